"""What a hero does now: the pick that serves the plan, and why."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots import reasons
from fabletop.games.andor.bots.choices import by_kind, by_trying
from fabletop.games.andor.bots.fights import HOPE, chance_to_break, could_join, in_fight
from fabletop.games.andor.bots.mind import LAST_STAND, NEVER, OVERTIME_FLOOR, Mind, is_big
from fabletop.games.andor.bots.reasons import NO_REASON, Reason
from fabletop.games.andor.bots.tasks import (
    BRING,
    EAT,
    FETCH,
    FIGHT,
    FOODS,
    LEAVE,
    MEET,
    PULL,
    SURE,
    WAIT,
    Plan,
    Task,
    held_by,
    is_skeleton,
    make_plan,
    to_be_left,
    worth_for,
    worth_of_fight,
)
from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.day.stops import has_closed, wanted
from fabletop.games.andor.day.turn import END_DAY, PASS_HOUR
from fabletop.games.andor.day.walk import STOP
from fabletop.games.andor.defs import (
    APPLE_NUT,
    ARCHER,
    FALCON,
    FARMER,
    GEM_2,
    GEM_6,
    GROWING,
    HEALING,
    HELM,
    HOOD,
    LIGHT,
    LOG_1,
    LOG_3,
    MAGE,
    NONE,
    PORTAL,
    RADAN,
    SECOND_ABILITIES,
    STARWORT,
    TELESCOPE,
)
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Hero
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

BRAVE: Final = 13  # willpower with which a hungry night can be borne
URGENT: Final = 85.0  # a task for which it must be


class Advice:
    """A pick, and what it is for: a purpose of `tasks`, the field and the foe or item that it is about,
    the heroes who should be there too, and a reason of `reasons`."""

    def __init__(
        self,
        pick: Pick,
        purpose: str,
        field: int = NONE,
        what: int = NONE,
        company: tuple[int, ...] = (),
        reason: Reason = NO_REASON,
    ) -> None:
        self.pick: Final = pick
        self.purpose: Final = purpose
        self.field: Final = field
        self.what: Final = what
        self.company: Final = company
        self.reason: Final = reason


def advise(g: Andor, seat: Seat, decision: Decision) -> Advice:
    """What to pick in a decision of an imagined game."""
    options = [option for option in decision.options if isinstance(option, Act)]
    h = hero_of(decision.frame)
    kind = decision.kind
    if kind == "turn":
        return on_turn(g, h, options)
    if kind == "walk":
        return on_walk(g, h, options)
    found = in_fight(g, h, kind, options)
    if found is None:
        found = by_kind(g, h, kind, options)
    tried = found is None or found not in options
    if found is None or tried:
        found = by_trying(g, seat, options)
    return Advice(found, kind, reason=reasons.for_pick(g, h, kind, found, tried))


# -- a turn ----------------------------------------------------------------------------------------------


def on_turn(g: Andor, h: int, options: list[Act]) -> Advice:
    """Free actions first, then a fight that is worth it, then the task."""
    plan = make_plan(g)
    mind = plan.mind
    free = worthwhile(g, mind, options)
    if free is not None:
        return Advice(free, free.verb)
    if must_keep_still(g, h):
        return Advice(END_DAY, "end_day")
    task = plan.tasks[h]
    fight = best_fight(g, mind, h, options, task)
    if fight is not None:
        return fight
    hero = g.heroes[h]
    if g.is_held(hero):
        return struggle(g, plan, h, options)
    if task is not None and not (mind_the_night(g, mind, h) and task.worth < URGENT):
        advice = pursue(g, plan, h, task, options)
        if advice is not None:
            return advice
    return evening(g, mind, h, options)


def must_keep_still(g: Andor, h: int) -> bool:
    """Whether others still run from where everything falls, which every fourth hour brings nearer."""
    falling = to_be_left(g)
    return any(hero.field in falling for hero in g.heroes) and g.heroes[h].field not in falling


def best_fight(g: Andor, mind: Mind, h: int, options: list[Act], task: Task | None) -> Advice | None:
    """The fight on the spot that is worth more than what else is to be done."""
    best: Advice | None = None
    most = 0.8 * worth_for(mind, h, task) if task is not None and task.purpose != FIGHT else 0.0
    for option in options:
        foe = g.foe(option.id) if option.verb == "fight" else None
        if foe is None:
            continue
        if is_skeleton(g, foe):
            blow = blow_at_skeleton(g, mind, h, option, foe, task)
            if blow is not None:
                return blow
            continue
        worth = worth_now(g, mind, h, foe)
        if worth > most:
            most = worth
            best = Advice(option, FIGHT, foe.field, foe.uid, reason=reasons.for_fight(g, mind, h, foe))
    return best


def blow_at_skeleton(g: Andor, mind: Mind, h: int, option: Act, foe: Foe, task: Task | None) -> Advice | None:
    """A skeleton is fought by whoever has come for it, with a good chance to break it at once."""
    if task is None or task.purpose != FIGHT or task.what != foe.uid:
        return None
    chance = chance_to_break(g, mind, h, foe)
    if chance < HOPE + 0.1:
        return None
    return Advice(option, FIGHT, foe.field, foe.uid, reason=(reasons.BREAK, reasons.percent(chance)))


def worth_now(g: Andor, mind: Mind, h: int, foe: Foe) -> float:
    """What a fight that begins now is worth, alone or with all who can join; 0 if it is too likely lost."""
    party = [h, *(i for i in range(len(g.heroes)) if i != h and could_join(g, i, foe.uid))]
    floor = LAST_STAND if is_big(g, foe) else OVERTIME_FLOOR
    win = max(mind.odds_today(party, foe, floor).win, mind.odds_today([h], foe, floor).win)
    return worth_of_fight(mind, foe) * win if win >= chance_needed(g, mind, h, foe) else 0.0


def chance_needed(g: Andor, mind: Mind, h: int, foe: Foe) -> float:
    """Little, where the foe is about to decide the legend."""
    desperate = foe.uid in mind.must_fall and mind.must_fall[foe.uid] <= 1 and mind.hours(h) <= 3
    last_chance = is_big(g, foe) and mind.letters <= 2
    return 0.25 if desperate or last_chance else SURE - 0.1


def struggle(g: Andor, plan: Plan, h: int, options: list[Act]) -> Advice:
    """Held: break free if there is an hour for it, wait for those who come to help, or sleep on it."""
    mind = plan.mind
    hero = g.heroes[h]
    for option in options:
        if option.verb == "cast" and option.ids[1] == PORTAL and hero.kind == MAGE:
            return Advice(option, "cast")
    if mind.hours(h) > 0:
        for option in options:
            if option.verb == "dweller":
                return Advice(option, FIGHT, hero.field)
        foe = held_by(g, h)
        chance = chance_to_break(g, mind, h, foe) if foe is not None else 0.0
        if foe is not None and chance >= HOPE:
            for option in options:
                if option.verb == "fight" and option.id == foe.uid:
                    reason = (reasons.BREAK, reasons.percent(chance))
                    return Advice(option, FIGHT, foe.field, foe.uid, reason=reason)
        if foe is not None and mind.hours(h) > 1 and help_comes(plan, h, foe):
            return Advice(PASS_HOUR, WAIT, hero.field)
    return evening(g, mind, h, options)


def help_comes(plan: Plan, h: int, foe: Foe) -> bool:
    """Whether somebody who means to fight this foe can still get here today."""
    for other, task in enumerate(plan.tasks):
        if other != h and task is not None and task.purpose == FIGHT and task.what == foe.uid:
            far = plan.mind.far_to_foe(other, foe.field)
            if 0 < far < plan.mind.all_hours(other):
                return True
    return False


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
        reason = (reasons.ODDS, reasons.percent(mind.odds(party, foe, task.field).win))
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


def way_to(g: Andor, mind: Mind, h: int, task: Task, options: list[Act]) -> Act | None:
    """The field to walk to: the goal itself, or the one nearest to it that the day's hours allow."""
    hero = g.heroes[h]
    far = ways_from(g, hero, task.field)
    if task.purpose == FIGHT and hero.kind == ARCHER and task.field in far:
        for other in g.adjacent(task.field):
            far[other] = min(far.get(other, NEVER), 0)
    hours = mind.hours(h)
    if task.worth >= 40 or (task.purpose == EAT and mind.all_hours(h) > hours):
        hours = mind.all_hours(h)
    if task.purpose == LEAVE:
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
    if hero.willpower > BRAVE or (task.worth >= URGENT and hero.willpower > 3):
        return {}
    home = ways_from(g, hero, g.base)
    return home if home.get(hero.field, NEVER) <= mind.all_hours(g.heroes.index(hero)) else {}


def ways_from(g: Andor, hero: Hero, field: int) -> dict[int, int]:
    """How far every field is from a goal, for this hero's willpower."""
    found = {field: 0}
    edge = [field]
    depth = 0
    while edge:
        depth += 1
        nearer: list[int] = []
        for here in edge:
            for other in g.adjacent(here):
                if other not in found:
                    found[other] = depth
                    nearer.append(other)
            for i in g.board.jumps[here]:
                line = g.board.lines[i]
                other = line.b if line.a == here else line.a
                if other not in found and g.jump_values[i] <= hero.willpower and other in g.over_jump(here):
                    found[other] = depth
                    nearer.append(other)
        edge = nearer
    return found


def evening(g: Andor, mind: Mind, h: int, options: list[Act]) -> Advice:
    """Nothing presses: eat at the base, study or brew with the hours left, and end the day."""
    hero = g.heroes[h]
    hours = mind.hours(h)
    if mind.hungry and g.base != NONE and not mind.has_food(hero) and hero.field != g.base:
        option = way_to(g, mind, h, Task(EAT, g.base, 1.0), options)
        if option is not None and option.id == g.base:
            return Advice(option, EAT, g.base)
    if hours > 0 and g.rules_on & SECOND_ABILITIES:
        for book in (HEALING, PORTAL, LIGHT):
            for option in options:
                if option.verb == "study" and option.id == book:
                    return Advice(option, "study", NONE, book)
        if spare_herbs(g, mind, hero) >= (1 if g.grade(2) else 2):
            for option in options:
                if option.verb == "brew":
                    return Advice(option, "brew")
    return Advice(END_DAY, "end_day")


def spare_herbs(g: Andor, mind: Mind, hero: Hero) -> int:
    """Starworts that the hero need not eat tonight."""
    eats = mind.hungry and hero.field != g.base and APPLE_NUT not in hero.bag
    return hero.bag.count(STARWORT) - (1 if eats else 0)


# -- walking -----------------------------------------------------------------------------------------------


def on_walk(g: Andor, h: int, options: list[Act]) -> Advice:
    """Stop where the task is; go on if it lies further and hours are left."""
    if options[0] is not STOP:
        return Advice(options[0], "walk")
    plan = make_plan(g)
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


def mind_the_night(g: Andor, mind: Mind, h: int) -> bool:
    """Whether a hero without food has come home and should not leave again today."""
    hero = g.heroes[h]
    return mind.hungry and hero.field == g.base and not mind.has_food(hero) and mind.hours(h) <= 3


def waiting_token(g: Andor, hero: Hero) -> bool:
    return has_closed(g, hero.field)


# -- free actions --------------------------------------------------------------------------------------------


def worthwhile(g: Andor, mind: Mind, options: list[Act]) -> Act | None:
    """A free action that is worth it at once, if there is one."""
    for option in options:
        if is_free(option) and is_worth_it(g, mind, option):
            return option
    return None


def is_worth_it(g: Andor, mind: Mind, option: Act) -> bool:
    hero = g.heroes[option.id]
    verb = option.verb
    if verb == "spring":
        return hero.willpower + g.legend.spring_willpower <= hero.most
    if verb in ("open", "falcon"):
        return verb == "open"
    _, item = option.ids  # or a book
    if verb == "take":
        return wants(g, mind, hero, item)
    if verb == "drop":
        if LOG_1 <= item <= LOG_3:
            return any(
                goal.type == "build_bridge"
                and hero.field in (g.board.sites[goal.what].a, g.board.sites[goal.what].b)
                for goal in g.legend.goals
            )
        return item not in (FARMER, RADAN) and hero.field == g.base and wanted(g, item)
    if verb == "cast":
        return worth_casting(g, hero, item)
    if verb == "use":
        return item == TELESCOPE
    return verb == "banish"


def wants(g: Andor, mind: Mind, hero: Hero, item: int) -> bool:
    """Whether something that lies here should be picked up."""
    if item in (GROWING, STARWORT, APPLE_NUT):
        have = hero.bag.count(APPLE_NUT) + hero.bag.count(STARWORT)
        if item == GROWING and g.lying.count((hero.field, GROWING)) < 2:
            return mind.hungry and have == 0  # leave one to grow
        most = 4 if hero.kind == ARCHER and item != APPLE_NUT else 2
        return (mind.hungry or wanted(g, STARWORT)) and have < most
    if item in (FARMER, RADAN):
        return hero.field != g.base
    if LOG_1 <= item <= LOG_3:
        return True
    if item == FALCON:
        return any(goal.what == FALCON and g.open_goals >> goal.index & 1 for goal in g.legend.goals)
    if GEM_2 <= item <= GEM_6 or item in (TELESCOPE, HOOD):
        return False
    return not (item == HELM and hero.kind in (ARCHER, MAGE))


def worth_casting(g: Andor, mage: Hero, book: int) -> bool:
    if book == HEALING:
        points = mage.field % 10
        missing = sum(max(0, 12 - hero.willpower) for hero in g.heroes if hero.most > 3)
        comes_back = g.grade(2) and g.narrator < 4  # [andor.difficulty.080]
        return points >= (4 if comes_back else 5) and missing >= points
    return book == LIGHT and held_by(g, g.heroes.index(mage)) is not None
