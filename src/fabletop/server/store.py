"""The database behind the tables.  Picks of many tables that wait together are committed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config
from sqlalchemy import event, insert, select, text, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fabletop.server.models import Base, ChatRow, PickRow, SeatRow, TableRow

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 8321  # any number, the same for every process
Row = dict[str, Any]
Job = Callable[[AsyncConnection], Awaitable[None]]
TABLES, SEATS, PICKS, CHAT = (
    Base.metadata.tables[row.__tablename__] for row in (TableRow, SeatRow, PickRow, ChatRow)
)
ADD_PICK: Final = insert(PICKS)
log = logging.getLogger("fabletop.store")


class Conflict(Exception):
    """Somebody else was first; nothing was written."""


class Waiting:
    """A row of `picks` or some other work, and who waits for it to be on disk."""

    def __init__(self, done: asyncio.Future[None], pick: Row | None, over: bool, job: Job | None) -> None:
        self.done: Final = done
        self.pick: Final = pick
        self.over: Final = over
        self.job: Final = job

    def settle(self, wrong: BaseException | None = None) -> None:
        if not self.done.done():
            if wrong is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(wrong)


class Store:
    """Reads, and durable writes by a single writer."""

    def __init__(self, url: str) -> None:
        self.engine: Final[AsyncEngine] = create_async_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", careful_sqlite)
        self.committed: Callable[[int], None] = lambda picks: None
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._line: AsyncConnection | None = None  # the writer's own, kept open
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date and start to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        if self._line is not None:
            await self._line.close()
        await self.engine.dispose()

    # -- writing ----------------------------------------------------------------------------------------

    async def _put(self, pick: Row | None = None, over: bool = False, job: Job | None = None) -> None:
        waiting = Waiting(asyncio.get_running_loop().create_future(), pick, over, job)
        self._queue.put_nowait(waiting)
        await waiting.done

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            finally:
                for one in batch:
                    one.settle(Conflict("the server stopped before this was written"))
                    self._queue.task_done()

    async def _write(self, batch: Sequence[Waiting]) -> None:
        """All picks in one transaction, everything else in one of its own."""
        picks = [one for one in batch if one.pick is not None]
        if picks:
            try:
                await self._commit_picks(picks)
            except Exception as wrong:
                if len(picks) == 1:
                    picks[0].settle(as_conflict(wrong))
                for one in picks:  # one of them is at fault: find out which
                    if not one.done.done():
                        await self._try(one, self._commit_picks([one]))
            else:
                for one in picks:
                    one.settle()
        for one in batch:
            if one.job is not None:
                await self._try(one, self._commit_job(one.job))

    async def _try(self, one: Waiting, work: Awaitable[None]) -> None:
        try:
            await work
        except Exception as wrong:
            one.settle(as_conflict(wrong))
        else:
            one.settle()

    async def _commit_picks(self, picks: Sequence[Waiting]) -> None:
        over = [one.pick["table_id"] for one in picks if one.over and one.pick is not None]
        if self._line is None:
            self._line = await self.engine.connect()
        try:
            async with self._line.begin():
                await self._line.execute(ADD_PICK, [one.pick for one in picks if one.pick is not None])
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
        self.committed(len(picks))

    async def _commit_job(self, job: Job) -> None:
        async with self.engine.begin() as connection:
            await job(connection)

    async def add_table(self, table: Row, seats: Sequence[Row]) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES), [table])
            await connection.execute(insert(SEATS), list(seats))

        await self._put(job=job)

    async def add_pick(
        self, table: str, number: int, seat: int, pick: Any = None, back: int = 0, over: bool = False
    ) -> None:
        """Write a pick, or that some were `back`; a Conflict if this number is taken."""
        row = {"table_id": table, "number": number, "seat": seat, "pick": pick, "back": back}
        await self._put(pick=row, over=over)

    async def sit_down(self, table: str, seat: int, name: str, token: str) -> str:
        """Take an open seat and return the status of the table; a Conflict if somebody sits there."""
        status = "open"

        async def job(connection: AsyncConnection) -> None:
            nonlocal status
            here = SEATS.c.table_id == table
            taken = await connection.execute(
                update(SEATS)
                .where(here, SEATS.c.seat == seat, SEATS.c.kind == "open")
                .values(kind="person", name=name, token=token)
            )
            if taken.rowcount != 1:
                raise Conflict("somebody sits there")
            left = await connection.execute(select(SEATS.c.seat).where(here, SEATS.c.kind == "open"))
            status = "open" if left.first() else "running"
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))

        await self._put(job=job)
        return status

    async def set_pace(self, table: str, pace: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(pace=pace))

        await self._put(job=job)

    async def add_chat(self, table: str, seat: int, name: str, said: str, at: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            row = {"table_id": table, "seat": seat, "name": name, "text": said, "at": at}
            await connection.execute(insert(CHAT), [row])

        await self._put(job=job)

    # -- reading ----------------------------------------------------------------------------------------

    async def rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def table(self, id: str) -> Row | None:
        found = await self.rows(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def seats(self, ids: Sequence[str]) -> list[Row]:
        wanted = select(SEATS).where(SEATS.c.table_id.in_(ids))
        return await self.rows(wanted.order_by(SEATS.c.table_id, SEATS.c.seat))

    async def picks(self, id: str, since: int = 0) -> list[Row]:
        wanted = select(PICKS).where(PICKS.c.table_id == id, PICKS.c.number >= since)
        return await self.rows(wanted.order_by(PICKS.c.number))

    async def chat(self, id: str, last: int = 50) -> list[Row]:
        wanted = select(CHAT).where(CHAT.c.table_id == id)
        return (await self.rows(wanted.order_by(CHAT.c.id.desc()).limit(last)))[::-1]

    async def public_tables(self, *statuses: str, last: int = 50) -> list[Row]:
        wanted = select(TABLES).where(TABLES.c.status.in_(statuses), TABLES.c.public)
        return await self.rows(wanted.order_by(TABLES.c.created.desc()).limit(last))

    async def tables_with_bots(self, last: int) -> list[str]:
        """The newest tables in play where a bot may be due."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running")
        bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        found = await self.rows(
            wanted.where(TABLES.c.id.in_(bots)).order_by(TABLES.c.created.desc()).limit(last)
        )
        return [row["id"] for row in found]

    async def alive(self) -> bool:
        try:
            async with self.engine.connect() as connection:
                await connection.execute(text("select 1"))
        except Exception:
            log.exception("the database does not answer")
            return False
        return True


def as_conflict(wrong: Exception) -> Exception:
    return Conflict(str(wrong.orig)) if isinstance(wrong, IntegrityError) else wrong


def careful_sqlite(connection: Any, _: object) -> None:
    """A commit is on disk when it returns, and readers do not wait for it."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def migrate(connection: Connection) -> None:
    """Bring the database up to date; of several processes that start at once, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
