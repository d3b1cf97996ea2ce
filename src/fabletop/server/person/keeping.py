"""Persons in the database: who they are, where they are signed in, and what is theirs.

Nobody is let in by what stands here: cookies, tokens and keys are kept as hashes, and of a passkey only its
public half.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import and_, delete, false, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from fabletop.server.models import (
    Base,
    BrowserRow,
    ChallengeRow,
    LearntRow,
    PasskeyRow,
    PersonRow,
    SolvedRow,
)
from fabletop.server.person.ceremony import SECONDS, from_code, to_code
from fabletop.server.refusal import Refusal
from fabletop.server.store import (
    CHAT,
    LENT,
    OWNED,
    PICKS,
    POST,
    POST_SEATS,
    SEATS,
    STORIES,
    TABLES,
    Conflict,
    Row,
    Store,
)
from fabletop.server.table.live import hashed, maker_with

MOST_PASSKEYS: Final = 20
DAY: Final = 86_400.0
FORGOTTEN: Final = 400 * DAY  # a browser that was not seen for so long; browsers keep no cookie for longer
PERSONS, PASSKEYS, CHALLENGES, BROWSERS, LEARNT, SOLVED = (
    Base.metadata.tables[row.__tablename__]
    for row in (PersonRow, PasskeyRow, ChallengeRow, BrowserRow, LearntRow, SolvedRow)
)


def new_person() -> str:
    return to_code(secrets.token_bytes(32))


class Persons:
    """All that is kept of those who made a passkey."""

    def __init__(self, store: Store) -> None:
        self._store: Final = store

    # -- challenges -----------------------------------------------------------------------------------------

    async def ask(self, what: str, browser: str, person: str, now: float) -> bytes:
        """A new challenge for a browser; those that nobody answered in time are forgotten."""
        challenge = secrets.token_bytes(32)
        row = {
            "id": to_code(challenge),
            "what": what,
            "browser": hashed(browser),
            "person_id": person,
            "until": now + SECONDS,
        }

        async def job(connection: AsyncConnection) -> None:
            late = or_(CHALLENGES.c.until < now, CHALLENGES.c.until > now + SECONDS)
            await connection.execute(delete(CHALLENGES).where(late))
            await connection.execute(insert(CHALLENGES), [row])

        await self._store.do(job)
        return challenge

    async def answered(self, what: str, browser: str, now: float) -> Row:
        """The challenge that this browser was asked last, which is used up by that, whatever comes of it; a
        Refusal if there is none any more."""
        here = and_(CHALLENGES.c.what == what, CHALLENGES.c.browser == hashed(browser))
        found: list[Row] = []

        async def job(connection: AsyncConnection) -> None:
            newest = select(CHALLENGES).where(here, CHALLENGES.c.until >= now)
            rows = await connection.execute(newest.order_by(CHALLENGES.c.until.desc()).limit(1))
            found[:] = [dict(row) for row in rows.mappings()]
            await connection.execute(delete(CHALLENGES).where(here))

        await self._store.do(job)
        if not browser or not found:
            raise Refusal("refused-challenge", 403)
        return {**found[0], "challenge": from_code(found[0]["id"])}

    # -- who ------------------------------------------------------------------------------------------------

    async def at(self, browser: str) -> Row | None:
        """The person who is signed in at a browser."""
        if not browser:
            return None
        both = PERSONS.join(BROWSERS, BROWSERS.c.person_id == PERSONS.c.id)
        wanted = select(PERSONS, BROWSERS.c.seen).select_from(both).where(BROWSERS.c.id == hashed(browser))
        found = await self._store.rows(wanted)
        return found[0] if found else None

    async def passkeys(self, person: str) -> list[Row]:
        wanted = select(PASSKEYS).where(PASSKEYS.c.person_id == person)
        return await self._store.rows(wanted.order_by(PASSKEYS.c.made))

    async def passkey(self, id: str) -> Row | None:
        found = await self._store.rows(select(PASSKEYS).where(PASSKEYS.c.id == id))
        return found[0] if found else None

    async def add_passkey(self, person: str, name: str, passkey: Row, now: float) -> None:
        """One more for somebody who is there, or the first of somebody new."""

        async def job(connection: AsyncConnection) -> None:
            new = {"id": person, "name": name, "made": now}
            await connection.execute(self._store.add_if_new(PERSONS), [new])
            mine = PASSKEYS.c.person_id == person
            held = await connection.execute(select(func.count()).select_from(PASSKEYS).where(mine))
            if held.scalar_one() >= MOST_PASSKEYS:
                raise Refusal("refused-passkeys", 409)
            await connection.execute(
                insert(PASSKEYS), [{**passkey, "person_id": person, "made": now, "used": None}]
            )

        try:
            await self._store.do(job)
        except Conflict:
            raise Refusal("refused-passkey", 409) from None

    async def use_passkey(self, id: str, count: int, now: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = PASSKEYS.c.id == id
            await connection.execute(update(PASSKEYS).where(here).values(count=count, used=now))

        await self._store.do(job)

    async def label_passkey(self, person: str, id: str, label: str) -> None:
        await self._change_passkey(update(PASSKEYS).values(label=label), person, id)

    async def remove_passkey(self, person: str, id: str) -> None:
        """Not the last one: nobody could come back."""
        await self._change_passkey(delete(PASSKEYS), person, id, keep=1)

    async def _change_passkey(self, change: Any, person: str, id: str, keep: int = 0) -> None:
        async def job(connection: AsyncConnection) -> None:
            mine = PASSKEYS.c.person_id == person
            held = await connection.scalars(select(PASSKEYS.c.id).where(mine))
            known = set(held)
            if id not in known:
                raise Refusal("refused-passkey-unknown", 404)
            if len(known) <= keep:
                raise Refusal("refused-last-passkey", 409)
            await connection.execute(change.where(mine, PASSKEYS.c.id == id))

        await self._store.do(job)

    async def rename(self, person: str, name: str) -> None:
        async def job(connection: AsyncConnection) -> None:
            await connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=name))

        await self._store.do(job)

    # -- where ----------------------------------------------------------------------------------------------

    async def sign_in(self, person: str, before: str, now: float) -> str:
        """What a browser shows from now on; who was signed in there before is so no longer."""
        browser = secrets.token_urlsafe(32)
        row = {"id": hashed(browser), "person_id": person, "since": now, "seen": now}

        async def job(connection: AsyncConnection) -> None:
            gone = or_(BROWSERS.c.id == hashed(before), BROWSERS.c.seen < now - FORGOTTEN)
            await connection.execute(delete(BROWSERS).where(gone))
            await connection.execute(insert(BROWSERS), [row])

        await self._store.do(job)
        return browser

    async def sign_out(self, browser: str) -> None:
        """The keys that were lent to it go too."""

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(BROWSERS).where(BROWSERS.c.id == hashed(browser)))

        await self._store.do(job)

    async def see(self, browser: str, now: float) -> None:
        async def job(connection: AsyncConnection) -> None:
            here = BROWSERS.c.id == hashed(browser)
            await connection.execute(update(BROWSERS).where(here).values(seen=now))

        await self._store.do(job)

    # -- seats ----------------------------------------------------------------------------------------------

    async def held(self, seats: Mapping[str, str]) -> list[Row]:
        """The seats that tokens and lent keys hold at these tables, each by the hash of its token."""
        given = {hashed(token): table for table, token in seats.items()}
        lent = await self._store.rows(select(LENT.c.id, LENT.c.token).where(LENT.c.id.in_(given)))
        table_of = given | {row["token"]: given[row["id"]] for row in lent}
        found = await self._store.rows(select(SEATS).where(SEATS.c.token.in_(table_of)))
        return [row for row in found if row["token"] and table_of[row["token"]] == row["table_id"]]

    async def seats_of(self, person: str) -> list[Row]:
        """The seats that are a person's, with the game that is played there and since when they are."""
        both = SEATS.join(OWNED, OWNED.c.token == SEATS.c.token).join(TABLES, TABLES.c.id == SEATS.c.table_id)
        wanted = select(SEATS, TABLES.c.game, OWNED.c.since.label("owned")).select_from(both)
        wanted = wanted.where(OWNED.c.person_id == person)
        return await self._store.rows(wanted.order_by(SEATS.c.table_id, SEATS.c.seat))

    async def own(self, person: str, seats: Sequence[Row], now: float) -> None:
        """Seats are a person's from now on, unless they are somebody's already."""
        rows = [
            {
                "token": seat["token"],
                "person_id": person,
                "table_id": seat["table_id"],
                "seat": seat["seat"],
                "since": now,
            }
            for seat in seats
        ]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(self._store.add_if_new(OWNED), rows)

        if rows:
            await self._store.do(job)

    async def lend(self, browser: str, tokens: Sequence[str]) -> dict[str, str]:
        """A key for a browser to each of these seats of its person; in place of what it was lent before."""
        keys = {token: secrets.token_urlsafe(32) for token in tokens}
        rows = [
            {"id": hashed(key), "token": token, "browser": hashed(browser)} for token, key in keys.items()
        ]

        async def job(connection: AsyncConnection) -> None:
            old = and_(LENT.c.browser == hashed(browser), LENT.c.token.in_(tokens))
            await connection.execute(delete(LENT).where(old))
            await connection.execute(insert(LENT), rows)

        if rows:
            await self._store.do(job)
        return keys

    # -- lessons and puzzles --------------------------------------------------------------------------------

    async def learnt(self, person: str) -> dict[str, Row]:
        found = await self._store.rows(select(LEARNT).where(LEARNT.c.person_id == person))
        return {row["lesson"]: row for row in found}

    async def solved(self, person: str) -> dict[str, float]:
        found = await self._store.rows(select(SOLVED).where(SOLVED.c.person_id == person))
        return {row["puzzle"]: row["at"] for row in found}

    async def learn(self, person: str, lessons: Mapping[str, Row], solved: Mapping[str, float]) -> None:
        """In place of what was known of these lessons and puzzles."""
        marks = [{"person_id": person, "lesson": lesson, **mark} for lesson, mark in lessons.items()]
        dates = [{"person_id": person, "puzzle": puzzle, "at": at} for puzzle, at in solved.items()]

        async def job(connection: AsyncConnection) -> None:
            for rows, key, new in ((LEARNT, LEARNT.c.lesson, marks), (SOLVED, SOLVED.c.puzzle, dates)):
                if new:
                    names = [row[key.name] for row in new]
                    await connection.execute(delete(rows).where(rows.c.person_id == person, key.in_(names)))
                    await connection.execute(insert(rows), new)

        if marks or dates:
            await self._store.do(job)

    # -- all of it ------------------------------------------------------------------------------------------

    async def picks_at(self, seats: Sequence[Row]) -> list[Row]:
        """What was picked at these seats, in order."""
        return await self._store.rows(
            select(PICKS.c.table_id, PICKS.c.number, PICKS.c.pick, PICKS.c.at)
            .where(any_of(PICKS, seats), PICKS.c.back == 0)
            .order_by(PICKS.c.table_id, PICKS.c.number)
        )

    async def chat_of(self, seats: Sequence[Row], author: str) -> list[Row]:
        """What was said at these seats, and by whoever holds this key while looking on."""
        wanted = select(CHAT.c.table_id, CHAT.c.text, CHAT.c.gesture, CHAT.c.at)
        return await self._store.rows(wanted.where(said_by(seats, author)).order_by(CHAT.c.id))

    async def mailboxes_for(self, seats: Sequence[Row]) -> list[str]:
        """Where mails on these seats go."""
        rows = await self._store.rows(told_of([seat["token"] for seat in seats]))
        return [row["address"] for row in rows if row["kind"] == "mail"]

    async def make_former(self, seat: Row) -> None:
        """At a finished table nobody is known to have sat there any more."""

        async def job(connection: AsyncConnection) -> None:
            here = (SEATS.c.table_id == seat["table_id"], SEATS.c.token == seat["token"])
            await connection.execute(
                update(SEATS).where(*here).values(name="", token="", odds=False, shows=False)
            )

        await self._store.do(job)

    async def forget(
        self, person: str, seats: Sequence[Row], author: str = "", made: Sequence[str] = ()
    ) -> None:
        """All that is left of somebody: what they said, what they called their tables, the stories that name
        them, where they are told of their move, and themselves.  Of seats that they had left before, what was
        said there until then."""
        tokens = [seat["token"] for seat in seats]
        tables = [seat["table_id"] for seat in seats]

        async def job(connection: AsyncConnection) -> None:
            await connection.execute(delete(CHAT).where(said_by(seats, author)))
            if seats:
                await connection.execute(delete(STORIES).where(STORIES.c.table_id.in_(tables)))
                told = [row["id"] for row in (await connection.execute(told_of(tokens))).mappings()]
                await connection.execute(delete(POST_SEATS).where(POST_SEATS.c.post_id.in_(told)))
                await connection.execute(delete(POST).where(POST.c.id.in_(told)))
            own = select(OWNED.c.token).where(OWNED.c.person_id == person)
            theirs = [*tokens, *map(maker_with, made)]
            mine = or_(TABLES.c.maker.in_(theirs), TABLES.c.maker.in_(own))
            await connection.execute(update(TABLES).where(mine).values(called="", maker=""))
            if person:
                left = and_(SEATS.c.table_id == OWNED.c.table_id, SEATS.c.seat == OWNED.c.seat)
                before = select(CHAT.c.id).select_from(
                    CHAT.join(
                        OWNED, and_(CHAT.c.table_id == OWNED.c.table_id, CHAT.c.seat == OWNED.c.seat)
                    ).join(SEATS, left)
                )
                before = before.where(OWNED.c.person_id == person, CHAT.c.at <= SEATS.c.since)
                await connection.execute(delete(CHAT).where(CHAT.c.id.in_(before)))
                await connection.execute(delete(CHALLENGES).where(CHALLENGES.c.person_id == person))
                await connection.execute(delete(PERSONS).where(PERSONS.c.id == person))

        await self._store.do(job)


def told_of(tokens: Sequence[str]) -> Any:
    """The browsers and mailboxes that are told of seats with these tokens."""
    seats = select(POST_SEATS.c.post_id).where(POST_SEATS.c.token.in_(tokens))
    return select(POST.c.id, POST.c.kind, POST.c.address).where(POST.c.id.in_(seats))


def said_by(seats: Sequence[Row], author: str) -> Any:
    """Whether a line was said at one of these seats, or by whoever holds this key while looking on."""
    overheard = CHAT.c.author == hashed(author) if author else false()
    return or_(any_of(CHAT, seats), overheard)


def any_of(rows: Any, seats: Iterable[Row]) -> Any:
    """Whether a row is about one of these seats."""
    here = [(seat["table_id"], seat["seat"]) for seat in seats]
    return tuple_(rows.c.table_id, rows.c.seat).in_(here)
