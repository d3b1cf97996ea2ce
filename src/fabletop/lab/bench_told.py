"""What the bench tells of its rounds: ratios with their spread, numbers to hold, growth; on the screen and as
a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any, Final, NamedTuple

from rich import box
from rich.table import Table

from fabletop.lab.machine import Machine
from fabletop.lab.speed import benched

Rates = dict[str, float]  # done in a second of processor time, by what was done

LONG_KEEPS: Final = 0.8  # of the steps/s, in games ten times as long
PLAIN_PART: Final = 5  # an uncompiled game holds a fifth of what a compiled one does

# What of ours is held against what of the peer's: it has no children, so ours stand beside its choices.
BESIDE: Final = {"choices": "choices", "clones": "clones", "children": "choices"}
NAMES: Final = {
    "choices": "choices/s ÷ the peer's",
    "clones": "the peer's copy ÷ clone",
    "children": "children/s ÷ the peer's choices/s",
}
COLUMNS: Final = (
    ("decisions", "/s"),
    ("choices", "/s"),
    ("× the", "peer"),
    ("games", "/s"),
    ("clone", "µs"),
    ("peer's", "÷ ours"),
    ("children", "/s"),
    ("× peer's", "choices"),
)


class Spread(NamedTuple):
    """Of one figure over all rounds."""

    middle: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{short(self.middle)} ({short(self.least)}–{short(self.most)})"


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def short(ratio: float) -> str:
    return f"{ratio:.1f}" if ratio < 10 else f"{ratio:.0f}"


@dataclass(frozen=True)
class Speed:
    """One game at one number of seats, in one build."""

    game: str
    seats: int
    compiled: bool
    rounds: list[Rates]
    beside: list[Rates]  # the peer's, one for each round of ours; none where there is no peer
    growth: dict[str, Any] | None

    def __str__(self) -> str:
        return f"{self.game} {self.seats} {'compiled' if self.compiled else 'plain'}"

    def ratio(self, what: str) -> Spread | None:
        """Of ours to the peer's, round by round."""
        if not self.beside:
            return None
        pairs = zip(self.rounds, self.beside, strict=True)
        return spread([mine[what] / theirs[BESIDE[what]] for mine, theirs in pairs])


def usual(rounds: Sequence[Rates], what: str) -> float:
    return median(rates[what] for rates in rounds)


def peer_rounds(speeds: Sequence[Speed]) -> list[Rates]:
    return [rates for speed in speeds for rates in speed.beside]


# ── tables ───────────────────────────────────────────────────────────────────────────────────────────────


def cells(rounds: Sequence[Rates], speed: Speed | None) -> list[str]:
    """One row behind its name: medians of the rounds, and the ratios of ours."""

    def ratio(what: str) -> str:
        found = speed.ratio(what) if speed is not None else None
        return str(found) if found is not None else ""

    return [
        f"{usual(rounds, 'decisions'):,.0f}",
        f"{usual(rounds, 'choices'):,.0f}",
        ratio("choices"),
        f"{usual(rounds, 'games'):,.0f}",
        f"{1e6 / usual(rounds, 'clones'):.2f}",
        ratio("clones"),
        f"{usual(rounds, 'children'):,.0f}" if "children" in rounds[0] else "",
        ratio("children"),
    ]


def rows(speeds: Sequence[Speed]) -> list[list[str]]:
    """The peer first, over all its rounds."""
    theirs = peer_rounds(speeds)
    first = [["catanatron 4", *cells(theirs, None)]] if theirs else []
    return first + [[str(speed), *cells(speed.rounds, speed)] for speed in speeds]


def speed_table(speeds: Sequence[Speed], machine: Machine) -> Table:
    table = Table(
        title=f"Random play on one core, in processor time; the peer is Catanatron\n{machine}",
        title_justify="left",
        box=box.SIMPLE,
        padding=(0, 0, 0, 1),
    )
    table.add_column("game", no_wrap=True)
    for heading in COLUMNS:
        table.add_column("\n".join(heading), justify="right", no_wrap=True)
    for row in rows(speeds):
        table.add_row(*row)
    return table


def markdown_table(speeds: Sequence[Speed]) -> list[str]:
    headings = ["game", *(" ".join(heading).replace(" /s", "/s") for heading in COLUMNS)]
    lines = [headings, ["---", *("--:" for _ in COLUMNS)], *rows(speeds)]
    return [f"| {' | '.join(line)} |" for line in lines]


# ── lines ────────────────────────────────────────────────────────────────────────────────────────────────


def growth_lines(speeds: Sequence[Speed]) -> list[str]:
    """Whether long games cost more for each choice than usual ones, and whether tables swell."""
    lines = []
    for speed in speeds:
        growth = speed.growth
        if growth:
            rate = growth["long_choices"] / growth["usual_choices"]
            steps = growth["long_steps"] / growth["usual_steps"]
            lines.append(
                f"{speed}: ten times as long as usual ({growth['usual_length']} decisions): "
                f"{rate:.0%} of the choices/s, with {steps:.2f} times the steps a choice; "
                f"steps/s {rate * steps:.0%}, to hold {LONG_KEEPS:.0%}, "
                f"{verdict(rate * steps >= LONG_KEEPS)}; "
                f"memory of a table {growth['usual_memory']:,} → {growth['long_memory']:,} bytes"
            )
    return lines


def hold_lines(speeds: Sequence[Speed]) -> list[str]:
    """The numbers to hold beside what was measured; the median is judged."""
    lines = []
    for speed in speeds:
        hold = benched(speed.game).holds.get(speed.seats)
        if hold is None:
            continue
        part = 1 if speed.compiled else PLAIN_PART
        for what, name in NAMES.items():
            found = speed.ratio(what)
            if found is not None:
                wanted = getattr(hold, what) / part
                measured = f"{found.middle:.1f} ({found.least:.1f}–{found.most:.1f})"
                held = verdict(found.middle >= wanted)
                lines.append(f"{speed}: {name} {measured}, to hold {wanted:.1f}, {held}")
    return lines


def verdict(held: bool) -> str:
    return "held" if held else "[bold]NOT HELD[/bold]"


# ── the page ─────────────────────────────────────────────────────────────────────────────────────────────


def page(speeds: Sequence[Speed], machine: Machine, peer: str, seconds: float, rounds: int) -> str:
    """All of it as Markdown, with the machine that it was measured on."""
    lines = [
        "# How fast the games run",
        "",
        "Written by `scripts/bench --page docs/speed.md`; [command-line.md](command-line.md#bench) says how.",
        "",
        f"- Machine: {machine}.",
        f"- Peer: {peer} (Catan, 4 players), run between ours on the same core.",
        f"- Uniformly random play, {rounds} rounds of {seconds:g} s of processor time each. A figure is the",
        "  median of its rounds; a ratio is the median of theirs, with the least and the most in brackets.",
        "",
        *markdown_table(speeds),
        "",
        "## Numbers to hold",
        "",
        *(f"- {line}" for line in plain(hold_lines(speeds))),
        "",
        "## Growth",
        "",
        *(f"- {line}" for line in plain(growth_lines(speeds))),
    ]
    return "\n".join(lines) + "\n"


def plain(lines: Sequence[str]) -> list[str]:
    """Without the marks of the screen."""
    return [line.replace("[bold]", "**").replace("[/bold]", "**") for line in lines]
