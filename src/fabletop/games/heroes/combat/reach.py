"""Where a unit may go and whom it may attack. [heroes.unit_type, obstacle]"""

from __future__ import annotations

from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.state import GATE, WALL
from fabletop.games.heroes.defs import FLYING, NONE, RANGED
from fabletop.games.heroes.state.game import Heroes


def stride(g: Heroes, uid: int) -> int:
    """How far a unit moves. [heroes.unit_type.010, heroes.unit_type.030, heroes.unit_type.050]"""
    c = g.fight
    if c.units[uid].space < 0:
        return 0
    type = c.type_of(uid)
    if type == RANGED:
        return g.rules.ranged_move
    return g.rules.flying_move if type == FLYING else g.rules.ground_move


def reach(g: Heroes, uid: int) -> list[int]:
    """The spaces to which a unit may move, in the order of the board.
    [heroes.unit_type.010, heroes.unit_type.030, heroes.unit_type.050, heroes.obstacle.010,
    heroes.obstacle.020]"""
    c = g.fight
    unit = c.units[uid]
    far = stride(g, uid)
    if far == 0:
        return []
    board = c.board
    side = unit.side
    if c.type_of(uid) == FLYING:
        return [
            space
            for space, distance in enumerate(board.distances[unit.space])
            if 0 < distance <= far and c.is_free(space, side)
        ]
    reached = [False] * board.spaces
    edge = [unit.space]
    for _ in range(far):
        following = []
        for space in edge:
            for near in board.near[space]:
                if not reached[near] and c.is_free(near, side):  # its own space is not free
                    reached[near] = True
                    following.append(near)
        edge = following
    return [space for space in range(board.spaces) if reached[space]]


def adjacent_foes(g: Heroes, uid: int, space: int) -> list[int]:
    """The enemies next to a space, as a unit standing there would see them."""
    c = g.fight
    side = c.units[uid].side
    found = []
    for near in c.board.near[space]:
        other = c.at[near]
        if other != NONE and c.units[other].side != side:
            found.append(other)
    return found


def targets(g: Heroes, uid: int) -> list[int]:
    """The enemies that a unit may attack from where it stands.
    [heroes.unit_type.020, heroes.unit_type.040, heroes.unit_type.070, heroes.unit_type.080]"""
    c = g.fight
    unit = c.units[uid]
    if unit.space == OFF_BOARD:
        return c.fielded(1 - unit.side)
    near = adjacent_foes(g, uid, unit.space)
    if c.type_of(uid) == RANGED and not near:
        return c.standing(1 - unit.side)
    return near


def breakable(g: Heroes, uid: int) -> list[int]:
    """Walls and gates that a unit could destroy. [heroes.obstacle.030, heroes.obstacle.040]"""
    c = g.fight
    unit = c.units[uid]
    if not c.siege or unit.space < 0 or c.type_of(uid) == RANGED:
        return []
    return [space for space in c.board.near[unit.space] if c.walls[space] in (WALL, GATE)]


def is_penalised(g: Heroes, uid: int, target: int) -> bool:
    """Whether a ranged unit has the combat penalty.
    [heroes.unit_type.090, heroes.unit_type.100, heroes.unit_type.110]"""
    c = g.fight
    unit, foe = c.units[uid], c.units[target]
    if c.type_of(uid) != RANGED or unit.space < 0 or foe.space < 0:
        return False
    if c.board.are_adjacent(unit.space, foe.space):
        return not c.powers_of(uid).no_melee_penalty
    at_back = c.board.rank(unit.space) == c.board.back_rank(unit.side)
    return (at_back or g.rules.back_row_penalty_from_anywhere) and c.board.rank(
        foe.space
    ) == c.board.back_rank(foe.side)


def is_sheltered(g: Heroes, uid: int, target: int) -> bool:
    """Whether a wall or gate protects a defending unit from a shot. [heroes.unit_type.120]"""
    c = g.fight
    unit, foe = c.units[uid], c.units[target]
    if not c.siege or c.type_of(uid) != RANGED or unit.side != 0 or unit.space < 0:
        return False
    if g.rules.any_wall_shelters:
        return c.walls_stand()
    if foe.space < 0:
        return False
    rank = g.rules.wall_rank
    if c.board.rank(unit.space) > rank or c.board.rank(foe.space) <= rank:
        return False
    return c.walls[rank * c.board.width + c.board.file(foe.space)] in (WALL, GATE)
