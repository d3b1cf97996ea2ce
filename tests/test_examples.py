"""Whoever copies an example from the pages for Python finds that it runs, and prints what the page says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
SAYS = "# →"


def run_page(page: Path) -> None:
    """Every block of a page in order, in one namespace; a fault names the line of the page."""
    text = page.read_text(encoding="utf-8")
    names: dict[str, Any] = {"__name__": page.stem}
    for block in BLOCK.finditer(text):
        above = text.count("\n", 0, block.start(1))
        exec(compile("\n" * above + block[1], str(page), "exec"), names)


def promised(page: Path) -> list[str]:
    """What the blocks of a page say that they print."""
    lines = [line for block in BLOCK.findall(page.read_text(encoding="utf-8")) for line in block.splitlines()]
    return [told.strip() for line in lines if SAYS in line for told in line.partition("#")[2].split("→")[1:]]


@pytest.mark.parametrize("name", ["docs/python.md", "docs/learning.md", "README.md"])
def test_every_example_runs_and_prints_what_it_says(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    run_page(ROOT / name)
    assert capsys.readouterr().out.splitlines() == promised(ROOT / name) != []


def write(folder: Path, *blocks: str) -> Path:
    page = folder / "page.md"
    page.write_text("# A page\n\n" + "\n".join(f"```python\n{block}\n```\n" for block in blocks), "utf-8")
    return page


def test_blocks_share_their_names_and_what_they_print_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = write(tmp_path, "a = 1", "for b in a, 2:\n    print(b)  # → 1 → 2")
    run_page(page)
    assert capsys.readouterr().out.splitlines() == promised(page) == ["1", "2"]


def test_a_broken_example_is_found_at_its_line(tmp_path: Path) -> None:
    page = write(tmp_path, "a = 1", "\na = b")
    with pytest.raises(NameError) as wrong:
        run_page(page)
    line = wrong.traceback[-1].lineno + 1
    assert page.read_text(encoding="utf-8").splitlines()[line - 1] == "a = b"
