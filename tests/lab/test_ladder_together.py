"""The ladder of a game that all win or lose together: the same seeds for every bot, kept and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from fabletop import cli
from fabletop.games import find_game
from fabletop.kernel.errors import BrokenFile
from fabletop.lab.ladder_together import (
    Tried,
    kept_together,
    paired,
    play_together,
    rows,
    tasks_of,
    trials_for,
)
from fabletop.lab.workers import Processes

ANDOR = find_game("andor")
BOTS = ("steady", "random")


def test_every_legend_is_tried_with_every_number_of_heroes() -> None:
    trials = trials_for(ANDOR, 0, {})
    assert [(trial.name, trial.seats) for trial in trials] == [
        (f"legend {legend}", seats) for legend in range(11, 18) for seats in (2, 3, 4)
    ]
    assert all(len(trial.options["heroes"]) == trial.seats for trial in trials)


def test_seats_and_options_choose_among_them() -> None:
    assert [trial.name for trial in trials_for(ANDOR, 3, {"legend": 14})] == ["legend 14"]
    assert trials_for(ANDOR, 1, {}) == []
    assert trials_for(ANDOR, 0, {"grades": [1]}) == []


def test_every_bot_has_all_seats_of_the_same_seeds() -> None:
    tasks = tasks_of(ANDOR, trials_for(ANDOR, 3, {"legend": 11}), BOTS, 2, 5, "standard")
    assert [(task.job.setup.seed, task.job.bots) for task in tasks] == [
        (seed, (bot,) * 3) for seed in (5, 6) for bot in BOTS
    ]


def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    tasks = tasks_of(ANDOR, trials_for(ANDOR, 2, {"legend": 11}), BOTS, 1, 9, "standard")
    whole = list(play_together(tasks, kept, Processes()))
    assert [(one.bot, one.seed) for one in whole] == [("steady", 9), ("random", 9)]
    assert not whole[1].won
    lines = kept.read_text().splitlines(keepends=True)
    kept.write_text("".join(lines[:2]))
    assert list(play_together(tasks, kept, Processes())) == whole
    kept.write_text("".join(lines[:2]) + lines[2][:7])  # in the middle of a line
    assert list(kept_together(kept).read()) == whole[:1]
    assert list(play_together(tasks, kept, Processes())) == whole
    kept.write_text("what\n" + lines[1])
    with pytest.raises(BrokenFile, match="line 1: this is no game of a ladder"):
        list(kept_together(kept).read())


def tried(bot: str, won: int, lost: int, seats: int = 2) -> list[Tried]:
    results = [True] * won + [False] * lost
    return [Tried("legend 11", seats, seed, bot, result) for seed, result in enumerate(results)]


def test_a_line_tells_shares_intervals_and_the_lead() -> None:
    heading, lines = rows([*tried("sharp", 60, 40), *tried("steady", 40, 60)], ["sharp", "steady"])
    assert heading == ["played", "seats", "sharp", "steady", "sharp over steady"]
    assert lines == [["legend 11", "2", "60% of 100 (50%–69%)", "40% of 100 (31%–50%)", "+20"]]
    more = [
        *tried("sharp", 1, 0),
        *tried("steady", 0, 1),
        *tried("sharp", 1, 0, 3),
        *tried("steady", 1, 0, 3),
    ]
    assert [line[-1] for line in rows(more, ["sharp", "steady"])[1]] == ["+100", "+0", "+50"]


def test_only_seeds_that_all_have_played_are_compared() -> None:
    games = [*tried("sharp", 3, 0), *tried("steady", 0, 2)]
    assert {one.seed for one in paired(games)} == {0, 1}


def test_the_command_writes_page_and_plot(tmp_path: Path) -> None:
    page = tmp_path / "ladder.md"
    asked = ["ladder", "andor", "--bots", "steady,random", "--games", "2", "--seats", "2", "--legend", "11"]
    told = CliRunner().invoke(cli.app, [*asked, "--page", str(page), "--kept", str(tmp_path / "kept.jsonl")])
    assert told.exit_code == 0, told.output
    text = page.read_text()
    assert "## andor, together" in text
    assert "4 games that all seats win or lose together" in text
    assert "| legend 11 | 2 |" in text
    assert (tmp_path / "ladder-andor.png").stat().st_size > 1000
    nothing = CliRunner().invoke(cli.app, ["ladder", "andor", "--bots", "steady,random", "--seats", "1"])
    assert nothing.exit_code == 1
    assert "nothing to measure bots by" in nothing.output
