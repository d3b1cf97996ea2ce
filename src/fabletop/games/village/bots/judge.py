"""Who weighs the positions of Village of Legends, for bots that look ahead."""

from __future__ import annotations

from typing import Final

from fabletop.bots.greedy import best_of
from fabletop.bots.search.judge import Judge, logistic, shares
from fabletop.games.village.bots.scores import village_scores
from fabletop.games.village.bots.steady import steady_scores
from fabletop.games.village.bots.terms import Weights, strength
from fabletop.games.village.modes.sides import team_of
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

HEAT: Final = 8.0  # scores that differ by so much differ e-fold as priors
SURE: Final = 88.0  # draw and gold come first, and nothing is lost by it
SEARCHED: Final = ("act", "target", "place", "heal", "monster", "opponent")  # elsewhere it hardly matters


class VillageJudge(Judge):
    """The heuristic's scores for what to try, and a fitted chance to win for what came of it."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Final = weights
        self.sharp = 200
        self.master = 1500

    def steady(self, g: Village, seat: Seat, decision: Decision, luck: int) -> Pick:
        return best_of(decision.options, steady_scores(g, seat, decision, self.weights), luck)

    def sure(self, g: Village, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        kind = decision.kind
        if kind != "act":
            return None if kind in SEARCHED else self.quick(g, seat, decision, luck)
        scores = village_scores(g, seat, decision)
        return best_of(decision.options, scores, luck) if max(scores) >= SURE else None

    def priors(self, g: Village, seat: Seat, decision: Decision, luck: int) -> list[float]:
        return shares(steady_scores(g, seat, decision, self.weights), HEAT)

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
