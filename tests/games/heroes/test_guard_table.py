"""Whoever draws the map can tell what guards a field."""

from __future__ import annotations

from fabletop.games.heroes.catalogue import catalogue
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.view.adventure import view_of_adventure
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup


def test_the_catalogue_has_every_level_at_every_difficulty() -> None:
    guards = catalogue().guards
    assert len(guards) == 7 * 4
    third = next(one for one in guards if (one.level, one.difficulty) == (3, "normal"))
    assert (third.bronze, third.silver, third.gold, third.azure) == (2, 1, 0, 0)


def test_the_map_says_how_hard_it_is() -> None:
    options = {"mode": "clash", "difficulty": "hard", "heroes": ["catherine", "mutare"]}
    seen = view_of_adventure(new_game(Setup("heroes", 2, 1, "retail", options)), Seat(0))
    assert seen is not None
    assert seen.difficulty == "hard"
