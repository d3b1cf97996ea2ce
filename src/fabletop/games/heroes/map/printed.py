"""What is printed on map tiles, frozen and shared by all games and their clones. [heroes.tile]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE

# A tile is a centre and a ring of six fields, clockwise. [heroes.tile.050]
POSITIONS: Final = ("C", "TR", "R", "BR", "BL", "L", "TL")
FIELDS: Final = len(POSITIONS)
CENTRE: Final = 0
# Where they lie from the centre, in axial coordinates: q grows to the right, r to the lower right
OFFSETS: Final = ((0, 0), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))

# The six edges of a field, clockwise: the first leads from the centre of a tile to the first of its ring
EDGES: Final = ("NE", "E", "SE", "SW", "W", "NW")
TURNS: Final = len(EDGES)
BESIDE: Final = OFFSETS[1:]

# The kinds of tiles, as their backs show them [heroes.tile.010 to heroes.tile.040]
TILE_KINDS: Final = ("starting", "far", "near", "centre")
STARTING: Final = 0
FAR: Final = 1
NEAR: Final = 2
CENTRAL: Final = 3

TERRAINS: Final = ("grass", "dirt", "subterranean")
RESOURCES: Final = ("gold", "materials", "valuables")

# What mines look like, and in whose style settlements are built
ARTS: Final = (
    "gold_mine",
    "ore_mine",
    "alchemist_lab",
    "crystal_mine",
    "gem_pond",
    "castle",
    "dungeon",
    "necropolis",
)

# How a place is used [heroes.location.010 to heroes.location.090]
PLACE_KINDS: Final = ("empty", "blocked", "visit", "revisit", "flag")
EMPTY: Final = 0
BLOCKED: Final = 1
VISIT: Final = 2  # once: then a black cube lies on it
REVISIT: Final = 3
FLAG: Final = 4  # a cube of its owner lies on it


class PlaceDef:
    """A kind of place on the map, such as a windmill."""

    def __init__(self, index: int, id: str, kind: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.kind: Final = kind


class FieldDef:
    """A field of a tile, as it is printed."""

    def __init__(
        self,
        place: PlaceDef,
        level: int = 0,
        resource: int = NONE,
        dice: int = 0,
        faction: int = NONE,
        closed: tuple[bool, ...] = (False,) * TURNS,
        art: str = "",
    ) -> None:
        self.place: Final = place
        self.id: Final = place.id
        self.kind: Final = place.kind
        self.level: Final = level  # the numeral of its guard; 0 without one [heroes.tile.060]
        self.resource: Final = resource  # what a mine yields
        self.dice: Final = dice  # how many a symbol lets roll
        self.faction: Final = faction  # whose town it is
        self.closed: Final = closed  # by edge [heroes.location.380]
        self.art: Final = art  # what it looks like, where that is more than its place


class TileDef:
    """A map tile; its fields in the order of POSITIONS, as it lies with its number upright."""

    def __init__(
        self, index: int, id: str, kind: int, terrain: str, faction: int, fields: tuple[FieldDef, ...]
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.kind: Final = kind
        self.terrain: Final = terrain
        self.faction: Final = faction  # of a starting tile; NONE for others
        self.fields: Final = fields
        self.turned: Final = tuple(  # the fields as they lie once the tile was turned so often
            [tuple([fields[turned(at, -turns)] for at in range(len(fields))]) for turns in range(TURNS)]
        )

    def holds(self, place: str) -> bool:
        for field in self.fields:
            if field.id == place:
                return True
        return False


def turned(position: int, turns: int) -> int:
    """Where a field of a tile lies once the tile was turned clockwise so often."""
    return position if position == CENTRE else (position - 1 + turns) % TURNS + 1
