"""Takes notes out, beside the server: nothing at a table ever waits for it.

At most so many wait and so many are on their way; each try has its time, and there are only so many tries.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import Enum
from typing import Final

from fabletop.server.post.kept import Kept, Reader
from fabletop.server.post.words import Words

WAITING: Final = 2000  # notes; one more is let go
AT_ONCE: Final = 8  # on their way
PATIENCE: Final = 15.0  # seconds for one try
AGAIN: Final = (10.0, 60.0, 300.0)  # seconds after a try that failed; then it is let go
log = logging.getLogger("fabletop.post")


class Outcome(Enum):
    DONE = "done"
    LATER = "later"  # nobody answers there just now
    GONE = "gone"  # nobody is there any more
    NO = "no"  # they will not have it


@dataclass(frozen=True)
class Note:
    to: Reader
    words: Words
    wanted: Callable[[], bool]  # whether it is still news to whoever reads it
    tries: int = 0


Deliver = Callable[[Reader, Words], Awaitable[Outcome]]


class Carrier:
    """Delivers notes by the way that each reader chose."""

    def __init__(
        self,
        kept: Kept,
        ways: dict[str, Deliver],
        patience: float = PATIENCE,
        again: tuple[float, ...] = AGAIN,
    ) -> None:
        self.kept: Final = kept
        self.ways: Final = ways
        self.patience: Final = patience
        self.again: Final = again
        self._queue: Final[asyncio.Queue[Note]] = asyncio.Queue(WAITING)
        self._walkers: Final[list[asyncio.Task[None]]] = []
        self._later: Final[set[asyncio.TimerHandle]] = set()

    def take(self, note: Note) -> None:
        """Never waits."""
        if not self._walkers:
            self._walkers.extend(asyncio.create_task(self._walk()) for _ in range(AT_ONCE))
        try:
            self._queue.put_nowait(note)
        except asyncio.QueueFull:
            log.warning("too many notes wait: one is let go", extra={"table": note.words.table})

    async def _walk(self) -> None:
        while True:
            note = await self._queue.get()
            try:
                if note.wanted():
                    await self._deliver(note)
            except Exception:
                log.exception("a note cannot be delivered", extra={"table": note.words.table})
            finally:
                self._queue.task_done()

    async def _deliver(self, note: Note) -> None:
        try:
            async with asyncio.timeout(self.patience):
                outcome = await self.ways[note.to.kind](note.to, note.words)
        except TimeoutError:
            outcome = Outcome.LATER
        if outcome is Outcome.GONE:
            await self.kept.forget(note.to.key)
        elif outcome is Outcome.LATER and note.tries < len(self.again):
            self._try_again(note)
        elif outcome is not Outcome.DONE:
            log.warning("a note was given up: %s", outcome.value, extra={"table": note.words.table})

    def _try_again(self, note: Note) -> None:
        def again() -> None:
            self._later.discard(handle)
            self.take(Note(note.to, note.words, note.wanted, note.tries + 1))

        handle = asyncio.get_running_loop().call_later(self.again[note.tries], again)
        self._later.add(handle)

    async def settled(self) -> None:
        """Until every note is delivered or let go."""
        await self._queue.join()
        while self._later:
            await asyncio.sleep(0)
            await self._queue.join()

    async def close(self) -> None:
        for handle in self._later:
            handle.cancel()
        for walker in self._walkers:
            walker.cancel()
        await asyncio.gather(*self._walkers, return_exceptions=True)
