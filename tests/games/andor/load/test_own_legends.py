"""A legend that somebody wrote is an option of a match like any other, and can do the table no harm."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabletop.bots import bot_pick, make_bot
from fabletop.content import wary
from fabletop.content.wary import DEEPEST, MOST_BYTES, MOST_VALUES
from fabletop.games.andor import BOX, Andor
from fabletop.games.andor.defs import CROSS, FOES, LARGE_TOKEN, RADAN, SPRING
from fabletop.games.andor.load import FOLDER, legend_in
from fabletop.games.andor.load.effects import MOST_EFFECTS
from fabletop.games.andor.testing import AndorTable
from fabletop.games.andor.words import CardWords
from fabletop.kernel.errors import BadSetup
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup, match_from_data
from fabletop.testing import rule

EXAMPLE = (Path(__file__).parents[4] / "docs" / "examples" / "the-lost-ram.yaml").read_text(encoding="utf-8")
FOUR = ["thorn", "chada", "kram", "eara"]


def agreed(text: Any, seats: int = 1, heroes: int = 2, **more: Any) -> Setup:
    return Setup("andor", seats, 7, options={"legend": text, "heroes": FOUR[:heroes], **more})


def changed(old: str, new: str) -> str:
    assert old in EXAMPLE
    return EXAMPLE.replace(old, new, 1)


def game_of(match: Match) -> Andor:
    assert isinstance(match.game, Andor)
    return match.game


def play_on(match: Match, picks: int, seed: int = 1) -> None:
    bots = [make_bot("random") for _ in range(match.setup.seats)]
    for number in range(picks):
        if match.decision is None:
            return
        seat = next(seat for seat in match.decision.seats if match.decision.offers(seat))
        match.choose(bot_pick(bots[seat], match.game, seat, seed * 100_003 + number), seat)


def no(text: Any, **more: Any) -> str:
    """What a table is told that cannot be set up."""
    with pytest.raises(BadSetup) as wrong:
        BOX.new(agreed(text, **more))
    assert len(wrong.value.what) < 3000
    return wrong.value.what


# -- a match like any other --------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_a_legend_of_ones_own_is_played_from_its_text(heroes: int) -> None:
    match = Match(BOX, agreed(EXAMPLE, heroes=heroes))
    g = game_of(match)
    assert (g.legend.id, g.legend.number, g.legend.heroes) == ("lost_ram", 0, heroes)
    assert CardWords().legend(g.legend) == "The Lost Ram"
    play_on(match, 400)
    assert match.game.over or len(match.picks) == 400


def test_such_a_match_replays_from_what_was_agreed_and_picked_alone() -> None:
    match = Match(BOX, agreed(EXAMPLE, seats=2, heroes=3, grades=[1]))
    play_on(match, 120)
    again = match_from_data(json.loads(json.dumps(match.to_data())), {"andor": BOX})
    assert again.game.to_data() == match.game.to_data()
    restored = BOX.from_data(match.setup, json.loads(json.dumps(match.game.to_data())))
    assert restored.to_data() == match.game.to_data()


def test_a_text_is_read_once_for_each_number_of_heroes() -> None:
    one, two = (game_of(Match(BOX, agreed(EXAMPLE))).legend for _ in range(2))
    assert one is two is legend_in(EXAMPLE, 2, "")
    assert one is not legend_in(EXAMPLE, 3, "")


@rule("andor.difficulty.010")
@pytest.mark.parametrize("grades", [[1], [2], [1, 2]])
def test_it_may_be_made_easier(grades: list[int]) -> None:
    g = game_of(Match(BOX, agreed(EXAMPLE, grades=grades)))
    assert [n for n in (1, 2) if g.grade(n)] == grades


def test_the_table_is_told_the_line_of_a_mistake() -> None:
    text = changed("{kind: wargor, at: 214}", "{kind: wargar, at: 214}")
    line = text.split("wargar")[0].count("\n") + 1
    assert no(text) == (
        f"the legend, at line {line}: 'wargar' is not a foe that can stand here; did you mean wargor?"
    )
    BOX.new(agreed(text, heroes=3))  # where that line is not read


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("The Lost Ram", "The Lost Ram"),
        ('"  The\\n  Lost\\t Ram "', "The Lost Ram"),
        ("El carnero perdido 🐏, år 2", "El carnero perdido 🐏, år 2"),
        ('""', "lost_ram"),
        ('"\\u200d"', "lost_ram"),
    ],
)
def test_a_title_is_one_line_that_can_be_read(written: str, title: str) -> None:
    assert legend_in(changed("title: The Lost Ram", f"title: {written}"), 2).title == title


def test_files_of_other_systems_are_read_too() -> None:
    text = "\ufeff" + EXAMPLE.replace("\n", "\r\n")
    assert legend_in(text, 2).texts == legend_in(EXAMPLE, 2).texts


# -- what strangers may send -------------------------------------------------------------------------------

NESTED = "[" * 40_000
BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)
NASTY = {
    "nothing": ("", "the file is empty"),
    "blank": ("\n\n  # only a remark\n", "the file is empty"),
    "a word": ("hello", "a mapping is expected here"),
    "a number": ("12", "a mapping is expected here (`key: value`)"),
    "a list": ("[1, 2]", "a mapping is expected here"),
    "no YAML": ("a: b: c", "YAML: "),
    "two files": (f"{EXAMPLE}\n---\n{EXAMPLE}", "YAML: expected a single document"),
    "a nul": ("id: a\0b", "YAML: "),
    "half a character": ("id: \ud800", "this is not UTF-8 text"),
    "deep lists": (NESTED, f"more than {DEEPEST} deep"),
    "deep mappings": ("{a: " * 10_000, f"more than {DEEPEST} deep"),
    "deep dashes": ("- " * 30_000, f"more than {DEEPEST} deep"),
    "deep keys": ("? " * 30_000, f"more than {DEEPEST} deep"),
    "an alias bomb": (BOMB, "`&` marks something to be repeated"),
    "an alias": (changed("[C, F]", "*there"), "`*` repeats something"),
    "a merge": (changed("stars: [C, F]", "<<: {stars: [C, F]}"), "unknown key `<<`"),
    "a type": (changed("id: lost_ram\n", "id: !!python/object/apply:os.getcwd []\n"), "`!` gives a value"),
    "a long text": ("#" * (MOST_BYTES + 1), "at most 64 kB"),
    "many bytes": ("#" + "å" * (MOST_BYTES // 2), "at most 64 kB"),
    "many values": ("[" + "1," * (MOST_VALUES + 1) + "]", f"at most {MOST_VALUES} words"),
    "many keys": ("{" + ",".join(f"k{n}: 1" for n in range(2900)) + "}", "unknown key `k0`"),
    "a huge number": (changed("count: 2}\n      - gain", f"count: {'9' * 9000}}}\n      - gain"), "1 to 99"),
    "a number of another kind": (changed("strength: 2", "strength: 2.5"), "a number from 1 to 14"),
    "an odd number": (changed("strength: 2", "strength: 0x2"), "a number from 1 to 14"),
    "a field too high": (changed("heroes_at: 203", f"heroes_at: {10**30}"), "a number from 0 to 999"),
    "a name for no field": (changed("names: {216:", "names: {²:"), "there is no field '²'"),
    "a name for a huge field": (changed("names: {216:", f"names: {{{'9' * 900}:"), "there is no field '999"),
    "a long word": (changed("base: camp", f"base: {'camp' * 9000}"), "is not a base"),
    "a long id": (changed("id: lost_ram\n", f"id: {'a' * 9000}\n"), "the id of a legend"),
    "a long title": (changed("title: The Lost Ram", f"title: {'Ram ' * 50}"), "at most 80"),
    "a title turned round": (changed("title: The Lost Ram", 'title: "\\u202emaR"'), "turn the line around"),
    "a title that rings": (changed("title: The Lost Ram", 'title: "Ram\\a\\e[31m"'), "cannot be read"),
    "a title with nothing in it": (changed("title: The Lost Ram", 'title: "\\u200b"'), "cannot be read"),
    "an endless story": (changed("story:\n", "story:\n" + "  - And then.\n" * 9), "at most 9 parts"),
    "a number of the game": (changed("id: lost_ram\n", "id: lost_ram\nnumber: 12\n"), "leave it out"),
    "a source": (
        changed("id: lost_ram\n", "id: lost_ram\nfrom: {rest: 2001-99-99}\n"),
        "'2001-99-99' is not",
    ),
    "an odd source": (changed("id: lost_ram\n", "id: lost_ram\nfrom: 3\n"), "a mapping is expected"),
    "an unknown effect": (changed("draw_event: {count: 1}", "explode: {count: 1}"), "'explode' is not an"),
    "too many events": (changed("draw_event: {count: 1}", "draw_event: {count: 10}"), "a number from 1 to 9"),
    "a base nowhere": (changed("camp, at: 203}", "camp, at: []}"), "the camp stands on one field"),
    "a base that walks": (changed("camp, at: 203}", "camp, at: {figure: troll}}"), "stands on one field"),
    "many fields": (changed("at: [220, 224]", f"at: {[220] * 31}"), "at most 30 fields"),
    "a rule nobody knows": (
        changed("letter: A\n", "letter: A\n    teaches: [andor.x.010]\n"),
        "there is no rule",
    ),
    "no goal to win": (changed("goals_done: [herders, wolf]", "goals_done: []"), "this names no goal"),
}


@pytest.mark.parametrize("what", NASTY)
def test_what_is_no_legend_is_refused_at_once(what: str) -> None:
    text, said = NASTY[what]
    assert said in no(text)


@pytest.mark.parametrize("what", NASTY)
def test_the_slower_reader_of_yaml_says_no_too(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the fast one was not built."""
    monkeypatch.setattr(wary, "LOADER", yaml.SafeLoader)
    if what not in ("two files", "a merge"):  # whole legends take it long
        no(NASTY[what][0])


@pytest.mark.parametrize("wanted", [None, True, 11.0, 1e300, [], [11], {}, {"id": "x"}, 10, 18, -1, 10**40])
def test_a_legend_is_a_number_or_a_text(wanted: Any) -> None:
    assert "there is no legend" in no(wanted)


@pytest.mark.parametrize(
    "more",
    [
        {"grades": [1.0]},
        {"grades": [[1]]},
        {"grades": {"1": 2}},
        {"heroes": "thorn"},
        {"heroes": [["thorn"], "chada"]},
        {"heroes": ["x" * 50_000, "chada"]},
        {"heroes": [None, 1.5]},
        {"text": EXAMPLE},
    ],
)
def test_other_options_of_the_wrong_kind_are_refused(more: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        BOX.new(Setup("andor", 1, 7, options={"legend": EXAMPLE, **more}))


VALUES = re.compile(r"(?<=[:\[, ])[A-Za-z0-9_]+(?=[,\]}\n])")


@pytest.mark.parametrize(
    "wrong", ["null", "[]", "{}", "[[1]]", "{2: 1, 3: 2, 4: 3}", "''", "-7", "1.5", "2001-01-01"]
)
def test_the_wrong_kind_of_value_anywhere_is_refused_or_played(wrong: str) -> None:
    said: list[str] = []
    for found in VALUES.finditer(EXAMPLE):
        text = EXAMPLE[: found.start()] + wrong + EXAMPLE[found.end() :]
        try:
            match = Match(BOX, agreed(text))
        except BadSetup as refused:
            said.append(refused.what)
        else:
            play_on(match, 4)
    assert all(re.match(r"the legend, at line \d+: ", one) for one in said)
    assert len(said) > 60


# -- legends that mean no good -----------------------------------------------------------------------------


def with_effects(effects: str) -> str:
    return changed("    - place_heroes: {at: 203}\n", f"    - place_heroes: {{at: 203}}\n{effects}")


def test_a_legend_has_only_so_many_effects() -> None:
    many = "    - golden_shields: {by: 1}\n" * MOST_EFFECTS
    assert f"at most {MOST_EFFECTS} effects" in no(with_effects(many))


def test_cards_that_set_each_other_off_are_read_once() -> None:
    text = changed(
        "    trigger: {goal: herders}\n", "    trigger: {any_of: [{goal: herders}, {read: lost_ram.c}]}\n"
    )
    text = text.replace("- draw_event: {count: 1}", "- read: {card: lost_ram.home}", 1)
    text = text.replace(
        "    trigger: {letter: C}\n", "    trigger: {any_of: [{letter: C}, {read: lost_ram.home}]}\n"
    )
    text = text.replace("willpower: 2}\n", "willpower: 2}\n      - read: {card: lost_ram.c}\n", 1)
    table = AndorTable(legend=legend_in(text, 2))
    table.g.cards_live = (1 << len(table.g.legend.cards)) - 1
    table.card("lost_ram.c").at_rest()
    assert bin(table.g.cards_read).count("1") == 2


def test_no_more_is_placed_than_the_box_holds() -> None:
    fields = list(range(204, 234))
    effects = "".join(
        f"    - {effect}\n"
        for effect in (
            f"place_token: {{token: spring, at: {fields}}}",
            f"place_token: {{token: red_cross, at: {fields[:2]}}}",
            f"place_token: {{token: large_cave, at: {fields}}}",
            f"place_figure: {{figure: undavahr, at: {fields}}}",
            f"place_figure: {{figure: radan, at: {fields}}}",
            f"reveal_final_foe: {{foe: nomion, at: {fields}}}",
            f"place_creature: {{kind: troll, at: {fields}}}",
            f"place_skeleton: {{at: {fields}}}",
            "golden_shields: {by: 99}",
        )
    ).replace("[204, 205]", "[204]")
    g = game_of(Match(BOX, agreed(with_effects(effects))))
    kinds = [token.kind for token in g.tokens]
    assert (kinds.count(SPRING), kinds.count(CROSS), kinds.count(LARGE_TOKEN)) == (3, 3, 1)
    foes = [FOES[foe.kind] for foe in g.foes]
    assert (foes.count("undavahr"), foes.count("nomion")) == (1, 1)
    assert len(foes) < 40
    assert sum(item == RADAN for _, item in g.lying) == 1
    assert g.shield_count == 20


def test_the_heaviest_legend_comes_to_its_first_turn() -> None:
    """Whatever a card piles up is bounded, so that nobody can keep the server busy."""
    heavy = (
        "    - draw_event: {count: 9}\n"
        "    - move_creature: {which: {kind: any, pick: highest}, steps: 99}\n"
        "    - gain: {who: all, article: apple_nut, count: 99}\n"
        "    - lose: {who: all, food: 99}\n"
        "    - place_creature: {kind: wargor, at: [281, 282, 283]}\n"
    )
    text = with_effects(heavy * 40).replace("{no_free_shield: true}", "{narrator_at: M}")
    match = Match(BOX, agreed(text))
    while match.decision is not None and match.decision.kind != "turn":
        match.choose(match.decision.options[0])
        assert len(match.picks) < 5_000


# -- by chance ---------------------------------------------------------------------------------------------

PRINTED = [
    re.sub(r"(?m)^number: .*\n", "", path.read_text(encoding="utf-8"))
    for path in sorted((FOLDER / "legends").glob("*.yaml"))
]
WORDS = sorted({word for text in (EXAMPLE, *PRINTED) for word in re.findall(r"[\w.-]+", text)})
ODD = [
    "0",
    "-1",
    "99",
    "100",
    "9" * 30,
    "null",
    "true",
    "[]",
    "{}",
    "~",
    "[[[]]]",
    "{2: 1, 3: 2, 4: 3}",
    "''",
    "&a x",
    "!!int x",
]


@st.composite
def changed_legends(draw: st.DrawFn) -> str:
    """The example or a legend of the game, with a few words and lines that are not its own."""
    text = draw(st.sampled_from([EXAMPLE, *PRINTED]))
    for _ in range(draw(st.integers(1, 3))):
        lines = text.split("\n")
        place = draw(st.integers(0, len(lines) - 1))
        how = draw(st.sampled_from(["word", "word", "word", "drop", "twice"]))
        if how == "drop":
            del lines[place]
        elif how == "twice":
            lines.insert(draw(st.integers(0, len(lines))), lines[place])
        elif words := list(re.finditer(r"[\w.-]+", lines[place])):
            word = draw(st.sampled_from(words))
            other = draw(st.sampled_from(ODD) | st.sampled_from(WORDS))
            lines[place] = lines[place][: word.start()] + other + lines[place][word.end() :]
        text = "\n".join(lines)
    return text


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(changed_legends(), st.integers(2, 4), st.integers(0, 1 << 30))
def test_whatever_is_changed_it_is_refused_or_can_be_played(text: str, heroes: int, luck: int) -> None:
    setup = Setup("andor", 2, luck, options={"legend": text, "heroes": FOUR[:heroes]})
    try:
        match = Match(BOX, setup)
    except BadSetup:
        return
    play_on(match, 60, luck)
    match.game.view(Seat(0))
