"""What a game says of how it is laid out in numbers: how much room its lists get, and what its words are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from fabletop.kernel.frame import Pick


def about_nothing(view: Any, pick: Pick) -> tuple[int, ...]:
    return ()


@dataclass(frozen=True)
class Layout:
    """How the view of a game becomes a row of numbers, field by field of its records: `Player.hand`.

    A list has `rooms` for so many entries, or is a bag: how many there are of each number.  What is not in
    `words` is numbered by its letters.  Seats are counted from the one who looks, who is 0.
    """

    view: type[Any]
    verbs: tuple[str, ...]  # of all acts there are
    most_options: int  # that a decision may list
    rooms: Mapping[str, int]
    bags: Mapping[str, int] = field(default_factory=dict)
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seats: frozenset[str] = frozenset()  # fields that hold seats
    by_seat: frozenset[str] = frozenset()  # lists with an entry for each seat, in their order
    left_out: frozenset[str] = frozenset()  # meant for eyes alone, or told by other fields already
    seat_verbs: frozenset[str] = frozenset()  # acts whose first id is a seat
    told: tuple[str, ...] = ()  # what more is told of an option, and the function that tells it
    about: Callable[[Any, Pick], tuple[int, ...]] = about_nothing
