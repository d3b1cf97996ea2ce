"""Persons: passkeys, what a browser brings along, and all that is one's own."""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import AfterValidator, Field, StringConstraints

from fabletop.records import PickData, Record
from fabletop.server.schemas.around import given
from fabletop.server.schemas.common import Down, Id, Name, SentPick, Up
from fabletop.server.schemas.lessons import MOST_PICKS
from fabletop.server.schemas.lobby import TableSummary

MOST_SEATS: Final = 1000  # that a browser brings at once; it has never held as many
MOST_MARKS: Final = 500  # lessons and puzzles, more than there are

# What goes between a server and a passkey, in base64url: letters and digits of a size that makes sense.
Code = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$", max_length=1400)]
LongCode = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]+$", max_length=24_000)]
Given = Annotated[Name, AfterValidator(given)]


# -- passkeys -----------------------------------------------------------------------------------------------


class AskPasskey(Up):
    """A passkey is to be made for whoever is called so."""

    name: Given


class Ceremony(Down):
    """What the browser hands to whatever keeps passkeys, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class MadePasskey(Up):
    """What came of it: a new key, with what WebAuthn calls its client data and its attestation."""

    id: Code
    client: LongCode
    attestation: LongCode
    transports: Annotated[list[Id], Field(max_length=8)] = []


class NewPasskey(Up):
    """A passkey that was made, what it is called in the list, and what somebody new is called."""

    credential: MadePasskey
    label: Given
    name: Given


class ShownPasskey(Up):
    """That somebody has a key, with what WebAuthn calls client data, authenticator data and user handle."""

    id: Code
    client: LongCode
    authenticator: LongCode
    signature: LongCode
    handle: Code | None = None


class Enter(Up):
    credential: ShownPasskey


class PasskeyId(Up):
    id: Code


class PasskeyLabel(PasskeyId):
    label: Given


class PersonName(Up):
    name: Given


class PasskeyInfo(Record, frozen=True):
    """A passkey in the list; it was last `used` to come in, or never.  Both count seconds since 1970."""

    id: str
    label: str
    made: float
    used: float | None


class PersonInfo(Record, frozen=True):
    """Somebody who is signed in."""

    name: str
    passkeys: list[PasskeyInfo]


# -- what goes along ----------------------------------------------------------------------------------------


class LessonMark(Up):
    """How far somebody has come in a lesson: the picks so far, and the step that they lead `at`."""

    picks: Annotated[list[SentPick], Field(max_length=MOST_PICKS)] = []
    at: Annotated[int, Field(ge=0, le=1000)]
    done: bool


class Belongings(Up):
    """What a browser keeps of its guest: the token of a seat by its table, the key to what was said from here
    while looking on, the tokens of tables that were made without a seat, lessons, and when puzzles were
    solved, in milliseconds since 1970."""

    seats: Annotated[dict[Id, Id], Field(max_length=MOST_SEATS)] = {}
    author: Id = ""
    made: Annotated[list[Id], Field(max_length=MOST_SEATS)] = []
    lessons: Annotated[dict[Id, LessonMark], Field(max_length=MOST_MARKS)] = {}
    solved: Annotated[dict[Id, Annotated[int, Field(ge=0, le=1 << 50)]], Field(max_length=MOST_MARKS)] = {}


class CarriedSeat(Record, frozen=True):
    """A seat of one's own that this browser did not hold yet, and a key to it that is this browser's alone;
    `since` counts milliseconds since 1970."""

    seat: int
    token: str
    game: str
    since: int


class CarriedLesson(Record, frozen=True):
    picks: list[PickData]
    at: int
    done: bool


class Carried(Record, frozen=True):
    """All that goes along with a person: seats by their tables, lessons, and when puzzles were solved.  What
    this browser brought is joined to it."""

    name: str
    passkeys: list[PasskeyInfo]
    seats: dict[str, CarriedSeat]
    lessons: dict[str, CarriedLesson]
    solved: dict[str, int]


# -- what is one's own --------------------------------------------------------------------------------------


class Score(Record, frozen=True):
    played: int
    won: int


class GameScore(Record, frozen=True):
    """How often somebody has played a game to its end: with bots alone, and with other people."""

    game: str
    bots: Score
    people: Score


class Mine(Record, frozen=True):
    """The tables at which one holds a seat, the newest first, with that seat by the table; those that cannot
    be read any more are left out."""

    tables: list[TableSummary]
    seats: dict[str, int]
    scores: list[GameScore]


class Deleted(Down):
    """What is gone: `handed` seats are played on by bots or free again, and at `finished` tables a former
    guest sits now."""

    handed: int
    finished: int
