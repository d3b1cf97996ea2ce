"""Work that is kept as it is done, so that a run that was broken off goes on where it stopped.

A file of JSON lines: the first says by which settings it was begun, every other one is a piece of work.  A
line is written as soon as its piece is done: whatever ends the program, only what was under way is lost.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

import fabletop
from fabletop.games import find_game
from fabletop.kernel.errors import BrokenFile

PLAYS: Final = ("kernel", "content", "games", "bots")  # the rooms on which it depends how a game goes

LONGEST: Final = 60  # letters of a setting that are told: it may be a whole legend

Done = TypeVar("Done")
Work = TypeVar("Work")
Settings = Mapping[str, Any]


@cache
def program() -> str:
    """A hash of everything that plays; where it is another, the same seed may be another game."""
    folder = Path(fabletop.__file__).parent
    digest = hashlib.sha256()
    for path in sorted(path for room in PLAYS for path in (folder / room).rglob("*.py")):
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def played_by(game: str) -> dict[str, Any]:
    """The settings that every file of games has."""
    return {"game": game, "program": program(), "content": find_game(game).box.content_hash()[:16]}


class Kept(Generic[Done]):
    """Such a file, of pieces of one kind."""

    def __init__(self, path: Path, kind: type[Done], what: str) -> None:
        self.path: Final = path
        self._what: Final = what
        self._reader: Final = msgspec.json.Decoder(kind)

    def settings(self) -> dict[str, Any] | None:
        """By which it was begun; None if there is nothing yet."""
        if not self.path.exists():
            return None
        with self.path.open("rb") as file:
            line = file.readline()
        if not line.endswith(b"\n"):  # broken off before the first piece was done
            return None
        try:
            return msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            raise BrokenFile(self.path, "line 1", f"this is no {self._what}") from None

    def begin(self, settings: Settings) -> None:
        """Make the file, or see that it was begun by the same settings; a line that was cut off goes."""
        before = self.settings()
        if before is None:
            self.path.write_bytes(msgspec.json.encode(settings) + b"\n")
            return
        asked = msgspec.json.decode(msgspec.json.encode(settings), type=dict[str, Any])
        for name in [*asked, *(name for name in before if name not in asked)]:
            if before.get(name) != asked.get(name):
                raise BrokenFile(self.path, name, self._differs(name, before.get(name), asked.get(name)))
        with self.path.open("r+b") as file:
            whole = 0
            for line in file:
                whole += len(line) if line.endswith(b"\n") else 0
            file.truncate(whole)

    def _differs(self, name: str, before: object, asked: object) -> str:
        if name in ("program", "content"):
            told = f"the {name} is another than when this was begun, and the same seeds may be other games"
        else:
            told = f"this was begun with {plainly(before)}, and {plainly(asked)} is asked for"
        return f"{told}: name another file or folder, or remove this one"

    def read(self) -> Iterator[Done]:
        """What is done; the last line may have been cut off."""
        if self.settings() is None:
            return
        with self.path.open("rb") as file:
            file.readline()
            for number, line in enumerate(file, start=2):
                if line.endswith(b"\n"):
                    try:
                        yield self._reader.decode(line)
                    except msgspec.DecodeError:
                        raise BrokenFile(self.path, f"line {number}", f"this is no {self._what}") from None

    def add(self, series: Iterator[Done]) -> Iterator[Done]:
        """Write each piece down, and pass it on."""
        with self.path.open("ab") as file:
            for one in series:
                file.write(msgspec.json.encode(one) + b"\n")
                file.flush()
                yield one

    def go_on(
        self,
        work: Sequence[Work],
        play: Callable[[list[Work]], Iterator[Done]],
        asked: Callable[[Work], Hashable],
        done: Callable[[Done], Hashable],
    ) -> Iterator[Done]:
        """All of the work: what is kept, in its order, and then what is still to be done.  `asked` and `done`
        tell by what a piece is known, before and after."""
        wanted = {asked(one) for one in work}
        found: set[Hashable] = set()
        for one in self.read():
            key = done(one)
            if key in wanted and key not in found:
                found.add(key)
                yield one
        yield from self.add(play([one for one in work if asked(one) not in found]))


def plainly(value: object) -> str:
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    if isinstance(value, dict):
        return ", ".join(f"{name} {plainly(one)}" for name, one in value.items()) or "none"
    text = "none" if value in (None, "") else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
