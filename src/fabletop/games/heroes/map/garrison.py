"""A garrison: so many of it fight at a time, and those who live come again. [heroes.event.030]"""

from __future__ import annotations

from fabletop.games.heroes.combat.state import DEFENDER, Combat
from fabletop.games.heroes.map.state import Troops
from fabletop.games.heroes.scenario.course import SALLY, garrison_left
from fabletop.games.heroes.state.game import Heroes


def sally(g: Heroes) -> tuple[int, ...]:
    """Who of the garrison fights, by tier, drawn from all who are left."""
    left = list(garrison_left(g))
    drawn = [0] * len(left)
    for _ in range(min(SALLY, sum(left))):
        at = g.roll(sum(left))
        tier = 0
        while at > left[tier]:
            at -= left[tier]
            tier += 1
        left[tier] -= 1
        drawn[tier] += 1
    return tuple(drawn)


def bury(g: Heroes, c: Combat) -> bool:
    """Those who fell are gone for good; whether any are left."""
    fallen = [0, 0, 0, 0]
    for unit in c.units:
        if unit.side == DEFENDER and not unit.stands:
            fallen[g.units[unit.kind].tier - 1] += 1
    counts: Troops = (fallen[0], fallen[1], fallen[2], fallen[3])
    g.thin_out(counts)
    return sum(garrison_left(g)) > 0
