"""What is still owed, as plain data: a frame is one step, for one seat, with the picks made so far."""

from __future__ import annotations

from typing import Any, Final, NewType

Seat = NewType("Seat", int)
NOBODY: Final = Seat(-1)
PASS: Final = -1
MOST_SEATS: Final = 16


class Act:
    """An option where unlike things are on offer: what to do, and to what.

    Made only by `act`, which never makes the same one twice: two acts are equal when they are one.  An act
    with a `seat` may be picked by that seat alone, even in a decision that others hold.
    """

    def __init__(self, verb: str, id: int, seat: int) -> None:
        self.verb: Final = verb
        self.id: Final = id
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"{self.verb} {self.id}" if self.seat < 0 else f"{self.verb} {self.id} by {self.seat}"

    def __reduce__(self) -> tuple[Any, ...]:
        return act, (self.verb, self.id, self.seat)

    def __deepcopy__(self, memo: object) -> Act:
        return self


Pick = int | Act
_ACTS: Final[dict[tuple[str, int, int], Act]] = {}


def act(verb: str, id: int = 0, seat: int = -1) -> Act:
    """The one act of this verb, id and seat."""
    key = (verb, id, seat)
    known = _ACTS.get(key)
    if known is None:
        known = _ACTS[key] = Act(verb, id, seat)
    return known


def pick_to_data(pick: Pick) -> Any:
    if isinstance(pick, Act):
        return [pick.verb, pick.id] if pick.seat < 0 else [pick.verb, pick.id, pick.seat]
    return pick


def pick_from_data(data: Any) -> Pick:
    """Read a pick that came from outside; raises ValueError on anything else."""
    if isinstance(data, int) and not isinstance(data, bool):
        return data
    if (
        isinstance(data, list)
        and len(data) in (2, 3)
        and isinstance(data[0], str)
        and all(isinstance(n, int) and not isinstance(n, bool) for n in data[1:])
    ):
        return act(data[0], data[1], data[2] if len(data) == 3 else -1)
    raise ValueError(f"a pick is a number or [verb, id], not {data!r}")


class Frame:
    """One step the game still owes: which rule, for whom, from what, and what was picked so far.

    Frames are never changed after they are made; `clone` shares them.
    """

    def __init__(
        self, key: str, seat: Seat, source: int = 0, n: int = 0, picks: tuple[Pick, ...] = ()
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.source: Final = source
        self.n: Final = n
        self.picks: Final = picks

    def picked(self, pick: Pick) -> Frame:
        return Frame(self.key, self.seat, self.source, self.n, (*self.picks, pick))

    def by(self, seat: Seat) -> Frame:
        return Frame(self.key, seat, self.source, self.n)

    def count(self, n: int) -> Frame:
        return Frame(self.key, self.seat, self.source, n)

    def of(self, source: int) -> Frame:
        return Frame(self.key, self.seat, source, self.n)

    def to_data(self) -> list[Any]:
        return [self.key, self.seat, self.source, self.n, [pick_to_data(p) for p in self.picks]]

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.key, self.seat, self.source, self.n, self.picks)

    def __repr__(self) -> str:
        return f"Frame({self.key}, seat={self.seat}, source={self.source}, n={self.n}, picks={self.picks})"


def frame_from_data(data: Any) -> Frame:
    key, seat, source, n, picks = data
    return Frame(str(key), Seat(int(seat)), int(source), int(n), tuple(pick_from_data(p) for p in picks))
