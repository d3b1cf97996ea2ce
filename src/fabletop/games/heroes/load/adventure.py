"""Reads what only the adventure needs: the map, the town boards and the astrologers."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.games.heroes.load.astrologers import PROCLAMATIONS_FILE, read_proclamations
from fabletop.games.heroes.load.buildings import BUILDINGS_FILE, Boards, read_buildings
from fabletop.games.heroes.load.reading import Reader
from fabletop.games.heroes.load.tiles import PLACES_FILE, TILES_FILE, read_places, read_tiles
from fabletop.games.heroes.map.printed import PlaceDef, TileDef
from fabletop.games.heroes.turn.printed import ProclamationDef

FILES: Final = (PLACES_FILE, TILES_FILE, BUILDINGS_FILE, PROCLAMATIONS_FILE)


class Adventure:
    """What is printed on tiles, town boards and the astrologers' cards."""

    def __init__(
        self,
        places: tuple[PlaceDef, ...] = (),
        tiles: tuple[TileDef, ...] = (),
        buildings: Boards = (),
        proclamations: tuple[ProclamationDef, ...] = (),
    ) -> None:
        self.places: Final = places
        self.tiles: Final = tiles
        self.buildings: Final = buildings
        self.proclamations: Final = proclamations


def is_before(folder: Path) -> bool:
    """Whether a content is of the days before the adventure: it has none of its files."""
    return not any((folder / name).exists() for name in FILES)


def read_adventure(reader: Reader) -> Adventure:
    """What a content has of it: nothing, or all of its files."""
    if is_before(reader.folder):
        return Adventure()
    places = read_places(reader)
    return Adventure(places, read_tiles(reader, places), read_buildings(reader), read_proclamations(reader))
