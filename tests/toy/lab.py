"""The way to the well in the lab."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tests.toy.game import ToTheWell

from fabletop.games.registration import Benched
from fabletop.kernel import Event
from fabletop.lab.account import Account


def account(opening: ToTheWell, g: ToTheWell, events: Sequence[Event]) -> Account:
    assert opening.at == [0] * g.seats
    return Account(rounds=g.turns, first=0)


def options(seats: int) -> dict[str, Any]:
    return {}


def endless(g: ToTheWell) -> None:
    g.steps = 1_000_000


BENCHED = Benched(options, {}, endless)
ROUND = "turn"
TAKEN = ()


def begins(g: ToTheWell, event: Event) -> int | None:
    return None


def taken(g: ToTheWell, event: Event) -> Iterable[tuple[int, str, str]]:
    return ()
