"""Playing a card: its primary effect first, then its secondary one. [village.turn.020, village.turn.030]"""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.cards.abilities import drink
from fabletop.games.village.defs import (
    BEER,
    DEFENCE,
    HEAVY,
    MONSTER,
    NONE,
    RANGED,
    SHEATH,
    SPELL,
    WEAPON,
    Effect,
)
from fabletop.games.village.fight.aim import aim
from fabletop.games.village.fight.monsters import place_monster
from fabletop.games.village.fight.strike import lifelink, strike
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.pieces import ARM, HEAVY_ARM, MAGIC, Attack
from fabletop.kernel.frame import Frame, Seat


def play_card(g: Village, f: Frame, card: int) -> None:
    """Play a card from hand. [village.turn.010, village.beer.010, village.potion.010, village.card.020]"""
    printed = g.cards[card]
    kind = printed.kind
    g.lift_from_hand(f.seat, card)
    if kind == WEAPON:
        play_weapon(g, f, card, from_hand=True)
    elif kind == SPELL:
        cast_spell(g, f, card)
    elif kind == DEFENCE:  # village.defence.020
        g.emit(ev.Played(f.seat, card))
        g.wear(f.seat, card)
    elif kind == MONSTER:
        g.lay_out(f.seat, card)
        g.then(place_monster, f.carry(card))
    elif kind == SHEATH:  # village.sheath.010
        g.place_sheath(f.seat, card)
    else:
        g.lay_out(f.seat, card, printed.once)
        owe_effects(g, f.seat, card, printed.does)
        if kind != BEER or drink(g, f.seat):
            owe_effects(g, f.seat, card, printed.then)
    if printed.once:
        g.owe("village.last_card", f.seat)


def owe_effects(g: Village, seat: Seat, card: int, effects: tuple[Effect, ...]) -> None:
    for effect in effects:
        if effect.card != NONE:
            for _ in range(effect.n):
                g.owe(effect.key, seat, effect.card)
        else:
            g.owe(effect.key, seat, card, effect.n)


def play_weapon(g: Village, f: Frame, card: int, from_hand: bool) -> None:
    """One die plus what sharpens the weapon.
    [village.weapon.030, village.hero_ability.030, village.berserk.040, village.weapon.050,
    village.weapon.060, village.swordmaster.020, village.staff.010, village.staff.020, village.icon.040]"""
    seat = f.seat
    printed = g.cards[card]
    level = g.level(seat)
    g.lay_out(seat, card, printed.once)
    bonus = printed.attack + level.with_class[printed.weapon_class] + g.next_weapon + g.all_weapons
    g.next_weapon = 0
    if printed.heavy:
        bonus += level.with_class[HEAVY]
        if not level.swordmaster:  # village.swordmaster.010
            g.weapons_closed = True
    if from_hand and g.players[seat].berserk > 0:
        bonus += level.berserk_attack
    form = HEAVY_ARM if printed.heavy else ARM
    g.attack = Attack(form, seat, card, bonus, NONE, printed.poison + level.poison)
    g.then(aim, f)
    if level.lifelink and printed.weapon_class != RANGED:
        g.then(lifelink, f)
    g.then(strike, f)
    owe_effects(g, seat, card, printed.then)


def cast_spell(g: Village, f: Frame, card: int) -> None:
    """Pay the intelligence price, then attack, raise a defence or do what the card says.
    [village.spell.030, village.spell.100, village.icon.070]"""
    seat = f.seat
    printed = g.cards[card]
    if printed.defence > 0:
        g.emit(ev.Played(seat, card))
        g.change_mind(-printed.cost)
        g.wear(seat, card)
        return
    g.lay_out(seat, card, printed.once)
    g.change_mind(-printed.cost)
    if printed.attacks:
        level = g.level(seat)
        bonus = printed.attack + level.with_spells + level.with_element[printed.element]
        g.attack = Attack(
            MAGIC, seat, card, bonus, printed.element, printed.poison, printed.any_target, printed.multi
        )
        g.then(aim, f)
        g.then(strike, f)
    owe_effects(g, seat, card, printed.does)
    owe_effects(g, seat, card, printed.then)


def cast_staff(g: Village, f: Frame, card: int) -> None:
    """A magic staff attacks as a spell of its element.
    [village.staff.030, village.staff.040, village.staff.050, village.staff.060]"""
    seat = f.seat
    printed = g.cards[card]
    level = g.level(seat)
    g.lay_out_staff(seat, card)
    g.change_mind(-printed.magic_cost)
    bonus = printed.magic_attack + level.with_spells + level.with_element[printed.magic_element]
    g.attack = Attack(MAGIC, seat, card, bonus, printed.magic_element, 0, printed.magic_any_target)
    g.then(aim, f)
    g.then(strike, f)
