"""Rules as registered steps: the choices a rule needs, in order, then what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar, overload

from fabletop.kernel.frame import MOST_SEATS, Frame, Seat

G = TypeVar("G")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")


class Chooser(Generic[G, A]):
    """A named way to list the legal options of one choice.

    A choice of one is made without asking, unless `ask` is set.  `by` names the seats that hold the choice
    when it is not the frame's own seat.  `secret` is set where what is on offer hangs on what the others
    cannot see, such as a hand: it says whether, by all that they know, there might be something to choose.  A
    `window` is for answers to what others do: that one opens for somebody else counts as an unveiling.
    """

    def __init__(
        self,
        kind: str,
        options: Callable[[G, Frame], Sequence[A]],
        by: Callable[[G, Frame], tuple[Seat, ...]] | None,
        ask: bool,
        secret: Callable[[G, Frame], bool] | None = None,
        window: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.options: Final = options
        self.by: Final = by
        self.ask: Final = ask
        self.secret: Final = secret
        self.window: Final = window

    def hides(self, g: G, frame: Frame) -> bool:
        """Whether it would give something away not to ask where there is but one option."""
        return self.secret is not None and self.secret(g, frame)


def chooser(
    kind: str,
    *,
    by: Callable[[G, Frame], tuple[Seat, ...]] | None = None,
    ask: bool = False,
    secret: Callable[[G, Frame], bool] | None = None,
    window: bool = False,
) -> Callable[[Callable[[G, Frame], Sequence[A]]], Chooser[G, A]]:
    """Name a function that lists the legal options of one choice."""

    def wrap(options: Callable[[G, Frame], Sequence[A]]) -> Chooser[G, A]:
        return Chooser(kind, options, by, ask, secret, window)

    return wrap


class Step:
    """A registered rule: the choices it needs, in order, then the function that carries it out.  `rules` are
    the numbers of the ledger that stand behind what it asks."""

    def __init__(
        self,
        key: str,
        choosers: tuple[Chooser[Any, Any], ...],
        body: Callable[..., None],
        rules: tuple[str, ...] = (),
    ) -> None:
        self.key: Final = key
        self.choosers: Final = choosers
        self.body: Final = body
        self.rules: Final = rules
        self.needs: Final = len(choosers)
        # Frames never change, so the plain one of each seat is made once; the last is nobody's (-1).
        self.plain: Final = tuple(Frame(key, Seat(seat)) for seat in (*range(MOST_SEATS), -1))


STEPS: Final[dict[str, Step]] = {}


@overload
def step(key: str, /, *, rules: tuple[str, ...] = ()) -> Callable[[Callable[[G, Frame], None]], Step]: ...
@overload
def step(
    key: str, c1: Chooser[G, A], /, *, rules: tuple[str, ...] = ()
) -> Callable[[Callable[[G, Frame, A], None]], Step]: ...
@overload
def step(
    key: str, c1: Chooser[G, A], c2: Chooser[G, B], /, *, rules: tuple[str, ...] = ()
) -> Callable[[Callable[[G, Frame, A, B], None]], Step]: ...
@overload
def step(
    key: str, c1: Chooser[G, A], c2: Chooser[G, B], c3: Chooser[G, C], /, *, rules: tuple[str, ...] = ()
) -> Callable[[Callable[[G, Frame, A, B, C], None]], Step]: ...
def step(
    key: str, *choosers: Chooser[Any, Any], rules: tuple[str, ...] = ()
) -> Callable[[Callable[..., None]], Step]:
    """Register a rule under a stable key.  The key is what saves and content files hold."""

    def register(body: Callable[..., None]) -> Step:
        if key in STEPS:
            raise ValueError(f"two steps claim the name {key}")
        made = Step(key, choosers, body, rules)
        STEPS[key] = made
        return made

    return register


def rules_behind(frame: Frame) -> tuple[str, ...]:
    """The rules that a question follows, by the step that asks it."""
    return STEPS[frame.key].rules


def alias(old: str, new: str) -> None:
    """Let saves that hold a step's former name go on working."""
    if old in STEPS:
        raise ValueError(f"{old} is still the name of a step")
    STEPS[old] = STEPS[new]
