"""The wagon of legends 13 and 16, which heroes pull, and the bridges that it crosses.

Their words stand in `content/text/en/things.ftl` under `rule-...`.
"""

from typing import Any

import pytest
from tests.games.andor.story.rules_on import is_on

from fabletop.games.andor import events as ev
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def pulls(table: AndorTable) -> list[int]:
    """How far the wagon can be pulled now."""
    return sorted(int(name[5:]) for name in table.options() if name.startswith("pull"))


def wagon(field: int = 203) -> AndorTable:
    """The wagon, and both heroes at it."""
    return AndorTable(legend=13).rules("wagon").base(field, "wagon").all_at(field)


@rule("andor.hour.020")
def test_pulling_the_wagon_costs_an_hour_a_field() -> None:
    table = wagon().turn("thorn").pick("pull 206", "stop")
    assert (table.g.base, table.where("thorn"), table.hours("thorn")) == (206, 206, 3)


def test_all_heroes_together_pull_the_wagon_four_fields_a_day() -> None:
    table = wagon().turn("thorn").pick("pull 206", "stop")
    table.hero("chada", field=206).turn("chada")
    assert pulls(table) == [205, 207]
    table.pick("pull 207", "stop")
    assert pulls(table.hero("thorn", field=207).turn("thorn")) == []
    table.start("andor.day", 0)  # a new day
    assert pulls(table.turn("thorn")) == [203, 204, 205, 206]


def test_the_wagon_is_not_pulled_further_than_the_hours_last() -> None:
    table = wagon().hero("thorn", hours=6, willpower=3)  # one hour, and one of overtime
    assert pulls(table.turn("thorn")) == [201, 202, 204, 205]


@rule("andor.overtime.030")
@pytest.mark.parametrize(("willpower", "fields"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3)])
def test_nobody_pulls_the_wagon_down_to_no_willpower(willpower: int, fields: int) -> None:
    table = wagon(204).hero("thorn", hours=7, willpower=willpower).turn("thorn")
    assert pulls(table) == [field for field in range(201, 208) if 0 < abs(field - 204) <= fields]


def test_a_wagon_stands_still_where_the_legend_does_not_move_it() -> None:
    assert pulls(wagon().without("wagon").turn("thorn")) == []


def test_only_a_hero_who_begins_the_move_at_the_wagon_pulls_it() -> None:
    table = wagon().hero("thorn", field=202)
    assert pulls(table.turn("thorn")) == []
    table.pick("go 203")
    assert 204 in table.can_go()
    assert pulls(table) == []


def test_who_has_begun_to_pull_may_go_on_after_a_pause() -> None:
    table = wagon().rules("skeletons").movement("m1").hero("thorn", hours=4)
    table.turn("thorn").pick("pull 206").asks(0, "walk")
    assert table.g.base == 204
    table.pick("pull 206", "stop")
    assert table.g.base == 206


def test_who_walks_on_alone_after_a_pause_leaves_the_wagon_where_it_is() -> None:
    table = wagon().rules("skeletons").movement("m1").hero("thorn", hours=4)
    table.turn("thorn").pick("pull 206", "go 206", "stop")
    assert (table.g.base, table.where("thorn"), table.g.wagon_today) == (204, 206, 1)


def test_who_drinks_at_the_wagon_may_pull_it_for_nothing_or_leave_it() -> None:
    table = wagon().hero("thorn", ("waterskin",)).turn("thorn").pick("drink", "pull 204", "stop")
    assert (table.g.base, table.hours("thorn")) == (204, 0)
    table = wagon().hero("thorn", ("waterskin",)).turn("thorn").pick("drink", "go 204", "stop")
    assert (table.g.base, table.where("thorn"), table.hours("thorn")) == (203, 204, 0)


@pytest.mark.parametrize(
    ("foe", "ends"),
    [("wargor", [203]), ("skeleton", [203]), ("shadow", [203]), ("hunting_shadow", [203, 205])],
)
def test_foes_bar_the_wagon_but_not_the_shadow_that_hunts(foe: str, ends: list[int]) -> None:
    table = wagon(204)
    table.foe(foe, 205)
    table.foe("wargor", 206)
    table.foe("wargor", 202)
    assert pulls(table.turn("thorn")) == ends


@rule("andor.dwarf_road.020")
def test_the_wagon_crosses_a_gap_only_where_the_bridge_lies() -> None:
    table = wagon(207)
    assert pulls(table.turn("thorn")) == [203, 204, 205, 206]
    table.g.bridges = 1
    assert pulls(table.turn("thorn")) == [203, 204, 205, 206, 233, 234, 235, 236]


def test_logs_left_on_a_pier_stay_there() -> None:
    table = AndorTable(legend=13).rules("logs", "bridge_building").hero("thorn", field=207, strength=5)
    table.lay("log_2", 207)
    assert not table.turn("thorn").offers("take log_2 by thorn")
    assert table.without("bridge_building").turn("thorn").offers("take log_2 by thorn")


def test_the_bridge_is_laid_when_the_logs_reach_the_sum_and_the_logs_are_removed() -> None:
    table = AndorTable(legend=13).rules("logs", "bridge_building").live("l13.bridge").open_goal("bridge")
    table.hero("thorn", field=207, strength=5, bag=("log_2", "log_2")).turn("thorn").pick(
        "drop log_2 by thorn"
    )
    assert (table.g.bridges, table.lying(207)) == (0, ["log_2"])
    table.pick("drop log_2 by thorn")
    assert (table.g.bridges, table.lying(207)) == (1, [])
    assert 233 in table.turn("thorn").can_go()


def test_logs_on_both_piers_count_together() -> None:
    table = AndorTable(legend=13).rules("logs", "bridge_building").live("l13.bridge").open_goal("bridge")
    table.lay("log_3", 233).hero("thorn", field=207, strength=5, bag=("log_1",)).turn("thorn")
    table.pick("drop log_1 by thorn")
    assert table.g.bridges == 1


def folded_bridge(field: int = 239) -> AndorTable:
    """Legend 16 as it is set up, with the wagon and the heroes brought to a field."""
    table = AndorTable(legend=16)
    table.script(table.g.legend.setup_script)
    table.g.foes = ()
    return table.base(field, "wagon").all_at(field).hush()


def test_two_heroes_at_the_wagon_lay_the_bridge_for_an_hour_each() -> None:
    table = folded_bridge().turn("thorn")
    assert not table.offers("bridge with thorn")  # nobody lays it alone
    table.pick("bridge with chada").asks(1, "help_bridge").pick("yes")
    assert 263 in table.g.adjacent(239)
    assert (table.hours("thorn"), table.hours("chada")) == (1, 1)
    table.asks(1, "turn")
    assert not table.offers("bridge with thorn")  # it lies there already


def test_a_helper_may_decline_to_lay_the_bridge() -> None:
    table = folded_bridge().turn("thorn").pick("bridge with chada", "no")
    assert table.g.bridges == 0
    table.asks(0, "turn")
    assert table.hours("thorn") == 0


@rule("andor.free_action.120")
def test_who_has_declined_to_lay_the_bridge_is_not_asked_again_at_once() -> None:
    table = folded_bridge().turn("thorn").pick("bridge with chada", "no")
    assert not table.offers("bridge with chada")
    table.pick("pass").asks(1, "turn")
    assert table.offers("bridge with thorn")
    table.pick("pass").asks(0, "turn")
    assert table.offers("bridge with chada")


@pytest.mark.parametrize(
    ("field", "lays"), [(239, True), (263, True), (207, False), (233, False), (238, False)]
)
def test_the_bridge_is_laid_at_a_pier_of_its_site_alone(field: int, lays: bool) -> None:
    assert folded_bridge(field).turn("thorn").offers("bridge with chada") == lays


def test_the_bridge_needs_the_wagon_and_a_second_hero_there() -> None:
    assert not folded_bridge().hero("chada", field=238).turn("thorn").offers("bridge with chada")
    assert not folded_bridge().base(238, "wagon").turn("thorn").offers("bridge with chada")


def test_no_bridge_is_laid_that_does_not_ride_on_the_wagon() -> None:
    assert not folded_bridge().without("bridge_carried").turn("thorn").offers("bridge with chada")
    assert not folded_bridge().base(239, "camp").turn("thorn").offers("bridge with chada")


@pytest.mark.parametrize("values", [{"in_box": True}, {"hours": 10}])
def test_the_bridge_needs_an_hour_of_both(values: dict[str, Any]) -> None:
    assert not folded_bridge().hero("chada", **values).turn("thorn").offers("bridge with chada")


def test_a_card_waits_for_the_wagon_to_come_to_its_field() -> None:
    table = wagon(207).live("l13.choice")
    table.g.bridges = 1
    table.turn("thorn").pick("pull 206", "stop")
    assert table.happened(ev.CardRead) == []
    table.base(207, "wagon").all_at(207).turn("thorn").pick("pull 233")
    assert [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)] == ["l13.choice"]


@rule("andor.move.040")
def test_the_shadow_on_the_road_bars_the_wagon_and_heroes_cross_it() -> None:
    table = wagon(235).card("l13.h")
    assert is_on(table, "road_blocked")
    assert table.foes_on(236) == ["shadow"]
    assert pulls(table.turn("thorn")) == [233, 234]
    table.pick("go 237", "stop")
    assert [event.field for event in table.happened(ev.HeroMoved)] == [236, 237]
    table.card("l13.shadow")
    assert not is_on(table, "road_blocked")
