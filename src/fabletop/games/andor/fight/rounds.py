"""Rounds of a fight: hours and dice on both sides, what the weaker one loses, and who goes on."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.free import do_free, free_actions, is_free
from fabletop.games.andor.day.stops import shields_of
from fabletop.games.andor.day.turn import in_range
from fabletop.games.andor.defs import (
    ARCHER,
    GREY,
    NONE,
    SKELETON,
)
from fabletop.games.andor.fight.edges import owe_edges
from fabletop.games.andor.fight.invitation import fight_on, in_order
from fabletop.games.andor.fight.value import (
    dice_in_fight,
    equal_dice,
    equal_places,
    lasting_strength,
)
from fabletop.games.andor.fight.victory import break_free, defeat, strike_skeleton
from fabletop.games.andor.state.acts import NOTHING, owe_movement, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

AGAIN: Final = act("again")
KEEP: Final = act("keep")
ON: Final = act("on")
WITHDRAW: Final = act("withdraw")


# -- a round -------------------------------------------------------------------------------------------


@step("andor.round")
def begin_round(g: Andor, f: Frame) -> None:
    """An hour for everybody who fights, then the dice.
    [andor.fight.040, andor.group_fight.030, andor.hour.030]"""
    fight = fight_on(g)
    fight.round += 1
    fight.total = 0
    fight.rolled = ()
    fight.flipped = False
    fight.lent = ()
    g.emit(ev.RoundBegan(fight.round))
    foe = g.foe(fight.uid)
    if foe is not None:  # fire may have reached it since [andor.fire_token.050]
        fight.willpower = min(fight.willpower, g.willpower_of(foe))
    for h in fight.fighters:
        g.spend_hour(h)
    for h in fight.fighters:
        g.owe("andor.roll", seat_of(g, h), h)
    g.owe("andor.foe_rolls", NOBODY)


@step("andor.roll")
def roll_dice(g: Andor, f: Frame) -> None:
    """A hero rolls; the archer one die at a time.
    [andor.fight.050, andor.fight.060, andor.hero_ability.150]"""
    (h,) = f.args
    fight = fight_on(g)
    hero = g.heroes[h]
    fight.roller = h
    fight.extra = lasting_strength(fight, h)
    fight.doubled = False
    fight.joined_dice = False
    fight.used = ()
    if hero.kind == ARCHER:
        fight.dice = ()
        g.owe("andor.shoot", f.seat, h)
    else:
        fight.dice = tuple([g.roll(6) for _ in range(dice_in_fight(g, hero))])
        g.emit(ev.DiceRolled(h, fight.dice))
    owe_edges(g, f.seat, h)


@step("andor.shoot")
def shoot(g: Andor, f: Frame) -> None:
    """One die of the archer. [andor.hero_ability.150]"""
    (h,) = f.args
    fight = fight_on(g)
    fight.dice = (*fight.dice, g.roll(6))
    g.emit(ev.DiceRolled(h, fight.dice))
    if len(fight.dice) < dice_in_fight(g, g.heroes[h]):
        g.owe("andor.shoot_again", f.seat, h)


@chooser("shoot_again")
def again_or_keep(g: Andor, f: Frame) -> list[Act]:
    return [AGAIN, KEEP]


@step("andor.shoot_again", again_or_keep, rules=("andor.hero_ability.150",))
def shoot_again(g: Andor, f: Frame, answer: Act) -> None:
    if answer is AGAIN:
        g.then(shoot, f)


# -- the foe answers -----------------------------------------------------------------------------------


@step("andor.foe_rolls")
def foe_rolls(g: Andor, f: Frame) -> None:
    """[andor.fight.100, andor.fight.110, andor.fight.120, andor.fight.140, andor.skeleton_fight.010]"""
    fight = fight_on(g)
    fight.roller = NONE
    strength = fight.strength
    if fight.dweller != NONE:
        fight.foe_dice = ()
        fight.foe_value = strength
    else:
        foe_def = g.legend.foes[fight.kind]
        if foe_def.weak_to != NONE and any(foe_def.weak_to in g.heroes[h].bag for h in fight.fighters):
            strength = max(1, strength - foe_def.weakness)
        count = foe_def.dice(fight.willpower)
        if foe_def.die == GREY:
            faces = g.legend.grey_faces
            fight.foe_dice = tuple([faces[g.roll(6) - 1] for _ in range(count)])
        else:
            fight.foe_dice = tuple([g.roll(6) for _ in range(count)])
        fight.foe_value = strength + equal_dice(fight.foe_dice)
        points = fight.foe_value - strength
        counting = equal_places(fight.foe_dice)
        less = fight.strength - strength
        g.emit(ev.FoeRolled(fight.kind, fight.foe_dice, points, strength, counting, less))
    resolve(g, fight)


def resolve(g: Andor, fight: Fight) -> None:
    """The lower side loses the difference.
    [andor.fight.150, andor.fight.160, andor.skeleton_fight.040, andor.skeleton_fight.050]"""
    lead = fight.total - fight.foe_value
    if lead > 0 and fight.dweller == NONE:
        fight.willpower = max(0, fight.willpower - lead)
    g.emit(ev.RoundEnded(fight.total, fight.foe_value, fight.willpower))
    if lead > 0:
        if fight.dweller != NONE:
            break_free(g, fight)
            return
        if g.legend.foes[fight.kind].kind == SKELETON:
            strike_skeleton(g, fight)
            return
        if fight.willpower == 0:
            defeat(g, fight)
            return
    elif lead < 0 and fight.dweller == NONE:  # [andor.cave_dweller.030]
        for h in fight.fighters:  # [andor.group_fight.060]
            g.owe("andor.blow", seat_of(g, h), h, -lead)
    g.owe("andor.after_round", NOBODY)


@chooser("ward_blow", ask=True)
def ward_or_suffer(g: Andor, f: Frame) -> list[Act]:
    h, _ = f.args
    return [NOTHING, *(act("ward", item) for item in shields_of(g.heroes[h]))]


@step("andor.blow")
def blow(g: Andor, f: Frame) -> None:
    """A shield may ward the loss off. [andor.shield.030, andor.shield.050]"""
    h, loss = f.args
    if shields_of(g.heroes[h]):
        g.owe("andor.ward_blow", f.seat, h, loss)
    else:
        suffer(g, h, loss)


@step(
    "andor.ward_blow",
    ward_or_suffer,
    rules=(
        "andor.fight.150",
        "andor.shield.030",
        "andor.shield.050",
        "andor.defeat.010",
        "andor.defeat.020",
        "andor.defeat.030",
    ),
)
def ward_blow(g: Andor, f: Frame, answer: Act) -> None:
    h, loss = f.args
    if answer is NOTHING:
        suffer(g, h, loss)
    else:
        g.use_up(h, answer.id)


def suffer(g: Andor, h: int, n: int) -> None:
    """[andor.defeat.010, andor.group_fight.170, andor.fight.170]"""
    if g.lose_willpower(h, n):
        g.emit(ev.Beaten(h))
        g.recover(h)
        fight = fight_on(g)
        fight.fighters = tuple(i for i in fight.fighters if i != h)


# -- between rounds ------------------------------------------------------------------------------------


@step("andor.after_round")
def after_round(g: Andor, f: Frame) -> None:
    """[andor.skeleton_move.020, andor.fight.180, andor.group_fight.120]"""
    fight = fight_on(g)
    fight.fury += 1
    owe_movement(g)
    for h in fight.fighters:
        g.owe("andor.stay", seat_of(g, h), h)
    g.owe("andor.next_round", NOBODY)


@chooser("stay", ask=True)
def on_or_out(g: Andor, f: Frame) -> list[Act]:
    """Another round, if there is an hour for it. [andor.fight.190, andor.fight.200]"""
    (h,) = f.args
    fight = fight_on(g)
    if h not in fight.fighters or not g.can_spend_hour(h) or not still_there(g, fight):
        return []
    return [ON, WITHDRAW, *free_actions(g)]


def still_there(g: Andor, fight: Fight) -> bool:
    return fight.dweller != NONE or g.foe(fight.uid) is not None


@step(
    "andor.stay",
    on_or_out,
    rules=(
        "andor.fight.180",
        "andor.fight.190",
        "andor.fight.200",
        "andor.fight.250",
        "andor.group_fight.110",
        "andor.group_fight.120",
        "andor.group_fight.130",
        "andor.hour.030",
    ),
)
def stay(g: Andor, f: Frame, answer: Act) -> None:
    (h,) = f.args
    fight = fight_on(g)
    if is_free(answer):
        do_free(g, answer)  # [andor.group_fight.110]
        g.then(stay, f)
    elif answer is ON:
        fight.staying = (*fight.staying, h)
    else:
        g.emit(ev.Withdrew(h))


@step("andor.next_round")
def next_round(g: Andor, f: Frame) -> None:
    """Who stays fights on; whoever has left cannot come back.
    [andor.group_fight.130, andor.group_fight.140, andor.group_fight.160]"""
    fight = fight_on(g)
    staying = tuple(h for h in fight.staying if in_reach_still(g, fight, h))
    fight.fighters = in_order(g, fight.starter, staying)
    fight.staying = ()
    if fight.fighters and still_there(g, fight) and bound_take_part(g, fight):
        g.owe("andor.round", NOBODY)
    else:
        g.owe("andor.end_fight", NOBODY, 0)


def in_reach_still(g: Andor, fight: Fight, h: int) -> bool:
    """A spell between rounds may have taken a hero or the foe elsewhere."""
    if not g.can_spend_hour(h):
        return False
    if fight.dweller != NONE:
        return g.heroes[h].field == fight.dweller
    foe = g.foe(fight.uid)
    return foe is not None and in_range(g, g.heroes[h], foe)


def bound_take_part(g: Andor, fight: Fight) -> bool:
    """[andor.cave_dweller.070]"""
    return all(h in fight.fighters for h, hero in enumerate(g.heroes) if hero.held == fight.dweller != NONE)


@step("andor.end_fight")
def end_fight(g: Andor, f: Frame) -> None:
    """The foe recovers, if it is still there, and the white cube goes back.
    [andor.fight.250, andor.difficulty.060]"""
    (won,) = f.args
    g.fight = None
    g.emit(ev.FightEnded(won))
    owe_movement(g)
