"""When somebody who is away is told: once for each occasion, after a grace, and never while they are there.

Only what anybody may see of a table decides it: whose move it is, who sits there, when time is up, and that
it is over.  Whether somebody who is asked has a choice at all is for them alone to know: it changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from fabletop.kernel.frame import Seat
from fabletop.server.endings import to_its_end
from fabletop.server.post.carrier import Carrier, Note
from fabletop.server.post.kept import Kept, Reader
from fabletop.server.post.words import Occasion, words_for
from fabletop.server.refusal import Refusal
from fabletop.server.table.live import Table
from fabletop.server.table.service import Tables

OFTEN: Final = 30.0  # seconds between two looks at the clock
STALE: Final = 90.0  # seconds after which somebody whom another process saw is thought to be away
HOUR: Final = 3600.0
LAST: Final = 1 / 4  # of the time for a move: then a deadline is near, as at the table itself
log = logging.getLogger("fabletop.post")


class Bell:
    def __init__(self, tables: Tables, kept: Kept, carrier: Carrier, grace: float) -> None:
        self.tables: Final = tables
        self.kept: Final = kept
        self.carrier: Final = carrier
        self.grace: Final = grace
        self.shared: Final = tables.fanout.shared
        self._in_turn: Final = asyncio.Lock()  # whoever comes and goes is written down in that order
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._tidied = 0.0

    # -- what a table tells us, which never waits -----------------------------------------------------------

    def look(self, table: Table) -> None:
        """A table has moved, or somebody came or went."""
        rung, here = table.rung, here_at(table)
        free = sum(chair.kind == "open" for chair in table.chairs)
        if rung.free is not None and free < rung.free and table.host is not None:
            self._start(self._ring(table, Seat(table.host), Occasion.SAT))
        rung.free = free
        if table.status == "over":
            if not rung.over:
                rung.over = True
                self._start(self._end(table, here))
            return
        asked = table.people.intersection(table.asked) - here
        rung.thought_of.intersection_update(asked)
        for seat in asked - rung.thought_of:
            rung.thought_of.add(seat)
            self._start(self._ring(table, seat, Occasion.MOVE))

    def came(self, table: Table, seat: Seat) -> None:
        """Whoever is back may be told anew when they have gone."""
        self._start(self._note(table.id, table.chairs[seat].token, 0, self.shared))

    def left(self, table: Table, seat: Seat) -> None:
        """What somebody saw there is no news."""
        seen = 0
        for occasion in (Occasion.MOVE, Occasion.DEADLINE):
            seen |= occasion.seen if self.holds(table, seat, occasion) else 0
        self._start(self._note(table.id, table.chairs[seat].token, seen, False))

    async def _note(self, table: str, token: str, told: int, here: bool) -> None:
        if token:
            async with self._in_turn:
                await self.kept.was_there(table, token, told, self.tables.now() if here else 0.0)

    # -- telling --------------------------------------------------------------------------------------------

    def holds(self, table: Table, seat: Seat, occasion: Occasion) -> bool:
        """Whether there is anything to tell the person at a seat who is not there."""
        if table.gone or seat in here_at(table) or seat not in table.holders:
            return False
        asked = seat in table.people and seat in table.asked
        match occasion:
            case Occasion.MOVE:
                return asked
            case Occasion.DEADLINE:
                due = table.due
                return asked and due is not None and due - self.tables.now() <= table.deadline * LAST
            case Occasion.SAT:
                return seat == table.host and table.status != "over" and not asked  # else it is their move
            case _:
                return table.status == "over"

    def now(self, table: Table) -> Table:
        """The table as it is held in memory now; who has forgotten it has not changed it."""
        return self.tables.live.get(table.id, table)

    async def _ring(self, table: Table, seat: Seat, occasion: Occasion, grace: float | None = None) -> None:
        await asyncio.sleep(self.grace if grace is None else grace)
        wanted = self._wanted(table, seat, occasion)
        while wanted():
            token = self.now(table).chairs[seat].token
            async with self._in_turn:
                readers = await self.kept.readers(table.id, token)
            seen = [one for one in readers if one.here > self.tables.now() - STALE] if self.shared else []
            if not seen:
                for reader in readers:
                    await self._tell(table, seat, occasion, reader, wanted)
                return
            await asyncio.sleep(STALE)  # another process has them; if it has died, nobody will say so

    def _wanted(self, table: Table, seat: Seat, occasion: Occasion) -> Callable[[], bool]:
        token = table.chairs[seat].token

        def wanted() -> bool:
            now = self.now(table)
            return now.chairs[seat].token == token and self.holds(now, seat, occasion)

        return wanted

    async def _tell(
        self, table: Table, seat: Seat, occasion: Occasion, reader: Reader, wanted: Callable[[], bool]
    ) -> None:
        if wanted() and await self.kept.claim(reader, table.id, occasion):
            summary = self.now(table).summary()
            words = words_for(occasion, summary, seat, reader.language, self.tables.now())
            self.carrier.take(Note(reader, words, wanted))

    async def _end(self, table: Table, saw: set[Seat]) -> None:
        """Whoever saw the end need not be told of it, and of this table nobody is told anything more."""
        for seat in table.holders:
            if seat in saw:
                await self.kept.drop_seat(table.id, table.chairs[seat].token)
        await asyncio.gather(
            *(self._ring(table, seat, Occasion.ENDED) for seat in table.holders if seat not in saw)
        )

    # -- the clock ------------------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        """As long as the server runs; at first, of all that happened while nobody could be told."""
        await to_its_end(self._look_at_all())
        while not self.tables.closing:
            try:
                await to_its_end(self.look_at_clock())
            except Exception:
                log.exception("nobody could look who has little time left")
            await asyncio.sleep(OFTEN)

    async def _look_at_all(self) -> None:
        await self._look_at(await self.kept.waiting(Occasion.MOVE, self.tables.kept))

    async def look_at_clock(self) -> None:
        now = self.tables.now()
        if self.shared:
            await self.kept.still_here(self._connected(), now)
        near = await self.kept.near(now, self.tables.kept)
        for table in await self._look_at(near):
            for seat in table.people.intersection(table.asked):
                if self.holds(table, seat, Occasion.DEADLINE):
                    await self._ring(table, seat, Occasion.DEADLINE, grace=0.0)
        if now - self._tidied >= HOUR:
            self._tidied = now
            await self.kept.tidy(now)

    async def _look_at(self, ids: list[str]) -> list[Table]:
        """Take up these tables, which has them looked at; one that cannot be read stops no other."""
        found = []
        for id in ids:
            if self.tables.closing:
                break
            try:
                found.append(await self.tables.find(id))
            except Refusal:
                continue
            except Exception:
                log.exception("a table cannot be read", extra={"table": id})
        return found

    def _connected(self) -> list[tuple[str, str]]:
        return [
            (table.id, table.chairs[seat].token)
            for table in self.tables.live.values()
            for seat in here_at(table)
            if seat >= 0 and table.chairs[seat].token
        ]

    # -- the end --------------------------------------------------------------------------------------------

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (wrong := task.exception()) is not None:
            log.error("somebody could not be told", exc_info=wrong)

    async def settled(self) -> None:
        """Until all that was begun is done."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def here_at(table: Table) -> set[Seat]:
    return {listener.seat for listener in table.listeners}
