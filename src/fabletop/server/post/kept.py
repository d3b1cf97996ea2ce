"""Who wants to be told and of which seats, as it is on disk.

A seat's person is told of an occasion once, whichever process comes to it first: who may tell is decided by a
row that only one of them can change.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, cast

from sqlalchemy import ColumnElement, and_, delete, exists, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fabletop.ledger import Language
from fabletop.server.post.words import Occasion
from fabletop.server.store import POST, POST_SEATS, SEATS, TABLES, Row, Store

DAY: Final = 86_400.0
ANYTHING: Final = sum(int(occasion) for occasion in Occasion)
UNPROVEN: Final = DAY  # how long a mail may go unanswered
UNUSED: Final = {"push": DAY, "mail": 90 * DAY}  # how long an address without a seat is kept


@dataclass(frozen=True)
class Reader:
    """Somebody who is told of a seat, and how."""

    id: int
    kind: str
    key: str
    address: str
    p256dh: str
    auth: str
    language: Language
    here: float = 0.0


def reader_of(row: Row) -> Reader:
    return Reader(
        row["id"],
        row["kind"],
        row["key"],
        row["address"],
        row["p256dh"],
        row["auth"],
        cast(Language, row["language"]),
        row.get("here", 0.0),
    )


def key_of(endpoint: str) -> str:
    """Whoever knows the address of a browser at its push service may stop it."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Kept:
    def __init__(self, store: Store) -> None:
        self.store: Final = store

    # -- who is told ----------------------------------------------------------------------------------------

    async def keep(self, post: Row) -> None:
        """Add an address, or change one that is known by its key."""

        async def job(connection: AsyncConnection) -> None:
            known = await connection.execute(update(POST).where(POST.c.key == post["key"]).values(**post))
            if not known.rowcount:
                await connection.execute(insert(POST), [post])

        await self.store.do(job)

    async def keep_seats(
        self, key: str, seats: Sequence[tuple[str, str]], most: int, language: str, now: float
    ) -> bool:
        """These seats and no others, as (table, hash of token); what was told of each stays.  A seat tells at
        most so many: the oldest goes.  Whether there is such an address."""
        found = False

        async def job(connection: AsyncConnection) -> None:
            nonlocal found
            id = (await connection.execute(select(POST.c.id).where(POST.c.key == key))).scalar()
            if id is None:
                return
            found = True
            await connection.execute(update(POST).where(POST.c.id == id).values(language=language, at=now))
            held = await connection.execute(
                select(POST_SEATS.c.table_id, POST_SEATS.c.token).where(POST_SEATS.c.post_id == id)
            )
            before, wanted = {(row[0], row[1]) for row in held}, set(seats)
            for table, token in sorted(before - wanted):
                await connection.execute(
                    delete(POST_SEATS).where(seat_is(table, token), POST_SEATS.c.post_id == id)
                )
            for table, token in sorted(wanted - before):
                new = {"post_id": id, "table_id": table, "token": token, "told": 0, "here": 0.0}
                await connection.execute(insert(POST_SEATS), [new])
                others = (
                    select(POST_SEATS.c.post_id)
                    .join(POST, POST.c.id == POST_SEATS.c.post_id)
                    .where(seat_is(table, token))
                    .order_by(POST.c.at.desc(), POST.c.id.desc())
                    .offset(most)
                )
                old = [row[0] for row in await connection.execute(others)]
                await connection.execute(
                    delete(POST_SEATS).where(seat_is(table, token), POST_SEATS.c.post_id.in_(old))
                )

        await self.store.do(job)
        return found

    async def held(self, seats: Sequence[tuple[str, str]]) -> list[tuple[str, str]]:
        """Those of these seats that these hashes of tokens hold, at tables that are not over."""
        wanted = (
            select(SEATS.c.table_id, SEATS.c.token)
            .join(TABLES, TABLES.c.id == SEATS.c.table_id)
            .where(SEATS.c.table_id.in_([table for table, _ in seats]), TABLES.c.status != "over")
        )
        known = {(row["table_id"], row["token"]) for row in await self.store.rows(wanted) if row["token"]}
        return [seat for seat in seats if seat in known]

    async def find(self, key: str) -> Row | None:
        found = await self.store.rows(select(POST).where(POST.c.key == key))
        return found[0] if found else None

    async def prove(self, key: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(POST).where(POST.c.key == key).values(proof=""))

        await self.store.do(job)

    async def forget(self, key: str) -> None:
        """Nobody is told there any more."""

        async def job(connection: AsyncConnection) -> None:
            ids = select(POST.c.id).where(POST.c.key == key)
            await connection.execute(delete(POST_SEATS).where(POST_SEATS.c.post_id.in_(ids)))
            await connection.execute(delete(POST).where(POST.c.key == key))

        await self.store.do(job)

    async def tidy(self, now: float) -> None:
        """Let go of seats that were given up, and of addresses that nobody needs or that never answered."""

        async def job(connection: AsyncConnection) -> None:
            holds = exists().where(
                SEATS.c.table_id == POST_SEATS.c.table_id, SEATS.c.token == POST_SEATS.c.token
            )
            await connection.execute(delete(POST_SEATS).where(~holds))
            used = exists().where(POST_SEATS.c.post_id == POST.c.id)
            unused = [and_(POST.c.kind == kind, POST.c.at < now - age) for kind, age in UNUSED.items()]
            unproven = and_(POST.c.proof != "", POST.c.at < now - UNPROVEN)
            old = select(POST.c.id).where(or_(unproven, and_(~used, or_(*unused))))
            ids = [row[0] for row in await connection.execute(old)]
            await connection.execute(delete(POST_SEATS).where(POST_SEATS.c.post_id.in_(ids)))
            await connection.execute(delete(POST).where(POST.c.id.in_(ids)))

        await self.store.do(job)

    # -- what is told ---------------------------------------------------------------------------------------

    async def readers(self, table: str, token: str) -> list[Reader]:
        """Who is told of a seat."""
        wanted = (
            select(POST, POST_SEATS.c.here)
            .join(POST_SEATS, POST_SEATS.c.post_id == POST.c.id)
            .where(seat_is(table, token), POST.c.proof == "")
        )
        return [reader_of(row) for row in await self.store.rows(wanted.order_by(POST.c.id))]

    async def claim(self, reader: Reader, table: str, occasion: Occasion) -> bool:
        """Whether this process is the one to tell somebody of an occasion: the first to ask is.  A mailbox
        gets one mail until its owner was at the table again, and nobody is told of a table after its end."""
        mine = False
        here = and_(POST_SEATS.c.post_id == reader.id, POST_SEATS.c.table_id == table)
        news = untold(reader.kind, occasion)

        async def job(connection: AsyncConnection) -> None:
            nonlocal mine
            if occasion == Occasion.ENDED:
                told = await connection.execute(delete(POST_SEATS).where(here, news))
                await connection.execute(delete(POST_SEATS).where(here))
            else:
                with_it = POST_SEATS.c.told.bitwise_or(int(occasion))
                told = await connection.execute(update(POST_SEATS).where(here, news).values(told=with_it))
            mine = told.rowcount == 1

        await self.store.do(job)
        return mine

    async def was_there(self, table: str, token: str, told: int, here: float) -> None:
        """Somebody was at the table: all that was told is past, but what they saw there."""
        changed = or_(POST_SEATS.c.told != told, POST_SEATS.c.here != here)
        if not await self.store.rows(select(POST_SEATS.c.post_id).where(seat_is(table, token), changed)):
            return

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(
                update(POST_SEATS).where(seat_is(table, token)).values(told=told, here=here)
            )

        await self.store.do(job)

    async def still_here(self, seats: Sequence[tuple[str, str]], now: float) -> None:
        """For other processes: these are at their tables."""

        async def job(connection: AsyncConnection) -> None:
            here = tuple_(POST_SEATS.c.table_id, POST_SEATS.c.token).in_(seats)
            await connection.execute(update(POST_SEATS).where(here).values(here=now))

        if seats:
            await self.store.do(job)

    async def drop_seat(self, table: str, token: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(POST_SEATS).where(seat_is(table, token)))

        await self.store.do(job)

    # -- tables with somebody to tell -----------------------------------------------------------------------

    async def waiting(self, occasion: Occasion, last: int) -> list[str]:
        """The newest tables in play of whose seats somebody could be told of an occasion."""
        timed = TABLES.c.deadline > 0 if occasion == Occasion.DEADLINE else TABLES.c.deadline >= 0
        news = or_(
            and_(POST.c.kind == "mail", untold("mail", occasion)),
            and_(POST.c.kind == "push", untold("push", occasion)),
        )
        some = select(POST_SEATS.c.table_id).join(POST, POST.c.id == POST_SEATS.c.post_id).where(news)
        wanted = select(TABLES.c.id).where(TABLES.c.status == "running", timed, TABLES.c.id.in_(some))
        rows = await self.store.rows(wanted.order_by(TABLES.c.created.desc()).limit(last))
        return [row["id"] for row in rows]

    async def near(self, now: float, last: int) -> list[str]:
        """Those of them where three quarters of the time for a move are over, as far as picks tell."""
        ids = await self.waiting(Occasion.DEADLINE, last)
        rows = await self.store.rows(
            select(TABLES.c.id, TABLES.c.created, TABLES.c.deadline).where(TABLES.c.id.in_(ids))
        )
        moved = await self.store.moved(ids)
        return [
            row["id"] for row in rows if moved.get(row["id"], row["created"]) + row["deadline"] * 3 / 4 <= now
        ]


def seat_is(table: str, token: str) -> ColumnElement[bool]:
    return and_(POST_SEATS.c.table_id == table, POST_SEATS.c.token == token)


def untold(kind: str, occasion: Occasion) -> ColumnElement[bool]:
    """Of a seat: that this is news to its person.  A mailbox gets one mail, whatever it is about."""
    told = ANYTHING if kind == "mail" else int(occasion)
    return POST_SEATS.c.told.bitwise_and(told | occasion.seen) == 0
