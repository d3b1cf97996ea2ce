"""Who weighs the positions of Village of Legends, for bots that look ahead."""

from __future__ import annotations

from typing import Final

from fabletop.bots.greedy import best_of
from fabletop.bots.search.judge import Judge, logistic, shares
from fabletop.games.village.bots.steady import obvious, steady_scores
from fabletop.games.village.bots.terms import Weights, strength
from fabletop.games.village.bots.wants import Wants
from fabletop.games.village.modes.sides import team_of
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

HEAT: Final = 8.0  # scores that differ by so much differ e-fold as priors
LATER: Final = 20.0  # a score for what is bought before the fight: early, but no blunder
CANDIDATES: Final = 5  # options that are followed
SEARCHED: Final = ("act", "target", "place", "heal", "monster", "opponent")  # elsewhere it hardly matters


class VillageJudge(Judge):
    """The heuristic's scores for what to try, and a fitted chance to win for what came of it."""

    def __init__(self, weights: Weights, wants: Wants) -> None:
        super().__init__()
        self.weights: Final = weights
        self.wants: Final = wants
        self.dear = True  # the same luck for all: what to buy shows by little, and late
        self.far = 8
        self.margin = 1.0
        self.sharp = 600
        self.master = 3000

    def steady(self, g: Village, seat: Seat, decision: Decision, luck: int) -> Pick:
        first = obvious(g, decision)
        if first is not None:
            return first
        return best_of(decision.options, steady_scores(g, seat, decision, self.wants), luck)

    def sure(self, g: Village, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        if decision.kind == "act":
            return obvious(g, decision)
        return None if decision.kind in SEARCHED else self.steady(g, seat, decision, luck)

    def priors(self, g: Village, seat: Seat, decision: Decision, luck: int) -> list[float]:
        return shares(steady_scores(g, seat, decision, self.wants, LATER), HEAT)

    def opening(self, g: Village, seat: Seat, decision: Decision, luck: int) -> list[float]:
        """The likeliest few are the candidates; to buy before the fight is none of them."""
        priors = shares(steady_scores(g, seat, decision, self.wants), HEAT)
        if len(priors) <= CANDIDATES:
            return priors
        least = sorted(priors)[-CANDIDATES]
        left = CANDIDATES
        found: list[float] = []
        for prior in priors:
            if prior >= least and left > 0:
                left -= 1
                found.append(prior)
            else:
                found.append(0.0)
        return found

    def moment(self, g: Village) -> int:
        return g.round * g.n + g.active

    def chance(self, g: Village, seat: Seat) -> float:
        """By what one's side has more of than the others have, a side on average."""
        own = 0.0
        theirs = 0.0
        team = team_of(g, seat)
        sides = 1
        for other in g.ring:
            worth = strength(g, other, self.weights) if g.players[other].alive else self.weights.fallen
            if team_of(g, other) == team:
                own += worth
            else:
                theirs += worth
        if g.n != 4 and g.n != 6:
            sides = g.n - 1
        return logistic(own - theirs / sides + self.weights.bias)
