"""Several games stepped together: what those who are asked know and may pick, as batches."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fabletop.learn.encoder import blank
from fabletop.learn.table import Table

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]
Flags = NDArray[np.bool_]


class Ended(NamedTuple):
    """Which games have ended with a step, which were given up as too long, what each seat got, and how many
    picks they took."""

    over: Flags
    cut_short: Flags
    rewards: Floats
    picks: Numbers


class Tables:
    """So many tables, at each of which another game begins as soon as one has ended.

    `seats` are those who are asked, `observations`, `options` and `mask` what they know and may pick: one row
    for each table.  These arrays are written anew by every step; copy what is to be kept.
    """

    def __init__(self, make: Callable[[], Table], number: int) -> None:
        self.tables: Final = [make() for _ in range(number)]
        self.encoder: Final = self.tables[0].encoder
        size, most, width = self.encoder.size, self.encoder.most_options, self.encoder.width
        self._cells: Final = blank(number * size)
        self._offers: Final = blank(number * most * width)
        self.observations: Final[Floats] = np.frombuffer(self._cells, np.float32).reshape(number, size)
        self.options: Final[Floats] = np.frombuffer(self._offers, np.float32).reshape(number, most, width)
        self.mask: Final[Flags] = np.zeros((number, most), np.bool_)
        self.seats: Final[Numbers] = np.zeros(number, np.int64)
        self.next_seed = 0

    def begin(self, seed: int = 0) -> None:
        """Deal at all tables: the games have this seed and those after it, in the order in which they
        begin."""
        self.next_seed = seed
        for at in range(len(self.tables)):
            self._deal(at)

    def step(self, actions: NDArray[Any]) -> Ended:
        """Make a pick at every table, by the number of its option."""
        number = len(self.tables)
        ended = Ended(
            np.zeros(number, np.bool_),
            np.zeros(number, np.bool_),
            np.zeros((number, self.encoder.seats), np.float32),
            np.zeros(number, np.int64),
        )
        for at, action in enumerate(actions.tolist()):
            table = self.tables[at]
            table.choose(action)
            if table.over or table.cut_short:
                ended.over[at] = True
                ended.cut_short[at] = table.cut_short
                ended.rewards[at] = table.rewards()
                ended.picks[at] = len(table.picks)
                self._deal(at)
            else:
                self._show(at)
        return ended

    def _deal(self, at: int) -> None:
        """A new game at a table; another one if it is over before a learner was asked."""
        table = self.tables[at]
        table.begin(self.next_seed)
        self.next_seed += 1
        while table.over or table.cut_short:
            table.begin(self.next_seed)
            self.next_seed += 1
        self._show(at)

    def _show(self, at: int) -> None:
        table, encoder = self.tables[at], self.encoder
        self.observations[at] = 0
        self.options[at] = 0
        seat = table.seat
        offers = encoder.write(
            table.game,
            seat,
            self._cells,
            at * encoder.size,
            self._offers,
            at * encoder.most_options * encoder.width,
        )
        self.seats[at] = seat
        self.mask[at] = False
        self.mask[at, : len(offers)] = True
