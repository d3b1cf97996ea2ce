"""Which foes the party goes for, when, and how many of it."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.goals import goal_foe
from fabletop.games.andor.bots.mind import NEVER, Mind, is_big, is_walker
from fabletop.games.andor.bots.stand import floor_for, is_last_stand, is_ready
from fabletop.games.andor.bots.tasks import FIGHT, STAND, Task
from fabletop.games.andor.defs import CREATURE, FINAL, KRAHDER, SKELETON
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe

SURE: Final = 0.72  # the chance to win that a fight should have
BOLD: Final = 0.5  # the chance that will do when time runs out
THREAT: Final = (100.0, 95.0, 50.0, 26.0, 8.0)  # of a creature that must fall, by the sunrises left
WAIT_WITHIN: Final = 3  # so many strides before the base a marching foe is met
RIDER: Final = 60.0  # helping somebody whom a krahder holds
RESCUE: Final = 16.0  # helping somebody whom a skeleton holds
REWARD: Final = 9.0  # what a point of strength is worth


def fight_task(mind: Mind, tasks: list[Task], foe: Foe) -> None:
    """A fight is worth its danger, its goal and its reward; it takes as many heroes as it needs."""
    g = mind.g
    foe_def = g.legend.foes[foe.kind]
    if foe_def.kind == SKELETON and not foe.down and any(hero.field == foe.field for hero in g.heroes):
        tasks.append(Task(FIGHT, foe.field, RESCUE, foe.uid, 2))
    if foe.down or foe_def.kind not in (CREATURE, FINAL, KRAHDER):
        return
    if is_last_stand(mind, foe):
        enough = 0 if goal_foe(g, foe) is not None else heads_needed(mind, foe, foe.field, True)
        tasks.append(Task(FIGHT, foe.field, STAND, foe.uid, enough or len(g.heroes)))
        return
    worth = worth_of_fight(mind, foe)
    if worth <= 0 or is_far_off(mind, foe):
        return
    if is_ready(mind, foe):
        tasks.append(Task(FIGHT, foe.field, worth, foe.uid, len(g.heroes)))
        return
    today = heads_needed(mind, foe, foe.field, True)
    if today:
        tasks.append(Task(FIGHT, foe.field, worth, foe.uid, today))
        return
    field = mind.after.get(foe.uid, foe.field)
    heads = heads_needed(mind, foe, field, False) if field != g.base or not is_walker(g, foe) else 0
    if heads:
        tasks.append(Task(FIGHT, field, worth, foe.uid, heads, later=True))


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
    floor = floor_for(g, foe)
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


def held_by(g: Andor, h: int) -> Foe | None:
    """The foe that keeps a hero from walking away."""
    for foe in g.foes:
        if foe.field == g.heroes[h].field and g.holds(foe):
            return foe
    return None


def is_skeleton(g: Andor, foe: Foe) -> bool:
    return g.legend.foes[foe.kind].kind == SKELETON
