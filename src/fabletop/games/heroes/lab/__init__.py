"""Heroes in the lab: what games and combats say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.heroes.lab.bench import BENCHED
from fabletop.games.heroes.outline import outline
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.event import Event
from fabletop.lab.account import Account


def account(opening: Heroes, g: Heroes, events: Sequence[Event]) -> Account:
    """In a single combat the attacker begins, on the map whoever rolled highest."""
    told = outline(g)
    heroes = tuple(hero or "" for hero in told.heroes[: g.seats])
    first = g.order[0] if g.order else 0
    return Account(rounds=told.round, first=first, heroes=heroes, bought=((),) * g.seats)


__all__ = ["BENCHED", "account"]
