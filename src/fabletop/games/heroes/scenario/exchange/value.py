"""Values of JSON that know where they stand, so that whatever is wrong is said with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.content.entries import quoted
from fabletop.games.heroes.scenario.exchange.telling import wrong
from fabletop.kernel.errors import BrokenFile
from fabletop.said import Said, join, say


class Value:
    """One value of a layout, and its place in the file."""

    def __init__(self, path: Path, place: str, value: object, lies: Said = "") -> None:
        self.path: Final = path
        self.place: Final = place
        self.value: Final = value
        self.lies: Final = lies  # its place, for every language

    def wrong(self, which: str, **given: Said) -> BrokenFile:
        return wrong(self.path, self.place, which, self.lies, **given)

    def inside(self, more: str, value: object) -> Value:
        """A value that stands in this one."""
        return Value(
            self.path, f"{self.place}{more}", value, join(more, (self.lies, "")) if self.lies else ""
        )

    def keys(self) -> dict[str, Value]:
        """The values of an object by their keys."""
        if not isinstance(self.value, dict):
            raise self.wrong("layout-object", shown=self.shown())
        return {key: self.inside(f", `{quoted(key)[1:-1]}`", part) for key, part in self.value.items()}

    def parts(self, least: int, most: int) -> list[object]:
        if not isinstance(self.value, list):
            raise self.wrong("mistake-list", shown=self.shown())
        if not least <= len(self.value) <= most:
            if least == most:
                raise self.wrong("layout-exactly", most=most, n=len(self.value))
            raise self.wrong("layout-size", least=least, most=most, n=len(self.value))
        return self.value

    def on_fields(self, fields: tuple[str, ...]) -> list[tuple[str, Value]]:
        """A list with something for each field of a tile."""
        parts = self.parts(len(fields), len(fields))
        return [(at, self.inside(f" {at}", part)) for at, part in zip(fields, parts, strict=True)]

    def number(self, least: int, most: int) -> int:
        if isinstance(self.value, int) and not isinstance(self.value, bool) and least <= self.value <= most:
            return self.value
        raise self.wrong("mistake-number", least=least, most=most, shown=self.shown())

    def word(self) -> str:
        if isinstance(self.value, str):
            return self.value
        raise self.wrong("mistake-no-word", shown=self.shown())

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        raise self.wrong("mistake-flag", shown=self.shown())

    def shown(self) -> Said:
        match self.value:
            case None:
                return "null"
            case bool():
                return "true" if self.value else "false"
            case int() | float():
                return quoted(str(self.value))[1:-1]
            case str():
                return quoted(self.value)
            case list():
                return say("shown-list")
            case _:
                return say("shown-object")
