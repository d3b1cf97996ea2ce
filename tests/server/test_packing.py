"""What goes over a line is what is new there, and makes the whole state again.

Python and the browser read it the same way: both are held to `tests/packed.json`, which this file writes when
it is called with `--write`.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.memory import Ear, new_table
from tests.server.playing import BOT, ME, OPEN, Browser, make_table, running, settings_in, sit_down
from tests.server.told import plain
from tests.server.unpacking import Missed, Unpacker, changed

from fabletop.games import GAMES
from fabletop.games.records import Decision, LogLine, Option, Text
from fabletop.kernel import NOBODY
from fabletop.said import join, say
from fabletop.server.answers import encode
from fabletop.server.schemas import DeadlineAsked, OddsAgreed, SeatInfo, StateMessage, Thinking, Undo
from fabletop.server.table.packing import HEARD_NOTHING, WAY, Heard, difference, pack, standing_of

FILE: Final = Path(__file__).parents[1] / "packed.json"
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "village": {"heroes": ["random", "random"]},
    "heroes": {"mode": "clash", "heroes": ["random", "random"]},
    "andor": {},
}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": 3}),
        ({"a": 1}, {"a": None}, {"a": None}),
        ({"a": None}, {"a": {"b": 1}}, {"a": [{"b": 1}]}),
        ({"a": {"b": 1}}, {"a": None}, {"a": None}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": []}),
        ({"a": 1}, {"a": 1, "b": []}, {"b": [[]]}),
        ({"a": {"b": {"c": 1, "d": 2}}}, {"a": {"b": {"c": 1, "d": 4}}}, {"a": {"b": {"d": 4}}}),
        ({"a": [1, 2]}, {"a": [1, 3]}, {"a": [[1, 3]]}),
        ({"a": [1, 2]}, {"a": []}, {"a": [[]]}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 1}, {"b": 5}]}, {"a": {"1": {"b": 5}}}),
        ({"a": [{"b": 1}]}, {"a": [{"b": 1}, {"b": 2}]}, {"a": {"1": [{"b": 2}]}}),
        ({"a": [{"b": 1}, {"b": 2}]}, {"a": [{"b": 2}]}, {"a": [[{"b": 2}]]}),
        ({"a": [{"b": 1}, None]}, {"a": [{"b": 1}, {"b": 2}]}, {"a": {"1": [{"b": 2}]}}),
        ({"a": []}, {"a": [{"b": 1}]}, {"a": [[{"b": 1}]]}),
        ({"a": 1}, {"a": 1}, {}),
    ],
)
def test_a_difference_makes_the_one_out_of_the_other(before: Any, after: Any, change: Any) -> None:
    assert difference(before, after) == change
    assert changed(before, change) == after


# A field of a record keeps its type: 1 and true, which are equal in Python, never stand in for each other.
plain_values = st.recursive(
    st.none() | st.booleans() | st.integers(2, 9) | st.text("ab", max_size=2),
    lambda inside: (
        st.lists(inside, max_size=4)
        | st.dictionaries(st.sampled_from("abcd"), inside, max_size=4)
        | st.lists(st.dictionaries(st.sampled_from("ab"), inside, max_size=2), max_size=4)
    ),
    max_leaves=20,
)
plain_records = st.dictionaries(st.sampled_from("abcd"), plain_values)


@given(plain_records, plain_records)
def test_a_difference_of_anything_makes_the_one_out_of_the_other(before: Any, after: Any) -> None:
    """As it goes over a line: what is told is JSON, and what was told before is left alone."""
    was = json.dumps(before)
    assert changed(before, json.loads(json.dumps(difference(before, after)))) == after
    assert json.dumps(before) == was


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_was_packed_is_whole_again_for_everybody_at_every_pick(game: str) -> None:
    """Also for who comes later, and after everything was told anew."""
    table = new_table(game, 2, 7, OPTIONS[game], poker_face=True)
    ears = [Ear(seat) for seat in (NOBODY, 0, 1)]
    unpackers = {id(ear): Unpacker() for ear in ears}
    table.listeners.extend(ears)
    table.tell([], fresh=True)
    luck = random.Random(3)
    for number in range(150):
        decision = table.match.decision
        if decision is None:
            break
        if number % 40 == 20:
            late = Ear(luck.choice((NOBODY, 0, 1)))
            unpackers[id(late)] = Unpacker()
            ears.append(late)
            table.listeners.append(late)
            table.tell([], fresh=True, to=[late])
        fresh = number % 50 == 30
        before = {id(ear): ear.told.known for ear in ears}
        events = table.match.choose(luck.choice(decision.options))
        table.seq += 1
        table.tell(events, fresh=fresh)
        for ear in ears:
            for message in ear.heard[:-1]:
                unpackers[id(ear)].hear(message)
            whole = table.state(ear.seat, events, fresh, HEARD_NOTHING.known if fresh else before[id(ear)])
            assert unpackers[id(ear)].hear(ear.heard[-1]) == plain(whole)
            ear.heard.clear()


def test_who_comes_later_soon_shares_a_message_with_the_others() -> None:
    table = new_table("village", 2, 7, OPTIONS["village"])
    early, late = Ear(NOBODY), Ear(NOBODY)
    table.listeners.append(early)
    table.tell([], fresh=True)
    table.listeners.append(late)
    table.tell([], fresh=True, to=[late])
    for _ in range(2):
        assert table.match.decision is not None
        table.tell(table.match.choose(table.match.decision.options[0]))
    assert early.heard[-1] is late.heard[-1]
    assert len(early.heard[-1]) < len(early.heard[0])


def test_a_state_fits_only_the_one_that_it_builds_on() -> None:
    table = new_table("village", 2, 7, OPTIONS["village"])
    ear = Ear(0)
    table.listeners.append(ear)
    table.tell([], fresh=True)
    for _ in range(2):
        assert table.match.decision is not None
        table.tell(table.match.choose(table.match.decision.options[0]))
    first, _, last = ear.heard
    unpacker = Unpacker()
    unpacker.hear(first)
    with pytest.raises(Missed):
        unpacker.hear(last)


def test_that_somebody_comes_to_look_on_is_not_to_be_seen_in_what_others_are_told() -> None:
    heard = []
    for visitors in (0, 2):
        table = new_table("village", 2, 7, OPTIONS["village"])
        ear = Ear(0)
        table.listeners.append(ear)
        table.tell([], fresh=True)
        for _ in range(visitors):
            table.listeners.append(visitor := Ear(NOBODY))
            table.tell([], fresh=True, to=[visitor])
        assert table.match.decision is not None
        table.tell(table.match.choose(table.match.decision.options[0]))
        heard.append(ear.heard)
    assert heard[0] == heard[1]


def test_a_line_that_missed_a_state_asks_for_all_of_it_and_goes_on(tmp_path: Path) -> None:
    async def game(address: str) -> None:
        table, token = make_table(address, ME, OPEN)
        other = sit_down(address, table, 1)
        async with Browser(address, table, token) as one, Browser(address, table, other) as two:
            await asyncio.gather(*(browser.play(random.Random(5), 4) for browser in (one, two)))
            for browser in (one, two):
                await browser.until_seq(4)
            picker, waiter = (one, two) if one.mine else (two, one)
            await picker.pick(picker.state["decision"]["options"][0]["pick"])
            await picker.until_seq(5)
            while json.loads(await waiter.line.recv()).get("seq") != 5:
                pass  # it is lost on the way
            again = one if one.mine else two
            if again is waiter:  # whoever is asked does not know it: everything is told again on request
                await waiter.say(type="state")
                assert (await waiter.until_seq(5))["fresh"]
            await again.pick(again.state["decision"]["options"][0]["pick"])
            await picker.until_seq(6)
            assert (await waiter.until_seq(6))["view"]["round"] == picker.state["view"]["round"]
            assert any(state["seq"] >= 5 and state["fresh"] for state in waiter.heard)
            await asyncio.gather(*(browser.play(random.Random(6), 12) for browser in (one, two)))

    with running(settings_in(tmp_path)) as address:
        asyncio.run(game(address))


def test_rules_are_told_again_only_when_they_are_others() -> None:
    first, standing = state(1), standing_of(state(1))
    sent, cited = pack(first, standing, HEARD_NOTHING)
    assert sent.rules == {"Walked": ("a.1",), "act": ("a.2",), "act.go": ("a.3", "a.4"), "act.end": ()}
    known = Heard(standing=standing, cited=cited)
    assert pack(first, standing, known)[0].rules == {}
    line = msgspec.structs.replace(first.log[0], rules=["a.9"])
    other = msgspec.structs.replace(first, log=[line])
    sent, cited = pack(other, standing, known)
    assert sent.rules == {"Walked": ("a.9",)}
    assert pack(first, standing, Heard(standing=standing, cited=cited))[0].rules == {"Walked": ("a.1",)}


# -- the same in the browser --------------------------------------------------------------------------------


def state(seq: int, **other: Any) -> StateMessage:
    """A state of no game, with something of everything."""
    hero = say("hero-elf")
    field = say("name-field", place=say("place-town"), at="A1")
    options = [
        Option(["go", 3], "go", "walk", field, {"field": 3}, say("option-go", hero=hero, field=field), ""),
        Option(
            [1, "go", 4], "go", "go", "B2", {}, None, join(" · ", [say("hint-point", n=2), 7]), {"win": 5}
        ),
        Option(["end"], "end", "", say("option-end"), {}),
        Option(-1, "", "", say("pass"), {}),
    ]
    given = {
        "seq": seq,
        "view": {"players": [{"gold": 1, "hand": None}, {"gold": 2, "hand": [3, 4]}], "combat": None},
        "printed": {},
        "texts": [],
        "decision": Decision(
            seats=[0],
            mine=True,
            asked=True,
            kind="act",
            prompt=say("prompt-act", seat=hero),
            rules=["a.2"],
            cited={"go": ["a.3", "a.4"]},
            options=options,
            about={"hero": 0},
            hints=True,
        ),
        "events": [{"event": "Walked", "seat": 0}],
        "log": [LogLine(say("event-walked", seat=hero, field=field), "Walked", 0, True, ["a.1"], {"n": 1})],
        "over": False,
        "winners": [],
        "promise": "p",
        "seed": None,
        "seats": [
            SeatInfo(0, "person", "Maja", "elf", True, "", False, False),
            SeatInfo(1, "bot", "greedy", None, True, "greedy", False, False),
        ],
        "undo": Undo(0, 0, None, []),
        "pace": 900,
        "thinking": Thinking(800, 800),
        "odds": OddsAgreed([0], False),
        "since": 5,
        "due": None,
        "deadline": DeadlineAsked(86400, None, None, []),
        "called": "",
        "host": 0,
        "status": "running",
        "seat": 0,
        "fresh": False,
    }
    return StateMessage(**{**given, **other})


STATES: Final = (
    state(1, fresh=True, printed={"cards": [{"index": 1}]}, texts=[Text("card-x", {"en": "card-x = X"})]),
    state(2, undo=Undo(1, 1, None, []), pace=0),
    state(
        3,
        view={
            "players": [{"gold": 0, "hand": []}, {"gold": 2, "hand": [4]}, {"gold": 9}],
            "combat": {"round": 1},
        },
        decision=None,
        log=[LogLine("said", "Changed", -1, False, [], {})],
        events=[],
    ),
    state(
        4, decision=Decision([1], False, False, "waiting", say("waiting", seat="Olle"), [], {}, [], {}, False)
    ),
    state(5, view={"players": [{"gold": 7}], "names": {}}, over=True, winners=[1], seed="5", status="over"),
    state(6, fresh=True),
)


def on_its_way() -> list[dict[str, Any]]:
    """Every state as it goes over one line, beside the whole one."""
    told, before = [], HEARD_NOTHING
    for number, whole in enumerate(STATES, start=1):
        standing = standing_of(whole)
        sent, cited = pack(whole, standing, HEARD_NOTHING if whole.fresh else before, number)
        before = Heard(standing=standing, cited=cited, told=number)
        told.append({"sent": json.loads(encode(sent)), "whole": plain(whole)})
    return told


def test_the_browser_reads_what_python_packs() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == on_its_way()


def test_so_does_python() -> None:
    unpacker = Unpacker()
    for one in on_its_way():
        assert unpacker.hear(encode(one["sent"])) == one["whole"]


if __name__ == "__main__" and sys.argv[1:] == ["--write"]:
    FILE.write_text(json.dumps(on_its_way(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


@pytest.mark.parametrize("way", ["", f"&way={int(WAY) - 1}", f"&way={int(WAY) + 1}"])
def test_a_page_of_another_version_is_told_to_load_again(tmp_path: Path, way: str) -> None:
    """In all languages, and in words that pages had before: it does not know those of today."""
    with running(settings_in(tmp_path)) as address:
        table, token = make_table(address, ME, BOT)
        page = Browser(address, table, token)
        page.url = page.url.replace(f"way={WAY}&", "") + way

        async def come() -> int:
            await page.connect()
            await page.until("refused")
            await page.line.wait_closed()
            return page.line.close_code or 0

        assert asyncio.run(come()) == 4409
        (key, given) = page.heard[-1]["reason"]
        assert key == "refused-setup"
        for word in ("load it again", "vuelve a cargarla", "ladda om den"):
            assert word in given["why"]
        assert not any(message["type"] == "state" for message in page.heard)
