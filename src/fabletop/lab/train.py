"""Fits what a game's judge weighs: bots play, and who won is asked of positions told in named terms.

Some picks are made at random, or the fit would never have seen a bad position.  One game in five is held
out: its loss is what tells a better set of terms from a worse one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from fabletop.bots import bot_pick, make_bot
from fabletop.games import find_game
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state, mix, next_state
from fabletop.lab.series import ENDLESS, GameFailed
from fabletop.lab.workers import Workers

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Floats = NDArray[np.float64]

CARELESS: Final = (0, 50, 100, 150)  # random picks in a thousand, one of these for each seat
CARELESS_TOGETHER: Final = (0, 0, 20, 50)  # where one careless pick may lose the game for all
HELD_OUT: Final = 5  # one game in so many
RIDGE: Final = 30.0  # how strongly weights are held near 0
MOST_STEPS: Final = 30


class Training(Protocol):
    """What a game tells the lab so that its judge can be fitted."""

    def setup(self, setup: Setup, /) -> Setup:
        """What is played for a lesson: as agreed, or as its seed draws it."""

    def columns(self) -> Sequence[str]:
        """The names of all terms."""

    def row(self, g: Any, /) -> tuple[int, Sequence[float]] | None:
        """A seat and its position in numbers, one for each column; None at a moment that no chance is for."""

    def moment(self, g: Any, /) -> int:
        """A number that changes whenever there may be another row."""


@dataclass(frozen=True)
class Lesson:
    """One game to learn from."""

    setup: Setup
    bots: tuple[str, ...]
    share: int  # of its moments that are kept, in a thousand


@dataclass(frozen=True)
class Learned:
    """The rows of one game, and whether the side of each won it."""

    seed: int
    rows: tuple[tuple[float, ...], ...]
    won: tuple[bool, ...]


def play_lesson(lesson: Lesson) -> Learned:
    """Play one game with some careless picks, and tell its positions."""
    setup = lesson.setup
    game = find_game(setup.game)
    if game.training is None:
        raise GameFailed(f"{setup.game} has nothing that could be trained")
    training = game.training(setup.options)
    g = game.box.new(training.setup(setup))
    bots = [make_bot(name) for name in lesson.bots]
    luck = first_state(-1 - setup.seed)
    together = len(game.trials()) > 0
    shares = CARELESS_TOGETHER if together else CARELESS
    careless = [shares[mix(luck + 1 + seat) % len(shares)] for seat in range(setup.seats)]
    found: list[tuple[int, tuple[float, ...]]] = []
    last = -1
    decision = g.advance()
    for _ in range(ENDLESS):
        if decision is None:
            break
        luck = next_state(luck)
        drawn = mix(luck)
        if training.moment(g) != last:
            last = training.moment(g)
            if drawn % 1000 < lesson.share and (told := training.row(g)) is not None:
                found.append((told[0], tuple(told[1])))
        seat = decision.seat
        options = decision.offers(seat)
        if (drawn >> 10) % 1000 < careless[seat]:
            pick = options[(drawn >> 20) % len(options)]
        else:
            pick = bot_pick(bots[seat], g, seat, mix(drawn))
        decision = g.choose_as(seat, pick)
    winners = tuple(int(seat) for seat in g.winners) if together else decided(g)
    kept = found if winners or together else []
    return Learned(setup.seed, tuple(row for _, row in kept), tuple(seat in winners for seat, _ in kept))


def decided(g: Game) -> tuple[int, ...]:
    """Who won; nobody if all did, which tells nothing."""
    winners = tuple(int(seat) for seat in g.winners)
    return () if len(winners) == g.seats else winners


def lessons(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, Any],
    ruleset: str,
    share: int,
) -> list[Lesson]:
    seats = tuple(bots)
    return [Lesson(Setup(game, len(seats), seed + n, ruleset, options), seats, share) for n in range(games)]


def play_lessons(work: Sequence[Lesson], workers: Workers) -> Iterator[Learned]:
    return workers.share(play_lesson, work)


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they tell games that they have not seen."""

    weights: Floats
    rows: int
    loss: float  # on held-out games, with weights that saw all others
    seen: float  # on those that were seen
    before: float | None  # of the old weights on the held-out games
    even: float  # of a coin


def fit(learned: Sequence[Learned], before: Sequence[float] | None, ridge: float = RIDGE) -> Fit:
    """Logistic regression; the weights that are kept are those of the games that were not held out."""
    import numpy as np

    rows = np.array([row for one in learned for row in one.rows], dtype=np.float64)
    won = np.array([won for one in learned for won in one.won], dtype=np.float64)
    held = np.array([one.seed % HELD_OUT == 0 for one in learned for _ in one.rows])
    weights = regress(rows[~held], won[~held], ridge)
    old = None if before is None else loss(rows[held], won[held], np.array(before))
    share = float(won[held].mean())
    even = -share * float(np.log(share)) - (1 - share) * float(np.log(1 - share))
    return Fit(
        weights,
        len(won),
        loss(rows[held], won[held], weights),
        loss(rows[~held], won[~held], weights),
        old,
        even,
    )


def regress(rows: Floats, won: Floats, ridge: float) -> Floats:
    """Newton's method: a handful of steps, each a system as large as the terms are many."""
    import numpy as np

    weights = np.zeros(rows.shape[1])
    hold = ridge / len(won)
    for _ in range(MOST_STEPS):
        chances = 1.0 / (1.0 + np.exp(-(rows @ weights)))
        slope = rows.T @ (chances - won) / len(won) + hold * weights
        bend = (rows * (chances * (1.0 - chances))[:, None]).T @ rows / len(won)
        step = np.linalg.solve(bend + hold * np.eye(len(weights)), slope)
        weights = weights - step
        if float(np.abs(step).max()) < 1e-6:
            break
    return weights


def loss(rows: Floats, won: Floats, weights: Floats) -> float:
    """How surprised such weights are by who won, in nats a position."""
    import numpy as np

    odds = rows @ weights
    return float(np.mean(np.logaddexp(0.0, odds) - won * odds))
