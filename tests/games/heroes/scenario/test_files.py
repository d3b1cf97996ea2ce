"""The scenarios that come with the game: all can be laid and have their words, and the first is gentle."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.games.heroes.scenario.samples import SOLO

from fabletop.content.check import texts
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.load import FOLDER, content, read_content
from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, STRAIGHT
from fabletop.games.heroes.map.printed import FAR, OFFSETS, STARTING
from fabletop.games.heroes.scenario.ground import Layout, TileSpot
from fabletop.games.heroes.scenario.load import scenario_files
from fabletop.games.heroes.scenario.load.vocabulary import (
    AI_MAY,
    AI_NEED,
    ENDING_MAY,
    EVENT_MAY,
    MAP_MAY,
    MAP_NEED,
    PLACE_MAY,
    PROJECT_NEED,
    RULES,
    SCENARIO_MAY,
    SCENARIO_NEED,
    SOLO_MAY,
    SOLO_NEED,
    START_MAY,
    START_NEED,
    TOKEN_NEED,
    UNITS,
)
from fabletop.games.heroes.scenario.named import (
    AI_PLANS,
    AI_SKILLS,
    ALLIANCE,
    AT_LIMIT,
    CLASH,
    COOPERATIVE,
    FIRST_IN_TURN,
    GOALS,
    LAST_IN_TURN,
    LATTICES,
    MIXED,
    MODES,
    MOST_POINTS,
    ONE_AI,
    POINT_WORDS,
    TOURNAMENT,
    TRIGGERS,
    WHO,
)
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.random import UNKNOWN
from fabletop.games.heroes.scenario.texts import text_keys
from fabletop.games.heroes.words.adventure.special import special_rules
from fabletop.games.heroes.words.cards import CardWords
from fabletop.kernel.errors import BrokenFile
from fabletop.testing import rule

ROOT = Path(__file__).parents[4]
SCENARIOS = content().scenarios
LAYOUTS = [(scenario, layout) for scenario in SCENARIOS for layout in scenario.layouts]
OWN = ("beacon_wager", "harrowmere", "hill_of_ravens", "salt_crown", "stone_road")
COMMUNITY = (
    *(
        "arcane_artillery",
        "chain_link",
        "force_of_will",
        "gold_rush",
        "secret_bomb_stash",
        "the_hunt",
        "trial_by_combat",
    ),
)
TOGETHER = ("before_the_flood", "caravan", "emberwatch", "wyrm")
COMMUNITY_TOGETHER = (
    *("ambushed_accord", "close_to_enemies", "emerald_island", "gold_rush_alone", "stand_united"),
    *("titans_stronghold", "wandering_dragons"),
)
QUEENS_GAMBIT = ("greek_gift", "sicilian_dragon", "two_knights")
TEAMS = ("broken_seal", "four_banners")
LAID_BY_PLAYERS = ("ring_of_champions", "twin_peaks")
CHAPTERS = tuple(f"{faction}_{n}" for faction in ("dungeon", "castle", "necropolis") for n in (1, 2, 3))


def scenario(id: str) -> ScenarioDef:
    return SCENARIOS[content().scenario_by_id[id]]


def named(item: object) -> str:
    return (
        item.id if isinstance(item, ScenarioDef) else f"{item.players}p" if isinstance(item, Layout) else ""
    )


def covered(spot: TileSpot) -> set[tuple[int, int]]:
    return {(spot.q + q, spot.r + r) for q, r in OFFSETS}


def test_all_files_are_scenarios_of_a_mode_that_is_played() -> None:
    assert tuple(one.id for one in SCENARIOS) == (
        *("brave_new_world", *OWN, *COMMUNITY),
        *(*TOGETHER, *COMMUNITY_TOGETHER, *TEAMS),
        *(*CHAPTERS, *QUEENS_GAMBIT),
        *LAID_BY_PLAYERS,
    )
    assert len(scenario_files(FOLDER)) == len(SCENARIOS)
    assert {one.mode for one in SCENARIOS} == {CLASH, COOPERATIVE, ALLIANCE, MODES.index("solo"), TOURNAMENT}
    assert [one.index for one in SCENARIOS] == list(range(len(SCENARIOS)))
    assert {one.id for one in SCENARIOS if one.community} == {*COMMUNITY, *COMMUNITY_TOGETHER, *QUEENS_GAMBIT}


@rule("heroes.setup.010")
def test_brave_new_world_comes_first() -> None:
    first = SCENARIOS[0]
    assert (first.id, first.introductory, first.players) == ("brave_new_world", True, (2, 3))
    assert 8 <= first.rounds <= 10
    assert first.at_limit == MOST_POINTS
    assert [len(layout.spots) for layout in first.layouts] == [6, 10]
    assert not any(one.introductory for one in SCENARIOS[1:])


@pytest.mark.parametrize(("of", "layout"), LAYOUTS, ids=named)
def test_tiles_do_not_overlap_and_hang_together(of: ScenarioDef, layout: Layout) -> None:
    fields = Counter(field for spot in layout.spots for field in covered(spot))
    assert set(fields.values()) == {1}
    reached, front = {0}, [0]
    while front:
        near = {(q + dq, r + dr) for q, r in covered(layout.spots[front.pop()]) for dq, dr in OFFSETS}
        for index, spot in enumerate(layout.spots):
            if index not in reached and covered(spot) & near:
                reached.add(index)
                front.append(index)
    assert len(reached) == len(layout.spots)


@pytest.mark.parametrize(("of", "layout"), LAYOUTS, ids=named)
def test_tiles_interlock_as_the_map_says(of: ScenarioDef, layout: Layout) -> None:
    kinds = {MIXED: INTERLOCK_A + INTERLOCK_B, 1: INTERLOCK_A, 2: INTERLOCK_B}[layout.lattice]
    assert LATTICES[layout.lattice] in ("mixed", "a", "b")
    for one in layout.spots:
        for other in layout.spots:
            near = {(q + dq, r + dr) for q, r in covered(one) for dq, dr in OFFSETS}
            if one is not other and covered(other) & near:
                assert (other.q - one.q, other.r - one.r) in kinds


@pytest.mark.parametrize(("of", "layout"), LAYOUTS, ids=named)
def test_the_box_has_all_the_tiles(of: ScenarioDef, layout: Layout) -> None:
    """But for the second starting tile of a faction.
    [heroes.tile.010 to heroes.tile.040, heroes.alliance.060]"""
    there = Counter(tile.kind for tile in content().tiles)
    needed = Counter(spot.kind for spot in layout.spots if spot.kind != STARTING or not of.repeated)
    needed[FAR] += of.pool[FAR] * layout.players
    assert all(needed[kind] <= there[kind] for kind in there)
    seats = [spot.seat for spot in layout.spots if spot.kind == STARTING and spot.seat != NONE]
    assert seats == list(range(layout.players))
    towns = {at for at, spot in enumerate(layout.spots) if spot.kind == STARTING and spot.seat == NONE}
    assert towns == {one.town for one in of.ai if one.town != NONE}
    drawn = [spot for spot in layout.spots if spot.tile == NONE and spot.kind == STARTING]
    assert all(spot.face_up for spot in drawn)


@pytest.mark.parametrize("one", SCENARIOS, ids=named)
def test_every_scenario_has_its_words(one: ScenarioDef) -> None:
    assert one.texts == {}
    assert set(text_keys(one)) <= set(texts(FOLDER / "text", "en"))


def test_every_special_rule_has_its_sentence() -> None:
    """What a scenario changes is told to those who choose it."""
    said = texts(FOLDER / "text", "en")
    assert [word for word in RULES if f"special-rule-{word}".replace("_", "-") not in said] == []
    words = CardWords(content())
    for one in SCENARIOS:
        told = special_rules(words, one)
        unlike = [word for word in RULES if word != "carrier" and getattr(one.rules, word)]
        carriers = [rule for rule in one.rules.carrier if not rule.sanctuary]  # else it is as everywhere
        scripts = [(rule.visit, rule.first, rule.held, rule.instead) for rule in one.places]
        places = sum(script != NONE for row in scripts for script in row)
        assert len(told) >= len(one.changed) + places + len(unlike) + len(carriers)


def test_no_words_are_left_over() -> None:
    said = {key for key in texts(FOLDER / "text", "en") if key.startswith("scenario-")}
    unknown = {f"scenario-{id}{part}".replace("_", "-") for id in UNKNOWN for part in ("", "-story")}
    assert said == {*unknown, *(key for one in SCENARIOS for key in text_keys(one))}


@pytest.mark.parametrize("one", SCENARIOS, ids=named)
def test_every_script_and_effect_is_found_by_its_number(one: ScenarioDef) -> None:
    assert [effect.index for effect in one.effects] == list(range(len(one.effects)))
    assert sorted(effect.index for script in one.scripts for effect in script) == list(
        range(len(one.effects))
    )


def test_who_begins_is_evened_out() -> None:
    """The community's scenarios help the second player."""
    first, last = scenario("arcane_artillery").scripts[scenario("arcane_artillery").timed_events[0].script]
    assert (first.word, first.who.form, last.word, last.who.form) == (
        "morale",
        FIRST_IN_TURN,
        "movement",
        LAST_IN_TURN,
    )
    assert scenario("force_of_will").timed_events[1].players == (2,)


def test_a_layout_is_found_by_its_number_of_players() -> None:
    assert scenario("harrowmere").layout(3).players == 3
    with pytest.raises(ValueError, match="gold_rush is not for 3"):
        scenario("gold_rush").layout(3)


@given(st.integers(-9, 9), st.integers(-9, 9))
def test_two_tiles_touch_at_the_offsets_of_the_joints_alone(q: int, r: int) -> None:
    one, other = TileSpot(FAR, NONE, 0, 0), TileSpot(FAR, NONE, q, r)
    near = {(fq + dq, fr + dr) for fq, fr in covered(one) for dq, dr in OFFSETS}
    touch = bool(covered(other) & near) and not covered(other) & covered(one)
    assert touch == ((q, r) in INTERLOCK_A + INTERLOCK_B + STRAIGHT)


def test_a_file_has_the_name_of_its_scenario(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    (folder / "scenarios" / "harrowmere.yaml").rename(folder / "scenarios" / "harrow.yaml")
    with pytest.raises(
        BrokenFile, match=r"harrow\.yaml: the file of the scenario harrowmere is harrowmere\.yaml"
    ):
        read_content(folder)


def test_the_next_chapter_is_there(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    (folder / "scenarios" / "chapter.yaml").write_text(SOLO + "next: chapter_2\n", encoding="utf-8")
    with pytest.raises(BrokenFile, match="there is no scenario 'chapter_2' to come next"):
        read_content(folder)


def test_every_word_is_in_the_page_for_authors() -> None:
    """What `fabletop scenario words` does not list, docs/scenarios.md does."""
    page = (ROOT / "docs" / "scenarios.md").read_text(encoding="utf-8")
    words = (
        *(
            *MODES,
            *GOALS,
            *WHO[:ONE_AI],
            *AT_LIMIT,
            *POINT_WORDS,
            *TRIGGERS,
            *AI_PLANS,
            *AI_SKILLS,
            *LATTICES,
        ),
        *(*UNITS, *SCENARIO_NEED, *SCENARIO_MAY, *SOLO_NEED, *SOLO_MAY, *MAP_NEED, *MAP_MAY, *START_NEED),
        *(*START_MAY, *ENDING_MAY, *EVENT_MAY, *PLACE_MAY, *TOKEN_NEED, *PROJECT_NEED, *AI_NEED, *AI_MAY),
    )
    assert [word for word in words if re.search(rf"\b{word}\b", page) is None] == []
