"""A search for games in which an imagined game is dear to play on: few candidates, and the same luck for all.

No tree is grown.  Every candidate is followed in copies of the same imagined games, the worse half of them is
dropped now and then, whoever is surely worse than another sooner, and the likeliest of them stands unless
another is better by a margin that luck alone seldom makes.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from fabletop.bots.look import Look
from fabletop.bots.search.judge import Judge
from fabletop.bots.search.tree import Tree
from fabletop.bots.search.verdict import Verdict, Weighed
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick
from fabletop.kernel.rng import WHOLE, mix, next_state

FEWEST: Final = 4  # imagined games after which a hopeless or a certain position is thought about no longer
GLANCE: Final = 16  # imagined games after which those that are surely worse are followed no longer
SURE: Final = 2.5  # standard errors by which another is better than they are
DOUBT: Final = 0.02  # added to the variance of a difference, so that a few equal results do not look certain


class Candidate:
    """An option, who follows it, and what came of it in each imagined game that it was followed in: its
    first ones."""

    def __init__(self, pick: Pick, prior: float, tree: Tree) -> None:
        self.pick: Final = pick
        self.prior: Final = prior
        self.tree: Final = tree
        self.values: Final[list[float]] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.5

    def error(self) -> float:
        """The standard error of the mean."""
        found = self.values
        if not found:
            return 0.5
        mean = self.mean()
        return math.sqrt((sum([(one - mean) ** 2 for one in found]) / len(found) + DOUBT) / len(found))

    def gain_over(self, other: Candidate) -> tuple[float, float]:
        """By how much it is better in the games that both were followed in, and how sure that is."""
        gains = [one - another for one, another in zip(self.values, other.values, strict=False)]
        if not gains:
            return 0.0, 1.0
        gain = sum(gains) / len(gains)
        variance = sum([(one - gain) ** 2 for one in gains]) / len(gains)
        return gain, math.sqrt((variance + DOUBT) / len(gains))


def compare(
    look: Look,
    decision: Decision,
    judge: Judge,
    rollouts: int,
    luck: int,
    stop: Callable[[], bool] | None = None,
    made: Pick | None = None,
) -> Verdict:
    """What is best among the candidates, which are the options that have a prior, after so many rollouts.

    `stop` is asked before each but the first of a candidate.  What was `made` is a candidate too, and never
    dropped: somebody wants to know what it was worth.  The same luck gives the same verdict.
    """
    luck &= WHOLE
    seat = look.seat
    now = look.imagine(mix(luck))
    priors = judge.opening(now, seat, decision, mix(luck))
    followers = judge.followers(now, seat, decision, mix(luck))
    candidates = [
        Candidate(pick, prior, Tree(follower, seat))
        for pick, prior, follower in zip(decision.options, priors, followers, strict=True)
        if prior > 0.0 or pick == made
    ]
    candidates.sort(key=likeliest)  # of equal ones the first on offer: sorting keeps their order
    own = candidates[0]
    asked = [one for one in candidates if one.pick == made]
    running = list(candidates)
    stages = max(1, math.ceil(math.log2(len(candidates))))
    spent = 0
    rounds = 0
    for stage in range(stages):
        due = rollouts * (stage + 1) // stages
        while rounds == 0 or spent + len(running) <= due:
            if rounds > 0 and stop is not None and stop():
                return verdict_on(decision, candidates, best_over(own, running, judge.margin), spent)
            luck = next_state(luck)
            world = look.imagine(mix(luck))
            since = judge.moment(world)  # before the pick: what ends a turn is judged no later than others
            for one in running:
                g = world.clone()
                g.choose(one.pick)
                one.values.append(one.tree.follow(g, luck, since))
                spent += 1
            rounds += 1
            if rounds == FEWEST and are_all_alike(candidates):
                return verdict_on(decision, candidates, own, spent)
            if rounds % GLANCE == 0:
                running = not_surely_worse(running)
                if len(running) == 1:
                    return verdict_on(decision, candidates, best_over(own, running, judge.margin), spent)
                running += [one for one in asked if one not in running]
        if stage + 1 < stages:
            running = better_half(running, own)
            running += [one for one in asked if one not in running]
    return verdict_on(decision, candidates, best_over(own, running, judge.margin), spent)


def likeliest(one: Candidate) -> float:
    return -one.prior


def best_first(one: Candidate) -> float:
    return -one.mean()


def are_all_alike(candidates: list[Candidate]) -> bool:
    """Whether every game was lost whatever was picked, or every one won."""
    first = candidates[0].values[0]
    return first in (0.0, 1.0) and all(value == first for one in candidates for value in one.values)


def not_surely_worse(running: list[Candidate]) -> list[Candidate]:
    """Those that the best of them does not beat by more than luck would."""
    best = min(running, key=best_first)
    left: list[Candidate] = []
    for one in running:
        gain, error = best.gain_over(one)
        if one is best or gain <= SURE * error:
            left.append(one)
    return left


def better_half(running: list[Candidate], own: Candidate) -> list[Candidate]:
    """Two of them at least, and always the one that the others must beat, if it is still among them."""
    order = sorted(running, key=best_first)
    kept = order[: max(2, (len(order) + 1) // 2)]
    return kept if own in kept or own not in order else [*kept[:-1], own]


def verdict_on(decision: Decision, candidates: list[Candidate], best: Candidate, spent: int) -> Verdict:
    by_pick = {one.pick: one for one in candidates}
    weighed: list[Weighed] = []
    for option in decision.options:
        found = by_pick.get(option)
        if found is None:
            weighed.append(Weighed(option, 0.5, 0.5, 0, 0.0))
        else:
            weighed.append(Weighed(option, found.mean(), found.error(), len(found.values), found.prior))
    return Verdict(best.pick, tuple(weighed), spent)


def best_over(own: Candidate, candidates: list[Candidate], margin: float) -> Candidate:
    """The one that is better than `own` by most, if that is more than so many standard errors.  Only those
    that were never dropped are asked: of the others too little is known."""
    best = own
    most = 0.0
    for one in candidates:
        gain, error = one.gain_over(own)
        if gain > most and gain > margin * error:
            best = one
            most = gain
    return best
