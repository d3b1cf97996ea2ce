"""Walking the map: where a hero may go, and what it pays. [heroes.movement]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.map.once import ARRANGED
from fabletop.games.heroes.map.printed import EMPTY, FLAG, REVISIT, VISIT
from fabletop.games.heroes.scenario.course import (
    is_forbidden,
    is_out_of_reach,
    is_sheltered,
    is_shut_out,
    names_place,
    scenario_of,
)
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import MOST_DEEDS
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Seat, act


def can_act(g: Heroes, number: int) -> bool:
    """Whether a hero has a movement point to spend. [heroes.movement.080, heroes.movement.130]"""
    return g.heroes[number].can_act


def can_stay_and_act(g: Heroes, number: int) -> bool:
    """Whether it may spend a point where it stands: not while two own heroes have yet to part.
    [heroes.movement.150]"""
    return can_act(g, number) and not has_friend(g, number, g.heroes[number].field)


def pay_for_deed(g: Heroes, number: int) -> None:
    """[heroes.movement.010]"""
    g.pay_movement(number, 1)
    g.tire(number)
    if g.rules.units_stand_ready:  # [heroes.combat_setup.180]
        g.use_up(g.heroes[number].seat, ARRANGED)


def has_friend(g: Heroes, number: int, field: int) -> bool:
    """Whether another hero that this one does not attack stands on a field: of the same player or an ally;
    AI heroes are allies. [heroes.movement.150]"""
    owner = g.heroes[number].owner
    for other, hero in enumerate(g.heroes):
        if hero.field == field and other != number and not g.may_attack(owner, hero.owner):
            return True
    return False


def is_taken_sanctuary(g: Heroes, number: int, field: int) -> bool:
    """Somebody else's hero is safe there, unless it carries what the scenario does not protect.
    [heroes.location.300, heroes.location.310]"""
    if g.land.field(field).id != "sanctuary":
        return False
    return any(is_sheltered(g, other) for other in g.others_on(field, number))


def can_stop(g: Heroes, number: int, field: int) -> bool:
    """Whether a hero may end its step on a field. [heroes.movement.150, heroes.location.310]"""
    if g.hero_on(field) == NONE:
        return True
    return not has_friend(g, number, field) and not is_taken_sanctuary(g, number, field)


def can_pass(g: Heroes, number: int, field: int) -> bool:
    """Whether a hero that may not stop on a field can go on from it with the points it will have left.
    [heroes.movement.150]"""
    hero = g.heroes[number]
    if hero.movement < 2 or hero.deeds + 2 > MOST_DEEDS:
        return False
    for onward in g.land.ways(field):
        if can_stop(g, number, onward) and not is_closed_to(g, number, onward):
            return True
    return False


def is_closed_to(g: Heroes, number: int, field: int) -> bool:
    """Whether the scenario keeps a hero from a field."""
    if is_forbidden(g, g.heroes[number].seat, field) or is_shut_out(g, number, field):
        return True
    return is_out_of_reach(g, number, field)


def can_go_on(g: Heroes, number: int) -> bool:
    """Whether a hero has a point and a field to go to from where it stands."""
    return can_act(g, number) and any(
        can_stop(g, number, onward) and not is_closed_to(g, number, onward)
        for onward in g.land.ways(g.heroes[number].field)
    )


def may_step(g: Heroes, number: int, field: int) -> bool:
    if is_closed_to(g, number, field):
        return False
    return can_stop(g, number, field) or can_pass(g, number, field)


def kind_of(g: Heroes, field: int) -> int:
    """How a place is visited: as it is printed, but for a trading post by an optional rule, and in the
    earlier edition for obelisks, which get a black cube, and utopias, which get none unless the scenario
    names them. [heroes.location.010, heroes.location.200, heroes.location.340, heroes.option.130]"""
    printed = g.land.field(field)
    if printed.kind == FLAG:
        if printed.id == "obelisk" and not g.rules.obelisks_are_flagged:
            return VISIT
        if printed.id == "dragon_utopia" and not g.rules.utopias_are_flagged:
            return FLAG if names_place(scenario_of(g), printed.place.index) else REVISIT
    elif g.rules.trade_at_any_time and printed.id == "trading_post":
        return VISIT
    return printed.kind


def is_empty_for(g: Heroes, seat: Seat, field: int) -> bool:
    """A field that has nothing for this player any more: an empty one, one with a black cube, or with a flag
    of one's own or an ally; an obelisk that one has been to.
    [heroes.location.040, heroes.location.060, heroes.location.080, heroes.location.350]"""
    printed = g.land.field(field)
    mark = g.marks[field]
    kind = kind_of(g, field)
    if g.is_for_each_to_beat(field):
        return seat in mark.visitors
    if kind == VISIT:
        return mark.cube == BLACK or (g.is_for_each(field) and seat in mark.visitors)
    if kind == FLAG:
        if printed.id == "obelisk":
            return seat in mark.visitors
        return g.is_shared(seat, mark.cube)
    return kind == EMPTY


def steps_of(g: Heroes, number: int) -> list[Act]:
    """Where a hero may go with one point. [heroes.movement.020, heroes.movement.110]"""
    hero = g.heroes[number]
    if not can_act(g, number) or hero.field == NONE:
        return []
    return [act("step", number, field) for field in g.land.ways(hero.field) if may_step(g, number, field)]


def steps_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    found: list[Act] = []
    for number in g.heroes_of(seat):
        found.extend(steps_of(g, number))
    return found


def steps_onward(g: Heroes, seat: Seat) -> list[Act]:
    """Where a hero must go on to that is only passing; empty where nobody is. [heroes.movement.150]"""
    found: list[Act] = []
    for number in g.heroes_of(seat):
        if g.heroes[number].is_passing:
            found.extend(steps_of(g, number))
    return found


@deed("step", steps_on_offer)
def step(g: Heroes, seat: Seat, what: Act) -> None:
    """Over an open edge onto the next field. [heroes.movement.020]"""
    number, field = what.ids
    pay_for_deed(g, number)
    g.walk(number, field)
    g.owe("heroes.enter", seat, number)
