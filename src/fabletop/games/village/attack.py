"""Attacks: aim, roll, and let the damage travel.
[village.weapon, heavy_weapon, spell, defence, attack_monster]

An attack waits in `g.attack` while it is aimed.  Its chain lists what will be hit, in the order chosen before
the roll: `monster` (by number), `dragon`, `hero` (by seat), and behind a hero the hero's screens: Defensive
monsters and `worn` defence cards (seat * 8 + slot).
"""

from __future__ import annotations

from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE, UNDEAD
from fabletop.games.village.modes import (
    SORCERERS,
    mates,
    opponents,
    others,
    place_of,
    spell_targets,
    weapon_targets,
)
from fabletop.games.village.pieces import ARM, CLAW, HEAVY_ARM, MAGIC, Attack, Dragon, Monster, Worn
from fabletop.games.village.state import LIFELINK, Village
from fabletop.kernel.decision import ALONE
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

DRAGON: Final = act("dragon")
YES: Final = act("yes")
NO: Final = act("no")
HERO: Final = tuple(act("hero", seat) for seat in range(6))
WORN: Final = tuple(act("worn", place) for place in range(6 * 8))


# -- what may be hit next --------------------------------------------------------------------------------


def foes_in_front(g: Village, seat: int) -> list[Monster]:
    """The monsters a hero has to deal with; Defensive ones are on the hero's side.
    [village.attack_monster.020]"""
    return [m for m in g.players[seat].front if not g.cards[m.card].defensive]


def reachable(g: Village, seat: int, chain: tuple[Act, ...], guards: bool) -> list[Act]:
    """The monsters in front of a hero that can be hit next: summoned ones before their summoner.
    [village.summon.070]"""
    front = [m for m in g.players[seat].front if g.cards[m.card].defensive == guards]
    if not front:
        return []
    left = [m for m in front if act("monster", m.uid) not in chain] if chain else front
    masters = [m.summoner for m in left if m.summoner != NONE]
    return [act("monster", m.uid) for m in left if m.uid not in masters]


def screens(g: Village, seat: int, chain: tuple[Act, ...]) -> list[Act]:
    """What still protects a hero and is not yet in the chain: Defensive monsters, then defence cards.
    [village.monster_ability.070, village.defence.130]"""
    guards = reachable(g, seat, chain, guards=True)
    if guards:
        return guards
    worn = g.players[seat].worn
    if not worn:
        return []
    return [a for a in [WORN[seat * 8 + w.slot] for w in worn] if a not in chain]


def first_targets(g: Village, a: Attack) -> list[Act]:
    """Where a weapon or spell may strike first.
    [village.attack_monster.020, village.spell.040, village.spell.050, village.attack_monster.010,
    village.weapon.010, village.overwhelm.170, village.multiplayer_2.010]"""
    foes = reachable(g, a.seat, (), guards=False)
    targets = foes.copy()
    if g.dragon is not None:
        targets.append(DRAGON)
    if g.n == 6 and not a.any_target and place_of(g, a.seat) in SORCERERS:  # village.multiplayer_6.070
        for s in mates(g, a.seat):
            if s != a.seat:
                targets.extend(reachable(g, s, (), guards=False))
    if a.form == MAGIC:
        targets.extend([HERO[s] for s in spell_targets(g, a.seat)])
        if a.any_target:
            for s in others(g, a.seat):
                targets.extend(reachable(g, s, (), guards=False))
                targets.extend(reachable(g, s, (), guards=True))
        return targets
    if not foes:
        targets.extend([HERO[s] for s in weapon_targets(g, a.seat)])
    return targets


def following_targets(g: Village, a: Attack) -> list[Act]:
    """Where the damage left over goes.
    [village.attack_monster.070, village.heavy_weapon.030, village.spell.060, village.heavy_weapon.040,
    village.summon.080]"""
    chain = a.chain
    first = chain[0]
    if first is DRAGON:
        return []
    for target in chain:
        if target.verb == "hero":
            return screens(g, target.id, chain)
    monster = g.monster(first.id)
    if monster is None:
        return []
    area = g.holder(first.id)
    left = reachable(g, area, chain, guards=g.cards[monster.card].defensive)
    if a.form == ARM:
        return left
    if a.form == HEAVY_ARM:
        if left or area != a.seat:
            return left
        return [HERO[s] for s in weapon_targets(g, a.seat)]
    return left + [HERO[s] for s in heirs(g, a)]


def heirs(g: Village, a: Attack) -> list[Seat]:
    """Whom a spell goes on to behind monsters: the opponents who played them. [village.spell.080]"""
    legal = spell_targets(g, a.seat)
    owners = []
    for target in a.chain:
        monster = g.monster(target.id)
        if monster is not None:
            owners.append(monster.owner)
    return [s for s in legal if s in owners] or [s for s in legal if NOBODY in owners or a.seat in owners]


def multi_targets(g: Village, a: Attack) -> list[Act]:
    """A spell on everybody takes each opponent's screens in turn. [village.spell.090]"""
    for seat in opponents(g, a.seat):
        if HERO[seat] not in a.chain:
            return [HERO[seat]]
        left = screens(g, seat, a.chain)
        if left:
            return left
    return []


def aimer(g: Village, f: Frame) -> tuple[Seat, ...]:
    """The attacker aims; where a monster has no owner, its prey does. [village.monster.080]"""
    a = g.attack
    if a is not None and a.seat >= 0:
        return ALONE[a.seat]
    return ALONE[f.seat]


@chooser("target", by=aimer)
def next_target(g: Village, f: Frame) -> list[Act]:
    a = g.attack
    if a is None:
        return []
    if a.form == CLAW:
        return screens(g, f.seat, a.chain)
    if a.multi:
        return multi_targets(g, a)
    return following_targets(g, a) if a.chain else first_targets(g, a)


@step("village.aim", next_target)
def aim(g: Village, f: Frame, target: Act) -> None:
    """Choose, before rolling, what is hit next.
    [village.defence.130, village.attack_monster.050, village.spell.070]"""
    if g.attack is not None:
        g.attack = g.attack.aimed(target)
        g.then(aim, f)


# -- Lifelink ----------------------------------------------------------------------------------------------


@chooser("lifelink")
def link_or_not(g: Village, f: Frame) -> list[Act]:
    a = g.attack
    if a is None or g.mind <= 0 or g.used & LIFELINK or not g.level(f.seat).lifelink:
        return []
    return [YES, NO]


@step("village.lifelink", link_or_not)
def lifelink(g: Village, f: Frame, answer: Act) -> None:
    """Once per turn, before the roll of a weapon that is not ranged.
    [village.lifelink.010, village.lifelink.020]"""
    if answer is YES and g.attack is not None:
        g.used |= LIFELINK
        g.attack = g.attack.linked()


@chooser("lifelink_amount")
def points_to_link(g: Village, f: Frame) -> list[int]:
    return list(range(min(f.n, g.mind) + 1))


@step("village.lifelink_spend", points_to_link)
def lifelink_spend(g: Village, f: Frame, n: int) -> None:
    """One intelligence for one life point, up to the damage dealt.
    [village.lifelink.030, village.lifelink.050]"""
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
        g.then(lifelink_spend, f.count(dealt))


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
            seat, slot = divmod(target.id, 8)
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
        g.set_monster(seat, monster.with_life(monster.life - amount))
        g.emit(ev.MonsterHurt(seat, monster.card, monster.uid, amount))
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
            g.players[seat].worn[place] = Worn(worn.card, worn.slot, worn.left - amount)
            g.emit(ev.DefenceHit(seat, worn.card, amount))
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
    """An Overwhelm monster remembers who wounded it. [village.overwhelm.120]"""
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
    if amount <= 0:
        return 0
    lost = min(amount, dragon.life)
    fighters = dragon.fighters | (1 << a.seat)
    g.dragon = Dragon(dragon.card, dragon.life - lost, dragon.parts, fighters)
    g.emit(ev.OverwhelmHurt(a.seat, dragon.card, lost))
    if lost == dragon.life:
        g.owe("village.overwhelm_dies", NOBODY, a.seat)
    return lost
