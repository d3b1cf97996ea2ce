"""The layout of a scenario in the form of the map editor; what that form cannot say is told."""

from __future__ import annotations

import uuid
from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import FAR, TileDef
from fabletop.games.heroes.scenario.exchange.form import DRAWN, ORDER, cell, pack
from fabletop.games.heroes.scenario.exchange.telling import in_english
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load.maps import lattice_of
from fabletop.games.heroes.scenario.load.reading import Box, place_said
from fabletop.games.heroes.scenario.load.vocabulary import KIND_LETTERS
from fabletop.games.heroes.scenario.named import LATTICES
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.said import Said, say

FIRST_CELL: Final = 1  # of rows and columns: there is a ring around every centre
DRAWN_IDS: Final = {kind: id for id, kind in DRAWN.items()}
NOTHING: Final = [0] * len(ORDER)


class Taken:
    """The editor's line of text, and what of the scenario is not in it."""

    def __init__(self, text: str, said: list[Said]) -> None:
        self.text: Final = text
        self.said: Final = said

    @property
    def notes(self) -> list[str]:
        """What is not in it, in English."""
        return in_english(self.said)


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


def left_out(layout: Layout, box: Box) -> list[Said]:
    """What is said of single tiles."""
    places = place_names(box)
    tiles = list(box.tiles.values())
    found: list[Said] = []
    for index, spot in enumerate(layout.spots):
        id = KIND_LETTERS[spot.kind] if spot.tile == NONE else tiles[spot.tile].id
        lies = say("note-laid", n=index, tile=id)
        if spot.tile != NONE and not spot.face_up:
            found.append(say("note-face-down", lies=lies))
        if spot.tile != NONE and spot.seat != NONE:
            found.append(say("note-seat", lies=lies, n=spot.seat))
        if spot.must_hold != NONE:
            found.append(say("note-holds", lies=lies, place=place_said(places[spot.must_hold])))
        if spot.must_lack != NONE:
            found.append(say("note-lacks", lies=lies, place=place_said(places[spot.must_lack])))
        if spot.among:
            among = ", ".join(tiles[tile].id for tile in spot.among)
            found.append(say("note-among", lies=lies, tiles=among))
    return found


def left_out_beside(scenario: ScenarioDef, layout: Layout, box: Box) -> list[Said]:
    """What is said of the map as a whole, and of what is no map."""
    found: list[Said] = []
    if lattice_of([(spot.q, spot.r) for spot in layout.spots]) != layout.lattice:
        found.append(say("note-lattice", lattice=LATTICES[layout.lattice]))
    if scenario.pool[FAR]:
        found.append(say("note-pool", n=scenario.pool[FAR]))
    if scenario.pool_holds != NONE:
        found.append(say("note-pool-holds", place=place_said(place_names(box)[scenario.pool_holds])))
    if any(scenario.supply):
        supply = zip(scenario.supply, KIND_LETTERS, strict=True)
        tiles = ", ".join(f"{count} {letter}" for count, letter in supply if count)
        found.append(say("note-supply", tiles=tiles))
    found += [say("note-changed", tile=tile.id) for tile in scenario.changed]
    named = {
        "note-spots": [spot.id for spot in scenario.spots],
        "note-tokens": [token.id for token in scenario.tokens],
        "note-ai": [hero.id for hero in scenario.ai],
    }
    found += [say(what, names=", ".join(ids)) for what, ids in named.items() if ids]
    return [*found, say("note-no-map")]
