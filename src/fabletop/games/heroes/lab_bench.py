"""Heroes on the bench: a duel of two, or one player against an AI hero, with heroes and armies at random."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.lab_bench import Benched, Hold

DUEL: Final = 2  # players


def options(seats: int) -> dict[str, Any]:
    mode = "duel" if seats == DUEL else "ai"
    return {"mode": mode, "heroes": ["random", "random"], "armies": "random"}


BENCHED: Final = Benched(options, {DUEL: Hold(choices=25, clones=20, children=15)})
