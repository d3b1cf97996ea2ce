"""What is still owed, as plain data: a frame is one step, for one seat, with the picks made so far."""

from __future__ import annotations

from typing import Any, Final, NewType

from mypy_extensions import mypyc_attr

from fabletop.kernel.errors import shown

Seat = NewType("Seat", int)
NOBODY: Final = Seat(-1)
PASS: Final = -1
MOST_SEATS: Final = 16
MOST_IDS: Final = 4  # of an act


class Act:
    """An option where unlike things are on offer: what to do, and to what.

    Made only by `act`, which never makes the same one twice: two acts are equal when they are one.  An act
    with a `seat` may be picked by that seat alone, even in a decision that others hold.
    """

    def __init__(self, verb: str, ids: tuple[int, ...], seat: int) -> None:
        self.verb: Final = verb
        self.ids: Final = ids  # what it is done to, in the order in which the verb names it
        self.id: Final = ids[0] if ids else 0  # the first of these, mostly the only one
        self.seat: Final = seat

    def __repr__(self) -> str:
        said = " ".join([self.verb, *map(str, self.ids)])
        return said if self.seat < 0 else f"{said} by {self.seat}"

    def __reduce__(self) -> tuple[Any, ...]:
        return known_act, (self.verb, self.ids, self.seat)

    def __deepcopy__(self, memo: object) -> Act:
        return self


Pick = int | Act
# Every act there is, by the seat that it belongs to (-1: none alone), its verb, and its id or its ids: most
# acts have one id, and to find them by it costs half as much as by a tuple.
_ACTS: Final[dict[int, dict[str, dict[object, Act]]]] = {-1: {}}
_ANYBODYS: Final = _ACTS[-1]


def act(verb: str, *ids: int, seat: int = -1) -> Act:
    """The one act of this verb, these ids and this seat."""
    return known_act(verb, ids, seat)


def known_act(verb: str, ids: tuple[int, ...], seat: int) -> Act:
    """The same of ids that are a tuple already."""
    key: object = ids[0] if len(ids) == 1 else ids
    owned = _ANYBODYS if seat < 0 else _ACTS.get(seat)
    if owned is not None:
        alike = owned.get(verb)
        if alike is not None:
            known = alike.get(key)
            if known is not None:
                return known
    # Of two threads that make the same act at once, both get the first.  What is new is made beforehand: of
    # `setdefault(seat, {})` the compiler makes two steps, and a thread may come between them.
    verbs: dict[str, dict[object, Act]] = {}
    acts: dict[object, Act] = {}
    made = Act(verb, ids, seat)
    return _ACTS.setdefault(seat, verbs).setdefault(verb, acts).setdefault(key, made)


def pick_to_data(pick: Pick) -> Any:
    """A number as it is; an act as its verb and ids, after the seat where it belongs to one alone."""
    if isinstance(pick, Act):
        return [pick.verb, *pick.ids] if pick.seat < 0 else [pick.seat, pick.verb, *pick.ids]
    return pick


def pick_from_data(data: Any) -> Pick:
    """Read a pick that came from outside; raises ValueError on anything else."""
    if is_number(data):
        return int(data)
    if isinstance(data, list | tuple) and data:
        owned = is_number(data[0]) and data[0] >= 0
        verb, *ids = data[1:] if owned and len(data) > 1 else data
        if isinstance(verb, str) and len(ids) <= MOST_IDS and all(is_number(n) for n in ids):
            return known_act(verb, tuple(ids), data[0] if owned else -1)
    raise ValueError(f"a pick is a number or [verb, id, …], not {shown(data)}")


def is_number(data: object) -> bool:
    return isinstance(data, int) and not isinstance(data, bool)


# It holds plain data only and can be part of no ring, so, compiled, nobody need look for rings that it is in.
@mypyc_attr(acyclic=True)
class Frame:
    """One step the game still owes: which rule, for whom, the few numbers that it needs, and what was picked
    so far.  The step that reads the numbers gives them their names: `unit, space = f.args`.

    Frames are never changed after they are made; `clone` shares them.
    """

    def __init__(
        self, key: str, seat: Seat, args: tuple[int, ...] = (), picks: tuple[Pick, ...] = ()
    ) -> None:
        self.key: Final = key
        self.seat: Final = seat
        self.args: Final = args
        self.picks: Final = picks

    def picked(self, pick: Pick) -> Frame:
        return Frame(self.key, self.seat, self.args, (*self.picks, pick))

    def by(self, seat: Seat) -> Frame:
        """The same for another seat."""
        return Frame(self.key, seat, self.args)

    def carry(self, *args: int) -> Frame:
        """The same with other numbers."""
        return Frame(self.key, self.seat, args)

    def to_data(self) -> list[Any]:
        return [self.key, self.seat, list(self.args), [pick_to_data(p) for p in self.picks]]

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.key, self.seat, self.args, self.picks)

    def __repr__(self) -> str:
        return f"Frame({self.key}, seat={self.seat}, args={self.args}, picks={self.picks})"


def frame_from_data(data: Any) -> Frame:
    key, seat, args, picks = data
    numbers = tuple(int(n) for n in args)
    return Frame(str(key), Seat(int(seat)), numbers, tuple(pick_from_data(p) for p in picks))
