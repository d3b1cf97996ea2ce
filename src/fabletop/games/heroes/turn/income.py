"""Income. [heroes.round.040, heroes.round.050]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import RESOURCES
from fabletop.games.heroes.scenario.places import times_given
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import GOLD_EARNED, Resources
from fabletop.games.heroes.towns.printed import INCOME_TRACK
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import step


def steps_from_flags(g: Heroes, seat: Seat) -> list[int]:
    """One step for each mine of a resource, and each settlement set to it; by an optional rule two.
    [heroes.mine.020, heroes.settlement.020, heroes.option.070]"""
    steps = [0] * len(RESOURCES)
    for field, mark in enumerate(g.marks):
        if mark.cube == seat:
            printed = g.land.field(field)
            if printed.id == "mine" and printed.resource != NONE:
                steps[printed.resource] += g.rules.income_times
            elif mark.yields != NONE:
                steps[mark.yields] += times_given(g, field) * g.rules.income_times
    return steps


def income_of(g: Heroes, seat: Seat) -> Resources:
    """What the track pays: where the cubes began, and the steps since, to the end of the track at most; where
    the town pays nothing, that without what they began with. [heroes.round.050, heroes.option.160]"""
    realm = g.realm(seat)
    by_town = g.is_paid_by_town(seat)
    steps = steps_from_flags(g, seat)
    found: list[int] = []
    for resource in range(len(RESOURCES)):
        track = INCOME_TRACK[resource]
        at = track.index(realm.income[resource]) + realm.steps[resource]
        at += steps[resource]
        paid = track[min(max(at, 0), len(track) - 1)]
        found.append(paid if by_town else max(0, paid - realm.income[resource]))
    gold, materials, valuables = found
    return gold, materials, valuables


def next_income_of(g: Heroes, seat: Seat) -> Resources:
    """The same with what the astrologers said of it, not below nothing."""
    gold, materials, valuables = [
        max(0, n + more) for n, more in zip(income_of(g, seat), g.windfall, strict=True)
    ]
    return gold, materials, valuables


def collect(g: Heroes, seat: Seat) -> None:
    """[heroes.round.050]"""
    income = next_income_of(g, seat)
    g.get_resources(seat, *income)
    g.count(seat, GOLD_EARNED, income[0])


@step("heroes.own_income")
def own_income(g: Heroes, f: Frame) -> None:
    """In the earlier edition each player's at the start of the own turn.
    [heroes.round.040, heroes.turn.060]"""
    collect(g, f.seat)
    g.owe("heroes.start_of_resource_round", f.seat)


@step("heroes.pay_income")
def pay_income(g: Heroes, f: Frame) -> None:
    """All players get theirs; then what else resource rounds begin with, in the order of turns.
    [heroes.round.040, heroes.round.050]"""
    for seat in g.order:
        if not g.realm(seat).out:
            collect(g, seat)
    g.forget_windfall()
    for seat in g.order:
        if not g.realm(seat).out:
            g.owe("heroes.start_of_resource_round", seat)
