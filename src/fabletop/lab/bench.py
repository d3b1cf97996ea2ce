"""How fast the games run, plain and compiled, beside a peer measured in the same run.

These machines are shared and noisy: only a ratio within one run counts.  Every figure is the best of three
rounds of uniformly random play on one core, with fixed seeds; see `speed`.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from fabletop.games import BOXES, GAMES

PEER: Final = "catanatron==3.2.1"
GROWTH_MAY_COST: Final = 0.9
UNCOMPILED_SHARE: Final = 3


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="Of one round.")] = 2.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many, of which the best counts.")] = 3,
    game: Annotated[str | None, typer.Option(help="This game alone.")] = None,
    seats: Annotated[int | None, typer.Option(help="This number of seats alone.")] = None,
    build: Annotated[Path, typer.Option(help="Where `make compiled` puts its build.")] = Path("build"),
    peer: Annotated[bool, typer.Option(help="Measure Catanatron beside ours; installs it on demand.")] = True,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")] = None,
) -> None:
    """Measure speed: every game and number of players, plain and compiled, beside Catanatron."""
    console = Console(soft_wrap=True)
    console.width = max(console.width, 100)  # the table does not fit in less
    shown = Console(stderr=True)
    compiled = build / "compiled"
    builds: list[Path | None] = [None]
    if (compiled / "fabletop").is_dir():
        builds.insert(0, compiled)
    else:
        shown.print(f"No compiled build in {compiled}: `make compiled` makes it. Going on without.")
    cases = [
        (name, number)
        for name in BOXES
        for number in BOXES[name].seats
        if game in (None, name) and seats in (None, number)
    ]
    if not cases:
        raise typer.BadParameter(f"there is nothing to measure for game {game} with {seats} seats")
    speeds: list[dict[str, Any]] = []
    failed = False
    other: dict[str, float] | None = None
    try:
        if peer:
            with shown.status(PEER):
                other = measure_peer(build / "peers", seconds, rounds, shown)
        for name, number in cases:
            for path in builds:
                what = f"{name} {number} {'compiled' if path else 'plain'}"
                growth = number == BOXES[name].seats.start
                try:
                    with shown.status(what):
                        speeds.append(measure_ours(path, name, number, seconds, rounds, growth))
                except subprocess.CalledProcessError as wrong:
                    failed = True
                    shown.print(f"{what} cannot be measured: {last_words(wrong)}", markup=False)
        if other is not None:  # once more, so that a busy moment at the start does not flatter us
            with shown.status(PEER):
                other = best_of(other, measure_peer(build / "peers", seconds, rounds, shown) or other)
    except KeyboardInterrupt:
        shown.print("Interrupted: this is what was measured until then.")
    console.print(speed_table(speeds, other))
    for line in growth_lines(speeds) + hold_lines(speeds, other):
        console.print(line, highlight=False)
    if json_file is not None:
        json_file.write_text(json.dumps({"peer": other, "speeds": speeds}, indent=1) + "\n", encoding="utf-8")
    if failed:
        raise typer.Exit(1)


# ── measuring ────────────────────────────────────────────────────────────────────────────────────────────


def measure_ours(
    path: Path | None, game: str, seats: int, seconds: float, rounds: int, growth: bool
) -> dict[str, Any]:
    """Measure in a process of its own: the compiled build at `path`, or this one."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path.resolve())
    command = [sys.executable, "-m", "fabletop.lab.speed", game, str(seats), str(seconds), str(rounds)]
    command.append("growth" if growth else "-")
    said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
    speed: dict[str, Any] = json.loads(said)
    return speed


def measure_peer(folder: Path, seconds: float, rounds: int, shown: Console) -> dict[str, float] | None:
    """Catanatron in an environment of its own, made the first time; None where it cannot be had."""
    home = folder / PEER.replace("==", "-")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    try:
        if not (home / "ready").exists():
            _run(sys.executable, "-m", "venv", "--clear", str(home))
            _run(str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER)
            (home / "ready").touch()
        script = Path(__file__).with_name("catanatron_speed.py")
        rates: dict[str, float] = json.loads(_run(str(python), "-I", str(script), str(seconds), str(rounds)))
    except (OSError, subprocess.CalledProcessError) as wrong:
        shown.print(f"{PEER} cannot be measured, so there are no ratios: {last_words(wrong)}", markup=False)
        return None
    return rates


def best_of(one: dict[str, float], two: dict[str, float]) -> dict[str, float]:
    return {name: (min if name == "clone_us" else max)(one[name], two[name]) for name in one}


def last_words(wrong: Exception) -> str:
    return str(getattr(wrong, "stderr", None) or wrong).strip().splitlines()[-1]


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


# ── telling ──────────────────────────────────────────────────────────────────────────────────────────────


def speed_table(speeds: list[dict[str, Any]], other: dict[str, float] | None) -> Table:
    table = Table(
        title="Random play on one core; the peer is Catanatron",
        title_justify="left",
        box=box.SIMPLE,
        padding=(0, 0, 0, 1),
    )
    table.add_column("game", no_wrap=True)
    for heading in (
        "decisions\n/s",
        "choices\n/s",
        "× the\npeer",
        "games\n/s",
        "clone\nµs",
        "peer's\n÷ ours",
    ):
        table.add_column(heading, justify="right")
    table.add_column("children\n/s", justify="right")
    if other is not None:
        table.add_row("catanatron 4", *rates_of(other, None), end_section=True)
    for speed in speeds:
        table.add_row(name_of(speed), *rates_of(speed, other))
    return table


def rates_of(speed: dict[str, Any], other: dict[str, float] | None) -> list[str]:
    return [
        f"{speed['decisions']:,.0f}",
        f"{speed['choices']:,.0f}",
        f"{speed['choices'] / other['choices']:.1f}" if other else "",
        f"{speed['games']:,.0f}",
        f"{speed['clone_us']:.2f}",
        f"{other['clone_us'] / speed['clone_us']:.1f}" if other else "",
        f"{speed['children']:,.0f}" if "children" in speed else "",
    ]


def growth_lines(speeds: list[dict[str, Any]]) -> list[str]:
    """Whether long games cost more for each choice than usual ones, and whether tables swell."""
    lines = []
    for speed in speeds:
        growth = speed["growth"]
        if growth:
            rate = growth["long_choices"] / growth["usual_choices"]
            steps = growth["long_steps"] / growth["usual_steps"]
            lines.append(
                f"{name_of(speed)}: ten times as long as usual ({growth['usual_length']} decisions): "
                f"{rate:.0%} of the choices/s, with {steps:.2f} times the steps a choice; "
                f"steps/s {rate * steps:.0%}, to hold {GROWTH_MAY_COST:.0%}, "
                f"{verdict(rate * steps >= GROWTH_MAY_COST)}; "
                f"memory of a table {growth['usual_memory']:,} → {growth['long_memory']:,} bytes"
            )
    return lines


def hold_lines(speeds: list[dict[str, Any]], other: dict[str, float] | None) -> list[str]:
    """The numbers to hold beside what was measured."""
    lines = []
    for speed in speeds:
        hold = GAMES[speed["game"]].lab().HOLDS.get(speed["seats"])
        if hold is None:
            continue
        part = 1 if speed["compiled"] else UNCOMPILED_SHARE
        measured = [("children/s", speed["children"], hold.children / part)]
        if other is not None:
            measured += [
                ("choices/s ÷ the peer's", speed["choices"] / other["choices"], hold.choices / part),
                ("the peer's copy ÷ clone", other["clone_us"] / speed["clone_us"], hold.clone / part),
            ]
        for what, is_now, wanted in measured:
            lines.append(
                f"{name_of(speed)}: {what} {is_now:,.1f}, to hold {wanted:,.1f}, {verdict(is_now >= wanted)}"
            )
    return lines


def name_of(speed: dict[str, Any]) -> str:
    return f"{speed['game']} {speed['seats']} {'compiled' if speed['compiled'] else 'plain'}"


def verdict(held: bool) -> str:
    return "held" if held else "[bold]NOT HELD[/bold]"


if __name__ == "__main__":
    typer.run(bench)
