"""Learns by play what a heuristic should want: it tries what seems nearly as good; what won is wanted more.

Both seats pick at random, the better an option seems the likelier (a difference of `heat` makes it e times as
likely).  After some thousand games the columns of what was picked, less those that were to be expected, are
held against how much better the game went than the judge had thought: a regression whose weights are the gain
of wanting something more.  They are added, and the next round is played by them; later rounds add less.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from fabletop.bots.driver import cut
from fabletop.bots.levels import judge_of
from fabletop.games import find_game
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import WHOLE, first_state, mix, next_state
from fabletop.lab.series import ENDLESS, GameFailed
from fabletop.lab.train import decided
from fabletop.lab.workers import Workers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

HEAT: Final = 0.01  # a share of games: what is better by so much is picked e times as often
HOLD: Final = 600.0  # how strongly what is learned in one round is held near 0
ROWS: Final = 8192  # that are added up at once


class Offered(Protocol):
    """Options that are practised: their places in the decision, their columns, and what they are worth."""

    @property
    def places(self) -> Sequence[int]: ...
    @property
    def rows(self) -> Sequence[Sequence[tuple[int, float]]]: ...
    @property
    def points(self) -> Sequence[float]: ...


class Practice(Protocol):
    """What a game tells the lab so that its heuristic can practise."""

    def columns(self) -> Sequence[str]:
        """The names of all columns."""

    def offer(self, g: Any, seat: Seat, decision: Decision, weights: list[float], /) -> Offered | None:
        """The options that are practised, weighed by such weights; None where there is nothing to learn."""

    def moment(self, g: Any, /) -> int:
        """A number that changes with every turn: at its beginning the judge is asked for the chance."""


@dataclass(frozen=True)
class Exercise:
    """One game to practise in."""

    setup: Setup
    weights: tuple[float, ...]


@dataclass(frozen=True)
class Tried:
    """One pick: by which columns it differed from what was to be expected, and how much better it went."""

    row: tuple[tuple[int, float], ...]
    gain: float


def practise_once(exercise: Exercise) -> list[Tried]:
    """Play one game, and tell every pick that was practised in it."""
    setup = exercise.setup
    game = find_game(setup.game)
    if game.practice is None:
        raise GameFailed(f"{setup.game} has nothing that could be practised")
    practice = game.practice()
    weights = list(exercise.weights)
    g = game.box.new(setup)
    luck = first_state(-1 - setup.seed)
    tried: list[tuple[int, float, dict[int, float]]] = []
    last = -1
    before = 0.5
    decision = g.advance()
    judge = judge_of(g)
    if judge is None:
        raise GameFailed(f"{setup.game} has no judge")
    for _ in range(ENDLESS):
        if decision is None:
            break
        luck = next_state(luck)
        seat = decision.seat
        own = cut(decision, seat)
        offer = practice.offer(g, seat, own, weights) if len(own.options) > 1 else None
        if offer is None:
            pick = judge.quick(g, seat, own, mix(luck)) if len(own.options) > 1 else own.options[0]
        else:
            number, row = picked(offer, mix(luck))
            pick = own.options[offer.places[number]]
            if practice.moment(g) != last:
                last = practice.moment(g)
                before = judge.chance(g, seat)
            tried.append((int(seat), before, row))
        decision = g.choose_as(seat, pick)
    winners = decided(g)
    kept = tried if winners else []
    return [Tried(tuple(row.items()), (seat in winners) - chance) for seat, chance, row in kept]


def picked(offer: Offered, luck: int) -> tuple[int, dict[int, float]]:
    """One of the options by chance, and its columns less those that were to be expected."""
    top = max(offer.points)
    warm = [math.exp((point - top) / HEAT) for point in offer.points]
    total = sum(warm)
    left = total * luck / WHOLE
    number = 0
    while number < len(warm) - 1 and left >= warm[number]:
        left -= warm[number]
        number += 1
    row = dict(offer.rows[number])
    for share, columns in zip(warm, offer.rows, strict=True):
        for column, value in columns:
            row[column] = row.get(column, 0.0) - share / total * value
    return number, row


def exercises(setups: Iterable[Setup], weights: Sequence[float]) -> list[Exercise]:
    return [Exercise(setup, tuple(weights)) for setup in setups]


def practise(work: Sequence[Exercise], workers: Workers) -> Iterator[list[Tried]]:
    return workers.share(practise_once, work)


def pace_of(number: int) -> float:
    """How much of what a round taught is added: all of the first one, and ever less, to settle down."""
    return 2.0 / (2.0 + number)


class Gains:
    """What was tried, added up: enough to tell what each column gained."""

    def __init__(self, columns: int) -> None:
        import numpy as np

        self.picks = 0
        self._both: Floats = np.zeros((columns, columns))
        self._gain: Floats = np.zeros(columns)
        self._rows = np.zeros((ROWS, columns), dtype=np.float32)
        self._gains: Floats = np.zeros(ROWS)
        self._filled = 0

    def added(self, games: Iterable[list[Tried]]) -> Iterator[int]:
        """Add up game by game; how many picks each had."""
        for tried in games:
            self.add(tried)
            yield len(tried)

    def add(self, tried: Iterable[Tried]) -> None:
        for one in tried:
            row = self._rows[self._filled]
            for column, value in one.row:
                row[column] = value
            self._gains[self._filled] = one.gain
            self._filled += 1
            self.picks += 1
            if self._filled == ROWS:
                self._add_up()

    def _add_up(self) -> None:
        rows = self._rows[: self._filled]
        self._both += rows.T @ rows
        self._gain += rows.T @ self._gains[: self._filled]
        rows[:] = 0.0
        self._filled = 0

    def learned(self, hold: float = HOLD) -> Floats:
        """What to add to each weight."""
        import numpy as np

        self._add_up()
        found = np.linalg.solve(self._both + hold * np.eye(len(self._gain)), self._gain)
        return np.asarray(found, dtype=np.float64)
