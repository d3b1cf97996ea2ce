"""A hero on wings: over all that is face up, to where it lands. [heroes.movement]

A flight is one deed, from the field where the hero stands to the one where it says that it stops: it can end
nowhere else.
"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import BLOCKED
from fabletop.games.heroes.map.walk import can_act, can_stop, is_closed_to, may_step
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import MOST_DEEDS
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Seat, act


def flights(g: Heroes, number: int, more: int = 0) -> dict[int, int]:
    """How far it is to each field within a hero's points and so many more, over face-up fields of any kind:
    closed edges, guards and heroes stop nobody who flies. [heroes.movement.120]"""
    hero = g.heroes[number]
    reach = min(hero.movement + more, MOST_DEEDS - hero.deeds)
    found = {hero.field: 0}
    edge = [hero.field]
    for far in range(1, reach + 1):
        onward: list[int] = []
        for field in edge:
            for other in g.land.near[field]:
                if other != NONE and other not in found and g.land.fields[other] is not None:
                    found[other] = far
                    onward.append(other)
        edge = onward
    return found


def may_land(g: Heroes, number: int, field: int) -> bool:
    """Not on blocked fields, nor where a hero that walks could not stop. [heroes.movement.110]"""
    if g.land.field(field).kind == BLOCKED or is_closed_to(g, number, field):
        return False
    return can_stop(g, number, field)


def is_a_step_away(g: Heroes, number: int, field: int) -> bool:
    return field in g.land.ways(g.heroes[number].field) and may_step(g, number, field)


def landings_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """Where a hero on wings may land; what is a mere step away is a step."""
    found: list[Act] = []
    for number in g.heroes_of(seat):
        if g.heroes[number].flying and can_act(g, number):
            for field in sorted(flights(g, number)):
                beside = field == g.heroes[number].field or is_a_step_away(g, number, field)
                if not beside and may_land(g, number, field):
                    found.append(act("land", number, field))
    return found


@deed("land", landings_on_offer)
def land(g: Heroes, seat: Seat, what: Act) -> None:
    """A point for each field on the way; only the last one is entered. [heroes.movement.020]"""
    number, field = what.ids
    points = flights(g, number)[field]
    g.pay_movement(number, points)
    for _ in range(points):
        g.tire(number)
    g.fly(number, field)
    g.owe("heroes.enter", seat, number)
