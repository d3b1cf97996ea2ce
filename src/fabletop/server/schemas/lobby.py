"""Before the table: what can be played, and how a table is made and joined."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from fabletop.ledger import Language
from fabletop.records import Record, SaidData
from fabletop.server.schemas.common import Anything, Deadline, Down, Id, Lines, Name, Pace, TableStatus, Up
from fabletop.server.schemas.table import SeatInfo


class HeroName(Down):
    id: str
    set: str


class GameMode(Down):
    """A way to play a game, for how many, and about how many minutes it takes each person; 0: it varies."""

    name: str
    seats: list[int]
    minutes: int


class GameOption(Down):
    """Something that may be agreed on in `options` of a new table, in the `modes` where it means something:
    all of them if it names none.  A choice is one of `choices`, a list some of them, a text one of them or
    somebody's own; `usual` is null where it depends on the option that it `follows`, `apart` are choices of
    a list that cannot both be taken."""

    name: str
    kind: Literal["choice", "number", "flag", "list", "text", "party"]
    choices: list[str | int]
    least: int
    most: int
    usual: str | int | bool | list[str | int] | None
    follows: str | None
    apart: list[list[str]]
    modes: list[str]


class GameInfo(Down):
    """What can be agreed on before a game; `rulesets` and `modes` have the usual one first.  `bots` are the
    levels that differ in this game, from the weakest to the strongest."""

    name: str
    seats: list[int]
    rulesets: list[str]
    heroes: list[HeroName]
    bots: list[str]
    modes: list[GameMode]
    options: list[GameOption]


class Rule(Down):
    """All in the language asked for: `headings` are those of its book, if the book is printed in it."""

    id: str
    text: str
    chapter: str
    headings: list[str]
    ambiguity: str | None


class RuleChapter(Down):
    """A heading of our own, with the number of its rules."""

    id: str
    title: str
    rules: int


class RuleBook(Down):
    """The contents of the rules of a game."""

    game: str
    chapters: list[RuleChapter]


class TableSummary(Record, frozen=True):
    """A table from outside; `round` is 0 until the first turn, and `winners` are seats.  `content` is the
    hash of what it is played with, and of the catalogue that belongs to it.  `title` is what somebody calls
    what they wrote themselves, and empty for all else.  `asked` are the seats that all wait for, and `since`
    is when that began; when it is `due`, a bot plays on for them.  All of these and `started` count seconds
    since 1970.  `called` is what whoever made the table calls it, and `host` the seat that they hold."""

    id: str
    game: str
    content: str
    title: str
    seats: list[SeatInfo]
    round: int
    status: TableStatus
    started: float
    winners: list[int]
    asked: list[int]
    since: float
    due: float | None
    called: str
    host: int | None


class OwnText(Up):
    """What somebody wrote for a game, as it is in its file."""

    text: Lines


class OwnTaken(OwnText):
    """The same, of which the map for so many players is wanted."""

    players: Annotated[int, Field(ge=1, le=16)]


class OwnTrial(OwnTaken):
    """The same, to be tried out by so many bots in so many matches."""

    games: Annotated[int, Field(ge=1, le=1000)]


class OwnMistake(Down):
    """What is wrong on a line, and with how many heroes; `line` is 0 where no line is at fault.  `place` are
    the keys and numbers that lead there, `said` is the text in every language where there is one, and what is
    not `grave` can be played all the same."""

    line: int
    text: str
    heroes: list[int]
    place: list[str | int]
    said: SaidData | None
    grave: bool


class OwnRead(Down):
    """What it is called and how its story begins, or what is wrong with it; `document` is what it says as
    plain data, where there is an editor for it, and `told` what the catalogue would say of a sound one."""

    title: str
    story: str
    mistakes: list[OwnMistake]
    document: Any
    told: Any


class SeatWish(Up):
    kind: Literal["me", "open", "bot"]
    hero: Id = ""
    bot: Id = ""


class NewTable(Up):
    game: Id
    ruleset: Id = ""
    options: Annotated[dict[Id, Anything], Field(max_length=16)] = {}  # a text of one's own has lines
    even: bool = False  # whether heroes and armies are to be ones that skill decides between
    public: bool = False
    name: Name = ""
    pace: Pace = 900
    thinking: Pace = 800
    deadline: Deadline = 0
    language: Language = "en"
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]


class MadeTable(Down):
    """A new table.  Who takes no seat there (`seat` is null) is its host by the token all the same."""

    id: str
    seat: int | None
    token: str
    link: str


class SitDown(Up):
    name: Name = ""


class TakenSeat(Down):
    seat: int
    token: str
