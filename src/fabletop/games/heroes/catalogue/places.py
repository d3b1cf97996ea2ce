"""What is printed on the map, the town boards and the cards of the astrologers, for those who draw them."""

from __future__ import annotations

from fabletop.games.heroes.catalogue.records import (
    Guard,
    MapPlace,
    MapTile,
    Price,
    Proclamation,
    TileField,
    TownBuilding,
    Trade,
)
from fabletop.games.heroes.defs import DIFFICULTIES, FACTIONS, NONE
from fabletop.games.heroes.load import Content
from fabletop.games.heroes.map.printed import (
    PLACE_KINDS,
    RESOURCES,
    TILE_KINDS,
    FieldDef,
    PlaceDef,
    TileDef,
)
from fabletop.games.heroes.towns.printed import BUILDINGS, BuildingDef
from fabletop.games.heroes.towns.trade import TRADES
from fabletop.games.heroes.turn.printed import DURATIONS, ProclamationDef
from fabletop.games.heroes.words import places as words


def place_of(printed: Content, place: PlaceDef) -> MapPlace:
    return MapPlace(
        index=place.index,
        id=place.id,
        name=words.place_name(place),
        icon=printed.icons[place.id],
        kind=PLACE_KINDS[place.kind],
        use=words.place_use(place),
        text=words.place_text(place),
    )


def tile_of(tile: TileDef) -> MapTile:
    return MapTile(
        index=tile.index,
        id=tile.id,
        kind=TILE_KINDS[tile.kind],
        name=words.tile_kind(tile),
        terrain=tile.terrain,
        ground=words.terrain(tile),
        faction=FACTIONS[tile.faction] if tile.faction != NONE else None,
        fields=[field_of(field) for field in tile.fields],
    )


def field_of(field: FieldDef) -> TileField:
    return TileField(
        place=field.place.index,
        name=words.field_name(field),
        level=field.level,
        resource=RESOURCES[field.resource] if field.resource != NONE else None,
        dice=field.dice,
        faction=FACTIONS[field.faction] if field.faction != NONE else None,
        closed=list(field.closed),
        art=field.art or None,
    )


def building_of(printed: Content, building: BuildingDef) -> TownBuilding:
    board = printed.buildings[building.faction]
    return TownBuilding(
        index=building.index,
        id=building.id,
        name=words.building_name(building),
        icon=printed.icons[building.id],
        faction=FACTIONS[building.faction],
        kind=BUILDINGS[building.kind],
        price=Price(*building.price),
        requires=board[building.requires].index if building.requires != NONE else None,
        amount=building.amount,
        text=words.building_text(building),
    )


def proclamation_of(printed: Content, card: ProclamationDef) -> Proclamation:
    return Proclamation(
        index=card.index,
        id=card.id,
        name=words.proclamation_name(card),
        icon=printed.icons[card.id],
        lasts=DURATIONS[card.lasts],
        text=words.proclamation_text(card),
    )


def guards_of(printed: Content) -> list[Guard]:
    """The table of guards; nobody stands at level 0."""
    return [
        Guard(level, DIFFICULTIES[difficulty], *counts)
        for level, row in enumerate(printed.guards)
        for difficulty, counts in enumerate(row)
        if level
    ]


def all_trades() -> list[Trade]:
    return [Trade(index, Price(*gives), Price(*gets)) for index, (gives, gets) in enumerate(TRADES)]
