"""Bots think in processes of their own, so that no table waits for another's."""

from __future__ import annotations

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.kernel import Match, Setup, pick_from_data, pick_to_data
from fabletop.kernel.frame import Seat
from fabletop.kernel.rng import first_state

KNOWN: dict[str, Match] = {}  # in a worker: the matches it has seen, so that only new picks are replayed
MOST_KNOWN = 200


def think(table: str, setup: Setup, picks: list[Any], seat: int, bot: str) -> Any:
    """What a bot picks in a match; runs in a worker."""
    match = KNOWN.pop(table, None)
    if match is None or [pick_to_data(pick) for pick in match.picks] != picks[: len(match.picks)]:
        match = Match(BOXES[setup.game], setup)
    for pick in picks[len(match.picks) :]:
        match.choose(pick_from_data(pick))
    KNOWN[table] = match
    if len(KNOWN) > MOST_KNOWN:
        KNOWN.pop(next(iter(KNOWN)))
    luck = first_state(-1 - setup.seed - len(picks))
    return pick_to_data(bot_pick(make_bot(bot), match.game, Seat(seat), luck))


class Thinkers:
    """A pool of bots."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, table: str, setup: Setup, picks: list[Any], seat: int, bot: str) -> Any:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, think, table, setup, picks, seat, bot)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
