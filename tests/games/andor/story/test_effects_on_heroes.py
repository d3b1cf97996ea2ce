"""What cards do to heroes, and every way to name heroes and fields."""

import pytest
from tests.games.andor.story.words_shown import Tell, laid_out, shows

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    ITEMS,
    NONE,
)
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

# -- heroes --------------------------------------------------------------------------------------------


@shows("gain", "who all", "who lowest_rank")
def test_gain_raises_willpower_to_twenty_at_most() -> None:
    table = AndorTable("chada", "kram").hero("chada", willpower=20).hero("kram", willpower=7)
    table.draw_event("clear_first_morning")
    assert (table.willpower("chada"), table.willpower("kram")) == (20, 9)


@shows("gain", "who finder")
def test_gain_raises_the_strength_of_the_finder_to_fourteen_at_most() -> None:
    table = AndorTable().token("fog", 213, "strength_plus_1").token("fog", 214, "strength_plus_1")
    table.hero("thorn", field=212, strength=13).turn("thorn").pick("go 213", "stop")
    assert table.strength("thorn") == 14
    table.turn("thorn").pick("go 214", "stop")
    assert (table.strength("thorn"), table.strength("chada")) == (14, 1)


@shows("gain", "who chosen")
def test_articles_come_from_the_equipment_board_for_two_heroes_of_choice() -> None:
    table = AndorTable("thorn", "chada", "kram").draw_event("windfall").asks(0, "chosen_hero")
    table.pick("hero kram")
    assert table.options() == ["hero thorn", "hero chada"]  # nobody twice
    table.pick("hero thorn").at_rest()
    assert [table.bag(name) for name in table.names] == [["apple_nut"], [], ["apple_nut"]]
    assert table.g.supply[ITEMS.index("apple_nut")] == 5


@shows("gain")
def test_when_no_piece_is_left_nothing_is_gained() -> None:
    table = AndorTable().supply("apple_nut", 1).draw_event("windfall").pick("hero thorn")
    assert (table.bag("thorn"), table.bag("chada")) == (["apple_nut"], [])


@shows("gain")
def test_a_token_of_the_box_is_the_article_itself() -> None:
    table = AndorTable().supply("waterskin", 0).token("fog", 213, "waterskin").hero("thorn", field=212)
    table.turn("thorn").pick("go 213", "stop")
    assert table.bag("thorn") == ["waterskin"]


@shows("gain")
def test_weapons_come_from_the_box_once() -> None:
    table = AndorTable(legend=13).card("l13.tower", "chada").card("l13.tower", "thorn")
    assert (table.bag("chada"), table.bag("thorn")) == (["knife"], [])


@shows("gain")
def test_what_does_not_fit_lies_on_the_field() -> None:
    table = AndorTable(legend=13).hero("chada", field=247, bag=("telescope", "waterskin", "axe"))
    table.card("l13.tower", "chada")
    assert (table.bag("chada"), table.lying(247)) == (["waterskin", "telescope", "axe"], ["knife"])


@shows("gain")
def test_a_shield_is_named_or_chosen_among_those_left() -> None:
    table = AndorTable(legend=14).card("l14.shield", "thorn")
    assert table.bag("thorn") == ["fire_shield"]
    table = laid_out(17).pick("hero chada", "item star_shield", "hero thorn")
    table.asks(0, "shield", ["item storm_shield", "item fire_shield", "item brotherhood_shield"])
    table.pick("item storm_shield")
    assert "star_shield" in table.bag("chada")
    assert "storm_shield" in table.bag("thorn")


@rule("andor.component.300")
@shows("gain")
def test_a_random_gem_comes_from_the_four() -> None:
    table = AndorTable()
    for _ in range(5):
        table.token("cave", 230, "gem").hero("thorn", field=229).turn("thorn").pick("go 230", "stop")
        table.hero("thorn", hours=0)
    assert table.bag("thorn") == ["gem_2", "gem_3", "gem_4", "gem_6"]


@shows("lose", "who standing not_base")
@pytest.mark.parametrize(
    ("willpower", "strength", "left"), [(9, 3, (7, 3)), (2, 3, (3, 2)), (1, 1, (3, 1)), (3, 1, (1, 1))]
)
def test_whom_a_card_brings_to_zero_gets_three_willpower_and_loses_one_strength(
    willpower: int, strength: int, left: tuple[int, int]
) -> None:
    table = (
        AndorTable().base(203).all_at(203).hero("thorn", field=213, willpower=willpower, strength=strength)
    )
    table.hero("chada", willpower=9).draw_event("sleepless")
    assert (table.willpower("thorn"), table.strength("thorn")) == left
    assert table.willpower("chada") == 9
    assert not table.of("thorn").resting


@shows("lose", "who chosen")
def test_strength_is_lost_by_a_hero_who_has_enough() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", strength=2).hero("kram", strength=3)
    table.draw_event("weary_arms").asks(0, "chosen_hero", ["hero thorn", "hero kram"]).pick("hero kram")
    assert [table.strength(name) for name in table.names] == [2, 1, 2]


@shows("lose", "who chosen")
def test_when_nobody_fits_nobody_is_chosen() -> None:
    table = AndorTable().hero("thorn", strength=1).hero("chada", strength=1).draw_event("weary_arms")
    table.at_rest()
    assert (table.strength("thorn"), table.strength("chada")) == (1, 1)


@shows("lose", "who food_at_least")
def test_food_goes_back_to_the_equipment_board() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", bag=("apple_nut", "starwort"))
    table.hero("chada", bag=("apple_nut",)).hero("kram", bag=("starwort", "starwort"))
    table.draw_event("mould").asks(0, "lost_food").pick("item apple_nut")
    assert [table.bag(name) for name in table.names] == [["starwort"], ["apple_nut"], ["starwort"]]
    assert table.g.supply[ITEMS.index("apple_nut")] == 8


@shows("lose", "who crest")
def test_a_small_article_of_choice_is_dropped_where_the_hero_stands() -> None:
    table = AndorTable().hero("thorn", field=213, bag=("telescope", "knife", "helm", "apple_nut"))
    table.g.crests = (1, 0)
    table.draw_event("torn_strap").asks(0, "dropped_article", ["item telescope", "item knife"])
    table.pick("item knife")
    assert (table.bag("thorn"), table.lying(213)) == (["apple_nut", "telescope", "helm"], ["knife"])


@shows("lose")
def test_a_small_article_that_is_not_dropped_is_gone(tell: Tell) -> None:
    table = tell("[{lose: {who: all, article: small_of_choice}}]").hero("thorn", field=213, bag=("knife",))
    table.card("t.it")
    assert (table.bag("thorn"), table.lying(213)) == ([], [])


@shows("set_willpower", "who lowest_rank")
@pytest.mark.parametrize(("before", "after"), [(3, 14), (14, 14), (17, 17)])
def test_up_only_raises_willpower(before: int, after: int) -> None:
    table = AndorTable("chada", "thorn").hero("thorn", willpower=before).hero("chada", willpower=5)
    table.draw_event("least_sings_loudest")
    assert (table.willpower("thorn"), table.willpower("chada")) == (after, 5)


@shows("set_willpower")
@pytest.mark.parametrize(("how", "low", "high"), [("up", 6, 9), ("down", 3, 6), ("exact", 6, 6)])
def test_down_only_lowers_willpower_and_exact_does_both(tell: Tell, how: str, low: int, high: int) -> None:
    table = tell(f"[{{set_willpower: {{who: all, to: 6, how: {how}}}}}]")
    table.hero("thorn", willpower=3).hero("chada", willpower=9).card("t.it")
    assert (table.willpower("thorn"), table.willpower("chada")) == (low, high)


@rule("andor.agren.010", "andor.agren.020")
@shows("agren")
def test_an_agren_gives_an_article_of_choice_but_no_starwort_and_no_brew() -> None:
    table = AndorTable().token("fog", 213, "agren").hero("chada", field=212)
    table.turn("chada").pick("go 213", "stop").asks(1, "article")
    assert "item helm" in table.options()
    assert not {"item starwort", "item witchs_brew"} & set(table.options())
    table.pick("item helm")
    assert (table.bag("chada"), table.g.supply[ITEMS.index("helm")]) == (["helm"], 1)


@shows("cave_dweller")
def test_a_cave_dweller_holds_the_finder() -> None:
    table = AndorTable().all_at(229).token("cave", 230, "cave_dweller_9")
    table.turn("chada").pick("go 230", "stop")
    assert [hero.held for hero in table.g.heroes] == [NONE, 230]


# -- whom a card means ---------------------------------------------------------------------------------


@shows("who group", "choice")
def test_a_cost_of_the_group_is_shared_point_by_point() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", willpower=2).base(203)
    wargor = table.foe("wargor", 212)
    table.draw_event("pack_runs").asks(0, "option", ["option 0", "option 1"]).pick("option 0", "hero thorn")
    table.asks(0, "pay_point", ["hero chada", "hero kram"])  # thorn must keep one
    table.pick("hero kram", "hero chada").at_rest()
    assert [table.willpower(name) for name in table.names] == [1, 6, 6]
    assert table.where(wargor) == 212


@shows("who group", "choice")
def test_what_the_group_cannot_pay_is_not_on_offer() -> None:
    table = AndorTable().hero("thorn", willpower=1).hero("chada", willpower=2).base(203)
    wargor = table.foe("wargor", 212)
    table.draw_event("pack_runs").at_rest()  # the free option is the only one
    assert table.where(wargor) == 213


@shows("who same", "who chosen", "choice", "agren")
def test_the_hero_who_has_paid_gets_what_was_bought() -> None:
    table = AndorTable().hero("thorn", willpower=3).hero("chada", willpower=4)
    table.draw_event("whistle_in_the_rocks").pick("option 0")  # only chada can pay 3 and keep some
    table.asks(1, "article").pick("item hood")
    assert (table.bag("chada"), table.willpower("chada")) == (["hood"], 1)


@shows("who same", "choice")
def test_a_cost_of_strength_is_paid_by_a_hero_of_choice() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("thorn", strength=2).hero("kram", strength=5)
    table.draw_event("hard_bargain").pick("option 0").asks(0, "payer", ["hero thorn", "hero kram"])
    table.pick("hero thorn")
    assert [table.strength(name) for name in table.names] == [1, 1, 5]
    assert [table.willpower(name) for name in table.names] == [15, 7, 7]


@shows("who crest", "who crest_drawn")
def test_the_crest_that_was_drawn_is_meant_again_and_all_are_drawn_before_one_returns() -> None:
    table = AndorTable("thorn", "chada", "kram", legend=16)
    table.g.crests = (0, 1, 2)
    table.card("l16.h")
    assert [table.willpower(name) for name in table.names] == [7, 7, 4]
    assert table.g.barred == 1 << 2
    seen = []
    for _ in range(3):
        table.hush().card("l16.h")
        seen.append(table.happened(ev.CrestDrawn)[0].hero)
    assert seen[:2] == [1, 0]
    assert len(table.g.crests) == 2


@shows("who heroes")
def test_heroes_are_named_by_kind() -> None:
    table = AndorTable("thorn", "chada", "kram", "eara").draw_event("falling_stars")
    assert [table.willpower(name) for name in table.names] == [7, 10, 7, 10]
    table.draw_event("hammer_songs")
    assert [table.willpower(name) for name in table.names] == [10, 10, 10, 10]


@shows("who standing base")
def test_heroes_at_the_base() -> None:
    table = AndorTable().base(203).hero("thorn", field=203).hero("chada", field=204).draw_event("warm_ashes")
    assert (table.willpower("thorn"), table.willpower("chada")) == (10, 7)


@shows("who standing here")
def test_heroes_on_the_field_of_the_finder() -> None:
    table = AndorTable("thorn", "chada", "kram", legend=14).all_at(258).hero("kram", field=251)
    table.card("l14.muster", "chada")
    assert [table.willpower(name) for name in table.names] == [8, 8, 7]


@shows("who standing chasm_edge")
def test_heroes_at_the_edge_of_a_rift() -> None:
    table = AndorTable().hero("thorn", field=223).hero("chada", field=222).draw_event("at_the_brink")
    assert (table.willpower("thorn"), table.willpower("chada")) == (5, 7)


@shows("who standing terrain")
def test_heroes_on_a_kind_of_ground() -> None:
    table = AndorTable("thorn", "chada", "kram", "eara")
    for name, field in zip(table.names, (219, 259, 230, 213), strict=True):  # forest, ruin, cave, rock
        table.hero(name, field=field)
    table.draw_event("out_of_the_wind")
    assert [table.willpower(name) for name in table.names] == [9, 9, 9, 7]


@shows("who standing area")
def test_heroes_in_an_area_of_the_board() -> None:
    table = AndorTable(legend=17).hero("thorn", field=350).hero("chada", field=337).card("l17.l")
    assert (table.willpower("thorn"), table.willpower("chada")) == (5, 7)


@shows("who willpower_below")
@pytest.mark.parametrize(("before", "after"), [(1, 6), (5, 6), (6, 6), (7, 7)])
def test_heroes_with_little_willpower(before: int, after: int) -> None:
    assert (
        AndorTable().hero("thorn", willpower=before).draw_event("breath_of_calm").willpower("thorn") == after
    )


@shows("who most_willpower")
def test_the_hero_of_most_willpower_and_of_equal_ones_the_highest_rank() -> None:
    table = AndorTable("thorn", "chada", "kram").hero("chada", willpower=6).draw_event("whispers")
    assert [table.willpower(name) for name in table.names] == [7, 6, 3]  # the dwarf ranks above the warrior
    table.hero("thorn", willpower=9).draw_event("whispers")
    assert [table.willpower(name) for name in table.names] == [5, 6, 3]


@shows("who chosen")
def test_only_heroes_of_little_strength_may_be_chosen() -> None:
    table = AndorTable().hero("thorn", strength=4).hero("chada", strength=5).draw_event("old_whetstone")
    assert (table.strength("thorn"), table.strength("chada")) == (5, 5)  # nobody else fits


# -- which fields --------------------------------------------------------------------------------------


@shows("at base")
def test_the_field_of_the_base(tell: Tell) -> None:
    table = tell("[{place_skeleton: {at: base}}, {place_token: {token: axe, at: base}}]").base(205)
    table.card("t.it")
    assert table.shielded() == ["skeleton"]
    assert table.lying(205) == ["axe"]


@shows("at figure")
def test_the_field_of_a_foe() -> None:
    table = AndorTable(legend=14).card("l14.g")
    assert table.foes_on(245) == ["nomion", "skeleton"]


@shows("at here")
def test_the_field_of_the_hero_who_set_the_card_off() -> None:
    table = AndorTable(legend=16).hero("chada", field=285).card("l16.ambush", "chada")
    assert table.foes_on(285) == ["mountain_skral"]
