"""The tiles on the table: where they lie, which fields touch, and where one may walk. [heroes.tile]

A field is a number: seven for each tile, in the order in which the tiles were laid, and inside a tile by the
position at which it lies once the tile has been turned.  So turning a tile moves what is printed, and never a
field: a hero, a cube and a way keep their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import (
    BESIDE,
    BLOCKED,
    CENTRE,
    FIELDS,
    OFFSETS,
    TURNS,
    FieldDef,
    TileDef,
    turned,
)

Hex = tuple[int, int]
Spot = tuple[int, int, tuple[int, ...]]  # where the centre of a new tile may lie, and the fields beside it
GRIDS_KEPT: Final = 256  # as they were worked out, the latest

# Where the centre of a tile lies that interlocks with another: two lattices. [heroes.tile.070]
INTERLOCK_A: Final = ((2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))
INTERLOCK_B: Final = ((1, 2), (-2, 3), (-3, 1), (-1, -2), (2, -3), (3, -1))
STRAIGHT: Final = ((3, 0), (0, 3), (-3, 3), (-3, 0), (0, -3), (3, -3))


def spot_of(field: int) -> int:
    """The place at the table, by number, of the tile to which a field belongs."""
    return field // FIELDS


def opposite(edge: int) -> int:
    """The same edge, as the field on its other side numbers it."""
    return (edge + TURNS // 2) % TURNS


def middle_of(spot: int) -> int:
    return spot * FIELDS + CENTRE


class Tile:
    """A tile on the table: where, of which kind, and, once it is face up, which one and how it was turned."""

    def __init__(self, q: int, r: int, kind: int, tile: int = NONE, turns: int = 0) -> None:
        self.q: Final = q
        self.r: Final = r
        self.kind: Final = kind
        self.tile: Final = tile
        self.turns: Final = turns

    @property
    def face_up(self) -> bool:
        return self.tile != NONE

    def to_data(self) -> list[int]:
        return [self.q, self.r, self.kind, self.tile, self.turns]


class Grid:
    """Where the fields of some tiles lie, and which of them touch; the same however the tiles are turned."""

    def __init__(self, centres: tuple[Hex, ...]) -> None:
        self.hexes: Final = tuple([(q + dq, r + dr) for q, r in centres for dq, dr in OFFSETS])  # by field
        self.at: Final = {where: field for field, where in enumerate(self.hexes)}
        self.near: Final = tuple([self._near(q, r) for q, r in self.hexes])  # by field and edge

    def _near(self, q: int, r: int) -> tuple[int, ...]:
        return tuple([self.at.get((q + dq, r + dr), NONE) for dq, dr in BESIDE])


@lru_cache(GRIDS_KEPT)
def grid_of(centres: tuple[Hex, ...]) -> Grid:
    return Grid(centres)


class Land:
    """The map as everybody sees it.  Never changed: a tile turned up makes another, and clones share it."""

    def __init__(
        self,
        printed: tuple[TileDef, ...],
        tiles: tuple[Tile, ...],
        walls: bool,
        before: Land | None = None,
        changed: int = NONE,
    ) -> None:
        """`before` is the same map but for the tile at the spot `changed`: what it knows is not worked out
        again."""
        self.printed: Final = printed
        self.tiles: Final = tiles
        self.walls: Final = walls  # whether closed edges count
        centres = tuple([(tile.q, tile.r) for tile in tiles])
        self.grid: Final[Grid] = grid_of(centres) if before is None else before.grid
        self.hexes: Final[tuple[Hex, ...]] = self.grid.hexes
        self.near: Final[tuple[tuple[int, ...], ...]] = self.grid.near
        fields: list[FieldDef | None]
        ways: list[tuple[int, ...]]
        hidden: list[tuple[int, ...]]
        if before is None:
            fields = [self._printed(tile, position) for tile in tiles for position in range(FIELDS)]
            touched = list(range(len(fields)))
            ways = [()] * len(fields)
            hidden = [()] * len(fields)
        else:
            fields = list(before.fields)
            first = changed * FIELDS
            for position in range(FIELDS):
                fields[first + position] = self._printed(tiles[changed], position)
            touched = self._around(changed)
            ways = list(before.ways)
            hidden = list(before.hidden)
        self.fields: Final[tuple[FieldDef | None, ...]] = tuple(
            fields
        )  # None beneath a tile that is face down
        for field in touched:
            ways[field] = self._ways(field)
            hidden[field] = self._hidden(field)
        self.ways: Final[tuple[tuple[int, ...], ...]] = tuple(ways)  # where one may step
        self.hidden: Final[tuple[tuple[int, ...], ...]] = tuple(
            hidden
        )  # the face-down tiles that touch a field
        self._spots: tuple[Spot, ...] | None = None  # see `spots`

    def _around(self, spot: int) -> list[int]:
        """The fields of a tile, and those that touch it."""
        found = list(range(spot * FIELDS, (spot + 1) * FIELDS))
        for field in self.ring(spot):
            for other in self.near[field]:
                if other != NONE and other not in found:
                    found.append(other)
        return found

    def _printed(self, tile: Tile, position: int) -> FieldDef | None:
        if tile.tile == NONE:
            return None
        return self.printed[tile.tile].fields[turned(position, -tile.turns)]

    def _ways(self, field: int) -> tuple[int, ...]:
        """The fields that a hero on this one may step onto.
        [heroes.movement.110, heroes.location.380]"""
        if self.fields[field] is None:
            return ()
        found: list[int] = []
        for edge in range(TURNS):
            other = self.near[field][edge]
            if other == NONE:
                continue
            there = self.fields[other]
            if there is not None and there.kind != BLOCKED and self._passable(field, edge, other):
                found.append(other)
        return tuple(found)

    def _hidden(self, field: int) -> tuple[int, ...]:
        """The face-down tiles that share an edge with a field; walls do not matter.
        [heroes.exploration.010]"""
        found: list[int] = []
        for other in self.near[field]:
            if other != NONE and self.fields[other] is None:
                spot = other // FIELDS
                if spot != field // FIELDS and spot not in found:
                    found.append(spot)
        found.sort()
        return tuple(found)

    def _passable(self, field: int, edge: int, other: int) -> bool:
        """Whether no wall stands on the edge between two fields that are face up."""
        return not self.walls or not (self._is_closed(field, edge) or self._is_closed(other, opposite(edge)))

    def _is_closed(self, field: int, edge: int) -> bool:
        printed = self.fields[field]
        if printed is None:
            return False
        return printed.closed[(edge - self.tiles[field // FIELDS].turns) % TURNS]

    # -- reading ------------------------------------------------------------------------------------------

    def field(self, field: int) -> FieldDef:
        """What is printed on a field that is face up."""
        printed = self.fields[field]
        if printed is None:
            raise ValueError(f"field {field} is face down")
        return printed

    def is_open(self, field: int, edge: int) -> bool:
        """Whether one may walk from a field over this edge in either direction: neither side is blocked, and
        no wall stands between them. [heroes.tile.070]"""
        other = self.near[field][edge]
        here, there = self.fields[field], None if other == NONE else self.fields[other]
        if here is None or there is None or here.kind == BLOCKED or there.kind == BLOCKED:
            return False
        return self._passable(field, edge, other)

    def ring(self, spot: int) -> range:
        """The outer fields of a tile."""
        return range(spot * FIELDS + 1, (spot + 1) * FIELDS)

    def joined(self, spot: int) -> list[int]:
        """The tiles that can be reached from a tile over an open edge."""
        here = self.tiles[spot]
        return self.would_join(spot, here.tile, here.turns) if here.face_up else []

    def would_join(self, spot: int, tile: int, turns: int) -> list[int]:
        """The same if that tile lay there, turned so."""
        found: list[int] = []
        for position in range(CENTRE + 1, FIELDS):
            printed = self.printed[tile].fields[turned(position, -turns)]
            if printed.kind == BLOCKED:
                continue
            near = self.near[spot * FIELDS + position]
            for edge in range(TURNS):
                other = near[edge]
                if other == NONE or other // FIELDS == spot or other // FIELDS in found:
                    continue
                there = self.fields[other]
                if there is None or there.kind == BLOCKED:
                    continue
                walled = printed.closed[(edge - turns) % TURNS] or self._is_closed(other, opposite(edge))
                if not (self.walls and walled):
                    found.append(other // FIELDS)
        return found

    def touching(self, spot: int) -> list[int]:
        """The tiles that share an edge with a tile, face up or not."""
        found: list[int] = []
        for field in self.ring(spot):
            for other in self.near[field]:
                if other != NONE and spot_of(other) != spot and spot_of(other) not in found:
                    found.append(spot_of(other))
        return found

    def parts(self, without: int = NONE) -> list[list[int]]:
        """The face-up tiles, in groups that are joined with each other, as if one of them were not there."""
        left = [s for s, tile in enumerate(self.tiles) if tile.face_up and s != without]
        found: list[list[int]] = []
        while left:
            part = [left.pop(0)]
            for spot in part:
                for other in self.joined(spot):
                    if other in left:
                        left.remove(other)
                        part.append(other)
            found.append(part)
        return found

    def spots(self, reckon: Callable[[Land], list[Spot]]) -> tuple[Spot, ...]:
        """Where a tile may be added, reckoned when somebody asks for the first time."""
        if self._spots is None:
            self._spots = tuple(reckon(self))
        return self._spots

    def find(self, place: str) -> list[int]:
        """The face-up fields with a place."""
        return [
            field for field, printed in enumerate(self.fields) if printed is not None and printed.id == place
        ]

    # -- another one --------------------------------------------------------------------------------------

    def turned_up(self, spot: int, tile: int, turns: int) -> Land:
        """The same with a tile face up."""
        here = self.tiles[spot]
        up = Tile(here.q, here.r, here.kind, tile, turns)
        tiles = (*self.tiles[:spot], up, *self.tiles[spot + 1 :])
        return Land(self.printed, tiles, self.walls, self, spot)

    def with_tile(self, q: int, r: int, kind: int) -> Land:
        """The same with one more tile, face down."""
        return Land(self.printed, (*self.tiles, Tile(q, r, kind)), self.walls)

    def to_data(self) -> dict[str, Any]:
        return {"tiles": [tile.to_data() for tile in self.tiles], "walls": self.walls}


NOWHERE: Final = Land((), (), True)  # where a single combat takes place


def land_from_data(printed: tuple[TileDef, ...], data: Any) -> Land:
    tiles = tuple([Tile(*tile) for tile in data["tiles"]])
    return Land(printed, tiles, bool(data["walls"])) if tiles else NOWHERE
