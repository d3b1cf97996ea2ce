"""How a combat ends, and what comes of it. [heroes.end_of_combat, retreat, surrender, defeat, experience]

The step `heroes.end_combat` is owed before the first unit is placed; whatever ends a combat unwinds to it.
"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.levels import gain_experience, symbols_for
from fabletop.games.heroes.combat.camp import AI_HERO, ARMY, GUARDS, HERO, Camp
from fabletop.games.heroes.combat.rounds import settle
from fabletop.games.heroes.combat.state import BROKEN_OFF, DEFENDER, RETREAT, SURRENDER, VICTORY, Combat
from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import TOP_EXPERIENCE
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import step


@step("heroes.surrender")
def surrender(g: Heroes, f: Frame) -> None:
    """Pay the enemy and keep every unit; it is not a defeat.
    [heroes.surrender.010, heroes.surrender.020, heroes.surrender.040]"""
    (side,) = f.args
    c = g.fight
    price = g.rules.surrender_gold
    g.pay_gold(f.seat, c.camps[1 - side].seat, price)
    g.emit(ev.Surrendered(f.seat, price))
    c.ending = SURRENDER
    c.victor = 1 - side
    g.unwind("heroes.end_combat")


@step("heroes.retreat")
def retreat(g: Heroes, f: Frame) -> None:
    """Leave the field; what still stands is kept.  In the first edition every unit is lost, unless a fight
    with guards is merely not continued.
    [heroes.retreat.010, heroes.retreat.020, heroes.combat_round.060]"""
    (side,) = f.args
    c = g.fight
    g.emit(ev.Retreated(f.seat))
    c.ending = RETREAT
    c.victor = 1 - side
    if g.rules.retreat_loses_units and c.round > 0 and c.active != NONE:
        for uid in c.fielded(side):
            g.remove(uid)
        g.lose_army(f.seat)
    g.unwind("heroes.end_combat")


@step("heroes.end_combat")
def end_combat(g: Heroes, f: Frame) -> None:
    """Units go home, effects end, and the combat is over: what is owed next finds it in `g.fought`.
    [heroes.end_of_combat.010, heroes.unit.080, heroes.unit.180, heroes.unit.190, heroes.neutral.070]"""
    c = g.fight
    settle(c)
    g.emit(ev.CombatEnded(c.victor, c.ending, c))
    if c.ending == BROKEN_OFF:
        c.victor = DEFENDER
    bring_home(g)
    g.fought = c
    g.leave_combat()


def bring_home(g: Heroes) -> None:
    """Survivors return to their deck without damage; a Pack that was cut down stays Few.  Neutral
    units that fell, and guards, go to their piles.
    [heroes.unit.080, heroes.unit.180, heroes.unit.190, heroes.neutral.070, heroes.neutral.080]"""
    c = g.fight
    g.end_lasting(list(c.lasting))
    for unit in c.units:
        if unit.space < 0:
            continue
        face = unit.face
        left = unit
        while left.beneath:
            g.end_cover(left)
            left = left.turned(left.beneath[-1][0], 0, left.beneath[:-1])
            face = left.face
        if c.camps[unit.side].leader in (HERO, ARMY):
            g.come_home(c.camps[unit.side].seat, (unit.kind, PACK if face == PACK else FEW))
    for unit in c.units:
        leader = c.camps[unit.side].leader
        if leader == GUARDS or (leader in (HERO, ARMY) and not unit.stands):
            g.lose_unit(unit.kind)


# -- what comes of it, for who let it be fought -----------------------------------------------------------


def last_fight(g: Heroes) -> Combat:
    """The combat that has just ended."""
    if g.fought is None:
        raise ValueError("no combat was fought")
    return g.fought


def reward(g: Heroes) -> None:
    """Experience for the winning main hero; gold and morale lost by a hero beaten by another.
    [heroes.defeat.010, heroes.defeat.020]"""
    c = last_fight(g)
    if c.ending != VICTORY or c.victor == NONE:
        return
    teach_winner(g)
    winner = c.commander(c.victor)
    loser = c.commander(1 - c.victor)
    if winner >= 0 and loser >= 0:
        be_defeated(g, loser, winner)


def teach_winner(g: Heroes) -> None:
    """Experience for a main hero that has won, from guards and main heroes alone.
    [heroes.experience.010, heroes.experience.050, heroes.experience.060, heroes.experience.070,
    heroes.hero.060]"""
    c = last_fight(g)
    winner = c.commander(c.victor)
    if winner >= 0 and is_led_by_main(g, c.camps[c.victor]):
        beaten = c.camps[1 - c.victor]
        if beaten.leader == GUARDS:
            if c.azure and g.rules.azure_to_level_seven:
                gain_experience(g, winner, TOP_EXPERIENCE)
            elif c.azure:
                gain_experience(g, winner, 2 * max(0, c.level - g.level_of(winner)))
            else:
                gain_experience(g, winner, symbols_for(g, winner, c.level))
        elif beaten.leader == AI_HERO or is_led_by_main(g, beaten):
            gain_experience(g, winner, symbols_for(g, winner, g.heroes[beaten.hero].level))


def is_led_by_main(g: Heroes, camp: Camp) -> bool:
    """A secondary hero may use cards in a scenario, and teaches and learns nothing all the same."""
    return camp.leader == HERO and (camp.hero == NONE or g.heroes[camp.hero].main)


def be_defeated(g: Heroes, loser: Seat, winner: Seat) -> None:
    """The loser pays what it can and loses heart. [heroes.defeat.010, heroes.defeat.020]"""
    price = min(g.rules.defeat_gold, g.players[loser].gold)
    scenario = g.printed.plan.scenario
    if scenario is not None and scenario.rules.no_gold_for_defeat:
        price = 0
    g.pay_gold(loser, winner, price)
    if price:
        g.emit(ev.PaidForDefeat(loser, price))
    g.get_negative_morale(loser)
