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
