"""Ways over the board: how far heroes get, and where foes go."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.defs import (
    ALONG_ROAD,
    CREATURE,
    GEM_2,
    GEM_6,
    HUNTER,
    JUMP_LINES,
    NO_ARROW,
    NONE,
    BoardDef,
)
from fabletop.games.andor.pieces import Foe
from fabletop.games.andor.state import Andor

FAR: Final = 10_000


class Reach:
    """Where a hero can walk from here: for each field, the field before it on the way."""

    def __init__(self, start: int, board: BoardDef) -> None:
        self.start: Final = start
        self.first: Final = board.first
        self.before: list[int] = [NONE] * (board.last + 1 - board.first)  # by field, counted from the first
        self.before[start - board.first] = start
        self.order: list[int] = []  # the fields without the first, nearest first

    def path(self, field: int) -> tuple[int, ...]:
        way = [field]
        field = self.before[field - self.first]
        while field != self.start and field != NONE:
            way.append(field)
            field = self.before[field - self.first]
        way.reverse()
        return tuple(way)


def reach_of(g: Andor, h: int, goal: int = NONE) -> Reach:
    """Every field that a hero can walk to with the hours left, overtime included; with a goal, no further
    than that.

    Entering costs an hour a field, crossing a jump line too; a jump needs willpower as it is before the
    hour is paid.  Where a foe holds heroes, the way ends; arrows, heroes and other foes are no obstacle.
    [andor.move.010, andor.move.020, andor.move.030, andor.move.040, andor.move.050]
    [andor.jump_line.020, andor.jump_line.030, andor.jump_line.040]
    """
    hero = g.heroes[h]
    board = g.board
    neighbours = board.neighbours
    reach = Reach(hero.field, board)
    first = board.first
    before = reach.before
    order = reach.order
    as_printed = g.bridges == 0 and g.collapsed == 0
    jump_lines = g.rules_on & JUMP_LINES != 0
    foes = g.legend.foes
    held = {foe.field for foe in g.foes if not foe.down and foes[foe.kind].holds}
    edge = [hero.field]
    willpower = hero.willpower
    hour = hero.hours
    last = g.last_hour(h)
    free = g.walk_free
    depth = 0
    while edge and (goal == NONE or before[goal - first] == NONE):
        # what the next step costs, and the willpower before it is paid
        before_jump = willpower
        if free > 0:
            free -= 1
        else:
            hour += 1
            price = g.overtime_price(hero, hour)
            if hour > last or (price > 0 and willpower <= price):
                break
            willpower -= price
        depth += 1
        nearer: list[int] = []
        for field in edge:
            if depth > 1 and field in held:
                continue
            for other in neighbours[field] if as_printed else g.adjacent(field):
                if before[other - first] == NONE:
                    before[other - first] = field
                    nearer.append(other)
            if jump_lines and board.jumps[field]:
                for other in jumps_from(g, field, before_jump):
                    if before[other - first] == NONE:
                        before[other - first] = field
                        nearer.append(other)
        order.extend(nearer)
        edge = nearer
    return reach


def jumps_from(g: Andor, field: int, willpower: int) -> list[int]:
    """The fields that a hero of this willpower can jump to. [andor.jump_line.030]"""
    far: list[int] = []
    if g.rules_on & JUMP_LINES:
        for i in g.board.jumps[field]:
            if g.jump_values[i] <= willpower:
                line = g.board.lines[i]
                other = line.b if line.a == field else line.a
                if not g.collapsed or other not in g.fallen_fields():
                    far.append(other)
    return far


def distances(g: Andor, start: int, limit: int, jumps: bool) -> dict[int, int]:
    """How far each field is from one, as foes that use jump lines go."""
    found = {start: 0}
    edge = [start]
    depth = 0
    board = g.board
    neighbours = board.neighbours
    as_printed = g.bridges == 0 and g.collapsed == 0
    jumps = jumps and g.rules_on & JUMP_LINES != 0
    while edge and depth < limit:
        depth += 1
        nearer: list[int] = []
        for field in edge:
            for other in neighbours[field] if as_printed else g.adjacent(field):
                if other not in found:
                    found[other] = depth
                    nearer.append(other)
            if jumps and board.jumps[field]:
                for other in g.over_jump(field):
                    if other not in found:
                        found[other] = depth
                        nearer.append(other)
        edge = nearer
    return found


def next_on_road(g: Andor, field: int) -> int:
    """The next field along the dwarf road towards the base; NONE at a gap without the bridge.
    [andor.dwarf_road.030]"""
    board = g.board
    if g.base == NONE:
        return NONE
    here = board.road_place[field]
    there = board.road_place[g.base]
    if here == there:
        return NONE
    gap = board.site_after[here] if there > here else board.site_after[here - 1]
    if gap != NONE and not g.bridges >> gap & 1:
        return NONE
    return board.road[here + 1] if there > here else board.road[here - 1]


def bars_wagon(g: Andor, field: int) -> bool:
    """Whether a foe keeps the wagon out; the shadow that hunts does not. [andor.dwarf_road.020]"""
    return any(foe.field == field and g.legend.foes[foe.kind].kind != HUNTER for foe in g.foes)


def arrow_from(g: Andor, field: int) -> int:
    """Where the arrow of a field leads; NONE if a creature there stays. [andor.creature_move.020]"""
    arrow = g.board.arrow[field]
    if arrow == ALONG_ROAD:
        return next_on_road(g, field)
    if arrow == NO_ARROW:
        return NONE
    if g.collapsed and arrow in g.fallen_fields():
        return NONE
    return arrow


def free_field_from(g: Andor, field: int) -> int:
    """The first field at or after this one, along the arrows, that holds no creature; NONE if there is none.
    [andor.creature_move.030, andor.creature.040]"""
    while g.creature_on(field) and field != g.base:
        field = arrow_from(g, field)
        if field == NONE:
            return NONE
    return field


def creature_target(g: Andor, foe: Foe) -> tuple[int, int]:
    """Where a creature goes at sunrise, never over a jump line, and the gem (its field * 100 + item) that it
    follows. [andor.creature_move.020, andor.gem.020, andor.gem.040, andor.gem.050, andor.gem.060]
    [andor.jump_line.060]"""
    gem = NONE
    best = 0
    for entry in g.lying:
        item = entry % 100
        if GEM_2 <= item <= GEM_6 and item > best and entry // 100 in g.adjacent(foe.field):
            gem = entry
            best = item
    target = gem // 100 if gem != NONE else arrow_from(g, foe.field)
    if target == NONE:
        return NONE, NONE
    return free_field_from(g, target), gem


def way_towards(g: Andor, start: int, goal: int, steps: int, jumps: bool) -> list[int]:
    """The fields that a hunting foe enters: the shortest way, and of several the one that ends on the lowest
    number. [andor.skeleton_move.140]"""
    far = distances(g, goal, FAR, jumps)
    if start not in far:
        return []
    steps = min(steps, far[start])
    ways: dict[int, list[int]] = {start: []}
    for _ in range(steps):
        after: dict[int, list[int]] = {}
        for field in sorted(ways):
            near = list(g.adjacent(field))
            if jumps:
                near += g.over_jump(field)
            for other in near:
                if other in far and far[other] == far[field] - 1 and other not in after:
                    after[other] = [*ways[field], other]
        ways = after
    if not ways:
        return []
    return ways[min(ways)]


def is_creature(g: Andor, foe: Foe) -> bool:
    return g.legend.foes[foe.kind].kind == CREATURE
