"""Heroes on the bench: a duel, an AI hero, and a clash on the map."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.options import AI, CLASH, DUEL
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.registration import Benched, Hold


def options(seats: int) -> dict[str, Any]:
    """A duel of two, or one player against an AI hero."""
    mode = DUEL if seats == 2 else AI
    return {"mode": mode, "heroes": ["random", "random"], "armies": "random"}


def clash_options(seats: int) -> dict[str, Any]:
    return {"mode": CLASH, "heroes": ["random"] * seats}


def without_end(g: Heroes) -> None:
    """Rounds are counted from far below, odd ones as odd and even ones as even, so that none is the last."""
    g.round -= 1_000_000


BENCHED: Final = Benched(
    options,
    {2: Hold(choices=25, clones=20, children=15)},
    seats=(1, 2),
    others={
        "clash": Benched(
            clash_options, {2: Hold(choices=12, clones=6, children=7)}, without_end, seats=(2, 3)
        )
    },
)
