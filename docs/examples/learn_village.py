"""Learn to play duels of Village of Legends by policy gradient, with numpy alone.

    python docs/examples/learn_village.py --minutes 0.7 --picture docs/learning.png

The policy has one weight for each verb and card (to play this card, to buy that one, to end the turn) and
picks by a softmax over the options on offer.  After a batch of games the picks of those that were won become
likelier, the others less likely (REINFORCE, with Adam).  It plays against `random`, from either seat.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np

from fabletop.learn import Tables, new_tables
from fabletop.shares import wilson

TABLES, BATCH, RATE = 16, 32, 0.05  # at either seat; games for one step of learning; how far it goes
TEST_SEED = 1_000_000  # games that nobody trains on
Curve = list[tuple[int, float, int]]  # games trained on, minutes taken, test games won


def duels(seat: int) -> Tables:
    """Tables at which a learner sits at this seat, and `random` at the other."""
    return new_tables(
        "village", TABLES, seats=2, options={"heroes": ["random"] * 2}, bots={1 - seat: "random"}
    )


class Policy:
    """A weight for each verb and card."""

    def __init__(self, tables: Tables) -> None:
        encoder = tables.encoder
        self.verb, self.card = encoder.column("verb"), encoder.column("card")
        self.cards = encoder.layout.bags["Player.hand"] + 1  # 0 is none
        self.weights = np.zeros((len(encoder.verbs) + 1) * self.cards)
        self.mean, self.spread, self.steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def look(self, tables: Tables) -> tuple[np.ndarray, np.ndarray]:
        """Which weight each option goes by, and how likely it is picked."""
        options = tables.options
        which = (options[..., self.verb] * self.cards + options[..., self.card]).astype(np.int64)
        level = np.where(tables.mask, self.weights[which], -np.inf)
        chance = np.exp(level - level.max(axis=1, keepdims=True))
        return which, chance / chance.sum(axis=1, keepdims=True)

    def climb(self, slope: np.ndarray) -> None:  # a step of Adam
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.spread = 0.99 * self.spread + 0.01 * slope**2
        mean, spread = self.mean / (1 - 0.9**self.steps), self.spread / (1 - 0.99**self.steps)
        self.weights += RATE * mean / (np.sqrt(spread) + 1e-3)


class Training:
    """Games in progress at one seat, with what was picked in each of them so far."""

    def __init__(self, seat: int, seed: int) -> None:
        self.seat, self.tables = seat, duels(seat)
        self.tables.begin(seed)
        self.path: list[list[tuple[np.ndarray, np.ndarray]]] = [[] for _ in range(TABLES)]

    def step(self, policy: Policy, luck: np.random.Generator) -> list[tuple[float, np.ndarray]]:
        """Pick at every table; the reward and the slope of each game that ends."""
        which, chance = policy.look(self.tables)
        picks = (chance.cumsum(axis=1) > luck.random((TABLES, 1))).argmax(axis=1)
        counts = self.tables.mask.sum(axis=1)
        for at, count in enumerate(counts):
            pull = -chance[at, :count]  # the slope of the logarithm of the chance of the pick
            pull[picks[at]] += 1
            self.path[at].append((which[at, :count], pull))
        ended = self.tables.step(picks)
        found = []
        for at in np.flatnonzero(ended.over):
            slope = np.zeros_like(policy.weights)
            weights, pulls = zip(*self.path[at], strict=True)
            np.add.at(slope, np.concatenate(weights), np.concatenate(pulls))
            found.append((float(ended.rewards[at, self.seat]), slope))
            self.path[at] = []
        return found


def measure(policy: Policy, games: int) -> int:
    """How many games it wins against `random`, half from either seat, by its likeliest picks."""
    won, luck = 0, np.random.default_rng(TEST_SEED)
    for seat in (0, 1):
        tables, left = duels(seat), games // 2
        tables.begin(TEST_SEED)
        while left > 0:
            chance = policy.look(tables)[1]
            chance += 1e-6 * luck.random(chance.shape)  # any of equals
            ended = tables.step(chance.argmax(axis=1))
            won += sum(int(ended.rewards[at, seat] > 0) for at in np.flatnonzero(ended.over)[:left])
            left -= int(ended.over.sum())
    return won


def train(minutes: float, seed: int, games: int, every: int, most: int = 10**9) -> Curve:
    """Train for so long, and measure now and then."""
    luck = np.random.default_rng(seed)
    trainings = [Training(seat, seed + seat * TEST_SEED // 2) for seat in (0, 1)]
    policy = Policy(trainings[0].tables)
    curve, played, usual, spent = [(0, 0.0, measure(policy, games))], 0, 0.0, 0.0
    batch: list[np.ndarray] = []  # the slopes of games, each by how much more it paid than usual
    while spent < 60 * minutes and played < most:
        begun = time.process_time()
        for training in trainings:
            for reward, slope in training.step(policy, luck):
                batch.append((reward - usual) * slope)
                usual += 0.01 * (reward - usual)
                played += 1
        if len(batch) >= BATCH:
            policy.climb(np.mean(batch, axis=0))
            batch = []
        spent += time.process_time() - begun
        if played - curve[-1][0] >= every or spent >= 60 * minutes:
            curve.append((played, spent / 60, measure(policy, games)))
            low, high = wilson(curve[-1][2], games)
            share = f"{curve[-1][2] / games:.1%} won ({low:.1%}–{high:.1%})"
            print(f"{played:6} games, {spent / 60:4.1f} min: {share}", flush=True)
    return curve


def draw(curve: Curve, games: int, path: Path) -> None:
    from matplotlib.figure import Figure

    axes = Figure(figsize=(7, 4)).subplots()
    low, high = zip(*(wilson(won, games) for _, _, won in curve), strict=True)
    axes.fill_between([played for played, _, _ in curve], low, high, alpha=0.2)
    axes.plot([played for played, _, _ in curve], [won / games for _, _, won in curve])
    axes.axhline(0.9, linestyle=":", color="grey")
    axes.set(xlabel="games trained on", ylabel=f"share of {games} test duels won", ylim=(0, 1))
    axes.figure.savefig(path, dpi=120, bbox_inches="tight")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn to play duels of Village of Legends.")
    parser.add_argument("--minutes", type=float, default=0.7, help="of the processor, measuring apart")
    for name, usual, what in (("seed", 1, "of it all"), ("games", 400, "a measure"), ("every", 600, "games")):
        parser.add_argument(f"--{name}", type=int, default=usual, help=what)
    parser.add_argument("--picture", type=Path)
    given = parser.parse_args()
    found = train(given.minutes, given.seed, given.games, given.every)
    if given.picture:
        draw(found, given.games, given.picture)
