"""What the judge of legends is fitted on."""

from __future__ import annotations

from collections import Counter

import pytest

from fabletop.bots.search.judge import logistic
from fabletop.bots.weights import read_weights
from fabletop.games.andor.bots.load import FILE, judge
from fabletop.games.andor.bots.terms import TERMS, position
from fabletop.games.andor.lab import training
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel import Seat
from fabletop.kernel.match import Setup
from fabletop.lab.train import lessons, play_lesson

PARTY = ["steady"] * 4


def test_lessons_are_all_legends_with_any_number_of_heroes() -> None:
    drawn = [training.setup(Setup("andor", 4, seed, "standard", {})) for seed in range(42)]
    kinds = Counter((one.options["legend"], one.seats) for one in drawn)
    assert len(kinds) == 21
    assert set(kinds.values()) == {2}


def test_lost_games_are_learned_from_too() -> None:
    """All win or lose together: what nobody won tells as much as what all did."""
    found = [play_lesson(one) for one in lessons("andor", PARTY, 6, 21, {}, "standard", 1000)]
    assert all(one.rows for one in found)
    assert {won for one in found for won in one.won} == {True, False}
    assert {len(row) for one in found for row in one.rows} == {len(training.columns())}


def test_the_weights_know_every_column() -> None:
    assert set(read_weights(FILE).weights) == set(training.columns())


def test_a_row_and_the_judge_say_the_same() -> None:
    table = AndorTable("thorn", "kram", legend=14).base(203).all_at(205).turn("thorn")
    told = training.row(table.g)
    assert told is not None
    weights = read_weights(FILE).weights
    odds = sum(weights[name] * value for name, value in zip(training.columns(), told[1], strict=True))
    assert judge(table.g).chance(table.g, Seat(0)) == pytest.approx(logistic(odds))
    assert 0 < logistic(odds) < 1


def test_terms_tell_what_is_there() -> None:
    table = AndorTable("thorn", "kram", "chada", legend=14).base(203).all_at(205)
    table.hero("thorn", strength=8, willpower=4).hero("kram", strength=2, bag=("axe", "apple_nut"))
    table.open_goal("nomion").foe("nomion", 206)
    table.turn("thorn")
    found = dict(zip(TERMS, position(table.g), strict=True))
    assert found["three_heroes"] == 1
    assert found["least_strength"] * 5 <= 2
    assert found["least_willpower"] == pytest.approx(0.4)
    assert found["weapons"] == 1
    assert found["food"] == pytest.approx(1 / 3)
    assert found["final_foe"] == 1
    assert 0 <= found["odds"] <= 1
    assert found["way_to_final_foe"] == 0  # the archer shoots from the next field
    assert found["open_1"] + found["open_2"] + found["open_3"] == 1
