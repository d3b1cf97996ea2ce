"""Andor in the lab: what its games say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import ITEMS
from fabletop.games.andor.lab.bench import BENCHED
from fabletop.games.andor.lab.legends import end_of
from fabletop.games.andor.outline import outline
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.event import Event
from fabletop.lab.account import Account

ROUND: Final = "day"
TAKEN: Final = ("gained", "fought")


def begins(g: Andor, event: Event) -> int | None:
    """A day is a round."""
    return event.n if isinstance(event, ev.DayBegan) else None


def taken(g: Andor, event: Event) -> Iterable[tuple[int, str, str]]:
    """Items, and the foes that were attacked, by the seat of the hero that began the fight."""
    if isinstance(event, ev.ItemGained):
        yield g.heroes[event.hero].seat, "gained", ITEMS[event.item]
    elif isinstance(event, ev.FightBegan):
        yield g.heroes[event.hero].seat, "fought", g.legend.foes[event.kind].id


def account(opening: Andor, g: Andor, events: Sequence[Event]) -> Account:
    """The days it took; the party begins and ends together."""
    told = outline(g)
    heroes = tuple(hero or "" for hero in told.heroes)
    return Account(rounds=told.round, heroes=heroes, bought=((),) * g.seats, ending=end_of(g))


__all__ = ["BENCHED", "ROUND", "TAKEN", "account", "begins", "taken"]
