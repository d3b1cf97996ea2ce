"""The database behind the tables.  Picks of many tables that wait together are committed together."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import and_, delete, event, exists, func, insert, inspect, or_, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection, make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from fabletop.server.models import (
    Base,
    ChatRow,
    ContentRow,
    GoneRow,
    LentRow,
    MakerRow,
    OwnedRow,
    PickRow,
    PostRow,
    PostSeatRow,
    SeatRow,
    SnapshotRow,
    StoryRow,
    TableRow,
)
from fabletop.server.pick_writer import MOST, PickWriter, careful_sqlite, writer_for
from fabletop.server.schemas.common import TableStatus

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 8321  # any number, the same for every process
HOUR: Final = 3600.0
SKEW: Final = 60.0  # seconds by which clocks of several machines may differ
LINES: Final = 2  # to a file of SQLite
PULSE: Final = "pulse"  # nobody's hash
CHAT_KEPT: Final = 200  # lines at a table, unless told
Row = dict[str, Any]
Job = Callable[[AsyncConnection], Awaitable[None]]
TABLES, SEATS, PICKS, CHAT, MAKERS, SNAPSHOTS, CONTENTS, STORIES, GONE = (
    Base.metadata.tables[row.__tablename__]
    for row in (TableRow, SeatRow, PickRow, ChatRow, MakerRow, SnapshotRow, ContentRow, StoryRow, GoneRow)
)
POST, POST_SEATS = (Base.metadata.tables[row.__tablename__] for row in (PostRow, PostSeatRow))
OWNED, LENT = (Base.metadata.tables[row.__tablename__] for row in (OwnedRow, LentRow))
HEAD: Final = (SNAPSHOTS.c.number, SNAPSHOTS.c.standing, SNAPSHOTS.c.closed, SNAPSHOTS.c.version)
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
        self.engine: Final[AsyncEngine] = create_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", careful_sqlite)
        self.committed: Callable[[int], None] = lambda picks: None
        self.chat_kept = CHAT_KEPT
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._pick_writer: Final[PickWriter] = writer_for(self.engine)
        self._writer: asyncio.Task[None] | None = None

    @property
    def file(self) -> Path | None:
        """Where it is kept, if that is a file of ours."""
        url = self.engine.url
        named = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
        return Path(str(url.database)) if named else None

    async def open(self) -> None:
        """Bring the database up to date and start to write."""
        async with self.engine.begin() as connection:
            if not await connection.run_sync(is_newest):
                await connection.run_sync(migrate)
        self._writer = asyncio.create_task(self._write_for_ever())

    async def close(self) -> None:
        """Write what still waits, then stop."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
            with suppress(asyncio.CancelledError):
                await self._writer
        await self._pick_writer.close()
        await self.engine.dispose()

    # -- writing ----------------------------------------------------------------------------------------

    async def _put(self, pick: Row | None = None, over: bool = False, job: Job | None = None) -> None:
        waiting = Waiting(asyncio.get_running_loop().create_future(), pick, over, job)
        self._queue.put_nowait(waiting)
        await waiting.done

    async def do(self, job: Job) -> None:
        """Have some other work done by the single writer, on disk when this returns."""
        await self._put(job=job)

    async def _write_for_ever(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and len(batch) < MOST:
                batch.append(self._queue.get_nowait())
            try:
                await self._write(batch)
            finally:
                for one in batch:
                    one.settle(Conflict("the server stopped before this was written"))
                    self._queue.task_done()

    async def _write(self, batch: Sequence[Waiting]) -> None:
        """All picks in one transaction, and everything else in another."""
        for write, some in (
            (self._write_picks, [one for one in batch if one.pick is not None]),
            (self._do_jobs, [one for one in batch if one.job is not None]),
        ):
            if some:
                await self._together(write, some)

    async def _together(
        self, write: Callable[[Sequence[Waiting]], Awaitable[None]], some: Sequence[Waiting]
    ) -> None:
        """All in one go; if that cannot be, one of them is at fault: each by itself, to find out which."""
        try:
            await write(some)
        except Exception as wrong:
            if len(some) == 1:
                some[0].settle(as_conflict(wrong))
            else:
                for one in some:
                    await self._together(write, [one])
        else:
            for one in some:
                one.settle()

    async def _write_picks(self, some: Sequence[Waiting]) -> None:
        over = [one.pick["table_id"] for one in some if one.over and one.pick is not None]
        await self._pick_writer.write([one.pick for one in some if one.pick is not None], over)
        self.committed(len(some))

    async def _do_jobs(self, some: Sequence[Waiting]) -> None:
        async with self.engine.begin() as connection:
            for one in some:
                if one.job is not None:
                    await one.job(connection)

    async def add_table(self, table: Row, seats: Sequence[Row], snapshots: Sequence[Row] = ()) -> None:
        """A new table with its seats, and its state at the start."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(TABLES), [table])
            await connection.execute(insert(SEATS), list(seats))
            if snapshots:
                await connection.execute(insert(SNAPSHOTS), list(snapshots))

        await self._put(job=job)

    async def add_snapshots(self, snapshots: Sequence[Row]) -> None:
        """Of a table at one moment there is one; who comes second need not write it again.  A table that was
        deleted meanwhile needs none."""

        async def job(connection: AsyncConnection) -> None:
            ids = {row["table_id"] for row in snapshots}
            here = await connection.scalars(select(TABLES.c.id).where(TABLES.c.id.in_(ids)))
            left = set(here)
            rows = [row for row in snapshots if row["table_id"] in left]
            if rows:
                await connection.execute(self.add_if_new(SNAPSHOTS), rows)

        await self._put(job=job)

    async def add_content(self, game: str, hash: str, packed: bytes) -> None:
        async def job(connection: AsyncConnection) -> None:
            row = {"game": game, "hash": hash, "packed": packed}
            await connection.execute(self.add_if_new(CONTENTS), [row])

        await self._put(job=job)

    def add_if_new(self, rows: Any) -> Any:
        return self._insert(rows).on_conflict_do_nothing()

    def _insert(self, rows: Any) -> Any:
        dialect = postgresql if self.engine.dialect.name == "postgresql" else sqlite
        return dialect.insert(rows)

    async def count_maker(self, maker: str, most: int, now: float) -> bool:
        """Whether this maker has made fewer than `most` tables in the last hour; if so, one more counts.

        Whatever is older is forgotten, and so is what lies ahead: a clock that was wrong and has been put
        back must not keep anybody waiting until it is there again.
        """
        fine = False

        async def job(connection: AsyncConnection) -> None:
            nonlocal fine
            at = MAKERS.c.at
            await connection.execute(delete(MAKERS).where(or_(at < now - HOUR, at > now + SKEW)))
            made = select(func.count()).select_from(MAKERS).where(MAKERS.c.maker == maker)
            fine = (await connection.execute(made)).scalar_one() < most
            if fine:
                await connection.execute(insert(MAKERS), [{"maker": maker, "at": now}])

        await self._put(job=job)
        return fine

    async def add_pick(
        self,
        table: str,
        number: int,
        seat: int,
        pick: Any = None,
        back: int = 0,
        over: bool = False,
        digest: str | None = None,
        at: float | None = None,
    ) -> None:
        """Write a pick, or that some were taken `back`; a Conflict if this number is taken."""
        row = {"table_id": table, "number": number, "seat": seat, "pick": pick, "back": back}
        await self._put(pick={**row, "digest": digest, "at": at}, over=over)

    async def sit_down(self, table: str, seat: int, name: str, token: str, at: float) -> TableStatus:
        """Take an open seat and return the status of the table; a Conflict if somebody sits there."""
        status: TableStatus = "open"

        async def job(connection: AsyncConnection) -> None:
            nonlocal status
            here = SEATS.c.table_id == table
            taken = await connection.execute(
                update(SEATS)
                .where(here, SEATS.c.seat == seat, SEATS.c.kind == "open")
                .values(kind="person", name=name, token=token, since=at)
            )
            if taken.rowcount != 1:
                raise Conflict("somebody sits there")
            left = await connection.execute(select(SEATS.c.seat).where(here, SEATS.c.kind == "open"))
            status = "open" if left.first() else "running"
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(status=status))

        await self._put(job=job)
        return status

    # A seat is given to somebody else only if whoever holds it is still who was thought to.

    async def _reseat(self, table: str, seat: int, held: str, by: str, **values: Any) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table, SEATS.c.seat == seat)
            same = (SEATS.c.token == held, SEATS.c.kind == by) if by else (SEATS.c.token == held,)
            done = await connection.execute(update(SEATS).where(*here, *same).values(**values))
            if done.rowcount != 1:
                raise Conflict("somebody else holds it")

        await self._put(job=job)

    async def hand_seat(self, table: str, seat: int, token: str, bot: str, at: float, late: bool) -> None:
        """A bot plays on for a person, whose seat it stays."""
        await self._reseat(table, seat, token, "person", kind="bot", bot=bot, since=at, late=late)

    async def take_seat_back(self, table: str, seat: int, token: str, at: float) -> None:
        await self._reseat(table, seat, token, "bot", kind="person", bot="", since=at, late=False)

    async def give_seat_up(self, table: str, seat: int, token: str, bot: str, name: str, at: float) -> None:
        """A bot plays on for good: nobody holds the seat any more."""
        gone = {"token": "", "odds": False, "late": False, "since": at}
        await self._reseat(table, seat, token, "", kind="bot", bot=bot, name=name, **gone)

    async def free_seat(self, table: str, seat: int, token: str, at: float) -> None:
        """Whoever comes next may sit there; for a table that has not begun."""

        async def job(connection: AsyncConnection) -> None:
            waits = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.status == "open")
            done = await connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id.in_(waits), SEATS.c.seat == seat, SEATS.c.token == token)
                .values(kind="open", bot="", name="", token="", odds=False, late=False, since=at)
            )
            if done.rowcount != 1:
                raise Conflict("it has begun, or somebody else holds it")

        await self._put(job=job)

    async def name_seat(self, table: str, seat: int, token: str, name: str) -> None:
        await self._reseat(table, seat, token, "", name=name)

    async def show_hand(self, table: str, seat: int, token: str, shows: bool) -> None:
        await self._reseat(table, seat, token, "", shows=shows)

    async def call_table(self, table: str, called: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(called=called))

        await self._put(job=job)

    async def set_deadline(self, table: str, seconds: int, at: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = TABLES.c.id == table
            await connection.execute(update(TABLES).where(here).values(deadline=seconds, timed=at))

        await self._put(job=job)

    async def delete_table(self, table: str, at: float) -> None:
        """All that was ever kept of it, but that it was there."""

        async def job(connection: AsyncConnection) -> None:
            for rows in (PICKS, SNAPSHOTS, CHAT, STORIES, POST_SEATS, OWNED, SEATS):
                await connection.execute(delete(rows).where(rows.c.table_id == table))
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await connection.execute(self.add_if_new(GONE), [{"id": table, "at": at}])

        await self._put(job=job)

    async def set_pace(self, table: str, pace: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(pace=pace))

        await self._put(job=job)

    async def set_thinking(self, table: str, seat: int, ms: int) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(here).values(thinking=ms))

        await self._put(job=job)

    async def set_odds(self, table: str, seat: int, agreed: bool) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat)
            await connection.execute(update(SEATS).where(here).values(odds=agreed))

        await self._put(job=job)

    async def keep_story(self, story: Row) -> None:
        """In place of what was kept of it before; what is done stays, whoever comes second."""

        async def job(connection: AsyncConnection) -> None:
            new = self._insert(STORIES).values(story)
            kept = {name: value for name, value in story.items() if name != "table_id"}
            unfinished = (STORIES.c.status != "done") | (STORIES.c.version != story["version"])
            await connection.execute(
                new.on_conflict_do_update(index_elements=["table_id"], set_=kept, where=unfinished)
            )

        await self._put(job=job)

    async def set_level(self, table: str, seat: int, bot: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == table) & (SEATS.c.seat == seat) & (SEATS.c.kind == "bot")
            await connection.execute(update(SEATS).where(here).values(bot=bot))

        await self._put(job=job)

    async def add_chat(self, said: Row) -> None:
        """Keep what was said, and forget all but the last lines of those who sit at the table, or of those
        who look on."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(CHAT), [said])
            here = and_(CHAT.c.table_id == said["table_id"], (CHAT.c.seat < 0) == (said["seat"] < 0))
            last = select(CHAT.c.id).where(here).order_by(CHAT.c.id.desc()).offset(self.chat_kept).limit(1)
            await connection.execute(delete(CHAT).where(here, CHAT.c.id <= last.scalar_subquery()))

        await self._put(job=job)

    async def pulse(self) -> None:
        """Write something as a pick is written, and leave nothing behind."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(insert(MAKERS), [{"maker": PULSE, "at": 0.0}])
            await connection.execute(delete(MAKERS).where(MAKERS.c.maker == PULSE))

        await self._put(job=job)

    # -- reading ----------------------------------------------------------------------------------------

    async def rows(self, statement: Any) -> list[Row]:
        async with self.engine.connect() as connection:
            found = await connection.execute(statement)
            return [dict(row) for row in found.mappings()]

    async def table(self, id: str) -> Row | None:
        found = await self.rows(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def is_gone(self, id: str) -> bool:
        """Whether there was such a table, and it was deleted."""
        return bool(await self.rows(select(GONE.c.id).where(GONE.c.id == id)))

    async def seats(self, ids: Sequence[str]) -> list[Row]:
        wanted = select(SEATS).where(SEATS.c.table_id.in_(ids))
        return await self.rows(wanted.order_by(SEATS.c.table_id, SEATS.c.seat))

    async def lent(self, key: str) -> str:
        """The token that a key was lent for, both as hashes; empty if there is none."""
        found = await self.rows(select(LENT.c.token).where(LENT.c.id == key))
        return str(found[0]["token"]) if found else ""

    async def picks(self, id: str, since: int = 0, until: int | None = None) -> list[Row]:
        wanted = select(PICKS).where(PICKS.c.table_id == id, PICKS.c.number >= since)
        if until is not None:
            wanted = wanted.where(PICKS.c.number <= until)
        return await self.rows(wanted.order_by(PICKS.c.number))

    async def standing(self, id: str) -> list[int]:
        """The numbers of the picks that stand, after everything that was taken back."""
        numbers: list[int] = []
        wanted = select(PICKS.c.number, PICKS.c.seat, PICKS.c.back).where(PICKS.c.table_id == id)
        async with self.engine.connect() as connection:
            found = await connection.stream(wanted.order_by(PICKS.c.number))
            async for number, seat, back in found:
                if back:
                    del numbers[-back:]
                elif seat >= 0:
                    numbers.append(number)
        return numbers

    async def snapshot_heads(self, id: str, last: int | None = None, before: int | None = None) -> list[Row]:
        """The newest snapshots (`before` so many picks stood), newest first, without their states."""
        wanted = select(*HEAD).where(SNAPSHOTS.c.table_id == id)
        if before is not None:
            wanted = wanted.where(SNAPSHOTS.c.standing < before)
        return await self.rows(wanted.order_by(SNAPSHOTS.c.number.desc()).limit(last))

    async def snapshots(self, id: str, since: int = 0) -> list[Row]:
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id, SNAPSHOTS.c.number >= since)
        return await self.rows(wanted.order_by(SNAPSHOTS.c.number))

    async def snapshots_at(self, id: str, numbers: Sequence[int]) -> list[Row]:
        wanted = select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id, SNAPSHOTS.c.number.in_(numbers))
        return await self.rows(wanted.order_by(SNAPSHOTS.c.number))

    async def glances(self, ids: Sequence[str]) -> dict[str, Row]:
        """The newest look at each table that has one, and after which row it was taken."""
        here = SNAPSHOTS.c.table_id.in_(ids)
        newest = (
            select(SNAPSHOTS.c.table_id, func.max(SNAPSHOTS.c.number).label("number"))
            .where(here)
            .group_by(SNAPSHOTS.c.table_id)
            .subquery()
        )
        both = (SNAPSHOTS.c.table_id == newest.c.table_id) & (SNAPSHOTS.c.number == newest.c.number)
        wanted = select(SNAPSHOTS.c.table_id, SNAPSHOTS.c.number, SNAPSHOTS.c.glance)
        found = await self.rows(wanted.select_from(SNAPSHOTS.join(newest, both)))
        return {row["table_id"]: row for row in found}

    async def seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """How far each table has come."""
        wanted = select(PICKS.c.table_id, func.count().label("seq")).where(PICKS.c.table_id.in_(ids))
        found = await self.rows(wanted.group_by(PICKS.c.table_id))
        return dict.fromkeys(ids, 0) | {row["table_id"]: row["seq"] for row in found}

    async def moved(self, ids: Sequence[str]) -> dict[str, float]:
        """When each table last moved on; those of older versions that kept no time are left out."""
        others = PICKS.alias()
        newest = (
            select(func.max(others.c.number)).where(others.c.table_id == PICKS.c.table_id).scalar_subquery()
        )
        wanted = select(PICKS.c.table_id, PICKS.c.at).where(
            PICKS.c.table_id.in_(ids), PICKS.c.number == newest, PICKS.c.at.is_not(None)
        )
        return {row["table_id"]: row["at"] for row in await self.rows(wanted)}

    async def story(self, id: str) -> Row | None:
        """What is known of a finished table, or as far as that has come."""
        found = await self.rows(select(STORIES).where(STORIES.c.table_id == id))
        return found[0] if found else None

    async def chat(self, id: str, last: int = 50) -> list[Row]:
        """The last lines of those who sit at a table, and as many of those who look on."""
        newest = CHAT.c.id.desc()
        place = func.row_number().over(partition_by=CHAT.c.seat < 0, order_by=newest).label("place")
        numbered = select(CHAT, place).where(CHAT.c.table_id == id).subquery()
        return await self.rows(select(numbered).where(numbered.c.place <= last).order_by(numbered.c.id))

    async def public_tables(self, *statuses: str, last: int = 50) -> list[Row]:
        wanted = select(TABLES).where(TABLES.c.status.in_(statuses), TABLES.c.public)
        return await self.rows(wanted.order_by(TABLES.c.created.desc()).limit(last))

    async def tables(self, ids: Sequence[str]) -> list[Row]:
        """Those that there are, the newest first."""
        wanted = select(TABLES).where(TABLES.c.id.in_(ids))
        return await self.rows(wanted.order_by(TABLES.c.created.desc()))

    async def finished_tables(self, known: Sequence[str], last: int = 50) -> list[Row]:
        """The last ones that are open to all, and of the others those whose ids one knows."""
        shown = or_(TABLES.c.public, TABLES.c.id.in_(known))
        wanted = select(TABLES).where(TABLES.c.status == "over", shown)
        return await self.rows(wanted.order_by(TABLES.c.created.desc()).limit(last + len(known)))

    async def tables_with_bots(self, last: int) -> list[str]:
        """The newest tables in play where a bot may be due."""
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running")
        bots = select(SEATS.c.table_id).where(SEATS.c.kind == "bot")
        found = await self.rows(
            wanted.where(TABLES.c.id.in_(bots)).order_by(TABLES.c.created.desc()).limit(last)
        )
        return [row["id"] for row in found]

    async def tables_late(self, now: float) -> list[str]:
        """Tables in play at which a move has lasted as long as was agreed on, as far as picks tell."""
        wanted = select(TABLES.c.id, TABLES.c.created, TABLES.c.deadline)
        rows = await self.rows(wanted.where(TABLES.c.status == "running", TABLES.c.deadline > 0))
        moved = await self.moved([row["id"] for row in rows])
        late = [row for row in rows if moved.get(row["id"], row["created"]) + row["deadline"] <= now]
        return [row["id"] for row in late]

    async def tables_left(self, before: float, most: int = 500) -> list[str]:
        """Some of the unfinished tables at which nothing has happened since then.  Those at which somebody
        with a passkey holds a seat, who wants to be told of it, or who agreed on a time for a move, are none
        of them."""
        here = TABLES.c.id
        since = [
            (PICKS.c.table_id, PICKS.c.at),
            (SEATS.c.table_id, SEATS.c.since),
            (CHAT.c.table_id, CHAT.c.at),
        ]
        touched = [exists().where(table == here, at >= before) for table, at in since]
        theirs = [exists().where(rows.c.table_id == here) for rows in (OWNED, POST_SEATS)]
        left = select(here).where(
            TABLES.c.status != "over", TABLES.c.deadline == 0, TABLES.c.created < before
        )
        for reason in (*touched, *theirs):
            left = left.where(~reason)
        return [row["id"] for row in await self.rows(left.order_by(TABLES.c.created).limit(most))]

    async def has_content(self, game: str, hash: str) -> bool:
        here = (CONTENTS.c.game == game, CONTENTS.c.hash == hash)
        return bool(await self.rows(select(CONTENTS.c.hash).where(*here)))

    async def content(self, game: str, hash: str) -> bytes | None:
        """A content as it was packed, if there is one."""
        found = await self.rows(
            select(CONTENTS.c.packed).where(CONTENTS.c.game == game, CONTENTS.c.hash == hash)
        )
        return found[0]["packed"] if found else None


def create_engine(url: str) -> AsyncEngine:
    """A file of SQLite needs few lines, and each of them takes a thread and its memory."""
    name = make_url(url)
    if name.get_backend_name() == "sqlite" and name.database:
        return create_async_engine(url, pool_size=LINES, max_overflow=0)
    return create_async_engine(url, pool_pre_ping=True)  # the database may have been restarted meanwhile


def as_conflict(wrong: Exception) -> Exception:
    if isinstance(wrong, IntegrityError):
        return Conflict(str(wrong.orig))
    return Conflict(str(wrong)) if isinstance(wrong, sqlite3.IntegrityError) else wrong


def has_versions(connection: Connection) -> bool:
    """Whether anything was ever kept in it."""
    return inspect(connection).has_table("alembic_version")


def is_newest(connection: Connection) -> bool:
    """Whether there is nothing to migrate, as on every day but the first."""
    if not has_versions(connection):
        return False
    newest = max(path.stem for path in (MIGRATIONS / "versions").glob("v*.py"))
    version = connection.execute(text("select version_num from alembic_version")).scalar()
    return newest.startswith(f"v{version}_")


def migrate(connection: Connection, version: str = "head") -> None:
    """Bring the database up to date; of several processes that start at once, one after the other."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
    from alembic import command  # large, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)
