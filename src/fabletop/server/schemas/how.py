"""How a game is played, on one page."""

from __future__ import annotations

from fabletop.records import PickData, Record
from fabletop.server.schemas.lessons import SpokenText
from fabletop.server.schemas.replay import PlayedFrame
from fabletop.server.schemas.table import SeatInfo


class HowPoint(Record, frozen=True):
    """A paragraph or a step, with the rules it stands on."""

    text: SpokenText
    rules: list[str]


class HowPart(Record, frozen=True):
    """`goal`, `turn`, `fight` or `end`; `steps` follow each other.  `caption` tells what is seen in its
    picture, and is null where it has none."""

    id: str
    says: list[HowPoint]
    steps: list[HowPoint]
    caption: SpokenText | None


class HowTo(Record, frozen=True):
    """A page in words; `lesson` is the one to play after it."""

    game: str
    lesson: str
    parts: list[HowPart]


class HowPicture(Record, frozen=True):
    """What the picture of a `part` shows: a step of a lesson as `seat` sees it, with the pick that is
    `wanted` there.  `content` is the hash of the catalogue that belongs to it."""

    part: str
    content: str
    seat: int
    seats: list[SeatInfo]
    frame: PlayedFrame
    wanted: PickData | None
