"""A match as far as it was played since some position, and what of it is held in memory."""

from __future__ import annotations

from typing import Final, NamedTuple

from fabletop.games import BOXES
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick, Seat
from fabletop.kernel.match import Match, Setup
from fabletop.server.table.snapshots import EVERY, Position, digest_of, written

REMEMBERED: Final = 40  # picks whose events are told to those who come anew
MARKS: Final = 3  # positions that are held behind the last one


class Ahead(NamedTuple):
    """What a pick leads to, while it is not certain that it stands."""

    seat: Seat
    match: Match
    events: list[Event]
    chosen: bool
    state: bytes

    @property
    def digest(self) -> str:
        return digest_of(self.state)


class Played:
    """The match since `base`, whose each pick was and who chose it (NOBODY, where there was no choice), and
    what the last ones brought about.

    A long game does not grow in memory: `base` moves on behind it.
    """

    def __init__(self, match: Match, base: Position) -> None:
        self.match = match
        self.base = base
        self.by: Final[list[Seat]] = []
        self.chosen_by: Final[list[Seat]] = []
        self.told: Final[list[list[Event]]] = [match.take_events()]
        self.state: bytes = written(match.game.to_data())  # of the game now
        self.changed = base.closed  # it goes on there under other rules than before
        self._marks: Final[list[Position]] = []

    @property
    def standing(self) -> int:
        return self.base.standing + len(self.by)

    @property
    def digest(self) -> str:
        return digest_of(self.state)

    def made_by(self, seat: Seat) -> int:
        """How many picks this seat may take back, one day."""
        return self.base.made[seat] + self.chosen_by.count(seat) if seat >= 0 else 0

    @property
    def position(self) -> Position:
        made = tuple(self.made_by(Seat(seat)) for seat in range(len(self.base.made)))
        return Position(self.standing, made, self.state, self.base.closed and not self.by)

    @property
    def has_choice(self) -> bool:
        """Whether whoever picks next has a choice."""
        decision = self.match.decision
        return decision is not None and not decision.forced

    def add(self, seat: Seat, events: list[Event], chosen: bool, state: bytes | None = None) -> None:
        """A pick was made in the match, and stands."""
        self.by.append(seat)
        self.chosen_by.append(seat if chosen else NOBODY)
        self.told.append(events)
        del self.told[:-REMEMBERED]
        marked = self.standing % EVERY == 0
        if state is not None or marked:
            self.state = state if state is not None else written(self.match.game.to_data())
        if marked:
            self._marks.append(self.position)
            if len(self._marks) > MARKS:
                self._begin_at(self._marks.pop(0))

    def ahead(self, seat: Seat, pick: Pick) -> Ahead:
        """Where a pick leads to.  Here all stays as it is, for whoever looks at it meanwhile."""
        match = self.match.clone()
        events = match.choose(pick, seat)
        return Ahead(seat, match, events, self.has_choice, written(match.game.to_data()))

    def go(self, ahead: Ahead) -> None:
        """The pick stands."""
        self.match = ahead.match
        self.add(ahead.seat, ahead.events, ahead.chosen, ahead.state)

    def _begin_at(self, base: Position) -> None:
        gone = base.standing - self.base.standing
        del self.by[:gone]
        del self.chosen_by[:gone]
        self.base = base
        snapshot = base.snapshot()
        assert snapshot is not None
        self.match.begin_at(snapshot)

    def follow(self, seat: Seat, pick: Pick) -> None:
        """Make a pick that was made before."""
        chosen = self.has_choice
        self.add(seat, self.match.choose(pick), chosen)

    def close(self) -> None:
        """From here on the table goes by other rules: nothing before can be taken back."""
        self._marks.clear()
        self.by.clear()
        self.chosen_by.clear()
        self.told[:] = [[]]
        nothing = (0,) * len(self.base.made)
        standing = self.match.number
        self.state = written(self.match.game.to_data())
        self.base = Position(standing, nothing, self.state, closed=True)
        self._begin_at(self.base)
        self.changed = True

    def without_last(self, back: int) -> Played:
        """The match as it was so many picks ago."""
        before = begin(self.match.setup, self.base)
        for seat, pick in list(zip(self.by, self.match.picks, strict=True))[: len(self.by) - back]:
            before.follow(seat, pick)
        before.state = written(before.match.game.to_data())
        before.changed = self.changed
        return before


def begin(setup: Setup, base: Position) -> Played:
    return Played(Match(BOXES[setup.game], setup, base.snapshot()), base)


def start(setup: Setup) -> Position:
    """The very start of a match."""
    return Position(0, (0,) * setup.seats)
