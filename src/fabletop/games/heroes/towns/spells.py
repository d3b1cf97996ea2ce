"""Buying spells at the mage guild. [heroes.mage_guild]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.levels import TO_HAND
from fabletop.games.heroes.cards.split import can_search, search_for
from fabletop.games.heroes.state.decks import SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.towns.printed import MAGE_GUILD
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import NOBODY, Act, Seat, act

CARDS_SEEN: Final = 2
BOOK: Final = act("book")


def may_sell(g: Heroes, owner: Seat) -> bool:
    """Not in the round in which it is built, but for the earlier edition. [heroes.mage_guild.070]"""
    return g.rules.guild_sells_at_once or g.realm(owner).guild_round != g.round


def guild_of(g: Heroes, seat: Seat) -> Seat:
    """On whose board the guild stands in which a player buys spells now, the cheapest; NOBODY.
    [heroes.option.160]"""
    best = NOBODY
    for owner in g.boards(seat):
        if g.has(owner, MAGE_GUILD) and may_sell(g, owner):
            price = g.building(owner, MAGE_GUILD).amount
            if best == NOBODY or price < g.building(best, MAGE_GUILD).amount:
                best = owner
    return best


def spell_price(g: Heroes, seat: Seat, off: int = 0) -> Resources:
    """What a spell costs in a player's guild, with so much gold off. [heroes.mage_guild.080]"""
    owner = guild_of(g, seat) if g.rules.captured_towns_serve else seat
    if owner == NOBODY:  # what it would cost at home
        owner = seat
    return max(0, g.building(owner, MAGE_GUILD).amount - off), 0, 0


def can_buy_spell(g: Heroes, seat: Seat, off: int = 0) -> bool:
    """Once in a round, and not in the one in which the guild is built.
    [heroes.mage_guild.040, heroes.mage_guild.050, heroes.mage_guild.060, heroes.mage_guild.070,
    heroes.town.070, heroes.town_action.090]"""
    realm = g.realm(seat)
    return (
        not realm.booked
        and guild_of(g, seat) != NOBODY
        and g.can_pay(seat, spell_price(g, seat, off))
        and can_search(g, seat, SPELLS)
    )


def buy_spell(g: Heroes, seat: Seat, off: int = 0, seen: int = CARDS_SEEN) -> None:
    """Pay, turn the token, and search; a card may take gold off and let the player see more.
    [heroes.mage_guild.040, heroes.mage_guild.050]"""
    g.pay(seat, spell_price(g, seat, off))
    search_for(g, seat, SPELLS, seen, TO_HAND)
    if g.rules.spells_any_number:  # the token is turned when the player has enough [heroes.mage_guild.060]
        g.owe("heroes.more_spells", seat)
    else:
        g.turn_spell_token(seat)


def spells_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    return [BOOK] if can_buy_spell(g, seat) else []


@deed("book", spells_on_offer, any_turn=True)
def book(g: Heroes, seat: Seat, what: Act) -> None:
    """[heroes.mage_guild.040]"""
    buy_spell(g, seat)
