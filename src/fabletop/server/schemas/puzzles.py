"""Puzzles: positions in which exactly one line reaches the goal."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import Field

from fabletop.records import PickData, Record, SaidData
from fabletop.server.schemas.common import SentPick, Up
from fabletop.server.schemas.replay import PlayedFrame
from fabletop.server.schemas.table import SeatInfo

MOST_PICKS: Final = 64  # more than any line, with idle picks in between

PuzzleStatus = Literal["open", "solved", "refuted", "shown"]


class PuzzleInfo(Record, frozen=True):
    """A puzzle in a list: `number` counts those of a game from 1, `grade` goes from 1, easy, to 5, and
    `picks` is how many the solution takes.  `goal` names texts of the game."""

    id: str
    game: str
    number: int
    grade: int
    goal: SaidData
    picks: int


class PuzzlesToday(Record, frozen=True):
    """The puzzles of a day, one of each game; `date` is the day in UTC, such as 2026-11-17."""

    date: str
    puzzles: list[PuzzleInfo]


class PuzzlePlayed(Record, frozen=True):
    """A puzzle after some picks.  `content` is the hash of the catalogue that belongs to it, `seat` the
    solver's, and `frames` what came of the last of the `picks`: the position itself if there are none yet.
    `open`: the goal can still be forced, and the last frame asks for the next pick.  `solved`: it is reached.
    `refuted`: the last pick gave it away; the frames go on to the end by the answers and the rolls that
    show it.  `shown`: the solution from the position on, for whoever has given up.  `why` says so in words,
    and is null as long as it is open."""

    puzzle: PuzzleInfo
    content: str
    seat: int
    seats: list[SeatInfo]
    picks: list[PickData]
    frames: list[PlayedFrame]
    status: PuzzleStatus
    why: SaidData | None


class PuzzleUp(Up):
    """All picks of the solver from the position on, or `give_up` to be shown the solution."""

    picks: Annotated[list[SentPick], Field(max_length=MOST_PICKS)] = []
    give_up: bool = False
