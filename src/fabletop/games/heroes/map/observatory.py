"""The Redwood Observatory: what lies beside the tile of a hero. [heroes.location.170]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.explore import lay_down, legal_turns, turn_up
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.sight import tiles_in_sight
from fabletop.games.heroes.map.visit import place
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step


@place("redwood_observatory")
def redwood_observatory(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """Where all tiles are face up, one of them is turned. [heroes.tournament.150]"""
    g.owe("heroes.choose_neighbour" if g.printed.tournament else "heroes.observe", seat, hero)


@chooser("observe")
def tiles_to_see(g: Heroes, f: Frame) -> list[Act]:
    (hero,) = f.args
    return tiles_in_sight(g, f.seat, hero)


@step("heroes.observe", tiles_to_see, rules=("heroes.location.170", "heroes.exploration.040"))
def observe(g: Heroes, f: Frame, what: Act) -> None:
    """Without a point."""
    if what.verb == "reveal":
        _, spot = what.ids
        turn_up(g, f.seat, spot)
    else:
        _, q, r = what.ids
        lay_down(g, f.seat, q, r)


# -- the same in a tournament -------------------------------------------------------------------------------


def other_turns(g: Heroes, spot: int) -> list[int]:
    """The ways to turn a tile on with which it still joins the map."""
    return [turns for turns in legal_turns(g.land, spot) if turns != g.land.tiles[spot].turns]


def neighbours_to_turn(g: Heroes, hero: int) -> list[int]:
    """The tiles beside that of a hero, on which no hero stands and which can lie otherwise.
    [heroes.tournament.150]"""
    taken = [spot_of(one.field) for one in g.heroes if one.field != NONE]
    beside = g.land.touching(spot_of(g.heroes[hero].field))
    return [spot for spot in sorted(beside) if spot not in taken and other_turns(g, spot)]


@chooser("choose_neighbour")
def neighbour_or_none(g: Heroes, f: Frame) -> list[Pick]:
    (hero,) = f.args
    return [*(act("swing", spot) for spot in neighbours_to_turn(g, hero)), PASS]


@step("heroes.choose_neighbour", neighbour_or_none, rules=("heroes.tournament.150",))
def choose_neighbour(g: Heroes, f: Frame, tile: Pick) -> None:
    if isinstance(tile, Act):
        g.owe("heroes.swing_tile", f.seat, tile.id)


@chooser("swing_tile")
def ways_to_turn_on(g: Heroes, f: Frame) -> list[Act]:
    (spot,) = f.args
    return [act("turn", turns) for turns in other_turns(g, spot)]


@step("heroes.swing_tile", ways_to_turn_on, rules=("heroes.tournament.150", "heroes.exploration.050"))
def swing_tile(g: Heroes, f: Frame, turn: Act) -> None:
    """[heroes.tournament.150]"""
    (spot,) = f.args
    g.swing_tile(f.seat, spot, turn.id)
