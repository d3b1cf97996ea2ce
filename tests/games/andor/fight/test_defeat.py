"""What a hero pays for a lost fight. [andor.defeat]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def facing_a_troll(strength: int = 4, willpower: int = 6) -> AndorTable:
    """Thorn on 205, with two dice, against a troll of 14 strength and three dice."""
    table = AndorTable("thorn", "chada").without("second_abilities").all_at(283)
    table.hero("thorn", field=205, strength=strength, willpower=willpower).foe("troll", 205)
    return table.turn("thorn")


@rule("andor.defeat.010")
def test_a_hero_at_0_willpower_has_lost_the_fight() -> None:
    table = facing_a_troll().dice(5, 2, 1, 2, 3).pick("fight troll")  # 9 against 17
    assert [event.hero for event in table.happened(ev.Beaten)] == [0]
    assert [event.n for event in table.happened(ev.FightEnded)] == [0]
    assert len(table.happened(ev.RoundBegan)) == 1


@rule("andor.defeat.010")
def test_a_hero_with_willpower_left_has_not_lost() -> None:
    table = facing_a_troll(strength=8, willpower=5).dice(5, 2, 1, 2, 3).pick("fight troll")  # 13 against 17
    assert (table.willpower("thorn"), table.strength("thorn")) == (1, 8)
    assert table.happened(ev.Beaten) == []
    table.asks(0, "stay")


@rule("andor.defeat.020", "andor.defeat.030")
@pytest.mark.parametrize(("before", "after"), [(4, 3), (2, 1), (1, 1)])
def test_a_lost_fight_costs_one_strength_of_more_than_one(before: int, after: int) -> None:
    table = facing_a_troll(strength=before).dice(5, 2, 1, 2, 3).pick("fight troll")
    assert table.strength("thorn") == after
    assert table.willpower("thorn") == 3


@rule("andor.defeat.030")
@given(strength=st.integers(1, 14), willpower=st.integers(1, 20))
def test_whatever_was_lost_the_beaten_go_on_with_three_willpower(strength: int, willpower: int) -> None:
    table = AndorTable("thorn", "chada").without("second_abilities").all_at(283)
    table.hero("thorn", field=205, strength=strength, willpower=willpower).foe("troll", 205)
    dice = table.g.dice_of(table.of("thorn"))
    table.turn("thorn").dice(*[1] * dice, 6, 6, 6).pick("fight troll")  # 32 against at most 15
    lead = 32 - strength - 1
    assert table.willpower("thorn") == (3 if willpower <= lead else willpower - lead)


@rule("andor.defeat.040")
def test_after_a_lost_fight_it_is_the_next_heros_turn() -> None:
    table = facing_a_troll().dice(5, 2, 1, 2, 3).pick("fight troll")
    table.asks(1, "turn")
    assert table.hours("thorn") == 1
