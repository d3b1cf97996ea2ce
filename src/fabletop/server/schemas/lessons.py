"""Lessons: a first game with somebody who points."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import Field

from fabletop.records import PickData, Record
from fabletop.server.schemas.common import SentPick, Up
from fabletop.server.schemas.replay import PlayedFrame
from fabletop.server.schemas.table import SeatInfo

MOST_PICKS: Final = 128  # more than any lesson takes

LessonStatus = Literal["open", "astray", "done"]


class SpokenText(Record, frozen=True):
    """A text in every language; words between stars are told apart."""

    en: str
    es: str
    sv: str


class LessonInfo(Record, frozen=True):
    """A lesson in a list.  `trail` has a word or two for each step."""

    id: str
    game: str
    minutes: int
    title: SpokenText
    about: SpokenText
    trail: list[SpokenText]


class LessonStep(Record, frozen=True):
    """What the coach says: what to `do`, `why`, and the `rule` behind it."""

    title: SpokenText
    do: SpokenText
    why: SpokenText
    rule: str


class LessonPlayed(Record, frozen=True):
    """A lesson after some picks.  `content` is the hash of the catalogue that belongs to it, `seat` the
    learner's, and `frames` what came of the last of the `picks`.  `open`: the last frame asks, `wanted` is
    what to pick.  `astray`: the last pick is not of the lesson and was not made, which `answer` explains, or
    nothing if there is no more to say; there are no frames.  `done`: all steps are, and `answer` says so.
    `at` is the step that is next, from 0.  `options` are for a table like this one."""

    lesson: LessonInfo
    content: str
    ruleset: str
    options: dict[str, Any]
    seat: int
    seats: list[SeatInfo]
    picks: list[PickData]
    frames: list[PlayedFrame]
    status: LessonStatus
    at: int
    step: LessonStep | None
    wanted: PickData | None
    answer: SpokenText | None


class LessonUp(Up):
    """All picks of the learner from the beginning on."""

    picks: Annotated[list[SentPick], Field(max_length=MOST_PICKS)] = []
