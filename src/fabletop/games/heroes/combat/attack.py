"""An attack from its declaration to the blow struck back.
[heroes.combat_round.170 to 240, heroes.retaliation, heroes.unit_type.110, heroes.defend.020]

A blow waits in `g.fight.blow` while cards and dice are added to it:
declared -> both sides play cards -> dice -> rerolls -> worked out -> perhaps called off -> damage.
"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.play import give_answer, may_answer, might_answer, play_at, playable
from fabletop.games.heroes.cards.registry import BLOW, FATAL
from fabletop.games.heroes.combat.blow import (
    attacks,
    burn_of,
    counting_die,
    is_answered,
    is_braced,
    retaliates,
    strikes_twice,
    work_out_blow,
    would_defeat,
)
from fabletop.games.heroes.combat.dice import attack_die
from fabletop.games.heroes.combat.pieces import GUARDED, PARALYSED, RETALIATED, Blow
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, act
from fabletop.kernel.step import chooser, step

# -- declaring --------------------------------------------------------------------------------------------


@step("heroes.attack")
def attack(g: Heroes, f: Frame) -> None:
    """A unit attacks: its blow, what its abilities add, then the blow struck back.
    [heroes.unit.250, heroes.combat_round.240, heroes.retaliation.010]"""
    uid, target = f.args
    c = g.fight
    powers = c.powers_of(uid)
    here, there = c.units[uid].space, c.units[target].space
    c.spared = NONE
    g.owe("heroes.strike", NOBODY, uid, target)
    if powers.splash and there >= 0:
        g.owe("heroes.splash", f.seat, uid, there, powers.splash)
    if powers.breath and c.board.are_adjacent(here, there):
        g.owe("heroes.breath", NOBODY, uid, c.board.behind(here, there))
    if strikes_twice(g, uid, target):
        g.owe("heroes.strike_again", NOBODY, uid, target)
    if powers.frightens:
        g.owe("heroes.frighten", NOBODY, uid, target)
    if is_answered(g, uid):
        g.owe("heroes.retaliate", NOBODY, target, uid)
    if powers.drains:
        g.owe("heroes.drain", NOBODY, uid, powers.drains)
    if powers.returns:
        g.owe("heroes.return_home", f.seat, uid)


@step("heroes.strike")
def strike(g: Heroes, f: Frame) -> None:
    uid, target = f.args
    open_blow(g, Blow(uid, target))


@step("heroes.strike_again")
def strike_again(g: Heroes, f: Frame) -> None:
    """A further attack: attack abilities worked in the first. [heroes.unit.250]"""
    uid, target = f.args
    blow = Blow(uid, target)
    blow.first = False
    open_blow(g, blow)


@step("heroes.lesser_strike")
def lesser_strike(g: Heroes, f: Frame) -> None:
    """A further attack with a value of its own; who is hit by it does not strike back."""
    uid, target, value = f.args
    blow = Blow(uid, target)
    blow.first = False
    blow.value = value
    open_blow(g, blow)


@step("heroes.retaliate")
def retaliate(g: Heroes, f: Frame) -> None:
    """Who is attacked strikes back, if it may.
    [heroes.retaliation.010, heroes.retaliation.020, heroes.retaliation.040, heroes.retaliation.060,
    heroes.paralysis.030]"""
    uid, target = f.args
    if retaliates(g, uid, target):
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
    shake_off(g, target)
    side = c.units[uid].side
    camp = c.camps[side]
    if camp.attack_waiting and attacks(blow):  # an AI hero's cards wait for an attack of its own choosing
        blow.attack += camp.attack_waiting
        camp.attack_waiting = 0
    if g.poker_face or may_answer(g, c.commander(side), BLOW) or may_answer(g, c.commander(1 - side), BLOW):
        g.owe("heroes.blow_window", c.commander(side), side, 0)
    g.owe("heroes.roll", NOBODY)


def shake_off(g: Heroes, target: int) -> None:
    """Who is attacked is no longer paralysed. [heroes.paralysis.020, heroes.paralysis.030]"""
    if g.fight.is_marked(target, PARALYSED):
        g.free(target)
        if g.rules.paralysed_always_retaliate:
            g.unmark(target, RETALIATED)


def might_answer_blow(g: Heroes, f: Frame) -> bool:
    return might_answer(g, f.seat, BLOW)


@chooser("answer", secret=might_answer_blow, window=True)
def blow_answers(g: Heroes, f: Frame) -> list[Pick]:
    return play_at(g, f.seat, BLOW)


@step(
    "heroes.blow_window",
    blow_answers,
    rules=(
        "heroes.combat_round.190",
        "heroes.combat_card.030",
        "heroes.combat_card.040",
        "heroes.combat_card.110",
        "heroes.retaliation.030",
    ),
)
def blow_window(g: Heroes, f: Frame, answer: Pick) -> None:
    """Both sides in turn, until both have passed."""
    side, passed = f.args
    if isinstance(answer, Act):
        give_answer(g, f.seat, answer)
        g.owe("heroes.blow_window", f.seat, side, 0)
    elif not passed:
        g.owe("heroes.blow_window", g.fight.commander(1 - side), 1 - side, 1)


# -- working it out ---------------------------------------------------------------------------------------


@step("heroes.work_out")
def work_out(g: Heroes, f: Frame) -> None:
    """The numbers of the blow, and what hangs on its die.
    [heroes.combat_round.200, heroes.combat_round.210, heroes.combat_round.220, heroes.defend.020]"""
    c = g.fight
    blow = c.the_blow()
    uid, target = blow.attacker, blow.defender
    rolled = bool(blow.dice) and not blow.ignored
    die = counting_die(g, blow) if rolled else None
    worked = work_out_blow(g, blow, die, roll_for_guard(g, target))
    blow.damage = worked.damage
    g.emit(ev.BlowWorked(uid, target, worked.attack, worked.counted, worked.defence, worked.damage))
    petrified = False
    if rolled and worked.die == -1 and attacks(blow):
        mine = c.powers_of(uid)
        seat = c.commander(c.units[uid].side)
        if mine.draws_on_minus and seat >= 0:
            g.draw(seat, mine.draws_on_minus)
        petrified = mine.paralyses_on_minus > 0
    if would_defeat(g, target, blow.damage):
        side = c.units[target].side
        g.owe("heroes.fatal_window", c.commander(side), side)
    g.owe("heroes.land", NOBODY, 1 if petrified else 0)


def roll_for_guard(g: Heroes, uid: int) -> bool:
    """Whether a unit's defence token helps, if it has one. [heroes.defend.020]"""
    if not is_braced(g, uid):
        return False
    die = attack_die(g)
    g.emit(ev.GuardRolled(uid, die))
    return die == 1


# -- calling it off ---------------------------------------------------------------------------------------


def might_rescue(g: Heroes, f: Frame) -> bool:
    return not g.fight.the_blow().called_off and might_answer(g, f.seat, FATAL)


@chooser("fatal", secret=might_rescue, window=True)
def rescues(g: Heroes, f: Frame) -> list[Pick]:
    """What can save the unit: a guardian, or a card. [heroes.combat_card.030]"""
    (side,) = f.args
    c = g.fight
    blow = c.the_blow()
    if blow.called_off:
        return [PASS]
    options: list[Pick] = [
        act("guardian", uid)
        for uid in c.fielded(side)
        if uid != blow.defender and c.powers_of(uid).guardian and not c.is_marked(uid, GUARDED)
    ]
    if f.seat < 0:
        return options[:1] or [PASS]
    options.extend(playable(g, f.seat, FATAL))
    options.append(PASS)
    return options


@step("heroes.fatal_window", rescues, rules=("heroes.combat_card.120", "heroes.unit.150", "heroes.unit.160"))
def fatal_window(g: Heroes, f: Frame, rescue: Pick) -> None:
    """An attack that would defeat a unit may be called off."""
    if isinstance(rescue, Act):
        if rescue.verb == "guardian":
            g.mark(rescue.id, GUARDED)
            call_off(g)
        else:
            give_answer(g, f.seat, rescue)
        g.then(fatal_window, f)


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
    (petrified,) = f.args
    c = g.fight
    blow = c.the_blow()
    uid, target = blow.attacker, blow.defender
    mine = c.powers_of(uid)
    burn = burn_of(g, blow)
    spend_bonuses(g, blow)
    if blow.called_off:
        return
    g.wound(target, blow.damage)
    if petrified and c.units[target].stands:
        g.paralyse(target)
    g.wound(uid, burn)
    if blow.back and c.units[target].stands:
        if mine.petrifies:
            g.paralyse(target)
        elif mine.petrifies_on_zero:
            die = attack_die(g)
            g.emit(ev.AbilityRolled(uid, die))
            if die == 0:
                g.paralyse(target)


def spend_bonuses(g: Heroes, blow: Blow) -> None:
    """The attack is over, and what was good for it. [heroes.combat_card.040]"""
    g.fight.blow = None
    g.end_bonuses(blow.attacker, ("attack", "bless"))
    g.end_bonuses(blow.defender, ("defence",))
