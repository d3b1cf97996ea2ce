"""Work on a Ray cluster: the same rows as in one process, also where a worker dies on the way."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from fabletop import cli
from fabletop.games import find_game
from fabletop.games.andor.lab import played
from fabletop.kernel.errors import BadSetup
from fabletop.lab import ladder, ladder_together
from fabletop.lab.series import GameFailed, GameRecord, Job, play_jobs, series_jobs
from fabletop.lab.train import lessons, play_lessons
from fabletop.lab.workers import Processes, Workers, workers_for

ray: Any = pytest.importorskip(
    "ray", reason="Ray is not installed: make test installs it, or pip install 'fabletop[ray]'"
)

from fabletop.lab.cluster import Cluster  # noqa: E402

ANDOR = find_game("andor")
HEROES = {"heroes": ["random", "random"]}
BOTS = ("greedy", "greedy")


@pytest.fixture(scope="module")
def cluster() -> Iterator[Workers]:
    """Two workers on this machine, for all tests here: to start one takes longer than they do."""
    workers = Cluster(workers=2)
    with workers.connected():
        yield workers


def workers_under_way() -> list[int]:
    """The processes of our own cluster that are doing a job just now."""
    parents, titles = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                stat = (folder / "stat").read_text(encoding="utf-8")
                titles[int(folder.name)] = (folder / "cmdline").read_bytes().decode(errors="replace")
            except OSError:  # it has just ended
                continue
            parents[int(folder.name)] = int(stat.rpartition(")")[2].split()[1])
    found = []
    for pid, title in titles.items():
        above = pid
        while above not in (0, os.getpid()):
            above = parents.get(above, 0)
        if above and title.startswith("ray::do_there"):
            found.append(pid)
    return found


def by_seed(records: list[GameRecord]) -> list[GameRecord]:
    return sorted(records, key=lambda record: record.seed)


def test_nothing_is_lost_when_a_worker_is_killed(cluster: Workers) -> None:
    jobs = series_jobs("village", BOTS, 24, options=HEROES, course=True)
    records: list[GameRecord] = []
    killed = 0
    for record in play_jobs(jobs, cluster):
        records.append(record)
        if not killed and len(records) >= 4 and (busy := workers_under_way()):
            killed = busy[0]
            os.kill(killed, signal.SIGKILL)
    assert killed
    assert by_seed(records) == list(play_jobs(jobs, Processes()))


def test_simulate_writes_the_same_tables_on_a_cluster(cluster: Workers, tmp_path: Path) -> None:
    words = ["simulate", "village", "--games", "6", "--seats", "random,random", "--run"]
    for folder, on in (("here", "here"), ("there", "ray")):
        result = CliRunner().invoke(cli.app, [*words, str(tmp_path / folder), "--on", on, "--jobs", "2"])
        assert result.exit_code == 0, result.output
    for table in ("games.parquet", "rounds.parquet"):
        assert (tmp_path / "here" / table).read_bytes() == (tmp_path / "there" / table).read_bytes()
    assert "Ray on this machine, 2 workers" in (tmp_path / "there" / "sittings.jsonl").read_text()


def test_ladders_balance_and_training_are_the_same_on_a_cluster(cluster: Workers, tmp_path: Path) -> None:
    climb = ladder.jobs_of("village", ("greedy", "random"), 1, options=HEROES)
    trials = ladder_together.trials_for(ANDOR, 2, {"legend": 11})
    tasks = ladder_together.tasks_of(ANDOR, trials, ("greedy", "random"), 1, 9, "standard")
    told = played.jobs_for([11], 1, 1)
    taught = lessons("village", list(BOTS), 3, 5, HEROES, "standard", 350)
    found = []
    for name, workers in (("here", Processes()), ("there", cluster)):
        found.append(
            [
                sorted(map(repr, results))
                for results in (
                    ladder.play_ladder(climb, tmp_path / f"{name}-1", workers),
                    ladder_together.play_together(tasks, tmp_path / f"{name}-2", workers),
                    workers.share(played.tell, told),
                    play_lessons(taught, workers),
                )
            ]
        )
    assert found[0] == found[1]
    assert all(found[0])


def test_a_game_that_breaks_is_told_as_it_would_be_here(cluster: Workers) -> None:
    (job,) = series_jobs("village", BOTS, 1, seed=8, options=HEROES)
    with pytest.raises(GameFailed, match=r"broke at seed 8 .*: UnknownBot: there is no bot"):
        list(play_jobs([Job(job.setup, ("greedy", "nobody"))], cluster))


def test_another_program_on_the_cluster_is_refused(cluster: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.lab.cluster.program", lambda: "of today")
    with pytest.raises(GameFailed, match=r"plays by another program .* there, of today here"):
        list(play_jobs(series_jobs("village", BOTS, 1, options=HEROES), cluster))


def test_whoever_breaks_off_leaves_nothing_under_way(cluster: Workers) -> None:
    series = play_jobs(series_jobs("village", BOTS, 50, options=HEROES), cluster)
    next(series)
    series.close()  # type: ignore[attr-defined]
    assert len(list(play_jobs(series_jobs("village", BOTS, 1, options=HEROES), cluster))) == 1


def test_where_to_play_is_named_by_a_word_or_an_address() -> None:
    assert workers_for("here", 3) == Processes(3)
    assert workers_for("ray", 3) == Cluster("", 3)
    assert workers_for("ray://lab:10001", 3) == Cluster("ray://lab:10001", 3)
    assert workers_for("ray://lab:10001", 3).told == "Ray at ray://lab:10001"
    with pytest.raises(BadSetup, match="there is no place 'moon' to play; there are here, ray and ray://"):
        workers_for("moon", 1)
