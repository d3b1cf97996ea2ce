"""Half a waterskin: the next field costs no hour."""

import pytest

from fabletop.games.andor.defs import HALF_WATERSKIN, ITEMS, WATERSKIN
from fabletop.games.andor.testing import AndorTable


def thirsty(*bag: str, **values: int) -> AndorTable:
    """Thorn on 235 of the road, with so much to drink."""
    table = AndorTable("thorn", "chada").without("jump_lines").hero("chada", field=283)
    return table.hero("thorn", bag, field=235, **{"willpower": 2, **values}).turn("thorn")


def test_the_next_field_costs_no_hour_and_those_after_it_do() -> None:
    table = thirsty("waterskin").pick("drink", "go 237", "stop")
    assert (table.where("thorn"), table.hours("thorn")) == (237, 1)


def test_a_skin_has_two_halves_and_the_empty_one_goes_back_to_the_equipment_board() -> None:
    table = thirsty("waterskin")
    pieces = table.g.supply[WATERSKIN]
    table.pick("drink")
    assert (table.bag("thorn"), table.g.supply[WATERSKIN]) == ([ITEMS[HALF_WATERSKIN]], pieces)
    table.pick("drink")
    assert (table.bag("thorn"), table.g.supply[WATERSKIN]) == ([], pieces + 1)
    table.pick("go 237", "stop")
    assert table.hours("thorn") == 0


def test_an_opened_skin_is_drunk_before_a_full_one() -> None:
    table = thirsty("waterskin", ITEMS[HALF_WATERSKIN]).pick("drink")
    assert table.bag("thorn") == ["waterskin"]


def test_it_carries_a_hero_whose_hours_are_spent_one_field_on() -> None:
    table = thirsty("waterskin", hours=7)
    assert table.can_go() == []
    table.pick("drink")
    assert sorted(table.can_go()) == sorted(table.g.board.neighbours[235])
    table.pick("go 236")
    assert table.can_go() == []
    assert table.offers("drink")
    table.pick("drink", "go 237").asks(1, "turn")
    assert (table.where("thorn"), table.bag("thorn")) == (237, [])
    assert (table.hours("thorn"), table.willpower("thorn")) == (7, 2)


def test_it_is_drunk_in_the_middle_of_a_move_too() -> None:
    table = thirsty("waterskin", hours=6).pick("go 236")
    assert table.can_go() == []
    table.pick("drink", "go 237", "stop")
    assert (table.where("thorn"), table.hours("thorn")) == (237, 7)


def test_what_was_drunk_for_a_field_that_nobody_entered_is_gone() -> None:
    table = thirsty("waterskin").pick("drink", "stop").asks(1, "turn")
    table.turn("thorn").pick("go 236", "stop")
    assert (table.hours("thorn"), table.bag("thorn")) == (1, [ITEMS[HALF_WATERSKIN]])


def test_what_one_hero_drank_is_of_no_use_to_the_next() -> None:
    table = thirsty("waterskin").hero("chada", hours=7, willpower=2).pick("drink", "stop").asks(1, "turn")
    assert table.can_go() == []


@pytest.mark.parametrize("skin", ["waterskin", "half_waterskin"])
def test_a_hero_who_is_held_does_not_drink(skin: str) -> None:
    table = thirsty(skin)
    assert table.offers("drink")
    table.foe("skeleton", 235)
    assert not table.turn("thorn").offers("drink")


def test_without_a_skin_there_is_nothing_to_drink() -> None:
    assert not thirsty("axe").offers("drink")
    assert not thirsty("axe").pick("go 236").offers("drink")
