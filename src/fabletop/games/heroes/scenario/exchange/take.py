"""The layout of a scenario in the form of the map editor; what that form cannot say is told."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import FAR, TileDef
from fabletop.games.heroes.scenario.exchange.form import DRAWN, ORDER, cell, pack
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load.maps import lattice_of
from fabletop.games.heroes.scenario.load.reading import Box
from fabletop.games.heroes.scenario.load.vocabulary import KIND_LETTERS
from fabletop.games.heroes.scenario.named import LATTICES
from fabletop.games.heroes.scenario.printed import ScenarioDef

FIRST_CELL: Final = 1  # of rows and columns: there is a ring around every centre
DRAWN_IDS: Final = {kind: id for id, kind in DRAWN.items()}
NOTHING: Final = [0] * len(ORDER)


class Taken:
    """The editor's line of text, and what of the scenario is not in it."""

    def __init__(self, text: str, notes: list[str]) -> None:
        self.text: Final = text
        self.notes: Final = notes


def take(scenario: ScenarioDef, layout: Layout, box: Box) -> Taken:
    """The map for one number of players."""
    tiles = list(box.tiles.values())
    up = FIRST_CELL - min(spot.r for spot in layout.spots)
    left = FIRST_CELL - min(cell(spot.q, spot.r + up)[1] for spot in layout.spots)
    entries = []
    for index, spot in enumerate(layout.spots):
        row, col = cell(spot.q + left, spot.r + up)
        name = f"{scenario.id} {layout.players} {index}"
        entries.append(
            {
                "row": row,
                "col": col,
                "id": str(uuid.uuid5(uuid.NAMESPACE_OID, name)).upper(),
                "tileId": id_of(spot, tiles),
                "cubes": NOTHING,
                "hero": NOTHING,
                "rotation": spot.turns,
            }
        )
    return Taken(pack(entries), [*left_out(layout, box), *left_out_beside(scenario, layout, box)])


def id_of(spot: TileSpot, tiles: Sequence[TileDef]) -> str:
    return DRAWN_IDS[spot.kind] if spot.tile == NONE else tiles[spot.tile].id


def place_names(box: Box) -> dict[int, str]:
    return {place.index: id for id, place in box.places.items()}


def left_out(layout: Layout, box: Box) -> list[str]:
    """What is said of single tiles."""
    places = place_names(box)
    tiles = list(box.tiles.values())
    found = []
    for index, spot in enumerate(layout.spots):
        lies = f"tile {index}, {KIND_LETTERS[spot.kind] if spot.tile == NONE else tiles[spot.tile].id}"
        if spot.tile != NONE and not spot.face_up:
            found.append(f"{lies}: it lies face down, and a tile with an id face up in the editor")
        if spot.tile != NONE and spot.seat != NONE:
            found.append(f"{lies}: it is the starting tile of seat {spot.seat}")
        if spot.must_hold != NONE:
            found.append(f"{lies}: it must hold {places[spot.must_hold]}")
        if spot.must_lack != NONE:
            found.append(f"{lies}: it must lack {places[spot.must_lack]}")
        if spot.among:
            found.append(f"{lies}: it is one of {', '.join(tiles[tile].id for tile in spot.among)}")
    return found


def left_out_beside(scenario: ScenarioDef, layout: Layout, box: Box) -> list[str]:
    """What is said of the map as a whole, and of what is no map."""
    found = []
    if lattice_of([(spot.q, spot.r) for spot in layout.spots]) != layout.lattice:
        found.append(f"lattice: {LATTICES[layout.lattice]}, which these tiles do not show")
    if scenario.pool[FAR]:
        found.append(f"pool_per_player: {scenario.pool[FAR]} far")
    if scenario.pool_holds != NONE:
        found.append(f"pool_holds: {place_names(box)[scenario.pool_holds]}")
    if any(scenario.supply):
        supply = zip(scenario.supply, KIND_LETTERS, strict=True)
        found.append(f"supply: {', '.join(f'{count} {letter}' for count, letter in supply if count)}")
    found += [f"changed: {tile.id}" for tile in scenario.changed]
    named = {
        "spots": [spot.id for spot in scenario.spots],
        "tokens": [token.id for token in scenario.tokens],
        "AI heroes": [hero.id for hero in scenario.ai],
    }
    found += [f"{what}: {', '.join(ids)}" for what, ids in named.items() if ids]
    return [*found, "all that is no map: mode, rounds, start, victory, places, events, rules and texts"]
