"""What places, tiles, buildings and proclamations are called, and what they do."""

from __future__ import annotations

from fabletop.games.heroes.defs import FACTIONS
from fabletop.games.heroes.map.printed import (
    PLACE_KINDS,
    RESOURCES,
    TILE_KINDS,
    VISIT,
    FieldDef,
    PlaceDef,
    TileDef,
)
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.towns.printed import BuildingDef
from fabletop.games.heroes.turn.printed import ProclamationDef
from fabletop.games.words import both, key
from fabletop.said import Said, Say, say


def amounts(price: Resources) -> Said:
    """12 gold and 1 valuable."""
    return both([say(f"amount-{name}", n=n) for name, n in zip(RESOURCES, price, strict=True) if n] or ["0"])


def place_name(place: PlaceDef) -> Say:
    return say(key("place", place.id))


def place_text(place: PlaceDef) -> Say:
    return say(key("place", place.id) + ".text")


def place_use(place: PlaceDef) -> Say:
    """How it is used; a field where there is nothing to use is called after that."""
    return place_name(place) if place.kind < VISIT else say(key("place-kind", PLACE_KINDS[place.kind]))


def field_name(field: FieldDef) -> Say:
    """A place, or which mine it is."""
    is_mine = bool(field.art) and field.art not in FACTIONS
    return say(key("art", field.art)) if is_mine else place_name(field.place)


def tile_kind(tile: TileDef) -> Say:
    return say(key("tile", TILE_KINDS[tile.kind]))


def terrain(tile: TileDef) -> Say:
    return say(key("terrain", tile.terrain))


def building_name(building: BuildingDef) -> Say:
    return say(key("building", building.id))


def building_text(building: BuildingDef) -> Say:
    return say(key("building", building.id) + ".text")


def proclamation_name(card: ProclamationDef) -> Say:
    return say(key("proclamation", card.id))


def proclamation_text(card: ProclamationDef) -> Say:
    return say(key("proclamation", card.id) + ".text")
