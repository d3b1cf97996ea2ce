"""A map that was taken out can be brought in again, tile by tile; what cannot be said is told."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.games.heroes.scenario.exchange.layouts import bring, map_of
from tests.games.heroes.scenario.samples import CLASH, SOLO, changed, read

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, STRAIGHT, distance
from fabletop.games.heroes.map.printed import CENTRAL, NEAR, STARTING, TURNS
from fabletop.games.heroes.scenario.exchange import Taken, take
from fabletop.games.heroes.scenario.exchange.form import LAST_CELL, unpack
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load import scenario_in
from fabletop.games.heroes.scenario.load.vocabulary import KIND_LETTERS, MAP_MAY, MAP_NEED
from fabletop.games.heroes.scenario.named import SOLO as CHAPTER
from fabletop.games.heroes.scenario.named import TOURNAMENT
from fabletop.games.heroes.scenario.printed import ScenarioDef

OURS = [
    (scenario, layout)
    for scenario in content().scenarios
    for layout in scenario.layouts
    if scenario.mode != TOURNAMENT  # of which the players lay most
]
Facts = tuple[int, int, int, int, int, int]
REST = "all that is no map: mode, rounds, start, victory, places, events, rules and texts"


def facts(spot: TileSpot, q: int = 0, r: int = 0) -> Facts:
    return spot.kind, spot.tile, spot.q - q, spot.r - r, spot.turns, spot.seat


def middle_of(spots: tuple[TileSpot, ...]) -> TileSpot:
    """What lies at 0, 0 when it has come back."""
    return next((one for kind in (CENTRAL, NEAR) for one in spots if one.kind == kind), spots[0])


def taken(scenario: ScenarioDef, players: int) -> Taken:
    return take(scenario, scenario.layout(players), content().box)


def entries(folder: Path, made: Taken) -> list[dict[str, Any]]:
    path = folder / "taken.map"
    path.write_text(made.text, encoding="utf-8")
    return [entry.value for entry in unpack(path, made.text) if isinstance(entry.value, dict)]


# the law


@pytest.mark.parametrize(("scenario", "layout"), OURS, ids=lambda one: getattr(one, "id", None))
def test_every_map_of_ours_comes_back(tmp_path: Path, scenario: ScenarioDef, layout: Layout) -> None:
    """Tile by tile, with turns and seats; another tile may lie in the middle."""
    solo = (
        next(i for i, spot in enumerate(layout.spots) if spot.seat == 0) if scenario.mode == CHAPTER else None
    )
    made = bring(tmp_path, taken(scenario, layout.players).text, solo=solo)
    again = scenario_in(made.text, "again", content().box)
    assert again.players == (layout.players,)
    assert (again.mode == CHAPTER, again.faction) == (scenario.mode == CHAPTER, scenario.faction)
    middle = middle_of(layout.spots)
    assert list(map(facts, again.layouts[0].spots)) == [
        facts(one, middle.q, middle.r) for one in layout.spots
    ]
    assert made.notes == []


@st.composite
def maps(draw: st.DrawFn) -> tuple[list[tuple[str, int, int]], dict[int, int], bool]:
    """Any map that a box can lay, how its tiles are turned, and whether some lie straight beside others."""
    here = draw(st.tuples(st.integers(-9, 9), st.integers(-9, 9)))
    joints = draw(
        st.sampled_from([INTERLOCK_A, INTERLOCK_B, INTERLOCK_A + INTERLOCK_B, INTERLOCK_B + STRAIGHT])
    )
    words = [tile.id for tile in content().tiles]
    words = draw(st.lists(st.sampled_from(words), max_size=14, unique=True))
    words = draw(st.permutations([*words, "S"])) if draw(st.booleans()) else ["S", *words]
    kind = {tile.id: tile.kind for tile in content().tiles}
    starting = sum(kind.get(word, STARTING) == STARTING for word in words)
    if starting > 3:  # all that the box has
        words.remove("S1")
    hidden = draw(st.sets(st.integers(0, len(words) - 1)))
    centres = [here]
    for _ in words[1:]:
        free = [
            (q + dq, r + dr)
            for q, r in centres
            for dq, dr in joints
            if all(distance((q + dq, r + dr), other) >= 3 for other in centres)
        ]
        centres.append(draw(st.sampled_from(sorted(set(free)))))
    laid, turned = [], {}
    for index, (word, (q, r)) in enumerate(zip(words, centres, strict=True)):
        if index in hidden and kind.get(word, STARTING) != STARTING:
            word = KIND_LETTERS[kind[word]]
        elif word != "S":
            turned[index] = draw(st.integers(0, TURNS - 1))
        laid.append((word, q, r))
    straight = any(
        (a[0] - b[0], a[1] - b[1]) in STRAIGHT for later, a in enumerate(centres) for b in centres[:later]
    )
    return laid, turned, straight


def scenario_with(laid: list[tuple[str, int, int]], turned: dict[int, int], straight: bool) -> ScenarioDef:
    text = f"""\
id: any_map
mode: cooperative
players: [1]
goal: survive
rounds: 5
map:
  lattice: mixed
  layouts: {{1p: [{", ".join(f"[{word}, {q}, {r}]" for word, q, r in laid)}]}}
  face_up: {{1p: {list(turned)}}}
  turned: {{1p: {turned}}}
start:
  resources: {{gold: 1}}
  income: {{gold: 10, materials: 0, valuables: 0}}
  units: [few_cheapest_bronze]
  buildings: []
victory: []
at_limit: party_wins
rules: [{"ignore_closed_edges" if straight else ""}]
"""
    return scenario_in(text, "any map", content().box)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
@given(maps())
def test_any_map_that_can_be_laid_comes_back(
    tmp_path: Path, map_: tuple[list[tuple[str, int, int]], dict[int, int], bool]
) -> None:
    """Tiles, turns and how they lie to each other; the middle may be another."""
    laid, turned, straight = map_
    spots = scenario_with(*map_).layout(1).spots
    text = taken(scenario_with(*map_), 1).text
    made = bring(tmp_path, text)
    middle = middle_of(spots)
    told = map_of(made)
    assert told["layouts"]["1p"] == [[word, q - middle.q, r - middle.r] for word, q, r in laid]
    assert told.get("face_up", {"1p": []})["1p"] == list(turned)
    assert told.get("turned", {"1p": {}})["1p"] == {index: turns for index, turns in turned.items() if turns}
    if not straight:
        again = scenario_in(made.text, "again", content().box).layout(1).spots
        assert list(map(facts, again)) == [facts(spot, middle.q, middle.r) for spot in spots]
    # what is at home in the middle comes back as the same text
    once = scenario_in(
        made.text + ("rules: [ignore_closed_edges]\n" if straight else ""), "once", content().box
    )
    assert map_of(bring(tmp_path, taken(once, 1).text)) == told


# the form


def test_tiles_are_written_as_the_first_editor_wrote_them(tmp_path: Path) -> None:
    scenario = read(tmp_path, CLASH)
    tiles = entries(tmp_path, taken(scenario, 2))
    assert [(one["tileId"], one["row"], one["col"], one["rotation"]) for one in tiles] == [
        ("N0", 5, 4, 0),
        ("F0", 6, 2, 0),
        ("F3", 4, 7, 4),
        ("S0", 9, 1, 0),
        ("S0", 1, 7, 0),
    ]
    for one in tiles:
        assert list(one) == ["row", "col", "id", "tileId", "cubes", "hero", "rotation"]
        assert one["cubes"] == one["hero"] == [0] * 7
        assert [len(part) for part in one["id"].split("-")] == [8, 4, 4, 4, 12]
        assert one["id"] == one["id"].upper()
    assert len({one["id"] for one in tiles}) == len(tiles)


def test_the_same_map_is_the_same_text(tmp_path: Path) -> None:
    scenario = read(tmp_path, CLASH)
    assert taken(scenario, 2).text == taken(scenario, 2).text
    assert taken(scenario, 2).text.startswith("eJ")


def test_the_farthest_map_fits_the_grid(tmp_path: Path) -> None:
    layout = Layout(1, 0, tuple(TileSpot(STARTING, NONE, q, r) for q in (-60, 60) for r in (-60, 60)))
    tiles = entries(tmp_path, take(read(tmp_path, CLASH), layout, content().box))
    assert min(one["row"] for one in tiles) == min(one["col"] for one in tiles) == 1
    assert max(max(one["row"], one["col"]) for one in tiles) == 181 <= LAST_CELL


# what is told


def test_what_the_editor_cannot_say_of_tiles_is_told(tmp_path: Path) -> None:
    text = changed(CLASH, "must_hold:", "must_lack: [{place: settlement, at: {2p: [1]}}]\n  must_hold:")
    text = changed(text, "  pool_per_player", "  changed: {C2: {C: {level: 3}}}\n  pool_per_player")
    text = changed(text, "pool_per_player: {far: 1}", "pool_per_player: {far: 1}\n  pool_holds: mine")
    scenario = read(tmp_path, text)
    pool = ["pool_per_player: 1 far", "pool_holds: Mine"]
    beside = [*pool, "changed: C2", "spots: gate", "tokens: cup", REST]
    assert taken(scenario, 2).notes == [
        "tile 0, N: it must hold Obelisk",
        "tile 1, F: it must lack Settlement",
        *beside,
    ]
    assert taken(scenario, 3).notes == [
        "tile 0, C2: it lies face down, and a tile with an id face up in the editor",
        *beside,
    ]


def test_of_which_tiles_one_is_drawn_is_told(tmp_path: Path) -> None:
    text = changed(CLASH, "must_hold:", "drawn_from: [{tiles: [F1, F2], at: {2p: [1]}}]\n  must_hold:")
    assert "tile 1, F: it is one of F1, F2" in taken(read(tmp_path, text), 2).notes


def test_no_key_of_the_map_is_forgotten() -> None:
    """A new one is carried over or told."""
    carried = {"layouts", "turned"}
    told = {
        "lattice",
        "face_up",
        "must_hold",
        "must_lack",
        "pool_per_player",
        "pool_holds",
        "supply",
        "changed",
        "drawn_from",
    }
    assert carried | told == {*MAP_NEED, *MAP_MAY}


def test_a_chapters_own_tile_and_its_ai_are_told(tmp_path: Path) -> None:
    assert taken(read(tmp_path, SOLO), 1).notes == [
        "tile 0, S3: it is the starting tile of seat 0",
        "AI heroes: rider",
        REST,
    ]


def test_a_lattice_that_the_tiles_do_not_show_is_told(tmp_path: Path) -> None:
    told = taken(read(tmp_path, changed(CLASH, "lattice: b", "lattice: mixed")), 2).notes
    assert "lattice: mixed, which these tiles do not show" in told


def test_the_tiles_of_a_tournament_are_told(tmp_path: Path) -> None:
    text = f"""\
id: cup
mode: tournament
players: [2]
goal: capture
rounds: 9
map:
  lattice: b
  layouts: {{center: [[C1, 0, 0], [N, 3, -1]]}}
  supply: {{S: 2, N: 4, F: 4}}
{CLASH[CLASH.index("start:") : CLASH.index("victory:")]}
victory: []
at_limit: most_points
"""
    scenario = read(tmp_path, text)
    assert "supply: 2 S, 4 F, 4 N" in take(scenario, scenario.layouts[0], content().box).notes
