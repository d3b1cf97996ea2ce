"""A clash from the box to its first round."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.modes.setup import new_game
from fabletop.kernel import Setup
from fabletop.testing import rule


def clash(scenario: str) -> Setup:
    heroes = ["catherine", "mutare"]
    return Setup("heroes", 2, 1, "retail", {"mode": "clash", "scenario": scenario, "heroes": heroes})


@rule("heroes.setup.060")
@pytest.mark.parametrize(("scenario", "level"), [("harrowmere", 1), ("secret_bomb_stash", 3)])
def test_main_heroes_begin_at_the_first_level_unless_the_scenario_has_them_higher(
    scenario: str, level: int
) -> None:
    g = new_game(clash(scenario))
    assert [hero.level for hero in g.heroes] == [level, level]
