"""What the points of a tournament are worth to who plays for them."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import ENEMY_TOWN_HELD, OBELISK_VISITED, UTOPIA_HELD
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.scenario.whom import rivals_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat

POINT: Final = 4.0  # in gold


def points_of_fields(g: Heroes, seat: Seat) -> dict[int, float]:
    """The fields that the scenario pays for, by what a visit would bring."""
    found: dict[int, float] = {}
    for word, n in scenario_of(g).points:
        for field in paid_fields(g, seat, word):
            found[field] = found.get(field, 0.0) + POINT * n
    return found


def paid_fields(g: Heroes, seat: Seat, word: int) -> list[int]:
    if word == OBELISK_VISITED:
        return [field for field in g.land.find("obelisk") if seat not in g.marks[field].visitors]
    if word == UTOPIA_HELD:
        return [field for field in g.land.find("dragon_utopia") if g.marks[field].cube != seat]
    if word == ENEMY_TOWN_HELD:
        towns = [g.realm(rival).town for rival in rivals_of(g, seat)]
        return [town for town in towns if g.marks[town].cube != seat]
    return []


def would_win(g: Heroes, seat: Seat) -> bool:
    """Whether a player is ahead, so that it pays to end the game."""
    return all(score_of(g, seat) > score_of(g, rival) for rival in rivals_of(g, seat))
