"""The words of games that still compose their sentences, each in one language: `Speech` and no messages.

A game whose `words/` says what to say needs nothing of this.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from fabletop.games import words
from fabletop.games.words import key_of
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat
from fabletop.speech import Speech

Given = dict[str, str | int]  # what goes into the placeholders of a text
G = TypeVar("G")  # a game
Vary = Callable[[Any, Any, Any], tuple[str, Given]]  # of words, game and event: the key's ending, and more


class TableWords(words.TableWords[G]):
    """What is said at a table in one language."""

    def __init__(self, speech: Speech, names: Mapping[int, str] | None = None) -> None:
        super().__init__(names)
        self.language: Final = speech.language
        self.speech: Final = speech

    def say(self, key: str, **given: str | int) -> str:
        return self.speech.say(key, **given)

    def seat(self, g: G, seat: int) -> str:
        raise NotImplementedError

    def number(self, seat: int) -> str:
        return self.player_names.get(seat) or self.say("seat-number", n=seat + 1)

    def seats(self, g: G, seats: Sequence[int]) -> str:
        return self.both([self.seat(g, seat) for seat in seats])

    def both(self, names: Sequence[str]) -> str:
        """A list as one says it: a, b and c."""
        return self.listed("list-and", names)

    def listed(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say(key, first=", ".join(names[:-1]), last=names[-1])


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


def counted(names: Iterable[str]) -> str:
    """A list of names, equal ones counted: 3 × Coin, Staff."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return ", ".join([name if n == 1 else f"{n} × {name}" for name, n in counts.items()])


Played = TypeVar("Played", contravariant=True)  # a game, and its words
Speaks = TypeVar("Speaks", contravariant=True)


class SpokenWords(words.GameWords[Played, Speaks], Protocol[Played, Speaks]):
    """The package `words` of such a game."""

    def prompt(self, w: Speaks, g: Played, viewer: Seat, /) -> str: ...
    def waiting(self, w: Speaks, g: Played, /) -> str: ...
    def card_of(self, g: Played, d: Decision, pick: Pick, /) -> int: ...
