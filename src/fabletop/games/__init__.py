"""The games, by name."""

from collections.abc import Mapping
from typing import Any, Final

from fabletop.games import andor, heroes, village
from fabletop.games.andor.setup import FEWEST_HEROES
from fabletop.games.heroes.modes.agreed import SEATS as HEROES_SEATS
from fabletop.kernel.match import Box

BOXES: dict[str, Box] = {box.name: box for box in (village.BOX, heroes.BOX, andor.BOX)}
USUAL: Final = {
    "village": "standard",
    "heroes": "retail",
    "andor": "standard",
}  # the ruleset to play by unless told


def rulesets_of(game: str) -> list[str]:
    """The rulesets of a game, the usual one first."""
    return sorted(BOXES[game].rulesets(), key=lambda name: name != USUAL[game])


def fewest_seats(game: str, options: Mapping[str, Any]) -> int:
    """How many at least play a game with these options."""
    if game == "heroes":
        return HEROES_SEATS.get(options.get("mode", "duel"), (2,))[0]
    return BOXES[game].seats.start


def sides_of(game: str, options: Mapping[str, Any], seats: int) -> int:
    """How many heroes there are: one for each seat, or for each side that has one."""
    if game == "heroes":
        return 1 if options.get("mode") == "guards" else 2
    if game == "andor":
        return len(options.get("heroes", ())) or max(seats, FEWEST_HEROES)
    return seats


__all__ = ["BOXES", "USUAL", "fewest_seats", "rulesets_of", "sides_of"]
