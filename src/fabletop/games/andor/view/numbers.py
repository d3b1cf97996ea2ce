"""How numbers of the game are shown."""

from __future__ import annotations

from fabletop.games.andor.defs import NONE


def or_none(number: int) -> int | None:
    """Null where there is no such thing."""
    return None if number == NONE else number


def bits(of: int, count: int) -> list[int]:
    """The numbers whose bits are set."""
    return [n for n in range(count) if of >> n & 1]
