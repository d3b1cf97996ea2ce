"""What the search asks of a game."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

GAME: Final = "game"  # at stake, to be won
FIGHT: Final = "fight"  # at stake, to be won, and the units to be brought home


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """What a player of one game knows.  A game's own judge stands in its room `bots`.

    Every question is about a game that was imagined for the seat that thinks, so a judge may look at all of
    it.  The same game, seat, decision and luck must get the same answer.

    What is abstract raises all the same: the compiler lets anybody be made, whatever it lacks, and would call
    what is not there.
    """

    def __init__(self) -> None:
        self.far: int = 2  # moments that are played on after the tree has ended, before the chance is taken
        self.boldness: float = 0.2  # weight of a prior against what was found, which lies between 0 and 1
        self.unseen: float = 0.1  # how much worse than its parent an option is thought that nobody has tried
        self.sharp: int = 300  # imagined games for a pick of the level of this name: about 0.1 s
        self.master: int = 2000  # and of this one: up to 1 s
        self.dear: bool = False  # to play on, so that few candidates are compared by the same luck: `flat`
        self.margin: float = 1.5  # standard errors by which another must then beat the likeliest of them

    @abstractmethod
    def steady(self, g: Any, seat: Seat, decision: Decision, luck: int) -> Pick:
        """What the heuristic picks at its best; it may take its time."""
        raise NotImplementedError

    def quick(self, g: Any, seat: Seat, decision: Decision, luck: int) -> Pick:
        """What this seat would likely pick, fast: for all others, and to play on where the tree has ended."""
        return self.steady(g, seat, decision, luck)

    def sure(self, g: Any, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        """What the heuristic picks where it needs no search; it is taken in the tree too, at no cost."""
        return None

    def priors(self, g: Any, seat: Seat, decision: Decision, luck: int) -> Sequence[float]:
        """A share for each option, by how likely it is the best.  What has none is never looked at."""
        return [1.0 / len(decision.options)] * len(decision.options)

    def opening(self, g: Any, seat: Seat, decision: Decision, luck: int) -> Sequence[float]:
        """The same for the pick that is thought about: asked once, so it may take its time."""
        return self.priors(g, seat, decision, luck)

    def followers(self, g: Any, seat: Seat, decision: Decision, luck: int) -> Sequence[Judge]:
        """Who plays on after each option where the game is dear: one may hold to what it is picked for."""
        return [self] * len(decision.options)

    def settled(self, g: Any) -> bool:
        """Whether what is at stake is decided though the game goes on: its chance is taken at once."""
        return False

    def stake(self, g: Any) -> str:
        """What `chance` is about: the game, or no more than the fight that is on."""
        return GAME

    @abstractmethod
    def moment(self, g: Any) -> int:
        """A number that changes with every turn.  Chances are only ever taken just after it has changed."""
        raise NotImplementedError

    @abstractmethod
    def chance(self, g: Any, seat: Seat) -> float:
        """The chance that the side of this seat wins a game that is not over, from 0 to 1."""
        raise NotImplementedError


EVEN: Final = 0.25


def shares(scores: Sequence[float], heat: float, even: float = EVEN) -> list[float]:
    """Priors of scores: what is worse by `heat` is e times as unlikely; a part is dealt out evenly."""
    top = max(scores)
    warm = [math.exp((score - top) / heat) for score in scores]
    total = sum(warm)
    alike = even / len(warm)
    return [(1.0 - even) * one / total + alike for one in warm]


def logistic(odds: float) -> float:
    """The chance that log-odds stand for."""
    if odds < -40.0:
        return 0.0
    return 1.0 / (1.0 + math.exp(-odds))
