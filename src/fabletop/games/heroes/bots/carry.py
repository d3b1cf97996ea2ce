"""Who carries what the scenario is about: whoever has the shortest way left with it."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.scenario.tokens import carried_by, goals_of_token
from fabletop.games.heroes.scenario.whom import fields_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat

HAND_OVER: Final = 70.0


def way_left(g: Heroes, seat: Seat, number: int, kind: int) -> int | None:
    """Fields to where a token is to be brought that a hero cannot walk in this turn; none without a place."""
    places = tuple(goals_of_token(g, kind))
    hero = g.heroes[number]
    ways = [distance(g.land.hexes[hero.field], g.land.hexes[to]) for to in fields_meant(g, places, seat)]
    return min(ways) - hero.movement if ways else None


def hand_over_score(g: Heroes, seat: Seat, option: Act) -> float:
    """To a hero who comes farther with it in this turn."""
    number, other = option.ids
    at = carried_by(g, number)
    if at == NONE:
        return -1.0
    mine = way_left(g, seat, number, g.tokens[at].kind)
    theirs = way_left(g, seat, other, g.tokens[at].kind)
    return HAND_OVER if mine is not None and theirs is not None and theirs < mine else -1.0
