"""What a game brings along: one record, from which lobby, command line, server, bots and lab are made.

A game makes its record in its own `__init__`, and `fabletop.games.GAMES` lists them all.  Nothing else in the
program knows a game by name.  Whatever is heavy, or needs more than the engine, is named by a function that
imports it: who plays a game in memory never loads a screen, a report or a server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, Protocol

from fabletop.kernel.decision import Decision
from fabletop.kernel.errors import BadSetup, shown
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.match import Box, Match, Setup
from fabletop.said import Said

if TYPE_CHECKING:
    from typer import Typer

    from fabletop.bots.search.judge import Judge
    from fabletop.games.learning import Layout
    from fabletop.games.telling import Teller
    from fabletop.games.words import GameWords, TableWords
    from fabletop.lab.account import Account
    from fabletop.lab.practise import Practice
    from fabletop.lab.train import Training
    from fabletop.ledger import Language
    from fabletop.terminal.screen import Screen

MODE: Final = "mode"  # the option that names one of the modes, where a game has several
HEROES: Final = "heroes"  # the option that names heroes, where a game has them
CHOOSE: Final = "choose"  # in place of a hero: whoever plays it chooses one at the table
RANDOM: Final = "random"  # in place of a hero: any that is left

Kind = Literal["choice", "number", "flag", "list", "text", "party"]


# ── what may be agreed on ────────────────────────────────────────────────────────────────────────────────


@dataclass(frozen=True)
class Follows:
    """What is usual depends on what was agreed in another option, which stands before this one."""

    option: str
    usual: Callable[[Any], Any]


@dataclass(frozen=True)
class Option:
    """Something that may be agreed on before a game begins.

    A `choice` is one of `choices`, a `list` some of them, a `text` one of them or a text that somebody wrote.
    A `number` lies between `least` and `most`.  A `party` are heroes, by their names or by one of `choices`.
    """

    name: str
    kind: Kind
    choices: tuple[str | int, ...] = ()
    least: int = 0
    most: int = 0
    usual: Any = None
    follows: Follows | None = None
    apart: tuple[tuple[str, str], ...] = ()  # choices of a list that cannot both be taken
    modes: tuple[str, ...] = ()  # in which it means something; in all of them if none is named
    open: bool = False  # takes more than can be listed here, which the game itself reads
    earned: bool = False  # a match that was won gives it to the next: at a table nobody can wish for it
    sided: bool = False  # a list of it has one for each side, as the heroes of a party do
    rule: str = ""  # that says so
    switch: str = ""  # what the command line says of it, where it has a switch of its own there

    def check(self, value: Any) -> Any:
        """The same value, if this option takes it; a BadSetup says what it takes."""
        if not self.takes(value):
            raise BadSetup(self.refusal(value), self.rule)
        for one, other in self.apart:
            if one in value and other in value:
                raise BadSetup(f"{one} and {other} cannot both be among {self.name}", self.rule)
        return value

    def takes(self, value: Any) -> bool:
        if self.kind == "choice":
            return self.open or is_among(value, self.choices)
        if self.kind == "number":
            return is_number(value) and self.least <= value <= self.most
        if self.kind == "flag":
            return isinstance(value, bool)
        if self.kind == "text":
            return isinstance(value, str) or is_among(value, self.choices)
        if self.kind == "list":
            return isinstance(value, list | tuple) and all(is_among(one, self.choices) for one in value)
        return True  # whose heroes they may be, and how many, only the game can tell

    def refusal(self, value: Any) -> str:
        choices = ", ".join(str(choice) for choice in self.choices)
        if self.kind == "number":
            return f"{self.name} is a number from {self.least} to {self.most}, not {shown(value)}"
        if self.kind == "flag":
            return f"{self.name} is true or false, not {shown(value)}"
        if self.kind == "text":
            which = shown(value) if is_number(value) else "like this"
            return f"there is no {self.name} {which}; there are {choices}"
        some = "are some" if self.kind == "list" else "is one"
        return f"{self.name} {some} of {choices}, not {shown(value)}"


def is_number(value: Any) -> bool:
    """A whole one; JSON has others too, and in Python yes and no are numbers."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_among(value: Any, choices: Sequence[str | int]) -> bool:
    return any(type(value) is type(choice) and value == choice for choice in choices)


def agree(game: str, options: Sequence[Option], wanted: Mapping[str, Any]) -> dict[str, Any]:
    """Every option with what was asked for or what is usual; a BadSetup says what cannot be.

    What does not go together is for the game to refuse.
    """
    agreed: dict[str, Any] = {}
    for option in options:
        name = option.name
        if name in wanted:
            agreed[name] = option.check(wanted[name])
        elif option.follows is not None:
            agreed[name] = option.follows.usual(agreed[option.follows.option])
        else:
            agreed[name] = option.usual
    for name in wanted:
        if name not in agreed:
            raise BadSetup(f"{game} knows no option {shown(name)}; there are {', '.join(agreed)}")
    return agreed


class Mode(NamedTuple):
    """A way to play a game, for how many, and about how many minutes it takes each person; 0: it varies."""

    name: str
    seats: tuple[int, ...]
    minutes: int = 0


class HeroChoice(NamedTuple):
    """A hero to choose before the game, and the set, faction or board that it comes from."""

    id: str
    set: str


# ── what others ask of a game ────────────────────────────────────────────────────────────────────────────


class Outline(NamedTuple):
    """A table from outside, as anybody may see it; whoever has no hero yet is None."""

    round: int
    heroes: tuple[str | None, ...]
    title: str = ""  # of what somebody wrote, where that is being played


class Bots(Protocol):
    """The room `bots` of a game."""

    def instinct(self, g: Any, seat: Seat, decision: Decision, luck: int, /) -> Pick:
        """What a sensible player picks, in a game that was imagined for the seat."""


Tally = dict[str, list[int]]  # how much of each thing every seat did


class Striking(NamedTuple):
    """How much an event says of a match beside others, the key of a title for it, and for whom it is good or
    bad news."""

    weight: float
    title: str
    seat: int = NOBODY
    good: bool = True


class Chronicler(Protocol):
    """What a game has to say of a match that is looked back on, or looked on at."""

    @property
    def COUNTED(self) -> tuple[str, ...]: ...  # noqa: N802

    def sides(self, g: Any, /) -> Sequence[Sequence[Seat]]:
        """Those who win or lose together; whom nobody plays is no side."""

    def moment(self, g: Any, /) -> int:
        """A number that changes with every turn, and at which chances may be taken; negative where they mean
        nothing, as before a match has begun."""

    def is_fitted(self, g: Any, /) -> bool:
        """Whether weights were fitted to whole matches like this one; else bots must play on to the end."""

    def fitted(self, g: Any, /) -> Sequence[float]:
        """The chances of the sides at a moment, by those weights."""

    def likely(self, g: Any, decision: Decision, luck: int, /) -> Pick:
        """What whoever is asked picks when bots play on: quickly, and sensibly."""

    def count(self, g: Any, events: Sequence[Event], tally: Tally, /) -> None:
        """Add what came of a pick to what everybody did; the game is as the pick left it."""

    def striking(self, g: Any, event: Event, /) -> Striking | None:
        """What an event says of the match, if anything."""

    def brief(self, said: Said, /) -> Said:
        """A line of the chronicle, no longer than it may be in a story."""


class Terminal(Protocol):
    """The drawing of a game for the terminal."""

    def screen(self, match: Match, language: Language, /) -> Screen: ...


@dataclass(frozen=True)
class Hold:
    """What a compiled game holds itself to, in multiples of the peer measured beside it."""

    choices: float  # a second
    clones: float  # a second: so many times as long takes the peer's copy
    children: float  # a second (a clone and one pick), as a multiple of the peer's choices


@dataclass(frozen=True)
class Benched:
    """A game on the bench: everything in the box, at random whatever may be left to chance."""

    options: Callable[[int], dict[str, Any]]  # of a setup for so many seats
    holds: Mapping[int, Hold]  # by the number of seats
    endless: Callable[[Any], None] | None = None  # turns a game just set up into one without an end
    seats: Sequence[int] = ()  # with how many it is measured; with any number that the box is for if empty
    others: Mapping[str, Benched] = field(default_factory=dict)  # other games in the same box, by their names


class Lab(Protocol):
    """What the lab asks of a game."""

    @property
    def BENCHED(self) -> Benched: ...  # noqa: N802

    @property
    def ROUND(self) -> str: ...  # noqa: N802  what a round is called

    @property
    def TAKEN(self) -> tuple[str, ...]: ...  # noqa: N802  what players take that has a name of its own

    def begins(self, g: Any, event: Event, /) -> int | None:
        """The round that begins with an event."""

    def taken(self, g: Any, event: Event, /) -> Iterable[tuple[int, str, str]]:
        """Who took what with an event: a seat, one of TAKEN, and the id of the thing."""

    def account(self, opening: Any, g: Any, events: Sequence[Event], /) -> Account:
        """What a game says of itself: as it was set up, as it ended, and all that happened between."""


class Inventory(Protocol):
    """Everything of a game that must have a name, and how much there is of it."""

    @property
    def TEXTS(self) -> Path: ...  # noqa: N802

    def names(self) -> Sequence[str]:
        """The key of every name and text that the content asks for."""

    def nowhere(self, named: Iterable[str], /) -> Sequence[str]:
        """Of these keys that have a text, those that are of nothing in the box."""

    def count(self) -> str:
        """How much there is, in a line."""


class Mistake(NamedTuple):
    """What is wrong on a line, and with how many heroes; `line` is 0 where no line is at fault.  `place` are
    the keys and numbers that lead to the value, `said` is the text in every language where there is one, and
    what is not `grave` can be played all the same."""

    line: int
    text: str
    heroes: tuple[int, ...] = ()
    place: tuple[str | int, ...] = ()
    said: Said | None = None
    grave: bool = True


class OwnText(NamedTuple):
    """What somebody's text is called and how its story begins, or what is wrong with it; `document` is what
    it says as plain data, for an editor to go on with, and `told` is what the catalogue would say of it."""

    title: str
    story: str
    mistakes: tuple[Mistake, ...]
    document: Any = None
    told: Any = None


class Triers(Protocol):
    """Who plays what somebody wrote, to see how it goes: one bot at all seats."""

    @property
    def bot(self) -> str: ...

    def play(self, game: Game, seed: int, /) -> bool:
        """Take a new match to its end; False if that takes too long."""

    def time_is_up(self) -> bool: ...


class Editor(Protocol):
    """What a game tells those who write for it in the browser; its answers are records of its own.  What is
    wrong with a text is a BrokenFile."""

    def words(self) -> Any:
        """All that may be written, for the forms to be made of."""

    def copy(self, id: str, language: Language, /) -> Any:
        """One that comes with the game, to go on with; None if there is none of this name."""

    def bring(self, text: str, /) -> Any:
        """What was made with the editor of somebody else."""

    def take(self, text: str, players: int, /) -> Any:
        """The same the other way, for so many players."""

    def setup_of(self, text: str, players: int, /) -> Setup:
        """A match of it between so many bots; a BadSetup if so many cannot play."""

    def try_out(self, text: str, players: int, games: int, by: Triers, /) -> Iterator[Any]:
        """What is known after each of so many matches, as long as there is time."""


@dataclass(frozen=True)
class OwnContent:
    """What people may write for a game themselves, and bring along as the text of an option."""

    option: str
    shelf: str  # POST /api/{shelf} looks at one before a table is made of it
    look_at: Callable[[str], OwnText]
    editor: Callable[[], Editor] | None = None  # GET /api/{shelf}/words, and more


class Kept(NamedTuple):
    """What goes on from a match that was won to the one after it."""

    chapter: str  # the one after it
    along: list[str]  # cards that come by themselves
    cards: list[str]  # to choose from, equal ones several times
    most: int  # so many of them at most
    units: list[str]
    resources: list[int]  # as the game counts them


@dataclass(frozen=True)
class Campaigns:
    """Matches for one that lead from one to the next: each has an id, as a chapter."""

    chapter: Callable[[Mapping[str, Any]], str]  # that a match with these options is; empty: it is none
    after: Callable[[str], str]  # the chapter to which another leads; empty: it is the last
    kept: Callable[[Any], Kept]  # of a game that was won; a BadSetup says why it leads nowhere
    options: Callable[[Any, Sequence[str]], dict[str, Any]]  # of the next match, with the cards chosen
    anew: tuple[str, ...] = ()  # what may be agreed on anew for each match


OPEN: Final = 0  # the goal of a puzzle may still be reached
REACHED: Final = 1
FAILED: Final = 2  # it can never be reached any more


class Goal(NamedTuple):
    """What somebody sets out for in a puzzle: a word of the game's own, and to what it is done."""

    kind: str
    ids: tuple[int, ...]


class Puzzling(Protocol):
    """The room `puzzles` of a game: what its puzzles are about."""

    @property
    def FOLDER(self) -> Path: ...  # noqa: N802  where they are kept

    @property
    def SIDES(self) -> int: ...  # noqa: N802  of every die that is rolled before a goal is decided

    def setups(self, seed: int, /) -> tuple[Setup, tuple[str, ...]]:
        """A match in which to look for puzzles, and the bots that play it."""

    def goals(self, g: Any, seat: Seat, /) -> Sequence[Goal]:
        """What the seat that is being asked could set out for here; nothing where no puzzle should begin."""

    def standing(self, g: Any, seat: Seat, goal: Goal, /) -> int:
        """OPEN, REACHED or FAILED."""

    def key(self, g: Any, /) -> object:
        """What tells positions apart, as far as they may lead elsewhere before a goal is decided: not the
        luck to come."""

    def said(self, words: Any, g: Any, goal: Goal, /) -> Said:
        """The goal in words."""


class Trial(NamedTuple):
    """Something that all seats win or lose together, to measure bots by."""

    name: str
    seats: int
    options: Mapping[str, Any]


# ── the record ───────────────────────────────────────────────────────────────────────────────────────────


def no_options() -> tuple[Option, ...]:
    return ()


def no_heroes() -> tuple[HeroChoice, ...]:
    return ()


def no_deals(ruleset: str, wanted: Mapping[str, Any]) -> Sequence[Mapping[str, Any]]:
    return ()


def no_trials() -> Sequence[Trial]:
    return ()


def one_for_each_seat(options: Mapping[str, Any], seats: int) -> int:
    return seats


def nobody_else(g: Any, seat: Seat) -> Sequence[Seat]:
    return (seat,)


def no_commands() -> dict[str, Typer]:
    return {}


@dataclass(frozen=True)
class Registration:
    """Everything that the rest of the program knows of a game."""

    box: Box
    kind: type[Game]
    usual: str  # the ruleset to play by unless told
    outline: Callable[[Any], Outline]
    words: Callable[[], GameWords[Any, Any]]
    speaks: Callable[[str], TableWords[Any]]  # of the content of this hash, as a setup names it
    texts: Path  # the folder of its words
    teller: Callable[[Mapping[int, str], str], Teller]  # of the names at a table, and of its content
    records: Callable[[], tuple[ModuleType, ...]]  # its view and its catalogue, for whoever writes types
    terminal: Callable[[], Terminal]
    lab: Callable[[], Lab]
    bots: Callable[[], Bots] | None = None  # without, the greedy bot picks anything
    allies: Callable[[Any, Seat], Sequence[Seat]] = (
        nobody_else  # who wins a game together with a seat, itself among them
    )
    judge: Callable[[Any], Judge | None] | None = None  # of a game being played, for bots that look ahead
    training: Callable[[Mapping[str, Any]], Training] | None = (
        None  # how a judge is fitted, by what is agreed on
    )
    practice: Callable[[], Practice] | None = None  # and its heuristic
    learning: Callable[[], Layout] | None = None  # how it is laid out in numbers, for those who train on it
    even: Callable[[str, Mapping[str, Any]], Sequence[Mapping[str, Any]]] = (
        no_deals  # options for two that skill decides, to measure by: of a ruleset, and what is asked for
    )
    chronicle: Callable[[], Chronicler] | None = None  # without, nothing is told of a match when it is over
    puzzles: Callable[[], Puzzling] | None = None
    lessons: Path | None = None  # the folder of first games with somebody who points
    how: Path | None = None  # the file that tells how it is played
    trials: Callable[[], Sequence[Trial]] = no_trials  # where all win or lose together
    inventory: Callable[[], Inventory] | None = None
    testing: Callable[[], ModuleType] | None = None
    options: Callable[[], tuple[Option, ...]] = no_options
    modes: tuple[Mode, ...] = ()  # the usual one first
    heroes: Callable[[], tuple[HeroChoice, ...]] = no_heroes
    sides: Callable[[Mapping[str, Any], int], int] = one_for_each_seat  # how many heroes for how many seats
    own: OwnContent | None = None
    campaigns: Campaigns | None = None
    commands: Callable[[], dict[str, Typer]] = no_commands  # more commands, by the names they go by

    @property
    def name(self) -> str:
        return self.box.name

    def rulesets(self) -> list[str]:
        """The rulesets, the usual one first."""
        return sorted(self.box.rulesets(), key=lambda name: name != self.usual)

    def option(self, name: str) -> Option | None:
        return next((option for option in self.options() if option.name == name), None)

    def seats_for(self, options: Mapping[str, Any]) -> Sequence[int]:
        """How many may play with these options."""
        wanted = options.get(MODE, self.modes[0].name) if self.modes else ""
        return next((mode.seats for mode in self.modes if mode.name == wanted), self.box.seats)

    def setup(self, seats: int | None, seed: int, ruleset: str, options: Mapping[str, Any]) -> Setup:
        """What is agreed on: as few seats as may be and the usual ruleset, unless told.  A BadSetup names the
        rulesets there are; what else cannot be, the box refuses."""
        if ruleset and ruleset not in self.rulesets():
            raise BadSetup(f"{self.name} has no ruleset {ruleset!r}; there are {', '.join(self.rulesets())}")
        agreed = dict(options)
        few = self.seats_for(agreed)[0] if seats is None else seats
        return Setup(self.name, few, seed, ruleset or self.usual, agreed)

    def leaves_to_chance(self, what: str) -> bool:
        """Whether heroes may go by this word (`choose`, `random`) in place of a name."""
        heroes = self.option(HEROES)
        return heroes is not None and what in heroes.choices
