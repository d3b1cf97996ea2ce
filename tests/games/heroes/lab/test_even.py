"""Duels to measure bots by: greedy bots share them out, and the ladder plays them."""

from __future__ import annotations

import pytest

from fabletop.games.heroes import BOX, GAME
from fabletop.games.heroes.lab import even
from fabletop.kernel.match import Setup
from fabletop.lab.ladder import jobs_of
from fabletop.lab.series import Job, play_job

DUEL = {"mode": "duel", "level": 1, "heroes": ["catherine", "sandro"]}
CRUSHING = {**DUEL, "armies": [["castle.archangels:pack"], ["necropolis.skeletons"]]}
EQUAL = {**DUEL, "armies": [["castle.halberdiers:pack"], ["necropolis.skeletons:pack"]]}


@pytest.mark.parametrize("ruleset", BOX.rulesets())
def test_those_that_are_kept_can_be_played(ruleset: str) -> None:
    kept = GAME.even(ruleset, {})
    assert len(kept) >= 20
    for number, options in enumerate(kept):
        assert BOX.new(Setup("heroes", 2, number, ruleset, options)).advance() is not None


def test_a_deal_that_its_seed_draws_is_told_by_names() -> None:
    options = even.drawn(3, "first")
    record = play_job(Job(Setup("heroes", 2, 1, "first", options), ("random", "random")))
    assert list(record.heroes) == options["heroes"]
    assert options == even.drawn(3, "first") != even.drawn(4, "first")


def test_only_what_greedy_bots_split_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = {1: CRUSHING, 2: EQUAL}
    monkeypatch.setattr(even, "drawn", lambda seed, ruleset: deals[seed])
    assert list(even.find_even([1, 2], "retail")) == [EQUAL]


def test_the_ladder_deals_them_in_turn() -> None:
    kept = GAME.even("retail", {})
    jobs = jobs_of("heroes", ["greedy", "random"], 2, deals=kept)
    assert [job.setup.options for job in jobs] == [kept[0], kept[0], kept[1], kept[1]]


def test_clashes_take_turns_over_every_scenario_for_two() -> None:
    kept = GAME.even("retail", {"mode": "clash"})
    assert len(kept) == len({one["scenario"] for one in kept}) == 13
    for number, options in enumerate(kept):
        assert BOX.new(Setup("heroes", 2, number, "retail", options)).advance() is not None
    assert GAME.even("retail", {"mode": "clash", "scenario": "the_hunt"}) == ()
