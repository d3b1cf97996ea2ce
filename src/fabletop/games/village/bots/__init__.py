"""A sensible player of Village of Legends."""

from __future__ import annotations

from fabletop.bots.greedy import best_of
from fabletop.games.village.bots.scores import village_scores
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat


def instinct(g: Village, seat: Seat, decision: Decision, luck: int) -> Pick:
    """Whatever looks best right now; luck breaks ties."""
    return best_of(decision.options, village_scores(g, seat, decision), luck)
