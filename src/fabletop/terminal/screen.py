"""What the terminal asks of a game: to draw its table and to put everything into words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

from rich.console import RenderableType

from fabletop.games.words import GameWords, TableWords
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.match import Match
from fabletop.said import Said
from fabletop.speech import Speech
from fabletop.terminal.drawing import bare

G = TypeVar("G", bound=Game)
W = TypeVar("W", bound=TableWords[Any])


class Choice(NamedTuple):
    """One option as it is listed: whose it is, its heading if any, its words, what to know about it, and the
    place on the board that may be typed for it, if any."""

    seat: Seat
    pick: Pick
    group: str
    label: str
    hint: str
    at: str = ""


class Page(NamedTuple):
    """An explanation: what it is about, its lines, and the rules behind it by their ids."""

    title: str
    lines: Sequence[str]
    rules: Sequence[str] = ()


Named = tuple[str, Callable[[int], Page], int]  # a name, and what makes the page about it from a number


class Screen(Protocol):
    """One game in one language, as the terminal shows it.  It shows a seat only what that seat may know."""

    def title(self) -> str: ...
    def seat(self, seat: Seat) -> str: ...
    def seats(self, seats: Sequence[Seat]) -> str: ...
    def table(self, seat: Seat) -> RenderableType: ...
    def summary(self, seat: Seat) -> RenderableType: ...
    def log(self, seat: Seat, happened: Sequence[Event]) -> list[str]: ...
    def prompt(self, seat: Seat) -> str: ...
    def choices(self, seat: Seat) -> list[Choice]: ...
    def why_not(self, seat: Seat, place: str) -> str: ...
    def about_prompt(self, seat: Seat) -> Page: ...
    def about_pick(self, pick: Pick) -> list[Page]: ...
    def about_name(self, name: str) -> list[Page]: ...


class GameScreen(Generic[G, W]):
    """What the screens of all games share: everything put into words.  The table each draws itself."""

    def __init__(self, match: Match, kind: type[G], said: GameWords[G, W], words: W, speech: Speech) -> None:
        self.match: Final = match
        self.kind: Final = kind
        self.said: Final = said
        self.words: Final = words
        self.speech: Final = speech

    @property
    def game(self) -> G:
        game = self.match.game
        assert isinstance(game, self.kind)
        return game

    def say(self, key: str, **given: str | int) -> str:
        return self.speech.say(key, **given)

    def phrase(self, said: Said) -> str:
        return self.speech.phrase(said)

    def title(self) -> str:
        """What the game is called."""
        return self.say("game-title")

    def seat(self, seat: Seat) -> str:
        return self.phrase(self.words.seat(self.game, seat))

    def seats(self, seats: Sequence[Seat]) -> str:
        return self.phrase(self.words.seats(self.game, seats))

    def log(self, seat: Seat, happened: Sequence[Event]) -> list[str]:
        cut = [one.cut(seat) for one in happened]
        told = self.said.log(self.words, self.game, [one for one in cut if one is not None])
        return [self.phrase(paragraph) for paragraph in told]

    def prompt(self, seat: Seat) -> str:
        return self.phrase(self.said.prompt(self.words, self.game, seat))

    def place(self, group: str) -> int:
        """Where the options under a heading stand in the list."""
        raise NotImplementedError

    def choices(self, seat: Seat) -> list[Choice]:
        """The options of a seat, those under one heading together."""
        g, said = self.game, self.said
        decision = g.decision
        if decision is None:
            return []
        found = []
        for pick in decision.offers(seat):
            label = self.phrase(said.label(self.words, g, decision, pick))
            hint = self.phrase(said.hint(self.words, g, decision, pick))
            group = said.group(decision, pick)
            found.append(Choice(seat, pick, group, label, hint, self.at(decision, pick)))
        found.sort(key=lambda one: self.place(one.group))
        return [one._replace(group=one.group and self.say(f"group-{one.group}")) for one in found]

    def at(self, decision: Decision, pick: Pick) -> str:
        """The place that may be typed for an option, if any; there is a figure in it, as in no command.  A
        place that is nothing but figures is higher than there are options."""
        return ""

    def why_not(self, seat: Seat, place: str) -> str:
        """Why nothing can be picked at a place now; nothing if the board has no such place."""
        return ""

    def about_prompt(self, seat: Seat) -> Page:
        decision = self.game.decision
        rules = () if decision is None else self.said.rules_behind(decision)
        return Page(self.prompt(seat), (), rules)

    def about_pick(self, pick: Pick) -> list[Page]:
        """What an option is about; its own page if it has rules, or if nothing else tells of it."""
        g, decision = self.game, self.game.decision
        if decision is None:
            return []
        pages = self.pages_of(decision, pick)
        rules, lines = self.said.rules_of_option(decision, pick), self.lines_of(decision, pick)
        if rules or (lines and not pages):
            title = self.phrase(self.said.option(self.words, g, decision, pick))
            pages.append(Page(title, lines, rules))
        return pages

    def pages_of(self, decision: Decision, pick: Pick) -> list[Page]:
        """The pages of whatever an option is about."""
        raise NotImplementedError

    def lines_of(self, decision: Decision, pick: Pick) -> list[str]:
        """What the page of an option says."""
        hint = self.phrase(self.said.hint(self.words, self.game, decision, pick))
        return [hint] if hint else []

    def named(self) -> list[Named]:
        """All that has a page of its own."""
        raise NotImplementedError

    def about_name(self, name: str) -> list[Page]:
        """What is of that name; failing that, what has it in its name."""
        named, wanted = self.named(), bare(name)
        exact = [entry for entry in named if bare(entry[0]) == wanted]
        found = exact or [entry for entry in named if wanted in bare(entry[0])]
        return [page(index) for _, page, index in found]
