"""After the table: what became of everybody's chances, where the match turned, and who did how much."""

from __future__ import annotations

from typing import Literal

from fabletop.games.records import Text
from fabletop.records import Record, SaidData

StoryStatus = Literal["none", "waiting", "working", "done", "impossible"]


class StorySide(Record, frozen=True):
    """Those who win or lose together, and the `lines` of the match as they are told: a story that was kept
    by an earlier version has none."""

    seats: list[int]
    lines: list[SaidData] = []


class StoryPoint(Record, frozen=True):
    """The chances to win at a frame of the replay, in percent: one for each side, in their order."""

    frame: int
    round: int
    chances: list[int]


class Turning(Record, frozen=True):
    """Where the chance of a side changed by many points at once: in percent, up or down.  `frame` is the one
    of the replay to look at, `title` and `text` say what happened; `better` is what whoever moved should have
    picked there, where something was clearly better, and `gain` by how many points."""

    frame: int
    round: int
    side: int
    change: int
    title: SaidData
    text: SaidData
    better: SaidData | None
    gain: int


class Statistic(Record, frozen=True):
    """How much of something each side did, in their order."""

    id: str
    label: SaidData
    values: list[int]


class Story(Record, frozen=True):
    """A finished match, looked back on.  `progress` is how much of it was looked at, in percent; what is
    worked out comes when it is done.  `by` says what the chances are an estimate of; where there is nothing
    to go by there are no points.  `lines` tell the match from nobody's point of view; `texts` are those that
    are not shipped and that all this needs."""

    status: StoryStatus
    progress: int
    sides: list[StorySide]
    by: SaidData | None
    points: list[StoryPoint]
    turnings: list[Turning]
    lines: list[SaidData]
    statistics: list[Statistic]
    texts: list[Text]
