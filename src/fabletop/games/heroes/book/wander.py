"""Armies that wander as the dice say, over tiles that nobody has seen. [heroes.ai_movement.160]"""

from __future__ import annotations

from fabletop.games.heroes.book.plans import A_GOAL, A_HERO, A_HOLDING, A_TOWN, quarry, towns
from fabletop.games.heroes.book.ways import FIRST, Way, course, is_closed, may_stop
from fabletop.games.heroes.combat.dice import attack_die
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.enter import enemy_on
from fabletop.games.heroes.map.land import middle_of
from fabletop.games.heroes.map.printed import BLOCKED
from fabletop.games.heroes.scenario.course import is_forbidden, scenario_of
from fabletop.games.heroes.scenario.events import first_seat
from fabletop.games.heroes.scenario.printed import AiDef
from fabletop.games.heroes.scenario.whom import fields_meant
from fabletop.games.heroes.state.ai import ABROAD
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step


@step("heroes.wander")
def wander(g: Heroes, f: Frame) -> None:
    """Two attack dice and what is added to them: so many fields towards what is nearest of the players', or
    one field back where they show less than nothing. [heroes.ai_movement.160]"""
    (ai,) = f.args
    one = g.ai[ai]
    if one.fate != ABROAD:
        return
    hero = g.heroes[one.hero]
    n = attack_die(g) + attack_die(g) + hero.movement
    g.emit(ev.Wandered(hero.owner, one.hero, n))
    ways = flights(g, one.hero, abs(n)) if n else {}
    what, where = prey(g, one.hero, ways) if n > 0 else (A_GOAL, lair(g, scenario_of(g).ai[ai], ways))
    if where != NONE:
        g.emit(ev.AiAims(hero.owner, one.hero, what, where, course(ways, where)))
        g.owe("heroes.wander_on", NOBODY, ai, where, abs(n))


@step("heroes.wander_on")
def wander_on(g: Heroes, f: Frame) -> None:
    """One field; whatever of the players' it comes to on the way, it goes no farther."""
    ai, where, left = f.args
    number = g.ai[ai].hero
    way = flights(g, number, left).get(where)
    if way is None:
        return
    g.walk(number, way.first)
    if left == 1 or way.first == where or is_prey(g, number, way.first):
        g.owe("heroes.wander_in", NOBODY, number)
    else:
        g.owe("heroes.wander_on", NOBODY, ai, where, left - 1)


@step("heroes.wander_in")
def wander_in(g: Heroes, f: Frame) -> None:
    """Heroes and towns are attacked; nobody defends a settlement without a hero. [heroes.ai_movement.170]"""
    (number,) = f.args
    hero = g.heroes[number]
    if g.land.fields[hero.field] is not None:
        if enemy_on(g, hero.owner, hero.field) != NONE:
            g.owe("heroes.meet_next", NOBODY, number)
        elif g.land.field(hero.field).id == "town" and g.marks[hero.field].cube >= 0:
            g.owe("heroes.besiege", NOBODY, number)
    g.owe("heroes.lay_waste", NOBODY, number)
    g.owe("heroes.arrived", NOBODY, number)
    g.owe("heroes.look_at_goals", first_seat(g))


@step("heroes.lay_waste")
def lay_waste(g: Heroes, f: Frame) -> None:
    """A town or settlement that was not held is nobody's. [heroes.ai_movement.170]"""
    (number,) = f.args
    field = g.heroes[number].field
    g.settle_on(number)
    if is_held(g, field):
        g.lose_flag(field)


# -- where to ---------------------------------------------------------------------------------------------


def prey(g: Heroes, number: int, ways: dict[int, Way]) -> tuple[int, int]:
    """The nearest of heroes, towns and settlements, in this order where they are as near, and what it is; a
    die says which of equals."""
    kinds = ((A_HERO, quarry(g, number)), (A_TOWN, towns(g)), (A_HOLDING, settlements(g)))
    best, nearest = A_HERO, 0
    found: list[int] = []
    for what, fields in kinds:
        for field in fields:
            way = ways.get(field)
            if way is None or (found and way.points > nearest):
                continue
            if not found or way.points < nearest:
                best, nearest, found = what, way.points, []
            if best == what and field not in found:
                found.append(field)
    if len(found) > 1:
        return best, found[g.roll(len(found)) - 1]
    return best, found[0] if found else NONE


def settlements(g: Heroes) -> list[int]:
    return [field for field in g.land.find("settlement") if g.marks[field].cube >= 0]


def is_held(g: Heroes, field: int) -> bool:
    """Whether it is a town or settlement with a player's flag."""
    printed = g.land.fields[field]
    return printed is not None and printed.id in ("town", "settlement") and g.marks[field].cube >= 0


def is_prey(g: Heroes, number: int, field: int) -> bool:
    return is_held(g, field) or field in quarry(g, number)


def lair(g: Heroes, plan: AiDef, ways: dict[int, Way]) -> int:
    """The nearest field of where it goes back to, or the seal of its tile; NONE if it is there."""
    if plan.goal is None:
        return NONE
    fields = fields_meant(g, (plan.goal,), Seat(NOBODY)) or [middle_of(plan.spot)]
    near = [field for field in fields if field in ways]
    return min(near, key=lambda field: (ways[field].points, field), default=NONE)


def flights(g: Heroes, number: int, points: int) -> dict[int, Way]:
    """The shortest way to every field: over blocked ones and tiles that lie face down, but not over walls; it
    stops, when its points end, where it may. Of equal ways the one whose first step comes first."""
    start = g.heroes[number].field
    owner = g.heroes[number].owner
    land = g.land
    found: dict[int, Way] = {start: Way(0, 0, 0, start, start, NONE)}
    line = [start]
    for here in line:
        way = found[here]
        for rank, edge in enumerate(FIRST):
            field = land.near[here][edge]
            if field == NONE or field in found or is_closed(land, here, edge):
                continue
            if is_forbidden(g, owner, field):
                continue
            far = way.points + 1
            if far == points and not may_settle(g, number, field):
                continue
            first, order = (field, rank) if here == start else (way.first, way.rank)
            found[field] = Way(far, 0, order, first, field, here)
            line.append(field)
    del found[start]
    return found


def may_settle(g: Heroes, number: int, field: int) -> bool:
    """It flies over blocked fields, and stays on none."""
    printed = g.land.fields[field]
    return (printed is None or printed.kind != BLOCKED) and may_stop(g, number, field)
