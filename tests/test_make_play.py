"""`make play` takes the compiled engine if there is one of these very sources, and says which one plays."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LATER = 2_000_000_000  # a moment after that of every file laid out here
GAME = "src/fabletop/village.py"
LAID_OUT = ("pyproject.toml", "constraints.txt", "scripts/hatch_compile.py", GAME, "ledger/village.yaml")
CLIENT = ("client/src/lobby.ts", "client/public/icon.svg", "client/index.html", "client/package-lock.json")
MADE = (".venv/ready", "client/node_modules/ready", "client/dist/index.html")  # each of those before it


def touch(path: Path, moment: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (moment, moment))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with all that make looks at, in which only who plays is not real."""
    for name in ("Makefile", "scripts/play"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    for name in (*LAID_OUT, *CLIENT, "client/vite.config.ts"):
        touch(tmp_path / name, LATER - 100)
    for age, name in enumerate(MADE):
        touch(tmp_path / name, LATER - 50 + age)
    program = tmp_path / ".venv" / "bin" / "fabletop"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "$* with [$PYTHONPATH]"\n')
    program.chmod(0o755)
    return tmp_path


def said(tree: Path) -> list[str]:
    plain = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "MAKEFLAGS")}
    done = subprocess.run(
        ["make", "--no-print-directory", "play"], cwd=tree, env=plain, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_without_a_compiled_engine_plain_python_plays(tree: Path) -> None:
    engine, played = said(tree)
    assert engine == "engine: plain Python (make compiled builds a faster one)"
    assert played == "play village with []"


def test_a_compiled_engine_plays_if_it_is_there(tree: Path) -> None:
    touch(tree / "build" / "compiled" / "ready", LATER)
    assert said(tree) == ["engine: compiled", "play village with [build/compiled]"]


def test_an_engine_of_older_sources_does_not_play(tree: Path) -> None:
    """Or whoever changes a rule would look for it at the table in vain."""
    touch(tree / "build" / "compiled" / "ready", LATER)
    touch(tree / GAME, LATER + 1)
    engine, played = said(tree)
    assert engine.startswith("engine: plain Python (build/compiled is older than the sources")
    assert played == "play village with []"
