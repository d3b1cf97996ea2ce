"""The sunrise box: its order, caves and skeletons, food, starworts and springs.
[andor.sunrise, food, herb, spring]"""

from typing import Any

import pytest

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import CAVE, LETTERS, SPRING, SYMBOLS
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def hungry(**values: Any) -> AndorTable:
    """Thorn on 213, far from the camp on 203 where Chada is; only food is resolved at sunrise."""
    table = AndorTable().base(203).all_at(203).only_symbols("food")
    return table.hero("thorn", field=213, **values)


# -- the order -----------------------------------------------------------------------------------------


@rule("andor.sunrise.010")
def test_the_eleven_symbols_are_resolved_in_their_order() -> None:
    table = AndorTable().base(203).all_at(203).events_on_top("clear_first_morning")
    table.sunrise()
    resolved = [SYMBOLS[event.n] for event in table.happened(ev.SunriseSymbol)]
    assert resolved == [
        *("event_card", "move_wargors", "move_mountain_skrals", "move_trolls", "move_wargors_again"),
        *("refill_caves", "skeletons", "food", "star_herbs_grow", "refill_springs", "narrator"),
    ]


@rule("andor.sunrise.010")
def test_food_is_eaten_before_starworts_grow() -> None:
    table = hungry(willpower=7).only_symbols("food", "star_herbs_grow").supply("starwort", 0)
    table.hero("thorn", bag=("starwort",)).lay("growing_starwort", 220)
    table.sunrise()
    assert table.lying(220) == ["growing_starwort", "growing_starwort"]  # the one that Thorn has handed in


@rule("andor.sunrise.020")
def test_the_top_event_card_is_revealed_and_followed() -> None:
    table = AndorTable().base(203).only_symbols("event_card").events_on_top("warm_ashes", "sleepless")
    table.hero("thorn", field=203, willpower=5).hero("chada", field=204, willpower=5)
    table.sunrise()
    assert (table.willpower("thorn"), table.willpower("chada")) == (8, 5)
    table.sunrise()
    assert (table.willpower("thorn"), table.willpower("chada")) == (8, 3)


@rule("andor.sunrise.030")
def test_wargors_move_twice_and_skrals_and_trolls_once() -> None:
    table = AndorTable().base(203).all_at(203)
    table.only_symbols("move_wargors", "move_mountain_skrals", "move_trolls", "move_wargors_again")
    wargor, skral, troll = table.foe("wargor", 208), table.foe("mountain_skral", 212), table.foe("troll", 219)
    table.sunrise()
    assert (table.where(wargor), table.where(skral), table.where(troll)) == (218, 213, 220)


@rule("andor.sunrise.030")
def test_the_second_walk_of_the_wargors_comes_after_the_trolls() -> None:
    table = AndorTable().base(203).all_at(203)
    table.only_symbols("move_wargors", "move_trolls", "move_wargors_again")
    wargor, troll = table.foe("wargor", 210), table.foe("troll", 212)
    table.sunrise()
    assert (table.where(wargor), table.where(troll)) == (212, 213)  # 212 was free by then


# -- caves and skeletons -------------------------------------------------------------------------------


@rule("andor.sunrise.040")
def test_empty_caves_get_a_token_unless_a_hero_stands_there() -> None:
    table = AndorTable().only_symbols("refill_caves").cave_supply("agren", "gem", "gem")
    table.hero("thorn", field=230).hero("chada", field=203).token("cave", 246, "apple_nut")
    table.sunrise()
    faces = [(t.field, table.g.legend.faces[t.face].id, t.open) for t in table.g.tokens if t.kind == CAVE]
    assert faces == [
        (211, "agren", False),
        (246, "apple_nut", False),
        (261, "gem", False),
        (270, "gem", False),
    ]
    assert table.g.cave_supply == ()


@rule("andor.sunrise.050")
@pytest.mark.parametrize(("die", "field"), [(1, 218), (2, 223), (3, 242), (4, 252), (5, 258), (6, 277)])
def test_a_skeleton_in_the_box_returns_where_the_red_die_says(die: int, field: int) -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("skeletons")
    table.g.boxed_skeletons = 1
    table.dice(die).sunrise()
    assert table.foes_on(field) == ["skeleton"]
    assert table.g.boxed_skeletons == 0


@rule("andor.sunrise.050")
def test_each_skeleton_in_the_box_has_a_die_of_its_own() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("skeletons")
    table.g.boxed_skeletons = 2
    table.dice(1, 6).sunrise()
    assert (table.foes_on(218), table.foes_on(277)) == (["skeleton"], ["skeleton"])


@rule("andor.sunrise.060")
def test_subdued_skeletons_stand_up() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("skeletons")
    skeleton = table.foe("skeleton", 213, down=True)
    table.sunrise()
    assert not table.figure(skeleton).down


# -- food ----------------------------------------------------------------------------------------------


@rule("andor.food.010")
@pytest.mark.parametrize("food", ["apple_nut", "starwort"])
def test_a_hero_hands_in_one_food_token(food: str) -> None:
    table = hungry(willpower=9).hero("thorn", bag=(food, food))
    left = table.g.supply
    table.sunrise()
    assert table.bag("thorn") == [food]
    assert table.willpower("thorn") == 9
    assert sum(table.g.supply) == sum(left) + 1


@rule("andor.food.010", "andor.food.020")
def test_with_both_kinds_the_hero_chooses_which_and_cannot_choose_hunger() -> None:
    table = hungry().hero("thorn", bag=("apple_nut", "starwort"))
    table.sunrise().asks(0, "food", ["item apple_nut", "item starwort"]).pick("item starwort")
    assert table.bag("thorn") == ["apple_nut"]


@rule("andor.food.020")
def test_a_hero_without_food_loses_eight_willpower() -> None:
    table = hungry(willpower=13, strength=3).hero("chada", field=204, willpower=9, bag=("apple_nut",))
    table.sunrise()
    assert (table.willpower("thorn"), table.strength("thorn")) == (5, 3)
    assert table.willpower("chada") == 9


@rule("andor.food.030")
@pytest.mark.parametrize("willpower", [1, 7, 8])
def test_hunger_that_leaves_no_willpower_costs_one_strength_and_gives_three(willpower: int) -> None:
    table = hungry(willpower=willpower, strength=4)
    table.sunrise()
    assert (table.willpower("thorn"), table.strength("thorn")) == (3, 3)
    assert not table.of("thorn").resting


@rule("andor.food.040")
@pytest.mark.parametrize("base", ["camp", "wagon"])
def test_nobody_needs_food_at_the_base(base: str) -> None:
    table = hungry(willpower=9).base(213, base).hero("thorn", bag=("apple_nut",))
    table.hero("chada", bag=("apple_nut",)).sunrise()
    assert (table.willpower("thorn"), table.bag("thorn")) == (9, ["apple_nut"])
    assert table.bag("chada") == []


@rule("andor.food.050")
def test_a_starving_hero_of_one_strength_keeps_it_and_gets_three_willpower() -> None:
    table = hungry(willpower=5, strength=1)
    table.sunrise()
    assert (table.willpower("thorn"), table.strength("thorn")) == (3, 1)


@rule("andor.food.060")
def test_a_hero_who_could_lose_no_strength_rests_for_the_day() -> None:
    table = hungry(willpower=5, strength=1).lay("apple_nut", 213).hero("thorn", bag=("telescope",))
    table.sunrise().asks(1, "turn")  # thorn would have begun
    assert not any("by thorn" in name for name in table.options())
    table.pick("pass").asks(1, "turn").pick("end_day")
    assert table.hours("thorn") == 0


@rule("andor.food.060", "andor.day.050")
def test_a_resting_hero_does_not_take_the_rooster() -> None:
    table = hungry(willpower=5, strength=1)
    table.sunrise().pick("end_day")
    assert table.g.first == 1  # chada ended the day first


@rule("andor.food.070")
def test_a_hero_who_has_rested_plays_again_on_the_following_day() -> None:
    table = hungry(willpower=5, strength=1)
    table.sunrise().hero("thorn", bag=("apple_nut",)).pick("end_day")
    assert table.g.day == 3
    assert table.bag("thorn") == []
    table.asks(1, "turn").pick("pass").asks(0, "turn")


def test_days_on_which_all_heroes_rest_end_with_the_narrator_though_its_symbol_is_off() -> None:
    """Nobody is asked on them, so nothing else could."""
    table = hungry(willpower=5, strength=1).hero("chada", field=213, willpower=5, strength=1)
    table.g.fails = table.g.legend.fail_if
    table.sunrise().at_rest()
    assert table.g.finished
    assert LETTERS[table.g.narrator] == "N"
    assert table.g.day == 14


def test_no_legend_goes_on_for_ever_without_its_narrator() -> None:
    table = hungry(willpower=20, bag=("apple_nut",))
    table.g.day = 49
    table.sunrise()
    assert (table.g.day, table.g.narrator) == (50, 0)
    while table.g.day == 50:
        table.pick("end_day")
    assert table.g.narrator == 1


def test_where_the_narrator_moves_by_its_symbol_late_days_and_rest_add_nothing() -> None:
    table = AndorTable().all_at(213).only_symbols("narrator").hero("thorn", resting=True)
    table.hero("chada", resting=True)
    table.g.day = 60
    table.sunrise()
    assert table.g.narrator == 1


# -- starworts -----------------------------------------------------------------------------------------


@rule("andor.herb.010")
def test_one_starwort_grows_where_some_are_left_however_many() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("star_herbs_grow")
    table.lay("growing_starwort", 220).lay("growing_starwort", 220).lay("growing_starwort", 255)
    table.lay("starwort", 252)  # put down by a hero: gathered already
    table.sunrise()
    assert [len(table.lying(field)) for field in (220, 252, 255, 285)] == [3, 1, 2, 0]
    assert table.g.supply[1] == 4


@rule("andor.herb.020")
def test_a_hero_may_gather_some_and_leave_the_rest_to_grow() -> None:
    table = AndorTable().lay("growing_starwort", 220).lay("growing_starwort", 220).hero("thorn", field=220)
    table.turn("thorn").pick("take growing_starwort by thorn")
    assert table.bag("thorn") == ["starwort"]
    assert table.lying(220) == ["growing_starwort"]
    assert table.offers("take growing_starwort by thorn")


@rule("andor.herb.030")
def test_when_starworts_run_short_the_lower_fields_are_served_first() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("star_herbs_grow").supply("starwort", 2)
    for field in (285, 252, 220):
        table.lay("growing_starwort", field)
    table.sunrise()
    assert [len(table.lying(field)) for field in (220, 252, 285)] == [2, 2, 1]
    assert table.g.supply[1] == 0


# -- springs -------------------------------------------------------------------------------------------


def spring_is_full(table: AndorTable, field: int) -> bool:
    token = table.g.token_on(field, SPRING)
    assert token is not None
    return token.open


@rule("andor.spring.010")
def test_a_hero_on_a_spring_empties_it_for_two_willpower() -> None:
    table = AndorTable().token("spring", 229).hero("thorn", field=229, willpower=7)
    table.turn("thorn").pick("spring by thorn")
    assert table.willpower("thorn") == 9
    assert not spring_is_full(table, 229)
    assert not table.offers("spring by thorn")
    assert table.hours("thorn") == 0


@pytest.mark.parametrize(("willpower", "most", "drinks"), [(20, 20, False), (19, 20, True), (3, 3, False)])
def test_a_hero_who_can_have_no_more_willpower_leaves_the_spring_to_others(
    willpower: int, most: int, drinks: bool
) -> None:
    table = AndorTable().hero("thorn", field=213, willpower=willpower, most=most).token("spring", 213)
    assert table.turn("thorn").offers("spring by thorn") == drinks


@rule("andor.spring.010")
def test_crossing_a_spring_is_not_enough_to_drink() -> None:
    table = AndorTable().token("spring", 229).hero("thorn", field=202)
    table.turn("thorn").pick("go 229")
    assert table.offers("go 230")
    assert not table.offers("spring by thorn")
    table.pick("stop").turn("thorn")
    assert table.offers("spring by thorn")


@rule("andor.spring.020", "andor.spring.030")
def test_springs_fill_at_sunrise_but_not_under_a_hero() -> None:
    table = AndorTable().base(203).all_at(203).only_symbols("refill_springs")
    table.token("spring", 229).token("spring", 260).hero("thorn", field=229, willpower=5)
    table.hero("chada", field=260, willpower=5).turn("thorn").pick("spring by thorn", "spring by chada")
    table.hero("chada", field=259).sunrise()
    assert (spring_is_full(table, 229), spring_is_full(table, 260)) == (False, True)
