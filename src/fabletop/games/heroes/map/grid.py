"""Where tiles lie on the table, which of their fields touch, and where one more would fit. [heroes.tile]

All of it is the same however the tiles are turned, and whatever is on them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import BESIDE, CENTRE, FIELDS, OFFSETS, TURNS

Hex = tuple[int, int]
Edges = tuple[tuple[int, int], ...]  # fields, each with one of its edges
Gap = tuple[int, int, Edges]  # the centre of a tile, and what it would touch
GRIDS_KEPT: Final = 256  # as they were worked out, the latest

# Where the centre of a tile lies that interlocks with another: two lattices. [heroes.tile.070]
INTERLOCK_A: Final = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
INTERLOCK_B: Final = ((1, 2), (-2, 3), (-3, 1), (-1, -2), (2, -3), (3, -1))
STRAIGHT: Final = ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3))


def opposite(edge: int) -> int:
    """The same edge, as the field on its other side numbers it."""
    return (edge + TURNS // 2) % TURNS


def distance(a: Hex, b: Hex) -> int:
    q = a[0] - b[0]
    r = a[1] - b[1]
    around = q + r
    return ((q if q > 0 else -q) + (r if r > 0 else -r) + (around if around > 0 else -around)) // 2


class Grid:
    """The fields of some tiles.  Never changed: one more tile makes another."""

    def __init__(self, hexes: tuple[Hex, ...], at: dict[Hex, int], near: tuple[tuple[int, ...], ...]) -> None:
        self.hexes: Final = hexes  # by field
        self.at: Final = at  # the fields by where they lie
        self.near: Final = near  # by field and edge
        self._gaps: list[list[Gap]] | None = None  # see `gaps_beside`

    def with_tile(self, q: int, r: int) -> Grid:
        """The same with one more tile."""
        first = len(self.hexes)
        hexes = self.hexes + tuple([(q + dq, r + dr) for dq, dr in OFFSETS])
        at = self.at.copy()
        near = list(self.near)
        for field in range(first, first + FIELDS):
            at[hexes[field]] = field
        for field in range(first, first + FIELDS):
            q, r = hexes[field]
            near.append(tuple([at.get((q + dq, r + dr), NONE) for dq, dr in BESIDE]))
            for edge, other in enumerate(near[field]):
                if NONE < other < first:
                    row = list(near[other])
                    row[opposite(edge)] = field
                    near[other] = tuple(row)
        return Grid(hexes, at, tuple(near))

    def gaps_beside(self, field: int) -> list[Gap]:
        """The gaps that a field touches, worked out for all fields when somebody asks for the first time."""
        if self._gaps is None:
            beside: list[list[Gap]] = [[] for _ in self.hexes]
            for gap in gaps(self):
                for touched in dict.fromkeys([touched for touched, _ in gap[2]]):
                    beside[touched].append(gap)
            self._gaps = beside
        return self._gaps[field]


@lru_cache(GRIDS_KEPT)
def grid_of(centres: tuple[Hex, ...]) -> Grid:
    """The grid of tiles that were laid in this order."""
    if not centres:
        return Grid((), {}, ())
    return grid_of(centres[:-1]).with_tile(*centres[-1])


# -- gaps ---------------------------------------------------------------------------------------------------

# The edges of a tile's fields that lead out of it, each by where it leads, from the centre
OUTWARD: Final = tuple(
    [
        (q + dq, r + dr, edge)
        for q, r in OFFSETS
        for edge, (dq, dr) in enumerate(BESIDE)
        if (q + dq, r + dr) not in OFFSETS
    ]
)


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


def interlocks(centres: list[Hex], spot: Hex, offsets: tuple[Hex, ...]) -> bool:
    """Whether a tile at a spot would lie beside at least two tiles as they do, and over none."""
    return len(beside(centres, spot, offsets)) > 1


def beside(centres: list[Hex], spot: Hex, offsets: tuple[Hex, ...]) -> list[int]:
    """The tiles, by their number, beside which one more would lie at a spot as they do; none if it would lie
    over one of them, or beside one otherwise."""
    found: list[int] = []
    for number, centre in enumerate(centres):
        if distance(centre, spot) <= 3:
            if (centre[0] - spot[0], centre[1] - spot[1]) not in offsets:
                return []
            found.append(number)
    return found


def edges_towards(grid: Grid, spot: Hex) -> Edges:
    """The fields that a tile at a spot would touch, each with every edge by which it would."""
    found: list[tuple[int, int]] = []
    for q, r, edge in OUTWARD:
        field = grid.at.get((spot[0] + q, spot[1] + r), NONE)
        if field != NONE:
            found.append((field, opposite(edge)))
    return tuple(found)
