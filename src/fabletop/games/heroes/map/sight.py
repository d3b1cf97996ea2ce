"""Which tiles lie, or could lie, beside a field. [heroes.exploration]"""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import INTERLOCK_A, INTERLOCK_B, Hex, Land, Spot, spot_of
from fabletop.games.heroes.map.printed import BESIDE, BLOCKED, OFFSETS, TURNS
from fabletop.games.heroes.map.state import Mapped
from fabletop.kernel.frame import Act, Seat, act


def hidden_beside(land: Land, fields: Sequence[int]) -> list[int]:
    """The face-down tiles that share an edge with one of these fields. [heroes.exploration.010]"""
    if len(fields) == 1:
        return list(land.hidden[fields[0]])
    found: list[int] = []
    for field in fields:
        for spot in land.hidden[field]:
            if spot not in found:
                found.append(spot)
    return sorted(found)


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


def spots_beside(land: Land, fields: Sequence[int]) -> list[Hex]:
    """Where a new tile may lie so that it has a field next to one of these. [heroes.exploration.040]"""
    return [(q, r) for q, r, beside in land.spots(free_spots) if any(field in beside for field in fields)]


def free_spots(land: Land) -> list[Spot]:
    """Where a new tile may lie: beside at least two tiles, over none, and open towards one that is face up;
    with the face-up fields that it would touch.
    [heroes.exploration.020, heroes.exploration.050, heroes.exploration.060]"""
    offsets = offsets_in_use(land)
    centres = [(tile.q, tile.r) for tile in land.tiles]
    found: dict[Hex, tuple[int, ...]] = {}
    for q, r in centres:
        for dq, dr in offsets:
            spot = (q + dq, r + dr)
            if spot in found:
                continue
            if interlocks(centres, spot, offsets):
                fields = fields_beside(land, spot)
                if opens_onto(land, spot, fields):
                    found[spot] = tuple(fields)
    return [(q, r, found[q, r]) for q, r in sorted(found)]


def interlocks(centres: list[Hex], spot: Hex, offsets: tuple[Hex, ...]) -> bool:
    """Whether a tile at a spot would lie beside at least two tiles as they do, and over none."""
    beside = 0
    for dq, dr in offsets:
        if (spot[0] + dq, spot[1] + dr) in centres:
            beside += 1
    if beside < 2:  # mostly: a spot at the border
        return False
    for centre in centres:
        if distance(centre, spot) <= 3 and (centre[0] - spot[0], centre[1] - spot[1]) not in offsets:
            return False
    return True


def fields_beside(land: Land, spot: Hex) -> list[int]:
    """The face-up fields that a tile at a spot would touch."""
    found: list[int] = []
    for q, r in OFFSETS:
        for dq, dr in BESIDE:
            field = land.grid.at.get((spot[0] + q + dq, spot[1] + r + dr), NONE)
            if field != NONE and land.fields[field] is not None and field not in found:
                found.append(field)
    return found


def opens_onto(land: Land, spot: Hex, fields: list[int]) -> bool:
    """Whether one of the face-up fields beside the spot is neither blocked nor walled off towards it."""
    inside = {(spot[0] + q, spot[1] + r) for q, r in OFFSETS}
    for field in fields:
        q, r = land.hexes[field]
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


def tiles_in_sight(g: Mapped, seat: Seat, hero: int) -> list[Act]:
    """Tiles beside the whole tile of a hero, face down or to be added. [heroes.location.170]"""
    fields = list(g.land.ring(spot_of(g.heroes[hero].field)))
    options = [act("reveal", hero, spot) for spot in hidden_beside(g.land, fields)]
    if g.realm(seat).supply:
        options.extend([act("add", hero, q, r) for q, r in spots_beside(g.land, fields)])
    return options
