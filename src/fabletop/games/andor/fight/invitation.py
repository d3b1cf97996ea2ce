"""Who fights: the hero who attacks, whom that hero asks for help, and in which order they roll."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.turn import in_range
from fabletop.games.andor.defs import (
    CAVE,
    NONE,
)
from fabletop.games.andor.state.acts import seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

BEGIN: Final = act("begin")
JOIN: Final = act("join")
DECLINE: Final = act("decline")


def fight_on(g: Andor) -> Fight:
    if g.fight is None:
        raise ValueError("no fight is on")
    return g.fight


@step("andor.fight")
def begin_fight(g: Andor, f: Frame) -> None:
    """A hero attacks one foe, by its uid, or a cave dweller, by its field.
    [andor.fight.090, andor.group_fight.020, andor.horde.030]"""
    h, uid, dweller = f.args
    if dweller == NONE:
        foe = g.foe(uid)
        if foe is None:
            return
        fight = Fight(foe.uid, NONE, foe.kind, h)
        fight.willpower = g.willpower_of(foe)
        fight.strength = g.strength_of(foe)
        fight.fighters = (h,)
    else:
        token = g.token_on(dweller, CAVE)
        if token is None:
            return
        fight = Fight(NONE, dweller, NONE, h)
        fight.strength = g.legend.faces[token.face].value
        bound = [i for i, hero in enumerate(g.heroes) if hero.held == dweller and i != h]
        fight.fighters = in_order(g, h, (h, *bound))  # [andor.cave_dweller.070]
    g.fight = fight
    g.emit(ev.FightBegan(h, fight.kind, fight.uid))
    g.owe("andor.invite", f.seat, h)


def in_order(g: Andor, starter: int, heroes: tuple[int, ...]) -> tuple[int, ...]:
    """The starter first, the others clockwise. [andor.group_fight.050, andor.group_fight.150]"""
    count = len(g.heroes)
    return tuple((starter + i) % count for i in range(count) if (starter + i) % count in heroes)


def may_join(g: Andor, fight: Fight, h: int) -> bool:
    """[andor.group_fight.010]"""
    if h in fight.fighters or h in fight.asked or not g.can_spend_hour(h):
        return False
    hero = g.heroes[h]
    if fight.dweller != NONE:
        return hero.field == fight.dweller
    foe = g.foe(fight.uid)
    return foe is not None and in_range(g, hero, foe)


@chooser("invite")
def whom_to_invite(g: Andor, f: Frame) -> list[Act]:
    fight = fight_on(g)
    return [BEGIN, *(act("invite", h) for h in range(len(g.heroes)) if may_join(g, fight, h))]


@step(
    "andor.invite",
    whom_to_invite,
    rules=(
        "andor.group_fight.010",
        "andor.group_fight.020",
        "andor.group_fight.030",
        "andor.group_fight.040",
        "andor.group_fight.060",
    ),
)
def invite(g: Andor, f: Frame, what: Act) -> None:
    """The hero whose turn it is asks others to help."""
    fight = fight_on(g)
    if what is BEGIN:
        g.owe("andor.round", NOBODY)
        return
    fight.asked = (*fight.asked, what.id)
    g.owe("andor.join", seat_of(g, what.id), what.id)
    g.then(invite, f)


@chooser("join")
def join_or_not(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    starter = fight_on(g).starter
    return [JOIN] if g.heroes[starter].seat == g.heroes[h].seat else [JOIN, DECLINE]


@step(
    "andor.join",
    join_or_not,
    rules=(
        "andor.group_fight.010",
        "andor.group_fight.020",
        "andor.group_fight.030",
        "andor.group_fight.060",
        "andor.group_fight.080",
    ),
)
def join(g: Andor, f: Frame, answer: Act) -> None:
    (h,) = f.args
    fight = fight_on(g)
    if answer is JOIN:
        fight.fighters = in_order(g, fight.starter, (*fight.fighters, h))
        g.emit(ev.Joined(h))
    else:
        g.emit(ev.Declined(h))
