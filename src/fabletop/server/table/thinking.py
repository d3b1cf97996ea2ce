"""Who thinks about a table: bots, people who have no choice, and whoever advises those who ask."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from fabletop.bots import AHEAD
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import HintMessage, OptionOdds, SeatKind, ThinkingMessage
from fabletop.server.table.connection import refusal
from fabletop.server.table.keeping import Start
from fabletop.server.table.live import Listener, Table, Thought
from fabletop.server.table.thoughts import ponder, suggest
from fabletop.server.workers import Workers

log = logging.getLogger("fabletop.tables")
RETRY: Final = 1.0  # seconds after a fault before a bot tries again
GLANCE: Final = 0.1  # seconds until it is noticed that a pick need not be made any more
LUCK: Final = random.SystemRandom()

MakePick = Callable[[Table, Seat, int, Any, SeatKind], Coroutine[Any, Any, None]]


class Thinkers:
    """Has picks and advice worked out in the workers.  `pick` makes a pick at a table, as a person would, and
    `start` lets a piece of work run by itself."""

    def __init__(self, workers: Workers, pick: MakePick, start: Start) -> None:
        self.workers: Final = workers
        self.pick: Final = pick
        self.start: Final = start

    # -- bots -----------------------------------------------------------------------------------------------

    def wake(self, table: Table) -> None:
        """Let those who must pick by themselves begin: bots, and people who have no choice.  Nobody waits for
        what was thought of a moment that is past."""
        table.stop_thinking()
        if table.bot_due() is not None and (table.bots is None or table.bots.done()):
            table.bots = self.start(self._play_bots(table))
        if table.pass_due() is not None and (table.passing is None or table.passing.done()):
            table.passing = self.start(self._pass_for_people(table))

    async def _play_bots(self, table: Table) -> None:
        """Let bots pick, at the table's pace, until a person is asked or the game is over."""
        while (seat := table.bot_due()) is not None:
            seq, bot = table.seq, table.chairs[seat].bot
            begun = time.monotonic()
            table.tell_all(ThinkingMessage(seat=seat))
            try:
                pick = await self._ponder(table, seat, bot)
                if pick is not None:
                    await self._wait(table, begun)
                if pick is not None and (table.seq, table.chairs[seat].bot) == (seq, bot):
                    await self.pick(table, seat, seq, pick, "bot")
            except Refusal as refused:
                if refused.status >= 500:
                    await asyncio.sleep(RETRY)
            except Exception:
                log.exception("a bot failed", extra={"table": table.id})
                await asyncio.sleep(RETRY)

    async def _ponder(self, table: Table, seat: Seat, bot: str) -> Any | None:
        """What a bot picks; None if the table went on meanwhile, or the bot plays otherwise now."""
        run = self.workers.run_long if bot in AHEAD else self.workers.run
        state, number = table.match.game.to_data(), table.played.standing
        thought = self._think(table, seat, bot, run(ponder, table.setup, state, bot, seat, number))
        try:
            await asyncio.wait({thought.work})
        finally:
            thought.work.cancel()
        return None if thought.work.cancelled() else thought.work.result()

    async def _wait(self, table: Table, begun: float) -> None:
        """Until the table's pace has passed, or less if it is made faster meanwhile."""
        while (left := begun + table.bot_pace - time.monotonic()) > 0:
            table.hurry.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(table.hurry.wait(), left)

    async def _pass_for_people(self, table: Table) -> None:
        """Pick for people who have no choice, after a time that looks like thinking, drawn anew each time."""
        while (seat := table.pass_due()) is not None:
            seq, decision = table.seq, table.match.decision
            begun, slowness = time.monotonic(), how_slow()
            while (left := begun + slowness * table.thinking / 1000 - time.monotonic()) > 0:
                await asyncio.sleep(min(left, GLANCE))
                if table.seq != seq or table.pass_due() != seat:
                    break
            else:
                try:
                    if decision is not None:
                        await self.pick(table, seat, seq, pick_to_data(decision.options[0]), "person")
                except Refusal as refused:
                    await asyncio.sleep(RETRY if refused.status >= 500 else GLANCE)

    # -- advice ---------------------------------------------------------------------------------------------

    async def give_hint(self, table: Table, asks: Listener, seq: int) -> None:
        seat = asks.seat
        try:
            hint = table.hints.get((seq, seat)) or await self._hint(table, seat, seq)
        except Exception:
            log.exception("advice failed", extra={"table": table.id})
            asks.send(encode(refusal(Refusal("refused-fault"), table.seq)))
            return
        if table.seq == seq:
            asks.send(encode(hint or refusal(Refusal("refused-no-hint"), seq)))

    async def _hint(self, table: Table, seat: Seat, seq: int) -> HintMessage | None:
        """None if nobody knows, or if the table went on meanwhile."""
        if table.seq != seq:
            return None
        thought = next(
            (one for one in table.thoughts if one.seq == seq and one.seat == seat and not one.bot), None
        )
        if thought is None:
            setup, state = table.setup, table.match.game.to_data()
            number = table.played.standing
            work = self.workers.run_long(suggest, setup, state, table.names, seat, number)
            thought = self._think(table, seat, "", work)
        await asyncio.wait({thought.work})
        found = None if thought.work.cancelled() else thought.work.result()
        if found is None:
            return None
        odds = [OptionOdds(*one) for one in found.odds]
        table.hints = {key: said for key, said in table.hints.items() if key[0] == seq}
        hint = table.hints[seq, seat] = HintMessage(
            seq=seq, pick=found.pick, text=found.said, stake=found.stake, odds=odds
        )
        return hint

    def _think(self, table: Table, seat: Seat, bot: str, work: Coroutine[Any, Any, Any]) -> Thought:
        """Have something thought about a table as it is now; it is let go when the table goes on."""
        thought = Thought(table.seq, seat, bot, asyncio.create_task(work))
        table.thoughts.append(thought)
        thought.work.add_done_callback(lambda _: table.thoughts.remove(thought))
        return thought


def how_slow() -> float:
    """How much longer or shorter than usual somebody thinks this time, as people do: mostly a little."""
    return min(max(LUCK.lognormvariate(0, 0.5), 0.4), 3.0)
