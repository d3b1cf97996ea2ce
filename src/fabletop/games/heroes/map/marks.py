"""What lies on the fields of the map and is carried over it, and the numbers that say so."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE

# Whose cube lies on a field: a seat's, that of an AI hero (see `Hero.owner`), or
NO_CUBE: Final = -1
BLACK: Final = -2


class Mark:
    """What lies on a field.  Never changed: clones share it."""

    def __init__(
        self,
        cube: int = NO_CUBE,
        claimed: bool = False,
        yields: int = NONE,
        visitors: tuple[int, ...] = (),
    ) -> None:
        self.cube: Final = cube
        self.claimed: Final = claimed  # somebody has owned it: the pay of the first owner is gone
        self.yields: Final = yields  # the resource that the owner of a settlement chose
        self.visitors: Final = visitors  # the seats that have visited it

    def to_data(self) -> list[Any]:
        return [self.cube, self.claimed, self.yields, list(self.visitors)]


UNTOUCHED: Final = Mark()


class Token:
    """Something of the scenario that is carried.  Never changed: clones share it."""

    def __init__(
        self,
        kind: int,
        seat: int = NONE,
        field: int = NONE,
        carrier: int = NONE,
        brought: bool = False,
        lost: bool = False,
    ) -> None:
        self.kind: Final = kind  # its number in the scenario
        self.seat: Final = seat  # whose it is, or who carried it last; NONE
        self.field: Final = field  # where it lies; NONE while it is carried, or not on the map yet
        self.carrier: Final = carrier  # the hero that carries it
        self.brought: Final = brought  # to where it was to be brought, for good
        self.lost: Final = lost  # destroyed

    def on(self, field: int) -> Token:
        """The same on another field."""
        return Token(self.kind, self.seat, field, self.carrier, self.brought, self.lost)

    def to_data(self) -> list[Any]:
        return [self.kind, self.seat, self.field, self.carrier, self.brought, self.lost]


def mark_from_data(data: Any) -> Mark:
    cube, claimed, yields, visitors = data
    mark = Mark(cube, claimed, yields, tuple(visitors))
    return UNTOUCHED if mark.to_data() == UNTOUCHED.to_data() else mark


def with_seat(visitors: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """Players alone are remembered."""
    return visitors if owner < 0 or owner in visitors else (*visitors, owner)
