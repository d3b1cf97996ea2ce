"""Who weighs what is done on the map, where players are each other's rivals.

A few things are tried that the heuristic likes best, each in imagined games that go on by quick picks until
everybody has had a turn; how all stand then says what it was worth.  Fights on the way are fought quickly.
"""

from __future__ import annotations

from typing import Final

from fabletop.bots.search.judge import Judge, logistic
from fabletop.games.heroes.bots.judge import HeroesJudge
from fabletop.games.heroes.bots.scores import heroes_scores
from fabletop.games.heroes.bots.standing import standing_odds
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

# Priors of what the heuristic likes best, in this order
TRIED: Final[tuple[float, ...]] = (0.46, 0.24, 0.16, 0.14)
SEARCHED: Final = "main"
NOT_MINE: Final = -50.0  # options of others, and what nobody would do
PHASES: Final = 16  # of a round: more than there are turns


class MapJudge(Judge):
    """The heuristic's best for what to try, and a fitted chance of the game for what came of it."""

    def __init__(self, fights: HeroesJudge, weights: list[float]) -> None:
        super().__init__()
        self.fights: Final = fights
        self.weights: Final = weights
        self.dear = True
        self.margin = 1.0
        self.sharp = 32
        self.master = 160

    def steady(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
        return self.fights.steady(g, seat, decision, luck)

    def quick(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
        return self.fights.quick(g, seat, decision, luck)

    def sure(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        """Whatever is not one's own turn on the map."""
        if decision.kind == SEARCHED and g.combat is None:
            return None
        return self.quick(g, seat, decision, luck)

    def priors(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> list[float]:
        scores = heroes_scores(g, seat, decision, luck)
        priors = [0.0] * len(scores)
        for share in TRIED:
            best = -1
            for place, score in enumerate(scores):
                if priors[place] == 0.0 and score > NOT_MINE and (best < 0 or score > scores[best]):
                    best = place
            if best >= 0:
                priors[best] = share
        return priors

    def moment(self, g: Heroes) -> int:
        return turn_number(g)

    def chance(self, g: Heroes, seat: Seat) -> float:
        return logistic(standing_odds(g, seat, self.weights))


def turn_number(g: Heroes) -> int:
    """A number that changes with every turn, and with what happens between rounds."""
    turn = g.order.index(g.turn_of) + 1 if g.turn_of in g.order else 0
    return g.round * PHASES + turn
