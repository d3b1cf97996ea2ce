"""A table of Heroes from outside."""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.texts import key_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.view import scene
from fabletop.games.registration import Outline


def outline(g: Heroes) -> Outline:
    """The round of the adventure, or of a combat without one, and the heroes as they are chosen, those that
    nobody plays among them; secondary heroes and those of a scenario are nobody in particular."""
    heroes = [
        g.printed.heroes[hero.who].id if hero.who != NONE else None
        for hero in g.heroes
        if hero.main and hero.ai == NONE
    ]
    scenario = g.printed.plan.scenario
    if scenario is None:
        return Outline(scene(g).round, tuple(heroes))
    name = scenario.texts.get(key_of(scenario), "")
    return Outline(g.round, tuple(heroes), name if isinstance(name, str) else "")
