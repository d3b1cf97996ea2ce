"""The samples in docs/kernel.md are lines of the trials beside this file."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = HERE.parents[1] / "docs" / "kernel.md"


def lines_of(text: str) -> list[str]:
    """Lines of code, without comments, in one indentation."""
    return [code for line in text.splitlines() if (code := line.partition("#")[0].strip())]


def test_every_sample_is_taken_from_a_trial() -> None:
    trials = {line for path in HERE.glob("*.py") for line in lines_of(path.read_text(encoding="utf-8"))}
    samples = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(samples) > 5
    shown = [line for sample in samples for line in lines_of(sample) if line != "..."]
    assert [line for line in shown if line not in trials] == []
