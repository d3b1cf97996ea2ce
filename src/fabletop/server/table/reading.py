"""Reads tables from disk: from a snapshot some way back if that can be, else from the start."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from fabletop import __version__
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.server.fanout import Fanout
from fabletop.server.metrics import Metrics
from fabletop.server.refusal import Refusal
from fabletop.server.store import Conflict, Row, Store
from fabletop.server.table.live import Table, setup_of
from fabletop.server.table.loading import (
    AT_ONCE,
    Loaded,
    TakenFurther,
    Unreadable,
    far_enough,
    fold,
    follow,
    load,
)
from fabletop.server.table.played import REMEMBERED, Played, start
from fabletop.server.table.snapshots import digest_of, kept_from

log = logging.getLogger("fabletop.tables")
ANSWER: Final = 2.0  # seconds in which another process may say what a pick of its led to
TRIES: Final = 3


class Reader:
    """Finds out how a table stands.  `pass_on` tells other processes of what had to be written for it."""

    def __init__(
        self, store: Store, fanout: Fanout, metrics: Metrics, pass_on: Callable[[dict[str, Any]], None]
    ) -> None:
        self.store: Final = store
        self.fanout: Final = fanout
        self.metrics: Final = metrics
        self.pass_on: Final = pass_on

    async def take_up(self, row: Row, live: bool = False) -> Loaded:
        """A table as it is on disk.  Where today's rules do not bear out what was played, it goes on from its
        newest snapshot, and a row of NOBODY says so.  While it is `live` at a process of another version,
        what that one played counts, and nothing needs to be said on disk."""
        id = row["id"]
        for _ in range(TRIES):
            found, looked = await self._read(row), -1
            while found.changed and found.seq != looked:  # nothing is set aside that was not looked at twice
                looked = found.seq
                if found.aside and self.fanout.shared:
                    await self._ask_others(id, looked)
                found = await self._read(row)
            if not found.changed:
                return found
            if row["status"] == "over":
                if not found.played.match.game.over:
                    raise unreadable(row)
                return found
            if live and not found.aside:
                found.played.changed = True
                return found
            try:
                await self.store.add_pick(
                    id, found.seq, NOBODY, back=found.aside, digest=digest_of(found.played.state)
                )
            except Conflict:
                continue
            log.warning("a table goes on under changed rules", extra={"table": id, "aside": found.aside})
            self.metrics.changed.inc()
            found.played.close()
            self.pass_on({"table": id})
            return found._replace(seq=found.seq + 1, kept=-1)
        raise Refusal("refused-raced", 503)

    async def _read(self, row: Row) -> Loaded:
        """From a snapshot some way back if that can be, else from the start; a Refusal if from neither."""
        id, setup = row["id"], setup_of(row)
        heads = await self.store.snapshot_heads(id, AT_ONCE)
        for head in heads[far_enough(heads, REMEMBERED) :]:
            kept = [kept_from(one) for one in await self.store.snapshots(id, head["number"])]
            rows = await self.store.picks(id, head["number"])
            try:
                return await asyncio.to_thread(load, setup, kept, rows)
            except TakenFurther:
                continue
            except Unreadable:
                break
        kept = [kept_from(one) for one in await self.store.snapshots(id)]
        try:
            return await asyncio.to_thread(load, setup, kept, await self.store.picks(id), True)
        except Unreadable:
            log.exception("a table cannot be read", extra={"table": id})
            made = heads[0]["version"] if heads else row["version"]
            raise unreadable(row, made) from None

    async def _ask_others(self, id: str, seq: int) -> None:
        """Ask whoever made a pick that we cannot follow for a snapshot of what it led to, and wait for it."""
        await self.fanout.publish({"table": id, "keep": seq})
        until = time.monotonic() + ANSWER
        while time.monotonic() < until:
            heads = await self.store.snapshot_heads(id, 1)
            if heads and heads[0]["number"] >= seq:
                return
            await asyncio.sleep(ANSWER / 40)

    async def further(self, table: Table, seat: Seat) -> Played:
        """The same match from a snapshot further back, where this seat has picked; a Refusal if today's rules
        do not come to the same from there."""
        heads = await self.store.snapshot_heads(table.id, AT_ONCE, table.played.base.standing)
        bases = [head["number"] for head in heads] or [0]
        for since in bases if bases[-1] == 0 else [*bases, 0]:
            try:
                line = fold(await self.store.picks(table.id, since))
            except TakenFurther:
                continue
            if not any(pick.seat == seat for pick in line.picks[max(0, line.closed) :]):
                continue
            kept = [kept_from(one) for one in await self.store.snapshots(table.id, since)]
            base = kept[0].position if kept and kept[0].number == since else start(table.setup)
            try:
                found = await asyncio.to_thread(follow, table.setup, base, line)
            except Unreadable:
                break
            if found.same and found.played.state == table.played.state:
                return found.played
            break
        raise Refusal("refused-undo-changed", 409)


async def missing(store: Store, id: str) -> Refusal:
    """There is no such table, or there was one that was deleted."""
    return Refusal("refused-deleted", 410) if await store.is_gone(id) else Refusal("refused-table", 404)


def unreadable(row: Row, made: str = "") -> Refusal:
    """A table that we cannot take up: it says which version wrote it last, and stays as it is."""
    return Refusal("refused-version", 409, made=made or row["version"], here=__version__)
