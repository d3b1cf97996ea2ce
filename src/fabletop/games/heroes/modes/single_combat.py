"""A duel, a fight with guards and a fight with an AI hero: one combat, and the game is over."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.book.guards import draw_guards
from fabletop.games.heroes.combat.camp import Camp, guards, led_by
from fabletop.games.heroes.combat.deploy import open_combat
from fabletop.games.heroes.combat.ending import last_fight, reward
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import FEW, NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step

CHALLENGER: Final = 0  # the number of the hero who attacks
CHALLENGED: Final = 1


def steerer_of_guards(g: Heroes) -> Seat:
    """The other player, if there is one. [heroes.combat_setup.120]"""
    return Seat(1) if g.n == 2 else NOBODY


@step("heroes.duel")
def duel(g: Heroes, f: Frame) -> None:
    """Two heroes, one of whom nobody may steer, and perhaps a town between them."""
    siege = g.printed.plan.siege
    camps = led_by(g, CHALLENGER), led_by(g, CHALLENGED)
    open_combat(g, *camps, then="heroes.after_combat", siege=siege)


@step("heroes.guarded_field")
def guarded_field(g: Heroes, f: Frame) -> None:
    """A hero far above its guards sees them flee. [heroes.quick_combat.010, heroes.quick_combat.020]"""
    plan = g.printed.plan
    challenger = g.heroes[CHALLENGER]
    if challenger.level >= plan.field + 1:
        g.emit(ev.GuardsFled(challenger.seat, plan.field))
        finish(g, (challenger.seat,))
    else:
        drawn = draw_guards(g, g.printed.guards[plan.field][plan.difficulty])
        g.owe("heroes.first_hands", NOBODY)
        g.owe("heroes.meet_guards", NOBODY, *drawn)


@step("heroes.meet_guards")
def meet_guards(g: Heroes, f: Frame) -> None:
    """The guards that were drawn."""
    camp = guards(tuple([(kind, FEW) for kind in f.args]), steerer_of_guards(g))
    open_combat(g, led_by(g, CHALLENGER), camp, then="heroes.after_combat", level=g.printed.plan.field)


def awaited(g: Heroes) -> Combat:
    """The field as it will be, for those who look on while armies are mustered."""
    plan = g.printed.plan
    alone = plan.mode == "guards" or len(g.heroes) == 1
    camp: Camp = guards((), steerer_of_guards(g)) if alone else led_by(g, CHALLENGED)
    field = Combat(g.printed, [led_by(g, CHALLENGER), camp])
    field.siege = plan.siege
    return field


# -- the end ----------------------------------------------------------------------------------------------


@step("heroes.after_combat")
def after_combat(g: Heroes, f: Frame) -> None:
    """In a duel there is nothing after the combat, not even the cards that a new level would bring: the side
    that holds the field has won."""
    reward(g)
    c = last_fight(g)
    seat = NOBODY if c.victor == NONE else c.camps[c.victor].seat
    finish(g, (seat,) if seat >= 0 else ())


def finish(g: Heroes, victors: tuple[Seat, ...]) -> None:
    """The game ends here and now, whatever is still owed."""
    g.victors = victors
    g.unwind("heroes.game_over")


@step("heroes.game_over")
def game_over(g: Heroes, f: Frame) -> None:
    """Owed from the start, beneath everything else."""
    g.finished = True
