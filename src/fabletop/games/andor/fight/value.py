"""What a hero brings into a combat round: the dice that count, and strength with all that changes it."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.defs import (
    ARCHER,
    AXE,
    DWARF,
    HELM,
    MAGE,
    NONE,
    SECOND_ABILITIES,
    SWORD_HILT,
    WARRIOR,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Hero

AMBRA: Final = 2  # the white cube above the blue one [andor.hero_ability.070, andor.setup.060]
CAVE_STRENGTH: Final = 5  # [andor.hero_ability.120]
CAVE_DICE: Final = 3
WEAPON_STRENGTH: Final = {AXE: 2, SWORD_HILT: 5}
WEAPON_NAMES: Final = {AXE: "axe", SWORD_HILT: "sword"}
PARTS: Final = ("own", "white_cube", "cave", "axe", "sword", "lent")  # what a strength is made of
HOW: Final = ("best", "last", "equal", "joined", "doubled")  # by what dice count


# -- dice ----------------------------------------------------------------------------------------------


def is_home(g: Andor, kind: int, field: int) -> bool:
    """Where the dwarf is at home. [andor.hero_ability.120, andor.difficulty.070]"""
    if kind != DWARF or not g.rules_on & SECOND_ABILITIES:
        return False
    return g.board.is_cave[field] or (g.grade(2) and g.board.from_cave[field])


def dice_in_fight(g: Andor, hero: Hero) -> int:
    """[andor.hero_ability.130]"""
    return CAVE_DICE if is_home(g, hero.kind, hero.field) else g.dice_of(hero)


def points_of(hero: Hero, fight: Fight) -> int:
    """What the dice of a hero count. [andor.fight.070]"""
    dice = fight.dice
    if hero.kind == ARCHER:
        return dice[-1] * 2 if fight.doubled else dice[-1]
    best = max(dice)
    if fight.joined_dice:
        ordered = sorted(dice)
        return ordered[-1] + ordered[-2]
    if fight.doubled:
        return best * 2
    if HELM in hero.bag and hero.kind != MAGE:
        return equal_dice(dice)
    return best


def equal_dice(dice: tuple[int, ...]) -> int:
    """The best die or the sum of equal ones. [andor.fight.130]"""
    best = 0
    for die in dice:
        value = die * dice.count(die)
        if value > best:
            best = value
    return best


def counting_dice(hero: Hero, fight: Fight) -> tuple[int, ...]:
    """The places of the dice that make up `points_of`. [andor.fight.070]"""
    dice = fight.dice
    if not dice:
        return ()
    how = how_they_count(hero, fight)
    if how == "last" or hero.kind == ARCHER:
        return (len(dice) - 1,)
    if how == "equal":
        return equal_places(dice)
    best = sorted(range(len(dice)), key=lambda i: -dice[i])
    return tuple(sorted(best[:2])) if how == "joined" else (best[0],)


def how_they_count(hero: Hero, fight: Fight) -> str:
    """One of HOW. [andor.fight.070, andor.fight.130]"""
    if fight.joined_dice:
        return "joined"
    if fight.doubled:
        return "doubled"
    if hero.kind == ARCHER:
        return "last"
    if HELM in hero.bag and hero.kind != MAGE and len(equal_places(fight.dice)) > 1:
        return "equal"
    return "best"


def equal_places(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The places of what `equal_dice` counts. [andor.fight.130]"""
    most = equal_dice(dice)
    for die in dice:
        if die * dice.count(die) == most:
            return tuple([i for i, other in enumerate(dice) if other == die])
    return ()


# -- strength ------------------------------------------------------------------------------------------


def strength_in_fight(g: Andor, fight: Fight, hero: Hero) -> int:
    """[andor.hero_ability.080, andor.hero_ability.090, andor.hero_ability.100, andor.difficulty.050]"""
    strength = hero.strength
    if hero.kind == WARRIOR and g.rules_on & SECOND_ABILITIES:
        if g.grade(2):
            strength += AMBRA + fight.fury
        elif fight.round == 1:
            strength += AMBRA
    elif is_home(g, hero.kind, hero.field):
        strength += CAVE_STRENGTH
    return strength


def lasting_strength(fight: Fight, h: int) -> int:
    """Weapons that serve for the whole fight. [andor.difficulty.020]"""
    return sum(WEAPON_STRENGTH.get(weapon, 0) for owner, weapon in fight.lasting if owner == h)


def strength_parts(g: Andor, fight: Fight, h: int) -> tuple[tuple[str, int], ...]:
    """The strength that the roller has in this round, piece by piece, each named by one of PARTS.
    [andor.hero_ability.080, andor.hero_ability.120, andor.ancient_weapon.080, andor.group_fight.100]"""
    hero = g.heroes[h]
    parts = [("own", hero.strength)]
    more = strength_in_fight(g, fight, hero) - hero.strength
    if more:
        parts.append(("white_cube" if hero.kind == WARRIOR else "cave", more))
    lent = fight.extra
    for weapon, strength in WEAPON_STRENGTH.items():
        if weapon in fight.used or (h, weapon) in fight.lasting:
            parts.append((WEAPON_NAMES[weapon], strength))
            lent -= strength
    if lent:
        parts.append(("lent", lent))
    return tuple(parts)


def white_cube(g: Andor, hero: Hero) -> int:
    """Where the warrior's white cube stands; NONE for whoever has none.
    [andor.hero_ability.070, andor.difficulty.050]"""
    if hero.kind != WARRIOR or not g.rules_on & SECOND_ABILITIES:
        return NONE
    fury = g.fight.fury if g.fight is not None and g.grade(2) else 0
    return hero.strength + AMBRA + fury
