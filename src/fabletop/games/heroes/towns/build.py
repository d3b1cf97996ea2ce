"""Building in town. [heroes.town]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.levels import TO_HAND
from fabletop.games.heroes.cards.split import search_for
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.printed import MAGE_GUILD
from fabletop.games.heroes.towns.reinforce import FULL, share_of
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Seat, act

NEW_GUILD_SEARCHES: Final = 2


def can_build(g: Heroes, seat: Seat, kind: int) -> bool:
    """Whether a building does not stand yet, may stand in this scenario, and what it needs stands: dwellings
    come in the order of their tiers. [heroes.town.060]"""
    if g.has(seat, kind) or kind in scenario_of(g).rules.no_building:
        return False
    needs = g.building(seat, kind).requires
    return needs == NONE or g.has(seat, needs)


def buildings_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """What can be built and paid for, once in a round. [heroes.town.090, heroes.town_action.070]"""
    found: list[Act] = []
    if not g.realm(seat).built:
        for kind, building in enumerate(g.printed.buildings[g.players[seat].faction]):
            if g.can_pay(seat, building.price) and can_build(g, seat, kind):
                found.append(act("build", kind))
    return found


@deed("build", buildings_on_offer, any_turn=True)
def build(g: Heroes, seat: Seat, what: Act) -> None:
    """Pay, place it, and do what it does on completion.
    [heroes.town.090, heroes.town.100, heroes.town_action.050]"""
    put_up(g, seat, what.id, FULL)
    g.turn_build_token(seat)


def put_up(g: Heroes, seat: Seat, kind: int, share: int) -> None:
    """Pay a share of the price, place the building, and do what it does on completion. [heroes.town.100]"""
    g.pay(seat, share_of(g.building(seat, kind).price, share))
    g.build(seat, kind)
    if kind == MAGE_GUILD:
        complete_guild(g, seat, TO_HAND)


def complete_guild(g: Heroes, seat: Seat, where: int) -> None:
    """Two Searches (2), each of the deck or the pile as the player likes.
    [heroes.mage_guild.010, heroes.mage_guild.020]"""
    for _ in range(NEW_GUILD_SEARCHES):
        search_for(g, seat, SPELLS, 2, where)
