"""Figures of a long run, put into a page as they grow: what was done is there when the run is broken off."""

from __future__ import annotations

import os
import platform
import time
from collections.abc import Sequence
from pathlib import Path

from fabletop import __version__
from fabletop.lab.speed import is_compiled


def section(page: Path, name: str, text: str) -> None:
    """Replace what stands between the two marks of this name; the page is written whole or not at all."""
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before, found, rest = page.read_text(encoding="utf-8").partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise SystemExit(f"{page} has no place for {name}: it wants the lines {begin} and {end}")
    part = page.with_name(page.name + ".part")
    part.write_text(f"{before}{begin}\n\n{text.strip()}\n\n{end}{after}", encoding="utf-8")
    part.replace(page)


def rows(headings: Sequence[str], lines: Sequence[Sequence[object]]) -> str:
    """A table as pages have it; numbers with their thousands apart."""
    told = [[f"{one:,}" if isinstance(one, int) else str(one) for one in line] for line in lines]
    return "\n".join(f"| {' | '.join(line)} |" for line in ([*headings], ["---"] * len(headings), *told))


def circumstances(seconds: float) -> str:
    """When it was, on what, and how long it took."""
    engine = "compiled engine" if is_compiled() else "plain Python"
    return (
        f"{time.strftime('%Y-%m-%d', time.gmtime())}, fabletop {__version__}, {engine}, "
        f"{platform.python_implementation()} {platform.python_version()} on {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}; {spell(seconds)}"
    )


def spell(seconds: float) -> str:
    return f"{int(seconds) // 60} min {int(seconds) % 60} s"
