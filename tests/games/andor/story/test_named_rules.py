"""The rules of our own legends that cards switch on and off: the wagon and the bridge, companions, shadow,
nights, krahders and guardians, the falling fortress, and what events do to hours and creatures.

Their words stand in `content/text/en/things.ftl` under `rule-...`.
"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FARMER, FOES, MINUS_1, MINUS_4, NAMED_RULES, NO_PIECE
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def pulls(table: AndorTable) -> list[int]:
    """How far the wagon can be pulled now."""
    return sorted(int(name[5:]) for name in table.options() if name.startswith("pull"))


def wagon(field: int = 203) -> AndorTable:
    """The wagon, and both heroes at it."""
    return AndorTable(legend=13).rules("wagon").base(field, "wagon").all_at(field)


def is_on(table: AndorTable, name: str) -> bool:
    return bool(table.g.rules_on >> NAMED_RULES.index(name) & 1)


# -- the wagon and the bridge --------------------------------------------------------------------------


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


# -- farmers and Radan ---------------------------------------------------------------------------------


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


def test_radan_walks_along_with_heroes_and_may_be_left_anywhere() -> None:
    table = AndorTable(legend=16).rules("companion").base(234, "wagon").card("l16.radan", "thorn")
    table.hero("thorn", field=280).lay("radan", 280).turn("thorn").pick("take radan by thorn")
    table.pick("go 278", "stop").turn("thorn").pick("drop radan by thorn")
    assert table.lying(278) == ["radan"]
    assert table.hours("thorn") == 1


def test_radan_stays_at_the_wagon_and_the_goal_is_done() -> None:
    table = AndorTable(legend=16).rules("companion").base(264, "wagon").open_goal("radan")
    table.hero("thorn", field=265, bag=("radan",)).turn("thorn").pick("go 264", "stop")
    assert table.bag("thorn") == []
    assert len(table.happened(ev.GoalDone)) == 1


@pytest.mark.parametrize(("hero", "field"), [(234, 278), (277, 277)])
def test_radan_alone_is_dragged_a_field_back_when_a_foe_comes(hero: int, field: int) -> None:
    table = AndorTable(legend=16).rules("companion").base(264, "wagon").all_at(234)
    table.hero("thorn", field=280).card("l16.radan", "thorn")  # found on 280
    table.g.lift(*table.g.lying[0])
    table.lay("radan", 277).hero("thorn", field=hero).only_symbols("move_wargors")
    table.foe("wargor", 278)
    table.sunrise()
    assert table.lying(field) == ["radan"]


def test_radan_on_the_field_where_he_was_found_stays_there() -> None:
    table = AndorTable(legend=16).rules("companion").base(264, "wagon").all_at(234)
    table.hero("thorn", field=280).card("l16.radan", "thorn").hero("thorn", field=234)
    table.only_symbols("move_wargors").foe("wargor", 284)
    table.sunrise()
    assert (table.foes_on(280), table.lying(280)) == (["wargor"], ["radan"])


# -- the shadow that hunts -----------------------------------------------------------------------------


def hunted(field: int) -> tuple[AndorTable, int]:
    """The shadow on a field; the heroes are at the wagon on 264."""
    table = AndorTable(legend=16).rules("shadow_hunts").base(264, "wagon").all_at(264)
    return table.only_symbols("skeletons"), table.foe("hunting_shadow", field)


def test_the_shadow_moves_two_fields_towards_the_nearest_hero_and_strikes() -> None:
    table, shadow = hunted(251)
    table.hero("thorn", field=256, willpower=9).sunrise()
    assert table.where(shadow) == 255  # over 254
    assert table.willpower("thorn") == 9
    table.sunrise()
    assert table.where(shadow) == 256
    assert table.willpower("thorn") == 6
    table.sunrise()
    assert table.willpower("thorn") == 3  # it is still there


def test_the_shadow_uses_jump_lines() -> None:
    table, shadow = hunted(206)
    table.hero("thorn", field=233, willpower=9).sunrise()
    assert table.where(shadow) == 233
    assert table.willpower("thorn") == 6


def test_the_shadow_that_comes_to_the_wagon_takes_no_shield() -> None:
    table, shadow = hunted(263)
    table.sunrise()
    assert (table.where(shadow), table.shielded()) == (264, [])


@pytest.mark.parametrize(
    ("item", "banishes"),
    [("storm_shield", True), ("half_brotherhood_shield", True), ("falcon", False), ("iron_gauntlet", False)],
)
def test_a_side_of_any_shield_and_nothing_else_banishes_the_shadow(item: str, banishes: bool) -> None:
    table, shadow = hunted(251)
    table.hero("thorn", (item,), field=251).turn("thorn")
    assert table.offers(f"banish {item} by thorn") == banishes
    if banishes:
        table.pick(f"banish {item} by thorn")
        assert not table.on_board(shadow)
        assert item not in table.bag("thorn")


def test_a_shield_banishes_the_shadow_on_the_own_field_only() -> None:
    table, _ = hunted(251)
    table.foe("wargor", 252)
    table.hero("thorn", ("storm_shield",), field=252).turn("thorn")
    assert not table.offers("banish storm_shield by thorn")


def test_a_shield_banishes_the_shadow_and_not_a_creature_beside_it() -> None:
    table = AndorTable(legend=16).rules("shadow_hunts").base(264, "wagon").all_at(264)
    wargor, shadow = table.foe("wargor", 251), table.foe("hunting_shadow", 251)
    table.hero("thorn", ("storm_shield",), field=251).turn("thorn").pick("banish storm_shield by thorn")
    assert (table.on_board(wargor), table.on_board(shadow)) == (True, False)
    assert FOES.index("hunting_shadow") not in table.g.fallen


def test_the_shadow_takes_the_lower_number_of_two_that_are_equally_near() -> None:
    table, shadow = hunted(213)
    table.hero("thorn", field=220, willpower=9).hero("chada", field=212, willpower=9).sunrise()
    assert table.where(shadow) == 212
    assert (table.willpower("thorn"), table.willpower("chada")) == (9, 6)


def test_the_shadow_stays_while_it_does_not_hunt() -> None:
    table, shadow = hunted(213)
    table.without("shadow_hunts").hero("thorn", field=214).sunrise()
    assert table.where(shadow) == 213


def test_the_shadow_cannot_be_fought_and_holds_nobody() -> None:
    table, _ = hunted(213)
    table.hero("thorn", field=213).turn("thorn")
    assert not any(name.startswith("fight") for name in table.options())
    assert 214 in table.can_go()


@pytest.mark.parametrize("shield", ["storm_shield", "half_fire_shield", "star_shield", "brotherhood_shield"])
def test_one_side_of_any_shield_sends_the_shadow_away(shield: str) -> None:
    table, shadow = hunted(213)
    table.hero("thorn", field=213, bag=(shield,)).turn("thorn").pick(f"banish {shield} by thorn")
    assert not table.on_board(shadow)
    assert table.bag("thorn") == ([] if shield.startswith("half") else [f"half_{shield}"])


def test_a_shield_on_another_field_does_not_reach_the_shadow() -> None:
    table, _ = hunted(213)
    table.hero("thorn", field=214, bag=("storm_shield",)).turn("thorn")
    assert not table.offers("banish storm_shield by thorn")


@pytest.mark.parametrize("foe", ["wargor", "skeleton", "nomion", "gonhar"])
def test_no_shield_sends_another_foe_away(foe: str) -> None:
    table = AndorTable().hero("thorn", field=213, bag=("storm_shield",))
    table.foe(foe, 213)
    assert not table.turn("thorn").offers("banish storm_shield by thorn")


# -- nights --------------------------------------------------------------------------------------------


@rule("andor.food.040")
@pytest.mark.parametrize(("cold", "willpower"), [(False, 9), (True, 8)])
def test_a_cold_night_costs_a_willpower_at_the_wagon(cold: bool, willpower: int) -> None:
    table = AndorTable(legend=16).base(264, "wagon").all_at(264).only_symbols("food")
    if cold:
        table.card("l16.j")
    table.hero("thorn", willpower=9, bag=("apple_nut",))
    table.hero("chada", field=265, willpower=9, bag=("apple_nut",)).sunrise()
    assert (table.willpower("thorn"), table.bag("thorn")) == (willpower, ["apple_nut"])
    assert (table.willpower("chada"), table.bag("chada")) == (9, [])


@pytest.mark.parametrize(("larders", "willpower"), [(False, 2), (True, 10)])
def test_a_hero_at_a_larder_needs_no_food_even_beside_a_foe(larders: bool, willpower: int) -> None:
    table = AndorTable(legend=17).base(301).all_at(301).only_symbols("food").token("red_cross", 312)
    table.hero("thorn", field=312, willpower=10)
    table.foe("wargor", 312)
    if larders:
        table.rules("larders")
    table.sunrise()
    assert table.willpower("thorn") == willpower


# -- Krahd ---------------------------------------------------------------------------------------------


def krahd(*heroes: str) -> AndorTable:
    """The rules of legend 17; the heroes are at the camp on 301."""
    table = AndorTable(*heroes, legend=17).base(301).all_at(301)
    return table.rules("skeletons", "below_the_line", "krahders", "guardians", "farmers", "overtime_minus_4")


def move_by(table: AndorTable, token: str, name: str = "thorn") -> AndorTable:
    """A hero passes the fourth hour, and this token is drawn."""
    return table.movement(token).hero(name, hours=4).turn(name).pick("pass")


def test_krahders_hunt_the_nearest_hero_over_any_distance() -> None:
    table = krahd()
    gonhar = table.foe("gonhar", 337)
    move_by(table, "m7")  # Gonhar moves 2
    assert table.where(gonhar) == 351  # through the fortress and over its jump line


def test_a_krahder_prefers_the_hero_whom_it_has_marked_among_the_nearest() -> None:
    table = krahd("thorn", "eara").hero("thorn", field=312).hero("eara", field=314)
    gonhar = table.foe("gonhar", 313)  # it has marked the mage
    move_by(table, "m1")
    assert table.where(gonhar) == 314
    table = krahd("thorn", "chada").hero("thorn", field=312).hero("chada", field=314)
    gonhar = table.foe("gonhar", 313)
    move_by(table, "m1")
    assert table.where(gonhar) == 312  # without a mage, the lower number


@pytest.mark.parametrize("heroes", [("thorn", "eara"), ("eara", "thorn")])
@pytest.mark.parametrize(("mage", "other"), [(312, 314), (314, 312)])
def test_the_marked_hero_comes_first_whatever_the_numbers(
    heroes: tuple[str, str], mage: int, other: int
) -> None:
    table = krahd(*heroes).hero("thorn", field=other).hero("eara", field=mage)
    gonhar = table.foe("gonhar", 313)
    move_by(table, "m1")
    assert table.where(gonhar) == mage


def test_a_rider_that_comes_to_the_camp_on_its_way_goes_no_further() -> None:
    table = krahd().base(313).hero("thorn", field=312).hero("chada", field=312)
    table.foe("gonhar", 314)
    move_by(table, "m7")  # Gonhar moves 2
    assert table.shielded() == ["gonhar"]
    assert table.foes_on(312) == []


@rule("andor.jump_line.070")
def test_a_krahder_takes_the_jump_line_where_it_is_shorter() -> None:
    table = krahd().hero("thorn", field=334).hero("chada", field=334)
    gonhar = table.foe("gonhar", 332)
    move_by(table, "m1")
    assert table.where(gonhar) == 334


def test_a_krahder_holds_a_hero_and_is_worn_down_over_rounds_with_grey_dice() -> None:
    table = krahd().without("second_abilities")
    gonhar = table.g.legend.foes[FOES.index("gonhar")]
    table.hero("thorn", field=310, strength=gonhar.strength, willpower=20).foe("gonhar", 310)
    assert table.turn("thorn").can_go() == []
    table.dice(6, 1, 1, 1, 1, 2).pick("fight gonhar")  # grey faces 4 and 5
    assert table.happened(ev.FoeRolled)[0].dice == (4, 5)
    assert table.happened(ev.RoundEnded)[0].left == gonhar.willpower - 1
    table.dice(5, 1, 1, 1, 1, 1).pick("on")  # 4 and 4: equal dice are added
    assert [heroes - foe for heroes, foe in table.rounds()] == [1, -3]


def test_krahders_pause_for_one_movement_token() -> None:
    table = krahd().card("l17.horn", "thorn").pick("option 1")
    gonhar, guardian = table.foe("gonhar", 337), table.foe("guardian_troll", 348)
    table.hero("chada", field=347)
    move_by(table, "m1")
    assert (table.where(gonhar), table.where(guardian)) == (337, 347)  # guardians do not pause
    assert not is_on(table, "krahders_pause")
    move_by(table, "m1")
    assert table.where(gonhar) == 338


def test_guardians_move_towards_heroes_in_the_forge_and_strike_whom_they_reach() -> None:
    table = krahd().hero("thorn", field=345, willpower=9).hero("chada", field=345, willpower=7)
    guardian = table.foe("guardian_troll", 348)
    move_by(table, "m1")
    assert (table.where(guardian), table.willpower("thorn")) == (346, 9)
    move_by(table, "m1")
    assert table.where(guardian) == 345
    assert (table.willpower("thorn"), table.willpower("chada")) == (7, 5)


def test_guardians_stay_in_the_forge() -> None:
    table = krahd().hero("thorn", field=319).hero("chada", field=342)
    guardian = table.foe("guardian_troll", 345)
    move_by(table, "m8")
    assert table.where(guardian) == 345


def test_a_guardian_beside_a_hero_stays_though_another_is_near() -> None:
    for heroes in (("thorn", "chada"), ("chada", "thorn")):
        table = krahd(*heroes).hero("thorn", field=346, willpower=9).hero("chada", field=349, willpower=9)
        guardian = table.foe("guardian_troll", 346)
        move_by(table, "m1")
        assert table.where(guardian) == 346
        assert table.willpower("thorn") == 9  # it strikes whom it reaches by moving


@given(st.lists(st.sampled_from([f"m{n}" for n in range(1, 9)]), max_size=5), st.data())
def test_no_guardian_ever_leaves_the_forge(tokens: list[str], data: st.DataObject) -> None:
    forge = (345, 346, 347, 348, 349)
    table = krahd()
    guardians = [table.foe("guardian_troll", field) for field in (346, 347, 348)]
    near = st.sampled_from([*forge, 319, 342, 344, 343])
    for token in tokens:
        for name in ("thorn", "chada"):
            table.hero(name, field=data.draw(near), willpower=9, strength=3)
        move_by(table, token)
    fields = [table.where(uid) for uid in guardians]
    assert all(field in forge for field in fields)
    assert len(set(fields)) == len(fields)


def test_guardians_move_by_movement_tokens_alone() -> None:
    table = krahd().hero("thorn", field=345).lay("gem_6", 346)
    guardian, skral = table.foe("guardian_troll", 348), table.foe("mountain_skral", 327)
    table.only_symbols("move_wargors", "move_mountain_skrals", "move_trolls", "move_wargors_again").sunrise()
    assert (table.where(guardian), table.where(skral)) == (348, 324)
    table.draw_event("drums")  # the creature on the highest field moves: not a guardian
    assert (table.where(guardian), table.where(skral)) == (348, 320)


def test_a_skeleton_that_ends_the_legend_ends_the_moves_of_riders_and_guardians_too() -> None:
    table = krahd().can_fail().hero("thorn", field=346)
    table.g.shield_count = 0
    gonhar, guardian = table.foe("gonhar", 337), table.foe("guardian_troll", 348)
    table.foe("skeleton", 302)
    move_by(table, "m1")
    assert table.g.finished
    assert (table.where(gonhar), table.where(guardian)) == (337, 348)


@rule("andor.overtime.020", "andor.component.350")
@pytest.mark.parametrize(("piece", "price"), [(NO_PIECE, 2), (MINUS_4, 4), (MINUS_1, 1)])
def test_the_overtime_piece_says_what_an_hour_costs(piece: int, price: int) -> None:
    table = krahd().hero("thorn", hours=7, willpower=10)
    table.g.piece = piece
    table.turn("thorn").pick("pass")
    assert table.willpower("thorn") == 10 - price


@rule("andor.difficulty.040")
@pytest.mark.parametrize(("grades", "piece"), [((), NO_PIECE), ((1,), MINUS_1), ((2,), NO_PIECE)])
def test_the_piece_goes_when_no_guardian_is_left_in_the_forge(grades: tuple[int, ...], piece: int) -> None:
    table = AndorTable(legend=17, grades=grades).without("second_abilities").rules("overtime_minus_4")
    table.g.piece = MINUS_4
    table.foe("guardian_troll", 345)
    table.open_goal("forge_cold").live("l17.forge")
    table.hero("thorn", field=345, strength=14, willpower=7)
    table.dice(6, 1, 1, 1, 2, 3).turn("thorn").pick("fight guardian_troll")
    assert table.g.piece == MINUS_4
    assert table.g.fight is not None
    table.g.fight.willpower = 1
    table.dice(6, 1, 1, 1, 2).pick("on", "willpower")
    assert table.g.piece == piece
    assert not is_on(table, "overtime_minus_4")


# -- the fall of the fortress --------------------------------------------------------------------------


def falling() -> AndorTable:
    table = krahd().rules("collapse").only_symbols()
    table.g.piece = NO_PIECE
    return table


@pytest.mark.parametrize("how", ["sunrise", "token"])
def test_each_sunrise_and_each_movement_token_takes_a_stage(how: str) -> None:
    table = falling()
    for stage in range(1, 5):
        if how == "sunrise":
            table.sunrise()
        else:
            move_by(table, "m3")
        assert table.g.collapsed == stage
    table.sunrise()
    assert table.g.collapsed == 4


def test_before_the_collapse_the_fortress_stands() -> None:
    table = falling().without("collapse").sunrise()
    move_by(table, "m3")
    assert table.g.collapsed == 0


def test_fallen_fields_can_no_longer_be_entered() -> None:
    table = falling().hero("thorn", field=353)
    assert 355 in table.turn("thorn").can_go()
    table.sunrise()
    assert 358 in table.can_go()
    assert not {355, 356} & set(table.can_go())


@pytest.mark.parametrize(
    ("stage", "field", "to"),
    [(1, 355, 353), (1, 356, 354), (2, 353, 351), (2, 358, 357), (3, 351, 350), (3, 357, 350)],
)
def test_a_hero_is_thrown_to_what_is_left_of_the_fortress_and_loses_three_willpower(
    stage: int, field: int, to: int
) -> None:
    table = falling().hero("thorn", field=field, willpower=9)
    table.g.collapsed = stage - 1
    table.sunrise()
    assert (table.where("thorn"), table.willpower("thorn")) == (to, 6)


def test_whatever_else_stood_or_lay_there_is_gone() -> None:
    table = falling().lay("knife", 355).lay("farmer", 355).token("fire", 356).lay("axe", 353)
    gonhar = table.foe("gonhar", 356)
    table.sunrise()
    assert not table.on_board(gonhar)
    assert (table.lying(355), table.lying(353), table.g.tokens) == ([], ["axe"], ())
    assert table.g.lost[FARMER] == 1


def test_a_hero_in_the_fortress_when_the_last_stage_falls_loses_the_legend() -> None:
    table = falling().can_fail().hero("thorn", field=350)
    table.g.collapsed = 2
    table.sunrise()
    assert not table.g.over
    table.sunrise()
    assert (table.g.over, table.g.won) == (True, False)


# -- hours ---------------------------------------------------------------------------------------------


def late(event: str, hours: int, willpower: int = 12) -> AndorTable:
    """Thorn late in the day after an event."""
    return AndorTable().draw_event(event).hero("thorn", hours=hours, willpower=willpower).turn("thorn")


@pytest.mark.parametrize(("hours", "willpower"), [(6, 12), (7, 12), (8, 10), (9, 10)])
def test_a_following_wind_makes_the_first_overtime_hour_free(hours: int, willpower: int) -> None:
    assert late("following_wind", hours).pick("pass").willpower("thorn") == willpower


def test_with_the_wind_even_one_willpower_is_enough_for_the_eighth_hour() -> None:
    table = late("following_wind", 7, 1).pick("pass")
    assert (table.hours("thorn"), table.willpower("thorn")) == (8, 1)
    assert not table.turn("thorn").offers("pass")


@pytest.mark.parametrize(("hours", "offered"), [(8, True), (9, False)])
def test_in_thin_air_nobody_uses_the_tenth_hour(hours: int, offered: bool) -> None:
    table = late("thin_air", hours)
    assert table.offers("pass") == offered
    assert AndorTable().hero("thorn", hours=hours, willpower=12).turn("thorn").offers("pass")


@pytest.mark.parametrize(("hours", "willpower"), [(6, 12), (7, 10), (8, 9), (9, 9)])
def test_heavy_legs_make_the_ninth_and_tenth_hour_dearer(hours: int, willpower: int) -> None:
    assert late("heavy_legs", hours).pick("pass").willpower("thorn") == willpower


@pytest.mark.parametrize("event", ["following_wind", "thin_air", "heavy_legs", "red_moon"])
def test_what_an_event_adds_ends_before_the_next_sunrise(event: str) -> None:
    table = AndorTable().base(203).all_at(203).only_symbols()
    before = table.g.rules_on
    table.draw_event(event)
    assert table.g.rules_on != before
    table.sunrise()
    assert table.g.rules_on == before


def test_an_event_drawn_at_sunrise_lasts_for_the_day_that_follows() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("event_card").events_on_top("thin_air")
    table.sunrise()
    assert is_on(table, "no_tenth_hour")


def test_the_hero_of_the_crest_has_no_overtime_until_the_next_sunrise() -> None:
    table = AndorTable(legend=16).base(234, "wagon").all_at(234).only_symbols()
    table.g.crests = (1, 0)
    table.card("l16.h")
    for name, offered in (("thorn", False), ("chada", True)):
        assert table.hero(name, hours=7, willpower=12).turn(name).offers("pass") == offered
    assert table.hero("thorn", hours=6).turn("thorn").offers("pass")
    table.sunrise()
    assert table.hero("thorn", hours=7).turn("thorn").offers("pass")


# -- stronger creatures --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("foe", "more"), [("wargor", 1), ("troll", 1), ("pack_mother", 1), ("skeleton", 0), ("shadow", 0)]
)
def test_under_a_red_moon_creatures_are_stronger_by_one(foe: str, more: int) -> None:
    table = AndorTable().draw_event("red_moon").without("second_abilities")
    table.hero("thorn", field=213, strength=1, willpower=20)
    table.foe(foe, 213)
    table.dice(1, 1, 1, 1, 2, 3, 4).turn("thorn").pick(f"fight {foe}")
    printed = table.g.legend.foes[FOES.index(foe)].strength
    assert table.happened(ev.FoeRolled)[0].strength == printed + more
