"""What the scenario has places do. [heroes.location.200, heroes.location.330, heroes.location.340]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import ONCE_PER_FACTION, ONCE_PER_GAME, ONCE_PER_VISIT
from fabletop.games.heroes.scenario.switches import PlaceRule
from fabletop.games.heroes.scenario.whom import is_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat


def rule_for(g: Heroes, seat: Seat, field: int) -> PlaceRule | None:
    for rule in scenario_of(g).places:
        if is_meant(g, rule.place, field, seat):
            return rule
    return None


def visit_by_scenario(g: Heroes, seat: Seat, hero: int, field: int, first: bool, again: bool = False) -> None:
    """What a visit does here, for nobody twice or for one alone if it says so, and what only the first visit
    does; `again` if this player was here before."""
    rule = rule_for(g, seat, field)
    if rule is None:
        return
    if first and rule.first != NONE:
        g.owe("heroes.run_script", seat, rule.first, hero)
    over = (rule.once_per == ONCE_PER_GAME and not first) or (rule.once_per == ONCE_PER_FACTION and again)
    if rule.visit != NONE and not over:
        g.owe("heroes.run_script", seat, rule.visit, hero)


def is_for_every_visit(g: Heroes, seat: Seat, field: int) -> bool:
    """Whether the scenario has a place do something each time that a hero comes."""
    rule = rule_for(g, seat, field)
    return rule is not None and rule.once_per == ONCE_PER_VISIT


def lets_pass(g: Heroes, seat: Seat, field: int) -> bool:
    """Whether the guards of a field let somebody by who goes on."""
    return any(is_meant(g, word, field, seat) for word in scenario_of(g).rules.walk_past)


def given_instead(g: Heroes, seat: Seat, field: int) -> int:
    """The script that a visitor may have instead of what a place gives; NONE."""
    rule = rule_for(g, seat, field)
    return NONE if rule is None else rule.instead


def times_given(g: Heroes, field: int) -> int:
    """How often a settlement gives what its owner chose."""
    doubled = scenario_of(g).rules.doubled
    return 2 if doubled and any(is_meant(g, word, field, Seat(0)) for word in doubled) else 1


def pay_holders(g: Heroes) -> None:
    """At the end of a round, for who owns such a place."""
    for field, mark in enumerate(g.marks):
        if mark.cube >= 0:
            rule = rule_for(g, Seat(mark.cube), field)
            if rule is not None and rule.held != NONE:
                g.owe("heroes.run_script", Seat(mark.cube), rule.held, NONE)
