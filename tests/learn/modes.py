"""Every game and mode, as short as they can be set up."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games import GAMES
from fabletop.games.registration import HEROES, MODE, RANDOM


def every_mode() -> list[tuple[str, int, dict[str, Any]]]:
    """Each game with each mode that it has, for as few and as many as may play."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name, known in GAMES.items():
        for wanted in [{MODE: mode.name} for mode in known.modes] or [{}]:
            numbers = known.seats_for(wanted)
            for seats in sorted({numbers[0], numbers[-1]}):
                options: dict[str, Any] = dict(wanted)
                if known.leaves_to_chance(RANDOM):
                    options[HEROES] = [RANDOM] * known.sides(options, seats)
                found.append((name, seats, options))
    return found


MODES: Final = every_mode()
NAMES: Final = [
    "-".join([name, *options.get(MODE, "").split(), str(seats)]) for name, seats, options in MODES
]
