"""Layouts of the map editor to be bent, and what comes of them."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from fabletop.games.heroes.load import content
from fabletop.games.heroes.scenario.exchange import Draft, draft
from fabletop.kernel.errors import BrokenFile

FORELAND: Final = Path(__file__).with_name(
    "foreland.map"
)  # made by us with keys of two of the editor's versions


def foreland() -> list[dict[str, Any]]:
    """What is packed in it."""
    tiles: list[dict[str, Any]] = json.loads(zlib.decompress(base64.b64decode(FORELAND.read_text())))
    return tiles


def bring(folder: Path, told: object, name: str = "sample.map", solo: int | None = None) -> Draft:
    """What is made of that layout: a text as it stands, all else as JSON."""
    path = folder / name
    path.write_text(told if isinstance(told, str) else json.dumps(told), encoding="utf-8")
    return draft(path, content().box, solo)


def bring_bytes(folder: Path, told: bytes) -> Draft:
    path = folder / "sample.map"
    path.write_bytes(told)
    return draft(path, content().box)


def packed(told: bytes) -> str:
    return base64.b64encode(zlib.compress(told)).decode("ascii")


def refused(folder: Path, told: object) -> tuple[str, str]:
    """The place and what is said of it."""
    with pytest.raises(BrokenFile) as said:
        bring(folder, told)
    return said.value.place, said.value.what


def map_of(made: Draft) -> Any:
    return yaml.safe_load(made.text)["map"]
