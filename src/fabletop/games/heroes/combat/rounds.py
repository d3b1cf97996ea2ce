"""Combat rounds: who acts when, and when it is over. [heroes.combat_round, unit, defend, paralysis]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.acts import UNIT
from fabletop.games.heroes.cards.play import may_answer
from fabletop.games.heroes.cards.registry import BETWEEN
from fabletop.games.heroes.combat.camp import ARMY, GUARDS, HERO
from fabletop.games.heroes.combat.order import next_in_line
from fabletop.games.heroes.combat.pieces import ACTED, PARALYSED
from fabletop.games.heroes.combat.state import ATTACKER, BROKEN_OFF, DEFENDER, VICTORY, Combat
from fabletop.games.heroes.defs import AZURE, NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import ALONE
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

PAY: Final = act("pay_for_round")
WITHDRAW: Final = act("withdraw")


def is_decided(g: Heroes) -> bool:
    """Whether one side has no units left; the tower does not count. [heroes.end_of_combat.010]"""
    c = g.fight
    if c.ending:
        return True
    sides = 0
    for unit in c.units:
        if unit.space >= 0:
            sides |= 1 << unit.side
    return sides != 3


@step("heroes.combat_round")
def combat_round(g: Heroes, f: Frame) -> None:
    """A new round: every unit may act and retaliate again, every hero cast one spell.  What was cast before
    any unit acted counts as the first round's.
    [heroes.combat_round.090, heroes.retaliation.050, heroes.combat_card.010]"""
    c = g.fight
    c.stirred = False
    c.order_side = NONE
    c.order_initiative = NONE
    if c.round > 0:
        for camp in c.camps:
            camp.spells = 0
            camp.spell_limit = 1
    g.begin_round()
    g.then(next_unit, f)


@step("heroes.next_unit")
def next_unit(g: Heroes, f: Frame) -> None:
    """The next unit by initiative, until all have acted.
    [heroes.combat_round.110, heroes.combat_round.120, heroes.combat_round.140]"""
    c = g.fight
    if is_decided(g):
        g.unwind("heroes.end_combat")
    elif not any(u.stands and not u.marks & ACTED for u in c.units):
        g.then(end_round, f)
    else:
        for side in (ATTACKER, DEFENDER):
            seat = c.commander(side)
            if g.poker_face or may_answer(g, seat, BETWEEN):
                g.owe("heroes.window", seat, BETWEEN)
        g.then(choose_unit, f)


def steered_by(g: Heroes, f: Frame) -> tuple[Seat, ...]:
    c = g.fight
    return ALONE[c.camps[c.units[next_in_line(c)[0]].side].seat]


@chooser("next_unit", by=steered_by)
def unit_in_line(g: Heroes, f: Frame) -> list[Act]:
    return [UNIT.of(uid) for uid in next_in_line(g.fight)]


@step("heroes.choose_unit", unit_in_line, rules=("heroes.combat_round.120", "heroes.combat_round.130"))
def choose_unit(g: Heroes, f: Frame, unit: Act) -> None:
    """The owner of several tied units says which acts first."""
    g.owe("heroes.activate", NOBODY, unit.id)
    g.then(next_unit, f)


@step("heroes.activate")
def activate(g: Heroes, f: Frame) -> None:
    """A unit is activated: a defence token goes, a paralysed unit skips, abilities work at once.
    [heroes.unit.240, heroes.defend.030, heroes.paralysis.010, heroes.combat_round.080]"""
    c = g.fight
    (uid,) = f.args
    unit = c.units[uid]
    c.active = uid
    c.origin = unit.space
    c.moved = False
    c.attacked = False
    c.order_side = unit.side
    c.order_initiative = c.initiative_of(uid)
    g.end_bonuses(uid, ("initiative",))
    g.activate(uid)
    if c.is_marked(uid, PARALYSED):
        g.emit(ev.SkippedParalysed(uid))
        if g.rules.paralysis_skips:
            g.free(uid)
    else:
        g.owe("heroes.on_activation", NOBODY, uid)
        seat = c.camps[unit.side].seat
        if c.camps[unit.side].leader in (HERO, ARMY):
            g.owe("heroes.act", seat, uid)
        elif seat >= 0:
            g.owe("heroes.act_for_guards", seat, uid)
        else:
            g.owe("heroes.act_by_the_book", NOBODY, uid)
    g.then(end_activation, f)


@step("heroes.end_activation")
def end_activation(g: Heroes, f: Frame) -> None:
    g.fight.active = NONE


# -- the end of a round -----------------------------------------------------------------------------------


@step("heroes.end_round")
def end_round(g: Heroes, f: Frame) -> None:
    """Against guards a further round costs a movement point; otherwise the fight goes on until it is decided.
    [heroes.combat_round.010, heroes.combat_round.020, heroes.combat_round.030, heroes.combat_round.050,
    heroes.combat_round.270, heroes.combat_round.280]"""
    c = g.fight
    c.quiet = 0 if c.stirred else c.quiet + 1
    if c.quiet >= g.rules.quiet_rounds or c.round >= g.rules.last_combat_round:
        c.ending = BROKEN_OFF
        g.unwind("heroes.end_combat")
    elif c.camps[DEFENDER].leader == GUARDS and not c.azure and not c.endless:
        g.then(go_on, f.by(c.camps[ATTACKER].seat))
    else:
        g.owe("heroes.combat_round", NOBODY)


def is_azure(g: Heroes) -> bool:
    """Guards with an azure unit among them fight to the end. [heroes.combat_round.020]"""
    return any(u.side == DEFENDER and g.units[u.kind].tier == AZURE for u in g.fight.units)


@chooser("further_round", ask=True)
def pay_or_withdraw(g: Heroes, f: Frame) -> list[Act]:
    hero = g.heroes[g.fight.camps[ATTACKER].hero]
    return [PAY, WITHDRAW] if hero.can_act or not g.rules.rounds_cost_movement else [WITHDRAW]


@step(
    "heroes.go_on",
    pay_or_withdraw,
    rules=("heroes.combat_round.010", "heroes.combat_round.040", "heroes.combat_round.060"),
)
def go_on(g: Heroes, f: Frame, choice: Act) -> None:
    """One more round for a movement point, or withdraw."""
    if choice is PAY:
        hero = g.fight.camps[ATTACKER].hero
        if g.rules.rounds_cost_movement:
            g.pay_movement(hero, 1)
            g.tire(hero)
        g.emit(ev.PaidForRound(f.seat, g.heroes[hero].movement))
        g.owe("heroes.combat_round", NOBODY)
    else:
        g.owe("heroes.retreat", f.seat, ATTACKER)


def victor_of(c: Combat) -> int:
    """The side that still stands; NONE if neither or both do."""
    sides = [bool(c.fielded(side)) for side in (ATTACKER, DEFENDER)]
    if sides[ATTACKER] == sides[DEFENDER]:
        return NONE
    return ATTACKER if sides[ATTACKER] else DEFENDER


def settle(c: Combat) -> None:
    """Write down how it ended."""
    if not c.ending:
        c.ending = VICTORY
        c.victor = victor_of(c)
