"""Play over days: a bot plays on for whoever did not move in time, until they take their seat back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.playing import BOT, ME, OPEN, make_table, running, settings_in, sit_down, wish
from tests.server.test_around import BEGUN, DAY, HOUR, TOKENS, Clock, asleep, join, pick, server

from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.server.around.deadlines import hand_late_seats
from fabletop.server.around.service import take_back
from fabletop.server.settings import Settings
from fabletop.server.table.live import Chair, Table, hashed
from fabletop.server.table.service import Tables


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


async def two_people(tables: Tables, deadline: float = DAY) -> Table:
    chairs = [Chair("person", "", f"P{n}", hashed(token)) for n, token in enumerate(TOKENS)]
    setup = Setup("village", 2, 7, options={"heroes": ["random"] * 2}, poker_face=True)
    return await tables.make(setup, chairs, public=True, pace=10_000, deadline=int(deadline))


def test_a_bot_plays_on_after_the_deadline_and_not_a_second_before(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await two_people(tables)
            me = await join(tables, table, TOKENS[0])
            assert (table.due, me.last["due"]) == (BEGUN + DAY, BEGUN + DAY)
            clock.now += HOUR
            await pick(tables, table)
            for told in (table.summary(), await asleep(tables, table)):
                assert told.due == BEGUN + HOUR + DAY, "every pick takes its own time"
            clock.now = BEGUN + HOUR + DAY - 1
            await hand_late_seats(tables)
            assert table.people == {0, 1}
            late = Seat(table.asked[0])
            clock.now += 1
            await hand_late_seats(tables)
            assert table.people == {Seat(1 - late)}
            chair = table.chairs[late]
            assert (chair.kind, chair.bot, chair.late, chair.name) == ("bot", "steady", True, f"P{late}")
            assert [line["event"] for line in me.last["log"]] == ["Handed"]
            assert table.bot_due() == late
            assert table.summary().due is None, "nobody is waited for"
            for told in (table.summary(), await asleep(tables, table)):
                assert (told.seats[late].stand_in, told.seats[late].late, told.due) == (True, True, None)

            await take_back(tables, table, late)
            assert table.people == {0, 1}
            assert table.due == clock.now + DAY, "whoever comes back has time again"
            assert not table.chairs[late].late
            await hand_late_seats(tables)
            assert table.people == {0, 1}

    asyncio.run(work())


def test_it_outlives_the_server_and_nobody_need_be_there(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await two_people(tables, 3 * DAY)
            await pick(tables, table)
        clock.now += 3 * DAY - 1
        async with server(settings, clock) as tables:
            await hand_late_seats(tables)
            assert not tables.live, "a table that is in time is not woken"
            clock.now += 1
            await hand_late_seats(tables)
            woken = await tables.find(table.id)
            assert [chair.late for chair in woken.chairs].count(True) == 1
        async with server(settings, clock) as tables:
            again = await tables.find(table.id)
            assert again.chairs == woken.chairs

    asyncio.run(work())


def test_without_a_deadline_all_have_as_long_as_they_like(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            table = await two_people(tables, 0)
            clock.now += 1000 * DAY
            await hand_late_seats(tables)
            assert (table.due, table.people) == (None, {0, 1})

    asyncio.run(work())


def test_nobody_is_late_before_the_last_one_came(settings: Settings) -> None:
    clock = Clock()

    async def work() -> None:
        async with server(settings, clock) as tables:
            chairs = [Chair("person", "", "P0", hashed(TOKENS[0])), Chair("open", "", "", "")]
            setup = Setup("village", 2, 7, options={"heroes": ["random"] * 2})
            table = await tables.make(setup, chairs, public=True, pace=10_000, deadline=int(DAY))
            clock.now += 5 * DAY
            await hand_late_seats(tables)
            assert (table.due, table.people) == (None, {0})
            await tables.sit_down(table, 1, "P1")
            await hand_late_seats(tables)
            assert (table.due, table.people) == (clock.now + DAY, {0, 1})

    asyncio.run(work())


def test_a_table_is_made_with_a_deadline_or_refused(settings: Settings) -> None:
    with running(settings) as address:
        for seconds in (0, 86_400, 259_200):
            table, _ = make_table(address, ME, OPEN, deadline=seconds)
            sit_down(address, table, 1)
            told = httpx.get(f"http://{address}/api/tables/{table}").json()
            assert (told["due"] is None) == (seconds == 0)
            if seconds:
                assert told["due"] == told["since"] + seconds
        for odd in (1, -1, 86_401, "86400", None):
            refused = httpx.post(f"http://{address}/api/tables", json=wish(ME, BOT, deadline=odd))
            assert refused.status_code == 422
