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
from fabletop.games.heroes.scenario.exchange.telling import in_english, wrong
from fabletop.games.heroes.scenario.exchange.value import Value
from fabletop.games.heroes.scenario.load.file import MOST_PLAYERS
from fabletop.games.heroes.scenario.load.maps import TOUCHING, lattice_of
from fabletop.games.heroes.scenario.load.reading import Box
from fabletop.games.heroes.scenario.load.vocabulary import KIND_LETTERS, KIND_WORDS
from fabletop.games.heroes.scenario.named import LATTICES
from fabletop.said import Said, say

CUBES: Final = (
    *("", "black", "necropolis", "castle", "dungeon", "tower", "rampart", "fortress"),
    *("inferno", "stronghold", "conflux", "cove"),
)
MOST_CUBES: Final = 99  # colours that may yet come
NOBODY: Final = (0, "0", "")  # where no portrait lies
ON_FIELDS: Final = {"creaturebanks": "note-bank", "mapLocations": "note-location"}
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

    def __init__(self, text: str, said: list[Said]) -> None:
        self.text: Final = text
        self.said: Final = said

    @property
    def notes(self) -> list[str]:
        """What is not in it, in English."""
        return in_english(self.said)


class Tile:
    """A tile of the editor while it is read."""

    def __init__(self, number: int, entry: Value) -> None:
        self.number_of_entry: Final = number
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
            raise self.entry.wrong("layout-tile-missing")
        given = self.given["tileId"]
        if isinstance(given.value, list):
            given = given.inside("", given.parts(1, 1)[0])
        id = given.word()
        if id not in DRAWN and id not in LAND and id not in WATER and id not in UNDERGROUND:
            raise given.wrong("layout-no-tile", shown=quoted(id))
        return id

    def lies(self) -> Said:
        return say("note-tile", n=self.number_of_entry, tile=self.id)


def draft(path: Path, box: Box, solo: int | None = None) -> Draft:
    """The layout in a file as a scenario, or as a chapter of one who begins on that entry; a BrokenFile says
    what is wrong with it and where."""
    return draft_in(read(path), path, box, solo)


def draft_in(text: str, path: Path, box: Box, solo: int | None = None) -> Draft:
    """The same for the text of such a file, which is called by its path."""
    tiles = [Tile(number, entry) for number, entry in enumerate(unpack(path, text))]
    own = None if solo is None else own_tile(path, tiles, solo, box)
    anybodys = () if own is not None else starting_tiles(tiles, box)
    notes: list[Said] = []
    for tile in tiles:
        notes += named(tile, box, anybodys)
        notes += left_behind(tile)
    check_ground(tiles)
    kept = [tile for tile in tiles if tile.word]
    if own is not None:
        return Draft(written(path, kept, 1, CHAPTER, chapter(kept.index(own), box.tiles[own.id], box)), notes)
    seats = sum(tile.word == "S" for tile in kept)
    if not 1 <= seats <= MOST_PLAYERS:
        raise wrong(path, "", "layout-starts", n=seats, most=MOST_PLAYERS)
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
        raise wrong(path, "", "layout-no-entry", n=solo, last=len(tiles) - 1)
    towns = [id for id, tile in box.tiles.items() if tile.kind == STARTING]
    if tiles[solo].id not in towns:
        given = tiles[solo].given["tileId"]
        raise given.wrong("layout-no-town", towns=", ".join(towns), tile=tiles[solo].id)
    return tiles[solo]


def chapter(index: int, tile: TileDef, box: Box) -> str:
    """Who plays a chapter, and where it begins."""
    hero = next(id for id, hero in box.heroes.items() if hero.faction == tile.faction)
    return f"faction: {FACTIONS[tile.faction]}\nheroes: [{hero}]\nseat_tiles: {{1p: [{index}]}}\n"


def named(tile: Tile, box: Box, anybodys: tuple[str, ...]) -> list[Said]:
    """Give the tile its word, and tell where that is not the tile that lies there."""
    id = tile.id
    if id in WATER or id in UNDERGROUND:
        return [say("note-water" if id in WATER else "note-underground", lies=tile.lies())]
    tile.kind = DRAWN[id] if id in DRAWN else LAND[id]
    tile.word = KIND_LETTERS[tile.kind]
    if id in DRAWN:
        return []
    if id in anybodys:
        return [say("note-any-seat", lies=tile.lies())]
    if id not in box.tiles:
        return [say("note-drawn", lies=tile.lies(), kind=say(f"kind-{KIND_WORDS[tile.kind]}"))]
    tile.word = id
    return []


def left_behind(tile: Tile) -> list[Said]:
    """What else the editor has laid on the tile, and no scenario can say."""
    given, lies = tile.given, tile.entry.lies
    found: list[Said] = []

    def on_field(which: str, at: str, **more: Said) -> None:
        found.append(say(which, lies=say("note-field", n=tile.number_of_entry, at=at), **more))

    for key, value in given.items():
        if key == "suggestedPlacement" and value.flag():
            found.append(say("note-suggestion", lies=lies))
        elif key == "faction" and value.word():
            found.append(say("note-border", lies=lies, what=quoted(value.word())))
        elif key == "cubes":
            for at, part in value.on_fields(ORDER):
                if cube := part.number(0, MOST_CUBES):
                    colour = CUBES[cube] if cube < len(CUBES) else f"number {cube}"
                    on_field("note-cube", at, what=colour)
        elif key == "hero":
            for at, part in value.on_fields(ORDER):
                if isinstance(part.value, bool) or part.value not in NOBODY:
                    on_field("note-hero", at, what=quoted(part.word()))
        elif key == "blockedHex":
            for at, part in value.on_fields(ORDER):
                if part.flag():
                    on_field("note-blocked", at)
        elif key in ON_FIELDS:
            for at, part in value.on_fields(ORDER):
                if part.word():
                    on_field(ON_FIELDS[key], at, what=quoted(part.word()))
        elif key == "fieldReplacementRotations":  # how those pictures are turned
            for _, part in value.on_fields(ORDER):
                part.number(0, TURNS - 1)
        elif key not in KNOWN:
            found.append(say("note-key", lies=lies, word=quoted(key)[1:-1]))
    if tile.turns and tile.word != tile.id and tile.id not in DRAWN:
        found.append(say("note-turn", lies=lies, n=tile.turns))
    return found


def check_ground(tiles: list[Tile]) -> None:
    """No tile lies over another."""
    for later, tile in enumerate(tiles):
        for earlier, other in enumerate(tiles[:later]):
            if distance(tile.centre, other.centre) < TOUCHING:
                raise tile.entry.wrong("layout-over", n=earlier, least=TOUCHING)


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
