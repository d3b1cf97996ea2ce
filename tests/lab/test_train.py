"""Training: what is fitted tells games that it has not seen, and a file of weights comes back as it was."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.toy.game import NAME, TOY
from typer.testing import CliRunner

from fabletop import cli
from fabletop.bots.weights import WeightsFile, read_weights, write_weights
from fabletop.games import GAMES
from fabletop.games.village.bots.load import BUYING, FOLDER, file_for, judge
from fabletop.games.village.bots.terms import TERMS
from fabletop.games.village.lab import training
from fabletop.games.village.testing import VillageTable
from fabletop.kernel import Seat
from fabletop.kernel.errors import BrokenFile
from fabletop.lab.train import Learned, fit, lessons, loss, play_lesson, regress


def test_regression_finds_the_weights_that_chance_was_drawn_by() -> None:
    drawn = np.random.default_rng(1)
    true = np.array([1.5, -0.7, 0.0])
    rows = drawn.normal(size=(20_000, 3))
    won = (drawn.random(20_000) < 1 / (1 + np.exp(-rows @ true))).astype(float)
    found = regress(rows, won, 1.0)
    assert found == pytest.approx(true, abs=0.1)
    assert loss(rows, won, found) <= loss(rows, won, true)


def test_held_out_games_are_those_of_every_fifth_seed() -> None:
    """The weights never see them: there the sign is turned round, and the loss is worse than a coin's."""
    learned = [Learned(seed, ((1.0,), (-1.0,)), (seed % 5 != 0, seed % 5 == 0)) for seed in range(100)]
    found = fit(learned, [0.0])
    assert found.weights[0] > 0
    assert found.seen < 0.69 < found.loss
    assert found.before == pytest.approx(0.6931, abs=1e-3)
    assert found.even == pytest.approx(0.6931, abs=1e-3)


def test_a_lesson_is_the_same_every_time_and_tells_who_won() -> None:
    options = {"heroes": ["random", "random"]}
    (lesson,) = lessons("village", ["greedy", "greedy"], 1, 7, options, "standard", 1000)
    learned = play_lesson(lesson)
    assert learned == play_lesson(lesson)
    assert set(learned.won) == {True, False}
    assert {len(row) for row in learned.rows} == {len(training.columns())}


def test_a_row_and_the_judge_say_the_same() -> None:
    """What is fitted is what is played by: weights times row are the log-odds of the judge."""
    table = VillageTable("warrior", "mage").hand(0, "sword").wear(1, "helmet").set(1, life=20).acts(0)
    told = training.row(table.g)
    assert told is not None
    weights = read_weights(file_for(2)).weights
    odds = sum(weights[name] * value for name, value in zip(training.columns(), told[1], strict=True))
    assert judge(table.g).chance(table.g, Seat(0)) == pytest.approx(1 / (1 + np.exp(-odds)))
    assert judge(table.g).chance(table.g, Seat(1)) == pytest.approx(1 / (1 + np.exp(odds)))


def test_a_team_is_weighed_together() -> None:
    table = VillageTable("warrior", "mage", "elf", "dwarf").acts(0)
    weigher = judge(table.g)
    before = weigher.chance(table.g, Seat(0))
    assert weigher.chance(table.g, Seat(2)) == pytest.approx(before)
    assert weigher.chance(table.g, Seat(1)) == pytest.approx(1 - before)
    table.set(2, life=5)
    assert weigher.chance(table.g, Seat(0)) < before


@pytest.mark.parametrize("path", sorted(set(FOLDER.glob("*.yaml")) - {BUYING}), ids=lambda path: path.stem)
def test_the_kept_weights_name_every_term_and_nothing_that_is_not_there(path: Path) -> None:
    file = read_weights(path)
    assert set(TERMS) <= set(file.weights)
    assert set(file.weights) <= set(training.columns())
    assert {"games", "loss"} <= set(file.figures)


def test_weights_are_no_part_of_the_content() -> None:
    assert GAMES["village"].texts.parent not in FOLDER.parents


def test_a_file_comes_back_as_it_was(tmp_path: Path) -> None:
    file = WeightsFile({"life": 0.25, "card axe": -1.5}, {"games": 10, "seeds": [1, 10], "loss": 0.45})
    write_weights(tmp_path / "w.yaml", file, "What it is.\nAnd more.")
    assert read_weights(tmp_path / "w.yaml") == file


@pytest.mark.parametrize(
    ("text", "why"), [("", "a number for each term"), ("weights: {life: much}", "a weight is a number")]
)
def test_broken_weights_are_refused(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "w.yaml").write_text(text)
    with pytest.raises(BrokenFile, match=why):
        read_weights(tmp_path / "w.yaml")
    with pytest.raises(BrokenFile, match="cannot be read"):
        read_weights(tmp_path / "none.yaml")


def test_the_command_trains_and_measures_beside_the_old(tmp_path: Path) -> None:
    out = tmp_path / "w.yaml"
    asked = ["lab", "train", "village", "--games", "12", "--share", "20", "--out", str(out)]
    first = CliRunner().invoke(cli.app, asked)
    assert first.exit_code == 0, first.output
    assert read_weights(out).figures["seeds"] == [1_000_000, 1_000_011]
    again = CliRunner().invoke(cli.app, [*asked, "--no-keep"])
    assert "written" not in again.output
    told = [line.split("│")[2].split()[0] for line in again.output.splitlines() if line.startswith("│ ")]
    assert told[0] == told[1]


def test_a_game_without_a_judge_is_not_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, NAME, TOY)
    told = CliRunner().invoke(cli.app, ["lab", "train", NAME, "--out", "nowhere.yaml"])
    assert told.exit_code == 1
    assert f"{NAME} has no judge that could be trained" in told.output
