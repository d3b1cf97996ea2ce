"""What the records of the wire are made of, and the refusal that any request may get."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from fabletop.kernel.frame import MOST_IDS

SeatKind = Literal["person", "bot", "open"]
TableStatus = Literal["open", "running", "over"]

Name = Annotated[str, StringConstraints(max_length=40, strip_whitespace=True)]
Id = Annotated[str, Field(max_length=64)]
Seq = Annotated[int, Field(ge=0, le=1 << 40)]
Number = Annotated[int, Field(ge=-(1 << 40), le=1 << 40)]
Pace = Annotated[int, Field(ge=0, le=10_000)]
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
