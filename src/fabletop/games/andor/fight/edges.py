"""Right after a roll: the mage turns a die, and the roller uses brews, weapons and a lent strength."""

from __future__ import annotations

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    ARCHER,
    AXE,
    BREW,
    BROTHERHOOD_SHIELD,
    HALF_BREW,
    IRON_GAUNTLET,
    KNIFE,
    MAGE,
    SWORD_BLADE,
    SWORD_HILT,
)
from fabletop.games.andor.fight.invitation import fight_on
from fabletop.games.andor.fight.value import (
    WEAPON_STRENGTH,
    counting_dice,
    how_they_count,
    points_of,
    strength_in_fight,
    strength_parts,
)
from fabletop.games.andor.state.acts import DONE, NOTHING, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Hero, Rolled
from fabletop.games.andor.story.event_cards import shield_side
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def owe_edges(g: Andor, seat: Seat, h: int) -> None:
    """Right after a roll the mage may turn a die, then the roller may use things.
    [andor.group_fight.090, andor.fight.080]"""
    fight = fight_on(g)
    for i in fight.fighters:
        if g.heroes[i].kind == MAGE:
            g.owe("andor.twist", seat_of(g, i), i, h)
    g.owe("andor.edge", seat, h)


@chooser("twist")
def any_die(g: Andor, f: Frame) -> list[Act]:
    """The dice that a mage may turn, once a round. [andor.hero_ability.140]"""
    _, roller = f.args
    fight = fight_on(g)
    if fight.flipped:
        return []
    return [NOTHING, *(act("flip", die) for die in turnable(g.heroes[roller], fight.dice))]


@step("andor.twist", any_die, rules=("andor.hero_ability.140", "andor.group_fight.090"))
def twist(g: Andor, f: Frame, answer: Act) -> None:
    """The mage turns a die to its opposite side."""
    if answer is not NOTHING:
        fight = fight_on(g)
        fight.flipped = True
        set_die(g, fight, answer.id, 7 - fight.dice[answer.id])


@chooser("edge")
def edges(g: Andor, f: Frame) -> list[Act]:
    """What may change the roll before the next one: a brew, weapons, a lent strength; nothing is handed over.
    [andor.fight.080, andor.ancient_weapon.020, andor.group_fight.100]"""
    (h,) = f.args
    fight = fight_on(g)
    hero = g.heroes[h]
    options: list[Act] = [DONE]
    if hero.bag:
        add_items(g, options, h, hero, fight)
    if fight.lasting:
        add_lasting(options, h, hero, fight)
    return options


def turnable(hero: Hero, dice: tuple[int, ...]) -> list[int]:
    """The dice worth naming: the last of the archer, otherwise one of each number."""
    if hero.kind == ARCHER:
        return [len(dice) - 1]
    return [i for i, die in enumerate(dice) if die not in dice[:i]]


def add_items(g: Andor, options: list[Act], h: int, hero: Hero, fight: Fight) -> None:
    """What the roller carries, on the foe's field or next to it. [andor.ancient_weapon.110]"""
    bag = hero.bag
    if (BREW in bag or HALF_BREW in bag) and not fight.doubled and not fight.joined_dice:
        options.append(act("brew"))
    if KNIFE in bag:
        options += [act("knife", die) for die in turnable(hero, fight.dice)]
    if IRON_GAUNTLET in bag and may_join_dice(hero, fight):
        options.append(act("gauntlet"))
    if AXE in bag:
        options.append(act("weapon", AXE))
    if SWORD_HILT in bag and SWORD_BLADE in bag:  # [andor.ancient_weapon.090, andor.ancient_weapon.100]
        options.append(act("weapon", SWORD_HILT))
    if BROTHERHOOD_SHIELD in bag or BROTHERHOOD_SHIELD + 1 in bag:
        for i in range(len(g.heroes)):
            if i not in fight.fighters and i not in fight.lent:
                options.append(act("lend", i))


def may_join_dice(hero: Hero, fight: Fight) -> bool:
    """[andor.ancient_weapon.040, andor.ancient_weapon.050]"""
    return hero.kind != ARCHER and len(fight.dice) > 1 and not fight.doubled and not fight.joined_dice


def add_lasting(options: list[Act], h: int, hero: Hero, fight: Fight) -> None:
    """Knife and gauntlet again, in a fight in which they last. [andor.difficulty.020]"""
    if (h, KNIFE) in fight.lasting and KNIFE not in fight.used:
        options += [act("knife", die) for die in turnable(hero, fight.dice)]
    if (h, IRON_GAUNTLET) in fight.lasting and may_join_dice(hero, fight):
        options.append(act("gauntlet"))


@step(
    "andor.edge",
    edges,
    rules=(
        "andor.fight.070",
        "andor.fight.080",
        "andor.ancient_weapon.010",
        "andor.ancient_weapon.020",
        "andor.ancient_weapon.050",
    ),
)
def edge(g: Andor, f: Frame, what: Act) -> None:
    (h,) = f.args
    fight = fight_on(g)
    verb = what.verb
    if what is DONE:
        hero = g.heroes[h]
        points = points_of(hero, fight)
        strength = strength_in_fight(g, fight, hero) + fight.extra
        fight.total += points + strength  # [andor.group_fight.040]
        counting, how = counting_dice(hero, fight), how_they_count(hero, fight)
        parts = strength_parts(g, fight, h)
        fight.rolled = (*fight.rolled, Rolled(h, points, fight.dice, counting, how, parts))
        g.emit(ev.HeroValue(h, points, strength, fight.dice, counting, how, parts))
        return
    if verb == "brew":
        g.use_up(h, HALF_BREW if HALF_BREW in g.heroes[h].bag else BREW)
        fight.doubled = True
    elif verb == "knife":
        wield(g, fight, h, KNIFE)
        set_die(g, fight, what.id, g.roll(6))  # [andor.ancient_weapon.060, andor.ancient_weapon.070]
        owe_edges(g, f.seat, h)
        return
    elif verb == "gauntlet":
        wield(g, fight, h, IRON_GAUNTLET)
        fight.joined_dice = True  # [andor.ancient_weapon.030]
    elif verb == "weapon":
        wield(g, fight, h, what.id)
        if what.id == SWORD_HILT:
            g.take_from_bag(h, SWORD_BLADE)
            g.out_of_game(SWORD_BLADE)
        fight.extra += WEAPON_STRENGTH[what.id]  # [andor.ancient_weapon.080, andor.ancient_weapon.090]
    else:
        g.use_up(h, shield_side(g.heroes[h], BROTHERHOOD_SHIELD))
        fight.lent = (*fight.lent, what.id)
        fight.extra += g.heroes[what.id].strength
    g.then(edge, f)


def set_die(g: Andor, fight: Fight, number: int, value: int) -> None:
    dice = list(fight.dice)
    dice[number] = value
    fight.dice = tuple(dice)
    g.emit(ev.DiceChanged(fight.roller, fight.dice))


def wield(g: Andor, fight: Fight, h: int, weapon: int) -> None:
    """Used once and gone; with grade 1 it serves until the fight ends.
    [andor.ancient_weapon.010, andor.difficulty.020]"""
    fight.used = (*fight.used, weapon)
    if weapon in g.heroes[h].bag:
        g.take_from_bag(h, weapon)
        g.out_of_game(weapon)
        g.emit(ev.ItemUsed(h, weapon))
        if g.grade(1):
            fight.lasting = (*fight.lasting, (h, weapon))
