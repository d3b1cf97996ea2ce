"""What the records of the wire are made of, and the refusal that any request may get."""

from __future__ import annotations

import re
from typing import Annotated, Any, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticCustomError

from fabletop.kernel.frame import MOST_IDS

SeatKind = Literal["person", "bot", "open"]
TableStatus = Literal["open", "running", "over"]
Gesture = Literal["hello", "well-played", "thanks", "thinking", "hurry", "ouch"]

# What nobody sees and what yet changes what all see, or what a database takes as an end: control characters,
# ends of lines and paragraphs, halves of a pair, and all that turns the direction of writing.  The joiners
# stay: families of emoji and several scripts are written with them.
UNSEEN: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f]"
)
LAYOUT: Final = re.compile("[\t\n\r]")
DEADLINES: Final = (0, 86_400, 259_200)  # seconds
BAD_CHARACTERS: Final = "bad_characters"


def is_plain(text: str) -> bool:
    return UNSEEN.search(text) is None


def plain(text: str) -> str:
    """A text on one line, as it looks."""
    if not is_plain(text):
        raise PydanticCustomError(BAD_CHARACTERS, "there are control or direction characters in it")
    return text


def written(text: str) -> str:
    """A text of many lines, such as a file that somebody wrote."""
    plain(LAYOUT.sub("", text))
    return text


def written_all(value: Any) -> Any:
    """The same, however deep texts are hidden in what was sent."""
    left = [value]
    while left:
        match left.pop():
            case str() as text:
                written(text)
            case list() as several:
                left += several
            case dict() as named:
                left += [*named, *named.values()]
    return value


def agreed(seconds: int) -> int:
    """How long a move may take: as long as it takes, a day, or three."""
    if seconds not in DEADLINES:
        raise ValueError(f"there are {', '.join(map(str, DEADLINES))}")
    return seconds


Line = Annotated[str, AfterValidator(plain)]
Lines = Annotated[str, AfterValidator(written)]
Anything = Annotated[Any, AfterValidator(written_all)]
Name = Annotated[Line, StringConstraints(max_length=40, strip_whitespace=True)]
Id = Annotated[Line, StringConstraints(max_length=64)]
Seq = Annotated[int, Field(ge=0, le=1 << 40)]
Number = Annotated[int, Field(ge=-(1 << 40), le=1 << 40)]
Pace = Annotated[int, Field(ge=0, le=10_000)]
Deadline = Annotated[int, AfterValidator(agreed)]
SentPick = Annotated[
    Number | Annotated[list[Id | Number], Field(min_length=1, max_length=2 + MOST_IDS)],  # seat, verb, ids
    "Pick",
]


class Down(BaseModel):
    """What goes out."""

    model_config = ConfigDict(extra="forbid")


class Up(BaseModel):
    """What comes in: nothing but what is named, and of the right kind."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Refused(Down):
    """The body of every answer that is a no."""

    reason: str
    rule: str | None
