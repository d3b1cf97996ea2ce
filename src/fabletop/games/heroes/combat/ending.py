"""How a combat ends, and what comes of it. [heroes.end_of_combat, retreat, surrender, defeat, experience]"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.cards.levels import gain_experience, symbols_for
from fabletop.games.heroes.combat.pieces import AI_HERO, ARMY, COVER, FEW, GUARDS, HERO, PACK
from fabletop.games.heroes.combat.rounds import settle
from fabletop.games.heroes.combat.state import (
    BROKEN_OFF,
    DEFENDER,
    RETREAT,
    SURRENDER,
    VICTORY,
)
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import TOP_EXPERIENCE, Heroes
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step


@step("heroes.surrender")
def surrender(g: Heroes, f: Frame) -> None:
    """Pay the enemy and keep every unit; it is not a defeat.
    [heroes.surrender.010, heroes.surrender.020, heroes.surrender.040]"""
    c = g.combat
    side = g.side_of(f.seat)
    price = g.rules.surrender_gold
    g.players[f.seat].gold -= price
    g.players[c.camps[1 - side].seat].gold += price
    g.emit(ev.Surrendered(f.seat, price))
    c.ending = SURRENDER
    c.victor = 1 - side
    g.owe("heroes.end_combat", NOBODY)


@step("heroes.retreat")
def retreat(g: Heroes, f: Frame) -> None:
    """Leave the field; what still stands is kept.  In the first edition every unit is lost, unless a fight
    with guards is merely not continued.
    [heroes.retreat.010, heroes.retreat.020, heroes.combat_round.060]"""
    c = g.combat
    side = g.side_of(f.seat)
    g.emit(ev.Retreated(f.seat))
    c.ending = RETREAT
    c.victor = 1 - side
    if g.rules.retreat_loses_units and c.round > 0 and c.active != NONE:
        for uid in g.fielded(side):
            g.remove(uid)
        g.players[f.seat].army.clear()
    g.owe("heroes.end_combat", NOBODY)


@step("heroes.end_combat")
def end_combat(g: Heroes, f: Frame) -> None:
    """Units go home, effects end, and the winner learns from it.
    [heroes.end_of_combat.010, heroes.unit.080, heroes.unit.180, heroes.unit.190, heroes.neutral.070]"""
    settle(g)
    g.stack.clear()
    c = g.combat
    g.emit(ev.CombatEnded(c.victor, c.ending))
    if c.ending == BROKEN_OFF:
        c.victor = DEFENDER
    bring_home(g)
    g.owe("heroes.after_combat", NOBODY)
    if c.ending == VICTORY and c.victor != NONE:
        reward(g)


def bring_home(g: Heroes) -> None:
    """Survivors return to their deck without damage; a Pack that was cut down stays Few.
    [heroes.unit.080, heroes.unit.180, heroes.unit.190]"""
    c = g.combat
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
            army = g.players[c.camps[unit.side].seat].army
            army.append(unit.kind * 2 + (PACK if face == PACK else FEW))
    for unit in c.units:
        if c.camps[unit.side].leader == GUARDS and unit.face < COVER:
            g.discard_neutral(unit.kind)


def reward(g: Heroes) -> None:
    """Experience for the winning main hero, from guards and main heroes alone; gold and morale lost by a hero
    beaten by another.
    [heroes.experience.010, heroes.experience.050, heroes.experience.060, heroes.experience.070,
    heroes.hero.060, heroes.defeat.010, heroes.defeat.020]"""
    c = g.combat
    winner = g.commander(c.victor)
    loser = g.commander(1 - c.victor)
    if winner >= 0:
        beaten = c.camps[1 - c.victor].leader
        if beaten == GUARDS:
            if c.azure and g.rules.azure_to_level_seven:
                gain_experience(g, winner, TOP_EXPERIENCE)
            elif c.azure:
                gain_experience(g, winner, 2 * max(0, c.level - g.players[winner].level))
            else:
                gain_experience(g, winner, symbols_for(g, winner, c.level))
        elif beaten in (HERO, AI_HERO):
            rival = g.players[loser if loser >= 0 else 1 - c.victor]
            gain_experience(g, winner, symbols_for(g, winner, rival.level))
    if winner >= 0 and loser >= 0:
        be_defeated(g, loser, winner)


def be_defeated(g: Heroes, loser: Seat, winner: Seat) -> None:
    """The loser pays what it can and loses heart. [heroes.defeat.010, heroes.defeat.020]"""
    price = min(g.rules.defeat_gold, g.players[loser].gold)
    g.players[loser].gold -= price
    g.players[winner].gold += price
    if price:
        g.emit(ev.PaidForDefeat(loser, price))
    g.get_negative_morale(loser)


@step("heroes.after_combat")
def after_combat(g: Heroes, f: Frame) -> None:
    """In a duel there is nothing after the combat, not even the cards that a new level would bring: the side
    that holds the field has won."""
    c = g.combat
    g.stack.clear()
    g.finished = True
    if c.victor != NONE:
        camp = c.camps[c.victor]
        g.victors = (camp.seat,) if camp.seat >= 0 else ()
