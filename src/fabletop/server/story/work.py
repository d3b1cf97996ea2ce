"""How far the look back at a match has come: what is kept between two strides of it."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from fabletop.games.registration import Tally


class Point(msgspec.Struct):
    """The chances of the sides at a frame, and how many imagined games they come from: 0 for fitted weights,
    and for a match that is over."""

    frame: int
    round: int
    chances: list[float]
    games: int = 0

    def doubt(self, side: int) -> float:
        """The standard error of a chance; a share of few games is never quite sure."""
        if not self.games:
            return 0.0
        share = (self.games * self.chances[side] + 2) / (self.games + 4)
        return math.sqrt(share * (1 - share) / (self.games + 4))


class Better(msgspec.Struct):
    """What would have been better at a decision: the pick, by how many points, and what was at stake."""

    turning: int
    frame: int
    pick: Any
    gain: int
    stake: str


class Half(msgspec.Struct):
    """An imagined game that a stride had no time to finish."""

    state: bytes
    luck: int


class Work(msgspec.Struct):
    """`sides`, `points` and `tally` are what the picks say by themselves.  Where nothing was fitted, bots
    play `games` games on from each point; of the points before `rolled` that is done, and `shares` are what
    came of the first games from the next one.  `weighed` decisions were looked at for something better."""

    sides: list[list[int]] = []
    points: list[Point] = []
    tally: Tally = {}
    games: int = 0
    rolled: int = 0
    shares: list[list[float]] = []
    half: Half | None = None
    weighed: int = 0
    better: list[Better] = []


def work_from(data: bytes) -> Work:
    """A ValidationError if another program kept it."""
    return msgspec.json.decode(data, type=Work)
