"""What goes over the line of a table, down to the browser and up from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from pydantic import Field, StringConstraints, TypeAdapter

from fabletop.games.records import Decision, EventData, LeftOut, LogLine, PrintedData, Text, ViewData
from fabletop.ledger import Language
from fabletop.records import Brief, PickData, Record, SaidData
from fabletop.server.schemas.common import (
    Deadline,
    Gesture,
    Id,
    Line,
    Name,
    Pace,
    SeatKind,
    SentPick,
    Seq,
    TableStatus,
    Up,
)
from fabletop.server.schemas.story import StorySide

ChangeData = Annotated[Any, "Change"]
RulesData = Annotated[dict[str, tuple[str, ...]], "Record<string, string[]>"]


class SeatInfo(Record, frozen=True, omit_defaults=True):
    """A seat and who holds it; `bot` is the level of a computer player.  One that is a `stand_in` plays for
    the person of that name until they take their seat back; `late`: because they did not move in time.
    Else left out: whoever sat there is `former`, having had all that was theirs deleted; what they held is
    `shown` in the replay."""

    seat: int
    kind: SeatKind
    name: str
    hero: str | None
    here: bool
    bot: str
    stand_in: bool
    late: bool
    former: bool = False
    shown: bool = False


class Undo(Record, frozen=True):
    """How many own picks go back without asking and how many there are, who asks for more, and who has agreed
    so far."""

    free: int
    left: int
    asked_by: int | None
    agreed: list[int]


class DeadlineAsked(Record, frozen=True):
    """How many seconds a move may take at this table, 0 being as long as it takes; how many somebody would
    rather have, who that is, and who has agreed so far."""

    seconds: int
    wished: int | None
    asked_by: int | None
    agreed: list[int]


class Thinking(Record, frozen=True):
    """How many milliseconds, more or less, whoever cannot answer seems to think at this table, and how many
    this seat agrees to: the table keeps to the longest that one of its people wants."""

    ms: int
    own: int


class OddsAgreed(Record, frozen=True):
    """Whose people agree that all of them are told the chances while the game is on; `open`: everybody does,
    so they are told."""

    agreed: list[int]
    open: bool


class Message(Record, frozen=True, tag_field="type"):
    """Whatever the server says over a line."""


class StateMessage(Message, frozen=True, tag="state"):
    """What a seat knows now.  `printed` is what stands on things that the table has seen since the message
    before, as more of the catalogue, and `texts` what was named since then and is not shipped; `fresh` means
    that they and `log` take the place of all that was told.  `since` is when all began to wait for those
    who are asked now, and `due` when a bot plays on for them, in seconds since 1970; null: never.  `called`
    is what whoever made the table calls it, and `host` the seat that they hold."""

    seq: int
    view: ViewData
    printed: PrintedData
    texts: list[Text]
    decision: Decision | None
    events: list[EventData]
    log: list[LogLine]
    over: bool
    winners: list[int]
    promise: str
    seed: str | None
    seats: list[SeatInfo]
    undo: Undo
    pace: int
    thinking: Thinking
    odds: OddsAgreed
    since: int
    due: int | None
    deadline: DeadlineAsked
    called: str
    host: int | None
    status: TableStatus
    seat: int | None
    fresh: bool


# -- a state on its way: see table/packing.py --------------------------------------------------------------


class SentOption(Brief, frozen=True):
    """An option on its way.  Its verb stands in its pick, and is its group where none is named."""

    pick: PickData
    label: SaidData
    group: str | None = None
    about: dict[str, int] = msgspec.field(default_factory=dict)
    full: SaidData | None = None
    hint: SaidData = ""
    detail: Any = None
    loses: bool = False


class SentDecision(Brief, frozen=True):
    """A decision on its way; the rules behind it come with the state."""

    seats: list[int]
    kind: str
    prompt: SaidData
    mine: bool = False
    asked: bool = False
    options: list[SentOption] = msgspec.field(default_factory=list)
    about: dict[str, int | str] = msgspec.field(default_factory=dict)
    hints: bool = False


class SentLine(Brief, frozen=True):
    """A line of the log on its way; the rules behind it come with the state."""

    said: SaidData
    event: str
    seat: int
    head: bool = False
    about: dict[str, int | str] = msgspec.field(default_factory=dict)


class SentState(Message, frozen=True, tag="state", omit_defaults=True):
    """A state on its way, which makes a `StateMessage` together with what went over the line before.  `told`
    is its number at the table and `after` that of the state which it builds on, none if on nothing.
    `changes` is how the rest of it differs from the one before; `rules` are those not told before, by what
    goes by them: the kind of a question, kind and verb of an option, an event."""

    seq: int
    told: int
    changes: ChangeData
    after: int | None = None
    rules: RulesData = msgspec.field(default_factory=dict)
    printed: PrintedData = msgspec.field(default_factory=dict)
    texts: list[Text] = msgspec.field(default_factory=list)
    decision: SentDecision | None = None
    events: list[EventData] = msgspec.field(default_factory=list)
    log: list[SentLine] = msgspec.field(default_factory=list)
    over: bool = False
    winners: list[int] = msgspec.field(default_factory=list)
    seed: str | None = None
    fresh: bool = False


# -- other messages ----------------------------------------------------------------------------------------


class TextsMessage(Message, frozen=True, tag="texts"):
    """All texts that were told over this line before, in the language that is spoken there now."""

    texts: list[Text]


class ChatMessage(Message, frozen=True, tag="chat"):
    """Something said at the table, or by somebody who looks on, whose seat is null; in words, or by a gesture
    that has no text.  `at` counts seconds since 1970."""

    seat: int | None
    name: str
    text: str
    at: float
    gesture: Gesture | None


class GalleryMessage(Message, frozen=True, tag="gallery"):
    """What those who look on have said, in place of all that was told of it before.  Who sits at the table is
    told it once the game is over."""

    lines: list[ChatMessage]


class RefusedMessage(Message, frozen=True, tag="refused"):
    """Nothing has changed, and why."""

    seq: int
    reason: SaidData
    rule: str | None


class ThinkingMessage(Message, frozen=True, tag="thinking"):
    """A bot ponders."""

    seat: int


class OptionOdds(Record, frozen=True):
    """How many games of a hundred are won after an option, as far as a look ahead can tell, or what a fight
    is worth then: in nineteen of twenty looks it would come out at most so much more or less."""

    pick: PickData
    chance: int
    error: int


class HintMessage(Message, frozen=True, tag="hint"):
    """What a good player would pick at `seq`, and why; `odds` of the options that were looked into, where a
    look ahead was needed.  At stake is the game, or a fight alone: 100 is one that is won without losses."""

    seq: int
    pick: PickData
    text: SaidData
    stake: Literal["game", "fight"]
    odds: list[OptionOdds]


class WhyNotMessage(Message, frozen=True, tag="why_not"):
    """What a seat might expect to pick at `seq` and cannot, and why not."""

    seq: int
    left_out: list[LeftOut]


class OddsMessage(Message, frozen=True, tag="odds"):
    """How many games of a hundred each side wins from how the table was at `seq`, as far as somebody without
    a seat can tell; `by` says what that is an estimate of."""

    seq: int
    sides: list[StorySide]
    chances: list[int]
    by: SaidData


DownMessage = (
    SentState
    | TextsMessage
    | ChatMessage
    | GalleryMessage
    | RefusedMessage
    | ThinkingMessage
    | HintMessage
    | WhyNotMessage
    | OddsMessage
)
read_down: msgspec.json.Decoder[DownMessage] = msgspec.json.Decoder(DownMessage)


class PickUp(Up):
    type: Literal["pick"]
    seq: Seq
    pick: SentPick


class StateUp(Up):
    """Somebody has missed something, and wants to be told everything again."""

    type: Literal["state"]


class LanguageUp(Up):
    """What is spoken at this end of the line from now on."""

    type: Literal["language"]
    language: Language


class UndoUp(Up):
    type: Literal["undo"]
    seq: Seq


class AgreeUp(Up):
    type: Literal["agree"]
    seq: Seq
    yes: bool


class SayUp(Up):
    """Who looks on says what they are called, and may name a key by which the line is theirs; who holds a
    seat is known by it."""

    name: Name = ""
    key: Id = ""


class ChatUp(SayUp):
    type: Literal["chat"]
    text: Annotated[Line, StringConstraints(min_length=1, max_length=500, strip_whitespace=True)]


class GestureUp(SayUp):
    type: Literal["gesture"]
    gesture: Gesture


class DeadlineUp(Up):
    """Somebody would rather have so many seconds for a move."""

    type: Literal["deadline"]
    seq: Seq
    seconds: Deadline


class DeadlineAgreeUp(Up):
    """Whoever is asked for that says yes or no."""

    type: Literal["deadline_agree"]
    seq: Seq
    yes: bool


class PaceUp(Up):
    type: Literal["pace"]
    ms: Pace


class ThinkingUp(Up):
    type: Literal["thinking"]
    ms: Pace


class LevelUp(Up):
    """How well the bot of a seat plays from now on."""

    type: Literal["level"]
    seat: Annotated[int, Field(ge=0, le=15)]
    level: Id


class HintUp(Up):
    type: Literal["hint"]
    seq: Seq


class WhyNotUp(Up):
    """Somebody who is asked wants to know why things are not on offer."""

    type: Literal["why_not"]
    seq: Seq


class OddsUp(Up):
    """Who looks on wants to be told the chances after each turn, or not any more; who holds a seat agrees
    that all people at the table are, or not any more."""

    type: Literal["odds"]
    on: bool


AnyUp = (
    PickUp
    | StateUp
    | LanguageUp
    | UndoUp
    | AgreeUp
    | ChatUp
    | GestureUp
    | PaceUp
    | ThinkingUp
    | LevelUp
    | HintUp
    | WhyNotUp
    | OddsUp
    | DeadlineUp
    | DeadlineAgreeUp
)
UpMessage = Annotated[AnyUp, Field(discriminator="type")]
read_up: TypeAdapter[AnyUp] = TypeAdapter(UpMessage)
