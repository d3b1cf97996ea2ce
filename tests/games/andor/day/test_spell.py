"""The mage's spell books: studying, casting, light, healing and portal. [andor.spell]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.lore import dark_fields
from fabletop.games.andor.state.pieces import CLOSED, GONE, OPEN
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel.frame import Act
from fabletop.testing import rule


def mage(field: int = 205, *books: str) -> AndorTable:
    """Eara with open books on a field; Thorn and Kram are far away."""
    table = AndorTable("eara", "thorn", "kram").hero("eara", field=field)
    table.hero("thorn", field=285).hero("kram", field=285)
    for book in books:
        table.book("eara", book, OPEN)
    return table


def targets(table: AndorTable) -> list[int]:
    """The fields on offer for what the light drives away."""
    assert table.asked().kind == "light_field"
    return [int(option.split()[1]) for option in table.options()]


def studies(table: AndorTable) -> list[str]:
    return [option for option in table.options() if option.startswith("study")]


# -- studying ----------------------------------------------------------------------------------------------


@rule("andor.spell.010")
def test_only_the_mage_studies_spells() -> None:
    table = AndorTable("eara", "thorn", "kram", "chada")
    assert studies(table.turn("eara")) == ["study light", "study healing", "study portal"]
    for name in ("thorn", "kram", "chada"):
        assert studies(table.turn(name)) == []


@rule("andor.spell.020")
def test_an_hour_of_study_opens_one_book() -> None:
    table = mage().turn("eara").pick("study healing", "done")
    assert table.of("eara").books == (CLOSED, OPEN, CLOSED)
    assert table.hours("eara") == 1
    table.asks(1, "turn")


@rule("andor.spell.030")
def test_several_books_are_studied_in_one_action_for_an_hour_each() -> None:
    table = mage().turn("eara").pick("study healing")
    table.asks(0, "study_on", ["study light", "study portal", "done"]).pick("study portal", "study light")
    assert table.of("eara").books == (OPEN, OPEN, OPEN)
    assert table.hours("eara") == 3
    table.asks(1, "turn")


@rule("andor.spell.030")
def test_without_an_hour_left_no_further_book_is_studied() -> None:
    table = mage().hero("eara", hours=6, willpower=2).turn("eara").pick("study healing")
    table.asks(1, "turn")
    assert table.hours("eara") == 7


# -- casting -----------------------------------------------------------------------------------------------


@rule("andor.spell.040")
def test_a_spell_is_cast_right_after_its_study_at_no_further_cost() -> None:
    table = mage().base(203).turn("eara").pick("study portal", "done")
    table.asks(1, "turn").pick("cast portal")
    assert table.where("eara") == 203
    assert table.hours("eara") == 1
    table.asks(1, "turn")  # it is still Thorn's turn


@rule("andor.spell.040")
def test_a_spell_may_wait_for_a_later_day_and_a_later_turn() -> None:
    table = mage().base(203).only_symbols().turn("eara").pick("study portal", "done")
    table.pick("end_day", "end_day", "end_day")
    assert table.g.day == 2
    table.turn("eara").pick("cast portal").asks(0, "turn")
    assert (table.where("eara"), table.hours("eara")) == (203, 0)


@rule("andor.spell.040")
def test_only_the_mages_player_casts_in_the_turn_of_another() -> None:
    table = mage(205, "portal").base(203).turn("thorn")
    option = table.find("cast portal")
    assert isinstance(option, Act)
    assert option.seat == 0


@rule("andor.spell.040")
def test_a_spell_is_cast_in_the_middle_of_somebodys_walk() -> None:
    table = mage(205, "portal").base(203).turn("thorn").pick("go 273").asks(1, "walk")
    table.pick("cast portal").asks(1, "walk")
    assert table.where("eara") == 203


@rule("andor.spell.040")
def test_whoever_has_ended_the_day_casts_no_more() -> None:
    table = mage(205, "portal").base(203).turn("eara")
    assert table.offers("cast portal")
    table.pick("end_day").asks(1, "turn")
    assert not table.offers("cast portal")


@rule("andor.spell.040")
def test_a_closed_book_cannot_be_cast() -> None:
    table = mage().base(203).turn("eara")
    assert not table.offers("cast portal")
    assert not table.offers("cast healing")


@rule("andor.spell.050", "andor.spell.060")
def test_a_cast_book_leaves_the_game_and_can_be_neither_cast_nor_studied_again() -> None:
    table = mage(205, "portal").base(203).turn("eara").pick("cast portal")
    assert table.of("eara").books == (CLOSED, CLOSED, GONE)
    assert not table.offers("cast portal")
    assert studies(table) == ["study light", "study healing"]


# -- light -------------------------------------------------------------------------------------------------


@rule("andor.spell.050", "andor.spell.060")
@pytest.mark.parametrize(
    ("book", "picks"), [("light", ["field 204"]), ("healing", ["hero thorn", "points 5"])]
)
def test_light_and_healing_are_cast_once_in_a_legend_too(book: str, picks: list[str]) -> None:
    table = mage(205, book).hero("thorn", willpower=1)
    table.foe("troll", 205)
    table.turn("eara").pick(f"cast {book}", *picks).asks(0, "turn")
    table.foe("troll", 205)
    table.turn("eara")
    assert not table.offers(f"cast {book}")
    assert f"study {book}" not in studies(table)
    assert GONE in table.of("eara").books


@rule("andor.spell.070")
def test_light_drives_a_creature_to_an_adjacent_field_without_a_creature() -> None:
    table = mage(205, "light")
    troll = table.foe("troll", 205)
    table.foe("wargor", 206)
    table.turn("eara").pick("cast light")
    assert targets(table) == [204, 216, 226, 227]
    table.pick("field 226")
    assert table.where(troll) == 226


@rule("andor.spell.070")
def test_light_needs_a_creature_on_the_mages_own_field() -> None:
    table = mage(205, "light")
    table.foe("troll", 206)
    assert not table.turn("eara").offers("cast light")


def test_light_drives_nobody_to_a_field_that_has_fallen() -> None:
    table = AndorTable("eara", "thorn", legend=17).book("eara", "light", OPEN).hero("eara", field=353)
    table.foe("troll", 353)
    table.turn("eara").pick("cast light")
    assert 355 in targets(table)
    table.g.collapsed = 1
    assert 355 not in dark_fields(table.g, table.of("eara"))


@rule("andor.spell.070")
def test_light_has_no_effect_on_a_field_whose_neighbours_all_hold_creatures() -> None:
    table = mage(201, "light")
    for field in (201, 202, 229):
        table.foe("wargor", field)
    assert not table.turn("eara").offers("cast light")


@rule("andor.spell.080")
@pytest.mark.parametrize("foe", ["skeleton", "undavahr", "tuavahr", "gonhar", "corion"])
def test_light_drives_skeletons_and_krahders_away_too(foe: str) -> None:
    table = mage(205, "light")
    uid = table.foe(foe, 205)
    table.turn("eara").pick("cast light", "field 204")
    assert table.where(uid) == 204


@rule("andor.spell.090")
def test_light_drives_all_skeletons_of_the_field_to_one_field_together() -> None:
    table = mage(205, "light")
    here = [table.foe("skeleton", 205) for _ in range(3)]
    elsewhere = table.foe("skeleton", 206)
    table.turn("eara").pick("cast light", "field 204")
    assert [table.where(uid) for uid in here] == [204, 204, 204]
    assert table.where(elsewhere) == 206


@rule("andor.spell.090")
def test_skeletons_are_not_driven_to_a_field_with_a_creature() -> None:
    table = mage(201, "light")
    skeleton = table.foe("skeleton", 201)
    table.foe("wargor", 202)
    table.turn("eara").pick("cast light")
    assert table.where(skeleton) == 229  # the only field left


@rule("andor.spell.090")
def test_with_a_creature_among_skeletons_the_mage_picks_the_one_or_the_others() -> None:
    table = mage(205, "light")
    troll = table.foe("troll", 205)
    bones = [table.foe("skeleton", 205), table.foe("skeleton", 205)]
    table.turn("eara").pick("cast light")
    table.asks(0, "light_foe", [f"foe troll#{troll}", f"foe skeleton#{bones[0]}"])
    table.pick("foe skeleton", "field 204")
    assert [table.where(uid) for uid in (troll, *bones)] == [205, 204, 204]


@rule("andor.horde.010")
def test_a_skeleton_driven_to_another_forms_a_horde_with_it() -> None:
    table = AndorTable("eara", "thorn", legend=13).live("l13.horde").book("eara", "light", OPEN)
    table.hero("eara", field=205).hero("thorn", field=285)
    table.foe("skeleton", 205)
    table.foe("skeleton", 204)
    table.turn("eara").pick("cast light", "field 204")
    assert [table.g.legend.cards[event.n].id for event in table.happened(ev.CardRead)] == ["l13.horde"]


@rule("andor.spell.100")
def test_light_drives_nothing_over_a_jump_line() -> None:
    table = mage(226, "light")
    table.foe("troll", 226)
    table.turn("eara").pick("cast light")
    assert 254 in table.g.over_jump(226)
    assert targets(table) == [205, 206, 207, 227]


@rule("andor.spell.110")
@pytest.mark.parametrize("foe", ["shadow", "nomion", "primordial_troll", "pale_king", "fortress_heart"])
def test_light_is_no_use_against_a_final_foe(foe: str) -> None:
    table = mage(205, "light")
    table.foe(foe, 205)
    assert not table.turn("eara").offers("cast light")


# -- healing -----------------------------------------------------------------------------------------------


@rule("andor.spell.120")
def test_the_example_of_the_book_on_228_there_are_8_willpower_to_share() -> None:
    table = mage(228, "healing").hero("thorn", willpower=1).turn("eara").pick("cast healing", "hero thorn")
    assert table.options() == [f"points {n}" for n in range(1, 9)]
    table.pick("points 8").asks(0, "turn")
    assert table.willpower("thorn") == 9


@rule("andor.spell.120")
@given(st.integers(201, 285))
def test_healing_gives_the_last_digit_of_the_field(field: int) -> None:
    table = mage(field, "healing").hero("thorn", willpower=1).turn("eara")
    assert table.offers("cast healing") == (field % 10 > 0)
    if field % 10 > 0:
        table.pick("cast healing", "hero thorn")
        if table.asked().kind == "heal_amount":
            table.pick(f"points {field % 10}")
        table.asks(0, "turn")
        assert table.willpower("thorn") == 1 + field % 10


@rule("andor.spell.130")
def test_healing_is_split_among_all_heroes_wherever_they_are_and_the_mage_too() -> None:
    table = mage(228, "healing").hero("eara", willpower=7).hero("thorn", willpower=7)
    table.hero("kram", willpower=7, field=210)
    table.turn("eara").pick("cast healing", "hero thorn", "points 5")
    table.pick("hero kram", "points 1", "hero eara", "points 2").asks(0, "turn")
    assert [table.willpower(name) for name in ("eara", "thorn", "kram")] == [9, 12, 8]


@rule("andor.spell.140")
def test_healing_reaches_heroes_in_the_sunrise_box() -> None:
    table = mage(221, "healing").hero("kram", willpower=7, in_box=True)
    table.turn("eara").pick("cast healing", "hero kram")
    assert table.willpower("kram") == 8


# -- portal ------------------------------------------------------------------------------------------------


@rule("andor.spell.150")
@pytest.mark.parametrize(("kind", "base"), [("camp", 203), ("wagon", 236)])
@pytest.mark.parametrize("field", [201, 211, 254, 285])
def test_the_portal_leads_from_any_field_to_the_camp_or_the_wagon(kind: str, base: int, field: int) -> None:
    table = mage(field, "portal").base(base, kind).hero("thorn", field=208).hero("kram", field=208)
    table.turn("eara").pick("cast portal")
    assert [table.where(name) for name in ("eara", "thorn", "kram")] == [base, 208, 208]


@rule("andor.spell.160")
def test_the_portal_takes_one_other_hero_from_the_mages_field_along() -> None:
    table = mage(205, "portal").base(203).hero("thorn", field=205).hero("kram", field=205)
    table.turn("eara").pick("cast portal").asks(0, "portal_with", ["hero thorn", "hero kram", "done"])
    table.pick("hero kram").asks(0, "turn")
    assert [table.where(name) for name in ("eara", "thorn", "kram")] == [203, 205, 203]


@rule("andor.spell.160")
def test_the_portal_takes_nobody_from_elsewhere_and_nobody_whose_day_has_ended() -> None:
    table = mage(205, "portal").base(203).hero("thorn", field=204).hero("kram", field=205, in_box=True)
    table.turn("eara").pick("cast portal").asks(0, "turn")
    assert [table.where(name) for name in ("eara", "thorn", "kram")] == [203, 204, 205]


@rule("andor.spell.170")
@pytest.mark.parametrize("foe", ["skeleton", "undavahr"])
def test_the_portal_works_for_whom_a_skeleton_or_krahder_holds(foe: str) -> None:
    table = mage(205, "portal").base(203).hero("thorn", field=205)
    table.foe(foe, 205)
    table.turn("eara")
    assert table.can_go() == []
    table.pick("cast portal", "hero thorn")
    assert (table.where("eara"), table.where("thorn")) == (203, 203)
    assert table.can_go() != []


@rule("andor.spell.170")
@pytest.mark.parametrize("held", ["eara", "thorn"])
def test_the_portal_frees_whom_a_cave_dweller_holds(held: str) -> None:
    table = (
        mage(211, "portal").base(203).hero("thorn", field=211).token("cave", 211, "cave_dweller_6", open=True)
    )
    table.hero(held, held=211)
    assert table.turn(held).can_go() == []
    table.pick("cast portal", "hero thorn")
    assert (table.where("eara"), table.where("thorn")) == (203, 203)
    assert table.can_go() != []
