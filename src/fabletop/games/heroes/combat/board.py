"""The spaces of the combat board: ranks from the attacker's back row to the defender's, files across.

A space is a number: rank * width + file.  [heroes.combat_setup.040, heroes.combat_round.100]
"""

from __future__ import annotations

from functools import cache
from typing import Final

OFF_BOARD: Final = -1  # the arrow tower stands beside the board
GONE: Final = -2  # defeated


class Board:
    """Which spaces there are, and which are adjacent: never diagonally. [heroes.combat_round.100]"""

    def __init__(self, width: int, depth: int) -> None:
        self.width: Final = width
        self.depth: Final = depth
        self.spaces: Final = width * depth
        near: list[tuple[int, ...]] = []
        for space in range(width * depth):
            rank, file = divmod(space, width)
            close = []
            if rank > 0:
                close.append(space - width)
            if file > 0:
                close.append(space - 1)
            if file < width - 1:
                close.append(space + 1)
            if rank < depth - 1:
                close.append(space + width)
            near.append(tuple(close))
        self.near: Final = tuple(near)
        spaces = range(width * depth)
        self.distances: Final = tuple([tuple([self.distance(a, b) for b in spaces]) for a in spaces])
        self.homes: Final = (self.row(0) + self.row(1), self.row(depth - 1) + self.row(depth - 2))

    def rank(self, space: int) -> int:
        return space // self.width

    def file(self, space: int) -> int:
        return space % self.width

    def distance(self, a: int, b: int) -> int:
        """Spaces between two spaces, obstacles aside."""
        ranks = a // self.width - b // self.width
        files = a % self.width - b % self.width
        return (ranks if ranks > 0 else -ranks) + (files if files > 0 else -files)

    def are_adjacent(self, a: int, b: int) -> bool:
        return a >= 0 and b >= 0 and self.distances[a][b] == 1

    def behind(self, a: int, b: int) -> int:
        """The space directly behind `b` as seen from the adjacent space `a`; OFF_BOARD if there is none."""
        rank = 2 * (b // self.width) - a // self.width
        file = 2 * (b % self.width) - a % self.width
        if 0 <= rank < self.depth and 0 <= file < self.width:
            return rank * self.width + file
        return OFF_BOARD

    def home(self, side: int) -> tuple[int, ...]:
        """The back row and the front row of a side, the back row first. [heroes.combat_setup.050]"""
        return self.homes[side]

    def row(self, rank: int) -> tuple[int, ...]:
        return tuple(range(rank * self.width, (rank + 1) * self.width))

    def corners(self) -> tuple[int, ...]:
        last = self.spaces - 1
        return (0, self.width - 1, last - self.width + 1, last)

    def back_rank(self, side: int) -> int:
        return 0 if side == 0 else self.depth - 1


@cache
def board_of(width: int, depth: int) -> Board:
    return Board(width, depth)
