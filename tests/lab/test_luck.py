"""The lab holds luck to chance, with the numbers that games draw."""

from __future__ import annotations

import numpy as np
import pytest
import typer
from typer.testing import CliRunner

from fabletop.kernel import Game
from fabletop.kernel.rng import ANEW, ONE_STREAM, WHOLE, mix, state_for
from fabletop.lab import luck
from fabletop.lab.luck import BEFORE, BITS, BLOCK, FAR, NOW, STIRS, Luck

STATES = [0, WHOLE, *(state_for(number, 0) for number in range(3000))]


@pytest.mark.parametrize(("rounds", "kind"), [(BEFORE, ONE_STREAM), (NOW, ANEW)])
def test_the_lab_makes_the_numbers_that_games_draw(rounds: int, kind: int) -> None:
    made = luck.stirred(np.array(STATES, np.uint64), rounds)
    assert made.tolist() == [mix(state, kind) for state in STATES]


def test_draws_are_those_of_one_game() -> None:
    drawn = [number for block in Luck(NOW, BLOCK + 40, 3).draws() for number in block.tolist()]
    game = Game(int(np.random.default_rng(3).integers(0, WHOLE, endpoint=True)))
    assert [number % 6 for number in drawn] == [game.chance(6) for _ in drawn]
    assert len(drawn) == BLOCK + 40


def test_no_round_leaves_the_machine_integers() -> None:
    assert all((2**30 - 1) * times + more < 2**62 for times, more in STIRS)


@pytest.mark.parametrize("size", [1, 255, 300, 1000])
def test_bits_are_counted_one_by_one(size: int) -> None:
    words = STATES[1 : size + 1]
    assert luck.ones(np.array(words, np.uint64)).tolist() == [
        sum(word >> bit & 1 for word in words) for bit in range(BITS)
    ]


def test_a_bit_agrees_with_itself_alone() -> None:
    words = np.array(STATES[2:], np.uint64)
    off = luck.agreement(iter([(words, words)]))
    assert np.allclose(np.diag(off), len(words) ** 0.5)
    assert np.abs(off - np.diag(np.diag(off))).max() < FAR


def test_four_rounds_are_too_few_and_six_are_not() -> None:
    before, now = (Luck(rounds, 2 * BLOCK, 1).flips() for rounds in (BEFORE, NOW))
    assert before.far > 20
    assert before.farthest > 50
    assert now.far == 0
    assert now.spread == pytest.approx(1, abs=0.15)


def test_a_loaded_die_is_far_off() -> None:
    assert np.abs(luck.evenness(np.array([1000, 1010, 990, 1000]))).max() < FAR
    assert np.abs(luck.evenness(np.array([1000, 1000, 1000, 1200]))).max() > FAR


def test_the_command_writes_a_table() -> None:
    app = typer.Typer()
    app.command()(luck.main)
    told = CliRunner().invoke(app, ["--numbers", str(BLOCK), "--rounds", str(NOW)])
    assert told.exit_code == 0, told.output
    rows = [line.split(" | ") for line in told.stdout.splitlines() if line.startswith(f"| {NOW} ")]
    assert len(rows) == len(luck.measures(Luck(NOW, BLOCK, 1)))
    assert {row[4] for row in rows if row[2] == "3,600"} == {"0"}
