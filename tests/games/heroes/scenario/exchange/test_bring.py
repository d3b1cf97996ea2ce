"""A layout of the map editor is read as its form says, or refused with its place in the file."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.heroes.scenario.exchange.layouts import (
    FORELAND,
    bring,
    bring_bytes,
    foreland,
    map_of,
    packed,
    refused,
)

from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.printed import OFFSETS, POSITIONS
from fabletop.games.heroes.scenario.exchange import draft
from fabletop.games.heroes.scenario.exchange.form import LARGEST, LAST_CELL, MOST_ENTRIES
from fabletop.games.heroes.scenario.load import scenario_in
from fabletop.games.heroes.scenario.named import CLASH, COOPERATIVE
from fabletop.kernel.errors import BrokenFile

Tiles = list[dict[str, Any]]


def tile(what: object, q: int, r: int, **more: object) -> dict[str, Any]:
    """A tile of the editor, so far from a cell in the midst of its grid."""
    row = r + 20
    return {"tileId": what, "row": row, "col": q + 10 + (row - row % 2) // 2, **more}


def two_seats(*more: dict[str, Any]) -> Tiles:
    """A near tile in the middle and two starting tiles."""
    return [tile("N0", 0, 0), tile("S0", -3, 1), tile("S0", 3, -1), *more]


# what is read


def test_the_example_is_laid_as_it_says() -> None:
    made = bring(FORELAND.parent, FORELAND.read_text(encoding="utf-8"), FORELAND.name)
    assert map_of(made) == {
        "lattice": "b",
        "layouts": {"2p": [["N3", 0, 0], ["F", -3, 1], ["F", 3, -1], ["S", -5, 4], ["S", 5, -4]]},
        "face_up": {"2p": [0]},
        "turned": {"2p": {0: 2}},
    }
    assert made.notes == [
        "entry 1 TR: a marker that blocks the field",
        "entry 3 C: a cube, castle",
        "entry 4 C: the hero 'SANDRO'",
        "entry 4: a border of 'necropolis'",
    ]


def test_the_example_is_sound_and_turned_clockwise() -> None:
    made = bring(FORELAND.parent, FORELAND.read_text(encoding="utf-8"), FORELAND.name)
    scenario = scenario_in(made.text, "foreland", content().box)
    assert (scenario.id, scenario.mode, scenario.players) == ("foreland", CLASH, (2,))
    spot = scenario.layout(2).spots[0]
    fields = content().tiles[spot.tile].turned[spot.turns]
    lies = {field.id: OFFSETS[at] for at, field in enumerate(fields)}
    assert (lies["blocked"], lies["mine"], lies["obelisk"]) == ((0, 1), (-1, 1), (0, 0))
    assert content().tiles[spot.tile].fields[POSITIONS.index("TR")].id == "blocked"


@pytest.mark.parametrize(
    "bend",
    [
        lambda text: f"# Foreland\n#\n\n{text}",
        lambda text: "\n".join(text[at : at + 60] for at in range(0, len(text), 60)),
        lambda text: f"{text.strip()}\r\n\r\n",
        lambda text: json.dumps(foreland()),
        lambda text: f"\n# Foreland\n{json.dumps(foreland(), indent=1)}",
        lambda text: json.dumps({"grid": {"rows": 12, "columns": 12}, "default": foreland()}),
        lambda text: f"\ufeff{text}",
    ],
)
def test_a_layout_may_come_in_lines_with_comments_or_unpacked(tmp_path: Path, bend: Any) -> None:
    text = FORELAND.read_text(encoding="utf-8")
    made = bring(tmp_path, bend(text))
    plain = bring(tmp_path, text)
    assert (made.text, made.notes) == (plain.text, plain.notes)


def test_only_the_tile_must_be_told(tmp_path: Path) -> None:
    assert map_of(bring(tmp_path, [{"tileId": ["S0"]}])) == {
        "lattice": "mixed",
        "layouts": {"1p": [["S", 0, 0]]},
    }


def test_the_middle_is_the_first_centre_tile_or_near_tile_or_the_first_of_all(tmp_path: Path) -> None:
    far = [tile("F0", 2, 2), tile("S0", -1, 3), tile("S0", 5, 1)]
    assert map_of(bring(tmp_path, far))["layouts"]["2p"] == [["F", 0, 0], ["S", -3, 1], ["S", 3, -1]]
    near = [*far, tile("N2", 1, 0), tile("N0", 3, 4)]
    assert map_of(bring(tmp_path, near))["layouts"]["2p"][2:4] == [["S", 4, 1], ["N2", 0, 0]]
    assert map_of(bring(tmp_path, [*near, tile("C2", 4, -1, rotation=3)])) == {
        "lattice": "b",
        "layouts": {
            "2p": [["F", -2, 3], ["S", -5, 4], ["S", 1, 2], ["N2", -3, 1], ["N", -1, 5], ["C2", 0, 0]]
        },
        "face_up": {"2p": [3, 5]},
        "turned": {"2p": {5: 3}},
    }


@pytest.mark.parametrize(
    ("cells", "lattice"),
    [
        ([(0, 0), (-3, 1), (3, -1)], "b"),
        ([(0, 0), (2, 1), (-2, -1)], "a"),
        ([(0, 0), (2, 1), (-3, 1)], "mixed"),
        ([(0, 0), (3, 0), (-3, 1)], "b"),
        ([(0, 0), (3, 0), (-3, 0)], "mixed"),
    ],
)
def test_the_lattice_is_that_of_the_tiles_that_interlock(
    tmp_path: Path, cells: list[tuple[int, int]], lattice: str
) -> None:
    made = bring(tmp_path, [tile(id, *cell) for id, cell in zip(("N0", "S0", "S0"), cells, strict=True)])
    assert map_of(made)["lattice"] == lattice


@pytest.mark.parametrize(
    ("seats", "mode", "factions"),
    [(1, COOPERATIVE, "any"), (2, CLASH, "any"), (3, CLASH, "any"), (4, CLASH, "any_repeated")],
)
def test_a_map_for_one_to_four_is_a_sound_scenario(
    tmp_path: Path, seats: int, mode: int, factions: str
) -> None:
    around = [(-3, 1), (3, -1), (1, 2), (-1, -2)]
    made = bring(tmp_path, [tile("N0", 0, 0), *(tile("S0", *cell) for cell in around[:seats])])
    assert yaml.safe_load(made.text)["factions"] == factions
    scenario = scenario_in(made.text, "sample", content().box)
    assert (scenario.mode, scenario.players) == (mode, (seats,))


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("My Map (2).map", "my_map_2"),
        ("7 seas.map", "map_7_seas"),
        ("Åska.map", "ska"),
        ("½.map", "map"),
        ("a" * 60 + ".map", "a" * 40),
    ],
)
def test_the_id_comes_from_the_name_of_the_file(tmp_path: Path, name: str, id: str) -> None:
    assert yaml.safe_load(bring(tmp_path, two_seats(), name).text)["id"] == id


# what is left behind


def test_a_tile_that_the_box_lacks_is_drawn(tmp_path: Path) -> None:
    made = bring(tmp_path, two_seats(tile("F20", 1, 2, rotation=4), tile("#N2", -1, -2)))
    assert map_of(made)["layouts"]["2p"][3:] == [["F", 1, 2], ["N", -1, -2]]
    assert "face_up" not in map_of(made)
    assert made.notes == [
        "entry 3, F20: not in the box, a far tile that is drawn lies there",
        "entry 3: its turn, 4",
        "entry 4, #N2: not in the box, a near tile that is drawn lies there",
    ]


@pytest.mark.parametrize(
    ("id", "what"),
    [("W3", "water"), ("NW0", "water"), ("#N8", "water"), ("U7", "underground"), ("CU0", "underground")],
)
def test_water_and_the_underground_are_left_out(tmp_path: Path, id: str, what: str) -> None:
    made = bring(tmp_path, two_seats(tile(id, 12, 9)))
    assert len(map_of(made)["layouts"]["2p"]) == 3
    assert made.notes == [f"entry 3, {id}: left out, as there are no {what} tiles here"]


def test_starting_tiles_with_an_id_are_any_seats_where_no_other_is_one(tmp_path: Path) -> None:
    made = bring(tmp_path, [tile("N0", 0, 0), tile("S3", -3, 1, rotation=1), tile("S7", 3, -1)])
    assert [word for word, *_ in map_of(made)["layouts"]["2p"]] == ["N", "S", "S"]
    assert made.notes == [
        "entry 1, S3: the starting tile of any seat (S) lies there, whichever its faction",
        "entry 1: its turn, 1",
        "entry 2, S7: the starting tile of any seat (S) lies there, whichever its faction",
    ]
    kept = bring(tmp_path, [tile("N0", 0, 0), tile("S3", -3, 1, rotation=1), tile("S0", 3, -1)])
    assert map_of(kept)["layouts"] == {"1p": [["N", 0, 0], ["S3", -3, 1], ["S", 3, -1]]}
    assert (map_of(kept)["face_up"], map_of(kept)["turned"]) == ({"1p": [1]}, {"1p": {1: 1}})
    assert kept.notes == []
    lacking = bring(tmp_path, [tile("N0", 0, 0), tile("S7", -3, 1), tile("S0", 3, -1)])
    assert map_of(lacking)["layouts"] == {"2p": [["N", 0, 0], ["S", -3, 1], ["S", 3, -1]]}
    assert lacking.notes == [
        "entry 1, S7: the starting tile of any seat (S) lies there, whichever its faction"
    ]


def test_a_chapter_begins_on_the_entry_that_is_named(tmp_path: Path) -> None:
    tiles = [
        tile("W1", 9, 9),
        tile("S1", -3, 1),
        tile("N0", 0, 0),
        tile("S3", 3, -1, rotation=2),
        tile("S7", 1, 2),
    ]
    made = bring(tmp_path, tiles, solo=3)
    told = yaml.safe_load(made.text)
    assert (told["mode"], told["faction"], told["seat_tiles"]) == ("solo", "castle", {"1p": [2]})
    assert told["map"] == {
        "lattice": "b",
        "layouts": {"1p": [["S1", -3, 1], ["N", 0, 0], ["S3", 3, -1], ["S", 1, 2]]},
        "face_up": {"1p": [0, 2]},
        "turned": {"1p": {2: 2}},
    }
    assert made.notes[1:] == ["entry 4, S7: not in the box, a starting tile that is drawn lies there"]
    assert scenario_in(made.text, "chapter", content().box).layout(1).spots[2].seat == 0


@pytest.mark.parametrize(
    ("solo", "said"),
    [
        (0, r"at entry 0, `tileId`: a chapter begins on S1, S2, S3, not on N0: name another entry"),
        (3, r"map: there is no entry 3 to begin on; there are 0 to 2"),
        (-1, r"map: there is no entry -1 to begin on; there are 0 to 2"),
    ],
)
def test_a_chapter_begins_on_a_starting_tile_of_the_box(tmp_path: Path, solo: int, said: str) -> None:
    with pytest.raises(BrokenFile, match=said):
        bring(tmp_path, two_seats(), solo=solo)


def test_all_that_lies_on_a_tile_is_told(tmp_path: Path) -> None:
    words = ["", "", "CB2", "", "", "", ""]
    gate = ["", "", "", "", "", "", "monolith-2w-01a"]
    made = bring(
        tmp_path,
        two_seats(
            tile(
                "F0",
                1,
                2,
                id="3F",
                cubes=[1, 0, 0, 0, 0, 11, 12],
                hero=[0, "0", "", "SANDRO", "", "", ""],
                suggestedPlacement=True,
                blockedHex=[False] * 6 + [True],
                faction="elemental-fire",
                creaturebanks=words,
                mapLocations=gate,
                fieldReplacementRotations=[5] * 7,
                height=3,
            )
        ),
    )
    assert made.notes == [
        "entry 3 TL: a cube, black",
        "entry 3 BL: a cube, cove",
        "entry 3 BR: a cube, number 12",
        "entry 3 C: the hero 'SANDRO'",
        "entry 3: the place is only a suggestion",
        "entry 3 BR: a marker that blocks the field",
        "entry 3: a border of 'elemental-fire'",
        "entry 3 L: the creature bank 'CB2'",
        "entry 3 BR: the location 'monolith-2w-01a'",
        "entry 3, `height`: the key is unknown here",
    ]


def test_words_that_would_spoil_a_screen_are_shown_harmlessly(tmp_path: Path) -> None:
    made = bring(tmp_path, two_seats(tile("F0", 1, 2, faction="\x1b[2J\ud800" + "x" * 500)))
    assert made.notes == [f"entry 3: a border of '\\x1b[2J\\ud800{'x' * 35}…'"]


# what is refused


def test_a_text_that_is_not_whole_is_refused(tmp_path: Path) -> None:
    text = FORELAND.read_text(encoding="utf-8").strip()
    damaged = ("", "the text of the layout is damaged or not whole: copy it once more from the editor")
    assert refused(tmp_path, text[:-8]) == damaged
    assert refused(tmp_path, packed(b"[]")[:4] + text[4:]) == damaged
    assert refused(tmp_path, packed(b"\xff\xfe")) == damaged
    more = base64.b64encode(base64.b64decode(text) + b"more").decode("ascii")
    assert refused(tmp_path, more) == damaged
    no_layout = "this is no layout: the map editor's text is base64 and begins with eJ, or is JSON"
    assert refused(tmp_path, text[:-3]) == ("", no_layout)
    assert refused(tmp_path, "id: sample\nmode: clash\n") == ("", no_layout)
    assert refused(tmp_path, "å") == ("", no_layout)
    for nothing in ("", " \n", "# only a title\n"):
        assert refused(tmp_path, nothing) == ("", "the file is empty; copy the text of a layout into it")


def test_sizes_are_bounded(tmp_path: Path) -> None:
    too_large = ("", f"this is larger than {LARGEST:,} bytes, and layouts have a few thousand")
    assert refused(tmp_path, " " * (LARGEST + 1)) == too_large
    assert refused(tmp_path, packed(b" " * 50_000_000)) == too_large
    assert refused(tmp_path, packed(b" " * LARGEST))[0] == f"line 1, column {LARGEST + 1}"
    many = [tile("F0", 0, 0)] * (MOST_ENTRIES + 1)
    assert refused(tmp_path, many) == ("", "a list of 0 to 200 is expected here, not of 201")


def test_what_is_no_json_is_said_with_its_line(tmp_path: Path) -> None:
    assert refused(tmp_path, '[\n{"row": }]') == ("line 2, column 9", "JSON: Expecting value")
    assert refused(tmp_path, "[" * 400_000)[1].startswith("JSON: ")
    assert refused(tmp_path, '[{"row": NaN}]') == ("", "JSON: NaN is no number")
    assert refused(tmp_path, f'[{{"row": {"9" * 9999}}}]') == (
        "",
        "JSON: a number here has thousands of digits",
    )
    with pytest.raises(BrokenFile, match="at byte 0: this is not UTF-8 text"):
        bring_bytes(tmp_path, b"\xff\xff")
    with pytest.raises(BrokenFile, match="there is no such file"):
        draft(tmp_path / "nothing.map", content().box)


@pytest.mark.parametrize(
    ("told", "place", "what"),
    [
        ({}, "", "a list is expected here (`[.., ..]`), not an object"),
        ("[]", "", "there is no tile in this layout"),
        ({"default": 3}, "`default`", "a list is expected here (`[.., ..]`), not 3"),
        ([3], "entry 0", 'an object is expected here (`{"tileId": "F0", ..}`), not 3'),
        ([{}], "entry 0", "the key `tileId` is missing: which tile lies here, such as F0 or N3"),
        ([{"tileId": None}], "entry 0, `tileId`", "a word is expected here, not null"),
        ([{"tileId": []}], "entry 0, `tileId`", "a list of 1 is expected here, not of 0"),
    ],
)
def test_what_is_no_list_of_tiles_is_refused(tmp_path: Path, told: object, place: str, what: str) -> None:
    assert refused(tmp_path, told) == (place, what)


@pytest.mark.parametrize(
    ("key", "value", "place", "what"),
    [
        ("row", -1, "`row`", f"a number from 0 to {LAST_CELL} is expected here, not -1"),
        ("col", LAST_CELL + 1, "`col`", f"a number from 0 to {LAST_CELL} is expected here, not 200"),
        ("row", 1.5, "`row`", f"a number from 0 to {LAST_CELL} is expected here, not 1.5"),
        ("row", True, "`row`", f"a number from 0 to {LAST_CELL} is expected here, not true"),
        ("rotation", 6, "`rotation`", "a number from 0 to 5 is expected here, not 6"),
        ("rotation", "1", "`rotation`", "a number from 0 to 5 is expected here, not '1'"),
        (
            "cubes",
            [0] * 6,
            "`cubes`",
            "a list of 7 is expected here, not of 6",
        ),
        ("cubes", [0, 100, 0, 0, 0, 0, 0], "`cubes` TR", "a number from 0 to 99 is expected here, not 100"),
        ("hero", [0] * 6 + [1], "`hero` BR", "a word is expected here, not 1"),
        ("hero", [False] + [0] * 6, "`hero` TL", "a word is expected here, not false"),
        ("blockedHex", [0] * 7, "`blockedHex` TL", "true or false is expected here, not 0"),
        ("suggestedPlacement", [], "`suggestedPlacement`", "true or false is expected here, not a list"),
        ("faction", {}, "`faction`", "a word is expected here, not an object"),
        ("mapLocations", [""] * 3 + [4] * 4, "`mapLocations` C", "a word is expected here, not 4"),
        (
            "fieldReplacementRotations",
            [0] * 6 + [6],
            "`fieldReplacementRotations` BR",
            "a number from 0 to 5 is expected here, not 6",
        ),
    ],
)
def test_wrong_values_are_refused_with_their_place(
    tmp_path: Path, key: str, value: object, place: str, what: str
) -> None:
    tiles = foreland()
    tiles[2][key] = value
    assert refused(tmp_path, tiles) == (f"entry 2, {place}", what)


@pytest.mark.parametrize("id", ["X9", "PLACEHOLDER", "F28", "F01", "#S2", "", "S10", "U8"])
def test_a_tile_that_nobody_knows_is_refused(tmp_path: Path, id: str) -> None:
    tiles = foreland()
    tiles[1]["tileId"] = id
    place, what = refused(tmp_path, tiles)
    assert place == "entry 1, `tileId`"
    assert what.startswith(f"'{id}' is no tile; there are S0, F0, N0 and C0")


def test_tiles_over_each_other_are_refused(tmp_path: Path) -> None:
    tiles = foreland()
    tiles[1].update(row=6, col=4)
    assert refused(tmp_path, tiles) == (
        "entry 1",
        "this tile lies over entry 0: centres are at least 3 fields apart",
    )


@pytest.mark.parametrize("seats", [0, 5])
def test_a_map_is_for_one_to_four(tmp_path: Path, seats: int) -> None:
    tiles = [tile("N0", 0, 0), *(tile("S0", 3 + 3 * seat, 0) for seat in range(seats))]
    assert refused(tmp_path, tiles) == (
        "",
        f"the layout has {seats} starting tiles of players: give it 1 to 4, such as S0",
    )


# whatever comes, comes to a file or to a sentence

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
KEYS = (
    *("row", "col", "tileId", "rotation", "cubes", "hero", "suggestedPlacement", "blockedHex", "faction"),
    *("creaturebanks", "mapLocations", "fieldReplacementRotations", "other"),
)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.integers(0, 4), st.dictionaries(st.sampled_from(KEYS), ANYTHING, min_size=1, max_size=3))
def test_no_value_is_a_fault_of_ours(tmp_path: Path, entry: int, bent: dict[str, object]) -> None:
    tiles = foreland()
    tiles[entry].update(bent)
    sentence = ""
    try:
        scenario_in(bring(tmp_path, tiles).text, "sample", content().box)
    except BrokenFile as wrong:
        sentence = str(wrong)
    assert "\n" not in sentence


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary(max_size=200) | ANYTHING.map(lambda told: json.dumps(told).encode()))
def test_no_file_is_a_fault_of_ours(tmp_path: Path, told: bytes) -> None:
    for data in (told, packed(told).encode("ascii")):
        with pytest.raises(BrokenFile):
            bring_bytes(tmp_path, data)
