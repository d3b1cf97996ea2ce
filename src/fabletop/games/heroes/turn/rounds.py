"""Rounds: what each begins and ends with. [heroes.round]"""

from __future__ import annotations

from fabletop.games.heroes.map.home import count_rounds_without_home
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Frame
from fabletop.kernel.step import step


@step("heroes.new_round")
def new_round(g: Heroes, f: Frame) -> None:
    """Everything that belongs to one round, in its order: what is ready again, income or astrologers, what
    the scenario has in store, the turns, and the end.
    [heroes.round.010, heroes.round.020, heroes.round.030, heroes.round.070, heroes.round.090]"""
    g.begin_map_round()
    if not is_resource_round(g):
        g.owe("heroes.proclaim", NOBODY)
    if pays_income(g):
        g.owe("heroes.pay_income", NOBODY)
    g.owe("heroes.events_of_round", NOBODY)
    for seat in g.order:
        g.owe("heroes.turn", seat)
    g.owe("heroes.round_ends", NOBODY)
    g.owe("heroes.new_round", NOBODY)


@step("heroes.round_ends")
def round_ends(g: Heroes, f: Frame) -> None:
    """After the last turn come the events of the end, then what decides the game.
    [heroes.event.030, heroes.victory.010]"""
    g.owe("heroes.events_of_end", NOBODY)
    g.owe("heroes.homeless", NOBODY)
    g.owe("heroes.look_at_end", NOBODY)


@step("heroes.homeless")
def homeless(g: Heroes, f: Frame) -> None:
    count_rounds_without_home(g)


def pays_income(g: Heroes) -> bool:
    """Every resource round but the first; in some scenarios every round.
    [heroes.round.040, heroes.round.120]"""
    if g.round == 1:
        return g.rules.income_in_round_1
    return is_resource_round(g) or scenario_of(g).rules.income_every_round


def is_resource_round(g: Heroes) -> bool:
    """[heroes.round.020]"""
    return g.round % 2 == 1
