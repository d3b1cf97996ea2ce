"""A tiny game to lay out puzzles in: seat 0 has some deeds, seat 1 may answer, and a foe has a few points.

`blow` takes one point, `throw` as many as a die of two sides says, `feint` two unless seat 1 blocks it, and
`gamble` as many as the next card of a deck says.  Each deed is there as often as it was laid out.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from fabletop.games.registration import FAILED, OPEN, REACHED, Goal
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.kernel.step import chooser, step
from fabletop.said import Said

SIDES: Final = 2
FOLDER: Final = Path(__file__).parent
WIN: Final = Goal("win", ())


class Arena(Game):
    def __init__(self, points: int, deeds: tuple[str, ...], deck: tuple[int, ...] = ()) -> None:
        super().__init__(0)
        self.points = points
        self.deeds = deeds
        self.deck = deck

    @property
    def over(self) -> bool:
        return self.decision is None

    def clone(self) -> Arena:
        other = Arena(self.points, self.deeds, self.deck)
        self.copy_kernel_to(other)
        return other

    def imagine(self, seat: Seat, luck: int) -> Arena:
        """The deck in another order: turned by one card for each number."""
        other = self.clone()
        turn = (luck + 1) % max(1, len(self.deck))
        other.deck = self.deck[turn:] + self.deck[:turn]
        return other


@chooser("deed", ask=True)
def deeds(g: Arena, f: Frame) -> list[Act]:
    return [act(deed) for deed in dict.fromkeys(g.deeds)]


@step("arena.deed", deeds)
def do(g: Arena, f: Frame, deed: Act) -> None:
    left = list(g.deeds)
    left.remove(deed.verb)
    g.deeds = tuple(left)
    if deed.verb == "blow":
        g.points -= 1
    elif deed.verb == "throw":
        g.points -= g.roll(SIDES)
    elif deed.verb == "feint":
        g.owe("arena.answer", Seat(1))
    elif deed.verb == "gamble":
        g.unveil()
        g.points -= g.deck[-1]
        g.deck = g.deck[:-1]
    g.owe("arena.deed", Seat(0), *[unit + 1 for unit in f.args])


@chooser("answer")
def answers(g: Arena, f: Frame) -> list[Act]:
    return [act("suffer"), act("block")]


@step("arena.answer", answers)
def answer(g: Arena, f: Frame, what: Act) -> None:
    if what.verb == "suffer":
        g.points -= 2


def arena(points: int, *deeds: str, deck: tuple[int, ...] = (), units: bool = False) -> Arena:
    """With `units`, each deed is done by another unit, which its question names."""
    g = Arena(points, deeds, deck)
    g.owe("arena.deed", Seat(0), *([0] if units else []))
    g.advance()
    return g


# -- what the checker asks of a game ----------------------------------------------------------------------


def setups(seed: int) -> tuple[Setup, tuple[str, ...]]:
    return Setup("arena", 2, seed), ("random", "random")


def goals(g: Arena, seat: Seat) -> Sequence[Goal]:
    return [WIN]


def standing(g: Arena, seat: Seat, goal: Goal) -> int:
    if g.points <= 0:
        return REACHED
    return FAILED if g.over else OPEN


def key(g: Arena) -> object:
    return (g.points, tuple(sorted(g.deeds)), g.deck, tuple([(f.key, f.args) for f in g.stack]))


def said(words: Any, g: Arena, goal: Goal) -> Said:
    return "win"
