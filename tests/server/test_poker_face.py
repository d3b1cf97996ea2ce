"""What an answer gives away at a table where people sit: nothing, whether there was one to give or not."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pytest
from tests.server.playing import ME, OPEN, make_table, running
from tests.server.unpacking import Unpacker

from fabletop.games import BOXES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.testing import card
from fabletop.kernel.frame import NOBODY, PASS, Act, Pick, Seat, pick_to_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.server.fanout import Alone
from fabletop.server.metrics import Metrics
from fabletop.server.refusal import Refusal
from fabletop.server.settings import Settings
from fabletop.server.store import Store
from fabletop.server.table import played
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.packing import HEARD_NOTHING
from fabletop.server.table.service import Tables
from fabletop.server.table.thinking import how_slow
from fabletop.server.workers import Workers

CASTER, FOE = Seat(0), Seat(1)
TOKENS: Final = ("caster", "foe")
NEVER: Final = 100_000  # milliseconds: no test waits for so long
OPTIONS: Final = {
    "heroes": ["rion", "sandro"],
    "armies": [["castle.griffins"], ["necropolis.zombies"]],
    "level": 1,
    "spells": 0,
    "artifacts": 0,
}
PLAIN: Final = ("end", "pay_for_round")  # what is picked by who has nothing to say


def lay_out(monkeypatch: pytest.MonkeyPatch, held: str) -> None:
    """What the foe holds: all of one kind, though the others must reckon with both."""
    box = BOXES["heroes"]

    def new(setup: Setup) -> Game:
        game = box.new(setup)
        assert isinstance(game, Heroes)
        game.players[CASTER].deck = [card("magic_arrow")] * 9
        game.players[FOE].deck = [card(held)] * 9
        game.players[FOE].reckoned = frozenset((card("resistance"), card("estates")))
        return game

    monkeypatch.setattr(played, "BOXES", {"heroes": replace(box, new=new)})


class Person:
    """Somebody who listens, and keeps what was said."""

    def __init__(self) -> None:
        self.seat = NOBODY
        self.told = HEARD_NOTHING
        self.language = ""
        self.overhears = False
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def cut(self, refused: Refusal, code: int) -> None:
        raise AssertionError("nobody is cut off")

    def hang_up(self) -> None:
        raise AssertionError("nobody hangs up")

    @property
    def last(self) -> dict[str, Any]:
        return self.states[-1]

    @property
    def states(self) -> list[dict[str, Any]]:
        """All that was heard, made whole."""
        unpacker = Unpacker()
        return [unpacker.hear(said) for said in self.heard]


@asynccontextmanager
async def server(settings: Settings) -> AsyncIterator[Tables]:
    store, workers = Store(settings.database), Workers(0)
    await store.open()
    tables = Tables(store, workers, Alone(), Metrics(), 10, clock=lambda: 5.0)
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def new_table(tables: Tables, thinking: int, foe: str = "person") -> Table:
    chairs = [
        Chair("person", "", "Åsa", hashed(TOKENS[0]), thinking),
        Chair("person", "", "Bo", hashed(TOKENS[1]), thinking)
        if foe == "person"
        else Chair("bot", foe, "B", ""),
    ]
    setup = Setup("heroes", 2, 7, "retail", OPTIONS, poker_face=True)
    return await tables.make(setup, chairs, public=False, pace=0)


async def join(tables: Tables, table: Table, seat: Seat) -> Person:
    person = Person()
    await tables.join(table.id, person, TOKENS[seat] if seat >= 0 else "", 10)
    return person


async def until(done: Callable[[], bool], seconds: float = 10) -> None:
    for _ in range(int(seconds * 100)):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("this does not happen")


def verb(pick: Pick) -> str:
    return pick.verb if isinstance(pick, Act) else ""


async def cast(tables: Tables, table: Table, thinking: int = 0) -> None:
    """Play until the caster's spell is aimed at the foe, who might resist now and thinks for so long."""
    while True:
        decision = table.match.decision
        assert decision is not None
        if decision.forced:
            await until(partial(is_past, table, table.seq))
            continue
        aims = [
            one for one in decision.options if isinstance(one, Act) and one.verb == "unit" and one.id == 1
        ]
        casts = [one for one in decision.options if verb(one) == "cast" and decision.seat == CASTER]
        plain = [one for one in decision.options if verb(one) in PLAIN]
        pick = PASS if decision.kind == "power" else (aims or casts or plain or decision.options)[0]
        if decision.kind == "aim":
            await tables.set_thinking(table, FOE, thinking)
        await tables.pick(table, decision.seat, table.seq, pick_to_data(pick))
        if decision.kind == "aim":
            return


def until_seq(person: Person, end: int) -> list[bytes]:
    assert person.last["seq"] >= end
    return [said for said in person.heard if json.loads(said)["seq"] <= end]


def is_past(table: Table, seq: int) -> bool:
    return table.seq > seq


def play(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(asyncio.wait_for(work(), 60))


def is_asked_to_resist(table: Table) -> bool:
    decision = table.match.decision
    return decision is not None and decision.kind == "resist"


def is_at_rest(table: Table) -> bool:
    return table.bot_due() is None and table.pass_due() is None and not table.lock.locked()


# -- what is heard -----------------------------------------------------------------------------------------


def test_others_hear_the_same_whether_there_is_an_answer_or_not(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Byte for byte, and in the same order: the caster, and who looks on."""
    streams: list[list[list[bytes]]] = []

    async def game(tables: Tables, able: bool) -> None:
        table = await new_table(tables, thinking=0)
        people = [await join(tables, table, seat) for seat in (CASTER, FOE, NOBODY)]
        await cast(tables, table)
        end = table.seq + 1  # when the foe has passed
        if able:
            assert people[FOE].last["decision"]["kind"] == "resist"
            await tables.pick(table, FOE, table.seq, -1)
        else:
            await until(partial(is_past, table, end - 1))
        for person in people:
            assert not any(b"refused" in said for said in person.heard)
        streams.append([until_seq(person, end) for person in (people[CASTER], people[2])])

    async def both() -> None:
        for held in ("resistance", "estates"):
            lay_out(monkeypatch, held)
            async with server(settings) as tables:
                await game(tables, held == "resistance")

    play(both)
    assert len(streams[0][0]) > 7
    assert streams[0] == streams[1]


def test_who_is_not_asked_is_told_no_more_than_whom_all_wait_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, "resistance")

    async def game() -> None:
        async with server(settings) as tables:
            table = await new_table(tables, thinking=0)
            foe, caster = [await join(tables, table, seat) for seat in (FOE, CASTER)]
            await cast(tables, table)
            assert foe.last["decision"]["kind"] == "resist"
            decision = caster.last["decision"]
            assert (decision["seats"], decision["kind"], decision["options"]) == ([1], "waiting", [])
            assert (decision["rules"], decision["cited"], decision["about"]) == ([], {}, {})
            assert decision["prompt"][0] == "waiting"
            assert caster.last["undo"]["free"] == 0

    play(game)


def test_who_can_only_pass_sees_no_question_and_is_passed_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as tables:
            table = await new_table(tables, thinking=0)
            foe = await join(tables, table, FOE)
            await cast(tables, table)
            asked = table.seq
            await until(lambda: table.seq > asked and is_at_rest(table))
            states = foe.states
            own = [one["decision"] for one in states if one["decision"] and one["decision"]["seats"] == [1]]
            assert ["waiting-own"] in [one["prompt"] for one in own]
            assert all(one["kind"] != "resist" for one in own)
            rows = await tables.store.picks(table.id)
            assert len(rows) == table.seq
            assert (rows[asked]["seat"], rows[asked]["pick"]) == (FOE, PASS)

    play(game)


# -- when --------------------------------------------------------------------------------------------------


def test_the_time_is_drawn_anew_each_time_and_looks_like_thinking() -> None:
    drawn = [how_slow() for _ in range(2000)]
    assert len(set(drawn)) > 1000
    assert 0.4 <= min(drawn) < 0.6
    assert 2 < max(drawn) <= 3
    assert 0.9 < sorted(drawn)[1000] < 1.1


def test_the_longest_pause_counts_that_one_of_the_people_wants(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as tables:
            table = await new_table(tables, thinking=0)
            caster, foe = [await join(tables, table, seat) for seat in (CASTER, FOE)]
            await cast(tables, table)
            await until(lambda: not is_asked_to_resist(table))
            await tables.set_thinking(table, CASTER, NEVER)
            assert caster.last["thinking"] == {"ms": NEVER, "own": NEVER}
            assert foe.last["thinking"] == {"ms": NEVER, "own": 0}
            await tables.set_thinking(table, FOE, 300)
            await tables.set_thinking(table, CASTER, 0)
            assert caster.last["thinking"] == {"ms": 300, "own": 0}
            with pytest.raises(Refusal):
                await tables.set_thinking(table, NOBODY, 0)

    play(game)


async def pending(tables: Tables) -> Table:
    """A table where the foe can only pass, and seems to think for ever."""
    table = await new_table(tables, thinking=0)
    await join(tables, table, FOE)
    await join(tables, table, CASTER)
    await cast(tables, table, NEVER)
    assert is_asked_to_resist(table)
    return table


def test_a_pass_takes_its_time_and_less_as_soon_as_all_agree(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as tables:
            table = await pending(tables)
            seq = table.seq
            await asyncio.sleep(0.3)
            assert table.seq == seq
            await tables.set_thinking(table, FOE, 500)
            begun = time.monotonic()
            await until(lambda: table.seq > seq)
            assert time.monotonic() - begun < 2
            assert not is_asked_to_resist(table)

    play(game)


def test_a_pass_that_was_due_is_made_after_a_restart_once_its_seat_is_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as tables:
            old = await pending(tables)
            seq = old.seq
        async with server(settings) as tables:
            table = await tables.find(old.id)
            await tables.set_thinking(table, FOE, 0)
            await join(tables, table, CASTER)
            await asyncio.sleep(0.3)
            assert table.seq == seq  # who is away would not have answered either
            assert is_asked_to_resist(table)
            await join(tables, table, FOE)
            await until(lambda: table.seq > seq and is_at_rest(table))
            assert not is_asked_to_resist(table)
            assert len(await tables.store.picks(table.id)) == table.seq

    play(game)


def test_of_two_processes_one_passes(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as here, server(settings) as there:
            one = await pending(here)
            two = await there.find(one.id)
            await join(there, two, FOE)
            seq = one.seq
            await asyncio.gather(here.set_thinking(one, FOE, 0), there.set_thinking(two, FOE, 0))
            await until(lambda: one.seq > seq and two.seq > seq and is_at_rest(one) and is_at_rest(two))
            rows = await here.store.picks(one.id)
            assert [row["number"] for row in rows] == list(range(len(rows)))
            assert not is_asked_to_resist(one)
            assert [(row["seat"], row["pick"]) for row in rows[seq : seq + 1]] == [(FOE, PASS)]

    play(game)


def test_a_bot_answers_faster_than_it_acts_whether_or_not_it_can(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with server(settings) as tables:
            table = await new_table(tables, thinking=0)
            table.pace = 900
            await join(tables, table, FOE)
            await join(tables, table, CASTER)
            assert table.bot_pace == 0.9
            await cast(tables, table, NEVER)
            assert is_asked_to_resist(table)
            assert table.bot_pace == pytest.approx(0.3)

    for held in ("resistance", "estates"):
        lay_out(monkeypatch, held)
        play(game)


# -- taking back -------------------------------------------------------------------------------------------


def test_a_pass_waits_while_its_seat_is_asked_to_let_a_pick_go_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the question would vanish for those who hold nothing."""
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as tables:
            table = await pending(tables)
            caster = await join(tables, table, CASTER)
            assert caster.last["undo"]["free"] == 0
            await tables.undo(table, CASTER, table.seq)
            await tables.set_thinking(table, FOE, 0)
            seq = table.seq
            await asyncio.sleep(0.3)
            assert (table.seq, caster.last["undo"]["asked_by"]) == (seq, CASTER)
            await tables.agree(table, FOE, seq, False)
            await until(lambda: table.seq > seq)

    play(game)


def test_what_was_passed_by_itself_is_no_pick_to_take_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who plays against bots does not wait either."""
    lay_out(monkeypatch, "estates")

    async def game() -> None:
        async with server(settings) as tables:
            table = await new_table(tables, thinking=NEVER, foe="random")
            caster = await join(tables, table, CASTER)
            for chosen in range(1, 8):
                await until(partial(is_at_rest, table))
                decision = table.match.decision
                assert decision is not None
                casts = [one for one in decision.options if verb(one) == "cast"]
                pick = PASS if PASS in decision.options else (casts or decision.options)[0]
                await tables.pick(table, CASTER, table.seq, pick_to_data(pick))
                await until(partial(is_at_rest, table))
                assert caster.last["undo"]["left"] == chosen
            assert table.played.by.count(CASTER) > chosen  # there were others
            await tables.undo(table, CASTER, table.seq)
            assert caster.last["undo"]["left"] == chosen - 1

    play(game)


# -- over the wire -----------------------------------------------------------------------------------------


def test_a_table_where_a_person_sits_asks_with_a_poker_face(settings: Settings) -> None:
    with running(settings) as address:
        bots = [{"kind": "bot", "hero": "random"}] * 2
        ids = [make_table(address, *seats)[0] for seats in ((ME, OPEN), bots)]

    async def read() -> list[bool]:
        store = Store(settings.database)
        rows = [await store.table(id) for id in ids]
        await store.close()
        return [row is not None and row["poker_face"] for row in rows]

    assert asyncio.run(read()) == [True, False]
