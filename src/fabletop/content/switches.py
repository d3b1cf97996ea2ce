"""The switches of a ruleset, checked against a record, with the file and line of whatever is wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.ruleset import find_switch, read_ruleset

R = TypeVar("R")


def read_switches(folder: Path, name: str, record: type[R]) -> R:
    """A ruleset with those that it builds on, as a record."""
    try:
        return msgspec.convert(read_ruleset(folder, name), record)
    except msgspec.ValidationError as wrong:
        raise BrokenFile(*_place_of(folder, name, str(wrong)), str(wrong)) from wrong


def _place_of(folder: Path, name: str, message: str) -> tuple[Path, str]:
    """Where the switch is that a message speaks of; a missing one is missing in the first of its line."""
    named = re.search(r"\$\.(\w+)|field `(\w+)`", message)
    path, line = find_switch(folder, name, (named[1] or named[2]) if named else "")
    parent: str | None = name
    while not line and parent is not None:
        path = folder / f"{parent}.toml"
        parent = tomllib.loads(path.read_text(encoding="utf-8")).get("parent")
    return path, line
