"""A table of Andor from outside."""

from __future__ import annotations

from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.view import figure_of, heroes_of_seats
from fabletop.games.registration import Outline


def outline(g: Andor) -> Outline:
    """The day, the first hero of each seat, and what a legend of somebody's own is called."""
    heroes = [figure_of(g, own[0]) for own in heroes_of_seats(g)]
    return Outline(g.day, tuple(heroes), g.legend.title)
