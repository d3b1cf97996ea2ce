"""A sensible player of Heroes."""

from __future__ import annotations

from fabletop.bots.greedy import best_of
from fabletop.games.heroes.bots.scores import heroes_scores
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat


def instinct(g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
    """Whatever looks best; luck breaks ties."""
    return best_of(decision.options, heroes_scores(g, seat, decision, luck), luck)
