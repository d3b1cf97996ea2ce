"""A table of Heroes from outside."""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.registration import Outline


def outline(g: Heroes) -> Outline:
    """The round of the combat, and the heroes as they are chosen, those that nobody plays among them."""
    heroes = [g.printed.heroes[player.hero].id if player.hero != NONE else None for player in g.players]
    return Outline(g.combat.round, tuple(heroes))
