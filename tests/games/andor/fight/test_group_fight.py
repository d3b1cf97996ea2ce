"""Several heroes against one foe: who joins, the joint value, the loss and the reward. [andor.group_fight]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def party(*names: str, foe: str = "wargor") -> AndorTable:
    """Heroes of strength 3 and willpower 6 with a foe on 205: Thorn rolls 2 dice, Kram and Eara 1, and Chada
    throws one after the other.  Second abilities stay out of it."""
    table = AndorTable(*names).without("second_abilities").all_at(205)
    for name in names:
        table.hero(name, strength=3, willpower=6)
    table.foe(foe, 205)
    return table


def attack(table: AndorTable, *fighters: str) -> AndorTable:
    """The first attacks and the others join; the dice of the round must be given before."""
    table.turn(fighters[0]).pick(next(name for name in table.options() if name.startswith("fight")))
    for other in fighters[1:]:
        table.pick(f"invite {other}", "join")
    return table.pick("begin") if table.offers("begin") else table


def order(table: AndorTable) -> list[str]:
    """Who has rolled, in order."""
    return [table.names[event.hero] for event in table.happened(ev.DiceRolled)]


# -- the invitation ----------------------------------------------------------------------------------------


@rule("andor.group_fight.010")
def test_heroes_on_the_creatures_field_and_the_archer_next_to_it_can_be_invited() -> None:
    table = party("thorn", "chada", "kram", "eara").hero("chada", field=204).hero("eara", field=204)
    table.turn("thorn").pick("fight wargor")
    table.asks(0, "invite", ["begin", "invite chada", "invite kram"])


@rule("andor.group_fight.010")
@pytest.mark.parametrize(
    ("hours", "willpower", "invited"),
    [(6, 1, True), (7, 2, False), (7, 3, True), (9, 2, False), (9, 3, True), (10, 20, False)],
)
def test_who_has_no_hour_left_is_not_invited(hours: int, willpower: int, invited: bool) -> None:
    table = party("thorn", "kram", "eara").hero("kram", hours=hours, willpower=willpower)
    table.turn("thorn").pick("fight wargor").asks(0, "invite")
    assert table.offers("invite kram") == invited
    assert table.offers("invite eara")


@rule("andor.group_fight.010")
@pytest.mark.parametrize("in_box", [True, False])
def test_whose_day_is_over_is_not_invited(in_box: bool) -> None:
    table = party("thorn", "kram", "eara").hero("kram", in_box=in_box, resting=not in_box)
    table.turn("thorn").pick("fight wargor").asks(0, "invite", ["begin", "invite eara"])


@rule("andor.group_fight.020")
def test_only_the_hero_whose_turn_it_is_starts_a_fight() -> None:
    table = party("thorn", "kram").hero("thorn", field=204).turn("thorn")
    assert not table.offers("fight wargor")
    table.pick("pass").asks(1, "turn")
    assert table.offers("fight wargor")


@rule("andor.group_fight.020")
def test_an_invited_hero_may_refuse() -> None:
    table = party("thorn", "kram")
    table.turn("thorn").pick("fight wargor", "invite kram")
    table.asks(1, "join", ["join", "decline"]).dice(5, 1, 6, 1).pick("decline")
    assert order(table) == ["thorn"]
    assert (table.hours("thorn"), table.hours("kram")) == (1, 0)


# -- a round -----------------------------------------------------------------------------------------------


@rule("andor.group_fight.030")
def test_every_round_takes_an_hour_of_each_participant() -> None:
    table = attack(party("thorn", "kram", "eara").dice(1, 1, 1, 6, 1), "thorn", "kram")  # 8 against 8
    assert [table.hours(name) for name in table.names] == [1, 1, 0]
    table.dice(1, 1, 1, 6, 1).pick("on", "on")
    assert [table.hours(name) for name in table.names] == [2, 2, 0]


@rule("andor.group_fight.040")
def test_the_joint_value_is_all_strength_and_the_highest_die_of_each() -> None:
    table = party("thorn", "kram", foe="troll").hero("thorn", strength=4).hero("kram", strength=5)
    attack(table.dice(2, 6, 3, 1, 2, 3), "thorn", "kram")
    assert table.rounds() == [(4 + 6 + 5 + 3, 14 + 3)]


@rule("andor.group_fight.040")
@given(st.lists(st.integers(1, 6), min_size=6, max_size=6), st.integers(1, 6), st.integers(1, 6))
def test_two_heroes_together_count_as_much_as_each_alone(dice: list[int], one: int, two: int) -> None:
    table = party("thorn", "kram", foe="troll").hero("thorn", strength=one).hero("kram", strength=two)
    attack(table.dice(*dice), "thorn", "kram")
    assert table.rounds()[0][0] == one + max(dice[:2]) + two + dice[2]
    assert table.rounds()[0][0] == table.values("thorn")[0] + table.values("kram")[0]


@rule("andor.group_fight.050")
@pytest.mark.parametrize(
    "rolled", [("thorn", "kram", "chada"), ("kram", "chada", "thorn"), ("chada", "thorn", "kram")]
)
def test_the_inviting_hero_rolls_first_and_the_others_clockwise(rolled: tuple[str, ...]) -> None:
    starter, second, third = rolled
    table = party("thorn", "kram", "chada").dice(1, 1, 1, 1, 5, 5)
    attack(table, starter, third, second)
    while table.offers("keep"):
        table.pick("keep")
    assert tuple(order(table)) == rolled


@rule("andor.group_fight.060")
def test_every_participant_loses_the_full_difference() -> None:
    table = party("thorn", "kram", "eara", foe="troll").dice(6, 1, 4, 1, 2, 6)
    attack(table, "thorn", "kram")  # 16 against 20
    assert [table.willpower(name) for name in table.names] == [2, 2, 6]


@rule("andor.group_fight.090")
def test_the_mage_turns_a_fellows_die_before_the_next_hero_rolls() -> None:
    table = attack(party("thorn", "eara", "kram").dice(1, 2), "thorn", "eara", "kram")
    table.asks(1, "twist", ["nothing", "flip 0", "flip 1"])
    assert order(table) == ["thorn"]
    table.dice(3, 4, 1, 2).pick("flip 0")  # the 1 becomes a 6
    assert table.values("thorn") == [3 + 6]
    assert order(table) == ["thorn", "eara", "kram"]


@rule("andor.group_fight.090")
def test_once_the_next_hero_has_rolled_an_earlier_die_cannot_be_turned() -> None:
    table = attack(party("thorn", "eara", "kram").dice(1, 1, 3), "thorn", "eara", "kram").pick("nothing")
    table.asks(1, "twist", ["nothing", "flip 0"]).dice(2, 1, 2).pick("flip 0")  # her own die, 3 to 4
    assert table.values("thorn") == [3 + 1]
    assert table.values("eara") == [3 + 4]


# -- items -------------------------------------------------------------------------------------------------


@rule("andor.group_fight.100")
def test_the_other_half_of_a_brew_cannot_be_passed_on_in_the_same_round() -> None:
    table = party("thorn", "kram", foe="troll").hero("thorn", bag=("witchs_brew", "axe"))
    attack(table.dice(3, 1), "thorn", "kram").pick("brew")
    assert "half_brew" in table.bag("thorn")
    table.asks(0, "edge", ["done", "weapon axe"])
    table.dice(5, 1, 2, 3).pick("done")
    assert table.values("kram") == [3 + 5]  # and was not asked whether to drink


@rule("andor.group_fight.110")
def test_after_the_round_an_item_goes_to_a_fellow_fighter_on_the_same_field() -> None:
    table = party("thorn", "kram").hero("thorn", bag=("witchs_brew",))
    attack(table.dice(1, 1), "thorn", "kram").dice(1, 6, 1).pick("done")  # 8 against 8
    table.asks(0, "stay").pick("give witchs_brew by thorn", "hero kram")
    assert table.bag("kram") == ["witchs_brew"]
    table.dice(1, 1, 1).pick("on", "on").asks(1, "edge", ["done", "brew"])


@rule("andor.group_fight.110")
def test_after_the_round_only_a_falcon_reaches_a_fellow_fighter_on_another_field() -> None:
    table = party("thorn", "chada").hero("thorn", bag=("falcon", "axe")).hero("chada", field=204)
    attack(table.dice(1, 1), "thorn", "chada").dice(1, 6, 1).pick("done", "keep")
    table.asks(0, "stay")
    assert not table.offers("give axe by thorn")
    table.pick("falcon by thorn", "hero chada", "send axe", "done")
    assert table.bag("chada") == ["axe"]
    table.asks(0, "stay")


# -- leaving -----------------------------------------------------------------------------------------------


@rule("andor.group_fight.120")
def test_whoever_withdraws_spends_no_more_hours() -> None:
    table = attack(party("thorn", "kram").dice(1, 1, 1, 6, 1), "thorn", "kram")  # 8 against 8
    table.dice(5, 1, 6, 1).pick("on", "withdraw")  # 8 against 8
    assert order(table) == ["thorn", "kram", "thorn"]
    assert (table.hours("thorn"), table.hours("kram")) == (2, 1)


@rule("andor.group_fight.120")
def test_several_heroes_may_withdraw_at_once() -> None:
    table = party("thorn", "kram", "chada").dice(1, 1, 1, 1, 5, 5)
    attack(table, "thorn", "kram", "chada").pick("keep")  # 12 against 12
    table.dice(5, 1, 6, 1).pick("on", "withdraw", "withdraw")
    assert order(table)[3:] == ["thorn"]


@rule("andor.group_fight.130")
def test_whoever_has_withdrawn_is_not_asked_again_and_cannot_be_invited() -> None:
    table = attack(party("thorn", "kram").dice(1, 1, 1, 6, 1), "thorn", "kram")
    table.dice(5, 1, 6, 1).pick("on", "withdraw")
    table.asks(0, "stay", ["on", "withdraw"]).dice(5, 1, 6, 1).pick("on")
    assert order(table) == ["thorn", "kram", "thorn", "thorn"]


@rule("andor.group_fight.140")
def test_the_fight_goes_on_without_the_hero_who_started_it() -> None:
    table = attack(party("thorn", "kram").dice(1, 1, 1, 6, 1), "thorn", "kram")
    table.dice(5, 6, 1).pick("withdraw", "on")
    table.asks(1, "stay", ["on", "withdraw"])
    assert order(table) == ["thorn", "kram", "kram"]


@rule("andor.group_fight.140")
def test_the_fight_ends_when_nobody_goes_on() -> None:
    table = attack(party("thorn", "kram").dice(1, 1, 1, 6, 1), "thorn", "kram")
    table.pick("withdraw", "withdraw").asks(1, "turn")
    assert [event.n for event in table.happened(ev.FightEnded)] == [0]


@rule("andor.group_fight.150")
def test_without_the_starter_the_next_hero_to_the_left_opens_the_round() -> None:
    table = party("thorn", "kram", "chada").dice(1, 1, 1, 1, 5, 5)
    attack(table, "kram", "chada", "thorn").pick("keep")  # 12 against 12
    table.dice(2, 1, 1, 6, 1).pick("withdraw", "on", "on", "keep")
    assert order(table) == ["kram", "chada", "thorn", "chada", "thorn"]


@rule("andor.group_fight.160")
def test_the_others_go_on_when_one_has_no_hour_left() -> None:
    table = party("thorn", "kram").hero("kram", hours=6, willpower=2)
    attack(table.dice(1, 1, 1, 6, 1), "thorn", "kram")
    table.asks(0, "stay").dice(5, 1, 6, 1).pick("on")
    assert order(table) == ["thorn", "kram", "thorn"]
    assert table.hours("kram") == 7


@rule("andor.group_fight.160", "andor.group_fight.170")
def test_a_beaten_participant_recovers_at_once_and_is_out_while_the_others_go_on() -> None:
    table = party("thorn", "kram").hero("kram", willpower=4)
    attack(table.dice(1, 1, 1, 5, 5), "thorn", "kram")  # 8 against 12
    assert (table.strength("kram"), table.willpower("kram")) == (2, 3)
    assert (table.strength("thorn"), table.willpower("thorn")) == (3, 2)
    table.asks(0, "stay").dice(5, 1, 6, 1).pick("on").asks(0, "stay", ["on", "withdraw"])
    assert order(table) == ["thorn", "kram", "thorn"]


@rule("andor.group_fight.170")
def test_a_beaten_participant_keeps_the_last_strength() -> None:
    table = party("thorn", "kram").hero("kram", strength=1, willpower=4)
    attack(table.dice(1, 1, 1, 5, 5), "thorn", "kram")  # 6 against 12
    assert (table.strength("kram"), table.willpower("kram")) == (1, 3)


# -- the end -----------------------------------------------------------------------------------------------


@rule("andor.group_fight.070")
def test_the_winners_share_the_reward_as_they_like() -> None:
    table = attack(party("thorn", "kram").dice(6, 1, 4, 3, 1), "thorn", "kram")  # 16 against 5
    table.asks(0, "reward", ["strength", "willpower"]).pick("willpower")
    assert table.asked().seats == (0, 1)
    table.pick("hero thorn", "hero kram", "hero kram")
    assert (table.willpower("thorn"), table.willpower("kram")) == (7, 8)


@rule("andor.group_fight.080")
def test_whoever_left_before_the_last_round_gets_no_share() -> None:
    table = party("thorn", "kram", "chada").dice(1, 1, 1, 1, 5, 5)
    attack(table, "thorn", "kram", "chada").pick("keep")
    table.dice(6, 1, 4, 3, 1).pick("on", "on", "withdraw", "willpower")
    assert table.asked().seats == (0, 1)
    assert table.options() == ["hero thorn", "hero kram"]


@rule("andor.group_fight.180")
def test_after_the_fight_the_turn_goes_to_the_left_of_the_starter_whoever_took_part() -> None:
    table = attack(party("thorn", "kram", "chada").dice(1, 1, 6, 1), "kram", "chada").pick("keep")
    table.pick("withdraw", "withdraw").asks(2, "turn")
    table = attack(party("thorn", "kram", "chada").dice(1, 1, 1, 6, 1), "kram", "thorn")
    table.dice(5, 1, 6, 1).pick("withdraw", "on", "withdraw").asks(2, "turn")
