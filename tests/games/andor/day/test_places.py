"""What heroes meet on the board: fog, caves and who lives in them, jump lines and logs.
[andor.fog, cave, cave_dweller, jump_line, log]"""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import distances
from fabletop.games.andor.defs import CAVE, FOG, NONE, SPRING
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

CLOSED_FOG = (FOG, 213, False)


def tokens(table: AndorTable) -> list[tuple[int, int, bool]]:
    return [(token.kind, token.field, token.open) for token in table.g.tokens]


# -- fog and caves -------------------------------------------------------------------------------------


@rule("andor.fog.010")
def test_crossing_fog_does_not_trigger_it() -> None:
    table = AndorTable().token("fog", 213, "willpower_plus_3").hero("thorn", field=212, willpower=7)
    table.turn("thorn").pick("go 214", "stop")
    assert table.happened(ev.HeroMoved)[0].field == 213
    assert table.willpower("thorn") == 7
    assert tokens(table) == [CLOSED_FOG]


@rule("andor.fog.010")
def test_pausing_in_fog_and_going_on_does_not_trigger_it() -> None:
    table = AndorTable().token("fog", 213, "willpower_plus_3").hero("thorn", field=212, willpower=7)
    table.turn("thorn").pick("go 213", "go 214", "stop")
    assert table.willpower("thorn") == 7
    assert tokens(table) == [CLOSED_FOG]


@rule("andor.fog.020")
def test_who_ends_a_move_in_fog_must_turn_it_over_and_carry_it_out() -> None:
    table = AndorTable().token("fog", 213, "willpower_minus_3").hero("thorn", field=212, willpower=7)
    table.turn("thorn").pick("go 213", "stop").asks(1, "turn")
    assert table.willpower("thorn") == 4
    assert tokens(table) == []


@rule("andor.fog.020")
def test_fog_that_a_telescope_has_shown_still_waits_for_a_hero() -> None:
    table = (
        AndorTable().token("fog", 213, "willpower_plus_3", open=True).hero("thorn", field=212, willpower=7)
    )
    table.turn("thorn").pick("go 213", "stop")
    assert table.willpower("thorn") == 10


@rule("andor.cave.010")
def test_crossing_a_cave_does_not_trigger_its_token() -> None:
    table = AndorTable().token("cave", 211, "willpower_plus_2").hero("thorn", field=210, willpower=7)
    table.turn("thorn").pick("go 212", "stop")
    assert table.happened(ev.HeroMoved)[0].field == 211
    assert table.willpower("thorn") == 7
    assert tokens(table) == [(CAVE, 211, False)]


@rule("andor.cave.020")
def test_who_ends_a_move_in_a_cave_must_turn_its_token_over_and_activate_it() -> None:
    table = AndorTable().token("cave", 211, "willpower_minus_3").hero("thorn", field=210, willpower=7)
    table.turn("thorn").pick("go 211", "stop").asks(1, "turn")
    assert table.willpower("thorn") == 4
    assert tokens(table) == []


@rule("andor.cave.020")
def test_beside_a_spring_only_the_token_of_the_cave_is_activated() -> None:
    table = AndorTable().hero("thorn", field=229, willpower=7)
    table.token("cave", 230, "willpower_plus_2").token("spring", 230)
    table.turn("thorn").pick("go 230", "stop")
    assert tokens(table) == [(SPRING, 230, True)]
    assert table.willpower("thorn") == 9


@rule("andor.cave.020")
@pytest.mark.parametrize("opener", ["thorn", "kram"])
def test_of_two_who_arrive_together_either_turns_the_token_over(opener: str) -> None:
    table = AndorTable("thorn", "kram", "chada").all_at(229).token("cave", 230, "willpower_plus_2")
    table.hero("chada", field=285).turn("thorn").pick("carry kram", "yes", "go 230", "stop")
    assert table.asked().seats == (0, 1)
    assert sorted(table.options()) == ["hero kram", "hero thorn"]
    table.pick(f"hero {opener}")
    assert {name: table.willpower(name) - 7 for name in ("thorn", "kram")} == {
        "thorn": 2 * (opener == "thorn"),
        "kram": 2 * (opener == "kram"),
    }


# -- the hood ------------------------------------------------------------------------------------------


def hooded(kind: str = "cave", face: str = "willpower_plus_2") -> AndorTable:
    """Thorn, of 7 willpower and with the hood, has stopped on 230, where a token lies."""
    table = AndorTable().hero("thorn", ("hood",), field=229, willpower=7).hero("chada", field=285)
    return table.token(kind, 230, face).turn("thorn").pick("go 230", "stop")


def test_under_the_hood_a_hero_looks_into_a_cave_and_leaves_it_as_it_was() -> None:
    table = hooded().asks(0, "hood", ["enter", "nothing"])
    assert tokens(table) == [(CAVE, 230, True)]
    table.pick("nothing").asks(1, "turn")
    assert tokens(table) == [(CAVE, 230, False)]
    assert table.willpower("thorn") == 7


def test_under_the_hood_a_hero_may_go_in() -> None:
    table = hooded().pick("enter").asks(1, "turn")
    assert tokens(table) == []
    assert table.willpower("thorn") == 9


def test_the_hood_is_for_caves_and_not_for_fog() -> None:
    table = hooded("fog").asks(1, "turn")
    assert table.willpower("thorn") == 9


# -- cave dwellers -------------------------------------------------------------------------------------


def caught(dweller: str = "cave_dweller_6", *others: str, **values: Any) -> AndorTable:
    """Thorn has stopped in the cave 230 and met a dweller; an hour is spent."""
    table = AndorTable("thorn", "chada", *others).without("second_abilities").token("cave", 230, dweller)
    table.hero("thorn", field=229, strength=2, willpower=7).hero("chada", field=228, strength=1, willpower=7)
    table.hero("thorn", **values).cave_supply()
    return table.turn("thorn").pick("go 230", "stop").hush()


@rule("andor.cave_dweller.010")
def test_the_token_of_a_dweller_stays_on_the_field() -> None:
    table = caught()
    assert tokens(table) == [(CAVE, 230, True)]
    assert table.of("thorn").held == 230


@rule("andor.cave_dweller.020")
@pytest.mark.parametrize(("dweller", "value"), [("cave_dweller_6", 6), ("cave_dweller_9", 9)])
def test_one_round_above_the_number_frees_the_hero_for_an_hour(dweller: str, value: int) -> None:
    table = caught(dweller, strength=value - 4)
    table.dice(5, 3, 1).turn("thorn").pick("dweller 230")
    assert table.rounds() == [(value + 1, value)]
    assert table.of("thorn").held == NONE
    assert table.g.fight is None
    assert table.hours("thorn") == 2
    assert table.happened(ev.FoeRolled) == []  # a dweller has no dice
    assert table.happened(ev.RoundEnded)[0].left == 0  # and no willpower
    assert 229 in table.turn("thorn").can_go()


@rule("andor.cave_dweller.030")
@pytest.mark.parametrize("best", [4, 1])
def test_a_round_that_is_equal_or_lower_changes_nothing(best: int) -> None:
    table = caught()
    table.dice(best, 1, 1).turn("thorn").pick("dweller 230")
    assert table.rounds() == [(best + 2, 6)]
    assert table.willpower("thorn") == 7
    assert table.of("thorn").held == 230
    assert tokens(table) == [(CAVE, 230, True)]


@rule("andor.cave_dweller.030")
def test_the_hero_may_try_another_round_at_once() -> None:
    table = caught()
    table.dice(1, 1, 1).turn("thorn").pick("dweller 230").asks(0, "stay")
    table.dice(6, 1, 1).pick("on")
    assert table.of("thorn").held == NONE
    assert table.hours("thorn") == 3


@rule("andor.cave_dweller.040")
def test_a_held_hero_cannot_move() -> None:
    table = caught()
    assert table.turn("thorn").can_go() == []
    assert table.offers("dweller 230")
    assert table.offers("pass")


@rule("andor.cave_dweller.050")
def test_a_hero_who_comes_later_is_not_held() -> None:
    table = caught().turn("chada").pick("go 230", "stop")
    assert table.of("chada").held == NONE
    assert 228 in table.turn("chada").can_go()
    assert table.turn("thorn").can_go() == []


@rule("andor.cave_dweller.050")
def test_a_dweller_that_was_only_shown_holds_the_first_hero_who_stops() -> None:
    table = AndorTable().token("cave", 230, "cave_dweller_6", open=True).hero("thorn", field=229)
    table.turn("thorn").pick("go 230", "stop")
    assert table.of("thorn").held == 230


@rule("andor.cave_dweller.060")
def test_others_fight_the_dweller_together_with_the_held_hero() -> None:
    table = caught("cave_dweller_9").hero("chada", field=230)
    table.dice(4, 1, 1, 3).turn("thorn").pick("dweller 230", "invite chada", "join", "keep")
    assert table.rounds() == [(4 + 2 + 3 + 1, 9)]
    assert table.of("thorn").held == NONE
    assert (table.hours("thorn"), table.hours("chada")) == (2, 1)


@rule("andor.cave_dweller.060")
def test_others_do_not_reach_the_dweller_from_the_next_field() -> None:
    table = caught().turn("chada")
    assert not any(name.startswith("dweller") for name in table.options())


@rule("andor.cave_dweller.070")
def test_the_held_hero_fights_along_unasked() -> None:
    table = caught().hero("chada", field=230)
    table.dice(2, 3, 1, 1).turn("chada").pick("dweller 230", "keep")  # nobody is invited
    assert table.rounds() == [(2 + 1 + 3 + 2, 6)]
    assert (table.hours("thorn"), table.hours("chada")) == (2, 1)


@rule("andor.cave_dweller.070")
def test_nobody_fights_the_dweller_while_the_held_hero_has_no_hour_left() -> None:
    table = caught().hero("chada", field=230)
    assert table.turn("chada").offers("dweller 230")
    table.hero("thorn", in_box=True).turn("chada")
    assert not table.offers("dweller 230")


@rule("andor.cave_dweller.080", "andor.cave_dweller.090")
def test_a_beaten_dweller_brings_no_reward_and_does_not_move_the_narrator() -> None:
    table = caught()
    table.dice(6, 1, 1).turn("thorn").pick("dweller 230").asks(1, "turn")
    assert (table.strength("thorn"), table.willpower("thorn"), table.bag("thorn")) == (2, 7, [])
    assert table.g.narrator == 0


@rule("andor.cave_dweller.100")
def test_a_new_token_is_activated_in_place_of_the_beaten_dweller() -> None:
    table = caught().cave_supply("willpower_plus_2")
    table.dice(6, 1, 1).turn("thorn").pick("dweller 230")
    assert table.willpower("thorn") == 9
    assert tokens(table) == []
    assert table.g.cave_supply == ()


@rule("andor.cave_dweller.100")
def test_another_dweller_may_come_at_once() -> None:
    table = caught().cave_supply("cave_dweller_9")
    table.dice(6, 1, 1).turn("thorn").pick("dweller 230")
    assert table.of("thorn").held == 230
    assert tokens(table) == [(CAVE, 230, True)]


def test_a_cave_that_shows_something_else_is_not_fought() -> None:
    table = AndorTable().token("cave", 230, "gem", open=True).hero("thorn", field=230).turn("thorn")
    assert not table.offers("dweller 230")


# -- jump lines ----------------------------------------------------------------------------------------


@rule("andor.jump_line.010")
def test_without_jump_lines_nobody_gets_across_the_rifts() -> None:
    table = AndorTable().without("jump_lines").hero("thorn", field=207, willpower=20)
    assert max(distances(table.g, 207, 99, jumps=False)) == 232
    assert max(table.turn("thorn").can_go()) < 233
    assert 233 in table.rules("jump_lines").turn("thorn").can_go()


@rule("andor.jump_line.010", "andor.jump_line.030")
@pytest.mark.parametrize(("willpower", "crosses"), [(7, False), (8, True), (9, True)])
def test_a_jump_needs_the_willpower_of_the_line(willpower: int, crosses: bool) -> None:
    table = AndorTable().hero("thorn", field=207, willpower=willpower, hours=6)
    assert (233 in table.turn("thorn").can_go()) == crosses


@rule("andor.jump_line.020", "andor.jump_line.030")
def test_a_jump_costs_an_hour_of_the_move_and_no_willpower() -> None:
    table = AndorTable().hero("thorn", field=206, willpower=8)
    table.turn("thorn").pick("go 234", "stop")
    assert [event.field for event in table.happened(ev.HeroMoved)] == [207, 233, 234]
    assert (table.hours("thorn"), table.willpower("thorn")) == (3, 8)


@rule("andor.jump_line.040")
def test_a_jump_in_overtime_counts_the_willpower_before_the_hour_is_paid() -> None:
    table = AndorTable().hero("thorn", field=207, willpower=8, hours=7)
    table.turn("thorn").pick("go 233", "stop")
    assert (table.where("thorn"), table.willpower("thorn")) == (233, 6)


@rule("andor.jump_line.040")
@pytest.mark.parametrize(("willpower", "crosses"), [(9, False), (10, True)])
def test_overtime_paid_on_the_way_counts_against_a_later_jump(willpower: int, crosses: bool) -> None:
    table = AndorTable().hero("thorn", field=206, willpower=willpower, hours=7)
    assert (233 in table.turn("thorn").can_go()) == crosses


@rule("andor.jump_line.050")
def test_of_two_who_jump_together_only_the_warrior_needs_the_willpower() -> None:
    table = AndorTable().hero("thorn", field=207, willpower=8).hero("chada", field=207, willpower=1)
    assert 233 not in table.turn("chada").can_go()
    table.turn("thorn").pick("carry chada", "yes", "go 233", "stop")
    assert (table.where("thorn"), table.where("chada")) == (233, 233)


@rule("andor.jump_line.070")
def test_krahders_cross_jump_lines() -> None:
    table = AndorTable().rules("skeletons", "below_the_line").movement("m1").all_at(233)
    gonhar = table.foe("gonhar", 207)
    table.hero("thorn", hours=4).turn("thorn").pick("pass")
    assert table.where(gonhar) == 233


@rule("andor.jump_line.080")
@pytest.mark.parametrize("foe", ["wargor", "skeleton", "gonhar"])
def test_the_archer_shoots_across_a_jump_line(foe: str) -> None:
    table = AndorTable().all_at(207).hero("chada", willpower=1)
    table.foe(foe, 233)
    assert table.turn("chada").offers(f"fight {foe}")
    assert not table.turn("thorn").offers(f"fight {foe}")


# -- logs ----------------------------------------------------------------------------------------------


@rule("andor.log.010")
def test_a_hero_picks_up_a_log_on_the_own_field() -> None:
    table = AndorTable().rules("logs").lay("log_1", 213).hero("thorn", field=213, strength=5)
    table.turn("thorn").pick("take log_1 by thorn")
    assert (table.bag("thorn"), table.lying(213)) == (["log_1"], [])
    assert not table.lay("log_1", 214).turn("thorn").offers("take log_1 by thorn")


@rule("andor.log.020")
@pytest.mark.parametrize(("strength", "carries"), [(2, False), (3, True)])
def test_a_log_of_two_needs_three_strength(strength: int, carries: bool) -> None:
    table = AndorTable().rules("logs").lay("log_2", 213).hero("thorn", field=213, strength=strength)
    assert table.turn("thorn").offers("take log_2 by thorn") == carries


@rule("andor.log.020")
def test_ambra_does_not_help_the_warrior_to_carry() -> None:
    table = AndorTable().rules("logs", "second_abilities").lay("log_3", 213)
    table.hero("thorn", field=213, strength=3)
    assert not table.turn("thorn").offers("take log_3 by thorn")


@rule("andor.log.030")
@given(st.integers(1, 14), st.lists(st.integers(1, 3), max_size=6))
def test_logs_are_carried_up_to_strength_minus_one(strength: int, logs: list[int]) -> None:
    table = AndorTable().rules("logs").hero("thorn", field=213, strength=strength)
    for value in logs:
        table.lay(f"log_{value}", 213)
    table.turn("thorn")
    load = 0
    for value in logs:
        fits = load + value <= strength - 1
        assert table.offers(f"take log_{value} by thorn") == fits
        if fits:
            table.pick(f"take log_{value} by thorn")
            load += value


@rule("andor.log.030")
def test_who_loses_strength_leaves_the_log_that_no_longer_fits() -> None:
    table = AndorTable().rules("logs").base(203).only_symbols("food")
    table.hero("thorn", field=213, strength=4, willpower=5, bag=("log_1", "log_2")).hero("chada", field=203)
    table.sunrise()  # hunger costs thorn a strength
    assert table.strength("thorn") == 3
    assert table.bag("thorn") == ["log_1"]
    assert table.lying(213) == ["log_2"]


def test_the_heaviest_log_is_left_first() -> None:
    table = AndorTable().hero("thorn", ("log_1", "log_3"), field=213, strength=5)
    table.g.change_strength(0, -1)
    assert (table.bag("thorn"), table.lying(213)) == (["log_1"], ["log_3"])


def test_the_heaviest_log_stays_on_a_pier_too() -> None:
    table = AndorTable(legend=13).rules("logs", "bridge_building").hero("thorn", field=207, strength=9)
    table.lay("log_3", 207).lay("log_1", 207).lay("farmer", 207).lay("gem_6", 207).turn("thorn")
    assert [name for name in table.options() if name.startswith("take")] == [
        "take gem_6 by thorn",
        "take farmer by thorn",
    ]
