"""Which tiles lie, or could lie, beside a field. [heroes.exploration]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import (
    GRIDS_KEPT,
    INTERLOCK_A,
    INTERLOCK_B,
    Grid,
    Hex,
    Land,
    Spot,
    opposite,
    spot_of,
)
from fabletop.games.heroes.map.printed import BESIDE, BLOCKED, CENTRE, FIELDS, OFFSETS, TURNS
from fabletop.games.heroes.map.state import Mapped
from fabletop.kernel.frame import Act, Seat, act

Gap = tuple[int, int, tuple[tuple[int, int], ...]]  # the centre of a tile, and what it would touch


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


def centres_of(grid: Grid) -> list[Hex]:
    return list(grid.hexes[CENTRE::FIELDS])


def offsets_in_use(grid: Grid) -> tuple[Hex, ...]:
    """How tiles of this map may lie beside each other: all on its lattice, or on either if it is mixed."""
    centres = centres_of(grid)
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
    """Where a new tile may lie: a gap that is open towards a tile that is face up; with the face-up fields
    that the new one would touch. [heroes.exploration.020, heroes.exploration.050]"""
    found: list[Spot] = []
    for q, r, edges in gaps(land.grid):
        beside: list[int] = []
        is_open = False
        for field, edge in edges:
            if land.fields[field] is not None:
                if field not in beside:
                    beside.append(field)
                is_open = is_open or leads_over(land, field, edge)
        if is_open:
            found.append((q, r, tuple(beside)))
    return found


def leads_over(land: Land, field: int, edge: int) -> bool:
    """Whether a face-up field is neither blocked nor walled off at an edge."""
    printed = land.field(field)
    if printed.kind == BLOCKED:
        return False
    return not (land.walls and printed.closed[(edge - land.tiles[spot_of(field)].turns) % TURNS])


@lru_cache(GRIDS_KEPT)
def gaps(grid: Grid) -> list[Gap]:
    """Where one more tile would lie beside at least two and over none, however they are turned; with the
    fields that it would touch, and by which of their edges.
    [heroes.exploration.050, heroes.exploration.060]"""
    centres = centres_of(grid)
    offsets = offsets_in_use(grid)
    found = {(q + dq, r + dr) for q, r in centres for dq, dr in offsets}
    return [
        (*spot, edges_towards(grid, spot)) for spot in sorted(found) if interlocks(centres, spot, offsets)
    ]


def interlocks(centres: list[Hex], spot: Hex, offsets: tuple[Hex, ...]) -> bool:
    """Whether a tile at a spot would lie beside at least two tiles as they do, and over none."""
    near = [(q - spot[0], r - spot[1]) for q, r in centres if distance((q, r), spot) <= 3]
    return len(near) > 1 and all(offset in offsets for offset in near)


def edges_towards(grid: Grid, spot: Hex) -> tuple[tuple[int, int], ...]:
    """The fields that a tile at a spot would touch, each with every edge by which it would."""
    found: list[tuple[int, int]] = []
    for q, r in OFFSETS:
        for edge, (dq, dr) in enumerate(BESIDE):
            field = grid.at.get((spot[0] + q + dq, spot[1] + r + dr), NONE)
            if field != NONE:
                found.append((field, opposite(edge)))
    return tuple(found)


def tiles_in_sight(g: Mapped, seat: Seat, hero: int) -> list[Act]:
    """Tiles beside the whole tile of a hero, face down or to be added. [heroes.location.170]"""
    fields = list(g.land.ring(spot_of(g.heroes[hero].field)))
    options = [act("reveal", hero, spot) for spot in hidden_beside(g.land, fields)]
    if g.realm(seat).supply:
        options.extend([act("add", hero, q, r) for q, r in spots_beside(g.land, fields)])
    return options
