"""The content of a game as it was on another day: a number, a name and a card are other than today."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from fabletop.content.pack import pack, unpack
from fabletop.games import GAMES


class OtherDay(NamedTuple):
    game: str
    folder: Path
    hash: str
    packed: bytes


def change(folder: Path, file: str, was: str, becomes: str) -> None:
    """Put something else in place of what stands in a file, or in each of the files that a pattern names."""
    files = sorted(folder.glob(file))
    assert files, file
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert was in text, f"{path} has no {was!r}"
        path.write_text(text.replace(was, becomes), encoding="utf-8")


def usual_change(folder: Path) -> None:
    """Something that any content has: a remark in a ruleset makes another content of it."""
    path = sorted(folder.glob("rulesets/*.toml"))[0]
    path.write_text(path.read_text(encoding="utf-8") + "\n# of another day\n", encoding="utf-8")


def other_day(game: str, tmp_path: Path, changed: Callable[[Path], None] = usual_change) -> OtherDay:
    """Today's content, changed."""
    box = GAMES[game].box
    folder = tmp_path / f"{game}-of-another-day"
    unpack(box.pack(), folder)
    changed(folder)
    assert box.hash_of is not None
    return OtherDay(game, folder, box.hash_of(folder), pack(folder))
