"""Whether a goal can be forced, and by which picks alone: every own pick, every answer and every roll is gone
through.

A goal is *sure* if it is reached whatever the dice say and whatever the others pick.  What nobody could know,
such as the next card of a deck, counts against whoever relies on it.  docs/puzzles.md says why so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from fabletop.games.registration import OPEN, REACHED, Goal, Puzzling
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat, pick_from_data, pick_to_data
from fabletop.kernel.game import Game
from fabletop.puzzles.luck import Outcome, TooManyDice, outcome, outcomes

NEVER: Final = 1_000_000  # picks away
WORLDS: Final = 4  # deals of the unseen that are looked at, the true one among them


class TooLong(Exception):
    """More tries than were allowed, or more dice than can be gone through."""


class Move(NamedTuple):
    """A pick and the question that it answers: the same target may be on offer for several units."""

    step: str
    args: tuple[int, ...]
    pick: Pick


def move_at(decision: Decision, pick: Pick) -> Move:
    return Move(decision.frame.key, decision.frame.args, pick)


def worlds(g: Game, seat: Seat) -> Iterator[Game]:
    """The game as it is, and some that the seat cannot tell from it."""
    yield g
    for luck in range(WORLDS - 1):
        yield g.imagine(seat, luck)


class Solver:
    """Searches the positions of one puzzle, each once.

    With `open_cards` it knows the unseen as it lies in the game that it is given: what cannot be forced even
    so cannot be forced.  `banned` moves are never made by the solver.
    """

    def __init__(
        self,
        rules: Puzzling,
        seat: Seat,
        goal: Goal,
        *,
        limit: int,
        open_cards: bool = False,
        banned: Iterable[Move] = (),
    ) -> None:
        self.rules: Final = rules
        self.seat: Final = seat
        self.goal: Final = goal
        self.limit: Final = limit
        self.open_cards: Final = open_cards
        self.banned: Final = frozenset(banned)
        self.tries = 0  # picks that were tried out, each with every roll
        self._known: Final[dict[object, bool]] = {}
        self._far: Final[dict[object, int]] = {}

    # -- whether it can be forced -----------------------------------------------------------------------

    def wins(self, g: Game) -> bool:
        """Whether the goal is sure from here."""
        standing = self.rules.standing(g, self.seat, self.goal)
        if standing != OPEN:
            return standing == REACHED
        decision = g.decision
        if decision is None:
            return False
        key = self.rules.key(g)
        known = self._known.get(key)
        if known is not None:
            return known
        self._known[key] = False  # who comes back to the same position has got nowhere
        if self.is_own(decision):
            won = any(self.is_sure(g, pick) for pick in self.own(decision))
        else:
            won = all(self.is_sure(g, pick) for pick in decision.options)
        self._known[key] = won
        return won

    def is_sure(self, g: Game, pick: Pick) -> bool:
        """Whether the goal is sure after a pick, whatever is rolled."""
        return all(self.holds(g, pick, found) for found in self.outcomes(g, pick))

    def outcomes(self, g: Game, pick: Pick) -> Iterator[Outcome]:
        """All that may come of a pick; TooLong if that was tried too often."""
        try:
            for found in outcomes(g, pick, self.rules.SIDES):
                self.tries += 1
                if self.tries > self.limit:
                    raise TooLong
                yield found
        except TooManyDice:
            raise TooLong from None

    def holds(self, g: Game, pick: Pick, found: Outcome) -> bool:
        """Whether the goal is sure after what came of a pick.  Where the unseen came to light nothing is, but
        for a goal that this pick reaches however the unseen may lie."""
        if self.open_cards or not found.unseen:
            return self.wins(found.game)
        return all(
            self.rules.standing(outcome(world, pick, found.dice).game, self.seat, self.goal) == REACHED
            for world in worlds(g, self.seat)
        )

    def is_own(self, decision: Decision) -> bool:
        return self.seat in decision.seats

    def own(self, decision: Decision) -> Sequence[Pick]:
        """What the solver may pick."""
        offers = decision.offers(self.seat)
        if not self.banned:
            return offers
        return [pick for pick in offers if move_at(decision, pick) not in self.banned]

    # -- how far away it is -----------------------------------------------------------------------------

    def far(self, g: Game) -> int:
        """How many own picks the goal is away, at most; NEVER if it is not sure."""
        standing = self.rules.standing(g, self.seat, self.goal)
        if standing != OPEN:
            return 0 if standing == REACHED else NEVER
        if not self.wins(g):
            return NEVER
        key = self.rules.key(g)
        known = self._far.get(key)
        if known is not None:
            return known
        self._far[key] = NEVER
        decision = g.decision
        assert decision is not None
        if self.is_own(decision):
            found = 1 + min(self.far_after(g, pick) for pick in self.own(decision))
        else:
            found = max(self.far_after(g, pick) for pick in decision.options)
        self._far[key] = min(found, NEVER)
        return self._far[key]

    def far_after(self, g: Game, pick: Pick) -> int:
        """The same after a pick, with the rolls that take longest."""
        if not self.is_sure(g, pick):
            return NEVER
        return max(self.far(found.game) for found in self.outcomes(g, pick))

    def best(self, g: Game) -> Pick:
        """The own pick that leads to a sure goal soonest; the first of several."""
        decision = g.decision
        assert decision is not None
        return min(self.own(decision), key=lambda pick: self.far_after(g, pick))

    def stubborn(self, g: Game) -> Pick:
        """The answer of another after which a sure goal takes longest."""
        decision = g.decision
        assert decision is not None
        return max(decision.options, key=lambda pick: self.far_after(g, pick))

    def slowest(self, g: Game, pick: Pick) -> Outcome:
        """The rolls after which a sure goal takes longest."""
        return max(self.outcomes(g, pick), key=lambda found: self.far(found.game))


class Turn(NamedTuple):
    """A pick of the line: whose, what it answers, and the dice that fell."""

    seat: Seat
    move: Move
    dice: tuple[int, ...]

    @property
    def pick(self) -> Pick:
        return self.move.pick

    def to_data(self) -> list[object]:
        return [self.seat, self.move.step, list(self.move.args), pick_to_data(self.pick), list(self.dice)]


def turn_from_data(data: Sequence[object]) -> Turn:
    """Reads what `to_data` wrote; a ValueError if it is none."""
    seat, step, args, pick, dice = data
    if not (isinstance(seat, int) and isinstance(args, list) and isinstance(dice, list)):
        raise ValueError(f"{data!r} is no pick of a line")
    move = Move(str(step), tuple(int(one) for one in args), pick_from_data(pick))
    return Turn(Seat(seat), move, tuple(int(die) for die in dice))


def line_of(solver: Solver, g: Game) -> list[Turn]:
    """The shortest way to a sure goal against the most stubborn answers and rolls."""
    line: list[Turn] = []
    while solver.rules.standing(g, solver.seat, solver.goal) == OPEN:
        decision = g.decision
        assert decision is not None
        if solver.is_own(decision):
            pick, seat = solver.best(g), solver.seat
        else:
            pick, seat = solver.stubborn(g), decision.seat
        found = solver.slowest(g, pick)
        line.append(Turn(seat, move_at(decision, pick), found.dice))
        g = found.game
    return line
