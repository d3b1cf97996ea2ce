"""A table of Village of Legends from outside."""

from __future__ import annotations

from fabletop.games.registration import Outline
from fabletop.games.village.state import Village


def outline(g: Village) -> Outline:
    """The round, and the heroes as they are chosen."""
    heroes = [g.printed.heroes[player.hero].id if player.hero >= 0 else None for player in g.players]
    return Outline(g.round, tuple(heroes))
