"""What a hero does now: the pick that serves the plan, and why."""

from __future__ import annotations

from fabletop.games.andor.bots import reasons
from fabletop.games.andor.bots.advice import Advice
from fabletop.games.andor.bots.blows import best_fight, struggle
from fabletop.games.andor.bots.choices import by_kind, by_trying
from fabletop.games.andor.bots.fights import in_fight
from fabletop.games.andor.bots.free import worthwhile
from fabletop.games.andor.bots.goals import to_be_left
from fabletop.games.andor.bots.plan import Plan, make_plan
from fabletop.games.andor.bots.reasons import NO_REASON
from fabletop.games.andor.bots.rest import evening, mind_the_night
from fabletop.games.andor.bots.strikes import is_skeleton
from fabletop.games.andor.bots.tasks import BRING, EAT, FETCH, FIGHT, MEET, PULL, WAIT, Errand, Task
from fabletop.games.andor.bots.ways import URGENT, way_to
from fabletop.games.andor.day.stops import has_closed
from fabletop.games.andor.day.turn import END_DAY, PASS_HOUR
from fabletop.games.andor.day.walk import STOP
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat


def advise(g: Andor, seat: Seat, decision: Decision, errand: Errand | None = None) -> Advice:
    """What to pick in a decision of an imagined game, if somebody is on an errand."""
    options = [option for option in decision.options if isinstance(option, Act)]
    h = hero_of(decision.frame)
    kind = decision.kind
    if kind == "turn":
        return on_turn(g, h, options, errand)
    if kind == "walk":
        return on_walk(g, h, options, errand)
    found = in_fight(g, h, kind, options)
    if found is None:
        found = by_kind(g, h, kind, options)
    tried = found is None or found not in options
    if found is None or tried:
        found = by_trying(g, seat, options)
    return Advice(found, kind, reason=reasons.for_pick(g, h, kind, found, tried))


def on_turn(g: Andor, h: int, options: list[Act], errand: Errand | None) -> Advice:
    """Free actions first, then a fight that is worth it, then the task."""
    plan = make_plan(g, errand)
    mind = plan.mind
    free = worthwhile(g, mind, options)
    if free is not None:
        return Advice(free, free.verb)
    if must_keep_still(g, h):
        return Advice(END_DAY, "end_day")
    task = plan.tasks[h]
    fight = best_fight(g, plan, h, options)
    if fight is not None:
        return fight
    hero = g.heroes[h]
    if g.is_held(hero):
        return struggle(g, plan, h, options)
    if task is not None and not (mind_the_night(g, mind, h) and task.worth < URGENT):
        advice = pursue(g, plan, h, task, options)
        if advice is not None:
            return advice
    return evening(g, mind, h, options, task)


def must_keep_still(g: Andor, h: int) -> bool:
    """Whether others still run from where everything falls, which every fourth hour brings nearer."""
    falling = to_be_left(g)
    return any(hero.field in falling for hero in g.heroes) and g.heroes[h].field not in falling


def pursue(g: Andor, plan: Plan, h: int, task: Task, options: list[Act]) -> Advice | None:
    """One step towards a task; None if there is nothing to do for it now."""
    mind = plan.mind
    hero = g.heroes[h]
    if task.purpose == PULL and hero.field == g.base:
        return pull(g, task, options)
    if task.purpose == MEET and hero.field == task.field:
        for option in options:
            if option.verb == "bridge":
                return Advice(option, MEET, task.field)
    there = mind.far_to_foe(h, task.field) if task.purpose == FIGHT else mind.far(h, task.field)
    if there == 0:
        if task.purpose in (FIGHT, MEET) and others_coming(g, plan, h, task) and mind.hours(h) > 2:
            for option in options:
                if option is PASS_HOUR:
                    return Advice(option, WAIT, task.field)
        return None
    step = way_to(g, mind, h, task, options)
    if step is None:
        return None
    if task.purpose != FIGHT:
        return Advice(step, task.purpose, task.field, task.what)
    party = plan.with_task(task)
    foe = g.foe(task.what)
    reason = NO_REASON
    if foe is not None and not is_skeleton(g, foe):
        reason = reasons.for_way(mind, party, foe, task.field)
    company = tuple([i for i in party if i != h])
    return Advice(step, task.purpose, task.field, task.what, company, reason)


def others_coming(g: Andor, plan: Plan, h: int, task: Task) -> bool:
    """Whether somebody else on this task can still get here today."""
    for other in plan.with_task(task):
        if other != h:
            far = plan.mind.far_to_foe(other, task.field)
            if 0 < far <= plan.mind.hours(other) - 1:
                return True
    return False


def pull(g: Andor, task: Task, options: list[Act]) -> Advice | None:
    """As far along the road as it goes, but not past the goal."""
    there = g.board.road_place[task.what]
    here = g.board.road_place[g.base]
    best: Act | None = None
    nearest = abs(there - here)
    for option in options:
        if option.verb == "pull":
            far = abs(there - g.board.road_place[option.id])
            if far < nearest:
                nearest = far
                best = option
    return None if best is None else Advice(best, PULL, best.id)


def on_walk(g: Andor, h: int, options: list[Act], errand: Errand | None) -> Advice:
    """Stop where the task is; go on if it lies further and hours are left."""
    if options[0] is not STOP:
        return Advice(options[0], "walk")
    plan = make_plan(g, errand)
    free = worthwhile(g, plan.mind, options)
    if free is not None:
        return Advice(free, free.verb)
    task = plan.tasks[h]
    hero = g.heroes[h]
    if g.walked and task is not None and plan.mind.hours(h) > 0:
        at_goal = plan.mind.far(h, task.field) == 0 or (
            task.purpose == FIGHT and plan.mind.far_to_foe(h, task.field) == 0
        )
        go_on = task.purpose in (FETCH, BRING, EAT) and not waiting_token(g, hero)
        if mind_the_night(g, plan.mind, h):
            go_on = False
        if go_on and not at_goal:
            option = way_to(g, plan.mind, h, task, options)
            if option is not None:
                return Advice(option, task.purpose, task.field, task.what)
    if g.walked:
        return Advice(STOP, "stop", hero.field)
    if task is not None:
        option = way_to(g, plan.mind, h, task, options)
        if option is not None:
            return Advice(option, task.purpose, task.field, task.what)
    return Advice(STOP, "stop", hero.field)


def waiting_token(g: Andor, hero: Hero) -> bool:
    return has_closed(g, hero.field)
