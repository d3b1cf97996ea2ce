"""Long thoughts in processes of their own, so that the server always has its ear free."""

from __future__ import annotations

import asyncio
import hashlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, ParamSpec, TypeVar

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.match import Setup
from fabletop.said import Said
from fabletop.server.tellers import teller

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """A pool that is made when it is first needed, and made again when one of its processes dies."""

    def __init__(self, processes: int) -> None:
        self.processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self.processes == 0:
            return await asyncio.to_thread(work, *args, **kwargs)
        try:
            return await asyncio.wrap_future(self._ready().submit(work, *args, **kwargs))
        except BrokenProcessPool:
            self._pool = None
            return await asyncio.wrap_future(self._ready().submit(work, *args, **kwargs))

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, mp_context=spawn, initializer=begin_work)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def begin_work() -> None:
    """Leave Ctrl-C to the server, and end with it however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


def ponder(setup: Setup, state: dict[str, Any], bot: str, seat: int, number: int) -> Any:
    """What a bot picks in this state, as data.

    Its luck comes from the seed and the number of the pick: who takes a pick back meets the same answer.
    """
    game = BOXES[setup.game].from_data(setup, state)
    return pick_to_data(bot_pick(make_bot(bot), game, Seat(seat), luck_of(setup, seat, number)))


def suggest(
    setup: Setup, state: dict[str, Any], names: dict[int, str], seat: int, number: int
) -> tuple[Any, Said] | None:
    """What a good player would pick in this state, as data, and why; worked out in an imagined game."""
    game = BOXES[setup.game].from_data(setup, state)
    imagined = game.imagine(Seat(seat), luck_of(setup, seat, number))
    found = teller(setup.game, names, setup.content).advise(imagined, Seat(seat))
    return None if found is None else (pick_to_data(found[0]), found[1])


def luck_of(setup: Setup, seat: int, number: int) -> int:
    digest = hashlib.sha256(f"fabletop bot {setup.seed} {seat} {number}".encode()).digest()
    return int.from_bytes(digest[:8], "big")
