"""The pages are found wherever the package stands."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fabletop

SHOWN = "from fabletop.server.settings import read_settings; print(read_settings().client)"


@pytest.mark.parametrize("stands", ["src", "build/compiled"])
def test_the_pages_of_the_tree_are_found(tmp_path: Path, stands: str) -> None:
    package = tmp_path / stands / "fabletop"
    package.parent.mkdir(parents=True)
    package.symlink_to(Path(fabletop.__file__).parent)
    dist = tmp_path / "client" / "dist"
    dist.mkdir(parents=True)
    (dist / "index.html").write_text("<!doctype html>")
    told = subprocess.run(
        [sys.executable, "-c", SHOWN],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(package.parent),
            "FABLETOP_HOME": str(tmp_path),
            "FABLETOP_CLIENT": "",
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(told.stdout.strip()) == dist


def test_the_pages_inside_the_package_come_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fabletop.server.settings import built_client

    package = tmp_path / "lib" / "site-packages" / "fabletop"
    monkeypatch.setattr(fabletop, "__file__", str(package / "__init__.py"))
    for folder in (package / "_client", tmp_path / "client" / "dist"):
        folder.mkdir(parents=True)
        (folder / "index.html").write_text("<!doctype html>")
    assert built_client() == package / "_client"
