"""What to say, before it is put into a language: a message names a text and what goes into it.

`say("event-hurt", seat=say("hero-elf"), n=3)` costs next to nothing; it is put into words where somebody
reads it: by `fabletop.speech` in the terminal, and in the browser from the same files.  Over the wire a
message is `["event-hurt", {"seat": ["hero-elf"], "n": 3}]`, several in a row are
`{"join": " · ", "of": […]}`, and a plain string or number is itself: names that people gave, and figures.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec

NOTHING: Final[Mapping[str, Any]] = {}


class Say(tuple[Any, ...]):
    """A text by its key, with the arguments of its placeholders: made by `say`, equal to its equals."""

    __slots__ = ()

    def __hash__(self) -> int:
        return hash(self[0])

    @property
    def key(self) -> str:
        return str(self[0])

    @property
    def args(self) -> Mapping[str, Said]:
        return self[1] if len(self) > 1 else NOTHING


class Join(msgspec.Struct, frozen=True, rename={"sep": "join", "parts": "of"}):
    """Several things said in a row, with something between them that needs no translation."""

    sep: str
    parts: tuple[Said, ...]


Said = str | int | Say | Join


def say(key: str, /, **args: Said) -> Say:
    """The text of a key, such as `card-orc` or `ability-heal.text`, with its placeholders."""
    return Say((key, args) if args else (key,))


def join(sep: str, parts: Iterable[Said]) -> Said:
    """Parts in a row; one alone stands for itself, and none is nothing."""
    found = tuple(parts)
    if len(found) < 2:
        return found[0] if found else ""
    return Join(sep, found)


def keys_in(said: Any) -> Iterator[str]:
    """The keys of all texts that a message or a list of them needs, without what follows a dot."""
    if isinstance(said, Say):
        yield said[0].partition(".")[0]
        if len(said) > 1:
            for one in said[1].values():
                yield from keys_in(one)
    elif isinstance(said, Join | list):
        for part in said.parts if isinstance(said, Join) else said:
            yield from keys_in(part)


def said_from_data(data: Any) -> Said:
    """A message as it came over the wire."""
    if isinstance(data, str | int):
        return data
    if isinstance(data, dict):
        return Join(data["join"], tuple(said_from_data(part) for part in data["of"]))
    key, *args = data
    return say(key, **{name: said_from_data(one) for name, one in args[0].items()}) if args else say(key)
