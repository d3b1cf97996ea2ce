"""After the table: the game pick by pick, and whether the shuffle was fair."""

from __future__ import annotations

from fabletop.server.schemas.common import Down, EventData, PickData, PrintedData, ViewData
from fabletop.server.schemas.decision import Decision
from fabletop.server.schemas.lobby import TableSummary
from fabletop.server.schemas.table import LogLine


class ReplayFrame(Down):
    pick: PickData
    view: ViewData
    log: list[LogLine]
    events: list[EventData] = []
    decision: Decision | None = None
    over: bool = False
    winners: list[int] = []
    printed: PrintedData = {}


class Replay(Down):
    summary: TableSummary
    frames: list[ReplayFrame]
    seed: str
    promise: str


class Fair(Down):
    """The hash of the seed, from the start; the seed and whether it keeps the promise, at the end."""

    promise: str
    seed: str | None
    kept: bool | None
