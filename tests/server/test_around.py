"""Around the table: whose move it is and since when."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.playing import settings_in
from tests.server.test_poker_face import Person

from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.server.fanout import Alone
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.lobby.service import summaries
from fabletop.server.metrics import Metrics
from fabletop.server.schemas import TableSummary
from fabletop.server.settings import Settings
from fabletop.server.store import PICKS, SNAPSHOTS, Store
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables
from fabletop.server.workers import Workers

TOKENS = ("one", "two")
BEGUN = 1_700_000_000.0
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = BEGUN

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def server(settings: Settings, clock: Clock) -> AsyncIterator[Tables]:
    store, workers = Store(settings.database), Workers(0)
    await store.open()
    tables = Tables(store, workers, Alone(), Metrics(), 10, clock=clock)
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def new_table(tables: Tables, people: int = 2, bots: int = 0, open: int = 0) -> Table:
    chairs = [Chair("person", "", f"P{n}", hashed(TOKENS[n])) for n in range(people)]
    chairs += [Chair("bot", "random", f"B{n}", "") for n in range(bots)]
    chairs += [Chair("open", "", "", "") for _ in range(open)]
    setup = Setup("village", len(chairs), 7, options={"heroes": ["random"] * len(chairs)})
    return await tables.make(setup, chairs, public=True, pace=0)


async def join(tables: Tables, table: Table, token: str = "") -> Person:
    person = Person()
    await tables.join(table.id, person, token, 10)
    return person


async def pick(tables: Tables, table: Table) -> Seat:
    """Whoever is asked picks the first thing on offer."""
    decision = table.match.decision
    assert decision is not None
    await tables.pick(table, decision.seat, table.seq, pick_to_data(decision.options[0]))
    return decision.seat


async def asleep(tables: Tables, table: Table) -> TableSummary:
    """The table as the lobby tells of it when nobody holds it in memory."""
    row = await tables.store.table(table.id)
    assert row is not None
    found = Asleep(tables.store, tables.contents, Workers(0))
    return (await found.summaries([row]))[table.id]


# -- whose move, since when --------------------------------------------------------------------------------


def test_the_lobby_tells_whose_move_it_is_and_since_when(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await new_table(tables, people=1, open=1)
            clock.now += HOUR
            assert (table.summary().asked, table.summary().since) == ([], BEGUN)
            await tables.sit_down(table, 1, "Åke")
            asked = [int(seat) for seat in table.match.game.decision.seats]  # type: ignore[union-attr]
            for told in (table.summary(), await asleep(tables, table)):
                assert (told.asked, told.since) == (asked, BEGUN + HOUR), "all waited for the last who came"
            clock.now += DAY
            await pick(tables, table)
            clock.now += MINUTE
            for told in (table.summary(), await asleep(tables, table)):
                assert (told.asked, told.since) == (table.asked, BEGUN + HOUR + DAY)

    asyncio.run(work())


def test_the_line_tells_since_when_and_a_taken_back_pick_counts_too(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await new_table(tables)
            me = await join(tables, table, TOKENS[0])
            clock.now += HOUR
            by = await pick(tables, table)
            assert me.last["since"] == BEGUN + HOUR
            clock.now += HOUR
            await tables.undo(table, by, table.seq)
            if table.question is not None:
                await tables.agree(table, Seat(1 - by), table.seq, yes=True)
            assert me.last["since"] == BEGUN + 2 * HOUR

    asyncio.run(work())


def test_it_outlives_the_server(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await new_table(tables)
            clock.now += DAY
            await pick(tables, table)
            before = table.summary()
        clock.now += DAY
        async with server(settings, clock) as tables:
            after = (await tables.find(table.id)).summary()
            assert (after.asked, after.since) == (before.asked, before.since) == (table.asked, BEGUN + DAY)

    asyncio.run(work())


def test_tables_that_kept_no_time_and_no_move_are_told_of_all_the_same(settings: Settings) -> None:
    """As versions before 0.9.0 left them."""
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await new_table(tables)
            clock.now += DAY
            await pick(tables, table)
            asked = table.asked
        async with server(settings, clock) as tables:
            async with tables.store.engine.begin() as line:
                await line.execute(update(PICKS).values(at=None))
                for kept in await tables.store.snapshots(table.id):
                    glance = {name: told for name, told in kept["glance"].items() if name != "asked"}
                    here = SNAPSHOTS.c.number == kept["number"]
                    await line.execute(update(SNAPSHOTS).where(here).values(glance=glance))
            told = await asleep(tables, table)
            assert (told.asked, told.since) == (asked, BEGUN)
            row = await tables.store.table(table.id)
            assert row is not None
            woken = await tables.find(table.id)
            others = Asleep(tables.store, tables.contents, Workers(0))
            assert [one.asked for one in await summaries(tables, others, [row])] == [asked]
            assert woken.summary().since == BEGUN

    asyncio.run(work())


def test_who_waits_is_no_secret_that_a_seat_may_not_know(settings: Settings) -> None:
    """The lobby says no more than everybody at the table is told."""

    async def work() -> None:
        async with server(settings, Clock()) as tables:
            table = await new_table(tables)
            looker = await join(tables, table)
            for _ in range(12):
                assert table.summary().asked == looker.last["decision"]["seats"]
                await pick(tables, table)

    asyncio.run(work())
