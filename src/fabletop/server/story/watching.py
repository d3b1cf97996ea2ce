"""The chances at a running table, told to those who look on and want to know.

They come from games imagined for somebody without a seat, so they give away nothing.  Who holds a seat is
told them only while all people at the table agree.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from fabletop.games import GAMES
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Match, Setup
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import OddsAgreed, OddsMessage, StorySide, TableStatus
from fabletop.server.story.chances import Odds, chronicler_of, luck_of, odds_of
from fabletop.server.workers import Workers, halted

log = logging.getLogger("fabletop.watching")
SECONDS: Final = 3.0  # for one look: others who read wait for no more than that
Start = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


class Listener(Protocol):
    @property
    def seat(self) -> Seat: ...

    def send(self, message: bytes) -> None: ...


@dataclass
class Watch:
    """Who of those who look on wants to be told, and what was told last, of which moment of the game."""

    wanted_by: set[Any] = field(default_factory=set)
    moment: int = -1
    told: OddsMessage | None = None
    work: asyncio.Task[None] | None = None


class Table(Protocol):
    """What is asked of a table."""

    @property
    def id(self) -> str: ...
    @property
    def seq(self) -> int: ...
    @property
    def status(self) -> TableStatus: ...
    @property
    def setup(self) -> Setup: ...
    @property
    def match(self) -> Match: ...
    @property
    def watch(self) -> Watch: ...
    @property
    def odds_agreed(self) -> OddsAgreed: ...
    @property
    def listeners(self) -> Iterable[Any]: ...


class Watching:
    def __init__(self, workers: Workers, start: Start) -> None:
        self._workers: Final = workers
        self._start: Final = start

    def want(self, table: Table, listener: Listener, on: bool) -> None:
        """Somebody without a seat wants to be told from now on, or not any more."""
        if GAMES[table.setup.game].chronicle is None:
            raise Refusal("refused-no-odds", 409)
        watch = table.watch
        if not on:
            watch.wanted_by.discard(listener)
            return
        watch.wanted_by.add(listener)
        self._tell_again(table, [listener])
        self.look(table)

    def agreed(self, table: Table) -> None:
        """Whether those who sit there are told is not what it was."""
        self._tell_again(table, [one for one in table.listeners if one.seat >= 0])
        self.look(table)

    def _tell_again(self, table: Table, newcomers: Iterable[Listener]) -> None:
        """What all others know already, unless there will be something newer."""
        watch = table.watch
        waits = watch.work is not None and not watch.work.done()
        if watch.told is not None and table.status == "running" and not waits and not self._is_due(table):
            message, told = encode(watch.told), audience(table)
            for listener in newcomers:
                if listener in told:
                    listener.send(message)

    def look(self, table: Table) -> None:
        """Work the chances out if there is somebody to be told and another turn has begun."""
        watch = table.watch
        if watch.wanted_by:
            watch.wanted_by.intersection_update(table.listeners)
        if (watch.work is None or watch.work.done()) and self._is_due(table):
            watch.work = self._start(self._tell(table))

    def _is_due(self, table: Table) -> bool:
        if table.status != "running" or not audience(table):
            return False
        game = GAMES[table.setup.game]
        if game.chronicle is None or table.match.game.over:
            return False
        moment = game.chronicle().moment(table.match.game)
        return moment >= 0 and moment != table.watch.moment

    async def _tell(self, table: Table) -> None:
        """Until nothing is due: the table may go on faster than anybody can follow."""
        while self._is_due(table):
            g, seq = table.match.game, table.seq
            moment = chronicler_of(table.setup.game).moment(g)
            table.watch.moment = moment
            try:
                luck = luck_of("odds", moment)
                found = await self._workers.run_long(seen_odds, table.setup, g.to_data(), luck)
            except Exception:
                log.exception("the chances cannot be told", extra={"table": table.id})
                return
            if found is not None and table.status == "running":
                sides = [StorySide(seats=side) for side in found.sides]
                table.watch.told = OddsMessage(seq=seq, sides=sides, chances=found.chances, by=found.by)
                message = encode(table.watch.told)
                for listener in audience(table):
                    listener.send(message)


def audience(table: Table) -> list[Listener]:
    """Those who look on and asked for it, and those who sit there while all of them agree."""
    agreed = table.odds_agreed.open
    wanted = table.watch.wanted_by
    return [one for one in table.listeners if (agreed if one.seat >= 0 else one in wanted)]


def seen_odds(setup: Setup, state: dict[str, Any], luck: int) -> Odds | None:
    """In short enough a time, with as many games as bots can play on until then."""
    until = time.monotonic() + SECONDS
    return odds_of(setup, state, luck, lambda: halted() or time.monotonic() > until)
