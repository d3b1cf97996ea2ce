"""The bench measures what it says; how fast things are is never a test, so the clock is a given one."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

from fabletop.games import BOXES
from fabletop.kernel import NOBODY
from fabletop.kernel.step import STEPS
from fabletop.lab import bench, bench_told, speed
from fabletop.lab.bench_told import Rates, Speed
from fabletop.lab.machine import Machine, processor, this_machine

MACHINE = Machine("Abacus 9", 2, "CPython 3.11.4", "Linux x86_64", "2024-05-06", 0.5)
PEER = {"decisions": 30_000.0, "choices": 10_000.0, "games": 30.0, "clones": 25_000.0}
OURS = {
    "decisions": 560_000.0,
    "choices": 550_000.0,
    "games": 1000.0,
    "clones": 2e6,
    "children": 400_000.0,
}
GROWTH = {
    "usual_length": 200,
    "usual_choices": 100.0,
    "long_choices": 85.0,
    "usual_steps": 2.0,
    "long_steps": 2.2,
    "usual_memory": 5000,
    "long_memory": 5100,
}


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that goes on by one second each time somebody looks at it."""
    now = iter(range(1_000_000))
    monkeypatch.setattr(speed, "process_time", lambda: float(next(now)))


def fast(**changed: Any) -> Speed:
    """A game that was measured in three rounds: the second faster, the third slower."""
    rounds = [OURS, {**OURS, "choices": 600_000.0}, {**OURS, "choices": 500_000.0}]
    given: dict[str, Any] = {"rounds": rounds, "beside": [PEER] * 3, "growth": None, **changed}
    return Speed(**{"game": "village", "seats": 2, "compiled": True, **given})


# ── what is measured ─────────────────────────────────────────────────────────────────────────────────────


def test_random_play_counts_decisions_and_the_choices_among_them() -> None:
    game = speed.set_up("village", 2, 1)
    decisions, choices = speed.play_on(game, 1, 30)
    assert decisions == 30
    assert 0 < choices <= 30
    again = speed.set_up("village", 2, 1)
    speed.play_on(again, 1, 30)
    assert again.to_data() == game.to_data()


@pytest.mark.usefixtures("ticks")
def test_a_round_plays_whole_games_until_its_time_is_over() -> None:
    first = speed.play_on(speed.set_up("village", 2, 1), 1, sys.maxsize)
    second = speed.play_on(speed.set_up("village", 2, 2), 2, sys.maxsize)
    decisions, choices, games = speed.play_round("village", 2, 2.0)
    assert decisions == (first[0] + second[0]) / 2
    assert choices == (first[1] + second[1]) / 2
    assert games == 1.0


@pytest.mark.usefixtures("ticks")
def test_positions_come_from_running_games_and_can_all_be_played_on() -> None:
    found = speed.positions("village", 3)
    assert len(found) == speed.POSITIONS
    assert all(position.decision is not None for position in found)
    before = [position.to_data() for position in found]
    assert speed.clone_round(found, 1.0) == speed.POSITIONS
    assert speed.children_round(found, 1.0) == speed.POSITIONS
    assert [position.to_data() for position in found] == before


def test_a_long_game_goes_on_and_counting_its_steps_leaves_no_trace() -> None:
    before = dict(STEPS)
    assert speed.steps_of(lambda seed: speed.set_up_endless("village", 2, seed), 50) > 1
    assert before == STEPS


@pytest.mark.parametrize(("game", "seats"), [("village", 2), ("andor", 4)])
def test_a_game_without_an_end_goes_on(game: str, seats: int) -> None:
    made = speed.set_up_endless(game, seats, 1)
    assert speed.play_on(made, 1, 1500)[0] == 1500
    assert not made.over


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games, and not much longer than usual."""
    for name, number in (("LONGER", 2), ("PLAYED_OUT", 2), ("COUNTED", 1)):
        monkeypatch.setattr(speed, name, number)


@pytest.mark.usefixtures("ticks", "few")
@pytest.mark.parametrize(("game", "seats"), [("village", 2), ("andor", 1)])
def test_orders_are_answered_one_by_one(game: str, seats: int) -> None:
    answers = speed.answers(game, seats, iter(["round 1.0\n", "growth 1.0 1\n", "dance\n"]))
    assert next(answers) == {"compiled": speed.is_compiled()}
    rates = next(answers)
    assert rates["choices"] <= rates["decisions"]
    assert min(rates.values()) > 0
    growth = next(answers)
    assert growth["long_memory"] < 2 * growth["usual_memory"]
    with pytest.raises(ValueError, match="no such order: 'dance"):
        next(answers)


# ── by turns ─────────────────────────────────────────────────────────────────────────────────────────────


class Told(bench.Worker):
    """A worker that writes down what it is told and answers with the rates given."""

    def __init__(self, name: str, diary: list[str], rates: Iterator[Rates]) -> None:
        self.name = name
        self.diary = diary
        self.rates = rates

    def hear(self) -> dict[str, Any]:
        return {"compiled": True}

    def ask(self, order: str) -> dict[str, Any]:
        self.diary.append(f"{self.name} {order}")
        return dict(GROWTH) if order.startswith("growth") else next(self.rates)


def rising(rates: Rates) -> Iterator[Rates]:
    n = 0
    while True:
        n += 1
        yield {name: value * n for name, value in rates.items()}


def test_the_peer_runs_before_and_after_every_round_of_ours() -> None:
    diary: list[str] = []
    mine, other = Told("ours", diary, rising(OURS)), Told("peer", diary, rising(PEER))
    measured = bench.measure(mine, other, 2.0, 2, growth=True)
    assert diary == [
        "ours round 0.5",  # to warm up
        "peer round 0.5",
        "peer round 2.0",
        "ours round 2.0",
        "peer round 2.0",
        "ours round 2.0",
        "peer round 2.0",
        "ours growth 2.0 2",
    ]
    assert [rates["choices"] for rates in measured["rounds"]] == [1_100_000, 1_650_000]
    assert [rates["choices"] for rates in measured["beside"]] == [25_000, 35_000]  # between 20, 30 and 40
    assert measured["compiled"] is True
    assert measured["growth"] == GROWTH


def test_without_a_peer_ours_run_alone_and_have_no_ratios() -> None:
    diary: list[str] = []
    measured = bench.measure(Told("ours", diary, rising(OURS)), None, 2.0, 2, growth=False)
    assert diary == ["ours round 0.5", "ours round 2.0", "ours round 2.0"]
    alone = Speed("village", 2, **measured)
    assert alone.ratio("choices") is None
    assert bench_told.hold_lines([alone]) == []


def test_a_worker_answers_in_lines_and_its_last_words_are_kept() -> None:
    echo = (
        "import sys\nfor line in sys.stdin: print({'die\\n': 1 // 0} if 'die' in line else '{}', flush=True)"
    )
    worker = bench.Worker([sys.executable, "-c", echo], {})
    assert worker.ask("live") == {}
    with pytest.raises(subprocess.CalledProcessError) as broken:
        worker.ask("die")
    assert bench.last_words(broken.value).startswith("ZeroDivisionError")
    with pytest.raises(subprocess.CalledProcessError):
        worker.ask("live")
    worker.close()


def test_a_peer_that_cannot_be_had_is_told_and_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_network(*command: str) -> str:
        raise subprocess.CalledProcessError(1, command, stderr="one\nno matching distribution\n")

    monkeypatch.setattr(bench, "_run", no_network)
    out = io.StringIO()
    with bench.peer_beside(tmp_path, Console(file=out, width=200)) as peer:
        assert peer is None
    assert "catanatron==3.2.1 cannot be measured, so there are no ratios" in out.getvalue()
    assert "no matching distribution" in out.getvalue()


# ── what is told ─────────────────────────────────────────────────────────────────────────────────────────


def test_ratios_stand_beside_the_figures_with_their_spread() -> None:
    out = io.StringIO()
    Console(file=out, width=112).print(bench_told.speed_table([fast()], MACHINE))
    lines = out.getvalue().splitlines()
    assert any(
        "Abacus 9, 2 cores, CPython 3.11.4, Linux x86_64, 2024-05-06, load 0.5" in line for line in lines
    )
    row = next(line for line in lines if "village 2 compiled" in line)
    figures = "560,000 550,000 55 (50–60) 1,000 0.50 80 (80–80) 400,000 40 (40–40)"
    assert " ".join(row.split()[3:]) == figures
    peer = next(line for line in lines if "catanatron" in line)
    assert peer.split()[2:] == ["30,000", "10,000", "30", "40.00"]


def test_verdicts_are_on_the_median() -> None:
    assert bench_told.hold_lines([fast()]) == [
        "village 2 compiled: choices/s ÷ the peer's 55.0 (50.0–60.0), to hold 50.0, held",
        "village 2 compiled: the peer's copy ÷ clone 80.0 (80.0–80.0), to hold 60.0, held",
        "village 2 compiled: children/s ÷ the peer's choices/s 40.0 (40.0–40.0), to hold 35.0, held",
    ]
    slow = [{**OURS, "choices": 499_000.0}] * 3
    assert "NOT HELD" in bench_told.hold_lines([fast(rounds=slow)])[0]
    fifth = {name: value / 5 for name, value in OURS.items()}
    assert bench_told.hold_lines([fast(compiled=False, rounds=[fifth] * 3)])[0] == (
        "village 2 plain: choices/s ÷ the peer's 11.0 (11.0–11.0), to hold 10.0, held"
    )
    assert bench_told.hold_lines([fast(seats=3)]) == []


@pytest.mark.parametrize(
    ("game", "seats"), [("village", 2), ("heroes", 2), ("heroes clash", 2), ("andor", 4)]
)
def test_every_game_holds_itself_to_something(game: str, seats: int) -> None:
    hold = speed.benched(game).holds[seats]
    assert min(hold.choices, hold.clones, hold.children) > 1


def test_another_game_of_a_box_is_measured_beside_it() -> None:
    assert bench.cases_of("heroes", None) == [
        ("heroes", 1),
        ("heroes", 2),
        ("heroes clash", 2),
        ("heroes clash", 3),
    ]
    assert bench.cases_of("heroes clash", 3) == [("heroes clash", 3)]
    assert {name for name, _ in bench.cases_of(None, None)} == {*BOXES, "heroes clash"}
    made = speed.set_up("heroes clash", 3, 1)
    assert made.seats == 3
    assert "clash" in made.view(NOBODY).mode


def test_growth_is_judged_by_steps_since_late_positions_owe_more_of_them() -> None:
    (line,) = bench_told.growth_lines([fast(growth=GROWTH), fast()])
    assert "85% of the choices/s, with 1.10 times the steps a choice; steps/s 94%" in line
    assert line.endswith("held; memory of a table 5,000 → 5,100 bytes")


def test_the_page_names_the_machine_the_peer_and_the_rounds() -> None:
    slow = fast(rounds=[{**OURS, "clones": 1e6}] * 3, growth=GROWTH)
    page = bench_told.page([slow], MACHINE, bench.PEER, 1.0, 3)
    assert "- Machine: Abacus 9, 2 cores, CPython 3.11.4, Linux x86_64, 2024-05-06, load 0.5." in page
    assert "catanatron==3.2.1" in page
    assert "3 rounds of 1 s" in page
    assert "| village 2 compiled | 560,000 | 550,000 | 55 (55–55) |" in page
    assert (
        "- village 2 compiled: the peer's copy ÷ clone 40.0 (40.0–40.0), to hold 60.0, **NOT HELD**" in page
    )
    assert "- village 2 compiled: ten times as long as usual" in page


def test_the_processor_is_named_where_the_system_tells(tmp_path: Path) -> None:
    info = tmp_path / "cpuinfo"
    info.write_text("processor : 0\nmodel name\t: Abacus  9 @ 1 Hz\n", encoding="utf-8")
    assert processor(info) == "Abacus 9 @ 1 Hz"
    assert processor(tmp_path / "nothing")
    assert this_machine().cores >= 1
    assert str(this_machine()).count(",") >= 4


# ── the command ──────────────────────────────────────────────────────────────────────────────────────────


@contextmanager
def measured_at_once(path: Path | None, game: str, seats: int) -> Iterator[Told]:
    if path is not None:
        raise subprocess.CalledProcessError(1, "python", stderr="Traceback\nno such module\n")
    yield Told("ours", [], rising(OURS))


def test_the_bench_writes_its_figures_and_its_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "ours", measured_at_once)
    path, page = tmp_path / "bench.json", tmp_path / "speed.md"
    bench.bench(rounds=2, game="village", seats=3, build=tmp_path, peer=False, json_file=path, page_file=page)
    said = capsys.readouterr()
    assert "No compiled build" in said.err
    assert "village 3" in said.out
    figures = json.loads(path.read_text(encoding="utf-8"))
    assert figures["machine"]["cores"] >= 1
    (one,) = figures["speeds"]
    assert len(one["rounds"]) == 2
    assert "village 3" in page.read_text(encoding="utf-8")


def test_a_build_that_does_not_run_is_told_and_the_rest_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "ours", measured_at_once)
    (tmp_path / "compiled" / "fabletop").mkdir(parents=True)
    with pytest.raises(typer.Exit):
        bench.bench(rounds=1, seats=3, build=tmp_path, peer=False)
    said = capsys.readouterr()
    assert "village 3 compiled cannot be measured: no such module" in said.err
    assert "village 3" in said.out
