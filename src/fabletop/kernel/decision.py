"""What the table waits for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from fabletop.kernel.frame import MOST_SEATS, Act, Frame, Pick, Seat
from fabletop.kernel.step import STEPS, Chooser

# The tuple of one seat, ready-made; the last is that of NOBODY, whose number is -1
ALONE: Final[tuple[tuple[Seat, ...], ...]] = (*((Seat(s),) for s in range(MOST_SEATS)), ())


@mypyc_attr(acyclic=True)  # as a frame is
class Decision:
    """Who picks, what kind of thing, every legal option in a stable order, and for which step.

    Several `seats` hold a decision jointly: any of them may answer for all.  An option that names a seat of
    its own belongs to that seat alone.
    """

    def __init__(self, seats: tuple[Seat, ...], kind: str, options: Sequence[Pick], frame: Frame) -> None:
        self.seats: Final = seats
        self.kind: Final = kind
        self.options: Final = options
        self.frame: Final = frame

    @property
    def seat(self) -> Seat:
        """The seat asked first; the only one unless the decision is held jointly."""
        return self.seats[0]

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose, and it is asked with a poker face, so that nobody can tell.
        Such a pick is made for its seat, which need not be bothered."""
        return len(self.options) == 1 and not self.chooser.ask

    @property
    def window(self) -> bool:
        """Whether it is for answers to what others do."""
        return self.chooser.window

    @property
    def chooser(self) -> Chooser[Any, Any]:
        """What lists the options of the step on top."""
        return STEPS[self.frame.key].choosers[len(self.frame.picks)]

    def offers(self, seat: Seat) -> list[Pick]:
        """The options that this seat may pick."""
        joint = seat in self.seats
        return [o for o in self.options if (o.seat == seat if isinstance(o, Act) and o.seat >= 0 else joint)]

    def __repr__(self) -> str:
        return f"Decision({list(self.seats)} {self.kind}: {list(self.options)} for {self.frame.key})"
