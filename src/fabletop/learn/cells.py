"""A view as a row of numbers: which cell means what is worked out once from the types of its records.

Inside a record its plain numbers come first, so that they are written by one call, then all that has parts.
"""

from __future__ import annotations

import struct
import types
from array import array
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter
from typing import Annotated, Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints
from zlib import crc32

import msgspec

from fabletop.games.learning import Layout

Write = Callable[[Any, "array[float]", int, int], None]  # a value into cells, from a place on, for a seat

FLOAT: Final = 4  # bytes of a cell
UNLISTED: Final = 1_000  # numbers from here on are those of words that no list has
SPREAD: Final = 60_000


class Part(NamedTuple):
    """How something is written, and the names of the cells that it takes."""

    names: tuple[str, ...]
    write: Write

    @property
    def width(self) -> int:
        return len(self.names)


def number_of(word: str, known: Sequence[str]) -> int:
    """The place of a word in its list, counted from 1; another number, always the same, if it has none."""
    return known.index(word) + 1 if word in known else UNLISTED + crc32(word.encode()) % SPREAD


class Printer:
    """Works out the parts of the records of a layout, for a number of seats."""

    def __init__(self, layout: Layout, seats: int) -> None:
        self.layout = layout
        self.seats = seats

    def record(self, kind: type[Any]) -> Part:
        """Plain numbers in a row, then the other fields one by one."""
        hints = get_type_hints(kind, include_extras=True)
        fields = [f"{kind.__name__}.{name}" for name in hints]
        shown = {key: hints[key.partition(".")[2]] for key in fields if key not in self.layout.left_out}
        plain = [key for key, hint in shown.items() if hint in (int, bool) and key not in self.layout.seats]
        names = [key.partition(".")[2] for key in plain]
        others: list[tuple[Callable[[Any], Any], Write, int]] = []
        for key, hint in shown.items():
            if key in plain:
                continue
            name = key.partition(".")[2]
            part = self.part(key, hint)
            others.append((attrgetter(name), part.write, len(names)))
            names += [f"{name}{more}" for more in part.names]
        return Part(tuple(f".{name}" for name in names), writes_record(plain, others))

    def part(self, key: str, hint: Any) -> Part:
        """What a field takes, by its type."""
        if get_origin(hint) is Annotated:
            raise TypeError(f"{key} is for people: leave it out")
        if get_origin(hint) in (Union, types.UnionType):
            return self.either(key, get_args(hint))
        if get_origin(hint) is list:
            return self.several(key, get_args(hint)[0])
        if get_origin(hint) is Literal:
            return Part(("",), writes_word(get_args(hint)))
        if hint is str:
            return Part(("",), writes_word(self.layout.words.get(key, ())))
        if hint in (int, bool):
            return Part(("",), writes_seat(self.seats) if key in self.layout.seats else write_number)
        return self.record(hint)

    def either(self, key: str, hints: tuple[Any, ...]) -> Part:
        """Something that may be missing, or a number that may be a word."""
        kinds = [hint for hint in hints if hint is not type(None)]
        if len(kinds) == 2 and kinds[0] is int:
            return Part(("", ".word"), writes_number_or_word(get_args(kinds[1])))
        part = self.part(key, kinds[0])
        return Part((".there", *part.names), writes_if_there(part.write))

    def several(self, key: str, hint: Any) -> Part:
        """A list: how many there are, and as many as there is room for; or how many of each number."""
        if key in self.layout.bags:
            size = self.layout.bags[key]
            return Part(tuple(f"{{{number}}}" for number in range(size)), writes_bag(size))
        part = self.part(key, hint)
        by_seat = key in self.layout.by_seat
        room = self.seats if by_seat else self.layout.rooms[key]
        names = [f"[{place}]{more}" for place in range(room) for more in part.names]
        if by_seat:
            return Part(tuple(names), writes_by_seat(part.write, part.width))
        if hint in (int, bool) and key not in self.layout.seats:
            return Part((".count", *names), writes_numbers(room))
        return Part((".count", *names), writes_rows(part.write, part.width, room))


# -- the writers -------------------------------------------------------------------------------------------


def write_number(value: Any, cells: array[float], at: int, seat: int) -> None:
    cells[at] = value


def writes_seat(seats: int) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        cells[at] = (value - seat) % seats if 0 <= value < seats else value

    return write


def writes_word(known: Sequence[str]) -> Write:
    numbers: dict[str, int] = {"": 0}

    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        number = numbers.get(value)
        if number is None:
            number = numbers[value] = number_of(value, known)
        cells[at] = number

    return write


def writes_number_or_word(known: Sequence[str]) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        if isinstance(value, str):
            cells[at + 1] = number_of(value, known)
        else:
            cells[at] = value

    return write


def writes_if_there(inner: Write) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        if value is not None:
            cells[at] = 1
            inner(value, cells, at + 1, seat)

    return write


def writes_bag(size: int) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        for number in value:
            cells[at + number if number < size else at + size - 1] += 1

    return write


def writes_numbers(room: int) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        if value:
            cells[at] = count = len(value)
            some = value if count <= room else value[:room]
            struct.pack_into(f"{len(some)}f", cells, FLOAT * (at + 1), *some)

    return write


def writes_rows(inner: Write, width: int, room: int) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        if value:
            cells[at] = len(value)
            at += 1
            for one in value[:room]:
                inner(one, cells, at, seat)
                at += width

    return write


def writes_by_seat(inner: Write, width: int) -> Write:
    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        for one in value[seat:] + value[:seat]:
            inner(one, cells, at, seat)
            at += width

    return write


def writes_record(plain: Sequence[str], others: Sequence[tuple[Callable[[Any], Any], Write, int]]) -> Write:
    names = [key.partition(".")[2] for key in plain]
    pack = struct.Struct(f"{len(names)}f").pack_into
    if not names:

        def write_parts(value: Any, cells: array[float], at: int, seat: int) -> None:
            for get, inner, place in others:
                inner(get(value), cells, at + place, seat)

        return write_parts
    if len(names) == 1:
        alone = attrgetter(names[0])

        def write_one(value: Any, cells: array[float], at: int, seat: int) -> None:
            cells[at] = alone(value)
            for get, inner, place in others:
                inner(get(value), cells, at + place, seat)

        return write_one
    together = attrgetter(*names)

    def write(value: Any, cells: array[float], at: int, seat: int) -> None:
        pack(cells, FLOAT * at, *together(value))
        for get, inner, place in others:
            inner(get(value), cells, at + place, seat)

    return write


def fields_of(kind: type[Any]) -> Iterator[str]:
    """Every field of a record and of the records in it, as a layout names them."""
    for name, hint in get_type_hints(kind).items():
        yield f"{kind.__name__}.{name}"
        for inner in records_in(hint):
            yield from fields_of(inner)


def records_in(hint: Any) -> Iterator[type[Any]]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from records_in(part)
