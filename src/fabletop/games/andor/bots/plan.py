"""Who does what.

Every hero takes the task whose worth, after the way, is highest, unless enough others are on it.  The plan is
made anew at every turn, so nothing needs to be remembered, and all bots at a table arrive at the same one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.bots.goals import goal_tasks
from fabletop.games.andor.bots.mind import NEVER, SHORT_FIGHT, Mind
from fabletop.games.andor.bots.strikes import fight_task
from fabletop.games.andor.bots.tasks import (
    BRING,
    DRINK,
    EAT,
    FETCH,
    FIGHT,
    FOODS,
    HALVES,
    LEAVE,
    OPEN_TOKEN,
    OTHER_HALF,
    STAND,
    Errand,
    Task,
    thing_tasks,
    token_tasks,
)
from fabletop.games.andor.defs import (
    APPLE_NUT,
    ARCHER,
    BREW,
    CAVE,
    DWARF,
    FOG,
    GROWING,
    NONE,
    SECOND_ABILITIES,
    STARWORT,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.games.andor.state.questions import HOURS

HUNGER: Final = 18.0  # what a hungry night costs
HERB: Final = 14.0  # a starwort for an archer's brew
BREWS_ENOUGH: Final = 2
DAY_WORTH: Final = 0.62  # what a task is still worth a day later
FIRST: Final = 2 * STAND  # what is added to an errand: no task is worth as much


class Plan:
    """A task for every hero, or none."""

    def __init__(self, mind: Mind, tasks: list[Task | None]) -> None:
        self.mind: Final = mind
        self.tasks: Final = tasks

    def with_task(self, task: Task) -> list[int]:
        return [h for h, other in enumerate(self.tasks) if other is task]

    def all_on_foe(self, uid: int) -> list[int]:
        """Those who go for a foe."""
        found: list[int] = []
        for h, task in enumerate(self.tasks):
            if task is not None and task.purpose == FIGHT and task.what == uid:
                found.append(h)
        return found

    def on_foe(self, h: int, uid: int) -> list[int]:
        """Those who go for a foe, if this hero is one of them."""
        task = self.tasks[h]
        return self.with_task(task) if task and task.purpose == FIGHT and task.what == uid else []


def make_plan(g: Andor, errand: Errand | None = None) -> Plan:
    mind = Mind(g)
    tasks = all_tasks(mind)
    pairs: list[tuple[float, int, int]] = []
    for i, task in enumerate(tasks):
        for h in range(len(g.heroes)):
            score = worth_for(mind, h, task)
            if score > 0:
                if errand is not None and errand.is_it(h, task):
                    score += FIRST
                pairs.append((-score, h, i))
    pairs.sort()
    plan: list[Task | None] = [None] * len(g.heroes)
    heads = [0] * len(tasks)
    fields: set[tuple[str, int]] = set()
    for _, h, i in pairs:
        task = tasks[i]
        if plan[h] is not None or heads[i] >= task.heads:
            continue
        if task.heads == 1 and (task.purpose, task.field) in fields:
            continue
        plan[h] = task
        heads[i] += 1
        fields.add((task.purpose, task.field))
    for _, h, i in pairs:  # who has nothing else to do goes along to a fight
        if plan[h] is None and heads[i] and tasks[i].purpose == FIGHT:
            plan[h] = tasks[i]
    return Plan(mind, plan)


def all_tasks(mind: Mind) -> list[Task]:
    tasks: list[Task] = []
    g = mind.g
    goal_tasks(mind, tasks)
    for foe in g.foes:
        fight_task(mind, tasks, foe)
    token_tasks(mind, tasks)
    thing_tasks(mind, tasks)
    if g.base != NONE and mind.hungry:
        tasks.append(Task(EAT, g.base, 9.0, heads=4))
    return tasks


def worth_for(mind: Mind, h: int, task: Task) -> float:
    """What a task is worth to a hero, the way included; 0 if it is not for this hero."""
    hero = mind.g.heroes[h]
    far = mind.far_to_foe(h, task.field) if task.purpose == FIGHT else mind.far(h, task.field)
    if far >= NEVER:
        return 0.0
    if task.purpose == LEAVE and far == 0:
        return 0.0
    to_hero = WORTH_BY_PURPOSE.get(task.purpose)
    worth = task.worth if to_hero is None else to_hero(mind, hero, task)
    if task.purpose != FIGHT and far > 0 and mind.g.held_by_foe(task.field):
        worth *= 0.3
    if task.later and is_best_awaited_at_home(mind, hero, task):
        return 0.0
    hours = mind.hours(h)
    worth -= price_of_night(mind, hero, task, far, hours)
    if worth <= 0:
        return 0.0
    days = 0.0 if far <= hours else 1.0 + (far - hours - 1) / 7.0
    return float(worth * DAY_WORTH ** (days + far / 14.0))


def worth_of_thing(mind: Mind, hero: Hero, task: Task) -> float:
    """Something to fetch: only with room for it, and food less to those who have some."""
    item = task.what
    if not mind.g.room_for(hero, STARWORT if item == GROWING else item):
        return 0.0
    if item in FOODS and wants_herbs(mind, hero):
        return HERB if item != APPLE_NUT else task.worth * 0.3
    if item in FOODS and mind.has_food(hero):
        return task.worth * 0.3
    if item in HALVES and task.worth >= OTHER_HALF and HALVES[item] not in hero.bag:
        return 0.0
    return task.worth


def worth_of_bringing(mind: Mind, hero: Hero, task: Task) -> float:
    return task.worth if task.what in hero.bag else 0.0


def worth_of_drink(mind: Mind, hero: Hero, task: Task) -> float:
    """A spring is for those who can use all of it, the weary first."""
    room = hero.most - hero.willpower
    return 0.0 if room < mind.g.legend.spring_willpower else task.worth * min(1.0, room / 8)


def worth_of_token(mind: Mind, hero: Hero, task: Task) -> float:
    """Caves are for dwarves, and neither caves nor fog for the weary."""
    worth = task.worth
    if task.what == CAVE:
        worth *= 2.0 if hero.kind == DWARF else 0.6
    if task.what in (FOG, CAVE) and hero.willpower <= 4:
        worth *= 0.4
    return worth


def worth_of_meal(mind: Mind, hero: Hero, task: Task) -> float:
    """Going home presses once the way takes all hours that are left; till then one may do something else."""
    if mind.has_food(hero) or hero.field == task.field:
        return 0.0
    h = mind.g.heroes.index(hero)
    return task.worth if mind.far(h, task.field) >= mind.hours(h) else 0.0


# What a task of a purpose is worth to a hero before the way; of the others, what it is worth to anybody
WORTH_BY_PURPOSE: Final[dict[str, Callable[[Mind, Hero, Task], float]]] = {
    FETCH: worth_of_thing,
    BRING: worth_of_bringing,
    DRINK: worth_of_drink,
    OPEN_TOKEN: worth_of_token,
    EAT: worth_of_meal,
}


def price_of_night(mind: Mind, hero: Hero, task: Task, far: int, hours: int) -> float:
    """What it costs a hero without food to be away from the base at night."""
    g = mind.g
    if (
        not mind.hungry
        or g.base == NONE
        or mind.has_food(hero)
        or task.field == g.base
        or task.worth >= STAND
    ):
        return 0.0
    back = mind.from_base.get(task.field, NEVER)
    deed = 1 if task.purpose == FIGHT else 0
    if far + deed + back <= hours or (task.purpose == FETCH and task.what in FOODS):
        return 0.0
    return HUNGER if hero.willpower <= 12 else HUNGER / 2


def is_best_awaited_at_home(mind: Mind, hero: Hero, task: Task) -> bool:
    """Whether a hero without food should not go out to a fight of another day: on that day it can be reached
    from the base as well."""
    g = mind.g
    if not mind.hungry or g.base == NONE or mind.has_food(hero) or task.field == g.base:
        return False
    return mind.from_base.get(task.field, NEVER) + SHORT_FIGHT <= HOURS


def wants_herbs(mind: Mind, hero: Hero) -> bool:
    """Whether an archer should gather starworts for brews. [andor.potion.020, andor.difficulty.110]"""
    g = mind.g
    if hero.kind != ARCHER or not g.rules_on & SECOND_ABILITIES:
        return False
    herbs = hero.bag.count(STARWORT)
    full = hero.bag.count(BREW) + (herbs if g.grade(2) else herbs // 2)
    return full < BREWS_ENOUGH and g.supply[BREW] > 0
