"""In which order units act. [heroes.combat_round.120, heroes.combat_round.130]"""

from __future__ import annotations

from fabletop.games.heroes.combat.pieces import ACTED
from fabletop.games.heroes.combat.state import ATTACKER, Combat
from fabletop.games.heroes.defs import NONE
from fabletop.kernel.frame import NOBODY


def waiting(c: Combat) -> list[int]:
    """The units that still have to act in this round."""
    return [unit.uid for unit in c.units if unit.stands and not unit.marks & ACTED]


def first_of(c: Combat, left: list[int], last_side: int, last_initiative: int) -> list[int]:
    """The units of one side that may act now: the highest initiative, ties alternating, the attacker first.
    Where nobody steers them, the highest tier of these.
    [heroes.combat_round.120, heroes.combat_round.130]"""
    best = -100
    line: list[int] = []
    for uid in left:
        initiative = c.initiative_of(uid)
        if initiative > best:
            best = initiative
            line = [uid]
        elif initiative == best:
            line.append(uid)
    if len(line) < 2:
        return line
    side = 1 - last_side if last_initiative == best and last_side != NONE else ATTACKER
    line = [uid for uid in line if c.units[uid].side == side] or line
    if c.camps[c.units[line[0]].side].seat == NOBODY:
        return [max(line, key=lambda uid: (c.tier_of(uid), -uid))]
    return line


def next_in_line(c: Combat) -> list[int]:
    """Who may act next, as things stand."""
    return first_of(c, waiting(c), c.order_side, c.order_initiative)


def order_of_play(c: Combat) -> list[int]:
    """The units that still have to act in this round, in the order in which they will as things stand."""
    left = waiting(c)
    side, initiative = c.order_side, c.order_initiative
    order: list[int] = []
    while left:
        uid = first_of(c, left, side, initiative)[0]
        side, initiative = c.units[uid].side, c.initiative_of(uid)
        order.append(uid)
        left.remove(uid)
    return order
