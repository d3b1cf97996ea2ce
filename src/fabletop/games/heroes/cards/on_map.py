"""Words that are played outside combat. [heroes.card_timing, spell]"""

from __future__ import annotations

from fabletop.games.heroes.cards.registry import (
    AFTER_VICTORY,
    BEFORE_GUARDS,
    END_OF_TURN,
    ON_MAP,
    PURCHASE,
    word,
)
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.defs import AZURE, BRONZE, GOLD
from fabletop.games.heroes.map.once import RESOURCE_LUCK, TREASURE_LUCK
from fabletop.games.heroes.map.sight import tiles_in_sight
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.printed import DWELLING, HALF_THE_GOLD
from fabletop.kernel.frame import Seat

# -- units ------------------------------------------------------------------------------------------------


def tiers_at_home(g: Heroes, seat: Seat) -> list[int]:
    """The tiers whose dwellings a player has; with the golden one also the azure. [heroes.neutral.030]"""
    found = [tier for tier in range(BRONZE, GOLD + 1) if g.serves(seat, DWELLING + tier)]
    if GOLD in found:
        found.append(AZURE)
    return found


def has_dwellings(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    """In the earlier edition only guards that were drawn are recruited. [heroes.neutral.030]"""
    return not g.rules.diplomacy_hires_guards and bool(tiers_at_home(g, seat))


@word("diplomacy", ON_MAP, useful=has_dwellings)
def diplomacy(g: Heroes, play: Play, n: int) -> None:
    """One neutral unit for each dwelling; one of them may be bought.
    [heroes.neutral.030, heroes.neutral.040]"""
    g.owe("heroes.show_units", play.seat, *tiers_at_home(g, play.seat))


@word("necromancy", AFTER_VICTORY)
def necromancy(g: Heroes, play: Play, n: int) -> None:
    """A Few of Necropolis is reinforced for half the gold, up to a tier."""
    g.owe("heroes.reinforce_one", play.seat, BRONZE, n, HALF_THE_GOLD)


@word("cheaper_unit", PURCHASE)
@word("wisdom", PURCHASE)
@word("skip_fight", BEFORE_GUARDS)
@word("step_on", END_OF_TURN)
def seen_to_where_it_is_played(g: Heroes, play: Play, n: int) -> None:
    """With a purchase, before a fight, at the end of a turn: what asks for the card also does its work."""


# -- movement and luck ------------------------------------------------------------------------------------


def has_hero(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return bool(g.heroes_of(seat))


@word("movement", ON_MAP, useful=has_hero)
def movement(g: Heroes, play: Play, n: int) -> None:
    """For a hero of one's choice. [heroes.movement.120]"""
    g.owe("heroes.choose_mover", play.seat, n)


@word("fly_over", ON_MAP, useful=has_hero)
def fly_over(g: Heroes, play: Play, n: int) -> None:
    g.owe("heroes.choose_flyer", play.seat, n)


def is_not_lucky_yet(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    return g.rules.rerolls_allowed and not {TREASURE_LUCK, RESOURCE_LUCK} <= g.realm(seat).once


@word("luck_on_map", ON_MAP, useful=is_not_lucky_yet)
def luck_on_map(g: Heroes, play: Play, n: int) -> None:
    """One treasure and one resource die of this turn may be rolled again."""
    g.use_once(play.seat, TREASURE_LUCK)
    g.use_once(play.seat, RESOURCE_LUCK)


def has_a_home_to_go_to(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    homes = g.homes(seat)
    return any(field != g.heroes[number].field for number in g.heroes_of(seat) for field in homes)


@word("town_portal", ON_MAP, useful=has_a_home_to_go_to)
def town_portal(g: Heroes, play: Play, n: int) -> None:
    """A hero to a town or settlement of one's own, with so many points more."""
    g.owe("heroes.portal", play.seat, n)


def sees_a_tile(g: Heroes, seat: Seat, side: int, n: int) -> bool:
    """Whether a tile could be turned up, or added, beside the tile of one's heroes."""
    return any(tiles_in_sight(g, seat, number) for number in g.heroes_of(seat))


@word("reveal_tile", ON_MAP, useful=sees_a_tile)
def reveal_tile(g: Heroes, play: Play, n: int) -> None:
    """As from the observatory. [heroes.location.170]"""
    g.owe("heroes.look_from", play.seat)
