"""What the judge of combats is fitted on."""

from __future__ import annotations

from collections import Counter

from fabletop.bots.weights import read_weights
from fabletop.games.heroes.bots.load import FILE
from fabletop.games.heroes.lab import training
from fabletop.kernel.match import Setup
from fabletop.lab.train import lessons, play_lesson


def test_lessons_are_combats_of_all_kinds_in_both_editions() -> None:
    drawn = [training.setup(Setup("heroes", 2, seed, "retail", {})) for seed in range(60)]
    kinds = Counter((one.ruleset, one.options["mode"]) for one in drawn)
    assert len(kinds) == 4
    assert any(one.options.get("siege") for one in drawn)


def test_what_was_agreed_on_is_played() -> None:
    agreed = Setup("heroes", 2, 1, "first", {"mode": "duel"})
    assert training.setup(agreed) == agreed


def test_a_row_has_a_number_for_each_column_and_the_weights_know_them() -> None:
    found = [play_lesson(one) for one in lessons("heroes", ["random"] * 2, 6, 1, {}, "retail", 1000)]
    rows = [row for one in found for row in one.rows]
    columns = training.columns()
    assert rows
    assert {len(row) for row in rows} == {len(columns)}
    assert len(set(columns)) == len(columns)
    assert set(read_weights(FILE).weights) == set(columns)
