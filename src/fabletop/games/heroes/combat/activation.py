"""What an active unit may do: move, attack, break a wall, defend; and what its player may play meanwhile.
[heroes.combat_round.080, heroes.combat_round.150, heroes.combat_round.160, defend, surrender]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.acts import ATTACK, MOVE, UNIT
from fabletop.games.heroes.cards.play import give_answer, might_answer, morale_uses, playable
from fabletop.games.heroes.cards.registry import TURN
from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.camp import AI_HERO, GUARDS
from fabletop.games.heroes.combat.pieces import DEFENDING, INSPIRED, ROSE
from fabletop.games.heroes.combat.reach import adjacent_foes, breakable, reach, targets
from fabletop.games.heroes.combat.rounds import is_decided
from fabletop.games.heroes.combat.state import DEFENDER, Combat
from fabletop.games.heroes.defs import NONE, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

END: Final = act("end")
DEFEND: Final = act("defend")
SURRENDER: Final = act("surrender")
RETREAT: Final = act("retreat")


# -- abilities that work on activation --------------------------------------------------------------------


@step("heroes.on_activation")
def on_activation(g: Heroes, f: Frame) -> None:
    """Abilities with the activation symbol work at once. [heroes.unit.240]"""
    (uid,) = f.args
    c = g.fight
    unit = c.units[uid]
    powers = c.powers_of(uid)
    if powers.heals:
        g.heal(uid, powers.heals)
    enemy = c.commander(1 - unit.side)
    if enemy >= 0:
        for _ in range(powers.saps):
            g.lose_at_random(enemy)
        if powers.strips_morale:
            g.strip_morale(enemy)
    if powers.mends:
        if hurt_friends(g, uid):
            g.owe("heroes.mend", c.camps[unit.side].seat, uid, powers.mends)
        else:
            g.mark(uid, INSPIRED)


def hurt_friends(g: Heroes, uid: int) -> list[int]:
    c = g.fight
    side = c.units[uid].side
    return [u for u in c.fielded(side) if u != uid and c.units[u].damage > 0]


def steerer(g: Heroes, f: Frame) -> tuple[Seat, ...]:
    return (f.seat,)


@chooser("mend", by=steerer)
def friend_to_mend(g: Heroes, f: Frame) -> list[Act]:
    """By the book the worst hurt, of the highest tier. [heroes.ai_combat.110]"""
    uid, _ = f.args
    c = g.fight
    friends = hurt_friends(g, uid)
    if f.seat == NOBODY and friends:
        friends = [max(friends, key=lambda u: (c.units[u].damage, c.tier_of(u), -u))]
    return [UNIT.of(u) for u in friends]


@step("heroes.mend", friend_to_mend, rules=("heroes.unit.240",))
def mend(g: Heroes, f: Frame, friend: Act) -> None:
    """A healer must heal if it can; else it has more attack."""
    _, n = f.args
    g.heal(friend.id, n)


# -- the options ------------------------------------------------------------------------------------------


def may_move(g: Heroes, uid: int) -> bool:
    """Ranged units move after attacking, the others before; nobody twice.
    [heroes.unit_type.060, heroes.combat_round.150]"""
    c = g.fight
    return not c.moved and (not c.attacked or c.type_of(uid) == RANGED)


def may_attack(g: Heroes, uid: int) -> bool:
    """Once, and not after a ranged unit has moved. [heroes.combat_round.160]"""
    c = g.fight
    return not c.attacked and not (c.moved and c.type_of(uid) == RANGED)


def may_defend(g: Heroes, uid: int) -> bool:
    """Instead of attacking; not if it has just given a token back. [heroes.defend.010, heroes.defend.040]"""
    c = g.fight
    if not g.rules.can_defend or c.attacked or c.units[uid].space == OFF_BOARD:
        return False
    return not c.is_marked(uid, ROSE)


def may_surrender(g: Heroes, seat: Seat) -> bool:
    """Only to another player's hero, with the gold for it, and not while defending a town.
    [heroes.surrender.010, heroes.surrender.050, heroes.siege.040, heroes.end_of_combat.020]"""
    c = g.fight
    side = c.led_by(seat)
    if side == NONE or c.camps[side].hero == NONE or c.moved or c.attacked or c.camps[side].held:
        return False
    enemy = c.camps[1 - side]
    if enemy.hero == NONE or enemy.leader == AI_HERO or holds_town(g, side):
        return False
    return g.can_raise(seat, g.rules.surrender_gold) and has_refuge(g, side)


def has_refuge(g: Heroes, side: int) -> bool:
    """On the map a main hero that leaves a fight needs a home to go to, and not the one that it gives up.
    [heroes.surrender.030, heroes.retreat.030]"""
    number = g.fight.camps[side].hero
    if not g.land.tiles or not g.heroes[number].main:
        return True
    return bool(g.refuges(number, g.heroes[number].field))


def holds_town(g: Heroes, side: int) -> bool:
    """Who defends a town must stay and fight. [heroes.siege.040]"""
    return g.rules.town_defender_stays and side == DEFENDER and (g.fight.siege or g.fight.in_town)


def may_retreat(g: Heroes, seat: Seat) -> bool:
    """In the first edition a hero may flee from anybody before one of its units acts.
    [heroes.retreat.050, heroes.end_of_combat.030, heroes.siege.040]"""
    c = g.fight
    side = c.led_by(seat)
    if not g.rules.retreat_from_anybody or side == NONE or c.moved or c.attacked or c.camps[side].held:
        return False
    if c.camps[side].hero == NONE:
        return False
    if holds_town(g, side) or (c.camps[1 - side].leader == GUARDS and side == DEFENDER):
        return False
    return has_refuge(g, side)


def might_do_more(g: Heroes, f: Frame) -> bool:
    return not g.fight.attacked and might_answer(g, f.seat, TURN)


@chooser("act", secret=might_do_more)
def deeds(g: Heroes, f: Frame) -> list[Act]:
    """Everything that the active unit and its player may do now."""
    (uid,) = f.args
    c = g.fight
    if is_decided(g) or not c.units[uid].stands:
        return []
    options: list[Act] = []
    if may_attack(g, uid):
        options.extend([ATTACK.of(target) for target in targets(g, uid)])
        options.extend([act("break", space) for space in breakable(g, uid)])
    if may_move(g, uid):
        options.extend([MOVE.of(space) for space in reach(g, uid)])
    if may_defend(g, uid):
        options.append(DEFEND)
    if not c.attacked:
        options.extend(playable(g, f.seat, TURN))
        options.extend(morale_uses(g, f.seat))
        if may_surrender(g, f.seat):
            options.append(SURRENDER)
        if may_retreat(g, f.seat):
            options.append(RETREAT)
    options.append(END)
    return options


@step(
    "heroes.act",
    deeds,
    rules=(
        "heroes.combat_round.080",
        "heroes.combat_round.150",
        "heroes.combat_round.160",
        "heroes.combat_round.180",
        "heroes.defend.010",
        "heroes.combat_card.010",
        "heroes.combat_card.020",
        "heroes.combat_card.030",
        "heroes.surrender.010",
    ),
)
def act_(g: Heroes, f: Frame, deed: Act) -> None:
    """One thing after another until the activation ends."""
    (uid,) = f.args
    c = g.fight
    verb = deed.verb
    if verb in ("play", "cast", "morale"):
        give_answer(g, f.seat, deed)
        g.then(act_, f)
    elif verb == "surrender":
        if g.players[f.seat].gold < g.rules.surrender_gold:
            g.owe("heroes.raise_gold", f.seat, g.rules.surrender_gold)  # [heroes.option.190]
        g.owe("heroes.surrender", f.seat, c.units[uid].side)
    elif verb == "retreat":
        g.owe("heroes.retreat", f.seat, c.units[uid].side)
    elif verb == "defend":
        g.mark(uid, DEFENDING)
        g.emit(ev.Defended(uid))
    elif verb == "end":
        if not c.attacked:
            g.emit(ev.Waited(uid))
    else:
        carry_out(g, uid, deed)
        if verb == "move" or (c.type_of(uid) == RANGED and not c.moved):
            g.then(act_, f)


def carry_out(g: Heroes, uid: int, deed: Act) -> None:
    """Move, attack or break a wall. [heroes.combat_round.150, heroes.obstacle.030]"""
    c = g.fight
    if deed.verb == "move":
        c.moved = True
        g.move(uid, deed.id)
    elif deed.verb == "attack":
        c.attacked = True
        g.owe("heroes.attack", c.camps[c.units[uid].side].seat, uid, deed.id)
    elif deed.verb == "break":
        c.attacked = True
        g.break_wall(uid, deed.id)


# -- neutral units steered by a player --------------------------------------------------------------------


def can_strike_from(g: Heroes, uid: int, space: int) -> bool:
    return bool(adjacent_foes(g, uid, space))


def nearest_foe(c: Combat, foes: list[int], space: int) -> int:
    """How far the nearest of some enemies is from a space."""
    nearest = 0
    for foe in foes:
        far = c.board.distance(space, c.units[foe].space)
        if far < nearest or nearest == 0:
            nearest = far
    return nearest


def closest_spaces(g: Heroes, uid: int) -> list[int]:
    """Where a unit gets nearest to the enemy, if that is nearer than it stands.
    [heroes.combat_setup.150]"""
    c = g.fight
    unit = c.units[uid]
    foes = c.fielded(1 - unit.side)
    best = nearest_foe(c, foes, unit.space)
    found: list[int] = []
    for space in reach(g, uid):
        far = nearest_foe(c, foes, space)
        if far < best:
            best = far
            found = [space]
        elif far == best and found:
            found.append(space)
    return found


@chooser("guard_act")
def guard_deeds(g: Heroes, f: Frame) -> list[Act]:
    """Neutral units attack if they can, else come as close as they can; they never defend.
    [heroes.combat_setup.140, heroes.combat_setup.150]"""
    (uid,) = f.args
    c = g.fight
    if is_decided(g) or not c.units[uid].stands or c.attacked:
        return []
    strikes = [ATTACK.of(target) for target in targets(g, uid)] if may_attack(g, uid) else []
    if c.moved:
        return strikes
    ranged = c.type_of(uid) == RANGED
    if not ranged:
        spaces = [space for space in reach(g, uid) if can_strike_from(g, uid, space)]
        strikes.extend([MOVE.of(space) for space in spaces])
    if strikes:
        return strikes
    if ranged and not g.rules.guards_ranged_advance:
        return []
    return [MOVE.of(space) for space in closest_spaces(g, uid)]


@step(
    "heroes.act_for_guards",
    guard_deeds,
    rules=("heroes.combat_setup.120", "heroes.combat_setup.140", "heroes.combat_setup.150"),
)
def act_for_guards(g: Heroes, f: Frame, deed: Act) -> None:
    """The previous player steers the neutral units."""
    (uid,) = f.args
    carry_out(g, uid, deed)
    if deed.verb == "move":
        g.then(act_for_guards, f)
