"""Places that belong to who flagged them: mines, settlements, towns, and what the scenario says of others.
[heroes.mine, settlement, capture]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import BRONZE, SILVER
from fabletop.games.heroes.map.home import come_back
from fabletop.games.heroes.map.printed import FLAG, RESOURCES
from fabletop.games.heroes.map.visit import place
from fabletop.games.heroes.map.walk import kind_of
from fabletop.games.heroes.rules import Rules
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.places import times_given, visit_by_scenario
from fabletop.games.heroes.scenario.whom import side_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.towns.reinforce import FREE, HALF, reinforce_one
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

STEPS: Final[tuple[Resources, ...]] = ((5, 0, 0), (0, 2, 0), (0, 0, 1))  # what one step of income is


def income_from(rules: Rules, resource: int) -> Resources:
    """What a mine or settlement brings; by an optional rule twice as much.
    [heroes.mine.020, heroes.settlement.020, heroes.option.070]"""
    gold, materials, valuables = STEPS[resource]
    times = rules.income_times
    return gold * times, materials * times, valuables * times


@place("mine")
def mine(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """A step of income; who owns it first gets that much at once.
    [heroes.mine.010, heroes.mine.020, heroes.option.180]"""
    first = not g.marks[field].claimed
    g.flag(hero, field)
    if first:
        g.get_resources(seat, *income_from(g.rules, g.land.field(field).resource))


@place("settlement")
def settlement(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.settlement.010]"""
    before = g.marks[field]
    g.flag(hero, field)
    come_back(g, seat, field)
    g.owe("heroes.settle", seat, field, int(not before.claimed))
    visit_by_scenario(g, seat, hero, field, not before.claimed, seat in before.visitors)


@chooser("settle")
def gifts_of_settlement(g: Heroes, f: Frame) -> list[Act]:
    """Income of one resource, or to reinforce a unit of bronze or silver."""
    return [*(act("yields", resource) for resource in range(len(RESOURCES))), act("reinforces")]


@step("heroes.settle", gifts_of_settlement, rules=("heroes.settlement.020", "heroes.settlement.100"))
def settle(g: Heroes, f: Frame, choice: Act) -> None:
    """Who owns it first also gets the income at once, or reinforces free of charge. [heroes.option.180]"""
    field, first = f.args
    if choice.verb != "reinforces":
        g.choose_yield(field, choice.id)
    for _ in range(times_given(g, field)):
        if choice.verb == "reinforces":
            reinforce_one(g, f.seat, BRONZE, SILVER, FREE if first else HALF)
        elif first:
            g.get_resources(f.seat, *income_from(g.rules, choice.id))


@place("town")
def town(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """Its owner loses a cube; whose own town it is, or an ally's, gets nothing else for taking it back.
    [heroes.capture.070, heroes.capture.080, heroes.capture.120, heroes.capture.140, heroes.alliance.130]"""
    if scenario_of(g).rules.towns_stand and field != g.realm(seat).town:
        return
    before = g.marks[field]
    g.flag(hero, field)
    come_back(g, seat, field)
    if before.cube >= 0:
        g.take_trophy(seat, Seat(before.cube))
    if all(field != g.realm(one).town for one in side_of(g, seat)):
        visit_by_scenario(g, seat, hero, field, not before.visitors, seat in before.visitors)


@place("obelisk")
@place("dragon_utopia")
def by_scenario(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """A cube, and what the scenario says; where a place is not flagged, it has been visited already.
    [heroes.location.200, heroes.location.340]"""
    before = g.marks[field]
    if kind_of(g, field) != FLAG:
        visit_by_scenario(g, seat, hero, field, first=True)
        return
    if before.cube != seat:
        g.flag(hero, field)
    visit_by_scenario(g, seat, hero, field, not before.claimed, seat in before.visitors)


@place("grail")
def grail(g: Heroes, seat: Seat, hero: int, field: int) -> None:
    """[heroes.location.330, heroes.location.350]"""
    visit_by_scenario(g, seat, hero, field, first=True)
