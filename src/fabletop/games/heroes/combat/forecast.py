"""What an attack would come to: every result of the dice, how likely it is, and what it would do.

Nothing is changed and nobody is asked: cards that may still be played and rerolls that may still be made are
left out.  The numbers are those of attack.py, of which this is the reading without the rolling.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Final, Literal, NamedTuple

from fabletop.games.heroes.combat.attack import shake_off, spend_bonuses
from fabletop.games.heroes.combat.blow import (
    attack_of,
    attacks,
    burn_of,
    counting_die,
    defence_of,
    dice_to_roll,
    is_answered,
    is_braced,
    is_dieless,
    rerolls_minus,
    retaliates,
    strikes_twice,
    work_out_blow,
)
from fabletop.games.heroes.combat.pieces import Blow
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes

Fate = Literal["stands", "flips", "falls"]
STANDS: Final = "stands"
FLIPS: Final = "flips"
FALLS: Final = "falls"

DIE: Final = {-1: Fraction(1, 3), 0: Fraction(1, 3), 1: Fraction(1, 3)}  # [heroes.combat_round.170]
GUARD: Final = Fraction(1, 3)  # a defence token helps on +1 [heroes.defend.020]
Chances = dict[int, Fraction]


class Outcome(NamedTuple):
    """One result: what the dice come to (None if there are none), whether the defence token helps, how likely
    that is, the damage, and what becomes of the target."""

    die: int | None
    guard: bool
    chance: Fraction
    damage: int
    fate: Fate


class Answer(NamedTuple):
    """The blow struck back: the least and the most damage, and how likely it comes to that at all."""

    low: int
    high: int
    chance: Fraction


class Forecast(NamedTuple):
    attack: int
    defence: int
    outcomes: tuple[Outcome, ...]
    back: Answer | None
    burn: int  # what a fire shield does to the attacker
    again: bool  # whether the same attack is made once more


def forecast(g: Heroes, uid: int, target: int, space: int = NONE) -> Forecast:
    """What it would come to if a unit attacked another from where it stands, or from another space."""
    if space not in (NONE, g.fight.units[uid].space):
        g = g.clone()
        g.move(uid, space)
    return of_blow(g, declared(g, uid, target))


def declared(g: Heroes, uid: int, target: int, back: bool = False) -> Blow:
    """The blow as it begins. [heroes.combat_round.190]"""
    c = g.fight
    blow = Blow(uid, target)
    blow.back = back
    blow.first = not back
    blow.attack = c.camps[c.units[uid].side].attack_waiting
    return blow


def of_blow(g: Heroes, blow: Blow) -> Forecast:
    """What an attack comes to as things stand: declared, or with its dice already on the table."""
    uid, target = blow.attacker, blow.defender
    rows = [
        (die, guard, chance, work_out_blow(g, blow, die, guard).damage)
        for die, chance in results(g, blow).items()
        for guard, chance in guarded(g, target, chance)
    ]
    burn = burn_of(g, blow)
    after = {damage: struck(g, blow, damage, burn) for damage in {row[3] for row in rows}}
    outcomes = [
        Outcome(die, guard, chance, damage, fate(g, after[damage], target))
        for die, guard, chance, damage in rows
    ]
    return Forecast(
        attack_of(g, blow),
        defence_of(g, blow),
        tuple(outcomes),
        answer(blow, after, outcomes) if attacks(blow) and is_answered(g, uid) else None,
        burn,
        attacks(blow) and strikes_twice(g, uid, target),
    )


# -- the dice ---------------------------------------------------------------------------------------------


def results(g: Heroes, blow: Blow) -> dict[int | None, Fraction]:
    """What the dice may come to, the lowest first; None where they count nothing.
    [heroes.combat_round.170, heroes.unit_type.110]"""
    if blow.ignored or (is_dieless(g, blow) and not blow.dice):
        return {None: Fraction(1)}
    if blow.dice:
        return {counting_die(g, blow): Fraction(1)}
    one = one_die(g, blow)
    found: Chances = {}
    for faces in product(one, repeat=dice_to_roll(g, blow)):
        rolled = blow.clone()
        rolled.dice = faces
        chance = Fraction(1)
        for face in faces:
            chance *= one[face]
        total = counting_die(g, rolled)
        found[total] = found.get(total, Fraction(0)) + chance
    return {die: found[die] for die in sorted(found)}


def one_die(g: Heroes, blow: Blow) -> Chances:
    """One attack die, after what must be done to it. [heroes.unit.250, heroes.unit.270]"""
    chances = dict(DIE)
    if g.fight.powers_of(blow.defender).withers:
        chances = {-1: Fraction(1)}
    if rerolls_minus(g, blow):
        again = chances.pop(-1)
        chances = {face: chances.get(face, Fraction(0)) + again / 2 for face in (0, 1)}
    return chances


def guarded(g: Heroes, target: int, chance: Fraction) -> list[tuple[bool, Fraction]]:
    """The same with the die of a defence token. [heroes.defend.020]"""
    if not is_braced(g, target):
        return [(False, chance)]
    return [(False, chance * (1 - GUARD)), (True, chance * GUARD)]


# -- what comes of it -------------------------------------------------------------------------------------


def struck(g: Heroes, blow: Blow, damage: int, burn: int) -> Heroes:
    """The game after so much damage. [heroes.combat_round.230]"""
    after = g.clone()
    after.fight.spared = NONE
    shake_off(after, blow.defender)
    spend_bonuses(after, blow)
    after.wound(blow.defender, damage)
    after.wound(blow.attacker, burn)
    return after


def fate(g: Heroes, after: Heroes, target: int) -> Fate:
    unit = after.fight.units[target]
    if not unit.stands:
        return FALLS
    return STANDS if unit.face == g.fight.units[target].face else FLIPS


def answer(blow: Blow, after: dict[int, Heroes], outcomes: list[Outcome]) -> Answer | None:
    """The blow struck back, over all results that leave somebody to strike it.
    [heroes.retaliation.010, heroes.retaliation.020, heroes.retaliation.060]"""
    damages: list[int] = []
    chance = Fraction(0)
    for one in outcomes:
        g = after[one.damage]
        if retaliates(g, blow.defender, blow.attacker):
            chance += one.chance
            reply = declared(g, blow.defender, blow.attacker, back=True)
            damages += [
                work_out_blow(g, reply, die, guard).damage
                for die in results(g, reply)
                for guard, _ in guarded(g, blow.attacker, Fraction(1))
            ]
    return Answer(min(damages), max(damages), chance) if damages else None
