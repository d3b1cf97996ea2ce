"""What the goals of a legend ask for."""

from __future__ import annotations

from fabletop.games.andor.bots.mind import Mind
from fabletop.games.andor.bots.tasks import BRING, FETCH, LEAVE, MEET, PULL, Task
from fabletop.games.andor.defs import FALCON, GROWING, LOG_1, LOG_3, NONE, STARWORT, WAGON, WATERSKIN, GoalDef
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe
from fabletop.games.andor.story.legend import logs_at


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


def goal_foe(g: Andor, foe: Foe) -> GoalDef | None:
    for goal in g.legend.goals:
        if g.open_goals >> goal.index & 1 and not g.done_goals >> goal.index & 1:
            if goal.type == "defeat" and goal.what == foe.kind:
                return goal
            if goal.type == "clear" and goal.what == foe.kind and foe.field in goal.fields:
                return goal
    return None
