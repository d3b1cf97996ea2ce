"""Who writes picks down.  However many there are, they are on disk together, or none of them is."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final, Protocol

from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fabletop.server.models import Base

Pick = Mapping[str, Any]
TABLES, PICKS = (Base.metadata.tables[name] for name in ("tables", "picks"))
COLUMNS: Final = ("table_id", "number", "seat", "pick", "back", "digest", "at")
ADD_PICK: Final = insert(PICKS)
MOST: Final = 500  # picks in one transaction; SQLite takes a few thousand values in one statement


class PickWriter(Protocol):
    async def write(self, picks: Sequence[Pick], over: Sequence[str]) -> None:
        """Add these picks and mark these tables as over; an IntegrityError if a number is taken."""

    async def close(self) -> None: ...


class SqlitePickWriter:
    """SQLite, by a connection and a thread of its own.

    All picks of a batch go in as one statement, which is its own transaction: the thread leaves Python once
    for the lot, and does not wait for its turn again after each of them.
    """

    def __init__(self, path: str) -> None:
        self._path: Final = path
        self._thread: Final = ThreadPoolExecutor(1, "pick-writer")
        self._database: sqlite3.Connection | None = None

    async def write(self, picks: Sequence[Pick], over: Sequence[str]) -> None:
        values: list[str | int | float | None] = []
        for row in picks:
            pick = json.dumps(row["pick"])
            values += (row["table_id"], row["number"], row["seat"], pick, row["back"])
            values += (row["digest"], row["at"])
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, values, over)

    def _write(self, values: list[str | int | float | None], over: Sequence[str]) -> None:
        if self._database is None:
            self._database = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            careful_sqlite(self._database, None)
        try:
            if over:
                self._database.execute("BEGIN IMMEDIATE")
            self._database.execute(add_picks(len(values) // len(COLUMNS)), values)
            if over:
                self._database.executemany(
                    "UPDATE tables SET status = 'over' WHERE id = ?", [(id,) for id in over]
                )
                self._database.execute("COMMIT")
        except sqlite3.Error:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        self._thread.shutdown()
        if self._database is not None:
            self._database.close()


class SqlPickWriter:
    """Any other database, by a line kept open."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine: Final = engine
        self._line: AsyncConnection | None = None

    async def write(self, picks: Sequence[Pick], over: Sequence[str]) -> None:
        if self._line is None:
            self._line = await self._engine.connect()
        try:
            async with self._line.begin():
                await self._line.execute(ADD_PICK, picks)
                if over:
                    await self._line.execute(
                        update(TABLES).where(TABLES.c.id.in_(over)).values(status="over")
                    )
        except IntegrityError:
            raise
        except Exception:  # the line itself may be broken
            line, self._line = self._line, None
            with suppress(Exception):
                await line.invalidate()
                await line.close()
            raise

    async def close(self) -> None:
        if self._line is not None:
            await self._line.close()


def writer_for(engine: AsyncEngine) -> PickWriter:
    path = engine.url.database
    if engine.dialect.name == "sqlite" and path and path != ":memory:":
        return SqlitePickWriter(path)
    return SqlPickWriter(engine)


def add_picks(rows: int) -> str:
    row = f"({', '.join('?' * len(COLUMNS))})"
    return f"INSERT INTO picks ({', '.join(COLUMNS)}) VALUES {', '.join([row] * rows)}"


def careful_sqlite(connection: Any, _: object) -> None:
    """A commit is on disk when it returns, and readers do not wait for it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()
