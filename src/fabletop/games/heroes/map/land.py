"""The tiles on the table: where they lie, which fields touch, and where one may walk. [heroes.tile]

A field is a number: seven for each tile, in the order in which the tiles were laid, and inside a tile by the
position at which it lies once the tile has been turned.  So turning a tile moves what is printed, and never a
field: a hero, a cube and a way keep their numbers.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import Edges, Grid, Hex, grid_of, opposite
from fabletop.games.heroes.map.printed import (
    BLOCKED,
    CENTRE,
    FIELDS,
    TURNS,
    FieldDef,
    TileDef,
)

UNKNOWN: Final = (None,) * FIELDS  # what is seen of a tile that is face down


def spot_of(field: int) -> int:
    """The place at the table, by number, of the tile to which a field belongs."""
    return field // FIELDS


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


class Land:
    """The map as everybody sees it.  Never changed: a tile turned up makes another, and clones share it.
    What it knows of a field is worked out when somebody asks for the first time."""

    def __init__(
        self,
        printed: tuple[TileDef, ...],
        tiles: tuple[Tile, ...],
        walls: bool,
        before: Land | None = None,
        changed: int = NONE,
    ) -> None:
        """`before` is the same map but for which tile it is that lies at the spot `changed`, and how."""
        self.printed: Final = printed
        self.tiles: Final = tiles
        self.walls: Final = walls  # whether closed edges count
        grid: Grid
        fields: tuple[FieldDef | None, ...]
        if before is None:
            grid = grid_of(tuple([(one.q, one.r) for one in tiles]))
            fields = tuple([field for tile in tiles for field in self._seen(tile)])
        else:
            first = changed * FIELDS
            grid = before.grid
            fields = before.fields[:first] + self._seen(tiles[changed]) + before.fields[first + FIELDS :]
        self.grid: Final[Grid] = grid
        self.hexes: Final[tuple[Hex, ...]] = self.grid.hexes
        self.near: Final[tuple[tuple[int, ...], ...]] = self.grid.near
        self.fields: Final[tuple[FieldDef | None, ...]] = fields  # None beneath a tile that is face down
        self._ways: Final[list[tuple[int, ...] | None]] = [None] * len(self.fields)
        self._hidden: Final[list[tuple[int, ...] | None]] = [None] * len(self.fields)
        self._room: Final[list[tuple[Hex, ...] | None]] = [None] * len(self.fields)

    def _seen(self, tile: Tile) -> tuple[FieldDef | None, ...]:
        """The fields of a tile as they lie."""
        return self.printed[tile.tile].turned[tile.turns] if tile.face_up else UNKNOWN

    # -- reading ------------------------------------------------------------------------------------------

    def ways(self, field: int) -> tuple[int, ...]:
        """The fields that a hero on this one may step onto.
        [heroes.movement.110, heroes.location.380]"""
        known = self._ways[field]
        if known is None:
            known = self._ways[field] = tuple(self._reckon_ways(field))
        return known

    def _reckon_ways(self, field: int) -> list[int]:
        found: list[int] = []
        if self.fields[field] is not None:
            for edge, other in enumerate(self.near[field]):
                there = None if other == NONE else self.fields[other]
                if there is not None and there.kind != BLOCKED and self._passable(field, edge, other):
                    found.append(other)
        return found

    def hidden(self, field: int) -> tuple[int, ...]:
        """The face-down tiles that share an edge with a field; walls do not matter.
        [heroes.exploration.010]"""
        known = self._hidden[field]
        if known is None:
            known = self._hidden[field] = tuple(self._reckon_hidden(field))
        return known

    def _reckon_hidden(self, field: int) -> list[int]:
        found: list[int] = []
        for other in self.near[field]:
            if other != NONE and self.fields[other] is None:
                spot = other // FIELDS
                if spot != field // FIELDS and spot not in found:
                    found.append(spot)
        found.sort()
        return found

    def room(self, field: int) -> tuple[Hex, ...]:
        """Where a new tile may lie so that it touches a face-up field: a gap that is open towards a tile that
        is face up. [heroes.exploration.020, heroes.exploration.040, heroes.exploration.050]"""
        known = self._room[field]
        if known is None:
            gaps = self.grid.gaps_beside(field) if self.fields[field] is not None else []
            known = self._room[field] = tuple([(q, r) for q, r, edges in gaps if self._leads_over(edges)])
        return known

    def _leads_over(self, edges: Edges) -> bool:
        """Whether one of these fields is face up, and neither blocked nor walled off at its edge."""
        for field, edge in edges:
            printed = self.fields[field]
            blocked = printed is None or printed.kind == BLOCKED
            if not blocked and not (self.walls and self._is_closed(field, edge)):
                return True
        return False

    def _passable(self, field: int, edge: int, other: int) -> bool:
        """Whether no wall stands on the edge between two fields that are face up."""
        return not self.walls or not (self._is_closed(field, edge) or self._is_closed(other, opposite(edge)))

    def _is_closed(self, field: int, edge: int) -> bool:
        printed = self.fields[field]
        if printed is None:
            return False
        return printed.closed[(edge - self.tiles[field // FIELDS].turns) % TURNS]

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
            printed = self.printed[tile].turned[turns][position]
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
