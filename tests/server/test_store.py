"""What is written is on disk, all or none of it, and of two who write the same pick one is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text
from sqlalchemy.engine import Connection
from tests.server.playing import settings_in

from fabletop.server.models import Base
from fabletop.server.settings import Settings
from fabletop.server.store import HOUR, Conflict, Store, migrate
from fabletop.server.table.loading import fold

ROW: dict[str, Any] = {
    "id": "one",
    "game": "village",
    "ruleset": "standard",
    "options": {},
    "seats": 2,
    "seed": "1",
    "content": "x",
    "public": True,
    "pace": 0,
    "status": "open",
    "created": 1.0,
    "version": "0.2.0",
}
SEAT = {"kind": "open", "bot": "", "name": "", "token": ""}


def with_store(settings: Settings, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(settings.database)
        await store.open()
        await store.add_table(ROW, [{"table_id": "one", "seat": seat, **SEAT} for seat in range(2)])
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_migrations_make_what_the_models_say(settings: Settings) -> None:
    def differences(connection: Connection) -> Any:
        typed = connection.dialect.name != "sqlite"  # where a FLOAT is no Float
        context = MigrationContext.configure(connection, opts={"compare_type": typed})
        return compare_metadata(context, Base.metadata)

    async def work(store: Store) -> None:
        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []

    with_store(settings, work)


def test_a_database_of_the_first_version_is_brought_up_to_date(settings: Settings) -> None:
    async def old() -> None:
        store = Store(settings.database)
        async with store.engine.begin() as connection:
            await connection.run_sync(migrate, "0001")
            first = {name: value for name, value in ROW.items() if name != "version"}
            await connection.execute(Base.metadata.tables["tables"].insert(), [{**first, "id": "old"}])
        await store.close()

    async def work(store: Store) -> None:
        found = await store.table("old")
        assert found is not None
        assert found["version"] == "0.1.0"
        assert await store.count_maker("a", 1, 0.0)

    asyncio.run(old())
    with_store(settings, work)


def test_sqlite_writes_with_care(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
            assert await store.rows(text(f"pragma {pragma}")) == [{pragma: value}]

    with_store(settings_in(tmp_path), work)


def test_makers_are_counted_for_an_hour_and_then_forgotten(settings: Settings) -> None:
    async def work(store: Store) -> None:
        assert [await store.count_maker("a", 2, at) for at in (0.0, 1.0, 2.0)] == [True, True, False]
        assert await store.count_maker("b", 2, 2.0)
        assert await store.count_maker("a", 2, HOUR + 0.5)
        assert not await store.count_maker("a", 2, HOUR + 0.5)
        held = await store.rows(Base.metadata.tables["makers"].select())
        assert sorted((row["maker"], row["at"]) for row in held) == [
            ("a", 1.0),
            ("a", HOUR + 0.5),
            ("b", 2.0),
        ]

    with_store(settings, work)


def test_picks_that_wait_together_go_together_and_a_double_is_told(settings: Settings) -> None:
    async def work(store: Store) -> None:
        commits: list[int] = []
        store.committed = commits.append
        done = await asyncio.gather(
            *(store.add_pick("one", number, 0, ["play", number]) for number in (0, 1, 2, 1)),
            return_exceptions=True,
        )
        assert [type(one) for one in done] == [type(None), type(None), type(None), Conflict]
        done = await asyncio.gather(*(store.add_pick("one", number, 0, number) for number in range(3, 40)))
        assert max(commits) > 10
        assert [row["number"] for row in await store.picks("one")] == list(range(40))
        assert [row["number"] for row in await store.picks("one", 38)] == [38, 39]

    with_store(settings, work)


def test_a_seat_is_taken_once(settings: Settings) -> None:
    async def work(store: Store) -> None:
        assert await store.sit_down("one", 0, "Maja", "t", 5.0) == "open"
        with pytest.raises(Conflict):
            await store.sit_down("one", 0, "Åke", "u", 6.0)
        assert await store.sit_down("one", 1, "Åke", "u", 7.0) == "running"
        assert [seat["name"] for seat in await store.seats(["one"])] == ["Maja", "Åke"]

    with_store(settings, work)


def test_the_last_pick_ends_the_table_in_the_same_breath(settings: Settings) -> None:
    async def work(store: Store) -> None:
        await store.add_pick("one", 0, 0, 5, over=True)
        row = await store.table("one")
        assert row is not None
        assert row["status"] == "over"
        assert [one["id"] for one in await store.public_tables("over")] == ["one"]

    with_store(settings, work)


def test_what_was_taken_back_does_not_stand() -> None:
    rows: list[dict[str, Any]] = [
        {"number": number, "seat": seat, "pick": pick, "back": back, "digest": None}
        for number, (seat, pick, back) in enumerate([(0, 1, 0), (1, 2, 0), (0, None, 2), (0, 3, 0)])
    ]
    assert [(pick.number, pick.seat, pick.pick) for pick in fold(rows).picks] == [(3, 0, 3)]
