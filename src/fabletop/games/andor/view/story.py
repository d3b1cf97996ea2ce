"""How far the legend has come: what was read, what is to be done, and how it can be lost."""

from __future__ import annotations

from fabletop.games.andor.defs import COLLAPSE, NAMED_RULES, NONE, Condition, GoalDef
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import logs_at, tokens_left
from fabletop.games.andor.view.board import is_known
from fabletop.games.andor.view.numbers import bits, or_none
from fabletop.games.andor.view.records import AndorGoalNow, AndorLoss


def stars_ahead(g: Andor) -> list[int]:
    """The letters with a star that the narrator has not reached. [andor.component.320]"""
    stars = {*g.legend.stars, *(letter for letter, _ in g.later)}
    return sorted(letter for letter in stars if letter > g.narrator)


def cards_read(g: Andor) -> list[int]:
    return bits(g.cards_read, len(g.legend.cards))


def rules_on(g: Andor) -> list[int]:
    return bits(g.rules_on, len(NAMED_RULES))


# -- goals -------------------------------------------------------------------------------------------------


def open_goals(g: Andor) -> list[int]:
    return bits(g.open_goals, len(g.legend.goals))


def view_of_goal(g: Andor, goal: GoalDef) -> AndorGoalNow:
    done = bool(g.done_goals >> goal.index & 1)
    return AndorGoalNow(index=goal.index, done=done, have=goal.count if done else have_for(g, goal))


def have_for(g: Andor, goal: GoalDef) -> int:
    """How much of a goal is done, where it can be counted."""
    if goal.type == "turn_tokens":
        return sum(1 for face in goal.ids if face in g.turned)
    if goal.type == "deliver":
        return g.delivered[goal.what]
    if goal.type == "deliver_set":
        return sum(1 for item in goal.ids if g.delivered[item])
    return logs_at(g, goal.what) if goal.type == "build_bridge" else 0


# -- ways to lose ------------------------------------------------------------------------------------------


def view_of_losses(g: Andor) -> list[AndorLoss]:
    """Those in which everything has been seen."""
    found = [view_of_loss(g, g.legend.conditions[n]) for n in g.fails]
    return [loss for loss in found if loss is not None]


def view_of_loss(g: Andor, condition: Condition) -> AndorLoss | None:
    """None for what the table cannot know yet."""
    kind, n, m = condition.kind, condition.n, condition.m
    if kind == "narrator_at":
        return AndorLoss(kind, n=n, left=max(0, n - g.narrator))
    if kind == "no_free_shield" and g.base != NONE:
        return AndorLoss(kind, left=max(0, g.shield_count - len(g.shielded)))
    if kind == "figure_at" and is_known(g, g.legend.foes[n]):
        return AndorLoss(kind, foe=n, field=or_none(m))
    if kind == "tokens_left_below" and g.open_goals >> m & 1:
        return AndorLoss(kind, item=n, left=max(0, tokens_left(g, n) - g.legend.goals[m].count))
    if kind == "hero_in_area_when" and g.has_rule(COLLAPSE):
        area = next(id for id, fields in g.board.areas.items() if fields == condition.fields)
        return AndorLoss(kind, area=area, n=n, left=max(0, n - g.collapsed))
    if kind == "goals_done" and g.open_goals & condition.bits == condition.bits:
        return AndorLoss(kind, goals=list(condition.ids))
    return None
