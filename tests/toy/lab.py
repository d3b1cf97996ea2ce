"""The way to the well in the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.toy.game import ToTheWell

from fabletop.games.registration import Hold
from fabletop.kernel import Event
from fabletop.lab.account import Account

HOLDS: Mapping[int, Hold] = {}


def account(opening: ToTheWell, g: ToTheWell, events: Sequence[Event]) -> Account:
    assert opening.at == [0] * g.seats
    return Account(rounds=g.turns, first=0)


def usual_options(seats: int) -> dict[str, Any]:
    return {}


def endless(g: ToTheWell) -> bool:
    g.steps = 1_000_000
    return True
