"""A run on one page: figures that can be counted by hand, and nothing from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fabletop import cli
from fabletop.lab.course import Course, Took
from fabletop.lab.rows import Rounds, to_frame
from fabletop.lab.run import Run
from fabletop.lab.run_report import findings, page_of
from fabletop.lab.run_report.findings import Share
from fabletop.lab.series import GameRecord, play_jobs, series_jobs
from fabletop.lab.workers import Processes

TOTALS = ("damage", "slain", "gold", "played", "healed")


def game(seed: int, winner: int, taken: Sequence[Took] = (), rounds: int = 2) -> GameRecord:
    """Who wins gets 10 gold in each round, the other one 4."""
    gold = [[0, *[10 if seat == winner else 4] * rounds] for seat in (0, 1)]
    nothing = [[0] * (rounds + 1)] * 2
    course = Course({what: gold if what == "gold" else nothing for what in TOTALS}, list(taken))
    bots = ("greedy", "random")
    return GameRecord(
        seed, bots, (winner,), 40, 30, rounds, seed % 2, ("mage", "elf"), ((), ()), course=course
    )


def counted(records: list[GameRecord]) -> Rounds:
    rounds = Rounds()
    for record in records:
        rounds.add(record)
    return rounds


SWORD, STOUT = Took(1, 0, "bought", "sword"), Took(2, 1, "bought", "stout")
RECORDS = [game(1, 0, [SWORD, SWORD]), game(2, 0, [SWORD, STOUT]), game(3, 1, [STOUT]), game(4, 0, rounds=3)]
GAMES = to_frame(RECORDS, "village", 2)
SEATS = findings.seats_of(GAMES, ("bought", "tamed"))
ROUNDS = counted(RECORDS).to_frame()


def test_shares_are_counted_by_whatever_a_seat_has() -> None:
    assert findings.shares(SEATS, "seat") == [Share("seat 1", 4, 3), Share("seat 2", 4, 1)]
    assert findings.shares(SEATS, "bot") == [Share("greedy", 4, 3), Share("random", 4, 1)]
    assert findings.shares(SEATS, "hero") == [Share("mage", 4, 3), Share("elf", 4, 1)]
    assert findings.shares(SEATS, "faction") == [Share("base", 8, 4)]
    assert findings.first_player(SEATS) == Share("the first player", 4, 3)
    assert Share("", 100, 50).interval == pytest.approx((0.404, 0.596), abs=0.001)


def test_a_thing_counts_once_for_a_seat_that_took_it() -> None:
    assert findings.shares_of_things(SEATS, "bought") == [Share("sword", 2, 2), Share("stout", 2, 1)]


def test_curves_are_means_of_the_games_still_on() -> None:
    by = findings.curves(ROUNDS, "gold")
    assert (by[True].rounds, by[True].means) == ([1, 2, 3], [10, 10, 10])
    assert by[False].means == [4, 4, 4]
    as_one = findings.curves(ROUNDS, "gold", together=True)
    assert as_one[True].means == [pytest.approx(40 / 3), pytest.approx(40 / 3), 10]


def test_what_was_taken_is_told_by_round() -> None:
    sword, stout = findings.taken_when(ROUNDS, "bought")
    assert (sword.id, sword.total, sword.middle) == ("sword", 3, 1)
    assert sword.by_round == [0, 3 / 8, 0, 0]
    assert (stout.id, stout.total, stout.middle, stout.by_round) == ("stout", 2, 2, [0, 0, 2 / 8, 0])


def test_games_that_all_win_or_lose_are_known() -> None:
    assert not findings.all_together(GAMES)
    assert findings.nobody(GAMES) == 0
    both = [
        GameRecord(1, ("a", "b"), (0, 1), 1, 1, 1, -1, (), ()),
        GameRecord(2, ("a", "b"), (), 1, 1, 1, -1, (), ()),
    ]
    frame = to_frame(both, "andor", 2)
    assert findings.all_together(frame)
    assert findings.nobody(frame) == 1


@pytest.mark.parametrize(
    ("words", "sections"),
    [
        ("village --games 3 --seats greedy,random", "played wins length course bought"),
        ("andor --games 3 --seats greedy,greedy", "played wins length course gained fought"),
        (
            "heroes --games 1 --seats greedy,greedy -o mode=clash",
            "played wins length course built mustered gained",
        ),
    ],
)
def test_every_game_has_a_page_that_needs_nothing_else(words: str, sections: str, tmp_path: Path) -> None:
    folder = tmp_path / "run"
    assert CliRunner().invoke(cli.app, ["simulate", *words.split(), "--run", str(folder)]).exit_code == 0
    result = CliRunner().invoke(cli.app, ["report", str(folder)])
    assert result.exit_code == 0, result.output
    page = (folder / "report.html").read_text(encoding="utf-8")
    found = re.findall(r'<section id="(\w+)">', page)
    assert set(sections.split()) <= set(found)
    assert not re.search(r'(src|href)="(?!data:|#)', page)
    assert "url(" not in page
    assert "@import" not in page
    for told in ("95 % between", "1 process", "seeds", "build", "CPython"):
        assert told in page


def test_a_run_without_games_has_a_page_too(tmp_path: Path) -> None:
    jobs = series_jobs("village", ("random", "random"), 3)
    run = Run(tmp_path / "run")
    run.begin(jobs, "1 process")
    assert "0 of 3" in page_of(run)
    next(run.play(jobs, lambda left: play_jobs(left, Processes())))
    page = page_of(run)
    assert "1 of 3" in page
    assert page == page_of(run)  # nothing in it depends on the day


def test_what_is_no_run_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(cli.app, ["report", str(tmp_path)])
    assert result.exit_code == 1
    assert "there is no run; fabletop simulate GAME --run FOLDER makes one" in result.stderr
