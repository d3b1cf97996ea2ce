"""What comes of a round that the heroes win: rewards, fallen skeletons, and freedom from a cave dweller."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.day.stops import activate
from fabletop.games.andor.defs import (
    CAVE,
    DWARF,
    KRAHDER,
    NONE,
)
from fabletop.games.andor.fight.invitation import fight_on
from fabletop.games.andor.state.acts import seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight
from fabletop.games.andor.story.gifts import offer_article
from fabletop.games.andor.story.legend import check, check_goals, note
from fabletop.games.andor.story.placing import refill_cave
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

STRENGTH: Final = act("strength")
WILLPOWER: Final = act("willpower")
FIELD_200: Final = act("field_200")
SUNRISE_BOX: Final = act("sunrise_box")

SPOILS_LIMIT: Final = 6


# -- victory -------------------------------------------------------------------------------------------


def defeat(g: Andor, fight: Fight) -> None:
    """The foe goes to field 200; goals are checked before the narrator moves.
    [andor.fight.210, andor.fight.240, andor.legend.050, andor.narrator.020]"""
    foe = g.foe(fight.uid)
    if foe is not None:
        g.remove_foe(foe, True)
    g.count_defeat(fight.kind)
    check_goals(g)
    foe_def = g.legend.foes[fight.kind]
    if foe_def.reward_strength or foe_def.reward_willpower:
        g.owe("andor.reward", NOBODY, fight.kind)
    g.owe("andor.narrator", NOBODY)
    g.owe("andor.fallen", NOBODY, fight.kind)
    g.owe("andor.end_fight", NOBODY, 1)


@step("andor.fallen")
def fallen(g: Andor, f: Frame) -> None:
    """Cards that wait for this defeat."""
    (kind,) = f.args
    note(g, "defeated", kind, NONE, fight_on(g).starter)
    if g.legend.foes[kind].kind == KRAHDER:
        note(g, "defeated_krahder", NONE, NONE, fight_on(g).starter)
    check(g)


def last_fighters(g: Andor, f: Frame) -> tuple[Seat, ...]:
    """Who took part in the last round decides together. [andor.group_fight.070, andor.group_fight.080]"""
    return tuple(sorted({seat_of(g, h) for h in fight_on(g).fighters}))


@chooser("reward", by=last_fighters)
def left_or_right(g: Andor, f: Frame) -> list[Act]:
    """One side of the diagonal line, not both. [andor.fight.230]"""
    (kind,) = f.args
    foe_def = g.legend.foes[kind]
    sides = [STRENGTH] if foe_def.reward_strength else []
    return [*sides, WILLPOWER] if foe_def.reward_willpower else sides


@step(
    "andor.reward",
    left_or_right,
    rules=(
        "andor.fight.210",
        "andor.fight.220",
        "andor.fight.230",
        "andor.group_fight.070",
        "andor.group_fight.080",
    ),
)
def reward(g: Andor, f: Frame, side: Act) -> None:
    (kind,) = f.args
    foe_def = g.legend.foes[kind]
    points = foe_def.reward_strength if side is STRENGTH else foe_def.reward_willpower
    for _ in range(points):
        g.owe("andor.share", NOBODY, 1 if side is STRENGTH else 0)


@chooser("share", by=last_fighters)
def any_fighter(g: Andor, f: Frame) -> list[Act]:
    return [act("hero", h) for h in fight_on(g).fighters]


@step(
    "andor.share",
    any_fighter,
    rules=("andor.group_fight.070", "andor.group_fight.080", "andor.hero_ability.050"),
)
def share(g: Andor, f: Frame, whom: Act) -> None:
    """Point by point."""
    (is_strength,) = f.args
    if not is_strength:
        g.gain_willpower(whom.id, 1)
        return
    hero = g.heroes[whom.id]
    smith = hero.kind == DWARF and not hero.spoils and hero.strength <= SPOILS_LIMIT
    g.change_strength(whom.id, 1)
    if smith:  # the dwarf's first ability [andor.hero_ability.050]
        hero.spoils = True
        g.change_strength(whom.id, 1)


# -- skeletons and cave dwellers -------------------------------------------------------------------------


def strike_skeleton(g: Andor, fight: Fight) -> None:
    """Defeated in the first round or not at all; otherwise it lies down.
    [andor.skeleton_fight.060, andor.skeleton_fight.080, andor.skeleton_fight.030, andor.narrator.070]"""
    foe = g.foe(fight.uid)
    if foe is None:
        return
    if fight.round == 1 and fight.willpower == 0:
        g.remove_foe(foe, False)
        g.owe("andor.bury", seat_of(g, fight.starter), fight.starter)
        g.owe("andor.spoils", NOBODY)
    else:
        g.lay_down(foe, True)  # [andor.skeleton_fight.070]
    g.owe("andor.end_fight", NOBODY, 1)


@chooser("bury")
def where_to(g: Andor, f: Frame) -> list[Act]:
    return [FIELD_200, SUNRISE_BOX]


@step(
    "andor.bury",
    where_to,
    rules=("andor.skeleton_fight.090", "andor.narrator.050", "andor.narrator.060", "andor.sunrise.050"),
)
def bury(g: Andor, f: Frame, where: Act) -> None:
    kind = fight_on(g).kind
    if where is FIELD_200:
        g.bury(kind)
        g.count_defeat(kind)
        g.owe("andor.narrator", NOBODY)
    else:
        g.box_skeleton()


@chooser("spoils", by=last_fighters)
def any_finder(g: Andor, f: Frame) -> list[Act]:
    return [act("hero", h) for h in fight_on(g).fighters]


@step("andor.spoils", any_finder, rules=("andor.skeleton_fight.100",))
def spoils(g: Andor, f: Frame, whom: Act) -> None:
    """One article, but no starwort and no brew."""
    offer_article(g, whom.id)


def break_free(g: Andor, fight: Fight) -> None:
    """The token goes and a new one is activated on the spot.
    [andor.cave_dweller.020, andor.cave_dweller.080, andor.cave_dweller.090, andor.cave_dweller.100]"""
    field = fight.dweller
    token = g.token_on(field, CAVE)
    finder = fight.starter
    for h, hero in enumerate(g.heroes):
        if hero.held == field:
            finder = h
            g.release(h)
    if token is not None:
        g.remove_token(token)
    g.owe("andor.end_fight", NOBODY, 1)
    refill_cave(g, field)
    fresh = g.token_on(field, CAVE)
    if fresh is not None:
        activate(g, finder, fresh)
