"""Long thoughts in processes of their own, so that the server always has its ear free.

Only as much is given to the processes as they can work at; the rest waits here, where it is forgotten as soon
as nobody wants it any more.  What is under way then is told to stop, and its process is free at once.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, MutableSequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from contextvars import ContextVar
from multiprocessing.connection import wait
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
Stop = Callable[[], bool]
Queue = deque["asyncio.Future[int]"]
Flags = MutableSequence[int]

LONGEST: Final = 10.0  # seconds after which whoever can stop does, and says what was found until then
THREADS: Final = 4  # where there are no processes
_flags: Flags = []  # in a process: those of all places, shared with the server


class Workers:
    """A pool that is made when it is first needed, and made again when one of its processes dies.

    What takes long waits for what does not, and leaves one of several processes to it: whoever is quick waits
    for one thought at the most.
    """

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        places = processes or THREADS
        self._stop: Final[Flags] = multiprocessing.get_context("spawn").RawArray("b", places)
        self._free: Final = list(range(places))
        self._spare: Final = min(1, places - 1)  # places that are never given to what takes long
        self._quick: Final[Queue] = deque()
        self._long: Final[Queue] = deque()
        self._pool: Executor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._run(self._quick, work, args, kwargs)

    async def run_long(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The same for what may take a while; it should ask `halted` now and then."""
        return await self._run(self._long, work, args, kwargs)

    async def _run(self, queue: Queue, work: Callable[..., T], args: Any, kwargs: Any) -> T:
        try:
            return await self._try(queue, work, args, kwargs)
        except BrokenProcessPool:
            return await self._try(queue, work, args, kwargs)

    async def _try(self, queue: Queue, work: Callable[..., T], args: Any, kwargs: Any) -> T:
        place = await self._place(queue)
        loop = asyncio.get_running_loop()
        pool = self._ready()
        self._stop[place] = 0

        def done(_: Future[T]) -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody needs the place any more
                loop.call_soon_threadsafe(self._leave, place)

        try:
            if self.processes:
                begun = pool.submit(in_process, place, work, args, kwargs)
            else:
                begun = pool.submit(attend, self._stop, place, work, args, kwargs)
        except Exception as wrong:  # broken, or there is no room for one more process
            self._leave(place)
            if isinstance(wrong, BrokenProcessPool):
                self._forget(pool)
            raise
        begun.add_done_callback(done)
        try:
            return await asyncio.wrap_future(begun)
        except asyncio.CancelledError:
            self._stop[place] = 1
            raise
        except BrokenProcessPool:
            self._forget(pool)
            raise

    # -- places: one for each process -----------------------------------------------------------------------

    async def _place(self, queue: Queue) -> int:
        waiting: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        queue.append(waiting)
        self._deal()
        try:
            return await waiting
        except asyncio.CancelledError:
            if not waiting.cancelled():
                self._leave(waiting.result())
            else:
                queue.remove(waiting)
            raise

    def _leave(self, place: int) -> None:
        self._free.append(place)
        self._deal()

    def _deal(self) -> None:
        """Let those begin who can, the quick ones first."""
        while self._free and (
            queue := self._quick or (self._long if len(self._free) > self._spare else None)
        ):
            queue.popleft().set_result(self._free.pop())

    # -- the pool -------------------------------------------------------------------------------------------

    def _ready(self) -> Executor:
        if self._pool is None:
            if self.processes:
                spawn = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, spawn, begin_work, (self._stop,))
            else:
                self._pool = ThreadPoolExecutor(THREADS)
        return self._pool

    def _forget(self, pool: Executor) -> None:
        if self._pool is pool:
            self._pool = None

    def close(self) -> None:
        self._stop[:] = [1] * len(self._stop)
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


# -- where the work is done ---------------------------------------------------------------------------------


def never() -> bool:
    return False


_asked: Final[ContextVar[Stop]] = ContextVar("_asked", default=never)


def halted() -> bool:
    """Whether what is worked out here should come to an end: nobody waits for it any more, or all have waited
    long enough."""
    return _asked.get()()


def attend(flags: Flags, place: int, work: Callable[..., T], args: Any, kwargs: Any) -> T:
    """Do some work of which it can be said from outside that it should stop."""
    until = time.monotonic() + LONGEST
    before = _asked.set(lambda: flags[place] != 0 or time.monotonic() > until)
    try:
        return work(*args, **kwargs)
    finally:
        _asked.reset(before)


def in_process(place: int, work: Callable[..., T], args: Any, kwargs: Any) -> T:
    return attend(_flags, place, work, args, kwargs)


def begin_work(flags: Flags) -> None:
    """Leave Ctrl-C to the server, and end with it however it ends."""
    global _flags
    _flags = flags
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
