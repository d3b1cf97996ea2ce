"""What can be wrong with something that came from outside, said so that it can be mended."""

from __future__ import annotations

from pathlib import Path
from typing import Any


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
