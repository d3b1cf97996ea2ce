"""A wheel takes the libraries that a build has already, so that nothing is compiled twice."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from fabletop import __version__

ROOT = Path(__file__).parents[2]
LIBRARY = f"fabletop/kernel/game{EXTENSION_SUFFIXES[0]}"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """As much of the sources as it takes to build a wheel."""
    folder = tmp_path / "tree"
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "scripts/hatch_compile.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    for name in ("src/fabletop/__init__.py", "ledger/README.md"):
        (folder / name).parent.mkdir(parents=True)
        shutil.copy(ROOT / name, folder / name)
    return folder


def build(tree: Path, libraries: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "1", "FABLETOP_LIBRARIES": str(libraries)}
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tree)]
    return subprocess.run(command, cwd=tree, env=env, capture_output=True, text=True)


def test_the_libraries_of_a_build_and_nothing_else_of_it_are_in_the_wheel(tree: Path, tmp_path: Path) -> None:
    built = tmp_path / "build"
    (built / LIBRARY).parent.mkdir(parents=True)
    (built / LIBRARY).write_bytes(b"compiled")
    (built / "fabletop" / "kernel" / "game.py").write_text("of another day")
    done = build(tree, built)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tree.glob(f"fabletop-{__version__}-*.whl")
    assert not wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert packed.read(LIBRARY) == b"compiled"
        assert "fabletop/kernel/game.py" not in packed.namelist()
        assert "fabletop/_ledger/README.md" in packed.namelist()


def test_a_build_without_libraries_is_refused(tree: Path, tmp_path: Path) -> None:
    done = build(tree, tmp_path)
    assert done.returncode != 0
    assert "there are no libraries for this Python" in done.stderr
    assert list(tree.glob("*.whl")) == []
