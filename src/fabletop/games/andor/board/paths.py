"""Ways over the board: how far heroes get, and where foes go."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.board.ground import Ground, Reach, Walks
from fabletop.games.andor.defs import (
    ALONG_ROAD,
    CREATURE,
    FIRST_OVERTIME_FREE,
    GEM_2,
    GEM_6,
    HUNTER,
    LATE_HOURS_DEARER,
    NO_ARROW,
    NONE,
    Grounds,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Hero
from fabletop.games.andor.state.questions import HOURS

FAR: Final = 10_000
MOST_LEGS: Final = 1024  # to remember, for all jump lines as they are
OF_OVERTIME: Final = FIRST_OVERTIME_FREE | LATE_HOURS_DEARER  # the rules that change its price


def reach_of(g: Andor, h: int) -> Reach:
    """Every field that a hero can walk to with the hours left, overtime included.

    Entering costs an hour a field, crossing a jump line too; a jump needs willpower as it is before the
    hour is paid.  Where a foe holds heroes, the way ends; arrows, heroes and other foes are no obstacle.
    [andor.move.010, andor.move.020, andor.move.030, andor.move.040, andor.move.050]
    [andor.jump_line.020, andor.jump_line.030, andor.jump_line.040]
    """
    legs = legs_of(g, h)
    start = g.heroes[h].field
    if not legs:
        return Reach(start, g.board.first, [], [])
    ground = legs[0]
    walks = ground.walks(start)
    stops = stops_on(g, walks, len(legs))
    if legs[-1] is not ground:
        walks = ground.stopped_walks(start, stops, legs)
    elif stops:
        walks = ground.stopped_walks(start, stops, (ground,))
    return walks.reach(len(legs))


def legs_of(g: Andor, h: int) -> tuple[Ground, ...]:
    """The ground for each field that a hero could still enter today, one after the other.  There are few, and
    they hang on few numbers, so they are remembered."""
    hero = g.heroes[h]
    grounds = g.grounds()
    last = g.last_hour(h)
    hours = (hero.willpower, hero.hours, last, g.walk_free, g.piece, g.dearer, g.rules_on & OF_OVERTIME)
    legs = grounds.legs.get(hours)
    if legs is None:
        if len(grounds.legs) >= MOST_LEGS:
            grounds.legs.clear()
        legs = grounds.legs[hours] = work_out_legs(g, grounds, hero, last)
    return legs


def work_out_legs(g: Andor, grounds: Grounds, hero: Hero, last: int) -> tuple[Ground, ...]:
    """The willpower that overtime costs may be missing for a jump.
    [andor.overtime.020, andor.jump_line.030]"""
    willpower = hero.willpower
    legs = [grounds.of(willpower)] * (g.walk_free + max(HOURS - hero.hours, 0))
    for hour in range(max(HOURS, hero.hours) + 1, last + 1):
        price = g.overtime_price(hero, hour)
        if price > 0 and willpower <= price:
            break
        legs.append(grounds.of(willpower))
        willpower -= price
    return tuple(legs)


def stops_on(g: Andor, walks: Walks, most: int) -> tuple[int, ...]:
    """Where a foe holds heroes on these walks, before they end anyway. [andor.move.050, andor.move.060]"""
    hours = walks.hours
    first = walks.first
    kinds = g.legend.foes
    stops: list[int] = []
    for foe in g.foes:
        if not foe.down and kinds[foe.kind].holds and 0 < hours[foe.field - first] < most:
            stops.append(foe.field)
    return tuple(stops)


def distances(g: Andor, start: int, limit: int, jumps: bool) -> dict[int, int]:
    """How far each field is from one, as foes that use jump lines go; for reading only."""
    far = g.ground_of_foes(jumps).far(start)
    if limit >= FAR:
        return far
    return {field: distance for field, distance in far.items() if distance <= limit}


def next_on_road(g: Andor, field: int) -> int:
    """The next field along the dwarf road towards the base; NONE at a gap without the bridge.
    [andor.dwarf_road.030]"""
    board = g.board
    if g.base == NONE:
        return NONE
    here = board.road_place[field]
    there = board.road_place[g.base]
    if here == there:
        return NONE
    gap = board.site_after[here] if there > here else board.site_after[here - 1]
    if gap != NONE and not g.bridges >> gap & 1:
        return NONE
    return board.road[here + 1] if there > here else board.road[here - 1]


def bars_wagon(g: Andor, field: int) -> bool:
    """Whether a foe keeps the wagon out; the shadow that hunts does not. [andor.dwarf_road.020]"""
    return any(foe.field == field and g.legend.foes[foe.kind].kind != HUNTER for foe in g.foes)


def arrow_from(g: Andor, field: int) -> int:
    """Where the arrow of a field leads; NONE if a creature there stays. [andor.creature_move.020]"""
    arrow = g.board.arrow[field]
    if arrow == ALONG_ROAD:
        return next_on_road(g, field)
    if arrow == NO_ARROW:
        return NONE
    if g.collapsed and arrow in g.fallen_fields():
        return NONE
    return arrow


def free_field_from(g: Andor, field: int) -> int:
    """The first field at or after this one, along the arrows, that holds no creature; NONE if there is none.
    [andor.creature_move.030, andor.creature.040]"""
    while g.creature_on(field) and field != g.base:
        field = arrow_from(g, field)
        if field == NONE:
            return NONE
    return field


def luring_gem(g: Andor, foe: Foe) -> tuple[int, int]:
    """The field of the gem that a creature follows, the most precious next to it, and the gem; or NONE.
    [andor.gem.020, andor.gem.040, andor.gem.050, andor.gem.060]"""
    where = best = NONE
    for field, item in g.lying:
        if GEM_2 <= item <= GEM_6 and item > best and field in g.adjacent(foe.field):
            where = field
            best = item
    return where, best


def way_towards(g: Andor, start: int, goal: int, steps: int, jumps: bool) -> list[int]:
    """The fields that a hunting foe enters: the shortest way, and of several the one that ends on the lowest
    number. [andor.skeleton_move.140]"""
    ground = g.ground_of_foes(jumps)
    far = ground.far(goal)
    if start not in far:
        return []
    steps = min(steps, far[start])
    ways: dict[int, list[int]] = {start: []}
    for _ in range(steps):
        after: dict[int, list[int]] = {}
        for field in sorted(ways):
            for other in ground.near[field]:
                if other in far and far[other] == far[field] - 1 and other not in after:
                    after[other] = [*ways[field], other]
        ways = after
    if not ways:
        return []
    return ways[min(ways)]


def is_creature(g: Andor, foe: Foe) -> bool:
    return g.legend.foes[foe.kind].kind == CREATURE
