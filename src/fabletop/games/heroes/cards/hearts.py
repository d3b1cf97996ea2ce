"""Positive morale where there is no combat. [heroes.morale]"""

from __future__ import annotations

from fabletop.games.heroes.cards.play import give_answer, morale_uses
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat
from fabletop.kernel.step import chooser, step


def hearten(g: Heroes, seat: Seat) -> None:
    """Positive morale.  Who has a token already may use it first, since nobody holds two.
    [heroes.morale.010, heroes.morale.020, heroes.morale.030]"""
    if g.players[seat].morale > 0:
        g.owe("heroes.second_heart", seat)
    else:
        g.get_positive_morale(seat)


@chooser("second_heart")
def uses_of_the_first(g: Heroes, f: Frame) -> list[Pick]:
    return [*morale_uses(g, f.seat), PASS]


@step("heroes.second_heart", uses_of_the_first, rules=("heroes.morale.020", "heroes.morale.030"))
def second_heart(g: Heroes, f: Frame, choice: Pick) -> None:
    """Used, the token gives room for the new one; else the new one is lost."""
    if isinstance(choice, Act):
        give_answer(g, f.seat, choice)
        g.owe("heroes.take_heart", f.seat)


@step("heroes.take_heart")
def take_heart(g: Heroes, f: Frame) -> None:
    g.get_positive_morale(f.seat)
