from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.content import shelf


@pytest.fixture(autouse=True)
def own_shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A shelf for one test, as if nothing had been looked at before."""
    monkeypatch.setenv(shelf.PLACE, str(tmp_path / "shelf"))
    monkeypatch.setattr(shelf, "_sound", set())
    return tmp_path / "shelf"
