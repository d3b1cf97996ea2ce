"""A sensible player of Heroes."""

from __future__ import annotations

from fabletop.bots.greedy import best_of
from fabletop.games.heroes.bots.combat import combat_scores
from fabletop.games.heroes.bots.map import map_scores
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

OF_DECKS = ("look", "search", "hero", "muster")  # asked in a combat or out of it


def instinct(g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
    """Whatever looks best; luck breaks ties."""
    if g.combat is None and decision.kind not in OF_DECKS:
        return best_of(decision.options, map_scores(g, seat, decision), luck)
    return best_of(decision.options, combat_scores(g, seat, decision, luck), luck)
