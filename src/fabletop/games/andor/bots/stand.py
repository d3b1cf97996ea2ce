"""When a foe that a goal names is fought: once the party is ready, and at the last moment at any odds."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.bots.goals import goal_foe
from fabletop.games.andor.bots.mind import LAST_STAND, NEVER, OVERTIME_FLOOR, Mind, is_big
from fabletop.games.andor.bots.odds import Odds, fighter
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe

WORTH_AN_HOUR: Final = 0.1  # how much better company must make an ordinary fight
FEW_LETTERS: Final = 5  # with which a foe that does not come is gone for early as well
READY: Final = 0.5  # the chance with which the whole party strikes at a foe that decides the legend


def is_last_stand(mind: Mind, foe: Foe) -> bool:
    """Whether a foe is fought today or never: the next sunrise brings it into the base, where it loses the
    legend or can no longer be beaten for it, or the letters run out."""
    if overruns(mind, foe):
        return True
    goal = goal_foe(mind.g, foe)
    if goal is None or goal.optional:
        return False
    return mind.after.get(foe.uid) == mind.g.base or mind.letters <= letters_for(mind.g, goal.index)


def overruns(mind: Mind, foe: Foe) -> bool:
    """Whether a creature comes into the base at the next sunrise and finds no free shield.
    [andor.golden_shield.030]"""
    if mind.must_fall.get(foe.uid, NEVER) > 1:
        return False
    return sum(days <= 1 for days in mind.arrivals.values()) > mind.free_shields


def letters_for(g: Andor, goal: int) -> int:
    """Letters that must be left for a goal: its fall wins before the narrator moves; if more is to be done
    after it, that move must not be the last."""
    others = [other for other in g.legend.goals if not other.optional and other.index != goal]
    return 1 if all(g.done_goals >> other.index & 1 for other in others) else 2


def is_ready(mind: Mind, foe: Foe) -> bool:
    """Whether all who can come today make an even fight of it, and nothing else must fall by tomorrow."""
    goal = goal_foe(mind.g, foe)
    if goal is None or goal.optional:
        return False
    if not comes(mind, foe) and mind.letters > FEW_LETTERS:
        return False
    if any(days <= 1 for uid, days in mind.must_fall.items() if uid != foe.uid):
        return False
    return mind.odds_today(who_can_come(mind, foe), foe, LAST_STAND).win >= READY


def comes(mind: Mind, foe: Foe) -> bool:
    """Whether a foe draws nearer to the base by itself, so that there is no choosing the day."""
    return foe.uid in mind.routes or mind.arrivals.get(foe.uid, NEVER) < NEVER


def who_can_come(mind: Mind, foe: Foe) -> list[int]:
    """Those who can strike at a foe today and still have an hour for it, if it is a fight to the end."""
    return [h for h in range(len(mind.g.heroes)) if can_come(mind, h, foe, LAST_STAND)]


def can_come(mind: Mind, h: int, foe: Foe, floor: int) -> bool:
    far = mind.far_to_foe(h, foe.field)
    return far < NEVER and mind.hours_to_give(h, far, floor) > 0


def floor_for(g: Andor, foe: Foe) -> int:
    """The willpower that overtime should leave in a fight."""
    return LAST_STAND if is_big(g, foe) else OVERTIME_FLOOR


def is_worth_waiting(mind: Mind, h: int, foe: Foe, party: list[int]) -> bool:
    """Whether a hero who is there waits an hour for others of a party: the odds are better with them, the
    hour included."""
    floor = floor_for(mind.g, foe)
    coming = [i for i in party if can_come(mind, i, foe, floor)]
    here = [i for i in coming if mind.far_to_foe(i, foe.field) == 0]
    if len(here) == len(coming) or mind.hours_to_give(h, 1, floor) < 1:
        return False
    gain = odds_after_waiting(mind, coming, foe, floor, h).win - mind.odds_today(here, foe, floor).win
    return gain > (0.0 if is_big(mind.g, foe) else WORTH_AN_HOUR)


def odds_after_waiting(mind: Mind, party: list[int], foe: Foe, floor: int, waiting: int) -> Odds:
    """How a fight ends today if one of the party first waits for an hour."""
    g = mind.g
    fighters = []
    for h in party:
        spent = mind.far_to_foe(h, foe.field) + (1 if h == waiting else 0)
        hours = mind.hours_to_give(h, spent, floor)
        fighters.append(fighter(g, g.heroes[h], foe.field, hours, spent))
    return mind.odds_of(party, foe, fighters)
