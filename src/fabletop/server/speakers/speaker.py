"""Games that still put prompts, options, events and what is printed into words by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, Generic, Protocol, TypeVar

from fabletop.games.spoken import SpokenWords, TableWords
from fabletop.games.telling import Seen
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat
from fabletop.kernel.game import Game

G = TypeVar("G", bound=Game)
W = TypeVar("W", bound=TableWords[Any])
NONE: Final = -1  # how all games write that there is no such card, unit or space

LINES_KEPT: Final = 64  # lines of the log that one speaker remembers, for everybody who hears the same


class Speaker(Protocol):
    """One game in one language, with the names of the people at the table."""

    advises: bool  # whether `advise` has anything to say

    def view(self, game: Game, seat: Seat) -> dict[str, Any]: ...
    def seen(self, game: Game) -> frozenset[Seen]: ...
    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[dict[str, Any]]]: ...
    def prompt(self, game: Game, seat: Seat) -> str: ...
    def hero_asked(self, game: Game) -> str | None: ...
    def rules(self, decision: Decision) -> Sequence[str]: ...
    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]: ...
    def cited(self, decision: Decision, options: Iterable[Pick]) -> dict[str, list[str]]: ...
    def log(self, game: Game, events: Sequence[Event]) -> list[dict[str, Any]]: ...
    def catalogue(self) -> dict[str, Any]: ...
    def advise(self, imagined: Game, seat: Seat) -> tuple[Pick, str] | None: ...


class GameSpeaker(Generic[G, W]):
    """What the speakers of all games share."""

    advises: bool = False

    def __init__(self, kind: type[G], said: SpokenWords[G, W], words: W) -> None:
        self.kind: Final = kind
        self.said: Final = said
        self.words: Final = words
        self.lines: Final[dict[tuple[Any, ...], dict[str, Any]]] = {}

    def own(self, game: Game) -> G:
        assert isinstance(game, self.kind)
        return game

    def view(self, game: Game, seat: Seat) -> dict[str, Any]:
        """What a seat knows."""
        view: dict[str, Any] = game.view(seat)
        return view

    def seen(self, game: Game) -> frozenset[Seen]:
        """What the table has come to see of what is printed and not in the catalogue."""
        return frozenset()

    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[dict[str, Any]]]:
        """The words of what was seen, by the lists that it belongs to."""
        return {}

    def prompt(self, game: Game, seat: Seat) -> str:
        g = self.own(game)
        asked = g.decision is not None and seat in g.decision.seats
        return self.said.prompt(self.words, g, seat) if asked else self.said.waiting(self.words, g)

    def hero_asked(self, game: Game) -> str | None:
        """Who is asked, where a seat plays several heroes."""
        return None

    def rules(self, decision: Decision) -> Sequence[str]:
        return self.said.rules_behind(decision)

    def plain_option(
        self, g: G, decision: Decision, pick: Pick, hint: str, hero: str | None
    ) -> dict[str, Any]:
        """What is told of an option in every game."""
        label = self.said.label(self.words, g, decision, pick)
        full = self.said.option(self.words, g, decision, pick)
        return {
            "label": label,
            **({} if full == label else {"full": full}),
            "hint": hint,
            "group": self.said.group(decision, pick),
            "verb": pick.verb if isinstance(pick, Act) else "",
            "id": pick.id if isinstance(pick, Act) else pick,
            "card": or_none(self.said.card_of(g, decision, pick)),
            "hero": hero,
        }

    def cited(self, decision: Decision, options: Iterable[Pick]) -> dict[str, list[str]]:
        """The rules about options, by their verbs, where those have rules of their own."""
        verbs = {pick.verb: pick for pick in options if isinstance(pick, Act)}
        rules = {verb: list(self.said.rules_of_option(decision, pick)) for verb, pick in verbs.items()}
        return {verb: found for verb, found in rules.items() if found}

    def log(self, game: Game, events: Sequence[Event]) -> list[dict[str, Any]]:
        """A line for each event; `head` begins a new paragraph."""
        g = self.own(game)
        about = self.bearings(g)
        return [self.line(g, about, event) for event in self.said.told(events)]

    def advise(self, imagined: Game, seat: Seat) -> tuple[Pick, str] | None:
        """What a good player would pick in a game imagined for the seat, and why; a game may know nothing.
        Whoever can tell says so in `advises`."""
        return None

    def bearings(self, g: G) -> tuple[Any, ...]:
        """All that the words of an event depend on besides its own fields."""
        raise NotImplementedError

    def line(self, g: G, about: tuple[Any, ...], event: Event) -> dict[str, Any]:
        """The same line whenever the same happens in the same bearings: so it is remembered."""
        kind = type(event)
        key = (kind, about, *[getattr(event, field) for field in kind.FIELDS])
        line = self.lines.get(key)
        if line is None:
            if len(self.lines) >= LINES_KEPT:
                self.lines.clear()
            line = self.lines[key] = self.new_line(g, event)
        return line

    def new_line(self, g: G, event: Event) -> dict[str, Any]:
        kind = type(event)
        return {
            "text": self.said.event(self.words, g, event),
            "seat": getattr(event, "seat", NOBODY),
            "card": getattr(event, "card", None),
            "head": isinstance(event, self.said.HEADS),
            "rules": list(self.said.rules_of_event(kind)),
            "event": kind.__name__,
            "n": getattr(event, "n", None),
        }


def or_none(number: int) -> int | None:
    return None if number == NONE else number
