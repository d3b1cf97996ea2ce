"""Answers that many decisions share, and who may give them."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.defs import NONE
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.frame import NOBODY, Frame, Seat, act

NOTHING: Final = act("nothing")
DONE: Final = act("done")
YES: Final = act("yes")
NO: Final = act("no")


def seat_of(g: Andor, h: int) -> Seat:
    """Who plays a hero."""
    return Seat(g.heroes[h].seat)


def whole_party(g: Andor, f: Frame) -> tuple[Seat, ...]:
    """Everybody at the table: any of them may answer for all."""
    return tuple(Seat(seat) for seat in range(g.n))


def hero_of(f: Frame) -> int:
    """The hero whom a step for one hero is about, the first number that its frame carries."""
    return f.args[0] if f.args else NONE


def owe_movement(g: Andor) -> None:
    """Whoever passed the fourth hour draws a movement token now. [andor.skeleton_move.150]"""
    for h in g.due:
        g.owe("andor.movement_token", NOBODY, h)
    g.due = ()
