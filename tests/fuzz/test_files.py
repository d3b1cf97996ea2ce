"""Whatever somebody brings along as a file is taken or refused by an error of ours, and never anything else.

A bent file that is taken is worth as much as any other: it can be played, told of, saved and read again.
"""

from __future__ import annotations

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz.bent import BOMB, as_json, as_yaml, files
from tests.fuzz.rounds import examples, in_memory, in_time
from tests.games.heroes.scenario.exchange.layouts import foreland
from tests.games.heroes.scenario.samples import CLASH, SOLO

import fabletop
from fabletop.games import BOXES
from fabletop.games.andor.own_legends import look_at as look_at_legend
from fabletop.games.heroes import editor
from fabletop.games.heroes.own_scenarios import look_at as look_at_scenario
from fabletop.games.registration import OwnText
from fabletop.games.telling import tell
from fabletop.kernel import NOBODY, BadSetup, Match, Seat, Setup
from fabletop.kernel.errors import BrokenFile
from fabletop.server.tellers import teller

LEGEND = (Path(__file__).parents[2] / "docs" / "examples" / "the-lost-ram.yaml").read_text("utf-8")
LONGEST = 3000  # characters of a reason that anybody reads
GROWN = 300  # megabytes, for all examples of a test together


def play_on(match: Match, luck: int, most: int = 40) -> None:
    drawn = random.Random(luck)
    while match.decision is not None and len(match.picks) < most:
        match.choose(drawn.choice(match.decision.options))
    for seat in (NOBODY, Seat(0)):
        tell(teller(match.setup.game), match.game, seat)


def refused_well(wrong: BrokenFile | BadSetup) -> None:
    assert 0 < len(wrong.what) < LONGEST
    assert len(str(wrong)) < 2 * LONGEST
    str(wrong).encode()  # as it is printed and sent


# -- saved matches -------------------------------------------------------------------------------------------


@cache
def saves() -> list[dict[str, Any]]:
    """A few picks of every game, with what people wrote among them."""
    wanted = (
        Setup("village", 2, 7),
        Setup("village", 3, 2**127, options={"heroes": ["elf", "random", "choose"], "without": []}),
        Setup("heroes", 2, 7, "retail", {"heroes": ["catherine", "sandro"], "armies": "random"}),
        Setup("heroes", 2, 7, "retail", {"mode": "clash", "scenario": CLASH, "heroes": ["random"] * 2}),
        Setup("andor", 2, 7, options={"legend": 12, "heroes": ["thorn", "chada"], "grades": [1]}),
        Setup("andor", 1, 7, options={"legend": LEGEND, "heroes": ["thorn", "chada"]}),
    )
    made = []
    for setup in wanted:
        match = Match(BOXES[setup.game], setup)
        play_on(match, 1, 12)
        made.append(json.loads(json.dumps(match.to_data())))
    return made


def load_bent(path: Path) -> None:
    try:
        match = fabletop.load(path)
    except BrokenFile as wrong:
        refused_well(wrong)
        return
    match.save(path)
    again = fabletop.load(path)
    assert again.game.to_data() == match.game.to_data()
    play_on(again, 1, len(again.picks) + 5)


def test_a_bent_save_is_loaded_or_refused(tmp_path: Path) -> None:
    path = tmp_path / "match.json"

    @examples(200)
    @given(st.deferred(lambda: files(saves(), as_json)))
    def law(data: bytes) -> None:
        path.write_bytes(data)
        with in_time():
            load_bent(path)

    with in_memory(GROWN):
        law()


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"game": "x" * 5000}, "game"),
        ({"format": "9" * 5000}, "format"),
        ({"version": "9" * 5000, "format": 1}, "format"),
        ({"content": "\ud800" * 40}, "content"),
        ({"ruleset": "x" * 5000}, "ruleset"),
        ({"seats": True}, "seats"),
        ({"seed": "\ud800"}, "seed"),
        ({"options": {"x" * 5000: 1}}, "options"),
        ({"options": {"heroes": ["x" * 5000] * 2}}, "options"),
        ({"picks": [["\ud800", 1]]}, "pick 1"),
        ({"picks": [["x"] * 3000]}, "pick 1"),
        ({"picks": [["x" * 5000]]}, "pick 1"),
    ],
    ids=lambda one: one if isinstance(one, str) else "",
)
def test_what_once_was_repeated_whole_is_refused_in_a_line(
    change: dict[str, Any], place: str, tmp_path: Path
) -> None:
    """A reason was as long as what was sent, or could not be printed; and `true` was a number of people."""
    path = tmp_path / "match.json"
    path.write_bytes(as_json({**saves()[0], **change}))
    with pytest.raises(BrokenFile) as wrong:
        fabletop.load(path)
    assert wrong.value.place == place
    refused_well(wrong.value)


@pytest.mark.parametrize("key", ["game", "content", "options", "seed", "picks"])
def test_however_deep_a_save_is_it_is_refused(key: str, tmp_path: Path) -> None:
    """About as deep as can be read at all, where a look at it may already be too deep."""
    path = tmp_path / "match.json"
    marked = as_json({**saves()[0], key: "@"})
    for depth in range(880, 1000, 8):
        for deep in ("[" * depth + "]" * depth, '{"heroes":' * depth + "1" + "}" * depth):
            path.write_bytes(marked.replace(b'"@"', deep.encode()))
            with pytest.raises(BrokenFile) as wrong:
                fabletop.load(path)
            refused_well(wrong.value)


# -- legends and scenarios -----------------------------------------------------------------------------------


def looked_at(read: OwnText) -> bool:
    """Whether a text is sound; if not, each mistake has a reason."""
    for mistake in read.mistakes:
        assert 0 < len(mistake.text) < LONGEST
        assert mistake.line >= 0
    return not any(mistake.grave for mistake in read.mistakes)


def as_sent(data: bytes) -> str:
    """As it comes out of a request; what is no UTF-8 is nobody's text."""
    return data.decode("utf-8", "replace")


def try_legend(data: bytes, heroes: int) -> None:
    text = as_sent(data)
    sound = looked_at(look_at_legend(text))
    options = {"legend": text, "heroes": ["thorn", "chada", "kram", "eara"][:heroes]}
    try:
        match = Match(BOXES["andor"], Setup("andor", 2, 7, options=options))
    except BadSetup as wrong:
        assert not sound
        refused_well(wrong)
        return
    play_on(match, heroes)


def try_scenario(data: bytes, seats: int) -> None:
    text = as_sent(data)
    read = look_at_scenario(text)
    sound = looked_at(read)
    json.dumps(read.document).encode()
    try:
        setup = editor.setup_of(text, seats)
        editor.take(text, seats)
        match = Match(BOXES["heroes"], setup)
    except BrokenFile as wrong:
        assert not sound
        refused_well(wrong)
        return
    except BadSetup as wrong:
        refused_well(wrong)
        return
    assert sound
    play_on(match, seats)


def try_layout(data: bytes, _: int) -> None:
    try:
        brought = editor.bring(as_sent(data))
    except BrokenFile as wrong:
        refused_well(wrong)
        return
    try_scenario(as_json(brought.document), 2)


LEGENDS = [yaml.safe_load(LEGEND)]
SCENARIOS = [yaml.safe_load(CLASH), yaml.safe_load(SOLO)]
LAYOUTS = [foreland()]


def test_a_bent_legend_is_played_or_refused() -> None:
    @examples(60)
    @given(files(LEGENDS, as_yaml), st.integers(2, 4))
    def law(data: bytes, heroes: int) -> None:
        with in_time():
            try_legend(data, heroes)

    with in_memory(GROWN):
        law()


def test_a_bent_scenario_is_played_or_refused() -> None:
    @examples(80)
    @given(files(SCENARIOS, as_yaml), st.integers(1, 3))
    def law(data: bytes, seats: int) -> None:
        with in_time():
            try_scenario(data, seats)

    with in_memory(GROWN):
        law()


def test_a_bent_layout_of_a_map_is_brought_in_or_refused() -> None:
    @examples(60)
    @given(files(LAYOUTS, as_json))
    def law(data: bytes) -> None:
        with in_time():
            try_layout(data, 2)

    with in_memory(GROWN):
        law()


def test_a_bomb_is_not_unpacked() -> None:
    """Eleven lists of nine of each other: 31 thousand million words in a kilobyte."""
    with in_memory(20):
        for tried in (try_legend, try_scenario, try_layout):
            with in_time():
                tried(BOMB.encode(), 2)
