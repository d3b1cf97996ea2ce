"""How fast the games run, plain and compiled, beside a peer measured in the same run.

These machines are shared and noisy.  So time is processor time, the peer works between ours (peer, ours,
peer, ours …) on the same core, and what counts is the ratio of each round to the peer's rounds just before
and just after it; its median and its range over all rounds are told.  See `speed` for what a round is.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import asdict
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryFile
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from fabletop.games import BOXES
from fabletop.lab.bench_told import Rates, Speed, growth_lines, hold_lines, page, speed_table
from fabletop.lab.machine import Machine, this_machine
from fabletop.lab.speed import benched, names_on_bench, seats_of

PEER: Final = "catanatron==3.2.1"
WARM_UP: Final = 4  # a round of a fourth of the length goes before those that count
Case = tuple[str, int]  # a game on the bench and its number of seats


def bench(
    seconds: Annotated[float, typer.Option(min=0.01, help="Of processor time, for one round.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many; their median and range are told.")] = 5,
    game: Annotated[str | None, typer.Option(help="This box alone, or one game in it.")] = None,
    seats: Annotated[int | None, typer.Option(help="This number of seats alone.")] = None,
    build: Annotated[Path, typer.Option(help="Where `make compiled` puts its build.")] = Path("build"),
    peer: Annotated[
        bool, typer.Option(help="Measure Catanatron between ours; installs it on demand.")
    ] = True,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all figures to this file.")] = None,
    page_file: Annotated[
        Path | None, typer.Option("--page", help="Write the tables to this file, as Markdown.")
    ] = None,
) -> None:
    """Measure speed: every game and number of players, plain and compiled, beside Catanatron."""
    console = Console(soft_wrap=True)
    console.width = max(console.width, 112)  # the table does not fit in less
    shown = Console(stderr=True)
    builds: list[Path | None] = [None]
    if (build / "compiled" / "fabletop").is_dir():
        builds.insert(0, build / "compiled")
    else:
        shown.print(f"No compiled build in {build / 'compiled'}: `make compiled` makes it. Going on without.")
    cases = cases_of(game, seats)
    speeds: list[Speed] = []
    failed = False
    with peer_beside(build / "peers", shown) if peer else no_peer() as other:
        try:
            for name, number in cases:
                for path in builds:
                    what = f"{name} {number} {'compiled' if path else 'plain'}"
                    try:
                        with shown.status(what), ours(path, name, number) as worker:
                            growth = number == seats_of(name)[0] and benched(name).endless is not None
                            measured = measure(worker, other, seconds, rounds, growth)
                            speeds.append(Speed(name, number, **measured))
                    except subprocess.CalledProcessError as wrong:
                        failed = True
                        shown.print(f"{what} cannot be measured: {last_words(wrong)}", markup=False)
        except KeyboardInterrupt:
            shown.print("Interrupted: this is what was measured until then.")
    machine = this_machine()
    console.print(speed_table(speeds, machine))
    for line in growth_lines(speeds) + hold_lines(speeds):
        console.print(line, highlight=False)
    if json_file is not None:
        json_file.write_text(figures(machine, speeds), encoding="utf-8")
    if page_file is not None:
        page_file.write_text(page(speeds, machine, PEER, seconds, rounds), encoding="utf-8")
    if failed:
        raise typer.Exit(1)


def cases_of(game: str | None, seats: int | None) -> list[Case]:
    """What was asked for: all games and numbers of seats, or some."""
    cases = [
        (name, number)
        for box in BOXES
        for name in names_on_bench(box)
        for number in seats_of(name)
        if game in (None, box, name) and seats in (None, number)
    ]
    if not cases:
        raise typer.BadParameter(f"there is nothing to measure for game {game} with {seats} seats")
    return cases


def figures(machine: Machine, speeds: Sequence[Speed]) -> str:
    told = {"machine": asdict(machine), "peer": PEER, "speeds": [asdict(speed) for speed in speeds]}
    return json.dumps(told, indent=1) + "\n"


# ── measuring ────────────────────────────────────────────────────────────────────────────────────────────


class Worker:
    """A process that measures when it is told to, and waits otherwise."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self._command = command
        self._errors = TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (closed with the worker)
        self._process = subprocess.Popen(
            command,
            env=environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
        )

    def ask(self, order: str) -> dict[str, Any]:
        assert self._process.stdin is not None
        try:
            print(order, file=self._process.stdin, flush=True)
        except BrokenPipeError:
            raise self._broken() from None
        return self.hear()

    def hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise self._broken()
        said: dict[str, Any] = json.loads(line)
        return said

    def close(self) -> None:
        """A worker that is told nothing more ends by itself; one in the middle of a round is ended."""
        self._process.terminate()
        with suppress(BrokenPipeError), self._process, self._errors:
            pass

    def _broken(self) -> subprocess.CalledProcessError:
        code = self._process.wait()
        self._errors.seek(0)
        return subprocess.CalledProcessError(code, list(self._command), stderr=self._errors.read())


def measure(
    worker: Worker, other: Worker | None, seconds: float, rounds: int, growth: bool
) -> dict[str, Any]:
    """Rounds of ours with a round of the peer's before and after each, and if wanted the growth at last."""
    compiled = worker.hear()["compiled"]
    order = f"round {seconds}"
    warm_up = f"round {seconds / WARM_UP}"
    worker.ask(warm_up)
    mine: list[Rates] = []
    theirs: list[Rates] = []
    if other is not None:
        other.ask(warm_up)
        theirs.append(other.ask(order))
    for _ in range(rounds):
        mine.append(worker.ask(order))
        if other is not None:
            theirs.append(other.ask(order))
    beside = [between(before, after) for before, after in pairwise(theirs)]
    told = worker.ask(f"growth {seconds} {rounds}") if growth else None
    return {"compiled": compiled, "rounds": mine, "beside": beside, "growth": told}


def between(before: Rates, after: Rates) -> Rates:
    """What the peer would have done just then: half-way between what it did before and after."""
    return {name: (before[name] + after[name]) / 2 for name in before}


@contextmanager
def ours(path: Path | None, game: str, seats: int) -> Iterator[Worker]:
    """One of our games: the compiled build at `path`, or the one that is running here."""
    environment = dict(os.environ)
    if path is not None:
        environment["PYTHONPATH"] = str(path.resolve())
    worker = Worker([sys.executable, "-m", "fabletop.lab.speed", game, str(seats)], environment)
    try:
        yield worker
    finally:
        worker.close()


@contextmanager
def no_peer() -> Iterator[None]:
    yield None


@contextmanager
def peer_beside(folder: Path, shown: Console) -> Iterator[Worker | None]:
    """Catanatron in an environment of its own, made the first time; None where it cannot be had."""
    worker: Worker | None = None
    try:
        with shown.status(PEER):
            python = peer_python(folder)
            script = Path(__file__).with_name("catanatron_speed.py")
            worker = Worker([str(python), "-I", str(script)], dict(os.environ))
            worker.hear()
    except (OSError, subprocess.CalledProcessError) as wrong:
        shown.print(f"{PEER} cannot be measured, so there are no ratios: {last_words(wrong)}", markup=False)
        if worker is not None:
            worker.close()
            worker = None
    try:
        yield worker
    finally:
        if worker is not None:
            worker.close()


def peer_python(folder: Path) -> Path:
    home = folder / PEER.replace("==", "-")
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (home / "ready").exists():
        _run(sys.executable, "-m", "venv", "--clear", str(home))
        _run(str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", PEER)
        (home / "ready").touch()
    return python


def last_words(wrong: Exception) -> str:
    return str(getattr(wrong, "stderr", None) or wrong).strip().splitlines()[-1]


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


if __name__ == "__main__":
    typer.run(bench)
