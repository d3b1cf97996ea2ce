"""What the party has to do, and who of it does what.

A task is a field, a purpose and a worth.  Every hero takes the task whose worth, after the way, is highest,
unless enough others are on it.  The plan is made anew at every turn, so nothing needs to be remembered, and
all bots at a table arrive at the same one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.andor.bots.mind import LAST_STAND, NEVER, OVERTIME_FLOOR, Mind, is_big, is_walker
from fabletop.games.andor.defs import (
    APPLE_NUT,
    ARCHER,
    BREW,
    CAVE,
    CREATURE,
    CROSS,
    CROWN,
    DWARF,
    FALCON,
    FINAL,
    FOG,
    GROWING,
    IRON_GAUNTLET,
    KRAHDER,
    LARGE_TOKEN,
    LOG_1,
    LOG_3,
    NONE,
    RADAN,
    SECOND_ABILITIES,
    SKELETON,
    SPRING,
    STARWORT,
    SWORD_BLADE,
    SWORD_HILT,
    WAGON,
    WATERSKIN,
    GoalDef,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Hero
from fabletop.games.andor.story.legend import logs_at

# Purposes, which are also what a hint says
FIGHT: Final = "fight"
OPEN_TOKEN: Final = "open"
FETCH: Final = "fetch"
BRING: Final = "bring"
DRINK: Final = "drink"
PULL: Final = "pull"
MEET: Final = "meet"
LEAVE: Final = "leave"
EAT: Final = "eat"
WAIT: Final = "wait"

SURE: Final = 0.72  # the chance to win that a fight should have
BOLD: Final = 0.5  # the chance that will do when time runs out
FOODS: Final = (GROWING, STARWORT, APPLE_NUT)
THREAT: Final = (100.0, 95.0, 50.0, 26.0, 8.0)  # of a creature that must fall, by the sunrises left
WAIT_WITHIN: Final = 3  # so many strides before the base a marching foe is met
RIDER: Final = 60.0  # helping somebody whom a krahder holds
RESCUE: Final = 16.0  # helping somebody whom a skeleton holds
REWARD: Final = 9.0  # what a point of strength is worth
HUNGER: Final = 18.0  # what a hungry night costs
HERB: Final = 14.0  # a starwort for an archer's brew
BREWS_ENOUGH: Final = 2
LASTING_WEAPON: Final = 14.0  # a weapon that serves for a whole fight [andor.difficulty.020]
OTHER_HALF: Final = 20.0  # of a sword, for whoever has the first
HALVES: Final = {SWORD_HILT: SWORD_BLADE, SWORD_BLADE: SWORD_HILT}
DAY_WORTH: Final = 0.62  # what a task is still worth a day later


class Task:
    """Something to do at a field, for so many heroes."""

    def __init__(self, purpose: str, field: int, worth: float, what: int = NONE, heads: int = 1) -> None:
        self.purpose: Final = purpose
        self.field: Final = field
        self.worth: Final = worth
        self.what: Final = what  # a foe's uid, an item or a token kind
        self.heads: Final = heads


class Plan:
    """A task for every hero, or none."""

    def __init__(self, mind: Mind, tasks: list[Task | None]) -> None:
        self.mind: Final = mind
        self.tasks: Final = tasks

    def with_task(self, task: Task) -> list[int]:
        return [h for h, other in enumerate(self.tasks) if other is task]


def make_plan(g: Andor) -> Plan:
    mind = Mind(g)
    tasks = all_tasks(mind)
    pairs: list[tuple[float, int, int]] = []
    for i, task in enumerate(tasks):
        for h in range(len(g.heroes)):
            score = worth_for(mind, h, task)
            if score > 0:
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
    return Plan(mind, plan)


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
    return task.worth * min(1.0, (hero.most - hero.willpower) / 8)


def worth_of_token(mind: Mind, hero: Hero, task: Task) -> float:
    """Caves are for dwarves, and neither caves nor fog for the weary."""
    worth = task.worth
    if task.what == CAVE:
        worth *= 2.0 if hero.kind == DWARF else 0.6
    if task.what in (FOG, CAVE) and hero.willpower <= 4:
        worth *= 0.4
    return worth


def worth_of_meal(mind: Mind, hero: Hero, task: Task) -> float:
    return 0.0 if mind.has_food(hero) or hero.field == task.field else task.worth


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
    if not mind.hungry or g.base == NONE or mind.has_food(hero) or task.field == g.base:
        return 0.0
    back = mind.from_base.get(task.field, NEVER)
    if far + back <= hours or (task.purpose == FETCH and task.what in FOODS):
        return 0.0
    return HUNGER if hero.willpower <= 12 else HUNGER / 2


def wants_herbs(mind: Mind, hero: Hero) -> bool:
    """Whether an archer should gather starworts for brews. [andor.potion.020, andor.difficulty.110]"""
    g = mind.g
    if hero.kind != ARCHER or not g.rules_on & SECOND_ABILITIES:
        return False
    herbs = hero.bag.count(STARWORT)
    full = hero.bag.count(BREW) + (herbs if g.grade(2) else herbs // 2)
    return full < BREWS_ENOUGH and g.supply[BREW] > 0


# -- the list of tasks ---------------------------------------------------------------------------------


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


def fight_task(mind: Mind, tasks: list[Task], foe: Foe) -> None:
    """A fight is worth its danger, its goal and its reward; it takes as many heroes as it needs."""
    g = mind.g
    foe_def = g.legend.foes[foe.kind]
    if foe_def.kind == SKELETON and not foe.down and any(hero.field == foe.field for hero in g.heroes):
        tasks.append(Task(FIGHT, foe.field, RESCUE, foe.uid, 2))
    if foe.down or foe_def.kind not in (CREATURE, FINAL, KRAHDER):
        return
    worth = worth_of_fight(mind, foe)
    if worth <= 0 or is_far_off(mind, foe):
        return
    today = heads_needed(mind, foe, foe.field, True)
    if today:
        tasks.append(Task(FIGHT, foe.field, worth, foe.uid, today))
        return
    field = mind.after.get(foe.uid, foe.field)
    if field != g.base or not is_walker(g, foe):
        heads = heads_needed(mind, foe, field, False)
        if heads:
            tasks.append(Task(FIGHT, field, worth, foe.uid, heads))
    elif foe.uid in mind.must_fall:
        tasks.append(Task(FIGHT, foe.field, worth, foe.uid, len(g.heroes)))


def is_far_off(mind: Mind, foe: Foe) -> bool:
    """A final foe that comes by itself is awaited near the end of its way."""
    route = mind.routes.get(foe.uid, ())
    return foe.field in route and len(route) - 1 - route.index(foe.field) > WAIT_WITHIN and mind.letters > 2


def worth_of_fight(mind: Mind, foe: Foe) -> float:
    g = mind.g
    foe_def = g.legend.foes[foe.kind]
    worth = 0.0
    if foe.uid in mind.must_fall:
        worth = THREAT[min(mind.must_fall[foe.uid], len(THREAT) - 1)]
    goal = goal_foe(g, foe)
    if goal is not None:
        worth = max(worth, 90.0 if not goal.optional else 45.0)
    elif foe_def.reward_strength and mind.letters > 3:
        worth += reward_worth(mind) * foe_def.reward_strength
    if foe_def.kind == KRAHDER:
        worth = max(worth + 6.0, RIDER if any(hero.field == foe.field for hero in g.heroes) else 0.0)
    return worth


def reward_worth(mind: Mind) -> float:
    """What a point of strength is worth: much while the last foe is too strong, little later.

    Each defeat costs a letter, so it is not worth it when letters are short.
    """
    g = mind.g
    waiting = final_foes(mind)
    if waiting:
        ready = max(mind.odds(list(range(len(g.heroes))), foe, foe.field).win for foe in waiting)
        if ready > 0.85:
            return 1.0
        return REWARD if mind.letters > 5 else REWARD / 2
    if all(hero.strength >= 9 for hero in g.heroes):
        return 2.0
    return REWARD


def final_foes(mind: Mind) -> list[Foe]:
    """The foes on the board that open goals name."""
    return [foe for foe in mind.g.foes if goal_foe(mind.g, foe) is not None and is_big(mind.g, foe)]


def goal_foe(g: Andor, foe: Foe) -> GoalDef | None:
    for goal in g.legend.goals:
        if g.open_goals >> goal.index & 1 and not g.done_goals >> goal.index & 1:
            if goal.type == "defeat" and goal.what == foe.kind:
                return goal
            if goal.type == "clear" and goal.what == foe.kind and foe.field in goal.fields:
                return goal
    return None


def heads_needed(mind: Mind, foe: Foe, field: int, today: bool) -> int:
    """How many heroes make the fight safe, the nearest first; 0 if all together would not.

    Today only those count who get there with hours left to fight.
    """
    g = mind.g
    party: list[int] = []
    wanted = SURE if mind.letters > 3 and not (is_big(g, foe) and mind.letters <= 4) else BOLD
    near = sorted(
        (h for h in range(len(g.heroes)) if mind.far_to_foe(h, field) < NEVER),
        key=lambda h: (mind.far_to_foe(h, field) - g.heroes[h].strength / 3, h),
    )
    floor = LAST_STAND if is_big(g, foe) else OVERTIME_FLOOR
    for h in near:
        if today and mind.hours_to_give(h, mind.far_to_foe(h, field), floor) < 2:
            continue
        party.append(h)
        odds = mind.odds_today(party, foe, floor) if today else mind.odds(party, foe, field)
        if odds.win >= wanted:
            return len(party)
    if near and not today and mind.letters <= 3 and is_big(g, foe) and goal_foe(g, foe) is not None:
        return len(near)
    return 0


def token_tasks(mind: Mind, tasks: list[Task]) -> None:
    """Tokens that wait to be turned up."""
    g = mind.g
    wanted = wanted_faces(g)
    for token in g.tokens:
        if token.kind == LARGE_TOKEN:
            tasks.append(Task(OPEN_TOKEN, token.field, 40.0 if token.face in wanted else 8.0, LARGE_TOKEN))
        elif token.kind == FOG:
            if not token.open:
                tasks.append(Task(OPEN_TOKEN, token.field, 7.0, FOG))
            elif g.legend.faces[token.face].id not in ("willpower_minus_3", "mountain_skral", "wargor"):
                tasks.append(Task(OPEN_TOKEN, token.field, 9.0, FOG))
        elif token.kind == CAVE and not token.open:
            tasks.append(Task(OPEN_TOKEN, token.field, 6.0, CAVE))
        elif token.kind == CROSS and not token.open:
            tasks.append(Task(OPEN_TOKEN, token.field, cross_worth(g), CROSS))
        elif token.kind == SPRING and token.open:
            tasks.append(Task(DRINK, token.field, 4.0, SPRING))


def wanted_faces(g: Andor) -> set[int]:
    found: set[int] = set()
    for goal in g.legend.goals:
        if goal.type == "turn_tokens" and g.open_goals >> goal.index & 1:
            found.update(goal.ids)
    return found


def cross_worth(g: Andor) -> float:
    """Crosses hide what a goal asks for, or a shield."""
    for goal in g.legend.goals:
        if g.open_goals >> goal.index & 1 and not g.done_goals >> goal.index & 1:
            if goal.type == "find":
                return 28.0
            if goal.type == "deliver" and goal.what == RADAN and g.found_radan == NONE:
                return 60.0
    return 8.0


def thing_tasks(mind: Mind, tasks: list[Task]) -> None:
    """Weapons, food and herbs that lie about."""
    g = mind.g
    carried = {item for hero in g.heroes for item in hero.bag}
    for field, item in g.lying:
        if item in FOODS and mind.hungry:
            tasks.append(Task(FETCH, field, 12.0, item))
        elif item == WATERSKIN:
            tasks.append(Task(FETCH, field, 6.0, item))
        elif IRON_GAUNTLET <= item <= CROWN and (item not in HALVES or HALVES[item] not in carried):
            tasks.append(Task(FETCH, field, LASTING_WEAPON if g.grade(1) else 9.0, item))
        elif item in HALVES:  # for whoever has the other half already
            tasks.append(Task(FETCH, field, OTHER_HALF, item))


# -- goals ---------------------------------------------------------------------------------------------


def goal_tasks(mind: Mind, tasks: list[Task]) -> None:
    g = mind.g
    for goal in g.legend.goals:
        if not g.open_goals >> goal.index & 1 or g.done_goals >> goal.index & 1:
            continue
        kind = goal.type
        if kind == "deliver":
            deliver_tasks(g, tasks, goal)
        elif kind == "deliver_set":
            set_tasks(g, tasks, goal)
        elif kind in ("visit", "visit_with"):
            visit_tasks(g, tasks, goal)
        elif kind == "build_bridge":
            log_tasks(g, tasks, goal)
        elif kind == "wagon_at":
            wagon_task(mind, tasks, goal)
        elif kind == "lay_bridge":
            bridge_task(mind, tasks, goal)
        elif kind == "all_outside":
            tasks += [Task(LEAVE, field, 95.0, heads=4) for field in ways_out(g, goal.fields)]


def ways_out(g: Andor, area: tuple[int, ...]) -> list[int]:
    """The first fields outside an area; where it collapses, those beside what falls last."""
    gates = g.board.stages[-1][:1] if g.board.stages else area
    return sorted({field for gate in gates for field in g.board.neighbours[gate]} - set(area))


def deliver_tasks(g: Andor, tasks: list[Task], goal: GoalDef) -> None:
    """Fetch what has to be brought, and bring it."""
    for field, item in g.lying:
        if item == goal.what and field != g.base:
            tasks.append(Task(FETCH, field, 42.0, goal.what))
    tasks.append(Task(BRING, g.base, 55.0, goal.what, 4))


def set_tasks(g: Andor, tasks: list[Task], goal: GoalDef) -> None:
    for item in goal.ids:
        if g.delivered[item]:
            continue
        tasks.append(Task(BRING, g.base, 45.0, item))
        for field, lies in g.lying:
            if item == (STARWORT if lies == GROWING else lies):
                tasks.append(Task(FETCH, field, 25.0, lies))
        if item == WATERSKIN and not any(WATERSKIN in hero.bag for hero in g.heroes):
            for card in g.legend.cards:  # a place that is known to hold one
                for trigger in card.triggers:
                    if trigger.kind == "stops_at" and not g.cards_read >> card.index & 1:
                        for effect in g.legend.scripts[card.script]:
                            if effect.word == "gain" and effect.what == WATERSKIN:
                                tasks.append(Task(MEET, trigger.n, 18.0))


def visit_tasks(g: Andor, tasks: list[Task], goal: GoalDef) -> None:
    worth = 22.0 if goal.optional else 60.0
    if goal.type == "visit":
        tasks.append(Task(MEET, goal.fields[0], worth))
        return
    tasks.append(Task(BRING, goal.fields[0], worth, goal.what))
    for field, item in g.lying:
        if item == goal.what:
            tasks.append(Task(FETCH, field, worth, FALCON))


def log_tasks(g: Andor, tasks: list[Task], goal: GoalDef) -> None:
    site = g.board.sites[goal.what]
    missing = goal.count - logs_at(g, goal.what)
    for field, item in g.lying:
        if LOG_1 <= item <= LOG_3 and field not in (site.a, site.b):
            tasks.append(Task(FETCH, field, 44.0 + 3 * (item - LOG_1), item))
    if missing > 0:
        for log in range(LOG_1, LOG_3 + 1):
            tasks.append(Task(BRING, site.a, 60.0, log, 4))


def wagon_task(mind: Mind, tasks: list[Task], goal: GoalDef) -> None:
    """Somebody at the wagon pulls it along, unless a gap lies before it."""
    g = mind.g
    can_go = g.base_kind == WAGON and next_for_wagon(g, goal.fields[0]) != NONE
    if can_go and g.wagon_today < g.legend.wagon_fields_a_day:
        tasks.append(Task(PULL, g.base, 40.0, goal.fields[0]))


def next_for_wagon(g: Andor, goal: int) -> int:
    """The next field of the road on the way of the wagon; NONE if it cannot go on."""
    place = g.board.road_place[g.base]
    there = g.board.road_place[goal]
    if place == there:
        return NONE
    field = g.board.road[place + 1 if there > place else place - 1]
    if field not in g.adjacent(g.base) or any(foe.field == field for foe in g.foes):
        return NONE
    return field


def bridge_task(mind: Mind, tasks: list[Task], goal: GoalDef) -> None:
    """The wagon goes to the nearer pier, and two heroes meet it there."""
    g = mind.g
    site = g.board.sites[goal.what]
    place = g.board.road_place[g.base]
    pier = site.a if place <= g.board.road_place[site.a] else site.b
    if g.base == pier:
        tasks.append(Task(MEET, pier, 70.0, goal.what, 2))
    elif next_for_wagon(g, pier) != NONE and g.wagon_today < g.legend.wagon_fields_a_day:
        tasks.append(Task(PULL, g.base, 60.0, pier))


def to_be_left(g: Andor) -> frozenset[int]:
    """The fields that all heroes must leave now."""
    for goal in g.legend.goals:
        if goal.type == "all_outside" and g.open_goals >> goal.index & 1:
            return frozenset(goal.fields)
    return frozenset()


def held_by(g: Andor, h: int) -> Foe | None:
    """The foe that keeps a hero from walking away."""
    for foe in g.foes:
        if foe.field == g.heroes[h].field and g.holds(foe):
            return foe
    return None


def is_skeleton(g: Andor, foe: Foe) -> bool:
    return g.legend.foes[foe.kind].kind == SKELETON
