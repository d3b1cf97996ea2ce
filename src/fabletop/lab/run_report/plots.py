"""The plots of a report, each as an SVG picture that the same run gives again, byte by byte."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any, Final

from fabletop.lab.report import INK, PAPER, drawing
from fabletop.lab.run_report.findings import Curve, Share, Taken

WON: Final = "#0b7a5c"
OTHERS: Final = "#bf4a12"
BAR: Final = "#c9973a"
LINE: Final = "#d4bd8e"
WIDE: Final = 7.0  # inches
CURVES_ABREAST: Final = 3


def readable(id: str) -> str:
    return id.replace("_", " ").replace(".", ": ")


def svg(figure: Any) -> str:
    """The picture, without the day it was drawn on."""
    out = io.StringIO()
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None}, bbox_inches="tight")
    drawing().close(figure)
    return out.getvalue()


def pencils() -> Any:
    """Matplotlib as this page wants it: letters stay letters, and no frame around plots."""
    plt = drawing()
    plt.rcParams.update(
        {
            "svg.fonttype": "none",
            "svg.hashsalt": "fabletop",
            "font.family": "sans-serif",
            "font.sans-serif": ["DejaVu Sans", "Verdana", "Arial"],
            "font.size": 9,
            "axes.spines.top": False,
            "axes.spines.right": False,
            "axes.edgecolor": LINE,
            "xtick.color": INK,
            "ytick.color": INK,
            "figure.facecolor": PAPER,
            "axes.facecolor": PAPER,
        }
    )
    return plt


def of_shares(shares: Sequence[Share], even: float) -> str:
    """A dot for each share with its interval; the line is what all seats win on average."""
    plt = pencils()
    figure, axes = plt.subplots(figsize=(WIDE, 0.7 + 0.24 * len(shares)))
    places = range(len(shares))[::-1]
    axes.axvline(even, color=LINE, linewidth=1.2, zorder=0)
    for place, one in zip(places, shares, strict=True):
        low, high = one.interval
        colour = WON if low > even else OTHERS if high < even else INK
        axes.plot([low, high], [place, place], color=colour, linewidth=1.4, solid_capstyle="butt")
        axes.plot([one.share], [place], "o", color=colour, markersize=4.5)
    axes.set_yticks(list(places), [readable(one.name) for one in shares])
    axes.set(xlim=(-0.02, 1.02), ylim=(-0.7, len(shares) - 0.3))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:.0%}")
    axes.tick_params(axis="y", length=0)
    axes.set_xlabel("share of games won, with its 95 % interval; the line is the average of all seats")
    return svg(figure)


def of_lengths(values: Sequence[int], what: str) -> str:
    plt = pencils()
    figure, axes = plt.subplots(figsize=(WIDE, 2.4))
    longest = max(values)
    step = max(1, (longest - min(values)) // 40)
    edges = [number - 0.5 for number in range(min(values), longest + 1 + step, step)]
    axes.hist(values, bins=edges, color=BAR, edgecolor=PAPER, linewidth=0.6)
    axes.set(xlabel=what, ylabel="games")
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.yaxis.get_major_locator().set_params(integer=True)
    return svg(figure)


def of_curves(found: Mapping[str, Mapping[bool, Curve]], round_word: str) -> str:
    """A small plot for each thing that was added up."""
    plt = pencils()
    rows = -(-len(found) // CURVES_ABREAST)
    figure, grid = plt.subplots(
        rows, CURVES_ABREAST, figsize=(1.55 * WIDE, 0.3 + 2.0 * rows), squeeze=False, sharex=True
    )
    places = [axes for line in grid for axes in line]
    for axes, (what, by) in zip(places, found.items(), strict=False):
        for won, curve in by.items():
            style = {"color": WON, "linestyle": "-"} if won else {"color": OTHERS, "linestyle": "--"}
            axes.plot(
                curve.rounds, curve.means, linewidth=1.6, label="won" if won else "did not win", **style
            )
        axes.set_title(readable(what), fontsize=10, loc="left", color=INK)
        axes.set_ylim(bottom=0)
        axes.xaxis.get_major_locator().set_params(integer=True)
        axes.tick_params(labelbottom=True)
    for axes in places[len(found) :]:
        axes.set_visible(False)
    for axes in places[max(0, len(found) - CURVES_ABREAST) : len(found)]:
        axes.set_xlabel(round_word)
    handles = {
        label: handle
        for axes in places[: len(found)]
        for handle, label in zip(*axes.get_legend_handles_labels(), strict=True)
    }
    figure.tight_layout(h_pad=1.6)
    figure.legend(
        handles.values(), handles.keys(), loc="lower left", bbox_to_anchor=(0, 1), ncols=2, frameon=False
    )
    return svg(figure)


def of_taken(things: Sequence[Taken], round_word: str) -> str:
    """A row for each thing, a column for each round: how many were taken, beside the most of any round."""
    plt = pencils()
    figure, axes = plt.subplots(figsize=(WIDE, 0.8 + 0.24 * len(things)))
    grid = [[share / (max(one.by_round) or 1.0) for share in one.by_round] for one in things]
    image = axes.imshow(grid, aspect="auto", cmap="YlOrBr", vmin=0, vmax=1, interpolation="nearest")
    axes.set_yticks(range(len(things)), [readable(one.id) for one in things])
    axes.tick_params(axis="y", length=0)
    axes.xaxis.get_major_locator().set_params(integer=True)
    axes.set_xlabel(f"{round_word} (0: before the first)")
    axes.spines[:].set_visible(False)
    bar = figure.colorbar(image, ax=axes, fraction=0.03, pad=0.02)
    bar.outline.set_visible(False)
    bar.set_label("of its busiest round")
    return svg(figure)
