"""The table for tests of Andor says what is wrong with a position."""

import pytest

from fabletop.games.andor.testing import AndorTable


def starving() -> AndorTable:
    """Two heroes without food, strength or willpower, far from any base."""
    table = AndorTable("thorn", "chada").hero("thorn", field=214, willpower=1)
    return table.hero("chada", field=215, willpower=1).only_symbols("food", "narrator")


def test_a_table_that_would_run_for_ever_says_so() -> None:
    with pytest.raises(AssertionError, match="no way to lose"):
        starving().sunrise()


def test_with_a_way_to_lose_it_is_lost() -> None:
    table = starving().can_fail().sunrise()
    assert table.g.over
    assert not table.g.won


def test_with_food_for_one_the_next_day_begins() -> None:
    table = starving().hero("chada", bag=("apple_nut",)).sunrise()
    table.asks(1, "turn")
    assert table.g.day == 2
