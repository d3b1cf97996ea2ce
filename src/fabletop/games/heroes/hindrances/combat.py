"""What the active unit cannot do now, and why other units do not act.
[heroes.combat_round, unit_type, obstacle, defend, surrender, retreat]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.combat.activation import (
    DEFEND,
    RETREAT,
    SURRENDER,
    has_refuge,
    holds_town,
    may_attack,
    may_move,
)
from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.camp import AI_HERO, GUARDS
from fabletop.games.heroes.combat.pieces import ACTED, PARALYSED, ROSE
from fabletop.games.heroes.combat.reach import adjacent_foes, stride
from fabletop.games.heroes.combat.state import DEFENDER, GATE, WALL
from fabletop.games.heroes.defs import FLYING, GROUND, NONE, RANGED
from fabletop.games.heroes.hindrances.record import Hindrance, Left, too_dear
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Pick, Seat, act

RULES_OF_STRIDES: Final = {
    GROUND: "heroes.unit_type.010",
    FLYING: "heroes.unit_type.030",
    RANGED: "heroes.unit_type.050",
}
RULES_OF_BLOWS: Final = {GROUND: "heroes.unit_type.020", FLYING: "heroes.unit_type.040"}


def deeds(g: Heroes, seat: Seat, uid: int, offered: set[Pick]) -> Left:
    """What is left out while a unit is active."""
    yield from attacks(g, uid, offered)
    yield from walls(g, uid, offered)
    yield from moves(g, uid, offered)
    if g.rules.can_defend and DEFEND not in offered:
        yield DEFEND, why_no_defence(g, uid)
    side = g.fight.led_by(seat)
    if side != NONE:
        if SURRENDER not in offered:
            yield SURRENDER, why_no_surrender(g, seat, side)
        if g.rules.retreat_from_anybody and RETREAT not in offered:
            yield RETREAT, why_no_retreat(g, side)


# -- attacks ----------------------------------------------------------------------------------------------


def attacks(g: Heroes, uid: int, offered: set[Pick]) -> Left:
    """Enemies whom the unit cannot attack from where it stands."""
    c = g.fight
    for target in c.standing(1 - c.units[uid].side):
        attack = act("attack", target)
        if attack not in offered:
            yield attack, why_no_blow(g, uid) or why_not_reached(g, uid, target)


def why_no_blow(g: Heroes, uid: int) -> Hindrance | None:
    """[heroes.combat_round.080, heroes.unit_type.060]"""
    if may_attack(g, uid):
        return None
    if g.fight.attacked:
        return Hindrance("struck", "heroes.combat_round.080", unit=uid)
    return Hindrance("ranged-moved", "heroes.unit_type.060", unit=uid)


def why_not_reached(g: Heroes, uid: int, target: int) -> Hindrance:
    """[heroes.unit_type.020, heroes.unit_type.040, heroes.unit_type.080, heroes.siege.030]"""
    c = g.fight
    unit = c.units[uid]
    type = c.type_of(uid)
    if unit.space == OFF_BOARD:
        return Hindrance("off-board", "heroes.siege.030")
    if type == RANGED:
        near = adjacent_foes(g, uid, unit.space)
        return Hindrance("ranged-close", "heroes.unit_type.080", unit=near[0])
    if c.units[target].space == OFF_BOARD:
        return Hindrance("tower-safe", "heroes.siege.030", unit=uid)
    return Hindrance("not-adjacent", RULES_OF_BLOWS[type], unit=uid)


def walls(g: Heroes, uid: int, offered: set[Pick]) -> Left:
    """Walls and gates that the unit cannot break. [heroes.obstacle.030, heroes.obstacle.040]"""
    c = g.fight
    for space, ground in enumerate(c.walls):
        break_ = act("break", space)
        if ground in (WALL, GATE) and break_ not in offered:
            if c.type_of(uid) == RANGED:
                yield break_, Hindrance("ranged-wall", "heroes.obstacle.040", unit=uid)
            else:
                near = Hindrance("wall-far", "heroes.obstacle.030", unit=uid)
                yield break_, why_no_blow(g, uid) or near


# -- moves ------------------------------------------------------------------------------------------------


def moves(g: Heroes, uid: int, offered: set[Pick]) -> Left:
    """Spaces to which the unit cannot move; a tower goes nowhere."""
    c = g.fight
    here = c.units[uid].space
    if here < 0:
        return
    for space in range(c.board.spaces):
        move = act("move", space)
        if space != here and move not in offered:
            yield move, why_no_move(g, uid) or why_not_there(g, uid, space)


def why_no_move(g: Heroes, uid: int) -> Hindrance | None:
    """[heroes.combat_round.150]"""
    if may_move(g, uid):
        return None
    key = "moved" if g.fight.moved else "struck-first"
    return Hindrance(key, "heroes.combat_round.150", unit=uid)


def why_not_there(g: Heroes, uid: int, space: int) -> Hindrance:
    """[heroes.obstacle.010, heroes.obstacle.020, heroes.unit_type.010, heroes.unit_type.030,
    heroes.unit_type.050]"""
    c = g.fight
    unit = c.units[uid]
    if not c.is_free(space, unit.side):
        return Hindrance("occupied", "heroes.obstacle.010")
    steps, most = c.board.distance(unit.space, space), stride(g, uid)
    if steps > most:
        return Hindrance("space-far", RULES_OF_STRIDES[c.type_of(uid)], steps, most, unit=uid)
    return Hindrance("way-blocked", "heroes.obstacle.020", most, most, unit=uid)


# -- other deeds ------------------------------------------------------------------------------------------


def why_no_defence(g: Heroes, uid: int) -> Hindrance:
    """[heroes.defend.010, heroes.defend.040, heroes.siege.030]"""
    c = g.fight
    if c.units[uid].space == OFF_BOARD:
        return Hindrance("tower", "heroes.siege.030")
    if c.attacked:
        return Hindrance("struck-defend", "heroes.defend.010", unit=uid)
    assert c.is_marked(uid, ROSE)
    return Hindrance("rose", "heroes.defend.040", unit=uid)


def why_no_surrender(g: Heroes, seat: Seat, side: int) -> Hindrance:
    """[heroes.end_of_combat.020, heroes.siege.040, heroes.surrender.010, heroes.surrender.030,
    heroes.surrender.050]"""
    c = g.fight
    camp, enemy = c.camps[side], c.camps[1 - side]
    if enemy.hero == NONE or enemy.leader == AI_HERO:
        return Hindrance("no-player", "heroes.end_of_combat.020")
    stays = why_stays(g, side, "heroes.surrender.010")
    if stays is not None:
        return stays
    if not g.can_raise(seat, g.rules.surrender_gold):
        return too_dear(g, seat, (g.rules.surrender_gold, 0, 0), "heroes.surrender.050")
    assert camp.held or not has_refuge(g, side)
    return Hindrance("no-refuge", "heroes.surrender.030")


def why_stays(g: Heroes, side: int, rule: str) -> Hindrance | None:
    """Whether the side must stay and fight: without a hero, once a unit has acted, in a town, or held there.
    [heroes.surrender.010, heroes.retreat.050, heroes.siege.040]"""
    c = g.fight
    if c.camps[side].hero == NONE:
        return Hindrance("no-hero", rule)
    if c.moved or c.attacked:
        return Hindrance("begun", rule)
    if holds_town(g, side):
        return Hindrance("holds-town", "heroes.siege.040")
    return Hindrance("kept", rule) if c.camps[side].held else None


def why_no_retreat(g: Heroes, side: int) -> Hindrance:
    """[heroes.retreat.030, heroes.retreat.050, heroes.siege.040, heroes.end_of_combat.030]"""
    stays = why_stays(g, side, "heroes.retreat.050")
    if stays is not None:
        return stays
    if g.fight.camps[1 - side].leader == GUARDS and side == DEFENDER:
        return Hindrance("attacked-by-guards", "heroes.end_of_combat.030")
    assert not has_refuge(g, side)
    return Hindrance("no-refuge", "heroes.retreat.030")


# -- units that wait --------------------------------------------------------------------------------------


def units(g: Heroes, seat: Seat, active: int, offered: set[Pick]) -> Left:
    """The player's own units that do not act now.
    [heroes.combat_round.120, heroes.combat_round.130, heroes.combat_round.140, heroes.paralysis.010]"""
    c = g.fight
    for unit in c.units:
        choose = act("unit", unit.uid)
        if unit.stands and unit.uid != active and c.camps[unit.side].seat == seat and choose not in offered:
            yield choose, why_waiting(g, unit.uid, active)


def why_waiting(g: Heroes, uid: int, active: int) -> Hindrance:
    c = g.fight
    if c.units[uid].marks & ACTED:
        return Hindrance("acted", "heroes.combat_round.140", unit=uid)
    if c.is_marked(uid, PARALYSED):
        return Hindrance("paralysed", "heroes.paralysis.010", unit=uid)
    mine, theirs = c.initiative_of(uid), c.initiative_of(active)
    if mine == theirs:
        return Hindrance("tied", "heroes.combat_round.130", unit=uid)
    if mine > theirs:  # it was hastened meanwhile
        return Hindrance("next", "heroes.combat_round.120", unit=active)
    return Hindrance("slower", "heroes.combat_round.120", theirs, mine, unit=active)
