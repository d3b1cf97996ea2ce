"""Rulesets: an edition is a TOML file that names its parent and what differs."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from fabletop.kernel.errors import BrokenFile, shown


def ruleset_names(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.toml"))


def read_ruleset(folder: Path, name: str) -> dict[str, Any]:
    """The switches of a ruleset with those of its parents beneath."""
    chain: list[dict[str, Any]] = []
    seen: list[str] = []
    wanted: str | None = name
    while wanted is not None:
        path = folder / f"{wanted}.toml"
        if wanted in seen:
            what = f"rulesets are their own parents: {' -> '.join([*seen, wanted])}"
            raise BrokenFile(path, _line_of(path, "parent"), what)
        if not path.is_file():
            what = f"there is no ruleset {shown(wanted)}; there are {', '.join(ruleset_names(folder))}"
            if seen:
                path = folder / f"{seen[-1]}.toml"
            raise BrokenFile(path, _line_of(path, "parent"), what)
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as wrong:
            line = re.search(r"line \d+", str(wrong))
            raise BrokenFile(path, line[0] if line else "", f"this is not TOML: {wrong}") from wrong
        seen.append(wanted)
        parent = data.pop("parent", None)
        if parent is not None and not isinstance(parent, str):
            raise BrokenFile(path, _line_of(path, "parent"), "a parent is the name of a ruleset")
        chain.append(data)
        wanted = parent
    merged: dict[str, Any] = {}
    for data in reversed(chain):
        merged.update(data)
    return merged


def find_switch(folder: Path, name: str, switch: str) -> tuple[Path, str]:
    """The file and line where a ruleset, or the nearest of its parents, sets a switch."""
    wanted: str | None = name
    while wanted is not None:
        path = folder / f"{wanted}.toml"
        line = _line_of(path, switch)
        if line:
            return path, line
        wanted = tomllib.loads(path.read_text(encoding="utf-8")).get("parent")
    return folder / f"{name}.toml", ""


def _line_of(path: Path, switch: str) -> str:
    if path.is_file():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            if line.partition("=")[0].strip() == switch:
                return f"line {number}"
    return ""
