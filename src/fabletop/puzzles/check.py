"""Whether a puzzle has exactly one solution.

The goal must be sure, and every pick of the solution needed: if the solver does without any one of them, some
roll, answer or unseen card spoils the goal.  So every line that wins has all of these picks in it; it may
differ in their order where that does no harm, and in idle picks between them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fabletop.games.registration import Goal, Puzzling
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game
from fabletop.puzzles.solve import Move, Solver, Turn, line_of, worlds

LIMIT: Final = 60_000  # picks that one search tries, each roll for itself


class Refused(Exception):
    """It is no puzzle, and why."""


class Solution(NamedTuple):
    """The line, and how many picks were tried to be sure that it is the only one."""

    line: list[Turn]
    tries: int

    def own(self, seat: Seat) -> list[Turn]:
        return [turn for turn in self.line if turn.seat == seat]


def solve(rules: Puzzling, g: Game, seat: Seat, goal: Goal, limit: int = LIMIT) -> Solution:
    """The only solution of a position; Refused if there is none, or more than one."""
    solver = Solver(rules, seat, goal, limit=limit)
    if not solver.wins(g):
        raise Refused("the goal is not sure")
    line = line_of(solver, g)
    tries = solver.tries
    for move in needed(line, seat):
        tries += spoil_without(rules, g, seat, goal, move, limit)
    return Solution(line, tries)


def needed(line: list[Turn], seat: Seat) -> Iterator[Move]:
    """The own picks of a line, each once."""
    yield from dict.fromkeys(turn.move for turn in line if turn.seat == seat)


def spoil_without(rules: Puzzling, g: Game, seat: Seat, goal: Goal, move: Move, limit: int) -> int:
    """Find that the goal is not sure without a pick; how many tries it took.  Refused if it is."""
    tries = 0
    for world in worlds(g, seat):
        solver = Solver(rules, seat, goal, limit=limit, open_cards=True, banned=(move,))
        lost = not solver.wins(world)
        tries += solver.tries
        if lost:
            return tries
    raise Refused(f"it can be done without {move.pick}")
