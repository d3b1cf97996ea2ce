"""The tiles of the box are all there, as printed, and one that does not add up is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.heroes.load.broken import bent

from fabletop.games.heroes.defs import CASTLE, DUNGEON, NECROPOLIS, NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import (
    BESIDE,
    BLOCKED,
    CENTRE,
    EDGES,
    EMPTY,
    FLAG,
    OFFSETS,
    PLACE_KINDS,
    POSITIONS,
    RESOURCES,
    REVISIT,
    STARTING,
    TILE_KINDS,
    TURNS,
    VISIT,
    FieldDef,
    TileDef,
)
from fabletop.testing import rule


def tile(id: str) -> TileDef:
    return content().tiles[content().tile_by_id[id]]


def field(id: str, position: str) -> FieldDef:
    return tile(id).fields[POSITIONS.index(position)]


def edges(field: FieldDef) -> set[str]:
    return {word for word, closed in zip(EDGES, field.closed, strict=True) if closed}


# -- what the box holds ------------------------------------------------------------------------------------


@rule("heroes.overview.060")
def test_the_map_has_twenty_tiles() -> None:
    found = Counter(TILE_KINDS[tile.kind] for tile in content().tiles)
    assert found == {"starting": 3, "far": 9, "near": 6, "centre": 2}
    assert [tile.index for tile in content().tiles] == list(range(20))


@rule("heroes.tile.050")
def test_each_tile_has_seven_fields_and_one_of_them_is_blocked() -> None:
    for tile in content().tiles:
        assert len(tile.fields) == 7
        assert sum(field.kind == BLOCKED for field in tile.fields) == 1


@pytest.mark.parametrize(
    ("kind", "levels"), [("starting", {1}), ("far", {2, 3}), ("near", {4, 5}), ("centre", {6, 7})]
)
@rule("heroes.tile.010", "heroes.tile.020", "heroes.tile.030", "heroes.tile.040")
def test_the_guards_of_a_tile_are_those_of_its_back(kind: str, levels: set[int]) -> None:
    for tile in content().tiles:
        if TILE_KINDS[tile.kind] == kind:
            assert {field.level for field in tile.fields if field.level} == levels, tile.id


def test_every_faction_starts_on_its_own_tile_with_its_town_in_the_middle() -> None:
    starts = {tile.faction: tile for tile in content().tiles if tile.kind == STARTING}
    assert {faction: tile.id for faction, tile in starts.items()} == {
        NECROPOLIS: "S1",
        DUNGEON: "S2",
        CASTLE: "S3",
    }
    for faction, tile in starts.items():
        town = tile.fields[CENTRE]
        assert (town.id, town.kind, town.faction) == ("town", FLAG, faction)
        assert [field.faction for field in tile.fields[1:]] == [NONE] * 6
    assert all(tile.faction == NONE for tile in content().tiles if tile.kind != STARTING)


@rule("heroes.location.010", "heroes.location.380")
def test_every_place_is_of_one_kind() -> None:
    found = Counter(PLACE_KINDS[place.kind] for place in content().places)
    assert found == {"empty": 1, "blocked": 1, "visit": 18, "revisit": 3, "flag": 5}
    kinds = {place.id: place.kind for place in content().places}
    assert (kinds["empty"], kinds["blocked"], kinds["windmill"]) == (EMPTY, BLOCKED, VISIT)
    assert {id for id, kind in kinds.items() if kind == REVISIT} == {"stables", "sanctuary", "trading_post"}
    flagged = {"town", "settlement", "mine", "dragon_utopia", "obelisk"}
    assert {id for id, kind in kinds.items() if kind == FLAG} == flagged
    assert {field.id for tile in content().tiles for field in tile.fields} == set(kinds)


def test_mines_and_symbols_say_what_they_give() -> None:
    found = Counter(
        RESOURCES[field.resource] for tile in content().tiles for field in tile.fields if field.id == "mine"
    )
    assert found == {"materials": 3, "gold": 6, "valuables": 6}
    for tile in content().tiles:
        for field in tile.fields:
            assert (field.resource != NONE) == (field.id == "mine")
            assert (field.dice > 0) == (field.id in ("treasure_symbol", "resource_symbol"))


def test_walls_of_a_tile_stand_three_fields_in_a_row_and_only_where_a_faction_starts() -> None:
    for tile in content().tiles:
        walled = [any(field.closed) for field in tile.fields]
        if tile.kind != STARTING:
            assert not any(walled)
            continue
        assert sum(walled) == 3
        assert any(all(walled[1 + (start + n) % TURNS] for n in range(3)) for start in range(TURNS))
        for position, field in enumerate(tile.fields):
            q, r = OFFSETS[position]
            outward = {
                word for word, (dq, dr) in zip(EDGES, BESIDE, strict=True) if (q + dq, r + dr) not in OFFSETS
            }
            assert edges(field) == (outward if walled[position] else set())


# -- samples -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "position", "expected"),
    [
        ("S1", "L", ("mine", 1, 1, 0, "ore_mine")),
        ("S1", "BL", ("treasure_symbol", 1, NONE, 1, "")),
        ("S3", "R", ("resource_symbol", 0, NONE, 1, "")),
        ("F1", "TL", ("settlement", 3, NONE, 0, "necropolis")),
        ("F2", "BR", ("artifact_symbol", 2, NONE, 0, "")),
        ("F4", "TL", ("mine", 3, 0, 0, "gold_mine")),
        ("F8", "BL", ("treasure_symbol", 2, NONE, 2, "")),
        ("N1", "BR", ("mine", 5, 2, 0, "gem_pond")),
        ("N3", "C", ("obelisk", 0, NONE, 0, "")),
        ("C1", "C", ("dragon_utopia", 7, NONE, 0, "")),
        ("C2", "C", ("grail", 7, NONE, 0, "")),
        ("C2", "BR", ("blocked", 0, NONE, 0, "")),
    ],
)
@rule("heroes.tile.060")
def test_a_field_is_as_printed(id: str, position: str, expected: tuple[object, ...]) -> None:
    f = field(id, position)
    assert (f.id, f.level, f.resource, f.dice, f.art) == expected


def test_a_tile_is_as_printed() -> None:
    assert (tile("N4").terrain, tile("N5").terrain, tile("N6").terrain) == ("dirt", "subterranean", "grass")
    assert tile("N4").holds("obelisk")
    assert not tile("N6").holds("obelisk")
    assert edges(field("S1", "R")) == {"NE", "E", "SE"}
    assert edges(field("S2", "L")) == {"SW", "W", "NW"}
    assert edges(field("S2", "R")) == set()


# -- what is refused ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("record", "old", "new", "what"),
    [
        ("windmill", "kind: visit", "kind: fly", "'fly' is not a kind of place; there are empty, blocked,"),
        ("windmill", "windmill", "temple", "there are two records 'temple'"),
        ("windmill", "windmill", "archery", "there are two records 'archery'"),
    ],
)
def test_a_broken_place_is_refused(tmp_path: Path, record: str, old: str, new: str, what: str) -> None:
    said, line = bent(tmp_path, "places.yaml", old, new, record)
    assert what in said.what
    if new != "temple":
        assert said.place == f"line {line}"


@pytest.mark.parametrize(
    ("record", "old", "new", "what"),
    [
        ("F1", "F1", "S1", "there are two records 'S1'"),
        ("F1", "kind: far", "kind: distant", "'distant' is not a kind of tile; there are starting, far,"),
        ("F1", "terrain: dirt", "terrain: cheese", "'cheese' is not a terrain; there are grass,"),
        ("F1", "place: windmill", "place: bakery", "'bakery' is not a place; there are empty, blocked,"),
        ("F1", "    C: {place: empty}\n", "", "F1 has no field C"),
        ("F1", "    C: {", "    M: {", "'M' is not a position on a tile; there are C, TR,"),
        ("F1", "level: 3", "level: 8", "F1 TL: a guard has a level from 1 to 7, not 8"),
        ("F1", "level: 3", "level: -1", "F1 TL: a guard has a level from 1 to 7, not -1"),
        ("F1", "place: empty", "place: empty, level: 2", "F1 C: nothing is there to be guarded"),
        ("F1", "place: blocked", "place: blocked, level: 2", "F1 L: nothing is there to be guarded"),
        ("F1", "place: windmill", "place: windmill, resource: gold", "F1 TR: a mine needs a resource, and"),
        ("F4", "resource: gold, ", "", "F4 TL: a mine needs a resource, and nothing else does"),
        ("F4", "resource: gold", "resource: beer", "'beer' is not a resource; there are gold, materials,"),
        ("F7", ", dice: 2", "", "F7 TL: treasure_symbol and resource_symbol need dice, and"),
        ("F1", "place: windmill", "place: windmill, dice: 1", "F1 TR: treasure_symbol and resource_symbol"),
        ("F4", "art: gold_mine", "art: sunset", "'sunset' is not a picture of a field; there are gold_mine,"),
        ("F1", "place: empty", "place: town", "F1 needs one town if it is a starting tile, and none oth"),
        ("S1", "place: town", "place: temple", "S1 needs one town if it is a starting tile, and none othe"),
        ("S1", "place: empty", "place: town", "S1 needs one town if it is a starting tile, and none othe"),
        ("S1", "  faction: necropolis\n", "", "S1 needs a faction if it is a starting tile, and none"),
        ("F1", "kind: far", "kind: far\n  faction: castle", "F1 needs a faction if it is a starting tile"),
        ("S1", "faction: necropolis", "faction: neutral", "'neutral' is not a faction; there are castle, du"),
        ("S2", "faction: dungeon", "faction: necropolis", "there are two starting tiles of necropolis"),
        ("S1", "R: [NE, E, SE]", "R: [NE, E, S]", "'S' is not a direction; there are NE, E, SE,"),
        ("S1", "R: [NE, E, SE]", "R: [W]", "S1 R: the edge W does not lead out of the tile"),
        ("S1", "R: [NE, E, SE]", "M: [NE]", "'M' is not a position on a tile; there are C, TR,"),
    ],
)  # fmt: skip
def test_a_broken_tile_is_refused(tmp_path: Path, record: str, old: str, new: str, what: str) -> None:
    said, line = bent(tmp_path, "tiles.yaml", old, new, record)
    assert what in said.what
    assert said.place == f"line {line}"


def test_a_field_says_nothing_that_is_not_asked(tmp_path: Path) -> None:
    said, line = bent(tmp_path, "tiles.yaml", "place: windmill", "place: windmill, mood: good", "F1")
    assert "unknown field `mood`" in said.what
    assert said.place == f"line {line + 3}"


def test_no_faction_is_left_without_a_tile(tmp_path: Path) -> None:
    text = (Path(content().folder) / "tiles.yaml").read_text(encoding="utf-8")
    record = text[text.index("- id: S3") : text.index("- id: F1")]
    said, _ = bent(tmp_path, "tiles.yaml", record, "", "S3")
    assert said.what == "castle has no starting tile"
