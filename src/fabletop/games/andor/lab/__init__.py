"""Andor in the lab: what its games say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.andor.lab.bench import BENCHED
from fabletop.games.andor.outline import outline
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.event import Event
from fabletop.lab.account import Account


def account(opening: Andor, g: Andor, events: Sequence[Event]) -> Account:
    """The days it took; the party begins and ends together."""
    told = outline(g)
    heroes = tuple(hero or "" for hero in told.heroes)
    return Account(rounds=told.round, heroes=heroes, bought=((),) * g.seats)


__all__ = ["BENCHED", "account"]
