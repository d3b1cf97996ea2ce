"""A table of Heroes from outside."""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.view import scene
from fabletop.games.registration import Outline


def outline(g: Heroes) -> Outline:
    """The round of the combat, and the heroes as they are chosen, those that nobody plays among them."""
    heroes = [g.printed.heroes[hero.who].id if hero.who != NONE else None for hero in g.heroes]
    return Outline(scene(g).round, tuple(heroes))
