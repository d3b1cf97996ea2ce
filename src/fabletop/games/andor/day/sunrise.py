"""The sunrise box: eleven symbols in order, then a new day. [andor.sunrise.010]"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.foes import arrive, collapse, hero_on, hunt, move_creatures, seek_hordes
from fabletop.games.andor.defs import (
    CAVE,
    COLD_NIGHT,
    COLLAPSE,
    CROSS,
    EVENT_CARD,
    FOOD,
    GROWING,
    HERBS_GROW,
    LARDERS,
    MOUNTAIN_SKRAL,
    MOVE_SKRALS,
    MOVE_TROLLS,
    MOVE_WARGORS,
    MOVE_WARGORS_AGAIN,
    NARRATOR,
    NONE,
    REFILL_CAVES,
    REFILL_SPRINGS,
    SHADOW_HUNTS,
    SKELETON,
    SKELETON_FOE,
    SKELETONS,
    SPRING,
    STAR_SHIELD,
    STARWORT,
    SYMBOL_COUNT,
    TROLL,
    WARGOR,
)
from fabletop.games.andor.state.acts import NOTHING, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.event_cards import shield_bearer, shield_side
from fabletop.games.andor.story.gifts import food_in_bag, use_up_food
from fabletop.games.andor.story.legend import AT_SUNRISE, check
from fabletop.games.andor.story.placing import refill_cave
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

HUNGER: Final = 8  # [andor.food.020]
COLD: Final = 1
MOST_DAYS: Final = 50  # without the narrator


@step("andor.sunrise")
def sunrise(g: Andor, f: Frame) -> None:
    """All time discs lie in the box. [andor.day.080]"""
    for rule in g.until_sunrise:
        g.drop_rule(rule)
    g.until_sunrise = ()
    if not g.enabled >> NARRATOR & 1 and must_end(g):
        g.owe("andor.narrator", NOBODY)
    g.end_rest()
    if g.rules_on & COLLAPSE:
        collapse(g)
    bearer = shield_bearer(g, STAR_SHIELD)
    if bearer != NONE:
        g.owe("andor.star_shield", seat_of(g, bearer), bearer)
    g.owe("andor.symbol", NOBODY, EVENT_CARD)


def must_end(g: Andor) -> bool:
    """Whether the narrator moves though its symbol is off, lest a legend never end: after a day on which all
    heroes rest, for nobody is asked on it, and after many days."""
    return g.day >= MOST_DAYS or all(hero.resting for hero in g.heroes)


@chooser("star_shield", ask=True)
def any_symbol(g: Andor, f: Frame) -> list[Act]:
    """Every symbol that is resolved in this legend but the narrator."""
    found = [act("symbol", s) for s in range(NARRATOR) if g.enabled >> s & 1 and not g.skipped >> s & 1]
    return [NOTHING, *found]


@step("andor.star_shield", any_symbol, rules=("andor.sunrise.010",))
def star_shield(g: Andor, f: Frame, what: Act) -> None:
    """One side of the Shield of the Stars leaves out a symbol."""
    (bearer,) = f.args
    if what is not NOTHING:
        g.use_up(bearer, shield_side(g.heroes[bearer], STAR_SHIELD))
        g.skipped |= 1 << what.id


@step("andor.symbol")
def symbol(g: Andor, f: Frame) -> None:
    """One symbol after the other, what one of them sets off before the next; after the last a new day.
    [andor.sunrise.010]"""
    (which,) = f.args
    while which < SYMBOL_COUNT and not g.owed and not g.finished:
        come_to(g, which)
        which += 1
    if which < SYMBOL_COUNT:
        g.owe("andor.symbol", NOBODY, which)
    else:
        g.skipped = 0
        g.owe("andor.day", NOBODY)


def come_to(g: Andor, which: int) -> None:
    """A symbol, unless it is left out today or in this legend."""
    if g.enabled >> which & 1:
        if g.skipped >> which & 1:
            g.skipped &= ~(1 << which)
            g.emit(ev.SymbolSkipped(which))
        else:
            g.emit(ev.SunriseSymbol(which))
            resolve(g, which)


def resolve(g: Andor, which: int) -> None:
    if which == EVENT_CARD:
        g.owe("andor.event", NOBODY, NONE)  # [andor.sunrise.020]
    elif which in (MOVE_WARGORS, MOVE_WARGORS_AGAIN):  # [andor.sunrise.030]
        move_creatures(g, WARGOR)
    elif which == MOVE_SKRALS:
        move_creatures(g, MOUNTAIN_SKRAL)
    elif which == MOVE_TROLLS:
        move_creatures(g, TROLL)
        if g.marches:
            g.owe("andor.march", NOBODY, AT_SUNRISE)
    elif which == REFILL_CAVES:
        refill_caves(g)
    elif which == SKELETONS:
        raise_skeletons(g)
    elif which == FOOD:
        for h in range(len(g.heroes)):
            g.owe("andor.meal", seat_of(g, h), h)
    elif which == HERBS_GROW:
        grow_herbs(g)
    elif which == REFILL_SPRINGS:
        refill_springs(g)
    else:
        g.owe("andor.narrator", NOBODY)  # [andor.narrator.010]


def refill_caves(g: Andor) -> None:
    """[andor.sunrise.040]"""
    for field in g.board.lists["caves"]:
        if g.token_on(field, CAVE) is None and not hero_on(g, field):
            refill_cave(g, field)


def raise_skeletons(g: Andor) -> None:
    """Those in the box return where a red die says, and the subdued stand up.
    [andor.sunrise.050, andor.sunrise.060]"""
    for _ in range(g.unbox_skeletons()):
        field = g.board.lists["skeleton_return"][g.roll(6) - 1]
        arrive(g, g.add_foe(SKELETON_FOE, field))
    for foe in g.foes:
        if foe.down and g.legend.foes[foe.kind].kind == SKELETON:
            g.lay_down(foe, False)
    seek_hordes(g)
    if g.rules_on & SHADOW_HUNTS:
        hunt(g)


def grow_herbs(g: Andor) -> None:
    """One more where at least one grows, the lowest fields first. [andor.herb.010, andor.herb.030]"""
    for field in sorted({field for field, item in g.lying if item == GROWING}):
        if g.supply[STARWORT] > 0:
            g.to_supply(STARWORT, -1)
            g.lay(field, GROWING)


def refill_springs(g: Andor) -> None:
    """[andor.spring.020, andor.spring.030]"""
    for token in g.tokens:
        if token.kind == SPRING and not token.open and not hero_on(g, token.field):
            g.turn_token(token, True)


# -- food ----------------------------------------------------------------------------------------------


@step("andor.meal")
def meal(g: Andor, f: Frame) -> None:
    """Food or hunger; nobody eats at the camp or the wagon. [andor.food.010, andor.food.040]"""
    (h,) = f.args
    hero = g.heroes[h]
    if hero.field == g.base:
        if g.rules_on & COLD_NIGHT:
            g.wound(h, COLD)
        return
    if g.rules_on & LARDERS and g.token_on(hero.field, CROSS) is not None:
        return
    if food_in_bag(g, h):
        g.owe("andor.eat", f.seat, h)
        return
    g.emit(ev.Hungry(h))
    if g.lose_willpower(h, HUNGER) and not g.recover(h):  # [andor.food.020, andor.food.030]
        g.must_rest(h)
    check(g)


@chooser("food")
def any_meal(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    return food_in_bag(g, h)


@step("andor.eat", any_meal, rules=("andor.food.010", "andor.food.040"))
def eat(g: Andor, f: Frame, food: Act) -> None:
    (h,) = f.args
    use_up_food(g, h, food)
