"""The magic shields, and the fire that one of them brings. [andor.shield, andor.fire_token]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FIRE, SYMBOLS
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

SHIELDS = ("storm_shield", "fire_shield", "star_shield", "brotherhood_shield")


def beaten_back(shield: str) -> AndorTable:
    """Kram, with a shield, has lost a round by 6 and is asked whether to ward that off."""
    table = AndorTable("kram", "chada").hero("chada", field=285)
    table.hero("kram", (shield,), field=205, strength=3, willpower=9)
    table.foe("wargor", 205)
    return table.dice(1, 1, 4, 4).turn("kram").pick("fight wargor")  # 4 against 10


def burning(field: int = 205) -> AndorTable:
    """Thorn, of 12 willpower, stands on 204; a field burns."""
    table = AndorTable("thorn", "kram").hero("thorn", field=204, willpower=12).hero("kram", field=285)
    return table.token("fire", field)


def marked(table: AndorTable) -> int:
    """The willpower with which the foe enters the fight that is on."""
    assert table.g.fight is not None
    return table.g.fight.willpower


# -- the Shield of Storms ----------------------------------------------------------------------------------


@rule("andor.shield.010")
def test_each_side_of_the_shield_of_storms_serves_once() -> None:
    table = beaten_back("storm_shield").pick("ward storm_shield")
    assert table.bag("kram") == ["half_storm_shield"]
    table.dice(1, 1, 4, 4).pick("on", "ward half_storm_shield")
    assert table.bag("kram") == []
    assert table.willpower("kram") == 9
    table.dice(1, 1, 4, 4).pick("on").asks(0, "stay")
    assert table.willpower("kram") == 3


@rule("andor.shield.010")
def test_one_side_may_stop_a_card_and_the_other_ward_off_a_loss() -> None:
    table = beaten_back("storm_shield").pick("ward storm_shield", "withdraw")
    table.draw_event("sleepless").pick("stop")
    assert table.bag("kram") == []
    table.draw_event("sleepless")
    assert table.willpower("kram") == 9 - 2


@rule("andor.shield.020")
def test_the_shield_of_storms_stops_a_marked_card_for_the_whole_group() -> None:
    table = AndorTable("thorn", "chada", "kram").all_at(205).hero("chada", ("storm_shield",))
    before = [table.willpower(name) for name in table.names]
    table.draw_event("sleepless").asks(1, "stop_event", ["stop", "nothing"]).pick("stop")
    assert [table.willpower(name) for name in table.names] == before
    table.at_rest()


@rule("andor.shield.020")
def test_a_card_that_is_let_through_hits_everybody() -> None:
    table = AndorTable("thorn", "chada").all_at(205).hero("chada", ("storm_shield",))
    before = [table.willpower(name) for name in table.names]
    table.draw_event("sleepless").pick("nothing")
    assert [table.willpower(name) for name in table.names] == [willpower - 2 for willpower in before]
    assert table.bag("chada") == ["storm_shield"]


@rule("andor.shield.020")
@pytest.mark.parametrize("event", ["full_springs", "torn_strap"])
def test_a_card_without_the_symbol_cannot_be_stopped(event: str) -> None:
    table = AndorTable("thorn", "chada").all_at(205).hero("chada", ("storm_shield",)).draw_event(event)
    assert not table.offers("stop")


@rule("andor.shield.020")
@pytest.mark.parametrize("shield", [shield for shield in SHIELDS if shield != "storm_shield"])
def test_no_other_shield_stops_a_card(shield: str) -> None:
    table = AndorTable("thorn", "chada").all_at(205).hero("chada", (shield,), willpower=9)
    table.draw_event("sleepless")
    assert table.willpower("chada") == 7


@rule("andor.shield.030")
def test_the_shield_of_storms_wards_off_the_loss_of_a_round() -> None:
    table = beaten_back("storm_shield").asks(0, "ward_blow", ["nothing", "ward storm_shield"])
    table.pick("ward storm_shield")
    assert table.willpower("kram") == 9
    table = beaten_back("storm_shield").pick("nothing")
    assert table.willpower("kram") == 3
    assert table.bag("kram") == ["storm_shield"]


@rule("andor.shield.030")
def test_a_shield_wards_off_only_the_loss_of_its_bearer() -> None:
    table = AndorTable("kram", "eara").all_at(205).hero("kram", ("storm_shield",), strength=2, willpower=6)
    table.hero("eara", strength=2, willpower=6).foe("wargor", 205)
    table.turn("kram").pick("fight wargor", "invite eara").dice(1).pick("join")
    table.dice(1, 4, 4).pick("nothing", "nothing")  # the mage lets both dice lie: 6 against 10
    table.asks(0, "ward_blow").pick("ward storm_shield")
    assert (table.willpower("kram"), table.willpower("eara")) == (6, 2)


# -- the Shield of Fire ------------------------------------------------------------------------------------


@rule("andor.shield.040")
def test_each_side_of_the_shield_of_fire_puts_a_fire_token_on_the_bearers_field() -> None:
    table = burning(210).hero("thorn", ("fire_shield",))
    table.turn("thorn").pick("use fire_shield by thorn", "nothing")
    assert table.g.token_on(204, FIRE) is not None
    assert table.bag("thorn") == ["half_fire_shield"]
    table.hero("thorn", field=227).turn("thorn").pick("use half_fire_shield by thorn")
    assert table.g.token_on(227, FIRE) is not None
    assert table.bag("thorn") == []


@rule("andor.shield.040")
def test_a_hero_who_only_crosses_a_field_cannot_set_it_on_fire() -> None:
    table = AndorTable("thorn", "kram").all_at(204).hero("thorn", ("fire_shield",))
    table.turn("thorn")
    assert table.offers("use fire_shield by thorn")
    table.pick("go 205").asks(0, "walk")
    assert not table.offers("use fire_shield by thorn")
    table.pick("stop").asks(1, "turn")
    assert table.offers("use fire_shield by thorn")


@rule("andor.shield.040")
def test_a_hero_who_is_carried_across_a_field_cannot_set_it_on_fire() -> None:
    table = AndorTable("thorn", "kram").all_at(204).hero("kram", ("fire_shield",))
    table.turn("thorn").pick("carry kram", "yes", "go 205").asks(0, "walk")
    assert not table.offers("use fire_shield by kram")


@rule("andor.shield.040")
def test_no_other_shield_sets_a_field_on_fire() -> None:
    table = AndorTable("thorn", "kram").all_at(204)
    table.hero("thorn", ("storm_shield",)).hero("kram", ("star_shield",)).turn("thorn")
    assert not any(option.startswith("use") for option in table.options())


def test_a_field_that_burns_is_not_set_on_fire_again() -> None:
    table = burning(204).hero("thorn", ("fire_shield",)).turn("thorn")
    assert not table.offers("use fire_shield by thorn")
    assert table.hero("thorn", field=203).turn("thorn").offers("use fire_shield by thorn")


@rule("andor.shield.050")
def test_the_shield_of_fire_wards_off_the_loss_of_a_round_too() -> None:
    table = beaten_back("fire_shield").pick("ward fire_shield")
    assert table.willpower("kram") == 9
    assert table.bag("kram") == ["half_fire_shield"]


# -- the Shield of the Stars -------------------------------------------------------------------------------


def under_the_stars(*symbols: str, shield: str = "star_shield") -> AndorTable:
    """Thorn bears the Shield of the Stars, and the sun rises with these symbols; a wargor is on 212."""
    table = AndorTable("thorn", "chada").base(203).all_at(203).hero("thorn", (shield,))
    table.foe("wargor", 212)
    return table.only_symbols(*symbols).sunrise()


def test_one_side_of_the_shield_of_the_stars_leaves_a_symbol_out() -> None:
    table = under_the_stars("move_wargors", "move_wargors_again")
    table.asks(0, "star_shield", ["nothing", "symbol move_wargors", "symbol move_wargors_again"])
    table.pick("symbol move_wargors_again")
    assert table.foes_on(213) == ["wargor"]
    assert table.bag("thorn") == ["half_star_shield"]
    assert [SYMBOLS[event.n] for event in table.happened(ev.SunriseSymbol)] == ["move_wargors"]
    assert [SYMBOLS[event.n] for event in table.happened(ev.SymbolSkipped)] == ["move_wargors_again"]


def test_what_the_stars_left_out_comes_again_at_the_next_sunrise() -> None:
    table = under_the_stars("move_wargors").pick("symbol move_wargors")
    table.sunrise().pick("nothing")
    assert table.foes_on(213) == ["wargor"]
    assert table.bag("thorn") == ["half_star_shield"]


def test_the_other_side_of_the_shield_of_the_stars_serves_once_more_and_then_it_is_gone() -> None:
    table = under_the_stars("move_wargors", shield="half_star_shield").pick("symbol move_wargors")
    assert table.bag("thorn") == []
    table.sunrise().asks(0, "turn")
    assert table.foes_on(213) == ["wargor"]


def test_the_stars_do_not_hold_the_narrator_back() -> None:
    table = under_the_stars("move_wargors", "narrator")
    table.asks(0, "star_shield", ["nothing", "symbol move_wargors"])


def test_a_symbol_that_is_left_out_already_is_not_named() -> None:
    table = AndorTable("thorn", "chada").base(203).all_at(203).hero("thorn", ("star_shield",))
    table.only_symbols("move_wargors", "move_trolls")
    table.g.skipped = 1 << SYMBOLS.index("move_trolls")
    table.sunrise().asks(0, "star_shield", ["nothing", "symbol move_wargors"])


# -- the Shield of the Brotherhood -------------------------------------------------------------------------


def brothers(shield: str = "brotherhood_shield") -> AndorTable:
    """Kram, of 3 strength, bears the shield and has rolled a 4; Thorn, of 5, and Chada, of 2, are far off."""
    table = AndorTable("kram", "thorn", "chada").hero("thorn", field=285, strength=5)
    table.hero("chada", field=285, strength=2).hero("kram", (shield,), field=205, strength=3, willpower=7)
    table.foe("troll", 205)
    return table.dice(4, 1, 1, 2, 3).turn("kram").pick("fight troll")


@pytest.mark.parametrize(
    ("shield", "left"), [("brotherhood_shield", ["half_brotherhood_shield"]), ("half_brotherhood_shield", [])]
)
def test_one_side_of_the_shield_of_the_brotherhood_lends_the_strength_of_a_hero_who_is_not_there(
    shield: str, left: list[str]
) -> None:
    table = brothers(shield).asks(0, "edge", ["done", "lend thorn", "lend chada"]).pick("lend thorn")
    assert table.bag("kram") == left
    if left:
        table.asks(0, "edge", ["done", "lend chada"]).pick("done")  # each of them once a round
    assert table.values("kram") == [3 + 5 + 4]


def test_both_sides_in_one_round_lend_the_strength_of_two() -> None:
    table = brothers().pick("lend thorn", "lend chada")
    assert (table.values("kram"), table.bag("kram")) == ([3 + 5 + 2 + 4], [])


def test_in_the_next_round_the_same_hero_lends_strength_again() -> None:
    table = brothers().hero("kram", strength=9).pick("lend thorn", "done")
    assert table.values("kram") == [9 + 5 + 4]
    table.dice(4, 1, 1, 2, 3).pick("on").asks(0, "edge", ["done", "lend thorn", "lend chada"])
    table.pick("lend thorn")
    assert (table.values("kram"), table.bag("kram")) == ([9 + 5 + 4, 9 + 5 + 4], [])


def test_who_fights_along_lends_nothing() -> None:
    table = AndorTable("kram", "thorn", "chada").all_at(205).hero("chada", field=285)
    table.hero("kram", ("brotherhood_shield",), willpower=7).foe("troll", 205)
    table.dice(4, 1).turn("kram").pick("fight troll", "invite thorn", "join")
    table.asks(0, "edge", ["done", "lend chada"])


def test_nothing_is_warded_off_where_nothing_is_lost() -> None:
    table = AndorTable("kram", "chada").hero("chada", field=285)
    table.hero("kram", ("storm_shield",), field=205, strength=3, willpower=9).foe("wargor", 205)
    table.dice(3, 1, 1, 3).turn("kram").pick("fight wargor").asks(0, "stay")  # 6 against 5
    table.dice(3, 1, 4).pick("on").asks(0, "stay")  # and 6 against 6
    assert table.bag("kram") == ["storm_shield"]


@rule("andor.shield.060")
@pytest.mark.parametrize("shield", SHIELDS)
def test_one_side_of_any_magic_shield_keeps_fire_off(shield: str) -> None:
    table = burning().hero("thorn", (shield,)).turn("thorn").pick("go 205", "stop")
    table.asks(0, "ward_fire", [f"ward {shield}", "nothing"]).pick(f"ward {shield}")
    assert table.willpower("thorn") == 12
    assert table.bag("thorn") == [f"half_{shield}"]


@rule("andor.shield.060")
@pytest.mark.parametrize("shield", SHIELDS)
def test_the_other_side_of_any_magic_shield_keeps_fire_off_too(shield: str) -> None:
    table = burning().hero("thorn", (f"half_{shield}",)).turn("thorn")
    table.pick("go 205", "stop", f"ward half_{shield}")
    assert (table.willpower("thorn"), table.bag("thorn")) == (12, [])


def test_a_burnt_hero_needs_no_shield_against_fire() -> None:
    table = burning().hero("thorn", ("star_shield",), most=3, willpower=3).turn("thorn")
    table.pick("go 205", "stop").asks(1, "turn")
    assert table.bag("thorn") == ["star_shield"]
    assert table.happened(ev.Burnt) == []


@rule("andor.shield.060")
def test_whoever_keeps_the_shield_for_later_is_burnt() -> None:
    table = burning().hero("thorn", ("half_star_shield",)).turn("thorn").pick("go 205", "stop", "nothing")
    assert table.willpower("thorn") == 3
    assert table.bag("thorn") == ["half_star_shield"]


@rule("andor.shield.070")
def test_the_other_side_of_the_shield_of_fire_keeps_its_own_fire_off() -> None:
    table = AndorTable("thorn", "kram").hero("thorn", ("fire_shield",), field=204, willpower=12)
    table.turn("thorn").pick("use fire_shield by thorn")
    table.asks(0, "ward_fire", ["ward half_fire_shield", "nothing"]).pick("ward half_fire_shield")
    assert table.willpower("thorn") == 12
    assert table.bag("thorn") == []


# -- fire tokens -------------------------------------------------------------------------------------------


@rule("andor.fire_token.010")
def test_fire_burns_on_after_heroes_foes_and_the_night() -> None:
    table = burning().only_symbols("move_wargors")
    table.foe("wargor", 205)
    table.turn("thorn").pick("go 205", "stop", "end_day", "end_day")
    assert table.g.day == 2
    assert table.g.token_on(205, FIRE) is not None
    assert table.happened(ev.TokenGone) == []


@rule("andor.fire_token.020")
def test_a_hero_who_stays_on_fire_falls_to_3_willpower() -> None:
    table = burning().turn("thorn").pick("go 205", "stop")
    assert table.willpower("thorn") == 3


@rule("andor.fire_token.020")
@given(st.integers(1, 20))
def test_fire_leaves_3_willpower_or_what_less_there_was(willpower: int) -> None:
    table = burning().hero("thorn", willpower=willpower).turn("thorn").pick("go 205", "stop")
    assert table.willpower("thorn") == min(3, willpower)


@rule("andor.fire_token.020")
def test_a_new_fire_burns_everybody_who_stands_there() -> None:
    table = AndorTable("thorn", "kram", "eara").all_at(204).hero("thorn", ("half_fire_shield",))
    table.hero("thorn", willpower=9).hero("kram", willpower=9).hero("eara", willpower=9, field=205)
    table.turn("thorn").pick("use half_fire_shield by thorn")
    assert [table.willpower(name) for name in table.names] == [3, 3, 9]


@rule("andor.fire_token.020")
def test_a_hero_who_is_carried_into_fire_is_burnt_too() -> None:
    table = burning().hero("kram", field=204, willpower=9)
    table.turn("thorn").pick("carry kram", "yes", "go 205", "stop")
    assert (table.willpower("thorn"), table.willpower("kram")) == (3, 3)


@rule("andor.fire_token.020")
def test_a_hero_whom_the_portal_brings_into_fire_is_burnt() -> None:
    table = AndorTable("eara", "kram").base(203).token("fire", 203).hero("eara", field=210, willpower=9)
    table.book("eara", "portal", 2).turn("eara").pick("cast portal")
    assert table.willpower("eara") == 3


@rule("andor.fire_token.020")
def test_a_hero_whom_the_collapse_throws_into_fire_is_burnt() -> None:
    table = AndorTable("thorn", "kram", legend=17).rules("collapse").only_symbols().token("fire", 353)
    table.hero("thorn", field=355, willpower=12).hero("kram", field=301)
    table.sunrise()
    assert (table.where("thorn"), table.willpower("thorn")) == (353, 3)


@rule("andor.fire_token.030")
def test_a_burnt_hero_never_has_more_than_3_willpower_again() -> None:
    table = burning().turn("thorn").pick("go 205", "stop")
    table.hero("thorn", field=205, willpower=2, strength=9).foe("wargor", 205)
    table.pick("pass").dice(6, 1, 1, 2).pick("fight wargor", "willpower")
    assert table.willpower("thorn") == 3


@rule("andor.fire_token.030")
def test_a_hero_whom_a_shield_saved_has_no_such_limit() -> None:
    table = burning().hero("thorn", ("half_storm_shield",), strength=9).turn("thorn").pick("go 205", "stop")
    table.pick("ward half_storm_shield").foe("wargor", 205)
    table.pick("pass").dice(6, 1, 1, 1, 2).pick("fight wargor", "willpower")
    assert table.willpower("thorn") == 15


@rule("andor.fire_token.040")
def test_crossing_a_burning_field_does_nothing_to_a_hero() -> None:
    table = burning().turn("thorn").pick("go 206", "stop")
    assert [event.field for event in table.happened(ev.HeroMoved)] == [205, 206]
    assert table.willpower("thorn") == 12
    assert table.of("thorn").most == 20


@rule("andor.fire_token.050")
@pytest.mark.parametrize("foe", ["wargor", "mountain_skral", "troll", "undavahr"])
def test_a_creature_on_a_burning_field_has_only_3_willpower(foe: str) -> None:
    table = burning().hero("thorn", field=205).hero("kram", field=205)
    table.foe(foe, 205)
    table.turn("thorn").pick(f"fight {foe}").asks(0, "invite")
    assert marked(table) == 3


@rule("andor.fire_token.050")
def test_fire_between_two_rounds_takes_a_creature_down_to_3_willpower() -> None:
    table = AndorTable("kram", "chada").hero("kram", ("fire_shield",), field=205, strength=5, willpower=9)
    table.hero("chada", field=285).foe("troll", 205)
    table.dice(6, 1, 1, 2, 3).turn("kram").pick("fight troll", "ward fire_shield")  # 11 against 17
    table.hero("kram", ("half_fire_shield", "knife"))
    table.pick("use half_fire_shield by kram").dice(1).pick("on").asks(0, "edge")
    assert marked(table) == 3
    assert table.willpower("kram") == 3


@rule("andor.fire_token.060")
def test_a_creature_that_leaves_the_fire_has_its_usual_willpower() -> None:
    table = burning(213).only_symbols("move_trolls").hero("thorn", field=214).hero("kram", field=214)
    troll = table.foe("troll", 213)
    assert table.g.willpower_of(table.figure(troll)) == 3
    table.sunrise()
    assert table.where(troll) == 214
    table.pick("fight troll").asks(0, "invite")
    assert marked(table) == 12


@rule("andor.fire_token.070")
@pytest.mark.parametrize("foe", ["shadow", "nomion", "primordial_troll", "pale_king", "fortress_heart"])
def test_fire_does_nothing_to_a_final_foe(foe: str) -> None:
    table = burning().hero("thorn", field=205).hero("kram", field=205)
    uid = table.foe(foe, 205)
    table.turn("thorn").pick(f"fight {foe}").asks(0, "invite")
    assert marked(table) == table.g.def_of(table.figure(uid)).willpower > 3
