"""Heroes in the lab: what its combats say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletop.games.heroes.options import AI, DUEL
from fabletop.games.heroes.outline import outline
from fabletop.games.heroes.state import Heroes
from fabletop.games.registration import Hold
from fabletop.kernel.event import Event
from fabletop.lab.account import Account

HOLDS: Final = {2: Hold(choices=15, clone=8, children=100_000)}


def account(opening: Heroes, g: Heroes, events: Sequence[Event]) -> Account:
    """The attacker begins."""
    told = outline(g)
    heroes = tuple(hero or "" for hero in told.heroes[: g.seats])
    return Account(rounds=told.round, first=0, heroes=heroes, bought=((),) * g.seats)


def usual_options(seats: int) -> dict[str, Any]:
    mode = DUEL if seats == 2 else AI
    return {"mode": mode, "heroes": ["random", "random"], "armies": "random"}


def endless(g: Heroes) -> bool:
    """A combat always comes to its end."""
    return False
