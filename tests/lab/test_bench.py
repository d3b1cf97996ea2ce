"""The bench measures what it says; how fast things are is never a test."""

from __future__ import annotations

import io
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

from fabletop.kernel.step import STEPS
from fabletop.lab import bench, speed

PEER = {"decisions": 30_000.0, "choices": 10_000.0, "games": 30.0, "clone_us": 40.0}


def fast(**changed: Any) -> dict[str, Any]:
    growth = {
        "usual_length": 200,
        "usual_choices": 100.0,
        "long_choices": 85.0,
        "usual_steps": 2.0,
        "long_steps": 2.2,
        "usual_memory": 5000,
        "long_memory": 5100,
    }
    rates = {
        "decisions": 260_000.0,
        "choices": 250_000.0,
        "games": 1000.0,
        "clone_us": 2.0,
        "children": 1.5e5,
    }
    return {"game": "village", "seats": 2, "compiled": True, **rates, "growth": growth, **changed}


def test_random_play_counts_decisions_and_the_choices_among_them() -> None:
    game = speed.set_up("village", 2, 1)
    decisions, choices = speed.play_on(game, 1, 30)
    assert decisions == 30
    assert 0 < choices <= 30
    again = speed.set_up("village", 2, 1)
    speed.play_on(again, 1, 30)
    assert again.to_data() == game.to_data()


def test_positions_come_from_running_games_and_can_all_be_played_on() -> None:
    found = speed.positions("village", 3)
    assert len(found) == speed.POSITIONS
    assert all(position.decision is not None for position in found)
    assert speed.clone_round(found, 0.01) > 0
    assert speed.children_round(found, 0.01) > 0


def test_a_long_game_goes_on_and_counting_its_steps_leaves_no_trace() -> None:
    before = dict(STEPS)
    assert speed.steps_of(lambda seed: speed.long_game("village", 2, seed), 50) > 1
    assert before == STEPS
    game = speed.long_game("village", 2, 1)
    assert speed.play_on(game, 1, 3000)[0] == 3000
    assert not game.over


def test_a_long_legend_goes_on() -> None:
    game = speed.long_game("andor", 4, 1)
    assert speed.play_on(game, 1, 3000)[0] == 3000
    assert not game.over


@pytest.mark.parametrize(("game", "seats"), [("village", 2), ("andor", 1)])
def test_all_measures_are_put_together(game: str, seats: int) -> None:
    found = speed.measure(game, seats, seconds=0.02, rounds=1, growth=True)
    assert found.choices <= found.decisions
    assert min(found.choices, found.games, found.clone_us, found.children) > 0
    assert found.growth is not None
    assert found.growth.long_memory < 2 * found.growth.usual_memory


def test_ratios_and_verdicts_stand_beside_the_figures() -> None:
    out = io.StringIO()
    Console(file=out, width=100).print(bench.speed_table([fast()], PEER))
    row = next(line for line in out.getvalue().splitlines() if "village 2 compiled" in line)
    assert row.split()[3:] == ["260,000", "250,000", "25.0", "1,000", "2.00", "20.0", "150,000"]
    assert bench.hold_lines([fast()], PEER) == [
        "village 2 compiled: children/s 150,000.0, to hold 100,000.0, held",
        "village 2 compiled: choices/s ÷ the peer's 25.0, to hold 20.0, held",
        "village 2 compiled: the peer's copy ÷ clone 20.0, to hold 8.0, held",
    ]
    assert "NOT HELD" in bench.hold_lines([fast(children=99_000.0)], PEER)[0]
    assert "to hold 33,333.3, held" in bench.hold_lines([fast(compiled=False, children=34_000.0)], PEER)[0]
    assert len(bench.hold_lines([fast()], None)) == 1
    assert bench.hold_lines([fast(seats=3)], PEER) == []


def test_growth_is_judged_by_steps_since_late_positions_owe_more_of_them() -> None:
    (line,) = bench.growth_lines([fast(), fast(growth=None)])
    assert "85% of the choices/s, with 1.10 times the steps a choice; steps/s 94%" in line
    assert line.endswith("held; memory of a table 5,000 → 5,100 bytes")


def test_a_peer_that_cannot_be_had_is_told_and_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_network(*command: str) -> str:
        raise subprocess.CalledProcessError(1, command, stderr="one\nno matching distribution\n")

    monkeypatch.setattr(bench, "_run", no_network)
    out = io.StringIO()
    assert bench.measure_peer(tmp_path, 0.1, 1, Console(file=out, width=200)) is None
    assert "catanatron==3.2.1 cannot be measured, so there are no ratios" in out.getvalue()
    assert "no matching distribution" in out.getvalue()


def test_a_build_that_does_not_run_is_told_and_the_rest_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "compiled" / "fabletop").mkdir(parents=True)
    (tmp_path / "compiled" / "fabletop" / "__init__.py").touch()
    with pytest.raises(typer.Exit):
        bench.bench(seconds=0.02, rounds=1, seats=3, build=tmp_path, peer=False)
    said = capsys.readouterr()
    assert "village 3 compiled cannot be measured" in said.err
    assert "village 3" in said.out


def test_the_peer_is_taken_at_its_best() -> None:
    assert bench.best_of(PEER, {**PEER, "choices": 12_000.0, "clone_us": 50.0}) == {
        **PEER,
        "choices": 12_000.0,
    }


def test_the_bench_runs_and_writes_its_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bench.json"
    bench.bench(seconds=0.02, rounds=1, game="village", seats=3, build=tmp_path, peer=False, json_file=path)
    said = capsys.readouterr()
    assert "No compiled build" in said.err
    assert "village 3" in said.out
    (figures,) = json.loads(path.read_text(encoding="utf-8"))["speeds"]
    assert figures["compiled"] is speed.is_compiled()
