"""Picks are written down all together or not at all, and a fault leaves the writer fit to go on."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from tests.server.test_store import ROW, SEAT

from fabletop.server.pick_writer import MOST, PickWriter, SqlitePickWriter, SqlPickWriter, writer_for
from fabletop.server.store import Store, is_newest, migrate

KINDS = [SqlitePickWriter, SqlPickWriter]


def with_writer(path: Path, kind: type, work: Callable[[PickWriter, Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{path}")
        await store.open()
        await store.add_table(ROW, [{"table_id": "one", "seat": 0, **SEAT}])
        writer: PickWriter = (
            SqlitePickWriter(str(path)) if kind is SqlitePickWriter else SqlPickWriter(store.engine)
        )
        await work(writer, store)
        await writer.close()
        await store.close()

    asyncio.run(run())


def row(number: int, pick: Any = None, back: int = 0) -> dict[str, Any]:
    return {
        "table_id": "one",
        "number": number,
        "seat": 0,
        "pick": pick,
        "back": back,
        "digest": None,
        "at": 5.5,
    }


@pytest.mark.parametrize("kind", KINDS)
def test_both_writers_write_the_same(tmp_path: Path, kind: type) -> None:
    async def work(writer: PickWriter, store: Store) -> None:
        await writer.write([row(0, ["play", 3]), row(1, 7), row(2, ["owner", 1, 2])], [])
        await writer.write([row(3, back=2)], ["one"])
        found = await store.picks("one")
        assert [one["pick"] for one in found] == [["play", 3], 7, ["owner", 1, 2], None]
        assert [one["back"] for one in found] == [0, 0, 0, 2]
        table = await store.table("one")
        assert table is not None
        assert table["status"] == "over"

    with_writer(tmp_path / "a.db", kind, work)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("over", [[], ["one"]])
def test_one_that_is_taken_keeps_all_out(tmp_path: Path, kind: type, over: list[str]) -> None:
    async def work(writer: PickWriter, store: Store) -> None:
        await writer.write([row(0, 1)], [])
        with pytest.raises((IntegrityError, sqlite3.IntegrityError)):
            await writer.write([row(1, 1), row(0, 2), row(2, 1)], over)
        table = await store.table("one")
        assert table is not None
        assert table["status"] == ROW["status"]
        await writer.write([row(1, 5)], [])
        assert [one["pick"] for one in await store.picks("one")] == [1, 5]

    with_writer(tmp_path / "b.db", kind, work)


@pytest.mark.parametrize("kind", KINDS)
def test_as_many_as_ever_go_together(tmp_path: Path, kind: type) -> None:
    async def work(writer: PickWriter, store: Store) -> None:
        await writer.write([row(number, number) for number in range(MOST)], [])
        assert len(await store.picks("one")) == MOST

    with_writer(tmp_path / "c.db", kind, work)


def test_a_commit_of_sqlite_is_on_disk_when_it_returns(tmp_path: Path) -> None:
    """Another process reads it at once, and nothing waits in the memory of this one."""

    async def work(writer: PickWriter, store: Store) -> None:
        assert isinstance(writer, SqlitePickWriter)
        await writer.write([row(0, 1)], [])
        database = writer._database
        assert database is not None
        assert database.execute("pragma synchronous").fetchone() == (2,)  # full
        assert database.execute("pragma journal_mode").fetchone() == ("wal",)
        assert database.execute("pragma foreign_keys").fetchone() == (1,)
        assert not database.in_transaction

    with_writer(tmp_path / "d.db", SqlitePickWriter, work)


def test_a_file_of_sqlite_gets_the_quick_writer(tmp_path: Path) -> None:
    assert isinstance(writer_for(Store(f"sqlite+aiosqlite:///{tmp_path / 'e.db'}").engine), SqlitePickWriter)
    assert isinstance(writer_for(Store("postgresql+asyncpg://somewhere/tables").engine), SqlPickWriter)


def test_only_what_is_old_is_migrated(tmp_path: Path) -> None:
    async def run() -> None:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'f.db'}")
        async with store.engine.begin() as connection:
            assert not await connection.run_sync(is_newest)
            await connection.run_sync(migrate, "0001")
            assert not await connection.run_sync(is_newest)
            await connection.run_sync(migrate)
            assert await connection.run_sync(is_newest)
        await store.engine.dispose()

    asyncio.run(run())
