"""An attack from its declaration to the blow struck back.
[heroes.combat_round.170 to 240, heroes.retaliation, heroes.unit_type.110, heroes.defend.020]

A blow waits in `g.fight.blow` while cards and dice are added to it:
declared -> both sides play cards -> dice -> rerolls -> worked out -> perhaps called off -> damage.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.play import give_answer, may_answer, play_at, playable
from fabletop.games.heroes.cards.vocabulary import BLOW, FATAL, ROLLED
from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.pieces import (
    COVER,
    DEFENDING,
    GUARDED,
    INSPIRED,
    PARALYSED,
    RETALIATED,
    Blow,
)
from fabletop.games.heroes.combat.reach import is_penalised, is_sheltered
from fabletop.games.heroes.defs import BRONZE, FEW, NECROPOLIS, NONE, PACK, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.event import on
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, act
from fabletop.kernel.step import chooser, step

UNITS: Final = 64  # more than there are units in a combat, or spaces on its board
REROLL_ZERO: Final = act("reroll", 0)
REROLL_CHARGE: Final = act("reroll", 1)
REROLL_LUCK: Final = act("reroll", 2)
REROLL_MORALE: Final = act("reroll", 3)


# -- declaring --------------------------------------------------------------------------------------------


@step("heroes.attack")
def attack(g: Heroes, f: Frame) -> None:
    """A unit attacks: its blow, what its abilities add, then the blow struck back.
    [heroes.unit.250, heroes.combat_round.240, heroes.retaliation.010]"""
    uid, target = f.source, f.n
    c = g.fight
    powers = c.powers_of(uid)
    here, there = c.units[uid].space, c.units[target].space
    adjacent = c.board.are_adjacent(here, there)
    c.spared = NONE
    g.owe("heroes.strike", NOBODY, uid, target)
    if powers.splash and there >= 0:
        g.owe("heroes.splash", f.seat, uid, powers.splash * UNITS + there)
    if powers.breath and adjacent:
        g.owe("heroes.breath", NOBODY, uid, c.board.behind(here, there))
    if powers.double_shot and not adjacent:
        g.owe("heroes.strike_again", NOBODY, uid, target)
    if powers.frightens:
        g.owe("heroes.frighten", NOBODY, uid, target)
    if not powers.unanswered:
        g.owe("heroes.retaliate", NOBODY, target, uid)
    if powers.drains:
        g.owe("heroes.drain", NOBODY, uid, powers.drains)
    if powers.returns:
        g.owe("heroes.return_home", f.seat, uid)


@step("heroes.strike")
def strike(g: Heroes, f: Frame) -> None:
    open_blow(g, Blow(f.source, f.n))


@step("heroes.strike_again")
def strike_again(g: Heroes, f: Frame) -> None:
    """A further attack: attack abilities worked in the first. [heroes.unit.250]"""
    blow = Blow(f.source, f.n)
    blow.first = False
    open_blow(g, blow)


@step("heroes.lesser_strike")
def lesser_strike(g: Heroes, f: Frame) -> None:
    """A further attack with a value of its own; who is hit by it does not strike back."""
    blow = Blow(f.source, f.n % UNITS)
    blow.first = False
    blow.value = f.n // UNITS
    open_blow(g, blow)


@step("heroes.retaliate")
def retaliate(g: Heroes, f: Frame) -> None:
    """Who survives an adjacent attacker strikes back, once in a round.
    [heroes.retaliation.010, heroes.retaliation.020, heroes.retaliation.040, heroes.retaliation.060,
    heroes.paralysis.030]"""
    uid, target = f.source, f.n
    c = g.fight
    if c.spared == uid or not c.are_adjacent(uid, target):
        return
    if c.is_marked(uid, RETALIATED) and not c.powers_of(uid).tireless:
        return
    g.mark(uid, RETALIATED)
    blow = Blow(uid, target)
    blow.back = True
    blow.first = False
    open_blow(g, blow)


def open_blow(g: Heroes, blow: Blow) -> None:
    """Declare an attack; both sides may play cards before the die. [heroes.combat_round.190]"""
    c = g.fight
    uid, target = blow.attacker, blow.defender
    if not c.units[uid].stands or not c.units[target].stands:
        return
    c.blow = blow
    g.emit(ev.AttackDeclared(uid, target, blow.back))
    if c.is_marked(target, PARALYSED):  # heroes.paralysis.020
        g.free(target)
        if g.rules.paralysed_always_retaliate:  # heroes.paralysis.030
            g.unmark(target, RETALIATED)
    side = c.units[uid].side
    camp = c.camps[side]
    if camp.attack_waiting and attacks(blow):  # an AI hero's cards wait for an attack of its own choosing
        blow.attack += camp.attack_waiting
        camp.attack_waiting = 0
    if may_answer(g, c.commander(side), BLOW) or may_answer(g, c.commander(1 - side), BLOW):
        g.owe("heroes.blow_window", c.commander(side), side)
    g.owe("heroes.roll", NOBODY)


@chooser("answer")
def blow_answers(g: Heroes, f: Frame) -> list[Pick]:
    return play_at(g, f.seat, BLOW)


@step("heroes.blow_window", blow_answers)
def blow_window(g: Heroes, f: Frame, answer: Pick) -> None:
    """Both sides in turn, until both have passed. [heroes.combat_round.190, heroes.combat_card.030]"""
    other = 1 - f.source
    if isinstance(answer, Act):
        give_answer(g, f.seat, answer)
        g.owe("heroes.blow_window", f.seat, f.source)
    elif f.n == 0:
        g.owe("heroes.blow_window", g.fight.commander(other), other, 1)


# -- the dice ---------------------------------------------------------------------------------------------


def attacks(blow: Blow) -> bool:
    """Whether attack abilities work: not when striking back, and only in the first attack.
    [heroes.unit.250]"""
    return blow.first and not blow.back


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


def attack_die(g: Heroes) -> int:
    """-1, 0 or +1, two faces each. [heroes.combat_round.170]"""
    return g.roll(3) - 2


@step("heroes.roll")
def roll(g: Heroes, f: Frame) -> None:
    """The attack die, or two of them. [heroes.combat_round.170, heroes.unit_type.110]"""
    c = g.fight
    blow = c.the_blow()
    if not is_dieless(g, blow):
        mine = c.powers_of(blow.attacker)
        kept = keeps(g, blow)
        both = mine.two_dice > 0 and attacks(blow)
        dice = [attack_die(g) for _ in range(2 if kept or both else 1)]
        g.emit(ev.DiceRolled(blow.attacker, tuple(dice), kept))
        if c.powers_of(blow.defender).withers:
            dice = [-1] * len(dice)
        blow.dice = tuple([without_minus(g, blow, die) for die in dice])
        side = c.units[blow.attacker].side
        g.owe("heroes.die_window", c.commander(side), side)
    g.owe("heroes.work_out", NOBODY)


def without_minus(g: Heroes, blow: Blow, die: int) -> int:
    """Some units roll every -1 again, as often as it appears. [heroes.unit.250, heroes.unit.270]"""
    mine = g.fight.powers_of(blow.attacker)
    if mine.rerolls_minus or (mine.rerolls_minus_attacking and attacks(blow)):
        while die == -1:
            die = attack_die(g)
            g.emit(ev.Rerolled(blow.attacker, die))
    return die


@chooser("die")
def die_answers(g: Heroes, f: Frame) -> list[Pick]:
    """What can still be done about the dice on the table. [heroes.morale.060]"""
    blow = g.fight.the_blow()
    if blow.ignored:
        return [PASS]
    c = g.fight
    options: list[Pick] = []
    side = f.source
    if side == c.units[blow.attacker].side:
        mine = c.powers_of(blow.attacker)
        if mine.rerolls_zeros and attacks(blow) and 0 in blow.dice:
            options.append(REROLL_ZERO)
        if mine.charge and attacks(blow) and not blow.charged and c.units[blow.attacker].space != c.origin:
            options.append(REROLL_CHARGE)
        if f.seat >= 0 and g.rules.rerolls_allowed:
            if any(one.word == "luck" and one.seat == f.seat for one in c.lasting):
                options.append(REROLL_LUCK)
            if g.players[f.seat].morale > 0:
                options.append(REROLL_MORALE)
    elif f.seat >= 0 and c.powers_of(blow.defender).brace:
        options.extend([act("brace", card) for card in dict.fromkeys(g.players[f.seat].hand)])
    if f.seat >= 0:
        options.extend(playable(g, f.seat, ROLLED))
    elif options:
        return [best_reroll(g, blow, options)]
    options.append(PASS)
    return options


def best_reroll(g: Heroes, blow: Blow, options: list[Pick]) -> Pick:
    """Units that nobody steers reroll what is not +1."""
    if options[0] is REROLL_CHARGE and counting_die(g, blow) == 1:
        return PASS
    return options[0]


@step("heroes.die_window", die_answers)
def die_window(g: Heroes, f: Frame, answer: Pick) -> None:
    """Rerolls and what ignores a die come after the roll.
    [heroes.combat_card.030, heroes.combat_round.200]"""
    other = 1 - f.source
    if isinstance(answer, Act):
        if answer.verb == "reroll":
            reroll(g, f, answer)
        elif answer.verb == "brace":
            g.discard_from_hand(f.seat, answer.id)
            ignore_die(g)
        else:
            give_answer(g, f.seat, answer)
        g.owe("heroes.die_window", f.seat, f.source)
    elif f.n == 0:
        g.owe("heroes.die_window", g.fight.commander(other), other, 1)


def reroll(g: Heroes, f: Frame, answer: Act) -> None:
    """One die again: of two the one that counts."""
    c = g.fight
    blow = c.the_blow()
    if answer is REROLL_ZERO:
        at = blow.dice.index(0)
    else:
        kept = keeps(g, blow)
        at = blow.dice.index(max(blow.dice) if kept > 0 else min(blow.dice))
    if answer is REROLL_CHARGE:
        blow.charged = True
    elif answer is REROLL_LUCK:
        g.end_lasting([one for one in c.lasting if one.word == "luck" and one.seat == f.seat][:1])
    elif answer is REROLL_MORALE:
        g.players[f.seat].morale = 0
        g.emit(ev.SpentMorale(f.seat, 2))
    die = attack_die(g)
    g.emit(ev.Rerolled(blow.attacker, die))
    die = without_minus(g, blow, die)
    blow.dice = (*blow.dice[:at], die, *blow.dice[at + 1 :])


def ignore_die(g: Heroes) -> None:
    """The die counts nothing and sets nothing off."""
    blow = g.fight.the_blow()
    blow.ignored = True
    g.emit(ev.DieIgnored(blow.attacker))


def counting_die(g: Heroes, blow: Blow) -> int:
    """What the dice come to."""
    kept = keeps(g, blow)
    if kept > 0:
        return max(blow.dice)
    if kept < 0:
        return min(blow.dice)
    return sum(blow.dice)


# -- working it out ---------------------------------------------------------------------------------------


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
    if g.fight.is_marked(uid, DEFENDING):
        return True
    c = g.fight
    unit = c.units[uid]
    if unit.space < 0:
        return False
    for space in c.board.near[unit.space]:
        friend = c.at[space]
        if friend != NONE and c.units[friend].side == unit.side and c.powers_of(friend).sheltering:
            return True
    return False


@step("heroes.work_out")
def work_out(g: Heroes, f: Frame) -> None:
    """Attack with the die, minus defence, and never below nothing.
    [heroes.combat_round.200, heroes.combat_round.210, heroes.combat_round.220, heroes.defend.020,
    heroes.option.020]"""
    c = g.fight
    blow = c.the_blow()
    uid, target = blow.attacker, blow.defender
    rolled = bool(blow.dice) and not blow.ignored
    mine = c.powers_of(uid)
    total = attack_of(g, blow)
    against = defence_of(g, blow)
    die = 0
    if rolled:
        die = counting_die(g, blow)
        if attacks(blow):
            die += mine.die_bonus
            if mine.death_blow and die >= 0:
                total += 1
        against += die_defence(c.powers_of(target).hardy, die)
    if is_braced(g, target):
        guard = attack_die(g)
        g.emit(ev.GuardRolled(target, guard))
        if guard == 1:
            against += 1
    counted = die * blow.times if g.rules.die_changes_damage else 0
    blow.damage = max(g.rules.least_damage, total + counted - against, 0)
    g.emit(ev.BlowWorked(uid, target, total, counted, against, blow.damage))
    if rolled and die == -1 and attacks(blow):
        seat = c.commander(c.units[uid].side)
        if mine.draws_on_minus and seat >= 0:
            g.draw(seat, mine.draws_on_minus)
    petrified = rolled and die == -1 and attacks(blow) and mine.paralyses_on_minus > 0
    if would_defeat(g, target, blow.damage):
        side = c.units[target].side
        g.owe("heroes.fatal_window", c.commander(side), side)
    g.owe("heroes.land", NOBODY, 1 if petrified else 0)


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


# -- calling it off ---------------------------------------------------------------------------------------


@chooser("fatal")
def rescues(g: Heroes, f: Frame) -> list[Pick]:
    """What can save the unit: a guardian, or a card. [heroes.combat_card.030]"""
    c = g.fight
    blow = c.the_blow()
    if blow.called_off:
        return [PASS]
    options: list[Pick] = [
        act("guardian", uid)
        for uid in c.fielded(f.source)
        if uid != blow.defender and c.powers_of(uid).guardian and not c.is_marked(uid, GUARDED)
    ]
    if f.seat < 0:
        return options[:1] or [PASS]
    options.extend(playable(g, f.seat, FATAL))
    options.append(PASS)
    return options


@step("heroes.fatal_window", rescues)
def fatal_window(g: Heroes, f: Frame, rescue: Pick) -> None:
    """An attack that would defeat a unit may be called off."""
    if isinstance(rescue, Act):
        if rescue.verb == "guardian":
            g.mark(rescue.id, GUARDED)
            call_off(g)
        else:
            give_answer(g, f.seat, rescue)
        g.owe("heroes.fatal_window", f.seat, f.source)


def call_off(g: Heroes) -> None:
    """As if it had not been made: no damage, and nothing to strike back at."""
    c = g.fight
    blow = c.the_blow()
    blow.called_off = True
    c.spared = blow.defender
    g.emit(ev.CalledOff(blow.defender))


# -- the damage -------------------------------------------------------------------------------------------


@step("heroes.land")
def land(g: Heroes, f: Frame) -> None:
    """The damage is done; shields burn; whoever struck may turn to stone.
    [heroes.combat_round.230, heroes.unit.280]"""
    c = g.fight
    blow = c.the_blow()
    uid, target = blow.attacker, blow.defender
    mine = c.powers_of(uid)
    burn = c.lasting_on(target, "fire_shield") if c.are_adjacent(uid, target) else 0
    c.blow = None
    g.end_bonuses(uid, ("attack", "bless"))
    g.end_bonuses(target, ("defence",))
    if not blow.called_off:
        g.wound(target, blow.damage)
        if f.source and c.units[target].stands:
            g.paralyse(target)
        if burn:
            g.wound_by_spell(uid, burn)
    if blow.back and not blow.called_off and c.units[target].stands:
        if mine.petrifies:
            g.paralyse(target)
        elif mine.petrifies_on_zero:
            die = attack_die(g)
            g.emit(ev.AbilityRolled(uid, die))
            if die == 0:
                g.paralyse(target)


# -- what abilities add to an attack ----------------------------------------------------------------------


@chooser("splash")
def beside_target(g: Heroes, f: Frame) -> list[Act]:
    """One unit adjacent to the target, be it a friend. Left to the book, an enemy or nobody."""
    c = g.fight
    found = [c.at[space] for space in c.board.near[f.n % UNITS] if c.at[space] not in (NONE, f.source)]
    if f.seat == NOBODY:
        side = c.units[f.source].side
        found = [uid for uid in found if c.units[uid].side != side][:1]
    return [act("unit", uid) for uid in found]


@step("heroes.splash", beside_target)
def splash(g: Heroes, f: Frame, unit: Act) -> None:
    """A cloud of death reaches one more unit, before anybody strikes back. [heroes.unit.250]"""
    if g.fight.units[f.source].stands:
        g.owe("heroes.lesser_strike", NOBODY, f.source, f.n // UNITS * UNITS + unit.id)


@step("heroes.breath")
def breath(g: Heroes, f: Frame) -> None:
    """Fire reaches whatever stands directly behind the target. [heroes.unit.250]"""
    c = g.fight
    if f.n != OFF_BOARD and c.at[f.n] != NONE and c.units[f.source].stands:
        g.owe("heroes.lesser_strike", NOBODY, f.source, c.powers_of(f.source).breath * UNITS + c.at[f.n])


@step("heroes.drain")
def drain(g: Heroes, f: Frame) -> None:
    """It heals by what it drank. [heroes.unit.250]"""
    g.heal(f.source, f.n)


@step("heroes.frighten")
def frighten(g: Heroes, f: Frame) -> None:
    """On a 0 the target flees one space. [heroes.unit.250]"""
    c = g.fight
    target = c.units[f.n]
    if target.space < 0 or not c.units[f.source].stands or c.spared == f.n:
        return
    die = attack_die(g)
    g.emit(ev.AbilityRolled(f.source, die))
    if die == 0:
        g.owe("heroes.flee", c.camps[target.side].seat, f.n, f.source)


@chooser("flee")
def way_out(g: Heroes, f: Frame) -> list[Act]:
    """Empty spaces away from what frightens it. Left to the book, the first."""
    c = g.fight
    unit, dragons = c.units[f.source], c.units[f.n]
    found = [
        act("space", space)
        for space in c.board.near[unit.space]
        if c.is_free(space, unit.side) and not c.board.are_adjacent(space, dragons.space)
    ]
    return found[:1] if f.seat == NOBODY else found


@step("heroes.flee", way_out)
def flee(g: Heroes, f: Frame, space: Act) -> None:
    g.move(f.source, space.id)


@chooser("return")
def way_home(g: Heroes, f: Frame) -> list[Pick]:
    """Back to where it came from, if it likes. Left to the book, it goes."""
    c = g.fight
    unit = c.units[f.source]
    if unit.space < 0 or unit.space == c.origin or not c.is_free(c.origin, unit.side):
        return []
    home: Pick = act("space", c.origin)
    return [home] if f.seat == NOBODY else [home, PASS]


@step("heroes.return_home", way_home)
def return_home(g: Heroes, f: Frame, home: Pick) -> None:
    """Strike and fly back. [heroes.unit.250]"""
    if isinstance(home, Act):
        g.move(f.source, home.id)


@on(ev.Fell)
def leave_a_gift(g: Heroes, event: ev.Fell) -> None:
    """Neutral skeletons that fall to a Necropolis hero join the ranks. [heroes.unit.270]"""
    c = g.fight
    if c.powers_of(event.uid).grave_gift:
        seat = c.commander(1 - c.units[event.uid].side)
        if seat >= 0 and g.players[seat].faction == NECROPOLIS:
            g.owe("heroes.grave_gift", seat)


@chooser("grave_gift")
def bronze_few(g: Heroes, f: Frame) -> list[Act]:
    """Own bronze units that are still Few: on the board, or in the deck of recruited units."""
    c = g.fight
    side = c.side_of(f.seat)
    found = [
        act("unit", uid)
        for uid in c.fielded(side)
        if c.tier_of(uid) == BRONZE and c.units[uid].face == FEW and len(g.units[c.units[uid].kind].faces) > 1
    ]
    for kind, face in dict.fromkeys(g.players[f.seat].army):
        printed = g.units[kind]
        if face == FEW and printed.tier == BRONZE and len(printed.faces) > 1:
            found.append(act("recruit", kind))
    return found


@step("heroes.grave_gift", bronze_few)
def grave_gift(g: Heroes, f: Frame, unit: Act) -> None:
    """Reinforce one of them at once, for nothing. [heroes.unit.270, heroes.unit.030]"""
    if unit.verb == "unit":
        g.reinforce(unit.id)
    else:
        g.reinforce_at_home(g.players[f.seat].main, unit.id)
