"""The ground as it is for the moment: which fields are next to each other, and how far apart they are,
and how far a hero gets."""

from __future__ import annotations

from typing import Final

from fabletop.kernel.frame import act

GO: Final = tuple(act("go", field) for field in range(400))
NOT_YET: Final = -1
MOST_REACHES: Final = 1024  # to remember, for each ground; about a megabyte


class Reach:
    """Where a hero can walk from here, and by which way."""

    def __init__(self, start: int, first: int, before: list[int], order: list[int]) -> None:
        self.start: Final = start
        self.first: Final = first
        self.before: Final = before  # by field, counted from the board's first: the one before it
        self.order: Final = order  # the fields without the start, nearest first
        self.go: Final = [GO[field] for field in order]

    def path(self, field: int) -> tuple[int, ...]:
        way: list[int] = []
        while field != self.start:
            way.append(field)
            field = self.before[field - self.first]
        way.reverse()
        return tuple(way)


class Ground:
    """What can be walked, with the bridges that lie, without what has fallen, over some of the jump lines.

    There are few such grounds, and they never change: `BoardDef.ground` makes each once, for all games, and
    each remembers what was asked of it.  Distances are all worked out sooner or later; of ways with their
    stops there is no end, so they are forgotten from time to time.
    """

    def __init__(self, first: int, near: tuple[tuple[int, ...], ...]) -> None:
        self.first: Final = first  # the lowest field of the board
        self.near: Final = near  # by field: first the neighbours, then the far ends of jump lines
        self._far: Final[dict[int, dict[int, int]]] = {}
        self._between: Final[dict[tuple[int, tuple[int, ...]], dict[int, int]]] = {}
        self._reaches: Final[dict[tuple[object, ...], Reach]] = {}

    def far(self, start: int) -> dict[int, int]:
        """How far each field is from one; without those that cannot be reached."""
        known = self._far.get(start)
        if known is None:
            known = self._far[start] = self._distances(start, ())
        return known

    def far_between(self, start: int, stops: tuple[int, ...]) -> dict[int, int]:
        """How far each field is from one, not beyond a stop.  A planner asks for it at every pick."""
        key = (start, stops)
        known = self._between.get(key)
        if known is None:
            if len(self._between) >= MOST_REACHES:
                self._between.clear()
            known = self._between[key] = self._distances(start, stops)
        return known

    def _distances(self, start: int, stops: tuple[int, ...]) -> dict[int, int]:
        found = {start: 0}
        edge = [start]
        depth = 0
        while edge:
            depth += 1
            nearer: list[int] = []
            for field in edge:
                if field in stops:
                    continue
                for other in self.near[field]:
                    if other not in found:
                        found[other] = depth
                        nearer.append(other)
            edge = nearer
        return found

    def reach(self, start: int, stops: tuple[int, ...], legs: tuple[Ground, ...]) -> Reach:
        """Everything that can be walked to, one leg of ground after the other, not beyond a stop.

        A pick asks for the same as the list of options that it was made from, a list that is asked for again
        after a free action too, and search tries the same walks over and over: in random play two of three
        are known, which saves a fifth of the time of a game."""
        key = (start, stops, legs)
        known = self._reaches.get(key)
        if known is None:
            if len(self._reaches) >= MOST_REACHES:
                self._reaches.clear()
            known = self._reaches[key] = reach_over(start, self.first, stops, legs)
        return known


def reach_over(start: int, first: int, stops: tuple[int, ...], legs: tuple[Ground, ...]) -> Reach:
    before = [NOT_YET] * (len(legs[0].near) - first)
    before[start - first] = start
    order: list[int] = []
    edge = [start]
    for ground in legs:
        near = ground.near
        nearer: list[int] = []
        for field in edge:
            for other in near[field]:
                if before[other - first] == NOT_YET:
                    before[other - first] = field
                    nearer.append(other)
        order.extend(nearer)
        edge = [field for field in nearer if field not in stops] if stops else nearer
    return Reach(start, first, before, order)
