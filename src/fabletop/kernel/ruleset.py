"""Rulesets: an edition is a TOML file that names its parent and what differs."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from fabletop.kernel.errors import BrokenFile


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
            raise BrokenFile(
                path, "parent", f"rulesets are their own parents: {' -> '.join([*seen, wanted])}"
            )
        if not path.is_file():
            known = ", ".join(ruleset_names(folder))
            raise BrokenFile(path, "", f"there is no ruleset {wanted!r}; there are {known}")
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as wrong:
            raise BrokenFile(path, "", f"this is not TOML: {wrong}") from wrong
        seen.append(wanted)
        parent = data.pop("parent", None)
        if parent is not None and not isinstance(parent, str):
            raise BrokenFile(path, "parent", "a parent is the name of a ruleset")
        chain.append(data)
        wanted = parent
    merged: dict[str, Any] = {}
    for data in reversed(chain):
        merged.update(data)
    return merged
