"""What cards and tokens give to heroes and take from them."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    APPLE_NUT,
    BREW,
    FIRE_SHIELD,
    ITEM_COUNT,
    NONE,
    SLOTS,
    SMALL,
    STARWORT,
    STORM_SHIELD,
    Effect,
)
from fabletop.games.andor.state.acts import NOTHING, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import check
from fabletop.games.andor.story.whom import heroes_meant
from fabletop.games.andor.story.word import word
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

NO_STARWORT_OR_BREW: Final = (STARWORT, BREW)  # [andor.agren.020, andor.skeleton_fight.100]
SHIELDS: Final = (STORM_SHIELD, FIRE_SHIELD, FIRE_SHIELD + 2, FIRE_SHIELD + 4)


@word("gain", takes="who", may="willpower strength article weapon shield gem count kept", at=heroes_meant)
def gain(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    if effect.willpower:
        g.gain_willpower(h, effect.willpower)
    if effect.strength:
        g.change_strength(h, effect.strength)
    for _ in range(effect.n):
        if effect.form == "item":
            gain_piece(g, h, effect.what, effect.flag)
        elif effect.form == "gem":
            gain_gem(g, h)
        elif effect.form == "shield":
            g.owe("andor.pick_shield", seat_of(g, h), h)


def gain_piece(g: Andor, h: int, item: int, kept: bool) -> None:
    """A piece of the equipment board or the box; a token that is kept needs none.  None left: nothing."""
    if not kept:
        if g.legend.equipment[item] and g.supply[item] > 0:
            g.to_supply(item, -1)
        elif g.box[item] > 0:
            g.take_from_box(item)
        else:
            return
    g.gain_item(h, item)


def gain_gem(g: Andor, h: int) -> None:
    """A gem of unknown value. [andor.component.300]"""
    gem = g.draw_gem()
    if gem != NONE:
        g.gain_item(h, gem)


@word("lose", takes="who", may="willpower strength article food dropped", at=heroes_meant)
def lose(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    g.wound(h, effect.willpower)
    if effect.strength:
        g.change_strength(h, -effect.strength)
    if effect.form == "small":
        g.owe("andor.drop_small", seat_of(g, h), h, int(effect.flag))
    elif effect.form == "food":
        for _ in range(effect.n):
            g.owe("andor.lose_food", seat_of(g, h), h)


@word("set_willpower", takes="who to how", at=heroes_meant)
def set_willpower(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    """Exactly so much, or only up or down to it."""
    willpower = g.heroes[h].willpower
    if (effect.form != "up" or willpower < effect.n) and (effect.form != "down" or willpower > effect.n):
        g.set_willpower(h, effect.n)


def food_in_bag(g: Andor, h: int) -> list[Act]:
    return [act("item", item) for item in (APPLE_NUT, STARWORT) if item in g.heroes[h].bag]


def use_up_food(g: Andor, h: int, food: Act) -> None:
    g.take_from_bag(h, food.id)
    g.to_supply(food.id, 1)
    g.emit(ev.FoodEaten(h, food.id))


@chooser("lost_food")
def any_food(g: Andor, f: Frame) -> list[Act]:
    (h,) = f.args
    return food_in_bag(g, h)


@step("andor.lose_food", any_food, rules=("andor.food.010",))
def lose_food(g: Andor, f: Frame, food: Act) -> None:
    (h,) = f.args
    use_up_food(g, h, food)


@chooser("dropped_article")
def any_small(g: Andor, f: Frame) -> list[Act]:
    h, _ = f.args
    return [act("item", item) for item in sorted(set(g.heroes[h].bag)) if SLOTS[item] == SMALL]


@step("andor.drop_small", any_small, rules=("andor.free_action.070",))
def drop_small(g: Andor, f: Frame, item: Act) -> None:
    """Left on the field, or out of the game."""
    h, stays_here = f.args
    if stays_here:
        g.drop(h, item.id)
    else:
        g.take_from_bag(h, item.id)
        g.out_of_game(item.id)
        g.emit(ev.ItemLost(item.id, g.heroes[h].field))


# -- articles -----------------------------------------------------------------------------------------


@word("agren", takes="who", at=heroes_meant)
def agren(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    """One article of choice, or none. [andor.agren.010]"""
    offer_article(g, h, True)


def offer_article(g: Andor, h: int, may_decline: bool = False) -> None:
    """No starwort and no brew. [andor.agren.020]"""
    g.owe("andor.pick_article", seat_of(g, h), h, int(may_decline))


@chooser("article")
def any_article(g: Andor, f: Frame) -> list[Act]:
    _, may_decline = f.args
    found = [
        act("item", item)
        for item in range(ITEM_COUNT)
        if g.supply[item] > 0 and item not in NO_STARWORT_OR_BREW
    ]
    return [*found, NOTHING] if may_decline else found


@step(
    "andor.pick_article",
    any_article,
    rules=("andor.agren.010", "andor.agren.020", "andor.skeleton_fight.100"),
)
def pick_article(g: Andor, f: Frame, item: Act) -> None:
    if item is NOTHING:
        return
    h, _ = f.args
    g.to_supply(item.id, -1)
    g.gain_item(h, item.id)
    check(g)


@chooser("shield")
def any_shield(g: Andor, f: Frame) -> list[Act]:
    return [act("item", item) for item in SHIELDS if g.box[item] > 0]


@step("andor.pick_shield", any_shield, rules=("andor.component.230",))
def pick_shield(g: Andor, f: Frame, item: Act) -> None:
    (h,) = f.args
    g.take_from_box(item.id)
    g.gain_item(h, item.id)
