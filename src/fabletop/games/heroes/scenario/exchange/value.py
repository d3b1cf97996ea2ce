"""Values of JSON that know where they stand, so that whatever is wrong is said with its place."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.content.entries import quoted
from fabletop.kernel.errors import BrokenFile


class Value:
    """One value of a layout, and its place in the file."""

    def __init__(self, path: Path, place: str, value: object) -> None:
        self.path: Final = path
        self.place: Final = place
        self.value: Final = value

    def wrong(self, what: str) -> BrokenFile:
        return BrokenFile(self.path, self.place, what)

    def keys(self) -> dict[str, Value]:
        """The values of an object by their keys."""
        if not isinstance(self.value, dict):
            raise self.wrong(f'an object is expected here (`{{"tileId": "F0", ..}}`), not {self.shown()}')
        return {
            key: Value(self.path, f"{self.place}, `{quoted(key)[1:-1]}`", part)
            for key, part in self.value.items()
        }

    def parts(self, least: int, most: int, what: str) -> list[object]:
        if not isinstance(self.value, list):
            raise self.wrong(f"a list of {what} is expected here (`[.., ..]`), not {self.shown()}")
        if not least <= len(self.value) <= most:
            size = f"{least} to {most}" if least < most else f"{most}"
            raise self.wrong(f"a list of {size} {what} is expected here, not of {len(self.value)}")
        return self.value

    def on_fields(self, fields: tuple[str, ...]) -> list[tuple[str, Value]]:
        """A list with something for each field of a tile."""
        parts = self.parts(len(fields), len(fields), f"values, for {' '.join(fields)},")
        return [
            (at, Value(self.path, f"{self.place} {at}", part)) for at, part in zip(fields, parts, strict=True)
        ]

    def number(self, least: int, most: int) -> int:
        if isinstance(self.value, int) and not isinstance(self.value, bool) and least <= self.value <= most:
            return self.value
        raise self.wrong(f"a number from {least} to {most} is expected here, not {self.shown()}")

    def word(self) -> str:
        if isinstance(self.value, str):
            return self.value
        raise self.wrong(f"a word is expected here, not {self.shown()}")

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        raise self.wrong(f"true or false is expected here, not {self.shown()}")

    def shown(self) -> str:
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
                return "a list"
            case _:
                return "an object"
