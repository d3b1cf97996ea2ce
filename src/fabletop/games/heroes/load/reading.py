"""What reads the files of the content folder, one after the other, and says where a mistake is."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol, TypeVar

from fabletop.content import From, read_records
from fabletop.content.icons import without_icons
from fabletop.games.heroes.defs import NONE
from fabletop.kernel.errors import BrokenFile


class Sourced(Protocol):
    """A record that has an id and says where it is from."""

    id: str
    source: From


class Drawn(Sourced, Protocol):
    """One that has a picture too."""

    icon: str


S = TypeVar("S", bound=Sourced)
D = TypeVar("D", bound=Drawn)


class Reader:
    """Reads files into records; knows which record it is at, to say so when it is wrong."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path = folder
        self.line = 0
        self.fingerprint = hashlib.sha256()
        self.sources: dict[str, From] = {}
        self.icons: dict[str, str] = {}

    def wrong(self, what: str) -> BrokenFile:
        return BrokenFile(self.path, f"line {self.line}", what)

    def open(self, name: str) -> None:
        """Go to a file; what is in it counts for the fingerprint."""
        self.path, self.line = self.folder / name, 1
        if self.path.is_file():
            self.fingerprint.update(without_icons(self.path))

    def sourced(self, name: str, type_: type[S]) -> Iterator[S]:
        """The records of a file, one after the other; their ids are new, their sources are kept."""
        self.open(name)
        for record, line in read_records(self.path, type_):
            self.line = line
            if record.id in self.sources:
                raise self.wrong(f"there are two records {record.id!r}")
            self.sources[record.id] = record.source
            yield record

    def records(self, name: str, type_: type[D]) -> Iterator[D]:
        """The same, and their icons are kept."""
        for record in self.sourced(name, type_):
            self.icons[record.id] = record.icon
            yield record

    def one_of(self, word: str, words: tuple[str, ...], what: str) -> int:
        if word not in words:
            raise self.wrong(f"{word!r} is not a {what}; there are {', '.join(words)}")
        return words.index(word)

    def optional(self, word: str | None, words: tuple[str, ...], what: str) -> int:
        return NONE if word is None else self.one_of(word, words, what)
