"""Thoughts in the workers: bounded, let go when nobody waits for them, and the quick ones never stuck."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from tests.server.playing import settings_in
from tests.server.test_poker_face import until

from fabletop.kernel import Setup
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.server import workers as room
from fabletop.server.fanout import Alone
from fabletop.server.metrics import Metrics
from fabletop.server.store import Store
from fabletop.server.table import thinking
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables
from fabletop.server.workers import Workers, halted

AGES = 60.0


def brood(path: str, seconds: float = AGES) -> str:
    """Leaves a mark when it begins and another when it ends, as soon as it is told to."""
    Path(path).write_text("begun")
    until = time.monotonic() + seconds
    while time.monotonic() < until and not halted():
        time.sleep(0.005)
    Path(path).write_text("stopped" if halted() else "done")
    return path


def double(n: int) -> int:
    return 2 * n


def state_of(path: Path) -> str:
    return path.read_text() if path.exists() else ""


@pytest.fixture(params=[0, 1, 2], ids=["threads", "one", "two"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    made = Workers(request.param)
    yield made
    begun = time.monotonic()
    made.close()
    assert time.monotonic() - begun < AGES / 2


def test_a_thought_is_let_go_and_its_place_is_free_again(workers: Workers, tmp_path: Path) -> None:
    async def think() -> None:
        for number in range(6):
            mark = tmp_path / str(number)
            thought = asyncio.create_task(workers.run_long(brood, str(mark)))
            await until(lambda mark=mark: state_of(mark) == "begun")  # type: ignore[misc]
            thought.cancel()
            await until(lambda mark=mark: state_of(mark) == "stopped")  # type: ignore[misc]
        assert await workers.run(double, 4) == 8

    asyncio.run(think())


def test_thoughts_that_wait_are_forgotten(workers: Workers, tmp_path: Path) -> None:
    async def think() -> None:
        thoughts = [asyncio.create_task(workers.run_long(brood, str(tmp_path / str(n)))) for n in range(40)]
        await until(lambda: state_of(tmp_path / "0") == "begun")
        for thought in thoughts:
            thought.cancel()
        last = await workers.run_long(brood, str(tmp_path / "last"), 0)
        assert state_of(Path(last)) == "done"
        begun = [n for n in range(40) if (tmp_path / str(n)).exists()]
        assert len(begun) <= max(workers.processes, 1) + room.THREADS
        assert not workers._long

    asyncio.run(think())


def test_quick_work_waits_for_no_long_thought_where_there_are_two(tmp_path: Path) -> None:
    workers = Workers(2)

    async def think() -> None:
        thoughts = [asyncio.create_task(workers.run_long(brood, str(tmp_path / str(n)))) for n in range(5)]
        await until(lambda: state_of(tmp_path / "0") == "begun")
        assert [await workers.run(double, n) for n in range(4)] == [0, 2, 4, 6]
        assert [n for n in range(5) if (tmp_path / str(n)).exists()] == [0]
        for thought in thoughts:
            thought.cancel()

    asyncio.run(think())
    workers.close()


def test_quick_work_goes_before_what_takes_long(tmp_path: Path) -> None:
    workers = Workers(1)
    order: list[str] = []

    async def think() -> None:
        first = asyncio.create_task(workers.run_long(brood, str(tmp_path / "first")))
        await until(lambda: state_of(tmp_path / "first") == "begun")

        async def long() -> None:
            await workers.run_long(brood, str(tmp_path / "next"), 0)
            order.append("long")

        async def quick() -> None:
            await workers.run(double, 1)
            order.append("quick")

        waiting = [asyncio.create_task(long()), asyncio.create_task(quick())]
        await asyncio.sleep(0.05)
        first.cancel()
        await asyncio.gather(*waiting)

    asyncio.run(think())
    workers.close()
    assert order == ["quick", "long"]


def test_a_process_that_cannot_be_started_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    workers = Workers(1)
    submit = ProcessPoolExecutor.submit

    def fail(*_: object) -> None:
        raise OSError("no room")

    async def think() -> None:
        monkeypatch.setattr(ProcessPoolExecutor, "submit", fail)
        for _ in range(3):
            with pytest.raises(OSError, match="no room"):
                await asyncio.wait_for(workers.run(double, 1), 10)
        monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
        assert await workers.run(double, 4) == 8

    asyncio.run(think())
    workers.close()


def test_nobody_thinks_for_ever(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(room, "LONGEST", 0.05)
    workers = Workers(0)
    found = asyncio.run(workers.run_long(brood, str(tmp_path / "mark")))
    workers.close()
    assert state_of(Path(found)) == "stopped"


# -- at a table ---------------------------------------------------------------------------------------------


def slow_bot(setup: Setup, state: object, bot: str, seat: int, number: int) -> int:
    """Thinks for ever, and marks which level thinks about which pick."""
    brood(str(MARKS / f"{bot} {number}"))
    raise AssertionError("nobody should hear of this")


MARKS = Path()


async def table_of(tables: Tables, *levels: str) -> Table:
    chairs = [Chair("person", "", "Åsa", hashed("key"))] + [
        Chair("bot", level, level, "") for level in levels
    ]
    heroes = ["warrior", "elf", "wizard"][: len(chairs)]
    setup = Setup("village", len(chairs), 7, "standard", {"heroes": heroes})
    return await tables.make(setup, chairs, public=False, pace=0)


@pytest.mark.parametrize("what", ["level", "close"])
def test_a_table_waits_for_no_old_thought(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.test_workers.MARKS", tmp_path)
    monkeypatch.setattr(thinking, "ponder", slow_bot)

    async def play() -> None:
        store, workers = Store(settings_in(tmp_path).database), Workers(0)
        await store.open()
        tables = Tables(store, workers, Alone(), Metrics(), 10)
        table = await table_of(tables, "master")
        while table.bot_due() is None:
            decision = table.match.decision
            assert decision is not None
            pick = decision.options[0]
            await tables.pick(table, Seat(0), table.seq, pick_to_data(pick))
        first = tmp_path / f"master {table.played.standing}"
        await until(lambda: state_of(first) == "begun")
        if what == "level":
            await tables.set_level(table, Seat(0), 1, "novice")
            second = tmp_path / f"novice {table.played.standing}"
            await until(lambda: state_of(second) == "begun")
            await until(lambda: state_of(first) == "stopped")
            assert len(table.thoughts) == 1
        await tables.close()
        await until(lambda: state_of(first) == "stopped")
        assert not table.thoughts
        workers.close()
        await store.close()

    asyncio.run(play())


def test_an_undo_lets_the_answer_of_a_bot_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.server.test_workers.MARKS", tmp_path)
    monkeypatch.setattr(thinking, "ponder", slow_bot)

    async def play() -> None:
        store, workers = Store(settings_in(tmp_path).database), Workers(0)
        await store.open()
        tables = Tables(store, workers, Alone(), Metrics(), 10)
        table = await table_of(tables, "master")
        while table.bot_due() is None:
            decision = table.match.decision
            assert decision is not None
            await tables.pick(table, Seat(0), table.seq, pick_to_data(decision.options[0]))
        mark = tmp_path / f"master {table.played.standing}"
        await until(lambda: state_of(mark) == "begun")
        await tables.undo(table, Seat(0), table.seq)
        await until(lambda: state_of(mark) == "stopped")
        await until(lambda: table.bots is not None and table.bots.done())
        assert table.bot_due() is None
        await tables.close()
        workers.close()
        await store.close()

    asyncio.run(play())
