"""Turning up tiles, and adding new ones to the map. [heroes.exploration]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import INTERLOCK_A, INTERLOCK_B, Hex, Land, spot_of
from fabletop.games.heroes.map.printed import BESIDE, BLOCKED, FAR, OFFSETS, TURNS
from fabletop.games.heroes.map.walk import can_act, pay_for_deed
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# -- turning up -------------------------------------------------------------------------------------------


def hidden_beside(land: Land, fields: list[int]) -> list[int]:
    """The face-down tiles that share an edge with one of these fields; walls do not matter.
    [heroes.exploration.010]"""
    found: list[int] = []
    for field in fields:
        for other in land.near[field]:
            if other != NONE and not land.tiles[spot_of(other)].face_up and spot_of(other) not in found:
                found.append(spot_of(other))
    return sorted(found)


def reveals_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    found: list[Act] = []
    for number in g.heroes_of(seat):
        if can_act(g, number):
            for spot in hidden_beside(g.land, [g.heroes[number].field]):
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


def distance(a: Hex, b: Hex) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def offsets_in_use(land: Land) -> tuple[Hex, ...]:
    """How tiles of this map may lie beside each other: all on its lattice, or on either if it is mixed."""
    centres = [(tile.q, tile.r) for tile in land.tiles]
    found = {(b[0] - a[0], b[1] - a[1]) for a in centres for b in centres if distance(a, b) == 3}
    if found.issubset(INTERLOCK_A):
        return INTERLOCK_A
    if found.issubset(INTERLOCK_B):
        return INTERLOCK_B
    return (*INTERLOCK_A, *INTERLOCK_B)


def spots_beside(land: Land, fields: list[int]) -> list[Hex]:
    """Where a new tile may lie so that it has a field next to one of these: beside at least two tiles, over
    none, and open towards one that is face up.
    [heroes.exploration.020, heroes.exploration.040, heroes.exploration.050, heroes.exploration.060]"""
    offsets = offsets_in_use(land)
    centres = [(tile.q, tile.r) for tile in land.tiles]
    reached = {(land.hexes[f][0] + q, land.hexes[f][1] + r) for f in fields for q, r in BESIDE}
    found: list[Hex] = []
    for q, r in centres:
        for dq, dr in offsets:
            spot = (q + dq, r + dr)
            if spot in found or not any((spot[0] + a, spot[1] + b) in reached for a, b in OFFSETS):
                continue
            near = [c for c in centres if distance(c, spot) <= 3]
            if any(distance(c, spot) < 3 for c in near) or len(near) < 2:
                continue
            if all((c[0] - spot[0], c[1] - spot[1]) in offsets for c in near) and opens_onto(land, spot):
                found.append(spot)
    return sorted(found)


def opens_onto(land: Land, spot: Hex) -> bool:
    """Whether a face-up field beside the spot is neither blocked nor walled off towards it."""
    inside = {(spot[0] + q, spot[1] + r) for q, r in OFFSETS}
    for field, (q, r) in enumerate(land.hexes):
        printed = land.fields[field]
        if printed is None or printed.kind == BLOCKED:
            continue
        for edge in range(TURNS):
            dq, dr = BESIDE[edge]
            if (q + dq, r + dr) in inside:
                turns = land.tiles[spot_of(field)].turns
                if not (land.walls and printed.closed[(edge - turns) % TURNS]):
                    return True
    return False


def additions_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    if not g.realm(seat).supply:  # [heroes.exploration.030]
        return []
    found: list[Act] = []
    for number in g.heroes_of(seat):
        if can_act(g, number):
            for q, r in spots_beside(g.land, [g.heroes[number].field]):
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
        joined = land.turned_up(spot, tile, turns).joined(spot)
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
