"""The ground as it is for the moment: which fields are next to each other, and how far apart they are,
and how far a hero gets."""

from __future__ import annotations

from typing import Final

from fabletop.kernel.frame import act

GO: Final = tuple(act("go", field) for field in range(400))
NOT_REACHED: Final = -1
WITHOUT_END: Final = 10_000  # hours
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


class Walks:
    """Everywhere one can walk from a field, nearest first: whoever has few hours reaches the first of it."""

    def __init__(self, start: int, first: int, last: int) -> None:
        blank = [NOT_REACHED] * (last - first + 1)
        self.start: Final = start
        self.first: Final = first
        self.before: Final = blank  # by field, counted from the board's first: the one before it
        self.hours: Final = blank.copy()  # the same: in how many hours one comes there
        self.order: Final[list[int]] = []
        self.ends: Final = [0]  # by hours: how many fields one can come to
        self._reaches: Final[dict[int, Reach]] = {}

    def reach(self, hours: int) -> Reach:
        """What lies within so many hours."""
        most = len(self.ends) - 1
        if hours > most:
            hours = most
        known = self._reaches.get(hours)
        if known is None:
            near = self.order[: self.ends[hours]]
            known = self._reaches[hours] = Reach(self.start, self.first, self.before, near)
        return known


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
        self._walks: Final[dict[int, Walks]] = {}
        self._stopped: Final[dict[tuple[object, ...], Walks]] = {}

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

    def walks(self, start: int) -> Walks:
        """All walks over this ground.  They hang on the field alone, so in play nearly all are known."""
        known = self._walks.get(start)
        if known is None:
            known = self._walks[start] = walks_over(start, self.first, (), (self,), WITHOUT_END)
        return known

    def stopped_walks(self, start: int, stops: tuple[int, ...], legs: tuple[Ground, ...]) -> Walks:
        """Those that end at a stop, or go over other ground after some hours, which is then named for each.

        A pick asks for the same as the list of options that it was made from, a list that is asked for again
        after a free action too, and search tries the same walks over and over."""
        key = (start, stops, legs)
        known = self._stopped.get(key)
        if known is None:
            if len(self._stopped) >= MOST_REACHES:
                self._stopped.clear()
            hours = len(legs) if len(legs) > 1 else WITHOUT_END
            known = self._stopped[key] = walks_over(start, self.first, stops, legs, hours)
        return known


def walks_over(start: int, first: int, stops: tuple[int, ...], legs: tuple[Ground, ...], most: int) -> Walks:
    """One leg of ground after the other, the last for the rest of the hours, and not beyond a stop."""
    made = Walks(start, first, len(legs[0].near) - 1)
    before = made.before
    before[start - first] = start
    hours = 0
    edge = [start]
    while edge and hours < most:
        near = legs[hours if hours < len(legs) else -1].near
        hours += 1
        nearer: list[int] = []
        for field in edge:
            for other in near[field]:
                if before[other - first] == NOT_REACHED:
                    before[other - first] = field
                    made.hours[other - first] = hours
                    nearer.append(other)
        made.order.extend(nearer)
        made.ends.append(len(made.order))
        edge = [field for field in nearer if field not in stops] if stops else nearer
    return made
