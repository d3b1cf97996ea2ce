"""A sensible player of Heroes."""

from __future__ import annotations

from fabletop.bots.greedy import best_of
from fabletop.games.heroes.bots.combat import combat_scores
from fabletop.games.heroes.bots.hand import search_scores
from fabletop.games.heroes.bots.map import map_scores
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

OF_DUELS = ("hero", "muster")  # asked before a combat without a map


def instinct(g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
    """Whatever looks best; luck breaks ties."""
    if decision.kind in ("look", "search"):
        return best_of(decision.options, search_scores(g, seat, decision), luck)
    if g.combat is None and decision.kind not in OF_DUELS:
        return best_of(decision.options, map_scores(g, seat, decision), luck)
    return best_of(decision.options, combat_scores(g, seat, decision, luck), luck)
