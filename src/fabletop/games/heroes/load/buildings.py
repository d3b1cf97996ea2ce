"""Reads the buildings of the town boards."""

from __future__ import annotations

from typing import Final

import msgspec

from fabletop.content import From
from fabletop.games.heroes.defs import FACTIONS, NEUTRAL, NONE
from fabletop.games.heroes.load.reading import Reader
from fabletop.games.heroes.towns.printed import (
    BUILDINGS,
    CITY_HALL,
    HALL_WORDS,
    MAGE_GUILD,
    SPECIAL_1,
    SPECIAL_WORDS,
    BuildingDef,
)

BUILDINGS_FILE: Final = "buildings.yaml"

Boards = tuple[tuple[BuildingDef, ...], ...]  # by faction and kind


class PriceRecord(msgspec.Struct, forbid_unknown_fields=True):
    gold: int
    materials: int
    valuables: int = 0


class BuildingRecord(msgspec.Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    id: str
    icon: str
    faction: str
    kind: str
    price: PriceRecord
    source: From
    requires: str | None = None
    word: str = ""
    amount: int = 0


def read_buildings(reader: Reader) -> Boards:
    """The town boards of the factions; each has every kind of building.
    [heroes.town.010]"""
    boards: list[dict[int, BuildingDef]] = [{} for _ in FACTIONS[:NEUTRAL]]
    for index, r in enumerate(reader.records(BUILDINGS_FILE, BuildingRecord)):
        faction = reader.one_of(r.faction, FACTIONS[:NEUTRAL], "faction")
        if r.id.partition(".")[0] != r.faction:
            raise reader.wrong(f"{r.id} is a building of {r.faction}, so its id starts with it")
        building = building_of(reader, r, index, faction, boards[faction])
        if building.kind in boards[faction]:
            raise reader.wrong(f"{r.faction} has a {r.kind} already")
        boards[faction][building.kind] = building
    for word, board in zip(FACTIONS, boards, strict=False):
        for kind, name in enumerate(BUILDINGS):
            if kind not in board:
                raise reader.wrong(f"{word} has no {name}")
    return tuple(tuple(board[kind] for kind in range(len(BUILDINGS))) for board in boards)


def building_of(
    reader: Reader, r: BuildingRecord, index: int, faction: int, board: dict[int, BuildingDef]
) -> BuildingDef:
    kind = reader.one_of(r.kind, BUILDINGS, "kind of building")
    if kind == CITY_HALL:
        reader.one_of(r.word, HALL_WORDS, "word of a city hall")
    elif kind >= SPECIAL_1:
        reader.one_of(r.word, SPECIAL_WORDS, "word of a building that only one faction has")
    elif r.word:
        raise reader.wrong(f"{r.id} needs no word: its kind says what it does")
    if (kind in (CITY_HALL, MAGE_GUILD)) != (r.amount > 0):
        raise reader.wrong(f"{r.id} needs an amount if it is a city hall or a mage guild, and none otherwise")
    price = (r.price.gold, r.price.materials, r.price.valuables)
    if min(price) < 0:
        raise reader.wrong(f"{r.id} costs less than nothing")
    return BuildingDef(index, r.id, faction, kind, price, required(reader, r, board), r.word, r.amount)


def required(reader: Reader, r: BuildingRecord, board: dict[int, BuildingDef]) -> int:
    """What must stand before, by kind: one of the same town that stands above it in the file."""
    if r.requires is None:
        return NONE
    for kind, building in board.items():
        if building.id == r.requires:
            return kind
    raise reader.wrong(f"{r.id} requires {r.requires!r}, which is no building of {r.faction} above it")
