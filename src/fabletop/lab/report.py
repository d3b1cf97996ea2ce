"""What the balance reports of all games share: verdicts, and plots in our colours."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

INK: Final = "#3b2a1a"
WOOD: Final = "#8a5a2b"
PAPER: Final = "#f6efdf"
BAND: Final = "#e4d5b0"


def verdict(value: float, low: float, high: float) -> str:
    if value < low:
        return f"below by {low - value:.3g}"
    return f"above by {value - high:.3g}" if value > high else "held"


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
