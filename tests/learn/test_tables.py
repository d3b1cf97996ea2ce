"""Games that are stepped together are those that are played one by one."""

from __future__ import annotations

import numpy as np
import pytest

from fabletop.kernel import NotOnOffer
from fabletop.learn import Tables, new_environment, new_tables


def first_options(tables: Tables) -> np.ndarray:
    return np.zeros(len(tables.tables), np.int64)


def last_options(tables: Tables) -> np.ndarray:
    return np.asarray(tables.mask.sum(axis=1) - 1)


def test_each_row_is_what_the_environment_of_its_seed_shows() -> None:
    tables = new_tables("village", 3, seats=2)
    tables.begin(20)
    alone = [new_environment("village", seats=2) for _ in range(3)]
    for at, env in enumerate(alone):
        env.reset(seed=20 + at)
    for number in range(30):
        picks = last_options(tables) if number % 3 else first_options(tables)
        for at, env in enumerate(alone):
            seen = env.observe(env.agent_selection)
            assert env.agent_selection == f"seat_{tables.seats[at]}"
            assert np.array_equal(tables.observations[at], seen["observation"])
            assert np.array_equal(tables.options[at], seen["options"])
            assert np.array_equal(tables.mask[at], seen["action_mask"])
            env.step(int(picks[at]))
        assert not tables.step(picks).over.any()


def test_a_table_whose_game_ends_pays_and_deals_the_next_seed() -> None:
    tables = new_tables("andor", 2, seats=2)
    tables.begin(5)
    ends = 0
    for _ in range(400):
        seeds = [table.setup.seed for table in tables.tables]
        ended = tables.step(last_options(tables))
        for at in range(2):
            if ended.over[at]:
                ends += 1
                assert ended.rewards[at].tolist() in ([1, 1], [-1, -1])
                assert ended.picks[at] > 0
                assert tables.tables[at].picks == []
                assert tables.tables[at].setup.seed > max(seeds)
                assert not ended.cut_short[at]
            else:
                assert not ended.rewards[at].any()
    assert ends > 2


def test_a_game_that_takes_too_long_is_over_and_pays_nothing() -> None:
    tables = new_tables("village", 2, limit=3)
    tables.begin(1)
    for _ in range(2):
        assert not tables.step(first_options(tables)).over.any()
    ended = tables.step(first_options(tables))
    assert ended.over.all()
    assert ended.cut_short.all()
    assert not ended.rewards.any()
    assert ended.picks.tolist() == [3, 3]


def test_bots_pick_between_the_picks_of_learners() -> None:
    tables = new_tables("village", 4, bots={0: "random"})
    tables.begin(1)
    for _ in range(50):
        assert tables.seats.tolist() == [1, 1, 1, 1]
        tables.step(last_options(tables))


def test_a_pick_that_is_not_there_is_refused() -> None:
    tables = new_tables("village", 1)
    tables.begin(1)
    with pytest.raises(NotOnOffer):
        tables.step(np.array([63]))
