"""Whose hands are shown in the replay of a game: hidden things stay hidden, unless those who held them agree.

A bot that has sat there from the beginning has nothing to mind.  One that took the place of somebody who left
for good plays on with what they held, and nobody can be asked any more: that hand stays hidden.
"""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.server.schemas.common import SeatKind, TableStatus
from fabletop.server.store import Row


def is_shown(status: TableStatus, kind: SeatKind, token: str, since: float | None, shows: bool) -> bool:
    """Whether a seat's hand may be seen by all; never while the game is on."""
    if status != "over":
        return False
    return shows if token else kind == "bot" and since is None


def shown_seats(status: TableStatus, seats: Iterable[Row]) -> tuple[int, ...]:
    """The same for all seats of a table, as they are on disk."""
    return tuple(
        seat["seat"]
        for seat in seats
        if is_shown(status, seat["kind"], seat["token"], seat["since"], seat["shows"])
    )
