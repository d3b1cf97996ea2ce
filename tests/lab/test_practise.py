"""Practice: what won more than was expected is wanted more, and every game of it can be played again."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from typer.testing import CliRunner

from fabletop import cli
from fabletop.bots.weights import read_weights
from fabletop.games.village.bots.load import BUYING
from fabletop.games.village.lab import practice
from fabletop.kernel import Setup
from fabletop.kernel.rng import WHOLE, mix
from fabletop.lab.practise import HEAT, Exercise, Gains, Tried, pace_of, picked, practise_once
from fabletop.lab.series import GameFailed

DUEL = Setup("village", 2, 5, "standard", {"heroes": ["random", "random"]})


@dataclass
class Choice:
    """Options by their points, each with a column of its own."""

    points: list[float]
    places: list[int] = field(default_factory=list)

    @property
    def rows(self) -> list[list[tuple[int, float]]]:
        return [[(number, 1.0)] for number in range(len(self.points))]


def test_what_is_better_by_the_heat_is_picked_e_times_as_often() -> None:
    choice = Choice([0.0, HEAT])
    second = sum(picked(choice, mix(n))[0] for n in range(4000)) / 4000
    assert second == pytest.approx(0.731, abs=0.03)
    assert picked(choice, 0)[0] == 0
    assert picked(choice, WHOLE)[0] == 1


def test_a_row_is_what_was_picked_less_what_was_to_be_expected() -> None:
    number, row = picked(Choice([0.0, 0.0]), 0)
    assert number == 0
    assert row == pytest.approx({0: 0.5, 1: -0.5})


def test_gains_find_what_a_column_is_worth() -> None:
    drawn = random.Random(1)
    tried = []
    for _ in range(20_000):
        first = drawn.random() < 0.5
        won = drawn.random() < (0.6 if first else 0.4)
        tried.append(Tried(((0, 0.5 if first else -0.5), (1, -0.5 if first else 0.5)), won - 0.5))
    gains = Gains(3)
    assert list(gains.added([tried])) == [20_000]
    found = gains.learned(hold=1.0)
    assert found[0] - found[1] == pytest.approx(0.2, abs=0.03)
    assert found[2] == 0


def test_the_first_round_counts_in_full_and_later_ones_ever_less() -> None:
    assert [pace_of(number) for number in (0, 2, 6)] == [1.0, 0.5, 0.25]


def test_a_game_of_practice_is_the_same_every_time_and_hangs_on_the_weights() -> None:
    none = (0.0,) * len(practice.columns())
    tried = practise_once(Exercise(DUEL, none))
    assert tried == practise_once(Exercise(DUEL, none))
    assert len(tried) > 5
    assert all(-1 <= one.gain <= 1 for one in tried)
    assert all(0 <= column < len(none) for one in tried for column, _ in one.row)
    leaving = (1.0, *none[1:])
    assert tried != practise_once(Exercise(DUEL, leaving))


def test_a_game_without_practice_says_so() -> None:
    with pytest.raises(GameFailed, match="nothing that could be practised"):
        practise_once(Exercise(Setup("heroes", 2, 1), ()))


def test_the_kept_weights_name_columns_that_there_are() -> None:
    file = read_weights(BUYING)
    assert set(file.weights) <= set(practice.columns())
    assert {"rounds", "games", "seeds"} <= set(file.figures)


def test_the_command_writes_what_was_learned(tmp_path: Path) -> None:
    out = tmp_path / "buying.yaml"
    asked = ["lab", "practise", "village", "--out", str(out), "--games", "10", "--rounds", "2"]
    told = CliRunner().invoke(cli.app, asked)
    assert told.exit_code == 0, told.output
    file = read_weights(out)
    assert file.figures["games"] == 20
    assert file.figures["seeds"] == [20_000_000, 20_000_019]
    assert set(file.weights) == set(practice.columns())
    assert any(file.weights.values())
    refused = CliRunner().invoke(cli.app, ["lab", "practise", "heroes", "--out", str(out)])
    assert refused.exit_code == 1
