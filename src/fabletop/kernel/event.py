"""What happened, told once: the log, the animation and the triggers all feed on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from fabletop.kernel.frame import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Base of all events.  `FIELDS` names what it carries, in the order of its constructor."""

    FIELDS: ClassVar[tuple[str, ...]] = ()

    def cut(self, seat: Seat) -> Event | None:
        """What this seat hears of it; None if it hears nothing."""
        return self

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"event": type(self).__name__}
        for name in type(self).FIELDS:
            value = getattr(self, name)
            data[name] = list(value) if isinstance(value, tuple) else value
        return data


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEvent(Event):
    """Something about a seat."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class AmountEvent(Event):
    """Something about a seat and a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat: Final = seat
        self.n: Final = n


@mypyc_attr(allow_interpreted_subclasses=True)
class CardEvent(Event):
    """Something about a seat and a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card


@mypyc_attr(allow_interpreted_subclasses=True)
class CardAmountEvent(Event):
    """Something about a seat, a card and a number."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "n")

    def __init__(self, seat: int, card: int, n: int) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.n: Final = n


class Drew(Event):
    """A player drew cards; others hear only how many there were."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n", "cards")

    def __init__(self, seat: int, n: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.n: Final = n
        self.cards: Final = cards

    def cut(self, seat: Seat) -> Event:
        return self if seat == self.seat else Drew(self.seat, self.n, ())


Hear = Callable[[Any, Any], None]
TRIGGERS: Final[dict[type, list[Hear]]] = {}
G = TypeVar("G")
E = TypeVar("E", bound=Event)


def on(event: type[E]) -> Callable[[Callable[[G, E], None]], Callable[[G, E], None]]:
    """Register what a kind of event may set off.  The trigger asks the state whether it applies."""

    def register(hear: Callable[[G, E], None]) -> Callable[[G, E], None]:
        TRIGGERS.setdefault(event, []).append(hear)
        return hear

    return register
