"""What the scenario has places do. [heroes.location.200, heroes.location.330, heroes.location.340]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.printed import PlaceRule
from fabletop.games.heroes.scenario.whom import is_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat


def rule_for(g: Heroes, seat: Seat, field: int) -> PlaceRule | None:
    for rule in scenario_of(g).places:
        if is_meant(g, rule.place, field, seat):
            return rule
    return None


def visit_by_scenario(g: Heroes, seat: Seat, hero: int, field: int, first: bool) -> None:
    """What a visit does here, and what only the first one does."""
    rule = rule_for(g, seat, field)
    if rule is None:
        return
    if first and rule.first != NONE:
        g.owe("heroes.run_script", seat, rule.first, hero)
    if rule.visit != NONE:
        g.owe("heroes.run_script", seat, rule.visit, hero)


def pay_holders(g: Heroes) -> None:
    """At the end of a round, for who owns such a place."""
    for field, mark in enumerate(g.marks):
        if mark.cube >= 0:
            rule = rule_for(g, Seat(mark.cube), field)
            if rule is not None and rule.held != NONE:
                g.owe("heroes.run_script", Seat(mark.cube), rule.held, NONE)
