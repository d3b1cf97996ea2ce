"""A run goes on where it was broken off, and what it writes is what docs/simulate.md says."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import polars
import pytest
from typer.testing import CliRunner

from fabletop import cli
from fabletop.games import GAMES, find_game
from fabletop.kernel.errors import BrokenFile
from fabletop.lab import kept
from fabletop.lab.rows import ROUND_COLUMNS, columns_of
from fabletop.lab.run import GAMES_TABLE, ROUNDS_TABLE, Run
from fabletop.lab.series import GameRecord, Job, play_jobs, run_series, series_jobs
from fabletop.lab.workers import Processes, Workers

PAGE = Path(__file__).parents[2] / "docs" / "simulate.md"
NUMBERED = re.compile(r"_\d+$")


def asked(*words: str) -> Any:
    return CliRunner().invoke(cli.app, words)


def simulated(folder: Path, *more: str, games: int = 8, bots: str = "random,random") -> Any:
    return asked("simulate", "village", "--games", str(games), "--seats", bots, "--run", str(folder), *more)


def tables(folder: Path) -> tuple[polars.DataFrame, polars.DataFrame]:
    return polars.read_parquet(folder / GAMES_TABLE), polars.read_parquet(folder / ROUNDS_TABLE)


@pytest.fixture(scope="module")
def unbroken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "whole"
    assert simulated(folder).exit_code == 0
    return folder


def broken_after(games: int) -> Callable[..., Iterator[GameRecord]]:
    def play(jobs: list[Job], workers: Workers) -> Iterator[GameRecord]:
        yield from islice(play_jobs(jobs, workers), games)
        raise KeyboardInterrupt

    return play


# ── going on ─────────────────────────────────────────────────────────────────────────────────────────────


def test_an_interrupted_run_goes_on_and_ends_as_an_unbroken_one(
    tmp_path: Path, unbroken: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "run"
    with monkeypatch.context() as patch:
        patch.setattr(cli, "play_jobs", broken_after(3))
        assert simulated(folder).exit_code == 130
    assert len(tables(folder)[0]) == 3
    played: list[int] = []

    def counted(jobs: list[Job], workers: Workers) -> Iterator[GameRecord]:
        played.extend(job.setup.seed for job in jobs)
        return play_jobs(jobs, workers)

    monkeypatch.setattr(cli, "play_jobs", counted)
    result = simulated(folder)
    assert result.exit_code == 0, result.output
    assert "village: 8 of 8 games" in result.output
    assert played == [4, 5, 6, 7, 8]
    for one, other in zip(tables(folder), tables(unbroken), strict=True):
        assert one.equals(other)
    assert [(one.kept, one.asked) for one in Run(folder).sittings()] == [(0, 8), (3, 8)]


def test_a_killed_run_goes_on_too(tmp_path: Path) -> None:
    folder = tmp_path / "run"
    words = ["simulate", "village", "--games", "20", "--seats", "greedy,greedy", "--run", str(folder)]
    program = subprocess.Popen(
        [sys.executable, "-m", "fabletop.cli", *words, "--jobs", "2"],
        stdout=subprocess.DEVNULL,
        start_new_session=True,
    )
    games = folder / "games.jsonl"
    while program.poll() is None and (not games.exists() or games.read_bytes().count(b"\n") < 4):
        time.sleep(0.02)
    os.killpg(program.pid, signal.SIGKILL)
    assert program.wait() == -signal.SIGKILL
    there = len(list(Run(folder).records()))
    assert 3 <= there < 20
    with games.open("ab") as file:
        file.write(b'{"seed": 3')  # as if it had been killed while it wrote
    assert asked(*words).exit_code == 0
    found = list(Run(folder).records())
    assert sorted(found, key=lambda one: one.seed) == list(
        run_series("village", ("greedy", "greedy"), 20, options={"heroes": ["random"] * 2}, course=True)
    )


def test_a_run_grows_but_does_not_shrink(tmp_path: Path, unbroken: Path) -> None:
    folder = tmp_path / "run"
    assert simulated(folder, games=5).exit_code == 0
    assert simulated(folder, games=8).exit_code == 0
    assert tables(folder)[0].equals(tables(unbroken)[0])
    result = simulated(folder, games=7)
    assert result.exit_code == 1
    assert "at games: 8 are played already, and 7 are asked for" in result.stderr


@pytest.mark.parametrize(
    ("bots", "more", "said"),
    [
        ("random,greedy", [], "at bots: this was begun with random,random, and random,greedy is asked for"),
        ("random,random", ["--seed", "5"], "at seed: this was begun with 1, and 5 is asked for"),
        ("random,random", ["--heroes", "elf,mage"], "with heroes random,random, and heroes elf,mage is"),
    ],
)
def test_other_settings_are_refused(unbroken: Path, bots: str, more: list[str], said: str) -> None:
    before = (unbroken / "games.jsonl").read_bytes()
    result = simulated(unbroken, *more, bots=bots)
    assert result.exit_code == 1
    assert said in result.stderr
    assert (unbroken / "games.jsonl").read_bytes() == before


def test_another_program_is_refused(unbroken: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "program", lambda: "another")
    assert "at program: the program is another than when this was begun" in simulated(unbroken).stderr


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert "a run is kept in a folder, and this is a file" in simulated(tmp_path / "file").stderr
    assert "there is no folder" in simulated(tmp_path / "no" / "where").stderr
    with pytest.raises(BrokenFile, match="there is no run"):
        Run(tmp_path).settings()


# ── what is written ──────────────────────────────────────────────────────────────────────────────────────


def documented(heading: str) -> dict[str, str]:
    """The columns in the table below a heading of the page, and their types."""
    _, _, text = PAGE.read_text(encoding="utf-8").partition(f"\n{heading}\n")
    lines = re.split(r"\n#+ ", text)[0].splitlines()
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| `")
    ]
    return {column.strip("`"): kind for column, kind, _ in cells}


@pytest.mark.parametrize("game", list(GAMES))
def test_every_column_of_a_game_is_documented(game: str) -> None:
    of_one_seat = documented("### Every game") | documented(f"### {game.capitalize()}")
    written = columns_of(find_game(game), 2)
    assert written == {
        name: kind
        for seat in (1, 2)
        for column, kind in of_one_seat.items()
        for name in [NUMBERED.sub(f"_{seat}", column)]
    }


def test_every_column_of_the_rounds_is_documented() -> None:
    assert documented("## rounds.parquet") == ROUND_COLUMNS


MODES = [
    ("village", 2, {}),
    ("andor", 2, {"legend": 11}),
    ("heroes", 2, {"mode": "duel", "heroes": ["random"] * 2}),
    ("heroes", 2, {"mode": "clash", "heroes": ["random"] * 2}),
    ("heroes", 1, {"mode": "cooperative", "heroes": ["random"]}),
]


@pytest.mark.parametrize(("game", "seats", "options"), MODES)
def test_rows_hold_what_happened(game: str, seats: int, options: dict[str, Any], tmp_path: Path) -> None:
    known = find_game(game)
    jobs = series_jobs(game, ["greedy"] * seats, 1, ruleset=known.usual, options=options, course=True)
    run = Run(tmp_path / "run")
    run.begin(jobs, "1 process")
    assert [one.course for one in run.play(jobs, lambda left: play_jobs(left, Processes()))] == [None]
    games, rounds = run.write()
    assert games.schema == tables(run.folder)[0].schema
    assert list(games.columns) == list(columns_of(known, seats))
    row = games.row(0, named=True)
    for what in {NUMBERED.sub("", column) for column in documented(f"### {game.capitalize()}")}:
        for seat in range(1, seats + 1):
            of_seat = rounds.filter((polars.col("what") == what) & (polars.col("seat") == seat))
            told = row[f"{what}_{seat}"]
            if isinstance(told, list):
                assert Counter(told) == Counter(
                    id for id, n in of_seat.select("id", "n").iter_rows() for _ in range(n)
                )
            else:
                assert told == of_seat["n"].sum()
            assert set(of_seat["won"]) <= {row[f"won_{seat}"]}
    reached = rounds.filter((polars.col("what") == "reached") & (polars.col("seat") == 1))
    assert reached["round"].to_list() == list(range(row["rounds"] + 1))


def test_a_course_changes_nothing_of_the_game() -> None:
    plain, heard = (
        next(run_series("village", ("greedy", "random"), 1, seed=4, course=course))
        for course in (False, True)
    )
    assert heard.course is not None
    assert plain.course is None
    assert (plain.winners, plain.decisions, plain.bought) == (heard.winners, heard.decisions, heard.bought)
    bought = [[one.id for one in heard.course.taken if (one.seat, one.what) == (n, "bought")] for n in (0, 1)]
    assert tuple(map(tuple, bought)) == heard.bought
