"""What goes over the line of a table, down to the browser and up from it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints, TypeAdapter

from fabletop.ledger import Language
from fabletop.server.schemas.common import (
    Down,
    EventData,
    Pace,
    PickData,
    PrintedData,
    SeatKind,
    SentPick,
    Seq,
    TableStatus,
    Up,
    ViewData,
)
from fabletop.server.schemas.decision import Decision


class LogLine(Down):
    """One sentence; `event` and `n` are what it tells and how much, for whoever puts several together.
    `hero` is whose doing it is, where a seat plays several."""

    text: str
    seat: int
    card: int | None
    head: bool
    rules: list[str] = []
    event: str = ""
    n: int | None = None
    unit: int | None = None
    hero: str | None = None


class SeatInfo(Down):
    """A seat and who holds it; `bot` is the level of a computer player."""

    seat: int
    kind: SeatKind
    name: str
    hero: str | None
    here: bool
    bot: str = ""


class Undo(Down):
    """How many own picks go back without asking, who asks for more, and who has agreed so far."""

    free: int
    asked_by: int | None
    agreed: list[int]
    left: int = 0


class StateMessage(Down):
    """What a seat knows now.  `printed` is what stands on things that the table has seen since the message
    before, as more of the catalogue; `fresh` means that it and `log` take the place of all that was told."""

    type: Literal["state"]
    seq: int
    view: ViewData
    decision: Decision | None
    events: list[EventData]
    log: list[LogLine]
    seats: list[SeatInfo]
    undo: Undo
    over: bool
    winners: list[int]
    promise: str
    seed: str | None
    pace: int
    status: TableStatus = "running"
    seat: int | None = None
    fresh: bool = False
    printed: PrintedData = {}


class ChatMessage(Down):
    """Something said at the table; `at` counts seconds since 1970."""

    type: Literal["chat"]
    seat: int | None
    name: str
    text: str
    at: str | float


class RefusedMessage(Down):
    type: Literal["refused"]
    seq: int
    reason: str
    rule: str | None


class ThinkingMessage(Down):
    type: Literal["thinking"]
    seat: int


class HintMessage(Down):
    """What a good player would pick at `seq`, and why."""

    type: Literal["hint"]
    seq: int
    pick: PickData
    text: str


DownMessage = Annotated[
    StateMessage | ChatMessage | RefusedMessage | ThinkingMessage | HintMessage, Field(discriminator="type")
]


class PickUp(Up):
    type: Literal["pick"]
    seq: Seq
    pick: SentPick


class UndoUp(Up):
    type: Literal["undo"]
    seq: Seq


class AgreeUp(Up):
    type: Literal["agree"]
    seq: Seq
    yes: bool


class ChatUp(Up):
    type: Literal["chat"]
    text: Annotated[str, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]


class LanguageUp(Up):
    type: Literal["language"]
    language: Language


class PaceUp(Up):
    type: Literal["pace"]
    ms: Pace


class HintUp(Up):
    type: Literal["hint"]
    seq: Seq


UpMessage = Annotated[
    PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp | HintUp, Field(discriminator="type")
]
read_up: TypeAdapter[PickUp | UndoUp | AgreeUp | ChatUp | LanguageUp | PaceUp | HintUp] = TypeAdapter(
    UpMessage
)
read_down: TypeAdapter[StateMessage | ChatMessage | RefusedMessage | ThinkingMessage | HintMessage] = (
    TypeAdapter(DownMessage)
)
