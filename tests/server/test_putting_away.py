"""Unfinished tables that guests have left are put away if the host wants that, and no others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import insert, update
from tests.server.playing import ME, OPEN, make_table, running, settings_in
from tests.server.test_around import BEGUN, DAY, HOUR, TOKENS, Clock, join, new_table, pick, server

from fabletop.server.around.putting_away import put_away
from fabletop.server.person.keeping import PERSONS
from fabletop.server.settings import Settings, read_settings
from fabletop.server.store import CHAT, OWNED, POST, POST_SEATS, SEATS, TABLES
from fabletop.server.table.live import Table
from fabletop.server.table.service import Tables

DAYS = 30
LONG = DAYS * DAY


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return settings_in(tmp_path)


def kept_after(
    settings: Settings, touch: Callable[[Tables, Table, Clock], Awaitable[object]], later: float = LONG + 1
) -> bool:
    """Whether a table of two people that was touched like this is still there so much later."""
    clock = Clock()

    async def work() -> bool:
        async with server(settings, clock) as tables:
            table = await new_table(tables)
            await touch(tables, table, clock)
            clock.now = BEGUN + later
            await put_away(tables, DAYS)
            there = await tables.store.table(table.id) is not None
            assert there != table.gone
            assert there != await tables.store.is_gone(table.id)
            return there

    return asyncio.run(work())


async def nothing(tables: Tables, table: Table, clock: Clock) -> None:
    pass


@pytest.mark.parametrize(("later", "kept"), [(LONG, True), (LONG + 1, False)])
def test_it_goes_after_so_many_days_and_not_a_second_before(
    settings: Settings, later: float, kept: bool
) -> None:
    assert kept_after(settings, nothing, later) is kept


async def a_pick(tables: Tables, table: Table, clock: Clock) -> None:
    clock.now += HOUR
    await pick(tables, table)


async def a_word(tables: Tables, table: Table, clock: Clock) -> None:
    said = {"table_id": table.id, "seat": 0, "name": "P0", "text": "Tomorrow?", "at": BEGUN + HOUR}
    await written(tables, insert(CHAT).values(said))


async def somebody_sits_down(tables: Tables, table: Table, clock: Clock) -> None:
    await written(tables, update(SEATS).values(since=BEGUN + HOUR))


async def a_time_was_agreed_on(tables: Tables, table: Table, clock: Clock) -> None:
    await written(tables, update(TABLES).values(deadline=3 * DAY))


async def it_is_over(tables: Tables, table: Table, clock: Clock) -> None:
    await written(tables, update(TABLES).values(status="over"))


async def a_person_holds_a_seat(tables: Tables, table: Table, clock: Clock) -> None:
    await written(tables, insert(PERSONS).values(id="somebody", name="Maja", made=BEGUN))
    owned = {"token": "x", "person_id": "somebody", "table_id": table.id, "seat": 0, "since": BEGUN}
    await written(tables, insert(OWNED).values(owned))


async def somebody_wants_to_be_told(tables: Tables, table: Table, clock: Clock) -> None:
    how = {
        "kind": "mail",
        "key": "k",
        "address": "maja@example.org",
        "p256dh": "",
        "auth": "",
        "language": "sv",
    }
    await written(tables, insert(POST).values(id=1, proof="", at=BEGUN, **how))
    seat = {"post_id": 1, "table_id": table.id, "token": "x", "told": 0, "here": BEGUN}
    await written(tables, insert(POST_SEATS).values(seat))


async def somebody_is_there(tables: Tables, table: Table, clock: Clock) -> None:
    await join(tables, table, TOKENS[0])


async def written(tables: Tables, statement: object) -> None:
    async with tables.store.engine.begin() as connection:
        await connection.execute(statement)  # type: ignore[call-overload]


@pytest.mark.parametrize(
    "touch",
    [
        a_pick,
        a_word,
        somebody_sits_down,
        a_time_was_agreed_on,
        it_is_over,
        a_person_holds_a_seat,
        somebody_wants_to_be_told,
        somebody_is_there,
    ],
    ids=lambda touch: touch.__name__,
)
def test_it_stays_if(settings: Settings, touch: Callable[[Tables, Table, Clock], Awaitable[object]]) -> None:
    assert kept_after(settings, touch)


def test_a_pick_keeps_it_for_as_long_again(settings: Settings) -> None:
    assert not kept_after(settings, a_pick, LONG + HOUR + 1)


def test_who_comes_after_all_is_told_that_it_is_gone(settings: Settings) -> None:
    with running(settings) as address:
        id, _ = make_table(address, ME, OPEN)

    async def age() -> None:
        async with server(settings, Clock()) as tables:
            for rows, at in ((TABLES, "created"), (SEATS, "since")):
                await written(tables, update(rows).values({at: BEGUN}))

    asyncio.run(age())
    with running(settings) as address:
        assert httpx.get(f"http://{address}/api/tables/{id}").status_code == 200, "unless the host says so"
    tidy = read_settings({"FABLETOP_DATABASE": settings.database, "FABLETOP_GUEST_DAYS": "30"})
    assert tidy.guest_days == DAYS
    with running(tidy) as address:
        until = time.monotonic() + 30
        while (told := httpx.get(f"http://{address}/api/tables/{id}").status_code) == 200:
            assert time.monotonic() < until, "it is not put away"
            time.sleep(0.02)
    assert told == 410
