"""Which field to walk to."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.mind import NEVER, Mind
from fabletop.games.andor.bots.tasks import EAT, FETCH, FIGHT, FOODS, LEAVE, STAND, Task
from fabletop.games.andor.defs import ARCHER, NONE
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.kernel.frame import Act

BRAVE: Final = 13  # willpower with which a hungry night can be borne
URGENT: Final = 85.0  # a task for which it must be


def way_to(g: Andor, mind: Mind, h: int, task: Task, options: list[Act]) -> Act | None:
    """The field to walk to: the goal itself, or the one nearest to it that the day's hours allow."""
    hero = g.heroes[h]
    far = ways_from(g, hero, task.field)
    if task.purpose == FIGHT and hero.kind == ARCHER and task.field in far:
        far = dict(far)
        for other in g.adjacent(task.field):
            far[other] = min(far.get(other, NEVER), 0)
    hours = mind.hours(h)
    if task.worth >= 40 or (task.purpose == EAT and mind.all_hours(h) > hours):
        hours = mind.all_hours(h)
    if task.purpose == LEAVE or task.worth >= STAND:
        hours = mind.hours_to_give(h, 0, 1)
    home = way_home(g, mind, hero, task)
    best: Act | None = None
    nearest = far.get(hero.field, NEVER)
    cheapest = NEVER
    for option in options:
        if option.verb != "go":
            continue
        cost = mind.far(h, option.id)
        if cost > hours or (home and cost + home.get(option.id, NEVER) > mind.all_hours(h)):
            continue
        left = far.get(option.id, NEVER)
        if left < nearest or (left == nearest and best is not None and cost < cheapest):
            nearest = left
            cheapest = cost
            best = option
    return best


def way_home(g: Andor, mind: Mind, hero: Hero, task: Task) -> dict[int, int]:
    """The way to the base for a hero who must be there at night; empty for one who need not.

    Without food a night outside costs 8 willpower, and a point of strength if that is all there is.
    """
    if not mind.hungry or g.base == NONE or mind.has_food(hero) or task.field == g.base:
        return {}
    if task.purpose == FETCH and task.what in FOODS:
        return {}
    if hero.willpower > BRAVE or (task.worth >= URGENT and hero.willpower > 3) or task.worth >= STAND:
        return {}
    home = ways_from(g, hero, g.base)
    return home if home.get(hero.field, NEVER) <= mind.all_hours(g.heroes.index(hero)) else {}


def ways_from(g: Andor, hero: Hero, field: int) -> dict[int, int]:
    """How far every field is from a goal, for this hero's willpower; for reading only."""
    return g.ground(hero.willpower).far(field)
