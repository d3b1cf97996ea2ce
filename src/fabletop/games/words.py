"""What the words of all games share: names of players, lists, sentences and paragraphs of the log."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat
from fabletop.words import Words

Given = dict[str, str | int]  # what goes into the placeholders of a text
G = TypeVar("G")  # a game
Vary = Callable[[Any, Any, Any], tuple[str, Given]]  # of words, game and event: the key's ending, and more


@mypyc_attr(allow_interpreted_subclasses=True)
class TableWords(Generic[G]):
    """What is said at a table in one language.  Players go by their heroes, before that by `names`."""

    def __init__(self, words: Words, names: Mapping[int, str] | None = None) -> None:
        self.language: Final = words.language
        self.player_names: Final = dict(names or {})
        self._words: Final = words

    def say(self, key: str, **given: str | int) -> str:
        return self._words.say(key, **given)

    # -- players --------------------------------------------------------------------------------------

    def seat(self, g: G, seat: int) -> str:
        """What a player is called: the hero, else the name given, else Player 1."""
        raise NotImplementedError

    def number(self, seat: int) -> str:
        """The name given to a player, else the number of the seat."""
        return self.player_names.get(seat) or self.say("seat-number", n=seat + 1)

    def seats(self, g: G, seats: Sequence[int]) -> str:
        return self.both([self.seat(g, seat) for seat in seats])

    # -- lists ----------------------------------------------------------------------------------------

    def both(self, names: Sequence[str]) -> str:
        """A list as one says it: a, b and c."""
        return self.listed("list-and", names)

    def listed(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say(key, first=", ".join(names[:-1]), last=names[-1])


# -- the log ----------------------------------------------------------------------------------------------


def key_of(kind: type[Event]) -> str:
    """The key of an event's words: event-hero-taken for HeroTaken."""
    return "event" + re.sub(r"[A-Z]", lambda letter: "-" + letter.group().lower(), kind.__name__)


def sentence(
    w: TableWords[G], g: G, happened: Event, given: Given, varied: Mapping[type[Event], Vary]
) -> str:
    """One event with what its fields are called; some events read differently from case to case."""
    ending = ""
    vary = varied.get(type(happened))
    if vary is not None:
        ending, more = vary(w, g, happened)
        given.update(more)
    return w.say(key_of(type(happened)) + ending, **given)


def paragraphs(said: Iterable[tuple[bool, str]]) -> list[str]:
    """Sentences that belong together; True stands with those that begin a new paragraph."""
    found: list[list[str]] = []
    for head, text in said:
        if head or not found:
            found.append([])
        found[-1].append(text)
    return [" ".join(sentences) for sentences in found]


# -- what every game can say ------------------------------------------------------------------------------

Played = TypeVar("Played", contravariant=True)  # a game, and its words
Said = TypeVar("Said", contravariant=True)


class GameWords(Protocol[Played, Said]):
    """The package `words` of a game, as the server and the terminal use it."""

    @property
    def HEADS(self) -> tuple[type[Event], ...]: ...  # noqa: N802

    def prompt(self, w: Said, g: Played, viewer: Seat, /) -> str: ...
    def waiting(self, w: Said, g: Played, /) -> str: ...
    def label(self, w: Said, g: Played, d: Decision, pick: Pick, /) -> str: ...
    def option(self, w: Said, g: Played, d: Decision, pick: Pick, /) -> str: ...
    def hint(self, w: Said, g: Played, d: Decision, pick: Pick, /) -> str: ...
    def group(self, d: Decision, pick: Pick, /) -> str: ...
    def card_of(self, g: Played, d: Decision, pick: Pick, /) -> int: ...
    def event(self, w: Said, g: Played, happened: Event, /) -> str: ...
    def told(self, happened: Iterable[Event], /) -> list[Event]: ...
    def log(self, w: Said, g: Played, happened: Sequence[Event], /) -> list[str]: ...
    def rules_behind(self, decision: Decision, /) -> tuple[str, ...]: ...
    def rules_of_option(self, decision: Decision, pick: Pick, /) -> tuple[str, ...]: ...
    def rules_of_event(self, kind: type[Event], /) -> tuple[str, ...]: ...


def counted(names: Iterable[str]) -> str:
    """A list of names, equal ones counted: 3 × Coin, Staff."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([name if n == 1 else f"{n} × {name}" for name, n in counts.items()])
