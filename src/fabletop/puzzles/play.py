"""A puzzle being solved: the solver picks, and whatever can spoil the goal answers.

As long as the goal is sure, others pick and dice fall as they keep it off longest.  After a pick that gave it
away they show how it is spoilt.  Nothing is left to luck: the same picks always lead to the same end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

from fabletop.games.registration import OPEN
from fabletop.games.shots import Shot, find_offer, opening, shoot
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game, NotOnOffer
from fabletop.puzzles.check import LIMIT
from fabletop.puzzles.luck import Outcome
from fabletop.puzzles.puzzle import Puzzle
from fabletop.puzzles.solve import Solver, move_at, worlds

Status = Literal["open", "solved", "refuted", "shown"]
Why = Literal["", "solved", "shown", "roll", "answer", "unseen", "gone"]

FAREST: Final = 12  # picks that a refutation shows at most


class Attempt(NamedTuple):
    """What came of the last pick, and how it stands now."""

    shots: list[Shot]
    status: Status
    why: Why


class Solving:
    """A puzzle from its position on."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle: Final = puzzle
        self.rules: Final = puzzle.rules
        self.seat: Final = puzzle.solver
        self.goal: Final = puzzle.aim
        self.solver: Final = Solver(self.rules, self.seat, self.goal, limit=LIMIT)
        self.game = puzzle.position()

    def attempt(self, picks: Sequence[Any]) -> Attempt:
        """What came of the last of these picks, as they are written; NotOnOffer if one of them cannot be
        made."""
        made = Attempt([opening(self.game)], "open", "")
        for pick in picks:
            if made.status != "open":
                raise NotOnOffer("the puzzle is over")
            made = self.try_out(self.offered(pick))
        return made

    def offered(self, pick: Any) -> Pick:
        option = find_offer(self.game, self.seat, pick)
        if option is None:
            raise NotOnOffer(f"{str(pick)[:40]} is not on offer")
        return option

    def show(self) -> Attempt:
        """The solution, from the position on."""
        shots = [opening(self.game)]
        for turn in self.puzzle.turns:
            shots.append(self.play(turn.pick, turn.seat, turn.dice))
        return Attempt(shots, "shown", "shown")

    def try_out(self, pick: Pick) -> Attempt:
        """One pick of the solver, and all that answers it until the solver is asked again."""
        if self.solver.is_sure(self.game, pick):
            return self.go_on([self.answered(pick, self.seat)])
        world = self.spoilt_world(pick)
        if world is None:  # what comes to light does no harm, however it lies
            return self.go_on([self.answered(pick, self.seat)])
        self.game = world
        return self.refute(pick)

    # -- as long as it is sure --------------------------------------------------------------------------

    def go_on(self, shots: list[Shot]) -> Attempt:
        while self.standing() == OPEN:
            decision = self.game.decision
            assert decision is not None
            if self.solver.is_own(decision):
                return Attempt(shots, "open", "")
            shots.append(self.answered(self.solver.stubborn(self.game), decision.seat))
        return Attempt(shots, "solved", "solved")

    def answered(self, pick: Pick, seat: Seat) -> Shot:
        """A pick with the rolls that keep a sure goal off longest."""
        return self.play(pick, seat, self.solver.slowest(self.game, pick).dice)

    def spoilt_world(self, pick: Pick) -> Game | None:
        """A game that the solver cannot tell from this one, in which a pick gives the goal away."""
        for world in worlds(self.game, self.seat):
            if any(not self.solver.wins(found.game) for found in self.solver.outcomes(world, pick)):
                return world
        return None

    # -- when it is not ---------------------------------------------------------------------------------

    def refute(self, pick: Pick) -> Attempt:
        """The rolls and answers that spoil the goal, while the solver still tries what is left of the
        solution; the first of them is what it failed by."""
        why: Why = "gone"
        shots: list[Shot] = []
        seat = self.seat
        left = [turn.move for turn in self.puzzle.own]
        for _ in range(FAREST):
            found = self.spoiling(pick)
            if why == "gone":
                why = self.blame(pick, found)
            decision = self.game.decision
            assert decision is not None
            if move_at(decision, pick) in left:
                left.remove(move_at(decision, pick))
            shots.append(self.play(pick, seat, found.dice))
            decision = self.game.decision
            if decision is None or self.standing() != OPEN:
                break
            if self.solver.is_own(decision):
                tries = [one for one in decision.offers(self.seat) if move_at(decision, one) in left]
                if not tries:
                    break
                pick, seat = tries[0], self.seat
            else:
                pick, seat = self.spoiler(), decision.seat
                why = "answer" if why == "gone" and len(decision.options) > 1 else why
        return Attempt(shots, "refuted", why)

    def spoiling(self, pick: Pick) -> Outcome:
        """The roll after which the goal is not sure any more."""
        return next(
            found for found in self.solver.outcomes(self.game, pick) if not self.solver.wins(found.game)
        )

    def blame(self, pick: Pick, found: Outcome) -> Why:
        """What a pick failed by: what came to light, the roll where another would have kept the goal sure, or
        nothing but itself."""
        if found.unseen and self.rules.standing(found.game, self.seat, self.goal) == OPEN:
            return "unseen"
        others = self.solver.outcomes(self.game, pick) if found.dice else ()
        return "roll" if any(self.solver.wins(other.game) for other in others) else "gone"

    def spoiler(self) -> Pick:
        """The answer after which the goal is not sure any more."""
        decision = self.game.decision
        assert decision is not None
        return next(
            (pick for pick in decision.options if not self.solver.is_sure(self.game, pick)),
            decision.options[0],
        )

    # -- what both need ---------------------------------------------------------------------------------

    def standing(self) -> int:
        return self.rules.standing(self.game, self.seat, self.goal)

    def play(self, pick: Pick, seat: Seat, dice: tuple[int, ...]) -> Shot:
        """Make a pick with these dice, and go on with the game after it."""
        shot = shoot(self.game, pick, seat, dice)
        self.game = shot.game
        return shot
