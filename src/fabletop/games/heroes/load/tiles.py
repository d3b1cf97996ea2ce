"""Reads the places and tiles of the map."""

from __future__ import annotations

from typing import Final

import msgspec

from fabletop.content import From
from fabletop.games.heroes.defs import FACTIONS, NEUTRAL, NONE
from fabletop.games.heroes.load.reading import Reader
from fabletop.games.heroes.map.printed import (
    ARTS,
    BESIDE,
    BLOCKED,
    EDGES,
    EMPTY,
    OFFSETS,
    PLACE_KINDS,
    POSITIONS,
    RESOURCES,
    STARTING,
    TERRAINS,
    TILE_KINDS,
    FieldDef,
    PlaceDef,
    TileDef,
)

PLACES_FILE: Final = "places.yaml"
TILES_FILE: Final = "tiles.yaml"
HIGHEST_LEVEL: Final = 7
ROLLED: Final = ("treasure_symbol", "resource_symbol")  # what says how many dice are rolled


class PlaceRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    kind: str
    source: From


class FieldRecord(msgspec.Struct, forbid_unknown_fields=True):
    place: str
    level: int = 0
    resource: str | None = None
    dice: int = 0
    art: str | None = None


class TileRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    kind: str
    terrain: str
    fields: dict[str, FieldRecord]
    source: From
    faction: str | None = None
    closed: dict[str, list[str]] = {}


def read_places(reader: Reader) -> tuple[PlaceDef, ...]:
    """The kinds of places.
    [heroes.location.010, heroes.location.020, heroes.location.030]"""
    places: list[PlaceDef] = []
    for r in reader.records(PLACES_FILE, PlaceRecord):
        places.append(PlaceDef(len(places), r.id, reader.one_of(r.kind, PLACE_KINDS, "kind of place")))
    return tuple(places)


def read_tiles(reader: Reader, places: tuple[PlaceDef, ...]) -> tuple[TileDef, ...]:
    """All map tiles; every faction has a tile to start on.
    [heroes.tile.010, heroes.tile.020]"""
    by_id = {place.id: place for place in places}
    tiles: list[TileDef] = []
    for r in reader.sourced(TILES_FILE, TileRecord):
        tile = _TileReader(reader, by_id, r).tile(len(tiles))
        if tile.faction != NONE and any(tile.faction == other.faction for other in tiles):
            raise reader.wrong(f"there are two starting tiles of {r.faction}")
        tiles.append(tile)
    for number, faction in enumerate(FACTIONS[:NEUTRAL]):
        if all(tile.faction != number for tile in tiles):
            raise reader.wrong(f"{faction} has no starting tile")
    return tuple(tiles)


class _TileReader:
    """Turns one record into a tile."""

    def __init__(self, reader: Reader, places: dict[str, PlaceDef], record: TileRecord) -> None:
        self.reader = reader
        self.places = places
        self.record = record

    def wrong(self, what: str) -> Exception:
        return self.reader.wrong(f"{self.record.id} {what}")

    def tile(self, index: int) -> TileDef:
        r, reader = self.record, self.reader
        kind = reader.one_of(r.kind, TILE_KINDS, "kind of tile")
        faction = reader.optional(r.faction, FACTIONS[:NEUTRAL], "faction")
        reader.one_of(r.terrain, TERRAINS, "terrain")
        if (kind == STARTING) != (faction != NONE):
            raise self.wrong("needs a faction if it is a starting tile, and none otherwise")
        for where in (*r.fields, *r.closed):
            reader.one_of(where, POSITIONS, "position on a tile")
        for position in POSITIONS:
            if position not in r.fields:
                raise self.wrong(f"has no field {position}")
        fields = tuple(self.field(number, faction) for number in range(len(POSITIONS)))
        towns = sum(field.id == "town" for field in fields)
        if towns != (kind == STARTING):
            raise self.wrong(f"needs one town if it is a starting tile, and none otherwise, not {towns}")
        return TileDef(index, r.id, kind, r.terrain, faction, fields)

    def field(self, position: int, faction: int) -> FieldDef:
        """One field; a town is that of the tile's faction."""
        r = self.record.fields[POSITIONS[position]]
        where = f"{POSITIONS[position]}:"
        self.reader.one_of(r.place, tuple(self.places), "place")
        place = self.places[r.place]
        if not 0 <= r.level <= HIGHEST_LEVEL:
            raise self.wrong(f"{where} a guard has a level from 1 to {HIGHEST_LEVEL}, not {r.level}")
        if r.level and place.kind in (EMPTY, BLOCKED):
            raise self.wrong(f"{where} nothing is there to be guarded")
        if (r.place == "mine") != (r.resource is not None):
            raise self.wrong(f"{where} a mine needs a resource, and nothing else does")
        if (r.place in ROLLED) != (r.dice > 0):
            raise self.wrong(f"{where} {' and '.join(ROLLED)} need dice, and nothing else does")
        return FieldDef(
            place,
            r.level,
            self.reader.optional(r.resource, RESOURCES, "resource"),
            r.dice,
            faction if r.place == "town" else NONE,
            self.closed(position),
            "" if r.art is None else ARTS[self.reader.one_of(r.art, ARTS, "picture of a field")],
        )

    def closed(self, position: int) -> tuple[bool, ...]:
        """Which of its edges are walls; only those that lead out of the tile can be.
        [heroes.location.380]"""
        given = self.record.closed.get(POSITIONS[position], [])
        closed = [False] * len(EDGES)
        q, r = OFFSETS[position]
        for word in given:
            edge = self.reader.one_of(word, EDGES, "direction")
            if (q + BESIDE[edge][0], r + BESIDE[edge][1]) in OFFSETS:
                raise self.wrong(f"{POSITIONS[position]}: the edge {word} does not lead out of the tile")
            closed[edge] = True
        return tuple(closed)
