"""What the box holds is all there, and cards are read as they are meant."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from fabletop.games.andor.defs import (
    ALONG_ROAD,
    ARCHER,
    AXE,
    BASES,
    BOOKS,
    BREW,
    CAMP,
    CAVE,
    CREATURE,
    CROSS,
    CROWN,
    DWARF,
    FARMER,
    FINAL,
    FOES,
    FOG,
    GEM_VALUES,
    GROWING,
    GUARDIAN,
    HERBS_GROW,
    HEROES,
    ITEMS,
    KRAHDER,
    LARGE_TOKEN,
    LAST_LETTER,
    LETTERS,
    LOG_1,
    LOG_2,
    LOG_3,
    MAGE,
    MINUS_4,
    MOUNTAIN_SKRAL,
    NAMED_RULES,
    NEXT_SUNRISE,
    NO_ARROW,
    NONE,
    PIECES,
    RADAN,
    REFILL_SPRINGS,
    SKELETON,
    STARWORT,
    STORM_SHIELD,
    TROLL,
    WAGON,
    WARGOR,
    WARRIOR,
    CardDef,
    Effect,
    LegendDef,
)
from fabletop.games.andor.load import (
    FOLDER,
    content,
    fingerprint_of,
    legend_for,
    read_legend,
)
from fabletop.games.andor.load.box import Box
from fabletop.games.andor.load.vocabulary import CONDITIONS, GOALS, TRIGGERS, WHO_KEYS, WHO_WORDS
from fabletop.games.andor.story.word import WORDS
from fabletop.games.andor.testing import set_up
from fabletop.kernel.ruleset import read_ruleset
from fabletop.testing import rule

ROOT = Path(__file__).parents[4]
EXAMPLE = ROOT / "docs" / "examples" / "the-lost-ram.yaml"
LEGENDS = range(11, 18)
NUMBERS = (2, 3, 4)


def card(legend: LegendDef, id: str) -> CardDef:
    return next(card for card in legend.cards if card.id == id)


def does(legend: LegendDef, id: str) -> tuple[Effect, ...]:
    return legend.scripts[card(legend, id).script]


def event(legend: LegendDef, id: str) -> tuple[Effect, ...]:
    return next(legend.scripts[event.script] for event in legend.events if event.id == id)


def shown(legend: LegendDef, token: int) -> Counter[str]:
    """How many tokens show what."""
    return Counter({face.id: face.count for face in legend.faces if face.token == token})


def pieces(id: str) -> int:
    return Box(FOLDER, 2).pieces[id]


# -- what is in the box ------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", NUMBERS)
@pytest.mark.parametrize("number", LEGENDS)
def test_every_legend_reads(number: int, heroes: int) -> None:
    legend = legend_for(number, heroes)
    assert (legend.number, legend.id, legend.heroes) == (number, f"l{number}", heroes)
    assert legend.texts == {}  # the words of the game stand with its other texts
    scripts = [card.script for card in legend.cards] + [event.script for event in legend.events]
    assert all(0 <= script < len(legend.scripts) for script in scripts)
    assert len(legend.foes) == len(FOES)
    assert len(legend.equipment) == len(ITEMS)


@rule("andor.overview.020", "andor.component.050")
def test_seven_legends_have_142_cards_in_all() -> None:
    assert content().legends == tuple(LEGENDS)
    cards = {number: {card.id for card in legend_for(number, 4).cards} for number in LEGENDS}
    assert [len(cards[number]) for number in LEGENDS] == [18, 20, 20, 20, 21, 21, 22]
    assert len(set().union(*cards.values())) == 142


@rule("andor.component.060", "andor.component.070")
def test_there_is_a_checklist_and_a_card_of_golden_shields() -> None:
    assert [n for n in LEGENDS if legend_for(n, 2).uses_checklist] == [12, 13, 14, 15, 16]
    assert {legend_for(n, 2).board.id for n in range(12, 17)} == {"grey_mountains"}
    words = [effect.word for effect in legend_for(12, 2).scripts[legend_for(12, 2).checklist_script]]
    assert words.count("place_token") == 4
    assert "event_deck" in words
    assert [legend_for(11, n).golden_shields for n in NUMBERS] == [3, 2, 1]


@rule("andor.component.080")
def test_there_are_33_event_cards_and_one_of_them_starts_legend_11() -> None:
    legend = legend_for(11, 2)
    assert len(legend.events) == 33
    assert [event.id for event in legend.events if event.first] == ["clear_first_morning"]
    assert not any(event.storm and event.good for event in legend.events)


@rule("andor.component.090", "andor.hero_ability.030")
def test_heroes_and_foes_have_their_dice() -> None:
    heroes = content().heroes
    dice = {hero.colour: max(hero.dice) for hero in heroes}
    assert dice == {"blue": 4, "green": 5, "violet": 1, "yellow": 3}
    assert [heroes[hero].colour for hero in (WARRIOR, ARCHER, MAGE, DWARF)] == [
        "blue",
        "green",
        "violet",
        "yellow",
    ]
    assert len({hero.dice for hero in heroes}) == 4
    foes = Box(FOLDER, 2).dice
    assert foes == {"red": 3, "white": 2, "grey": 4}
    assert sum(dice.values()) + sum(foes.values()) == 22


@rule("andor.component.040", "andor.component.140", "andor.component.360", "andor.hero_ability.040")
def test_four_heroes_have_two_figures_a_crest_and_a_rank() -> None:
    heroes = content().heroes
    assert tuple(hero.id for hero in heroes) == HEROES
    assert {hero.id: hero.figures for hero in heroes} == {  # his side of the board and hers
        "warrior": ("Thorn", "Mairen"),
        "dwarf": ("Kram", "Bait"),
        "mage": ("Liphardus", "Eara"),
        "archer": ("Pasco", "Chada"),
    }
    assert pieces("hero_crest") == len({hero.colour for hero in heroes}) == 4
    assert [hero.rank for hero in heroes] == sorted(hero.rank for hero in heroes)
    assert (heroes[WARRIOR].rank, heroes[ARCHER].rank) == (14, 82)


@rule("andor.component.150", "andor.component.160")
def test_there_are_23_creatures_and_6_skeletons() -> None:
    foes = legend_for(11, 2).foes
    assert [foes[kind].figures for kind in (WARGOR, MOUNTAIN_SKRAL, TROLL, GUARDIAN)] == [6, 8, 4, 5]
    creatures = [foe for foe in foes if foe.kind == CREATURE and foe.figure == foe.index]
    assert sum(foe.figures for foe in creatures) == 23
    skeleton = foes[FOES.index("skeleton")]
    assert (skeleton.figures, skeleton.kind) == (6, SKELETON)


@rule("andor.component.170")
def test_the_extra_figures_are_there() -> None:
    foes = legend_for(17, 2).foes
    riders = [foe for foe in foes if foe.kind == KRAHDER]
    assert [foe.id for foe in riders] == ["undavahr", "tuavahr", "gonhar", "corion"]
    assert [foe.marked_hero for foe in riders] == [DWARF, WARRIOR, MAGE, ARCHER]
    finals = [foe.id for foe in foes if foe.kind == FINAL and foe.id != "fortress_heart"]
    assert finals == ["shadow", "nomion", "primordial_troll", "pale_king"]
    assert all(foe.figures == 1 for foe in foes if foe.kind in (KRAHDER, FINAL))
    assert BASES == ("camp", "wagon")
    assert ITEMS[RADAN] == "radan"
    assert set_up(11).narrator == 0  # on A: the narrator is on the track from the start


@rule("andor.component.180", "andor.component.190")
def test_the_22_fog_tokens_show_what_they_should() -> None:
    faces = shown(legend_for(12, 3), FOG)
    assert faces.total() == 22
    assert faces == {
        "event_card": 3, "willpower_minus_3": 1, "strength_plus_1": 1, "wargor": 2, "willpower_plus_2": 2,
        "mountain_skral": 2, "willpower_plus_3": 1, "agren": 4, "apple_nut": 4, "starwort": 1, "waterskin": 1,
    }  # fmt: skip


@rule("andor.component.200", "andor.component.210")
def test_the_12_cave_tokens_show_what_they_should() -> None:
    legend = legend_for(12, 3)
    faces = shown(legend, CAVE)
    assert faces.total() == 12
    assert faces == {
        "cave_dweller_6": 1, "cave_dweller_9": 1, "gem": 4, "agren": 2, "apple_nut": 1, "waterskin": 1,
        "willpower_minus_3": 1, "willpower_plus_2": 1,
    }  # fmt: skip
    assert [face.value for face in legend.faces if face.value] == [6, 9]


@rule(
    "andor.component.220",
    "andor.component.230",
    "andor.component.250",
    "andor.component.280",
    "andor.component.300",
    "andor.component.330",
    "andor.component.400",
)
def test_what_heroes_carry_is_there_in_its_number() -> None:
    box = Box(FOLDER, 2)
    count = {ITEMS[item]: n for item, n in enumerate(box.equipment)}
    articles = {ITEMS[item]: box.equipment[item] for item in box.kinds["article"]}
    assert articles == {
        "waterskin": 3, "telescope": 1, "witchs_brew": 3, "helm": 2, "falcon": 1, "apple_nut": 7,
        "starwort": 6, "hood": 1,
    }  # fmt: skip
    assert sum(articles.values()) == 24
    assert [count[f"{shield}_shield"] for shield in ("star", "storm", "brotherhood", "fire")] == [1] * 4
    weapons = {ITEMS[item]: box.equipment[item] for item in box.kinds["weapon"]}
    assert weapons == {"iron_gauntlet": 1, "knife": 1, "axe": 1, "sword_blade": 1, "sword_hilt": 1}
    assert sum(box.equipment[item] for item in GEM_VALUES) == 4
    assert [box.equipment[log] for log in (LOG_1, LOG_2, LOG_3)] == [1, 2, 1]
    assert (box.equipment[FARMER], box.equipment[CROWN]) == (6, 1)
    assert box.equipment[RADAN] == box.equipment[GROWING] == 0


@rule(
    "andor.component.240",
    "andor.component.260",
    "andor.component.270",
    "andor.component.320",
    "andor.component.340",
    "andor.component.350",
    "andor.component.370",
    "andor.component.380",
    "andor.component.390",
    "andor.component.410",
)
def test_the_small_pieces_are_there_in_their_number() -> None:
    assert pieces("star_shield_marker") == 2
    assert pieces("spell_book") == len(BOOKS) == 3
    assert sorted(BOOKS) == ["healing", "light", "portal"]
    assert pieces("spring") == 3
    assert pieces("star") == 6
    assert pieces("fire") == 2
    assert pieces("overtime_piece") == 1
    assert PIECES[1:] == ("minus_4", "minus_1")
    assert pieces("cauldron") == 1
    assert pieces("red_cross") == 3
    assert pieces("bridge") == 1
    assert pieces("ring") == 1


@rule("andor.component.290")
def test_there_are_8_movement_tokens() -> None:
    tokens = legend_for(17, 2).movement
    assert len({token.id for token in tokens}) == 8
    assert sum(token.lone for token in tokens) == 10
    assert sum(token.horde for token in tokens) == 8
    assert tokens[0].riders[FOES.index("gonhar")] == tokens[0].riders[FOES.index("undavahr")] == 1


@rule("andor.component.310")
def test_the_4_large_tokens_are_turned_up_in_legend_11() -> None:
    legend = legend_for(11, 4)
    assert shown(legend, LARGE_TOKEN).total() == 4
    assert sorted(legend.goals[0].ids) == [face.index for face in legend.faces if face.token == LARGE_TOKEN]


@rule("andor.component.010")
def test_the_board_has_two_sides() -> None:
    boards = content().boards
    assert [(board.id, board.first, board.last) for board in boards.values()] == [
        ("grey_mountains", 201, 285),
        ("krahd", 301, 358),
    ]
    grey, krahd = boards["grey_mountains"], boards["krahd"]
    assert grey.arrow[203] == ALONG_ROAD
    assert grey.road[grey.road_place[233]] == 233
    assert [grey.sites[site].id for site in grey.site_after if site != NONE] == ["broken_span", "lost_span"]
    assert [n for n, arrives in enumerate(grey.from_cave) if arrives] == [212, 228, 247, 260, 269, 284]
    assert [n for n, arrives in enumerate(krahd.from_cave) if arrives] == [319, 329, 340]
    assert krahd.arrow[301] == NO_ARROW
    assert [len(grey.lines), len(krahd.lines)] == [8, 5]
    assert sorted(field for stage in krahd.stages for field in stage) == list(krahd.areas["fortress"])


# -- how cards are read ------------------------------------------------------------------------------------


def test_a_value_by_number_of_heroes_is_the_one_in_force() -> None:
    at = [does(legend_for(11, n), "l11.d")[3].at for n in NUMBERS]
    assert [len(where.fields) if where else None for where in at] == [1, 0, 1]
    assert [legend_for(12, n).goals[0].count for n in NUMBERS] == [3, 4, 5]
    captain = FOES.index("raid_captain")
    strengths = [legend_for(11, n).foes[captain].strength for n in NUMBERS]
    assert strengths == sorted(set(strengths))


def test_marked_creatures_keep_their_figure() -> None:
    legend = legend_for(11, 2)
    placed = does(legend, "l11.f")[0]
    assert placed.what == legend.foe("raid_captain")
    assert legend.foes[placed.what].figure == MOUNTAIN_SKRAL
    assert [band.count for band in legend.foes[MOUNTAIN_SKRAL].bands] == [3, 2]


def test_several_triggers_of_a_card_are_read() -> None:
    triggers = card(legend_for(11, 2), "l11.b1").triggers
    assert [(trigger.kind, trigger.n) for trigger in triggers] == [
        ("goal", 0),
        ("letter", LETTERS.index("B")),
    ]


def test_crosses_hide_faces_that_cards_speak_of() -> None:
    legend = legend_for(14, 2)
    placed = next(effect for effect in legend.scripts[legend.setup_script] if effect.ids)
    assert [legend.faces[face].id for face in placed.ids] == ["crown", "fire_shield", "witchs_brew"]
    trigger = card(legend, "l14.crown").triggers[0]
    assert (trigger.n, trigger.m) == (CROSS, placed.ids[0])
    assert all(legend.faces[face].script == NONE for face in placed.ids)


def test_things_have_their_form() -> None:
    fifteen, seventeen = legend_for(15, 2), legend_for(17, 2)
    gifts = [e for e in fifteen.scripts[fifteen.setup_script] if e.word == "gain"]
    assert [(e.form, e.what) for e in gifts] == [
        ("item", STORM_SHIELD),
        ("item", ITEMS.index("fire_shield")),
        ("item", ITEMS.index("telescope")),
    ]
    gifts = [e for e in seventeen.scripts[seventeen.setup_script] if e.word == "gain"]
    assert [(e.form, e.what) for e in gifts] == [("item", 0), ("shield", NONE), ("shield", NONE)]
    logs = [e.what for e in legend_for(13, 2).scripts[legend_for(13, 2).setup_script] if e.form == "item"]
    assert logs == [LOG_1, LOG_2, LOG_2, LOG_3]
    sixteen = legend_for(16, 2)
    assert [(e.form, e.what) for e in does(sixteen, "l16.f")[:1]] == [("foe", sixteen.foe("hunting_shadow"))]
    assert [(e.form, e.what) for e in does(sixteen, "l16.radan")[:1]] == [("item", RADAN)]
    assert does(legend_for(14, 2), "l14.flask")[0].what == BREW
    assert does(legend_for(13, 2), "l13.spears")[0].what == AXE
    assert event(sixteen, "herbs_after_rain")[0].what == GROWING
    assert sixteen.base_kind == WAGON
    assert seventeen.base_kind == CAMP
    assert legend_for(15, 2).goals[0].ids == (STARWORT, 0, ITEMS.index("waterskin"))


def test_the_fields_of_a_list_are_those_of_the_board() -> None:
    for number, fields in ((16, (218, 223, 242, 252, 258, 277)), (17, (310, 316, 325, 330, 336, 339))):
        at = event(legend_for(number, 2), "strangers_cache")[0].at
        assert at is not None
        assert (at.form, at.fields) == ("die", fields)


def test_rules_symbols_and_pieces_are_numbers() -> None:
    gaze = does(legend_for(16, 2), "l16.h")[1]
    assert (NAMED_RULES[gaze.what], gaze.n) == ("no_overtime_for", NEXT_SUNRISE)
    assert gaze.who is not None
    assert gaze.who.form == "crest_drawn"
    moon = event(legend_for(11, 2), "red_moon")[0]
    assert (NAMED_RULES[moon.what], moon.strength) == ("creatures_stronger", 1)
    assert event(legend_for(11, 2), "frozen_springs")[1].what == REFILL_SPRINGS
    seventeen = legend_for(17, 2)
    piece = next(e for e in seventeen.scripts[seventeen.setup_script] if e.word == "overtime_piece")
    assert piece.what == MINUS_4
    eleven = legend_for(11, 2)
    sunrise = next(e for e in eleven.scripts[eleven.setup_script] if e.word == "sunrise")
    assert HERBS_GROW in sunrise.others
    assert REFILL_SPRINGS in sunrise.ids


def test_options_have_ids_and_prices() -> None:
    options = does(legend_for(12, 3), "l12.i")[0].options
    assert [option.id for option in options] == ["send_him", "keep_him"]
    pay, run = event(legend_for(12, 3), "pack_runs")[0].options
    assert pay.payer is not None
    assert (pay.payer.form, pay.willpower, pay.strength) == ("group", 3, 0)
    assert run.payer is None
    assert run.id == "let_it_run"


def test_conditions_and_goals_name_what_they_need() -> None:
    seventeen = legend_for(17, 4)
    kinds = [seventeen.conditions[index] for index in seventeen.fail_if]
    assert [c.kind for c in kinds] == [
        "narrator_at", "no_free_shield", "tokens_left_below", "hero_in_area_when",
    ]  # fmt: skip
    assert kinds[0].n == LAST_LETTER
    assert (kinds[2].n, kinds[2].m) == (FARMER, 0)
    assert (kinds[3].n, kinds[3].fields) == (4, tuple(range(350, 359)))
    assert seventeen.conditions[seventeen.win_if].ids == (0, 2, 3)
    assert [goal.optional for goal in seventeen.goals] == [False, True, False, False]
    assert card(seventeen, "l17.rider").triggers[0].kind == "defeated_krahder"


def test_every_rule_that_content_names_is_in_the_ledger() -> None:
    known = set()
    for path in (ROOT / "ledger" / "andor").glob("*.yaml"):
        known |= {record["id"] for record in yaml.safe_load(path.read_text(encoding="utf-8"))}
    for path in FOLDER.rglob("*.yaml"):
        named = set(re.findall(r"andor\.\w+\.\d+", path.read_text(encoding="utf-8")))
        assert named <= known, path


def records_of(value: object) -> Iterator[dict[str, Any]]:
    """Every record of a file that says where it comes from."""
    if isinstance(value, dict):
        if "from" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for part in value:
            yield from records_of(part)


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.yaml")), ids=lambda path: path.stem)
def test_a_source_names_keys_of_its_record(path: Path) -> None:
    records = list(records_of(yaml.safe_load(path.read_text(encoding="utf-8"))))
    assert records
    for record in records:
        named = [*record["from"].get("published", ()), *record["from"].get("inferred", ())]
        assert set(named) <= set(record), record


def test_the_fingerprint_is_that_of_all_but_the_words(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    shutil.copytree(FOLDER, folder)
    before = content().fingerprint
    assert fingerprint_of(folder) == before
    (folder / "text" / "en").mkdir(parents=True, exist_ok=True)
    (folder / "text" / "en" / "more.ftl").write_text("legend-11 = Elsewhere\n", encoding="utf-8")
    assert fingerprint_of(folder) == before
    path = folder / "legends" / "11.yaml"
    path.write_text(path.read_text(encoding="utf-8") + "# more\n", encoding="utf-8")
    assert fingerprint_of(folder) != before


def test_the_standard_ruleset_can_be_read() -> None:
    assert read_ruleset(FOLDER / "rulesets", "standard") == {}


# -- legends that people write -----------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", NUMBERS)
def test_the_example_of_the_docs_reads(heroes: int) -> None:
    legend = read_legend(EXAMPLE, heroes)
    assert (legend.id, legend.number, len(legend.cards)) == ("lost_ram", 0, 9)
    assert legend.texts["legend-lost-ram"] == "The Lost Ram"
    assert legend.texts["legend-lost-ram-story-2"].startswith("Two herders")
    assert legend.texts["legend-lost-ram-won"].startswith("The bell")
    assert legend.texts["card-lost-ram-a1"] == "No Bell"
    assert legend.texts["card-lost-ram-a1.text"].startswith("You wake")
    assert legend.texts["goal-lost-ram-wolf"] == "Defeat the old she-wargor."
    assert legend.texts["option-lost-ram-ram-tie"] == "Tie it here"
    assert legend.texts["field-216"] == "The Bell Rock"


def test_the_docs_show_the_example_and_explain_every_word() -> None:
    docs = (ROOT / "docs" / "legends.md").read_text(encoding="utf-8")
    assert EXAMPLE.read_text(encoding="utf-8") in docs
    for word in (*TRIGGERS, *CONDITIONS, *WHO_KEYS):
        assert f"`{word}: " in docs or f"`{{{word}: " in docs, word
    for word in (*GOALS, *WORDS):
        assert f"| `{word}`" in docs, word
    for word in (*WHO_WORDS, *NAMED_RULES):
        assert f"`{word}`" in docs, word
