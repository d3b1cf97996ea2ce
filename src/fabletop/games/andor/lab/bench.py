"""Andor on the bench: a late legend with the usual heroes."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.andor import Andor
from fabletop.games.andor.options import MOST_HEROES
from fabletop.games.andor.setup import usual_heroes
from fabletop.games.registration import Benched, Hold
from fabletop.kernel.game import Game

LEGEND: Final = 14
LONG: Final = 1_000_000


def options(seats: int) -> dict[str, Any]:
    return {"legend": LEGEND, "heroes": usual_heroes(MOST_HEROES)}


def endless(game: Game) -> None:
    """Nothing loses the legend, and it would be won at N, where the narrator never comes."""
    assert isinstance(game, Andor)
    game.narrator = -LONG
    game.win_if = next(n for n in game.fails if game.legend.conditions[n].kind == "narrator_at")
    game.fails = ()


BENCHED: Final = Benched(options, {4: Hold(choices=15, clones=20, children=12)}, endless)
