"""A layout of the map editor becomes the file of a scenario to go on with; what is left behind is told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from fabletop.content.entries import LONGEST_ID, is_id, quoted
from fabletop.games.heroes.defs import FACTIONS
from fabletop.games.heroes.map.grid import Hex, distance
from fabletop.games.heroes.map.printed import CENTRAL, NEAR, STARTING, TURNS, TileDef
from fabletop.games.heroes.scenario.exchange.form import (
    DRAWN,
    LAND,
    LAST_CELL,
    ORDER,
    UNDERGROUND,
    WATER,
    axial,
    read,
    unpack,
)
from fabletop.games.heroes.scenario.exchange.value import Value
from fabletop.games.heroes.scenario.load.file import MOST_PLAYERS
from fabletop.games.heroes.scenario.load.maps import TOUCHING, lattice_of
from fabletop.games.heroes.scenario.load.reading import Box
from fabletop.games.heroes.scenario.load.vocabulary import KIND_LETTERS, KIND_WORDS
from fabletop.games.heroes.scenario.named import LATTICES
from fabletop.kernel.errors import BrokenFile

CUBES: Final = (
    *("", "black", "necropolis", "castle", "dungeon", "tower", "rampart", "fortress"),
    *("inferno", "stronghold", "conflux", "cove"),
)
MOST_CUBES: Final = 99  # colours that may yet come
NOBODY: Final = (0, "0", "")  # where no portrait lies
ON_FIELDS: Final = {"creaturebanks": "creature bank", "mapLocations": "location"}
KNOWN: Final = (
    *("row", "col", "id", "tileId", "rotation", "cubes", "hero", "suggestedPlacement", "blockedHex"),
    *("faction", "fieldReplacementRotations", *ON_FIELDS),
)

# What a layout says nothing of: the mode, the goal, the victory, and what happens at the limit
Beginning = tuple[str, str, str, str]
CHAPTER: Final = ("solo", "gather", "{level: {by: player, at_least: 5}}", "party_loses")
ALONE: Final = ("cooperative", "gather", "{level: {by: each_player, at_least: 5}}", "party_loses")
RIVALS: Final = ("clash", "capture", "{captured: {whose: rival, by: player}}", "most_points")
FILE: Final = """\
# The map is that of a layout of the map editor.  Everything else is a beginning: docs/scenarios.md says what
# may stand here, and `fabletop scenario check` whether it is sound.
id: {id}
mode: {mode}
players: [{players}]
goal: {goal}
{people}rounds: 10
map:
  lattice: {lattice}
  layouts:
    {players}p:
{tiles}
{marks}start:
  resources: {{gold: 15, materials: 4, valuables: 2}}
  income: {{gold: 15, materials: 2, valuables: 1}}
  units: [few_cheapest_bronze, few_second_bronze]
  buildings: [bronze_dwelling]
  bonus: difficulty
victory:
- {{if: {victory}, when: at_once}}
at_limit: {at_limit}
"""


class Draft:
    """The file of a scenario, and what of the layout is not in it."""

    def __init__(self, text: str, notes: list[str]) -> None:
        self.text: Final = text
        self.notes: Final = notes


class Tile:
    """A tile of the editor while it is read."""

    def __init__(self, entry: Value) -> None:
        self.entry: Final = entry
        self.given: Final = entry.keys()
        self.centre: Final = axial(self.number("row", LAST_CELL), self.number("col", LAST_CELL))
        self.turns: Final = self.number("rotation", TURNS - 1)
        self.id: Final = self.tile_id()
        self.word = ""  # as our layouts call it, or nothing where it is left out
        self.kind = STARTING

    def number(self, key: str, most: int) -> int:
        return self.given[key].number(0, most) if key in self.given else 0

    def tile_id(self) -> str:
        if "tileId" not in self.given:
            raise self.entry.wrong("the key `tileId` is missing: which tile lies here, such as F0 or N3")
        given = self.given["tileId"]
        if isinstance(given.value, list):
            given = Value(given.path, given.place, given.parts(1, 1, "tile")[0])
        id = given.word()
        if id not in DRAWN and id not in LAND and id not in WATER and id not in UNDERGROUND:
            raise given.wrong(
                f"{quoted(id)} is no tile; there are S0, F0, N0 and C0, which are drawn, and such as N3"
            )
        return id

    def lies(self) -> str:
        return f"{self.entry.place}, {self.id}"


def draft(path: Path, box: Box, solo: int | None = None) -> Draft:
    """The layout in a file as a scenario, or as a chapter of one who begins on that entry; a BrokenFile says
    what is wrong with it and where."""
    return draft_in(read(path), path, box, solo)


def draft_in(text: str, path: Path, box: Box, solo: int | None = None) -> Draft:
    """The same for the text of such a file, which is called by its path."""
    tiles = [Tile(entry) for entry in unpack(path, text)]
    own = None if solo is None else own_tile(path, tiles, solo, box)
    anybodys = () if own is not None else starting_tiles(tiles, box)
    notes: list[str] = []
    for tile in tiles:
        notes += named(tile, box, anybodys)
        notes += left_behind(tile)
    check_ground(tiles)
    kept = [tile for tile in tiles if tile.word]
    if own is not None:
        return Draft(written(path, kept, 1, CHAPTER, chapter(kept.index(own), box.tiles[own.id], box)), notes)
    seats = sum(tile.word == "S" for tile in kept)
    if not 1 <= seats <= MOST_PLAYERS:
        raise BrokenFile(
            path,
            "",
            f"the layout has {seats} starting tiles of players: give it 1 to {MOST_PLAYERS}, such as S0",
        )
    factions = "any_repeated" if seats == MOST_PLAYERS else "any"
    beginning = ALONE if seats == 1 else RIVALS
    return Draft(written(path, kept, seats, beginning, f"factions: {factions}\n"), notes)


def starting_tiles(tiles: list[Tile], box: Box) -> tuple[str, ...]:
    """Those that are any seat's although they have an id: all, unless others are there for the seats."""
    for_seats = any(tile.id == "S0" for tile in tiles)
    return tuple(id for id, kind in LAND.items() if kind == STARTING and not (for_seats and id in box.tiles))


def own_tile(path: Path, tiles: list[Tile], solo: int, box: Box) -> Tile:
    """The tile on which the player of a chapter begins."""
    if not 0 <= solo < len(tiles):
        raise BrokenFile(path, "", f"there is no entry {solo} to begin on; there are 0 to {len(tiles) - 1}")
    towns = [id for id, tile in box.tiles.items() if tile.kind == STARTING]
    if tiles[solo].id not in towns:
        raise (
            tiles[solo]
            .given["tileId"]
            .wrong(f"a chapter begins on {', '.join(towns)}, not on {tiles[solo].id}: name another entry")
        )
    return tiles[solo]


def chapter(index: int, tile: TileDef, box: Box) -> str:
    """Who plays a chapter, and where it begins."""
    hero = next(id for id, hero in box.heroes.items() if hero.faction == tile.faction)
    return f"faction: {FACTIONS[tile.faction]}\nheroes: [{hero}]\nseat_tiles: {{1p: [{index}]}}\n"


def named(tile: Tile, box: Box, anybodys: tuple[str, ...]) -> list[str]:
    """Give the tile its word, and tell where that is not the tile that lies there."""
    id = tile.id
    if id in WATER or id in UNDERGROUND:
        return [
            f"{tile.lies()}: left out, as there are no {'water' if id in WATER else 'underground'} tiles here"
        ]
    tile.kind = DRAWN[id] if id in DRAWN else LAND[id]
    tile.word = KIND_LETTERS[tile.kind]
    if id in DRAWN:
        return []
    if id in anybodys:
        return [f"{tile.lies()}: the starting tile of any seat (S) lies there, whichever its faction"]
    if id not in box.tiles:
        return [f"{tile.lies()}: not in the box, a {KIND_WORDS[tile.kind]} tile that is drawn lies there"]
    tile.word = id
    return []


def left_behind(tile: Tile) -> list[str]:
    """What else the editor has laid on the tile, and no scenario can say."""
    given, found = tile.given, []
    for key, value in given.items():
        if key == "suggestedPlacement" and value.flag():
            found.append(f"{tile.entry.place}: the place is only a suggestion")
        elif key == "faction" and value.word():
            found.append(f"{tile.entry.place}: a border of {quoted(value.word())}")
        elif key == "cubes":
            for at, part in value.on_fields(ORDER):
                if cube := part.number(0, MOST_CUBES):
                    colour = CUBES[cube] if cube < len(CUBES) else f"number {cube}"
                    found.append(f"{tile.entry.place} {at}: a cube, {colour}")
        elif key == "hero":
            for at, part in value.on_fields(ORDER):
                if isinstance(part.value, bool) or part.value not in NOBODY:
                    found.append(f"{tile.entry.place} {at}: the hero {quoted(part.word())}")
        elif key == "blockedHex":
            for at, part in value.on_fields(ORDER):
                if part.flag():
                    found.append(f"{tile.entry.place} {at}: a marker that blocks the field")
        elif key in ON_FIELDS:
            for at, part in value.on_fields(ORDER):
                if part.word():
                    found.append(f"{tile.entry.place} {at}: the {ON_FIELDS[key]} {quoted(part.word())}")
        elif key == "fieldReplacementRotations":  # how those pictures are turned
            for _, part in value.on_fields(ORDER):
                part.number(0, TURNS - 1)
        elif key not in KNOWN:
            found.append(f"{value.place}: the key is unknown here")
    if tile.turns and tile.word != tile.id and tile.id not in DRAWN:
        found.append(f"{tile.entry.place}: its turn, {tile.turns}")
    return found


def check_ground(tiles: list[Tile]) -> None:
    """No tile lies over another."""
    for later, tile in enumerate(tiles):
        for earlier, other in enumerate(tiles[:later]):
            if distance(tile.centre, other.centre) < TOUCHING:
                raise tile.entry.wrong(
                    f"this tile lies over entry {earlier}: centres are at least {TOUCHING} fields apart"
                )


def written(path: Path, tiles: list[Tile], seats: int, beginning: Beginning, people: str) -> str:
    """The file; the first centre tile lies in the middle, else the first near one, else the first of all."""
    middle = next((t for kind in (CENTRAL, NEAR) for t in tiles if t.kind == kind), tiles[0]).centre
    centres: list[Hex] = [(t.centre[0] - middle[0], t.centre[1] - middle[1]) for t in tiles]
    up = [index for index, tile in enumerate(tiles) if tile.word == tile.id]
    turned = [f"{index}: {tiles[index].turns}" for index in up if tiles[index].turns]
    marks = f"  face_up: {{{seats}p: [{', '.join(map(str, up))}]}}\n" if up else ""
    marks += f"  turned: {{{seats}p: {{{', '.join(turned)}}}}}\n" if turned else ""
    mode, goal, victory, at_limit = beginning
    return FILE.format(
        id=id_from(path.stem),
        mode=mode,
        players=seats,
        goal=goal,
        people=people,
        lattice=LATTICES[lattice_of(centres)],
        tiles="\n".join(
            f"    - [{tile.word}, {q}, {r}]" for tile, (q, r) in zip(tiles, centres, strict=True)
        ),
        marks=marks,
        victory=victory,
        at_limit=at_limit,
    )


def id_from(name: str) -> str:
    """An id that looks like the name of the file."""
    word = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    word = word if is_id(word[:1]) else f"map_{word}"
    return word[:LONGEST_ID].strip("_")
