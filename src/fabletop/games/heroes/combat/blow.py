"""A blow in numbers: what the rules carry out and what a forecast foretells.  Nothing here changes anything.
[heroes.combat_round.170 to 220, heroes.retaliation, heroes.unit_type.110, heroes.defend.020]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.combat.pieces import COVER, DEFENDING, INSPIRED, RETALIATED, Blow
from fabletop.games.heroes.combat.reach import is_penalised, is_sheltered
from fabletop.games.heroes.defs import FEW, NONE, PACK, RANGED
from fabletop.games.heroes.state.game import Heroes


def attacks(blow: Blow) -> bool:
    """Whether attack abilities work: not when striking back, and only in the first attack.
    [heroes.unit.250]"""
    return blow.first and not blow.back


# -- the dice ---------------------------------------------------------------------------------------------


def keeps(g: Heroes, blow: Blow) -> int:
    """Which of two dice counts: -1 the lower, 1 the higher, 0 there is only one.
    [heroes.unit_type.110]"""
    c = g.fight
    mine = c.powers_of(blow.attacker)
    lower = is_penalised(g, blow.attacker, blow.defender) and not (mine.no_penalties and not blow.back)
    if blow.back and c.powers_of(blow.defender).dread:
        lower = True
    higher = mine.fervour > 0 or (mine.better_die > 0 and attacks(blow))
    if lower == higher:
        return 0
    return 1 if higher else -1


def is_dieless(g: Heroes, blow: Blow) -> bool:
    c = g.fight
    if blow.dieless or c.has_lasting(blow.attacker, "bless"):
        return True
    return attacks(blow) and c.powers_of(blow.attacker).dieless > 0


def dice_to_roll(g: Heroes, blow: Blow) -> int:
    """One attack die, or two of which one counts, or both. [heroes.combat_round.170, heroes.unit_type.110]"""
    both = attacks(blow) and g.fight.powers_of(blow.attacker).two_dice > 0
    return 2 if both or keeps(g, blow) else 1


def rerolls_minus(g: Heroes, blow: Blow) -> bool:
    """Some units roll every -1 again, as often as it appears. [heroes.unit.250, heroes.unit.270]"""
    mine = g.fight.powers_of(blow.attacker)
    return mine.rerolls_minus > 0 or (mine.rerolls_minus_attacking > 0 and attacks(blow))


def counting_die(g: Heroes, blow: Blow) -> int:
    """What the dice come to."""
    kept = keeps(g, blow)
    if kept > 0:
        return max(blow.dice)
    if kept < 0:
        return min(blow.dice)
    return sum(blow.dice)


# -- attack and defence -----------------------------------------------------------------------------------


def attack_of(g: Heroes, blow: Blow) -> int:
    """The attack before the die: printed, what lasts, and what was played. [heroes.unit.130]"""
    c = g.fight
    uid = blow.attacker
    unit = c.units[uid]
    printed = c.face_of(unit).attack if blow.value == NONE else blow.value
    total = printed + blow.attack + c.lasting_on(uid, "attack") + c.lasting_on(uid, "bless")
    if unit.marks & INSPIRED and not blow.back:
        total += 1
    if c.lasting and g.units[unit.kind].type == RANGED and not c.are_adjacent(uid, blow.defender):
        total += sum(1 for one in c.lasting if one.word == "archery" and one.side == unit.side)
    bane = c.powers_of(uid).bane_of_arch_devils
    if bane and attacks(blow) and g.units[c.units[blow.defender].kind].is_called("arch_devils"):
        total += bane
    if is_sheltered(g, uid, blow.defender):  # heroes.unit_type.120
        total -= 1
    return max(0, total)


def defence_of(g: Heroes, blow: Blow) -> int:
    """The defence before the die. [heroes.unit.200]"""
    c = g.fight
    uid = blow.defender
    printed = c.face_of(c.units[uid]).defence
    if attacks(blow) and c.powers_of(blow.attacker).ignores_printed_defence:
        printed = 0
    total = printed + blow.defence + c.lasting_on(uid, "defence")
    if blow.back and c.powers_of(uid).wary:
        total += 1
    return max(0, total)


def die_defence(hardy: int, die: int) -> int:
    """The defence that a hardy unit has against good results of the attacker's die, however good."""
    return 1 if (hardy > 0 and die >= 1) or (hardy > 1 and die == 0) else 0


def is_braced(g: Heroes, uid: int) -> bool:
    """Whether a unit has a defence token, or counts as having one. [heroes.defend.020]"""
    c = g.fight
    if c.is_marked(uid, DEFENDING):
        return True
    unit = c.units[uid]
    if unit.space < 0:
        return False
    for space in c.board.near[unit.space]:
        friend = c.at[space]
        if friend != NONE and c.units[friend].side == unit.side and c.powers_of(friend).sheltering:
            return True
    return False


class Sum:
    """How a blow comes out: attack, what the die counts, defence, the damage; and the die itself."""

    def __init__(self, attack: int, counted: int, defence: int, damage: int, die: int) -> None:
        self.attack: Final = attack
        self.counted: Final = counted
        self.defence: Final = defence
        self.damage: Final = damage
        self.die: Final = die


def work_out_blow(g: Heroes, blow: Blow, die: int | None, guard: bool) -> Sum:
    """Attack with the die, minus defence, and never below nothing; `die` is None where none counts, and
    `guard` says whether a defence token helps.
    [heroes.combat_round.200, heroes.combat_round.210, heroes.combat_round.220, heroes.defend.020,
    heroes.option.020]"""
    c = g.fight
    total = attack_of(g, blow)
    against = defence_of(g, blow) + guard
    if die is None:
        die = 0
    else:
        if attacks(blow):
            mine = c.powers_of(blow.attacker)
            die += mine.die_bonus
            if mine.death_blow and die >= 0:
                total += 1
        against += die_defence(c.powers_of(blow.defender).hardy, die)
    counted = die * blow.times if g.rules.die_changes_damage else 0
    struck = total + counted
    if g.rules.least_attack > struck:
        struck = g.rules.least_attack
    damage = max(g.rules.least_damage, max(struck - against, 0))
    return Sum(total, counted, against, damage, die)


def would_defeat(g: Heroes, uid: int, damage: int) -> bool:
    """Whether so much damage would take a unit off the board."""
    c = g.fight
    unit = c.units[uid]
    lent = c.lasting_on(uid, "health")
    left = c.health_of(uid) - unit.damage
    face = unit.face
    for under, old in reversed(unit.beneath):
        printed = g.units[unit.kind].faces[under].health if under < COVER else cover_health(g, under)
        left += printed + lent - old
        face = under
    if face == PACK:
        left += g.units[unit.kind].faces[FEW].health + lent
    return damage >= left


def cover_health(g: Heroes, face: int) -> int:
    cover = g.cards[face - COVER].cover
    return 0 if cover is None else cover.health


# -- what follows -----------------------------------------------------------------------------------------


def strikes_twice(g: Heroes, uid: int, target: int) -> bool:
    """[heroes.unit.250]"""
    c = g.fight
    return c.powers_of(uid).double_shot > 0 and not c.are_adjacent(uid, target)


def is_answered(g: Heroes, uid: int) -> bool:
    """Whether anybody strikes back at a unit's attack at all. [heroes.retaliation.010, heroes.unit.250]"""
    return not g.fight.powers_of(uid).unanswered


def retaliates(g: Heroes, uid: int, target: int) -> bool:
    """Who survives an adjacent attacker strikes back, once in a round.
    [heroes.retaliation.010, heroes.retaliation.020, heroes.retaliation.040, heroes.retaliation.060]"""
    c = g.fight
    if c.spared == uid or not c.are_adjacent(uid, target):
        return False
    return not c.is_marked(uid, RETALIATED) or c.powers_of(uid).tireless > 0


def burn_of(g: Heroes, blow: Blow) -> int:
    """What a fire shield does to an adjacent attacker."""
    c = g.fight
    if not c.are_adjacent(blow.attacker, blow.defender):
        return 0
    return c.spell_damage(blow.attacker, c.lasting_on(blow.defender, "fire_shield"))
