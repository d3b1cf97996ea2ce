"""What the balance reports of all games share: verdicts, tables and paragraphs, and plots in our colours."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

from fabletop.shares import wilson

INK: Final = "#3b2a1a"
WOOD: Final = "#8a5a2b"
PAPER: Final = "#f6efdf"
BAND: Final = "#e4d5b0"


def verdict(value: float, low: float, high: float) -> str:
    if value < low:
        return f"below by {low - value:.3g}"
    return f"above by {value - high:.3g}" if value > high else "held"


def percent(part: float, whole: int) -> str:
    return f"{part / whole:.0%}" if whole else "–"


def between(wins: float, games: int) -> str:
    """Where the true share lies 95 times in 100."""
    low, high = wilson(wins, games)
    return f"{low:.0%}–{high:.0%}"


def row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def table(heading: Sequence[str], lines: Sequence[Sequence[str]]) -> list[str]:
    return [row(heading), row(["---"] * len(heading)).replace(" ", ""), *map(row, lines)]


def paragraph(text: str) -> list[str]:
    return wrap(text.strip(), 118, break_on_hyphens=False, break_long_words=False)


def drawing() -> Any:
    """What plots are drawn with, in our colours."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot as plt

    plt.rcParams.update(
        {"figure.facecolor": PAPER, "axes.facecolor": PAPER, "text.color": INK, "axes.labelcolor": INK}
    )
    return plt


def save(figure: object, path: Path) -> None:
    figure.tight_layout()  # type: ignore[attr-defined]
    figure.savefig(path, dpi=90)  # type: ignore[attr-defined]
