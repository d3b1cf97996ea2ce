"""Who carries what the scenario is about, and over which way: whoever comes farthest with it."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.walk import Draw, faded
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.tokens import carried_by, may_carry
from fabletop.games.heroes.scenario.whom import fields_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import tier_strength
from fabletop.kernel.frame import Act, Seat

HAND_OVER: Final = 70.0
PLAINLY: Final = (
    3.0  # how much better a way must be for somebody else to take it, or to leave the present one
)


def prospect(g: Heroes, seat: Seat, number: int, field: int = NONE) -> float:
    """What a hero can reach with what it carries, from where it stands or from another field; fields that it
    can still walk in this turn are no distance."""
    draw = Draw(g, Goals(g, seat), number, tier_strength(g))
    return faded(draw.of(g.heroes[number].field if field == NONE else field), -g.heroes[number].movement)


def gain_by_handing(g: Heroes, seat: Seat, number: int, other: int) -> float:
    """How much farther another hero comes with what one carries."""
    at = carried_by(g, number)
    if at == NONE or not may_carry(g, other, g.tokens[at].kind):
        return 0.0
    imagined = g.clone()
    imagined.hand_token(at, seat, other)
    return prospect(imagined, seat, other) - prospect(g, seat, number) - PLAINLY


def gain_by_leap(g: Heroes, seat: Seat, number: int, field: int) -> float:
    """How much better a hero stands on another field."""
    return prospect(g, seat, number, field) - prospect(g, seat, number) - PLAINLY


def hand_over_score(g: Heroes, seat: Seat, option: Act) -> float:
    """To a hero who comes farther with it."""
    gain = gain_by_handing(g, seat, *option.ids)
    return HAND_OVER if gain > 0.0 else -1.0


# -- where a scenario lets heroes leap and throw ------------------------------------------------------------


def best_leap(g: Heroes, seat: Seat, number: int, effect: int) -> float:
    """To the best place of such an effect that is open to a hero."""
    fields = fields_meant(g, scenario_of(g).effects[effect].places, seat)
    open_to = [field for field in fields if seat in g.marks[field].visitors and g.hero_on(field) == NONE]
    return max([gain_by_leap(g, seat, number, field) for field in open_to], default=0.0)


def best_throw(g: Heroes, seat: Seat, number: int) -> float:
    """To the hero who comes farthest with what one carries."""
    others = [other for other in g.heroes_of(seat) if other != number and carried_by(g, other) == NONE]
    return max([gain_by_handing(g, seat, number, other) for other in others], default=0.0)
