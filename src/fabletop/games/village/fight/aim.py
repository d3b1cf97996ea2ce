"""What an attack is aimed at, target by target, before the roll. [village.attack_monster, spell, defence]

An attack waits in `g.attack` while it is aimed.  Its chain lists what will be hit, in the order chosen before
the roll: `monster` (by number), `dragon`, `hero` (by seat), and behind a hero the hero's screens: Defensive
monsters and `worn` defence cards (by seat and slot).
"""

from __future__ import annotations

from typing import Final

from fabletop.games.village.defs import MOST_PLAYERS, NONE, SLOTS
from fabletop.games.village.modes.sides import (
    SORCERERS,
    mates,
    opponents,
    others,
    place_of,
    spell_targets,
    weapon_targets,
)
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.pieces import ARM, CLAW, HEAVY_ARM, MAGIC, Attack, Monster
from fabletop.kernel.decision import ALONE
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

DRAGON: Final = act("dragon")
HERO: Final = tuple(act("hero", seat) for seat in range(MOST_PLAYERS))
WORN: Final = tuple(
    tuple(act("worn", seat, slot) for slot in range(len(SLOTS))) for seat in range(MOST_PLAYERS)
)


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
    by_slot = WORN[seat]
    return [a for a in [by_slot[w.slot] for w in worn] if a not in chain]


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


@step(
    "village.aim",
    next_target,
    rules=(
        "village.attack_monster.020",
        "village.attack_monster.050",
        "village.attack_monster.070",
        "village.defence.130",
        "village.heavy_weapon.030",
        "village.spell.040",
        "village.spell.070",
        "village.monster.080",
    ),
)
def aim(g: Village, f: Frame, target: Act) -> None:
    """Choose, before rolling, what is hit next."""
    if g.attack is not None:
        g.attack = g.attack.aimed(target)
        g.then(aim, f)
