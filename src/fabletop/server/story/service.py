"""Stories of finished tables: asked for, worked out one after the other, and kept with the table."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

import msgspec

from fabletop import __version__
from fabletop.server.answers import encode
from fabletop.server.contents import Contents
from fabletop.server.lobby.asleep import Asleep
from fabletop.server.refusal import Refusal
from fabletop.server.replay.service import finished
from fabletop.server.schemas import Story, StoryStatus
from fabletop.server.store import Row, Store
from fabletop.server.story.chances import NoChronicle
from fabletop.server.story.strides import stride
from fabletop.server.story.walk import Differs, Told
from fabletop.server.table.live import setup_of
from fabletop.server.table.loading import TakenFurther, fold
from fabletop.server.workers import Workers

log = logging.getLogger("fabletop.stories")
ABANDONED: Final = 20.0  # seconds without a stride after which another process goes on with it
NOTHING: Final = b""


class Stories:
    """One is worked out at a time at this process; the others wait.  What a stride found is kept: after a
    stop whoever asks for the story has it go on from there."""

    def __init__(
        self,
        store: Store,
        contents: Contents,
        asleep: Asleep,
        workers: Workers,
        most: int,
        shared: bool = False,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store: Final = store
        self._contents: Final = contents
        self._asleep: Final = asleep
        self._workers: Final = workers
        self._most: Final = most
        self._shared: Final = shared
        self._clock: Final = clock
        self._turn: Final = asyncio.Semaphore(1)
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._begun: Final[set[str]] = set()

    async def find(self, id: str) -> bytes:
        """The story of a finished table as far as it is known, ready to send."""
        row = await finished(self._store, id)
        kept = self._valid(await self._store.story(id))
        if kept is None:
            return encode(unfinished("none"))
        return await self._told(row, kept)

    async def ask(self, id: str) -> bytes:
        """The same, after having it worked out if nobody did so before."""
        row = await finished(self._store, id)
        kept = self._valid(await self._store.story(id))
        if kept is None:
            self._make_room(id)
            kept = self._row(id, "waiting", 0, NOTHING)
            await self._store.keep_story(kept)
        return await self._told(row, kept)

    async def _told(self, row: Row, kept: Row) -> bytes:
        if kept["status"] == "done":
            return bytes(kept["found"])
        id = row["id"]
        if kept["status"] == "impossible":
            return encode(unfinished("impossible"))
        elsewhere = self._shared and self._clock() - kept["at"] < ABANDONED and kept["progress"] > 0
        if id not in self._tasks and not elsewhere:
            self._make_room(id)
            task = self._tasks[id] = asyncio.create_task(self._work(row))
            task.add_done_callback(lambda _: self._forget(id))
        working = elsewhere or id in self._begun
        return encode(unfinished("working" if working else "waiting", kept["progress"]))

    def _make_room(self, id: str) -> None:
        if id not in self._tasks and len(self._tasks) >= self._most:
            raise Refusal("refused-stories", 429, after=60)

    def _valid(self, kept: Row | None) -> Row | None:
        """What another version did not finish is begun anew; what it told stays while it can be read."""
        if kept is None or (kept["status"] != "done" and kept["version"] != __version__):
            return None
        if kept["status"] == "done" and kept["version"] != __version__:
            try:
                msgspec.json.decode(kept["found"], type=Story)
            except msgspec.MsgspecError:
                return None
        return kept

    # -- working it out -------------------------------------------------------------------------------------

    async def _work(self, row: Row) -> None:
        """Go on from what is kept now: whoever asked may have read it just before the last stride ended."""
        id = row["id"]
        async with self._turn:
            kept = self._valid(await self._store.story(id))
            if kept is None or kept["status"] in ("done", "impossible"):
                return
            self._begun.add(id)
            try:
                told = await self._read(row)
                found, done = bytes(kept["found"]), False
                while not done:
                    strode = await self._workers.run_long(stride, told, found)
                    found, done = strode.found, strode.done
                    status: StoryStatus = "done" if done else "working"
                    await self._store.keep_story(self._row(id, status, strode.progress, found))
            except (Differs, NoChronicle):
                await self._store.keep_story(self._row(id, "impossible", 0, NOTHING))
            except Exception:
                log.exception("a story cannot be told", extra={"table": id})
                await self._store.keep_story(self._row(id, "impossible", 0, NOTHING))

    async def _read(self, row: Row) -> Told:
        """The match as it is on disk; it Differs where the replay could not be shown either."""
        if not await self._contents.has(row):
            raise Differs
        id = row["id"]
        summary = (await self._asleep.summaries([row])).get(id)
        if summary is None:
            raise Differs
        try:
            picks = [one.pick for one in fold(await self._store.picks(id)).picks]
        except TakenFurther as wrong:
            raise Differs from wrong
        names = {seat.seat: seat.name for seat in summary.seats if seat.name}
        return Told(setup_of(row), names, picks, list(summary.winners))

    def _row(self, id: str, status: StoryStatus, progress: int, found: bytes) -> Row:
        told = {"table_id": id, "status": status, "progress": progress, "found": found}
        return {**told, "version": __version__, "at": self._clock()}

    def forget(self, id: str) -> None:
        """A table was deleted: nothing more is worked out about it."""
        if id in self._tasks:
            self._tasks[id].cancel()

    def _forget(self, id: str) -> None:
        self._tasks.pop(id, None)
        self._begun.discard(id)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def unfinished(status: StoryStatus, progress: int = 0) -> Story:
    return Story(
        status=status,
        progress=progress,
        sides=[],
        by=None,
        points=[],
        turnings=[],
        lines=[],
        statistics=[],
        texts=[],
    )
