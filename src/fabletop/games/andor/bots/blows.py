"""Fights that could begin on the spot: which is worth it, and what a hero does whom a foe holds."""

from __future__ import annotations

from fabletop.games.andor.bots import reasons
from fabletop.games.andor.bots.advice import Advice
from fabletop.games.andor.bots.fights import HOPE, chance_to_break, could_join
from fabletop.games.andor.bots.mind import Mind, is_big
from fabletop.games.andor.bots.plan import Plan, worth_for
from fabletop.games.andor.bots.rest import evening
from fabletop.games.andor.bots.stand import READY, floor_for, is_last_stand, is_ready, is_worth_waiting
from fabletop.games.andor.bots.strikes import SURE, held_by, is_skeleton, worth_of_fight
from fabletop.games.andor.bots.tasks import FIGHT, STAND, WAIT, Task
from fabletop.games.andor.day.turn import PASS_HOUR
from fabletop.games.andor.defs import MAGE, PORTAL
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe
from fabletop.kernel.frame import Act


def best_fight(g: Andor, plan: Plan, h: int, options: list[Act]) -> Advice | None:
    """The fight on the spot that is worth more than what else is to be done."""
    mind = plan.mind
    task = plan.tasks[h]
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
        company = plan.on_foe(h, foe.uid)
        if company and is_worth_waiting(mind, h, foe, company):
            return Advice(PASS_HOUR, WAIT, foe.field)
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
    floor = floor_for(g, foe)
    win = max(mind.odds_today(party, foe, floor).win, mind.odds_today([h], foe, floor).win)
    worth = STAND if is_last_stand(mind, foe) else worth_of_fight(mind, foe) * win
    return worth if win >= chance_needed(g, mind, h, foe) else 0.0


def chance_needed(g: Andor, mind: Mind, h: int, foe: Foe) -> float:
    """Little, where the foe is about to decide the legend."""
    if is_last_stand(mind, foe):
        return 0.0
    if is_ready(mind, foe):
        return READY
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
