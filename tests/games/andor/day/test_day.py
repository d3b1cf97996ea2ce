"""The day: hours and overtime, whose turn it is, and the one action of a turn. [andor.day, andor.hour]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor import words
from fabletop.games.andor.defs import NONE
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel.frame import Act
from fabletop.testing import rule

THREE = ("thorn", "chada", "kram")


def four_fields_apart() -> AndorTable:
    """Thorn on 201, a quiet end of the road."""
    table = AndorTable("thorn", "chada").without("jump_lines")
    return table.hero("thorn", field=201).hero("chada", field=283)


def even_fight() -> AndorTable:
    """Thorn, of 1 strength, and a wargor, of 2, on 205; nothing but the best die counts."""
    table = AndorTable("thorn", "chada").without("second_abilities")
    table.hero("thorn", field=205).hero("chada", field=283).foe("wargor", 205)
    return table


def turns(table: AndorTable) -> list[str]:
    return [table.names[event.hero] for event in table.happened(ev.TurnBegan)]


# -- hours -------------------------------------------------------------------------------------------------


@rule("andor.day.010", "andor.day.100")
def test_a_hero_of_little_willpower_has_seven_hours_and_then_only_ends_the_day() -> None:
    table = four_fields_apart().hero("thorn", willpower=2, hours=6).turn("thorn")
    assert table.can_go() == [202, 229]
    table.pick("pass").pick("end_day")  # chada ends hers
    assert table.hours("thorn") == 7
    table.asks(0, "turn", ["end_day"])


@rule("andor.day.100")
def test_a_hero_who_does_not_want_overtime_may_end_the_day_at_the_seventh_hour() -> None:
    table = four_fields_apart().hero("thorn", willpower=20, hours=7).turn("thorn")
    assert table.offers("pass")
    table.pick("end_day")
    assert (table.of("thorn").in_box, table.willpower("thorn")) == (True, 20)


@rule("andor.day.020")
def test_every_hero_spends_the_own_hours() -> None:
    table = four_fields_apart().turn("thorn").pick("go 203", "stop").pick("pass")
    assert (table.hours("thorn"), table.hours("chada")) == (2, 1)


@rule("andor.hour.010")
@pytest.mark.parametrize("spent", [0, 3, 6, 9])
def test_an_hour_moves_the_time_disc_by_one(spent: int) -> None:
    table = four_fields_apart().hero("thorn", willpower=20, hours=spent).turn("thorn").pick("pass")
    assert table.hours("thorn") == spent + 1
    assert [event.n for event in table.happened(ev.HourSpent)] == [spent + 1]


@rule("andor.hour.020")
def test_four_fields_cost_four_hours() -> None:
    table = four_fields_apart().turn("thorn").pick("go 205", "stop")  # by 202, 203 and 204
    assert (table.where("thorn"), table.hours("thorn")) == (205, 4)


@rule("andor.hour.020")
@given(data=st.data())
def test_a_walk_costs_an_hour_a_field(data: st.DataObject) -> None:
    table = AndorTable("thorn", "chada").hero("thorn", field=data.draw(st.integers(201, 285)))
    table.turn("thorn").pick(f"go {data.draw(st.sampled_from(table.can_go()))}")
    if table.offers("stop"):
        table.pick("stop")
    assert table.hours("thorn") == len(table.happened(ev.HeroMoved))


@rule("andor.hour.030")
def test_three_rounds_cost_three_hours() -> None:
    table = even_fight().turn("thorn").dice(3, 1, 2, 2, 1).pick("fight wargor")  # 1 + 3 against 2 + 2
    table.dice(4, 1, 2, 3, 1).pick("on").dice(5, 1, 2, 4, 1).pick("on")
    assert [event.n for event in table.happened(ev.RoundBegan)] == [1, 2, 3]
    assert table.hours("thorn") == 3
    table.pick("withdraw")
    assert table.hours("thorn") == 3


@rule("andor.hour.040")
def test_all_hours_may_be_spent_in_one_turn() -> None:
    table = four_fields_apart().hero("thorn", willpower=20).turn("thorn").pick("go 223")
    assert (table.hours("thorn"), turns(table)) == (7, [])
    table.pick("go 219")
    assert (table.hours("thorn"), turns(table)) == (9, [])
    table.pick("go 218")
    assert (table.hours("thorn"), turns(table)) == (10, ["chada"])


# -- overtime ----------------------------------------------------------------------------------------------


@rule("andor.overtime.010", "andor.day.100")
def test_after_three_hours_of_overtime_the_day_is_over() -> None:
    table = four_fields_apart().hero("thorn", willpower=20, hours=9).turn("thorn")
    table.pick("pass").pick("end_day")
    assert table.hours("thorn") == 10
    table.asks(0, "turn", ["end_day"])


@rule("andor.overtime.010")
def test_a_hero_walks_ten_fields_in_a_day_at_most() -> None:
    table = four_fields_apart().hero("thorn", willpower=20).turn("thorn")
    assert max(table.can_go()) == 232
    assert 209 not in table.can_go()  # eleven fields away
    table.pick("go 210")
    assert len(table.happened(ev.HeroMoved)) == 10


@rule("andor.overtime.020")
@pytest.mark.parametrize(("spent", "price"), [(6, 0), (7, 2), (8, 2), (9, 2)])
def test_each_hour_after_the_seventh_costs_two_willpower(spent: int, price: int) -> None:
    table = four_fields_apart().hero("thorn", willpower=9, hours=spent).turn("thorn").pick("pass")
    assert table.willpower("thorn") == 9 - price


@rule("andor.overtime.020")
def test_overtime_is_paid_in_fights_as_well() -> None:
    table = even_fight().hero("thorn", willpower=9, hours=7).turn("thorn")
    table.dice(3, 1, 2, 2, 1).pick("fight wargor")
    assert (table.hours("thorn"), table.willpower("thorn")) == (8, 7)


@rule("andor.overtime.030")
@pytest.mark.parametrize(("willpower", "may"), [(1, False), (2, False), (3, True)])
def test_overtime_never_takes_the_last_willpower(willpower: int, may: bool) -> None:
    table = four_fields_apart().hero("thorn", willpower=willpower, hours=7)
    table.foe("wargor", 201)
    table.turn("thorn")
    assert [table.offers(name) for name in ("pass", "go 202", "fight wargor")] == [may] * 3


@rule("andor.overtime.010", "andor.overtime.020", "andor.overtime.030")
@given(willpower=st.integers(1, 20), spent=st.integers(0, 7))
def test_overtime_goes_as_far_as_willpower_allows(willpower: int, spent: int) -> None:
    table = four_fields_apart().hero("thorn", willpower=willpower, hours=spent).hero("chada", in_box=True)
    table.turn("thorn")
    while table.offers("pass"):
        table.pick("pass")
    over = min(3, (willpower - 1) // 2)
    assert (table.hours("thorn"), table.willpower("thorn")) == (7 + over, willpower - 2 * over)


# -- ending the day ----------------------------------------------------------------------------------------


@rule("andor.day.030")
def test_a_hero_may_end_the_day_before_the_seventh_hour() -> None:
    table = four_fields_apart().hero("thorn", hours=2).turn("thorn").pick("end_day")
    assert (table.of("thorn").in_box, table.hours("thorn")) == (True, 2)
    assert not table.of("chada").in_box


@rule("andor.day.040", "andor.day.090")
def test_hours_that_were_not_used_are_lost() -> None:
    table = four_fields_apart().only_symbols("narrator").hero("thorn", hours=1, willpower=2)
    table.hero("chada", in_box=True).turn("thorn").pick("end_day").pick("pass").pick("end_day")
    while table.offers("pass"):
        table.pick("pass")
    assert table.hours("thorn") == 7  # not the six of yesterday on top


@rule("andor.day.050")
def test_the_first_to_end_the_day_lies_on_the_rooster() -> None:
    table = AndorTable(*THREE).turn("chada").pick("end_day")
    assert table.g.rooster == 1
    table.pick("end_day")
    assert table.g.rooster == 1
    assert [(event.hero, event.rooster) for event in table.happened(ev.DayEnded)] == [(1, True), (2, False)]


@rule("andor.day.060")
@pytest.mark.parametrize("early", THREE)
def test_whoever_lies_on_the_rooster_begins_the_next_day(early: str) -> None:
    table = AndorTable(*THREE).only_symbols("narrator").turn(early).pick("end_day", "end_day").hush()
    table.pick("end_day")
    assert table.g.day == 2
    assert turns(table) == [early]
    assert table.g.rooster == NONE


@rule("andor.day.070")
def test_the_others_go_on_after_one_has_ended_the_day() -> None:
    table = AndorTable(*THREE).turn("thorn").pick("end_day").pick("pass").pick("pass").pick("pass")
    assert turns(table) == ["chada", "kram", "chada", "kram"]


@rule("andor.day.080")
def test_the_sun_rises_when_all_discs_lie_in_the_box() -> None:
    table = AndorTable(*THREE).only_symbols("narrator").turn("thorn").pick("end_day", "end_day")
    assert table.happened(ev.SunriseSymbol) == []
    table.pick("end_day")
    assert len(table.happened(ev.SunriseSymbol)) == 1


@rule("andor.day.090", "andor.day.010")
def test_a_new_day_has_seven_hours_and_three_of_overtime() -> None:
    table = four_fields_apart().only_symbols("narrator").hero("thorn", hours=10, willpower=7)
    table.hero("chada", hours=4, in_box=True).turn("thorn").pick("end_day").pick("pass").pick("end_day")
    assert (table.hours("thorn"), table.hours("chada")) == (1, 0)
    while table.offers("pass"):
        table.pick("pass")
    prices = [event.by for event in table.happened(ev.HourSpent)]
    assert prices == [0] * 7 + [2] * 3


# -- turns -------------------------------------------------------------------------------------------------


@rule("andor.turn.010")
def test_a_turn_is_for_moving_fighting_passing_or_ending_the_day() -> None:
    table = even_fight().hero("thorn", willpower=2, hours=6).turn("thorn")
    moves = ["go 204", "go 206", "go 216", "go 226", "go 227"]
    table.asks(0, "turn", [*moves, "fight wargor#0", "pass", "end_day"])


@rule("andor.turn.010")
def test_a_mage_may_study_and_an_archer_brew() -> None:
    table = AndorTable("eara", "chada").hero("eara", field=201).hero("chada", field=283, bag=("starwort",))
    table.turn("eara")
    assert [name for name in table.options() if not name.startswith("go ")] == [
        "study light",
        "study healing",
        "study portal",
        "pass",
        "end_day",
        "drop starwort by chada",
    ]
    table.pick("study light", "done")
    assert table.g.turn == 1
    assert table.offers("brew half")
    table.pick("brew half")
    assert table.g.turn == 0


@rule("andor.turn.020")
def test_whoever_has_moved_does_not_fight_in_the_same_turn() -> None:
    table = even_fight().hero("thorn", field=204).turn("thorn").pick("go 205")
    assert not table.offers("fight wargor")
    table.pick("stop")
    assert table.g.turn == 1


@rule("andor.turn.020")
def test_whoever_has_fought_does_not_move_in_the_same_turn() -> None:
    table = even_fight().turn("thorn").dice(3, 1, 2, 2, 1).pick("fight wargor")
    assert table.can_go() == []
    table.pick("withdraw")
    assert table.g.turn == 1


@rule("andor.turn.030", "andor.turn.040")
def test_turns_go_round_clockwise() -> None:
    table = AndorTable(*THREE).turn("chada").pick("pass", "pass", "pass", "pass")
    assert turns(table) == ["kram", "thorn", "chada", "kram"]


@rule("andor.turn.030", "andor.turn.040", "andor.day.070")
@given(data=st.data())
def test_the_next_turn_is_that_of_the_next_hero_who_is_awake(data: st.DataObject) -> None:
    table = AndorTable("thorn", "chada", "kram", "eara").turn("thorn")
    for _ in range(data.draw(st.integers(1, 20))):
        now = table.g.turn
        table.pick(data.draw(st.sampled_from([n for n in ("pass", "end_day") if table.offers(n)])))
        asleep = [hero.in_box for hero in table.g.heroes]
        if table.g.day > 1:
            break
        assert table.g.turn == next(h % 4 for h in range(now + 1, now + 5) if not asleep[h % 4])


# -- passing -----------------------------------------------------------------------------------------------


@rule("andor.pass.010")
def test_passing_costs_an_hour_and_nothing_else() -> None:
    table = four_fields_apart().turn("thorn").pick("pass")
    assert (table.hours("thorn"), table.where("thorn"), table.willpower("thorn")) == (1, 201, 7)
    assert table.g.turn == 1


@rule("andor.pass.010")
def test_without_an_hour_nobody_passes() -> None:
    table = four_fields_apart().hero("thorn", hours=10, willpower=20).turn("thorn")
    assert not table.offers("pass")


@rule("andor.pass.020")
def test_whoever_passes_has_another_turn_in_the_day() -> None:
    table = four_fields_apart().turn("thorn").pick("pass")
    assert not table.of("thorn").in_box
    table.pick("end_day").asks(0, "turn")
    assert table.g.day == 1


def test_ending_the_day_with_hours_to_spare_loses_something() -> None:
    """Not where the day is over anyway, nor by anything but the end."""
    early = four_fields_apart().hero("thorn", hours=3).turn("thorn")
    late = four_fields_apart().hero("thorn", hours=7, willpower=10).turn("thorn")
    for table, lost in ((early, ["end_day"]), (late, [])):
        decision = table.g.decision
        assert decision is not None
        found = [one for one in decision.options if words.loses(table.g, decision, one)]
        assert [one.verb for one in found if isinstance(one, Act)] == lost
