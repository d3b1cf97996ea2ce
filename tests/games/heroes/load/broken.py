"""A copy of the content to be bent, and what is said about it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fabletop.games.heroes.load import FOLDER, read_content
from fabletop.kernel.errors import BrokenFile


def copied(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "content"))


def bent(tmp_path: Path, file: str, old: str, new: str, record: str) -> tuple[BrokenFile, int]:
    """What is said when something else stands in a record, and the line where the record begins."""
    path = copied(tmp_path) / file
    text = path.read_text(encoding="utf-8")
    at = text.index(f"- id: {record}\n")
    assert old in text[at:]
    path.write_text(text[:at] + text[at:].replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BrokenFile) as said:
        read_content(path.parent)
    assert said.value.path == str(path)
    return said.value, text[:at].count("\n") + 1
