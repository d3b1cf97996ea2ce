"""The dice of an attack: rolling them, and what can still be done about them.
[heroes.combat_round.170, heroes.unit_type.110, heroes.morale.060]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.play import give_answer, might_answer, playable
from fabletop.games.heroes.cards.registry import ROLLED
from fabletop.games.heroes.combat.blow import (
    attacks,
    counting_die,
    dice_to_roll,
    is_dieless,
    keeps,
    rerolls_minus,
)
from fabletop.games.heroes.combat.pieces import Blow
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.players import REROLL
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

REROLL_ZERO: Final = act("reroll", 0)
REROLL_CHARGE: Final = act("reroll", 1)
REROLL_LUCK: Final = act("reroll", 2)
REROLL_MORALE: Final = act("reroll", 3)


def attack_die(g: Heroes) -> int:
    """-1, 0 or +1, two faces each. [heroes.combat_round.170]"""
    return g.roll(3) - 2


@step("heroes.roll")
def roll(g: Heroes, f: Frame) -> None:
    """The attack die, or two of them. [heroes.combat_round.170, heroes.unit_type.110]"""
    c = g.fight
    blow = c.the_blow()
    if not is_dieless(g, blow):
        dice = [attack_die(g) for _ in range(dice_to_roll(g, blow))]
        g.emit(ev.DiceRolled(blow.attacker, tuple(dice), keeps(g, blow)))
        if c.powers_of(blow.defender).withers:
            dice = [-1] * len(dice)
        blow.dice = tuple([without_minus(g, blow, die) for die in dice])
        side = c.units[blow.attacker].side
        g.owe("heroes.die_window", c.commander(side), side, 0)
    g.owe("heroes.work_out", NOBODY)


def without_minus(g: Heroes, blow: Blow, die: int) -> int:
    """A die without any -1, for those who roll it again. [heroes.unit.250, heroes.unit.270]"""
    if rerolls_minus(g, blow):
        while die == -1:
            die = attack_die(g)
            g.emit(ev.Rerolled(blow.attacker, die))
    return die


# -- what can be done about them --------------------------------------------------------------------------


def might_change_die(g: Heroes, f: Frame) -> bool:
    return not g.fight.the_blow().ignored and might_answer(g, f.seat, ROLLED)


@chooser("die", secret=might_change_die, window=True)
def die_answers(g: Heroes, f: Frame) -> list[Pick]:
    """What can still be done about the dice on the table. [heroes.morale.060]"""
    side, _ = f.args
    c = g.fight
    blow = c.the_blow()
    if blow.ignored:
        return [PASS]
    if side == c.units[blow.attacker].side:
        options = own_rerolls(g, blow)
        if f.seat >= 0:
            options.extend(paid_rerolls(g, f.seat))
    else:
        options = ways_to_brace(g, f.seat, blow)
    if f.seat >= 0:
        return [*options, *playable(g, f.seat, ROLLED), PASS]
    return [best_reroll(g, blow, options)]


def own_rerolls(g: Heroes, blow: Blow) -> list[Pick]:
    """What the attacker's abilities let it roll again. [heroes.unit.250]"""
    if not attacks(blow):
        return []
    c = g.fight
    mine = c.powers_of(blow.attacker)
    options: list[Pick] = []
    if mine.rerolls_zeros and 0 in blow.dice:
        options.append(REROLL_ZERO)
    if mine.charge and not blow.charged and c.units[blow.attacker].space != c.origin:
        options.append(REROLL_CHARGE)
    return options


def paid_rerolls(g: Heroes, seat: Seat) -> list[Pick]:
    """What a player may give for another roll. [heroes.morale.060]"""
    if not g.rules.rerolls_allowed:
        return []
    options: list[Pick] = []
    if any(one.word == "luck" and one.seat == seat for one in g.fight.lasting):
        options.append(REROLL_LUCK)
    if g.players[seat].morale > 0:
        options.append(REROLL_MORALE)
    return options


def ways_to_brace(g: Heroes, seat: Seat, blow: Blow) -> list[Pick]:
    """Some units ignore the attacker's die for a card. [heroes.unit.270]"""
    if seat < 0 or not g.fight.powers_of(blow.defender).brace:
        return []
    return [act("brace", card) for card in dict.fromkeys(g.players[seat].hand)]


def best_reroll(g: Heroes, blow: Blow, options: list[Pick]) -> Pick:
    """Units that nobody steers reroll what is not +1."""
    if not options or (options[0] is REROLL_CHARGE and counting_die(g, blow) == 1):
        return PASS
    return options[0]


@step(
    "heroes.die_window",
    die_answers,
    rules=(
        "heroes.combat_round.170",
        "heroes.combat_round.200",
        "heroes.unit_type.110",
        "heroes.morale.060",
        "heroes.combat_card.030",
    ),
)
def die_window(g: Heroes, f: Frame, answer: Pick) -> None:
    """Rerolls and what ignores a die come after the roll, for both sides in turn."""
    side, passed = f.args
    if isinstance(answer, Act):
        if answer.verb == "reroll":
            reroll(g, f.seat, answer)
        elif answer.verb == "brace":
            g.discard_from_hand(f.seat, answer.id)
            ignore_die(g)
        else:
            give_answer(g, f.seat, answer)
        g.owe("heroes.die_window", f.seat, side, 0)
    elif not passed:
        g.owe("heroes.die_window", g.fight.commander(1 - side), 1 - side, 1)


def reroll(g: Heroes, seat: Seat, answer: Act) -> None:
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
        g.end_lasting([one for one in c.lasting if one.word == "luck" and one.seat == seat][:1])
    elif answer is REROLL_MORALE:
        g.spend_morale(seat, REROLL)
    die = attack_die(g)
    g.emit(ev.Rerolled(blow.attacker, die))
    die = without_minus(g, blow, die)
    blow.dice = (*blow.dice[:at], die, *blow.dice[at + 1 :])


def ignore_die(g: Heroes) -> None:
    """The die counts nothing and sets nothing off."""
    blow = g.fight.the_blow()
    blow.ignored = True
    g.emit(ev.DieIgnored(blow.attacker))
