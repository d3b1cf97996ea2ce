"""What the words of all games share: names of players, lists, sentences and paragraphs of the log.

Nothing here is in any language yet: see `fabletop.said`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat
from fabletop.said import Said, Say, join, say

Given = dict[str, Said]  # what goes into the placeholders of a text
G = TypeVar("G")  # a game
Vary = Callable[[Any, Any, Any], tuple[str, Given]]  # of words, game and event: the key's ending, and more

DOT: Final = " · "  # between short things that stand on one line


@mypyc_attr(allow_interpreted_subclasses=True)
class TableWords(Generic[G]):
    """What is said at one table.  Players go by their heroes, before that by `names`."""

    def __init__(self, names: Mapping[int, str] | None = None) -> None:
        self.player_names: Final = dict(names or {})

    def seat(self, g: G, seat: int) -> Said:
        """What a player is called: the hero, else the name given, else Player 1."""
        raise NotImplementedError

    def number(self, seat: int) -> Said:
        """The name given to a player, else the number of the seat."""
        return self.player_names.get(seat) or say("seat-number", n=seat + 1)

    def seats(self, g: G, seats: Sequence[int]) -> Said:
        return both([self.seat(g, seat) for seat in seats])


def key(what: str, id: str) -> str:
    """The key of a name: card-orc for the card `orc`, unit-castle-griffins for `castle.griffins`."""
    return f"{what}-{id}".replace("_", "-").replace(".", "-")


def waiting(w: TableWords[G], g: G, seats: Sequence[int]) -> Say:
    """What those read who are not asked: whom they wait for.  What is asked may tell of a hand, and even that
    there is something to choose, so this is the same whatever it is."""
    return say("waiting", seat=w.seats(g, seats))


# -- lists ------------------------------------------------------------------------------------------------


def both(names: Sequence[Said]) -> Said:
    """A list as one says it: a, b and c."""
    return listed("list-and", names)


def listed(key: str, names: Sequence[Said]) -> Said:
    if len(names) < 2:
        return names[0] if names else ""
    return say(key, first=join(", ", names[:-1]), last=names[-1])


def counted(names: Iterable[Said]) -> Said:
    """A list of names, equal ones counted: 3 × Coin, Staff."""
    counts: dict[Said, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    return join(", ", [one if n == 1 else say("list-counted", n=n, name=one) for one, n in counts.items()])


# -- the log ----------------------------------------------------------------------------------------------


def key_of(kind: type[Event]) -> str:
    """The key of an event's words: event-hero-taken for HeroTaken."""
    known = _KEYS.get(kind)
    if known is None:
        name = re.sub(r"[A-Z]", lambda letter: "-" + letter.group().lower(), kind.__name__)
        known = _KEYS[kind] = f"event{name}"
    return known


_KEYS: Final[dict[type[Event], str]] = {}


def sentence(
    w: TableWords[G], g: G, happened: Event, given: Given, varied: Mapping[type[Event], Vary]
) -> Say:
    """One event with what its fields are called; some events read differently from case to case."""
    ending = ""
    vary = varied.get(type(happened))
    if vary is not None:
        ending, more = vary(w, g, happened)
        given.update(more)
    return say(key_of(type(happened)) + ending, **given)


def paragraphs(said: Iterable[tuple[bool, Said]]) -> list[Said]:
    """Sentences that belong together; True stands with those that begin a new paragraph."""
    found: list[list[Said]] = []
    for head, text in said:
        if head or not found:
            found.append([])
        found[-1].append(text)
    return [join(" ", sentences) for sentences in found]


# -- what every game can say ------------------------------------------------------------------------------

Played = TypeVar("Played", contravariant=True)  # a game, and its words
Speaks = TypeVar("Speaks", contravariant=True)


class GameWords(Protocol[Played, Speaks]):
    """The package `words` of a game, as the telling and the terminal use it."""

    @property
    def HEADS(self) -> tuple[type[Event], ...]: ...  # noqa: N802

    def prompt(self, w: Speaks, g: Played, viewer: Seat, /) -> Said: ...
    def label(self, w: Speaks, g: Played, d: Decision, pick: Pick, /) -> Said: ...
    def option(self, w: Speaks, g: Played, d: Decision, pick: Pick, /) -> Said: ...
    def hint(self, w: Speaks, g: Played, d: Decision, pick: Pick, /) -> Said: ...
    def loses(self, g: Played, d: Decision, pick: Pick, /) -> bool: ...
    def group(self, d: Decision, pick: Pick, /) -> str: ...
    def event(self, w: Speaks, g: Played, happened: Event, /) -> Said: ...
    def told(self, happened: Iterable[Event], /) -> list[Event]: ...
    def log(self, w: Speaks, g: Played, happened: Sequence[Event], /) -> Sequence[Said]: ...
    def rules_behind(self, decision: Decision, /) -> tuple[str, ...]: ...
    def rules_of_option(self, decision: Decision, pick: Pick, /) -> tuple[str, ...]: ...
    def rules_of_event(self, kind: type[Event], /) -> tuple[str, ...]: ...
