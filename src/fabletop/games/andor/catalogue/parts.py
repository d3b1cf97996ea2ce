"""What most things in the box have: a name, and mostly a text."""

from __future__ import annotations

from fabletop.games.andor.catalogue.records import AndorPart
from fabletop.games.andor.words.cards import has
from fabletop.games.words import key
from fabletop.said import Said, say


def part_of(index: int, what: str, id: str, hash: str) -> AndorPart:
    name = key(what, id)
    return AndorPart(index=index, id=id, name=say(name), text=maybe(f"{name}.text", hash))


def maybe(key: str, hash: str) -> Said:
    """A text that not everything has."""
    return say(key) if has(key, hash) else ""
