"""The example of docs/learning.md learns something in a few seconds."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

PATH = Path(__file__).parents[2] / "docs" / "examples" / "learn_village.py"


def example() -> ModuleType:
    found = importlib.util.spec_from_file_location("learn_village", PATH)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_it_wins_more_often_after_a_few_games_and_is_drawn(tmp_path: Path) -> None:
    """The games hang on seeds alone, and their number on no clock: it is the same every time."""
    learn = example()
    curve = learn.train(minutes=5, seed=1, games=40, every=200, most=200)
    (_, _, before), (played, _, after) = curve
    assert played >= 200
    assert after >= before + 8
    learn.draw(curve, 40, tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 1000


def test_it_is_short() -> None:
    assert len(PATH.read_text(encoding="utf-8").splitlines()) < 150
