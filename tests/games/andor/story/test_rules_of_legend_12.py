"""Legend 12: farmers whom heroes take along."""

import pytest

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FARMER
from fabletop.games.andor.testing import AndorTable


def farmers(*fields: int) -> AndorTable:
    """Legend 12: three farmers are to be brought to the camp on 203."""
    table = AndorTable().rules("farmers").base(203).all_at(230).open_goal("rescue").can_fail()
    for field in fields:
        table.lay("farmer", field)
    return table


def test_a_hero_takes_up_to_two_farmers_along_for_nothing() -> None:
    table = farmers(213, 213, 213).hero("thorn", field=213).turn("thorn")
    table.pick("take farmer by thorn", "take farmer by thorn")
    assert not table.offers("take farmer by thorn")
    table.pick("go 214", "stop").turn("thorn").pick("drop farmer by thorn")
    assert (table.bag("thorn"), table.lying(213), table.lying(214)) == (["farmer"], ["farmer"], ["farmer"])
    assert table.hours("thorn") == 1


def test_farmers_are_delivered_by_entering_the_base() -> None:
    table = farmers().hero("thorn", field=205, bag=("farmer", "farmer"))
    table.turn("thorn").pick("go 202", "stop")  # over 203
    assert table.bag("thorn") == []
    assert table.g.delivered[FARMER] == 2


@pytest.mark.parametrize(("hero", "left"), [(230, []), (213, ["farmer"])])
def test_a_farmer_is_lost_when_a_foe_comes_and_no_hero_is_there(hero: int, left: list[str]) -> None:
    table = farmers(213, 224, 241, 251).hero("thorn", field=hero).only_symbols("move_wargors")
    table.foe("wargor", 212)
    table.sunrise()
    assert table.lying(213) == left
    assert table.g.lost[FARMER] == 1 - len(left)


def test_the_loss_of_a_farmer_is_told() -> None:
    table = farmers(213, 224, 241, 251).only_symbols("move_wargors")
    table.foe("wargor", 212)
    table.sunrise()
    assert [(event.item, event.field) for event in table.happened(ev.ItemLost)] == [(FARMER, 213)]


def test_all_farmers_of_the_field_are_lost_together() -> None:
    table = farmers(213, 213, 241, 251, 224).only_symbols("move_wargors")
    table.foe("wargor", 212)
    table.sunrise()
    assert (table.lying(213), table.g.lost[FARMER]) == ([], 2)


def test_a_farmer_with_somebody_whom_the_warrior_carries_is_delivered_too() -> None:
    table = farmers().hero("thorn", field=204).hero("chada", ("farmer",), field=204).turn("thorn")
    table.pick("carry chada", "yes", "go 203", "stop")
    assert (table.bag("chada"), table.g.delivered[FARMER]) == ([], 1)


def test_a_foe_that_only_passes_loses_no_farmer() -> None:
    table = farmers(213, 224, 241, 251).only_symbols("move_wargors")
    table.foe("wargor", 212)
    table.foe("troll", 213)  # it stands there already, and the wargor goes on to 214
    table.sunrise()
    assert table.lying(213) == ["farmer"]


@pytest.mark.parametrize(("fields", "over"), [((224, 241, 251), False), ((224, 241), True), ((), True)])
def test_the_legend_is_lost_when_fewer_farmers_are_left_than_the_goal_needs(
    fields: tuple[int, ...], over: bool
) -> None:
    """One more farmer than named is placed, and lost on 213; the goal needs three."""
    table = farmers(213, *fields).only_symbols("move_wargors")
    table.foe("wargor", 212)
    table.sunrise()
    assert table.g.over == over
    assert not table.g.won


def test_farmers_on_the_way_and_delivered_ones_count_as_left() -> None:
    table = farmers(213).hero("thorn", field=205, bag=("farmer", "farmer")).hero("chada", bag=("farmer",))
    table.turn("thorn").pick("go 203", "stop").only_symbols("move_wargors")
    table.foe("wargor", 212)
    table.sunrise()
    assert table.g.lost[FARMER] == 1
    assert not table.g.over  # two delivered and one with Chada
    table.hero("chada", field=214).turn("chada").pick("drop farmer by chada").hero("chada", field=230)
    table.sunrise()  # the wargor goes on to 214
    assert table.g.over


def test_a_legend_that_has_placed_no_farmers_yet_is_not_lost() -> None:
    table = farmers().turn("thorn").pick("pass")
    assert not table.g.over
