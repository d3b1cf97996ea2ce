"""What can be wrong with something that came from outside, said so that it can be mended."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

SHOWN: Final = 60  # characters of a value that is not understood
LINE: Final = 300  # of a sentence that repeats something


def shown(value: object) -> str:
    """A value as it is shown in a sentence about it; nobody needs to see all of a long one."""
    try:
        said = repr(value)
    except (RecursionError, ValueError):  # too deep, or a number with too many digits
        said = f"a {type(value).__name__}"
    return said if len(said) <= SHOWN else f"{said[:SHOWN]}…"


def in_a_line(said: str) -> str:
    """A sentence that may repeat what came from outside, short enough to be read, and fit to be printed."""
    plain = "".join(letter if letter.isprintable() else "�" for letter in said[: LINE + 1])
    return plain if len(plain) <= LINE else f"{plain[:LINE]}…"


class BrokenFile(Exception):
    """A file that cannot be used: which, where in it, and what is wrong."""

    def __init__(
        self,
        path: Path | str,
        place: str,
        what: str,
        at: tuple[int, int] | None = None,
        said: Any = None,
    ) -> None:
        self.path = str(path)
        self.place = place
        self.what = what
        self.at = at  # the line and column where the value begins, both from 0, where they are known
        self.said = said  # the same as a message, where it is told in every language: see fabletop.said
        super().__init__(f"{path}{f', at {place}' if place else ''}: {what}")

    def __reduce__(self) -> tuple[Any, ...]:
        return BrokenFile, (self.path, self.place, self.what, self.at, self.said)


class BadSetup(Exception):
    """A game that cannot be set up as asked, and the rule that says so."""

    def __init__(self, what: str, rule: str = "") -> None:
        self.what = what
        self.rule = rule
        super().__init__(f"{what} [{rule}]" if rule else what)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadSetup, (self.what, self.rule)
