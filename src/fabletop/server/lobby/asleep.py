"""Tables that nobody here holds in memory, seen from outside."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

from fabletop.games import GAMES
from fabletop.games.registration import Outline
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.server.schemas import SeatInfo, TableSummary
from fabletop.server.store import Row, Store
from fabletop.server.table.live import fold, play, setup_of
from fabletop.server.workers import Workers

Glance = tuple[Outline, list[int]]  # a game from outside, and who has won it

KEPT: Final = 500
log = logging.getLogger("fabletop.lobby")


class Asleep:
    """They are not woken for the lobby: each is played through once, and again when it has gone on."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store: Final = store
        self._workers: Final = workers
        self._known: Final[OrderedDict[str, tuple[int, Glance]]] = OrderedDict()
        self._lock: Final = asyncio.Lock()  # many who look at once wait for one who reads

    async def summaries(self, rows: Sequence[Row]) -> dict[str, TableSummary]:
        """By id; a table that cannot be read is left out."""
        if not rows:
            return {}
        ids = [row["id"] for row in rows]
        told: dict[str, TableSummary] = {}
        async with self._lock:
            seqs = await self._store.seqs(ids)
            seats: dict[str, list[Row]] = {id: [] for id in ids}
            for seat in await self._store.seats(ids):
                seats[seat["table_id"]].append(seat)
            for row in rows:
                try:
                    seen = await self._seen(row, seqs[row["id"]])
                except Exception:
                    log.exception("a table cannot be read", extra={"table": row["id"]})
                else:
                    told[row["id"]] = summary(row, seats[row["id"]], seen)
        return told

    async def _seen(self, row: Row, seq: int) -> Glance:
        known = self._known.get(row["id"])
        if known is None or known[0] != seq:
            picks = await self._store.picks(row["id"])
            known = len(picks), await self._workers.run(look, setup_of(row), fold(picks))
            self._known[row["id"]] = known
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return known[1]


def look(setup: Setup, picks: Sequence[tuple[Seat, Any]]) -> Glance:
    """The round, the heroes and the winners, as anybody may see them."""
    game = play(setup, picks).match.game
    return GAMES[setup.game].outline(game), list(game.winners)


def summary(row: Row, seats: Sequence[Row], seen: Glance) -> TableSummary:
    outline, winners = seen
    return TableSummary(
        id=row["id"],
        game=row["game"],
        content=row["content"],
        title=outline.title,
        seats=[
            SeatInfo(
                seat=seat["seat"],
                kind=seat["kind"],
                name=seat["name"] or seat["bot"],
                hero=hero,
                here=seat["kind"] == "bot",
                bot=seat["bot"],
            )
            for seat, hero in zip(seats, outline.heroes, strict=False)
        ],
        round=outline.round,
        status=row["status"],
        started=row["created"],
        winners=winners,
    )
