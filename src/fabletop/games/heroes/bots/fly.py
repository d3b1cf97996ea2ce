"""Where wings carry a hero: over guards, heroes and walls to what it could not reach on foot in this turn."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.walk import Draw
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.fly import flights, may_land
from fabletop.games.heroes.map.walk import may_step
from fabletop.games.heroes.scenario.tokens import carried_by
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import tier_strength
from fabletop.kernel.frame import Seat

GIVEN: Final = 1  # the point that wings give
PAYS: Final = 3.0  # how much more than on foot a flight must bring


def gain_by_flight(g: Heroes, goals: Goals, number: int) -> float:
    """How much more a hero with wings could reach in this turn than on foot."""
    hero = g.heroes[number]
    if hero.field == NONE or not hero.can_act or hero.flying or carried_by(g, number) != NONE:
        return 0.0
    draw = Draw(g, goals, number, tier_strength(g))
    on_foot = [draw.step_score(field) for field in g.land.ways(hero.field) if may_step(g, number, field)]
    flown = [
        draw.landing_score(field, points)
        for field, points in flights(g, number, GIVEN).items()
        if points > 1 and draw.worth[field] > 0.0 and may_land(g, number, field)
    ]
    return max(flown, default=0.0) - max(0.0, max(on_foot, default=0.0))


def best_gain(g: Heroes, seat: Seat, goals: Goals) -> float:
    return max([gain_by_flight(g, goals, number) for number in g.heroes_of(seat)], default=0.0)
