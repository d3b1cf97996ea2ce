"""Tables that nobody here holds in memory, seen from outside."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from fabletop.kernel.match import Setup
from fabletop.server.contents import Contents
from fabletop.server.schemas import SeatInfo, TableSummary
from fabletop.server.store import Row, Store
from fabletop.server.table.live import host_of, setup_of, since_when
from fabletop.server.table.loading import TakenFurther, Unreadable, load
from fabletop.server.table.shown import shown_seats
from fabletop.server.table.snapshots import Glance, glance_at, glance_from, kept_from, row_of
from fabletop.server.workers import Workers

KEPT: Final = 500
log = logging.getLogger("fabletop.lobby")


class Asleep:
    """They are not woken for the lobby: what their newest snapshot says of them is enough, and without one
    each is played through once."""

    def __init__(self, store: Store, contents: Contents, workers: Workers) -> None:
        self._store: Final = store
        self._contents: Final = contents
        self._workers: Final = workers
        self._known: Final[OrderedDict[str, tuple[int, Glance]]] = OrderedDict()
        self._lock: Final = asyncio.Lock()  # many who look at once wait for one who reads

    async def summaries(self, rows: Sequence[Row]) -> dict[str, TableSummary]:
        """By id; a table that cannot be read is left out."""
        if not rows:
            return {}
        ids = [row["id"] for row in rows]
        told: dict[str, TableSummary] = {}
        async with self._lock:
            seqs = await self._store.seqs(ids)
            glances = await self._store.glances(ids)
            moved = await self._store.moved(ids)
            seats: dict[str, list[Row]] = {id: [] for id in ids}
            for seat in await self._store.seats(ids):
                seats[seat["table_id"]].append(seat)
            for row in rows:
                try:
                    seen = await self._seen(row, seqs[row["id"]], glances.get(row["id"]))
                except Exception:
                    log.exception("a table cannot be read", extra={"table": row["id"]})
                else:
                    told[row["id"]] = summary(row, seats[row["id"]], seen, moved.get(row["id"]))
        return told

    async def _seen(self, row: Row, seq: int, newest: Row | None) -> Glance:
        """Of a finished game and of one that has not gone on since, nothing needs to be played, unless an
        older version did not say whose move it was."""
        if newest is not None and newest["number"] == seq:
            seen = glance_from(newest)
            if row["status"] == "over" or seen.asked is not None:
                return seen
        known = self._known.get(row["id"])
        if known is None or known[0] != seq:
            if not await self._contents.has(row):
                raise LookupError("its content is not here, and nobody looked at its end")
            known = seq, await self._look(row, newest)
            self._known[row["id"]] = known
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return known[1]

    async def _look(self, row: Row, newest: Row | None) -> Glance:
        """Play what came after the newest snapshot; one that has none is given one, for the next who look."""
        since = newest["number"] if newest is not None else 0
        try:
            seen, snapshot = await self._play(row, since, whole=newest is None)
        except TakenFurther:
            seen, snapshot = await self._play(row, 0, whole=True)
        except Unreadable:
            if newest is None:
                raise
            return glance_from(newest)
        if newest is None or row["status"] == "over":
            await self._store.add_snapshots([snapshot])
        return seen

    async def _play(self, row: Row, since: int, whole: bool) -> tuple[Glance, Row]:
        kept = await self._store.snapshots(row["id"], since)
        picks = await self._store.picks(row["id"], since)
        return await self._workers.run(look, setup_of(row), row["id"], kept, picks, whole)


def look(setup: Setup, id: str, kept: Sequence[Row], picks: Sequence[Row], whole: bool) -> tuple[Glance, Row]:
    """The round, the heroes and the winners, as anybody may see them, and a snapshot of the table."""
    found = load(setup, [kept_from(one) for one in kept], picks, whole)
    seen = glance_at(setup.game, found.played.match.game)
    return seen, row_of(id, found.seq, found.played.position, seen)


def summary(row: Row, seats: Sequence[Row], seen: Glance, moved: float | None) -> TableSummary:
    outline, winners, asked = seen
    asked = (asked or []) if row["status"] == "running" else []
    sat = {seat["seat"]: seat["since"] for seat in seats}
    since = since_when(row["created"], moved, sat, asked)
    people = {seat["seat"] for seat in seats if seat["kind"] == "person"}
    shown = shown_seats(row["status"], seats)
    waits = row["deadline"] and people.intersection(asked)
    return TableSummary(
        id=row["id"],
        game=row["game"],
        content=row["content"],
        title=outline.title,
        seats=[
            SeatInfo(
                seat=seat["seat"],
                kind=seat["kind"],
                name=seat["name"] or seat["bot"],
                hero=hero,
                here=seat["kind"] == "bot",
                bot=seat["bot"],
                stand_in=seat["kind"] == "bot" and bool(seat["token"]),
                late=seat["late"],
                former=seat["kind"] == "person" and not seat["token"],
                shown=seat["seat"] in shown,
            )
            for seat, hero in zip(seats, outline.heroes, strict=False)
        ],
        round=outline.round,
        status=row["status"],
        started=row["created"],
        winners=winners,
        asked=asked,
        since=since,
        due=max(since, row["timed"] or 0.0) + row["deadline"] if waits else None,
        called=row["called"],
        host=host_of(row["maker"], [seat["token"] for seat in seats]),
    )
