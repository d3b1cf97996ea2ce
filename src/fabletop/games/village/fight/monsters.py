"""Monsters in front of heroes: how they come, attack, summon, proliferate and move on.
[village.monster, imp, summon, proliferate, hopping, fleeting, sneak_attack]"""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE
from fabletop.games.village.fight.aim import HERO, aim
from fabletop.games.village.fight.strike import NO, YES, strike
from fabletop.games.village.modes.sides import left_of, monster_places
from fabletop.games.village.state.game import Village
from fabletop.games.village.state.pieces import CLAW, Attack, Monster
from fabletop.kernel.decision import ALONE
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# -- where monsters go ---------------------------------------------------------------------------------


@chooser("place")
def place_for_monster(g: Village, f: Frame) -> list[Act]:
    (card,) = f.args
    return [HERO[s] for s in monster_places(g, f.seat, g.cards[card].defensive)]


@step(
    "village.place_monster",
    place_for_monster,
    rules=("village.monster.010", "village.monster.020", "village.monster.030"),
)
def place_monster(g: Village, f: Frame, hero: Act) -> None:
    """Play a monster card in front of a hero."""
    (card,) = f.args
    g.lift_from_played(f.seat, card)
    g.bring_monster(hero.id, card, f.seat)


@chooser("place")
def place_for_loose(g: Village, f: Frame) -> list[Act]:
    (uid,) = f.args
    for monster in g.loose:
        if monster.uid == uid:
            places = monster_places(g, f.seat, g.cards[monster.card].defensive)
            return [HERO[s] for s in places]
    return []


@step("village.relocate", place_for_loose, rules=("village.defeat.040", "village.defeat.050"))
def relocate(g: Village, f: Frame, hero: Act) -> None:
    """The owner sends a monster whose prey has fallen to another hero."""
    (uid,) = f.args
    for monster in g.loose:
        if monster.uid == uid:
            g.loose = tuple(m for m in g.loose if m.uid != uid)
            g.settle_monster(monster, hero.id, NOBODY)
            return


def move_on(g: Village, seat: Seat) -> None:
    """At the end of a turn some monsters leave for the next hero.
    [village.hopping.010, village.fleeting.040, village.sneak_attack.030, village.hopping.020]"""
    front = g.players[seat].front
    if not front:
        return
    hops = g.n > 2 or g.rules.hopping_in_duels
    left = left_of(g, seat)
    for monster in front:
        printed = g.cards[monster.card]
        if left != seat and (printed.fleeting or printed.sneak_attack or (printed.hopping and hops)):
            g.move_monster(monster, left)


# -- the start of a turn ------------------------------------------------------------------------------------


@step("village.proliferate")
def proliferate(g: Village, f: Frame) -> None:
    """Each full group of equal monsters brings one more mini card.
    [village.proliferate.010, village.proliferate.020, village.hopping.030]"""
    families: list[int] = []
    for monster in g.players[f.seat].front:
        family = g.cards[monster.card].family
        if g.cards[family].proliferate > 0 and family not in families:
            families.append(family)
    for family in families:
        group = [m for m in g.players[f.seat].front if g.cards[m.card].family == family]
        for _ in range(len(group) // g.cards[family].proliferate):
            mini = g.cards[family].mini
            if g.take_mini(mini):
                g.emit(ev.Proliferated(f.seat, mini, 1))
                g.bring_monster(f.seat, mini, group[0].owner)


@step("village.gather")
def gather(g: Village, f: Frame) -> None:
    """Every monster in front of the hero gets ready to attack; those that guard or help the hero only mend.
    [village.monster.050, village.monster_ability.010, village.monster_ability.040, village.fleeting.020]"""
    front = g.players[f.seat].front
    waiting: list[int] = []
    for monster in front:
        printed = g.cards[monster.card]
        if printed.defensive or printed.fleeting:
            g.heal_monster(f.seat, monster, g.cards[monster.card].heal)
        else:
            waiting.append(monster.uid)
    g.waiting = tuple(waiting)
    if g.waiting:
        g.then(owners_attack, f)


def waiting_monsters(g: Village, seat: int) -> list[Monster]:
    return [m for m in g.players[seat].front if m.uid in g.waiting]


@chooser("owner")
def owner_to_attack(g: Village, f: Frame) -> list[Act]:
    owners: list[Act] = []
    for monster in waiting_monsters(g, f.seat):
        owner = act("owner", monster.owner)
        if owner not in owners:
            owners.append(owner)
    return owners


@step("village.owners_attack", owner_to_attack, rules=("village.monster.050", "village.monster.090"))
def owners_attack(g: Village, f: Frame, owner: Act) -> None:
    """The attacked player says whose monsters come next."""
    g.then(next_attack, f.carry(owner.id))
    g.then(owners_attack, f)


@step("village.next_attack")
def next_attack(g: Village, f: Frame) -> None:
    """One monster of an owner after the other: healing, summoning, the attack. [village.turn.070]"""
    (owner,) = f.args
    for monster in waiting_monsters(g, f.seat):
        if monster.owner == owner:
            g.waiting = tuple(uid for uid in g.waiting if uid != monster.uid)
            g.heal_monster(f.seat, monster, g.cards[monster.card].heal)
            g.then(monster_summons, f.carry(monster.uid))
            g.then(claw, f.carry(monster.uid))
            g.then(next_attack, f)
            return


def owner_or_prey(g: Village, f: Frame) -> tuple[Seat, ...]:
    (uid,) = f.args
    monster = g.monster(uid)
    return ALONE[f.seat] if monster is None or monster.owner < 0 else ALONE[monster.owner]


@chooser("monster_summons", by=owner_or_prey)
def summon_or_not(g: Village, f: Frame) -> list[Act]:
    (uid,) = f.args
    monster = g.monster(uid)
    if monster is None:
        return []
    mini = g.cards[monster.card].summon
    return [YES, NO] if mini != NONE and g.supply_of(mini) > 0 else []


@step(
    "village.monster_summons",
    summon_or_not,
    rules=("village.summon.060", "village.summon.070", "village.summon.080"),
)
def monster_summons(g: Village, f: Frame, answer: Act) -> None:
    """A monster may summon others into its own area before it attacks."""
    (uid,) = f.args
    monster = g.monster(uid)
    if answer is NO or monster is None:
        return
    printed = g.cards[monster.card]
    for _ in range(printed.summon_n):
        if g.take_mini(printed.summon):
            g.emit(ev.Summoned(f.seat, printed.summon, 1))
            g.bring_monster(f.seat, printed.summon, monster.owner, monster.uid)


# -- an attack ---------------------------------------------------------------------------------------------


@step("village.claw")
def claw(g: Village, f: Frame) -> None:
    """A monster in front of the hero attacks: one die plus its bonus.
    [village.monster.060, village.monster.070]"""
    (uid,) = f.args
    monster = g.monster(uid)
    if monster is not None:
        g.emit(ev.MonsterAttacked(f.seat, monster.card, monster.uid))
        attack_hero(g, f.seat, monster.card, monster.owner, monster.uid)


def attack_hero(g: Village, seat: Seat, card: int, owner: int, uid: int) -> None:
    """Owe a monster's attack on a hero and what follows it. [village.monster.110]"""
    printed = g.cards[card]
    if printed.mind_attacks:
        attack_mind(g, seat, card, owner, printed.mind_attack)
    elif printed.attacks:
        devoted = 1 if owner >= 0 and g.level(owner).devotion else 0  # village.devotion.010
        claw_at(g, seat, Attack(CLAW, owner, card, printed.attack + devoted, NONE, printed.poison, uid=uid))
    if printed.discard > 0:
        for _ in range(printed.discard):
            g.owe("village.discard_one", seat, card)


def claw_at(g: Village, seat: Seat, attack: Attack) -> None:
    g.attack = attack.aimed(HERO[seat])
    frame = Frame("", seat)
    g.then(aim, frame)
    g.then(strike, frame)


def attack_mind(g: Village, seat: Seat, card: int, owner: int, bonus: int) -> None:
    """The Imp and its like take intelligence for this turn, and nothing shields it.
    [village.imp.010, village.imp.020]"""
    die = g.roll(6)
    g.emit(ev.Rolled(owner, die, card, bonus))
    loss = max(0, die + bonus)
    g.emit(ev.MindAttacked(seat, loss))
    if seat == g.active:
        g.change_mind(-loss)


# -- monsters that come by themselves ----------------------------------------------------------------------


def sneak_in(g: Village, seat: Seat, card: int) -> None:
    """A Sneak Attack monster falls upon who drew it, or the next hero without one.
    [village.sneak_attack.010, village.sneak_attack.020]"""
    prey = seat
    for _ in range(len(g.living())):
        if not any(g.cards[m.card].sneak_attack for m in g.players[prey].front):
            break
        prey = left_of(g, prey)
    monster = g.bring_monster(prey, card, NOBODY)
    g.owe("village.claw", prey, monster.uid)


def flit_in(g: Village, seat: Seat, card: int) -> None:
    """A Fleeting monster stands before who drew it and helps at once.
    [village.fleeting.010, village.fleeting.020]"""
    g.bring_monster(seat, card, NOBODY)
    help_holder(g, seat, card)


def help_holder(g: Village, seat: Seat, card: int) -> None:
    printed = g.cards[card]
    if printed.gives_gold > 0:
        g.get_gold(printed.gives_gold)
    if printed.gives_heal > 0:
        g.heal(seat, printed.gives_heal)


@step("village.gifts")
def gifts(g: Village, f: Frame) -> None:
    """Fleeting monsters help the hero they stand before, in each of their turns. [village.fleeting.020]"""
    for monster in g.players[f.seat].front:
        help_holder(g, f.seat, monster.card)
