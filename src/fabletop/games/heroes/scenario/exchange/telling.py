"""What is wrong with a layout, and what is lost on its way: from the language files, as messages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.kernel.errors import BrokenFile
from fabletop.said import Said, join, say
from fabletop.speech import Speech


def wrong(path: Path, place: str, which: str, /, lies: Said = "", **given: Said) -> BrokenFile:
    """A layout that cannot be used; `lies` is its place for every language."""
    said = say(which, **given)
    whole = join(": ", (lies, said)) if lies else said
    return BrokenFile(path, place, in_english([said])[0], said=whole)


def in_english(notes: Sequence[Said]) -> list[str]:
    speech = Speech("en", TEXTS)
    return [speech.phrase(note) for note in notes]
