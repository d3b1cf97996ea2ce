"""What can be wrong with something that came from outside, said so that it can be mended."""

from __future__ import annotations

from pathlib import Path
from typing import Any


class BrokenFile(Exception):
    """A file that cannot be used: which, where in it, and what is wrong."""

    def __init__(self, path: Path | str, place: str, what: str) -> None:
        self.path = str(path)
        self.place = place
        self.what = what
        super().__init__(f"{path}{f', at {place}' if place else ''}: {what}")

    def __reduce__(self) -> tuple[Any, ...]:
        return BrokenFile, (self.path, self.place, self.what)


class BadSetup(Exception):
    """A game that cannot be set up as asked, and the rule that says so."""

    def __init__(self, what: str, rule: str = "") -> None:
        self.what = what
        self.rule = rule
        super().__init__(f"{what} [{rule}]" if rule else what)

    def __reduce__(self) -> tuple[Any, ...]:
        return BadSetup, (self.what, self.rule)
