"""After the table: the game pick by pick, and whether the shuffle was fair."""

from __future__ import annotations

from fabletop.games.records import Told
from fabletop.records import PickData, Record
from fabletop.server.schemas.common import Down
from fabletop.server.schemas.lobby import TableSummary


class ReplayFrame(Told, frozen=True, kw_only=True):
    """What all could see after a pick, and what happened by it."""

    pick: PickData


class PlayedFrame(Told, frozen=True, kw_only=True):
    """What a seat is told after a pick of a puzzle or a lesson, and whose pick it was: `seat` is null and so
    is `pick` in the first frame of all.  `printed` and `texts` are always whole."""

    pick: PickData | None
    seat: int | None


class Replay(Record, frozen=True):
    """A page of a replay: the frames from number `first` on, of `count` in all."""

    summary: TableSummary
    first: int
    count: int
    frames: list[ReplayFrame]
    seed: str
    promise: str


class Fair(Down):
    """The hash of the seed, from the start; the seed and whether it keeps the promise, at the end."""

    promise: str
    seed: str | None
    kept: bool | None
