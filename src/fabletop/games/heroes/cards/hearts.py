"""Positive morale where there is no combat. [heroes.morale]"""

from __future__ import annotations

from fabletop.games.heroes.cards.play import give_answer, morale_uses
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat
from fabletop.kernel.step import chooser, step


def visitor(g: Heroes) -> int:
    """The hero that is just visiting a field; NONE, also while something is done in town meanwhile."""
    for frame in reversed(g.stack):
        if frame.key == "heroes.arrived":
            return frame.args[0]
        if frame.key == "heroes.town_window":
            break
    return NONE


def may_spend_heart(g: Heroes, seat: Seat) -> bool:
    """Whether a player has a positive token to spend outside of combat; in the earlier edition not on a visit
    of a secondary hero. [heroes.morale.030, heroes.morale.140]"""
    if g.players[seat].morale <= 0:
        return False
    hero = visitor(g) if g.rules.main_alone_has_morale else NONE
    return hero == NONE or g.heroes[hero].main


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
