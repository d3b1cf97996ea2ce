"""A table for tests and bug reports: lay a position out by name, act by name, and read what happened.

`Table` holds what all games share.  Each game has its own table that knows its pieces by name, such as
`fabletop.testing.village.VillageTable`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Self, TypeVar

from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Frame, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.step import STEPS, Step

G = TypeVar("G", bound=Game)
E = TypeVar("E", bound=Event)


class Table(Generic[G]):
    """A game laid out for a purpose, and what has happened on it."""

    def __init__(self, game: G) -> None:
        self.g = game
        self.events: list[Event] = []
        self.g.events = self.events

    # -- for each game to say ------------------------------------------------------------------------

    def name_of(self, pick: Pick) -> str:
        """What an option is called here."""
        raise NotImplementedError

    # -- acting ----------------------------------------------------------------------------------------

    def dice(self, *faces: int) -> Self:
        """The next dice will fall like this."""
        self.g.given = (*self.g.given, *faces)
        return self

    def start(
        self, what: Step | str, seat: int, *args: int, source: int | None = None, n: int | None = None
    ) -> Self:
        """Begin a step for a seat, with the numbers that it reads, and work until somebody must pick.  What a
        card says also goes by name: `source` is the card or monster, `n` how much."""
        key = what if isinstance(what, str) else what.key
        if key not in STEPS:
            raise AssertionError(f"there is no step {key!r}")
        named = [number for number in (source, n) if number is not None]
        self.g.stack.append(Frame(key, Seat(seat), (*args, *named)))
        self.g.advance()
        return self

    def pick(self, *names: str | int) -> Self:
        """Answer what is asked, by name, one answer after the other."""
        for name in names:
            self.g.choose(self.find(str(name)))
        return self

    def find(self, name: str) -> Pick:
        """The option of that name; `goblin#3` may be called `goblin` where any will do."""
        decision = self.asked()
        for option in decision.options:
            if self.name_of(option) == name:
                return option
        for option in decision.options:
            if self.name_of(option).split("#")[0] == name:
                return option
        raise AssertionError(f"{name!r} is not on offer, but {self.options()} for {decision.kind}")

    # -- reading ---------------------------------------------------------------------------------------

    def asked(self) -> Decision:
        decision = self.g.decision
        if decision is None:
            raise AssertionError("nothing is being asked")
        return decision

    def options(self) -> list[str]:
        """What may be picked now."""
        return [] if self.g.decision is None else [self.name_of(o) for o in self.g.decision.options]

    def offers(self, name: str) -> bool:
        return name in self.options() or name in [option.split("#")[0] for option in self.options()]

    def asks(self, seat: int, kind: str, options: Sequence[str] | None = None) -> Self:
        """Check who is asked for what (and between what, if given)."""
        decision = self.asked()
        assert (decision.seats[0], decision.kind) == (seat, kind), f"the table waits for {decision}"
        if options is not None:
            assert self.options() == list(options)
        return self

    def happened(self, kind: type[E]) -> list[E]:
        """The events of one kind since the table was laid out or `hush` was called."""
        return [event for event in self.events if isinstance(event, kind)]

    def hush(self) -> Self:
        """Forget what has happened so far."""
        self.events.clear()
        return self

    def at_rest(self) -> None:
        """Nothing is asked and nothing owed: a leftover prompt would be a false pass."""
        assert self.g.decision is None, f"the table still waits for {self.g.decision}"
        assert not self.g.stack
