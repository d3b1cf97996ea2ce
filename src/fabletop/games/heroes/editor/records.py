"""The words that scenarios are written with, as the editor in the browser gets them to make its forms of."""

from __future__ import annotations

from typing import Any, Literal

from fabletop.records import Record, SaidData

SlotKind = Literal[
    "who",
    "places",
    "number",
    "word",
    "words",
    "units",
    "effects",
    "choices",
    "token",
    "project",
    "ai",
    "place",
    "flag",
    "line",
    "stages",
    "counts",
    "guard",
    "garrison",
    "tile",
    "tiles",
    "players",
    "other",
]


class Slot(Record, frozen=True):
    """What follows a word under a key.  A word is one of `choices`, words are some of them, and a number lies
    between `least` and `most` or is one of `choices` too; `effects` is a list of effects, `choices` several
    such lists, and a token, a project or an AI hero is one of the scenario's own.  A flag that is not told is
    `least`, a `line` has `most` characters, `stages` are prices, `counts` are units by tier, `most` together,
    a `guard` has counts for each difficulty, and a `garrison` a guard for each number of players.  A `tile`
    goes by its number on the map, and `players` are some of the numbers of players."""

    key: str
    kind: SlotKind
    needed: bool
    choices: list[str]
    least: int
    most: int


class Word(Record, frozen=True):
    """A condition or an effect with all that may follow it."""

    id: str
    slots: list[Slot]


class Switch(Record, frozen=True):
    """A special rule.  `alone`: it stands for itself and takes no value; `bare`: its value is that of its
    only slot, without a key; `many`: it may stand there several times; `first`: a value to begin with, where
    the least would make little sense."""

    id: str
    alone: bool
    bare: bool
    many: bool
    slots: list[Slot]
    first: Any


class ModeWord(Record, frozen=True):
    """A mode that can be played, for how many, and what may be so in it after the last round.  `needs` and
    `needs_on_map` are what a scenario of this mode says besides, as it usually does; `layout` is the name of
    its only map, and empty where there is one for each number of players."""

    id: str
    players: list[int]
    limits: list[str]
    layout: str
    needs: dict[str, Any]
    needs_on_map: dict[str, Any]


class Bounds(Record, frozen=True):
    """How much of something fits into a scenario."""

    rounds: int
    tiles: int
    farthest: int
    events: int
    line: int
    text: int
    level: int
    army: int
    bytes: int


class Vocabulary(Record, frozen=True):
    """Everything that a scenario can be made of.  `logic` are conditions that hold others; `parts` are all
    else that has a form, such as a token or the start, with what stands in it; `named_units` go by their
    names, `tracks` are the steps of income, and `blank` is a sound scenario to begin with."""

    modes: list[ModeWord]
    goals: list[str]
    lattices: list[str]
    steps: dict[str, list[list[int]]]
    logic: list[str]
    conditions: list[Word]
    effects: list[Word]
    rules: list[Switch]
    parts: dict[str, list[Slot]]
    triggers: list[str]
    times: list[str]
    people: list[str]
    units: list[str]
    named_units: list[str]
    buildings: list[str]
    places: list[str]
    held: list[str]
    tracks: dict[str, list[int]]
    factions: list[str]
    heroes: dict[str, list[str]]
    difficulties: list[str]
    tiers: list[str]
    fields: list[str]
    plans: list[str]
    fates: list[str]
    skills: list[str]
    spells: list[str]
    bounds: Bounds
    blank: Any


class Copied(Record, frozen=True):
    """A scenario of the game as a document to go on with, in the words of one language."""

    document: Any


class Brought(Record, frozen=True):
    """A layout of another editor as a scenario, and what of it is not in there."""

    document: Any
    notes: list[SaidData]


class TakenOut(Record, frozen=True):
    """The map of a scenario as the text of another editor, and what that cannot say."""

    text: str
    notes: list[SaidData]


class SeatTried(Record, frozen=True):
    """How often a seat has won, and between which shares of all games it does, 95 times in 100."""

    wins: int
    low: float
    high: float


class Trial(Record, frozen=True):
    """What bots have made of a scenario so far.  `games` were played to their end of those that were `asked`
    for; `even` is the share of each seat if all were alike, and a party has one seat for all.  Of the games
    `nobody` won some, `limit` ended with the last round, `unfinished` took too long and `broken` stopped with
    an error.  Rounds are those of the shortest, the middle and the longest one.  `over`: nothing follows."""

    bot: str
    asked: int
    games: int
    party: bool
    even: float
    seats: list[SeatTried]
    nobody: int
    limit: int
    unfinished: int
    broken: int
    shortest: int
    middle: int
    longest: int
    over: bool
