"""Andor in the lab: what its games say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletop.games.andor.outline import outline
from fabletop.games.andor.setup import USUAL_HEROES
from fabletop.games.andor.state import Andor
from fabletop.games.registration import Hold
from fabletop.kernel.event import Event
from fabletop.lab.account import Account

MEASURED: Final = 14  # the legend by which speed is measured


HOLDS: Final = {4: Hold(choices=10, clone=5, children=60_000)}


def account(opening: Andor, g: Andor, events: Sequence[Event]) -> Account:
    """The days it took; the party begins and ends together."""
    told = outline(g)
    heroes = tuple(hero or "" for hero in told.heroes)
    return Account(rounds=told.round, heroes=heroes, bought=((),) * g.seats)


def usual_options(seats: int) -> dict[str, Any]:
    return {"legend": MEASURED, "heroes": list(USUAL_HEROES)}


def endless(g: Andor) -> bool:
    """Nothing loses the legend, and it would be won at N, where the narrator never comes."""
    g.narrator = -1_000_000
    g.win_if = next(n for n in g.fails if g.legend.conditions[n].kind == "narrator_at")
    g.fails = ()
    return True
