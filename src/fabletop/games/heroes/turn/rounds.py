"""Rounds: what each begins and ends with. [heroes.round]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.map.home import count_rounds_without_home
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.astrologers import is_resource_round
from fabletop.games.heroes.turn.teams import owe_turns_of_teams
from fabletop.kernel.frame import NOBODY, Frame
from fabletop.kernel.step import step

LAST_FRESH: Final = 12  # the last round in which black cubes leave the map [heroes.option.100]


@step("heroes.new_round")
def new_round(g: Heroes, f: Frame) -> None:
    """Everything that belongs to one round, in its order: what is ready again, income or astrologers, what
    the scenario has in store, the turns, those of AI heroes last, and the end.
    [heroes.round.010, heroes.round.020, heroes.round.030, heroes.round.070, heroes.round.090]"""
    g.begin_map_round()
    if g.rules.cubes_leave_every and g.round % g.rules.cubes_leave_every == 0 and g.round <= LAST_FRESH:
        g.owe("heroes.fresh_fields", NOBODY)
    if do_astrologers_speak(g):
        g.owe("heroes.proclaim", NOBODY)
    if pays_income(g) and not g.rules.paid_on_own_turn:
        g.owe("heroes.pay_income", NOBODY)
    g.owe("heroes.events_of_round", NOBODY)
    if g.printed.allied:
        owe_turns_of_teams(g)
    else:
        for seat in g.order:
            g.owe("heroes.turn", seat)
    for ai in range(len(g.ai)):
        g.owe("heroes.ai_turn", NOBODY, ai)
    g.owe("heroes.round_ends", NOBODY)
    g.owe("heroes.new_round", NOBODY)


@step("heroes.round_ends")
def round_ends(g: Heroes, f: Frame) -> None:
    """After the last turn come the events of the end, then what decides the game.
    [heroes.event.030, heroes.victory.010]"""
    if g.rules.paid_on_own_turn and pays_income(g):
        g.forget_windfall()
    g.owe("heroes.events_of_end", NOBODY)
    if g.ai:
        g.owe("heroes.ai_home", NOBODY)
    g.owe("heroes.homeless", NOBODY)
    g.owe("heroes.look_at_end", NOBODY)


@step("heroes.begin_own_part")
def begin_own_part(g: Heroes, f: Frame) -> None:
    """Where everybody has the round's own on the own turn: what the astrologers said, then the income.
    [heroes.turn.060, heroes.round.040]"""
    if do_astrologers_speak(g):
        g.owe("heroes.heed", f.seat)
    if pays_income(g):
        g.owe("heroes.own_income", f.seat)


@step("heroes.homeless")
def homeless(g: Heroes, f: Frame) -> None:
    count_rounds_without_home(g)


def pays_income(g: Heroes) -> bool:
    """Every resource round but the first; in some scenarios every round.
    [heroes.round.040, heroes.round.120]"""
    if g.round == 1:
        return g.rules.income_in_round_1
    return is_resource_round(g) or scenario_of(g).rules.income_every_round


def do_astrologers_speak(g: Heroes) -> bool:
    """In the rounds between; by optional rules never, or in all but the first.
    [heroes.round.060, heroes.option.040, heroes.option.110, heroes.option.170]"""
    if not g.rules.astrologers_speak:
        return False
    return not is_resource_round(g) or (g.rules.astrologers_every_round and g.round > 1)
