"""Finished matches, told again page by page."""

from __future__ import annotations

import asyncio
from array import array
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from fabletop.kernel.fair import commitment, keeps_promise
from fabletop.kernel.match import Setup
from fabletop.server.contents import Contents
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.refusal import Refusal
from fabletop.server.replay.retelling import Span, page_of, walk
from fabletop.server.schemas import Fair, TableSummary
from fabletop.server.store import Row, Store
from fabletop.server.table.live import setup_of
from fabletop.server.table.loading import Standing, Unreadable, fold
from fabletop.server.table.played import start
from fabletop.server.table.reading import missing, unreadable
from fabletop.server.table.shown import shown_seats
from fabletop.server.table.snapshots import Position, kept_from, row_of
from fabletop.server.workers import Workers

PAGE: Final = 50  # frames
KEPT: Final = 16 << 20  # bytes of pages, as they are sent
LINES: Final = 16  # matches of which it is known which rows stand
STRIDE: Final = 500  # picks that are played in one go, where there are no snapshots
Numbers = Sequence[int]
Page = tuple[str, int, tuple[int, ...]]  # of which table, from which frame on, with the hands of which seats


class Replays:
    """The last pages that were asked for, ready to send, by the seats whose hands they show.  Who asks for
    one that is being made waits too."""

    def __init__(self, store: Store, contents: Contents, asleep: Asleep, workers: Workers) -> None:
        self._store: Final = store
        self._contents: Final = contents
        self._asleep: Final = asleep
        self._workers: Final = workers
        self._pages: Final[OrderedDict[Page, bytes]] = OrderedDict()
        self._bytes = 0
        self._making: Final[dict[Page, asyncio.Task[bytes]]] = {}
        self._lines: Final[OrderedDict[str, Numbers]] = OrderedDict()

    async def page(self, id: str, at: int) -> bytes:
        """The page with this frame, compressed.  The table may have been deleted, here or elsewhere, and
        whoever agreed to have their hand shown may not any more."""
        row = await finished(self._store, id)
        shown = shown_seats(row["status"], await self._store.seats([id]))
        key = (id, at // PAGE * PAGE, shown)
        if key in self._pages:
            self._pages.move_to_end(key)
            return self._pages[key]
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(*key))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    def forget(self, id: str) -> None:
        """A table was deleted: nobody is shown it again."""
        for key in [key for key in self._pages if key[0] == id]:
            self._bytes -= len(self._pages.pop(key))
        self._lines.pop(id, None)

    async def _make(self, id: str, first: int, shown: tuple[int, ...]) -> bytes:
        row = await finished(self._store, id)
        if not await self._contents.has(row):
            raise unreadable(row)
        numbers = await self._standing(id)
        count = len(numbers) + 1
        if first >= count:
            raise Refusal("refused-page", 404)
        summary = (await self._asleep.summaries([row])).get(id)
        setup = setup_of(row)
        try:
            if summary is None:
                raise Unreadable
            page = await self._retell(id, setup, summary, numbers, first, shown)
        except Unreadable:
            raise unreadable(row) from None
        self._pages[id, first, shown] = page
        self._bytes += len(page)
        while self._bytes > KEPT and len(self._pages) > 1:
            self._bytes -= len(self._pages.popitem(last=False)[1])
        return page

    async def _standing(self, id: str) -> Numbers:
        """The numbers of the rows that stand.  A finished match does not change any more."""
        if id not in self._lines:
            self._lines[id] = array("q", await self._store.standing(id))
            if len(self._lines) > LINES:
                self._lines.popitem(last=False)
        self._lines.move_to_end(id)
        return self._lines[id]

    async def _retell(
        self,
        id: str,
        setup: Setup,
        summary: TableSummary,
        numbers: Numbers,
        first: int,
        shown: tuple[int, ...],
    ) -> bytes:
        """From the last snapshot before the page that can be read, or from the start."""
        end = min(first + PAGE, len(numbers) + 1)
        heads = [
            head
            for head in reversed(await self._store.snapshot_heads(id))
            if bisect_left(numbers, head["number"]) == head["standing"]
        ]
        after = [head for head in heads if head["standing"] >= end - 1]
        until = after[0]["standing"] if after else len(numbers)
        bases = [head for head in heads if head["standing"] < max(1, first)][::-1]
        for base in [None, *bases] if first == 0 else [*bases, None]:
            position = start(setup) if base is None else await self._position(id, base["number"])
            if base is None:
                position = await self._come_closer(id, setup, position, numbers, first)
            wanted = [head["number"] for head in heads if position.standing <= head["standing"] <= until]
            kept = [kept_from(row) for row in await self._store.snapshots_at(id, wanted)]
            picks = await self._picks(id, numbers, position.standing, until)
            span = Span(first, end, position, kept, picks, until, shown)
            try:
                promise = commitment(setup.seed)
                return await self._workers.run(page_of, setup, summary, span, len(numbers) + 1, promise)
            except Unreadable:
                continue
        raise Unreadable

    async def _position(self, id: str, number: int) -> Position:
        return kept_from((await self._store.snapshots_at(id, [number]))[0]).position

    async def _picks(self, id: str, numbers: Numbers, begin: int, end: int) -> list[Standing]:
        """The picks that stand from one count to another."""
        if begin >= end:
            return []
        rows = await self._store.picks(id, numbers[begin], numbers[end - 1])
        wanted = set(numbers[begin:end])
        return fold(row for row in rows if row["number"] in wanted).picks

    async def _come_closer(
        self, id: str, setup: Setup, base: Position, numbers: Numbers, first: int
    ) -> Position:
        """Play a long way in strides and leave snapshots there: tables of older versions have none."""
        while base.standing + STRIDE < first:
            picks = await self._picks(id, numbers, base.standing, base.standing + STRIDE)
            found = await self._workers.run(walk, setup, base, picks)
            if found is None:
                break
            base, glance = found
            await self._store.add_snapshots([row_of(id, picks[-1].number + 1, base, glance)])
        return base


async def finished(store: Store, id: str) -> Row:
    row = await store.table(id)
    if row is None:
        raise await missing(store, id)
    if row["status"] != "over":
        raise Refusal("refused-not-over", 409)
    return row


async def fair(store: Store, id: str) -> Fair:
    """The promise, and at the end the seed: nothing of it needs the rules of the game."""
    row = await store.table(id)
    if row is None:
        raise await missing(store, id)
    seed = int(row["seed"])
    promise = commitment(seed)
    if row["status"] != "over":
        return Fair(promise=promise, seed=None, kept=None)
    return Fair(promise=promise, seed=str(seed), kept=keeps_promise(seed, promise))
