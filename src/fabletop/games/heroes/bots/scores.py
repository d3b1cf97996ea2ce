"""The instinct of a sensible player of Heroes, in numbers: on the map, in a combat, and between them."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.combat import combat_scores
from fabletop.games.heroes.bots.hand import search_scores
from fabletop.games.heroes.bots.map import map_scores
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Seat

OF_DUELS: Final = ("hero", "muster")  # asked before a combat without a map


def heroes_scores(g: Heroes, seat: Seat, decision: Decision, luck: int) -> list[float]:
    """One number for each option; higher is better."""
    if decision.kind in ("look", "search"):
        return search_scores(g, seat, decision)
    if g.combat is None and decision.kind not in OF_DUELS:
        return map_scores(g, seat, decision)
    return combat_scores(g, seat, decision, luck)
