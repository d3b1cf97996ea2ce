"""Turning up tiles, and adding new ones to the map. [heroes.exploration]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import Land, spot_of
from fabletop.games.heroes.map.printed import FAR, TURNS
from fabletop.games.heroes.map.standing import come_to_light
from fabletop.games.heroes.map.walk import can_stay_and_act, pay_for_deed
from fabletop.games.heroes.scenario.course import is_sealed
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# -- turning up -------------------------------------------------------------------------------------------


def may_explore(g: Heroes, number: int) -> bool:
    """Whether a hero may turn up or add a tile from where it stands: in the earlier edition only where no
    other tile beside its field is known. [heroes.exploration.090, heroes.movement.150]"""
    if not can_stay_and_act(g, number):
        return False
    if not g.rules.explores_the_unknown:
        return True
    field = g.heroes[number].field
    for other in g.land.near[field]:
        if other != NONE and spot_of(other) != spot_of(field) and g.land.fields[other] is not None:
            return False
    return True


def reveals_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    found: list[Act] = []
    for number in g.heroes_of(seat):
        if may_explore(g, number):
            for spot in g.land.hidden(g.heroes[number].field):
                if not is_sealed(g, spot):
                    found.append(act("reveal", number, spot))
    return found


@deed("reveal", reveals_on_offer)
def reveal(g: Heroes, seat: Seat, what: Act) -> None:
    """A tile beside the hero, for a point; nobody moves, nothing is visited.
    [heroes.exploration.010, heroes.movement.040]"""
    number, spot = what.ids
    pay_for_deed(g, number)
    turn_up(g, seat, spot)


def turn_up(g: Heroes, seat: Seat, spot: int) -> None:
    """A tile is seen, and turned by who turned it up. [heroes.exploration.070]"""
    g.uncover(seat, spot)
    g.owe("heroes.turn_tile", seat, spot)


# -- adding -----------------------------------------------------------------------------------------------


def additions_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    if not g.realm(seat).supply:  # [heroes.exploration.030]
        return []
    found: list[Act] = []
    for number in g.heroes_of(seat):
        if may_explore(g, number):
            for q, r in g.land.room(g.heroes[number].field):
                found.append(act("add", number, q, r))
    return found


@deed("add", additions_on_offer)
def add(g: Heroes, seat: Seat, what: Act) -> None:
    """A far tile of one's own supply, for a point. [heroes.exploration.020, heroes.movement.050]"""
    number, q, r = what.ids
    pay_for_deed(g, number)
    lay_down(g, seat, q, r)


def lay_down(g: Heroes, seat: Seat, q: int, r: int) -> None:
    """It is seen once its place is chosen, and before it is turned."""
    turn_up(g, seat, g.add_tile(q, r, FAR, g.take_from_supply(seat)))


# -- which way ------------------------------------------------------------------------------------------


def legal_turns(land: Land, spot: int) -> list[int]:
    """The turns that join a tile with as many separate parts of the known map as can be; all six if none
    joins it with any. [heroes.exploration.050, heroes.exploration.080]"""
    parts = land.parts(without=spot)
    tile = land.tiles[spot].tile
    best = 0
    found: list[int] = []
    for turns in range(TURNS):
        joined = land.would_join(spot, tile, turns)
        n = sum(any(other in part for other in joined) for part in parts)
        if n > best:
            best = n
            found = []
        if n == best:
            found.append(turns)
    return found


@chooser("turn_tile")
def ways_to_turn(g: Heroes, f: Frame) -> list[Act]:
    (spot,) = f.args
    return [act("turn", turns) for turns in legal_turns(g.land, spot)]


@step(
    "heroes.turn_tile",
    ways_to_turn,
    rules=("heroes.exploration.050", "heroes.exploration.070", "heroes.exploration.080"),
)
def turn_tile(g: Heroes, f: Frame, turn: Act) -> None:
    (spot,) = f.args
    g.turn_tile(f.seat, spot, turn.id)
    come_to_light(g, spot)
