"""Finished matches, told again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from fabletop.kernel.fair import commitment, keeps_promise
from fabletop.server.answers import encode
from fabletop.server.context import Context
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import Fair, Replay, TableSummary
from fabletop.server.table.live import Table
from fabletop.server.wire import replay_frames

KEPT: Final = 16


class Replays:
    """The last ones that were asked for, ready to send."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[str, bytes]] = OrderedDict()

    async def read(self, here: Context, id: str) -> bytes:
        kept = self._kept.get(id)
        if kept is None:
            table = await here.tables.find(id)
            if table.status != "over":
                raise Refusal("refused-not-over", 409)
            kept = await here.workers.run(tell_again, table.match.to_data(), table.summary())
            self._kept[id] = kept
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        return kept


def tell_again(data: dict[str, Any], summary: TableSummary) -> bytes:
    """Every public state of a match, as JSON."""
    names = {seat.seat: seat.name for seat in summary.seats if seat.name}
    frames = replay_frames(data, names)
    return encode(Replay(summary, frames, str(data["seed"]), data["promise"]))


def fair(table: Table) -> Fair:
    """The promise, and at the end the seed."""
    seed = table.setup.seed
    promise = commitment(seed)
    if table.status != "over":
        return Fair(promise=promise, seed=None, kept=None)
    return Fair(promise=promise, seed=str(seed), kept=keeps_promise(seed, promise))
