"""The roll of an attack, and how its damage travels.
[village.weapon, heavy_weapon, spell, defence, attack_monster, lifelink]"""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE, UNDEAD
from fabletop.games.village.fight.aim import DRAGON, foes_in_front
from fabletop.games.village.state.fields import LIFELINK
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.pieces import ARM, CLAW, HEAVY_ARM, MAGIC, Attack, Monster
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

YES: Final = act("yes")
NO: Final = act("no")


# -- Lifelink ----------------------------------------------------------------------------------------------


@chooser("lifelink")
def link_or_not(g: Village, f: Frame) -> list[Act]:
    a = g.attack
    if a is None or g.mind <= 0 or g.used & LIFELINK or not g.level(f.seat).lifelink:
        return []
    return [YES, NO]


@step(
    "village.lifelink",
    link_or_not,
    rules=("village.lifelink.010", "village.lifelink.020", "village.lifelink.030"),
)
def lifelink(g: Village, f: Frame, answer: Act) -> None:
    """Once per turn, before the roll of a weapon that is not ranged."""
    if answer is YES and g.attack is not None:
        g.used |= LIFELINK
        g.attack = g.attack.linked()


@chooser("lifelink_amount")
def points_to_link(g: Village, f: Frame) -> list[int]:
    (dealt,) = f.args
    return list(range(min(dealt, g.mind) + 1))


@step(
    "village.lifelink_spend",
    points_to_link,
    rules=("village.lifelink.030", "village.lifelink.040", "village.lifelink.050"),
)
def lifelink_spend(g: Village, f: Frame, n: int) -> None:
    """One intelligence for one life point, up to the damage dealt."""
    if n > 0:
        g.change_mind(-n)
        g.heal(f.seat, n)
        g.emit(ev.LifeLinked(f.seat, n))


# -- the roll and the damage -------------------------------------------------------------------------------


@step("village.strike")
def strike(g: Village, f: Frame) -> None:
    """One die plus the bonuses; damage never falls below 0.
    [village.weapon.020, village.weapon.030, village.icon.010, village.icon.030, village.icon.090,
    village.lifelink.040]"""
    a = g.attack
    if a is None:
        return
    g.attack = None
    if not a.chain and not a.multi:
        return
    plus = a.bonus + bonus_against(g, a)
    die = g.roll(6)
    g.emit(ev.Rolled(a.seat, die, a.card, plus))
    amount = die + plus
    if amount < 0:
        amount = 0
    dealt = strike_everybody(g, a, amount) if a.multi else carry(g, a, a.chain, amount)
    if dealt == 0 and (amount == 0 or a.chain[-1].verb != "worn"):
        g.emit(ev.Missed(a.seat))
    if a.lifelink and dealt > 0:
        g.then(lifelink_spend, f.carry(dealt))


def bonus_against(g: Village, a: Attack) -> int:
    """Bonuses that count only if the first thing hit is a monster of their type.
    [village.hero_ability.040]"""
    if a.form == CLAW or not a.chain:
        return 0
    first = a.chain[0]
    if first.verb == "hero" and len(a.chain) > 1:
        first = a.chain[1]
    if first is DRAGON:
        if g.dragon is None:
            return 0
        kind = g.cards[g.dragon.card].type
    elif first.verb == "monster":
        monster = g.monster(first.id)
        if monster is None:
            return 0
        kind = type_of(g, monster)
    else:
        return 0
    return g.cards[a.card].versus[kind] + g.level(a.seat).against[kind]


def type_of(g: Village, monster: Monster) -> int:
    """A monster's type; all those of a hero with Devotion are undead. [village.devotion.020]"""
    if monster.owner >= 0 and g.level(monster.owner).devotion:
        return UNDEAD
    return g.cards[monster.card].type


def carry(g: Village, a: Attack, chain: tuple[Act, ...], amount: int) -> int:
    """Damage goes down the chain until it is used up; returns what monsters and heroes lost.
    [village.attack_monster.080, village.defence.120, village.defence.150, village.monster_ability.080,
    village.defeat.030, village.overwhelm.110]"""
    dealt = 0
    hero = NONE
    screened = False
    warded = False
    for target in chain:
        verb = target.verb
        if verb == "hero":
            hero = target.id
            if a.form != MAGIC and a.form != CLAW and not break_defence(g, a, hero):
                return dealt
            continue
        if verb == "dragon":
            return hit_dragon(g, a, amount)
        if verb == "monster":
            monster = g.monster(target.id)
            if monster is not None:
                screened = hero != NONE
                lost, amount = hit_monster(g, a, monster, amount)
                dealt += lost
        else:
            seat, slot = target.ids
            place = place_worn(g, seat, slot)
            if place != NONE:
                if not warded:
                    warded = True
                    amount = ward_off(g, a, seat, amount)
                screened = True
                amount = hit_worn(g, a, seat, place, amount)
    if hero != NONE and (not screened or a.form == HEAVY_ARM or a.form == MAGIC):
        dealt += hit_hero(g, a, hero, amount)
    return dealt


def strike_everybody(g: Village, a: Attack, amount: int) -> int:
    """One roll against each opponent and each monster in front of the caster; nothing passes from a
    monster to its owner. [village.spell.090]"""
    dealt = 0
    at = 0
    while at < len(a.chain):
        end = at + 1
        while end < len(a.chain) and a.chain[end].verb != "hero":
            end += 1
        dealt += carry(g, a, a.chain[at:end], amount)
        at = end
    for monster in foes_in_front(g, a.seat):
        lost, _ = hit_monster(g, a, monster, amount)
        dealt += lost
    return dealt


def place_worn(g: Village, seat: int, slot: int) -> int:
    for place, worn in enumerate(g.players[seat].worn):
        if worn.slot == slot:
            return place
    return NONE


def break_defence(g: Village, a: Attack, seat: int) -> bool:
    """Some weapons knock a defence card away before the damage; whether the attacker still stands."""
    slot = g.cards[a.card].breaks
    if slot == NONE:
        return True
    place = place_worn(g, seat, slot)
    if place == NONE:
        return True
    card = g.players[seat].worn[place].card
    g.lose_worn(seat, place)
    return withstands_thorns(g, a, card)


def withstands_thorns(g: Village, a: Attack, card: int) -> bool:
    """A weapon that makes a thorny card be discarded hurts its bearer; whether the bearer still stands."""
    thorns = g.cards[card].thorns
    if thorns > 0 and (a.form == ARM or a.form == HEAVY_ARM):
        g.hurt(a.seat, thorns)
        return g.players[a.seat].life > 0
    return True


def hit_monster(g: Village, a: Attack, monster: Monster, amount: int) -> tuple[int, int]:
    """What the monster loses, and what passes on if it dies.
    [village.attack_monster.030, village.attack_monster.040, village.monster_ability.020,
    village.element.020, village.monster_ability.060]"""
    printed = g.cards[monster.card]
    amount -= printed.armour
    if a.element != NONE:
        amount -= printed.resist[a.element]
        if printed.immune[a.element]:
            amount = 0
    if amount <= 0:
        return 0, 0
    seat = g.holder(monster.uid)
    if amount < monster.life:
        g.wound_monster(seat, monster, amount)
        return amount, 0
    g.kill_monster(seat, monster, a.seat)
    return monster.life, amount - monster.life


def ward_off(g: Village, a: Attack, seat: int, amount: int) -> int:
    """Resistance printed on defence cards weakens the whole attack before it reaches the first of them.
    [village.element.020, village.element.030]"""
    if a.element != NONE:
        for worn in g.players[seat].worn:
            printed = g.cards[worn.card]
            amount -= printed.resist[a.element]
            if printed.immune[a.element]:
                return 0
    return amount if amount > 0 else 0


def hit_worn(g: Village, a: Attack, seat: int, place: int, amount: int) -> int:
    """A defence card falls when the attacks of a turn reach its value; returns what passes on.
    [village.defence.090, village.defence.140]"""
    worn = g.players[seat].worn[place]
    if amount < worn.left:
        if amount > 0:
            g.dent_worn(seat, place, amount)
        return 0
    g.lose_worn(seat, place)
    if not withstands_thorns(g, a, worn.card):  # out at once, and so is the weapon: village.defeat.010
        return 0
    return amount - worn.left


def hit_hero(g: Village, a: Attack, seat: int, amount: int) -> int:
    """What the hero loses after armour and resistance.
    [village.armour_bonus.010, village.element.020, village.armour_bonus.020, village.armour_bonus.030,
    village.monster.100]"""
    player = g.players[seat]
    level = g.level(seat)
    amount -= level.armour + player.guard
    if a.element != NONE:
        amount -= level.resist[a.element]
        if level.immune[a.element]:
            amount = 0
    if amount <= 0:
        return 0
    lost = g.hurt(seat, amount)
    if lost > 0 and a.poison > 0:
        g.poison(seat, a.poison)  # village.poison.010
    return lost


def hit_dragon(g: Village, a: Attack, amount: int) -> int:
    """What an Overwhelm monster loses after the armour of all its cards. [village.overwhelm.120]"""
    dragon = g.dragon
    if dragon is None:
        return 0
    printed = g.cards[dragon.card]
    amount -= printed.armour
    for part in printed.parts[: dragon.parts]:
        amount -= part.armour
    if a.element != NONE:
        amount -= printed.resist[a.element]
        if printed.immune[a.element]:
            amount = 0
    return g.wound_dragon(a.seat, amount) if amount > 0 else 0
