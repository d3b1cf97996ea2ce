"""One hero against one foe: who may fight, the dice of both sides, and how it ends. [andor.fight]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import FOES, NONE
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule


def duel(foe: str = "wargor", strength: int = 5, willpower: int = 9) -> AndorTable:
    """Thorn, without Ambra, faces a foe on 205; Chada is far away."""
    table = AndorTable("thorn", "chada").without("second_abilities")
    table.hero("thorn", field=205, strength=strength, willpower=willpower).hero("chada", field=285)
    table.foe(foe, 205)
    return table


def fight(table: AndorTable, *dice: int) -> AndorTable:
    """Thorn attacks; the dice of one round are the hero's and then the foe's."""
    kind = FOES[table.g.foes[0].kind]
    return table.dice(*dice).turn("thorn").pick(f"fight {kind}")


def foe_dice(table: AndorTable) -> list[tuple[int, ...]]:
    return [event.dice for event in table.happened(ev.FoeRolled)]


def foe_left(table: AndorTable) -> list[int]:
    """The willpower of the foe after each round."""
    return [event.left for event in table.happened(ev.RoundEnded)]


# -- who may fight -----------------------------------------------------------------------------------------


@rule("andor.fight.010")
def test_a_hero_attacks_a_creature_on_the_same_field_only() -> None:
    table = duel()
    far = table.foe("troll", 204)
    table.turn("thorn")
    assert table.offers("fight wargor")
    assert not table.offers(f"fight troll#{far}")


@rule("andor.fight.020")
def test_the_archer_also_attacks_from_the_next_field_but_not_from_two_fields_away() -> None:
    table = AndorTable("chada", "thorn").hero("chada", field=205).hero("thorn", field=285)
    table.foe("wargor", 205)
    table.foe("troll", 204)
    table.foe("mountain_skral", 203)
    table.turn("chada")
    assert table.offers("fight wargor")
    assert table.offers("fight troll")
    assert not table.offers("fight mountain_skral")


@rule("andor.fight.030")
def test_whoever_has_walked_to_a_creature_waits_for_the_next_turn() -> None:
    table = duel().hero("thorn", field=204)
    table.turn("thorn").pick("go 205").asks(0, "walk")
    assert not table.offers("fight wargor")
    table.pick("stop").asks(1, "turn")
    assert not table.offers("fight wargor")  # it is for Chada, far away, to act
    table.pick("pass")
    table.asks(0, "turn")
    assert table.offers("fight wargor")


@rule("andor.fight.030")
def test_on_arrival_next_to_a_creature_the_archer_cannot_shoot_either() -> None:
    table = AndorTable("chada", "thorn").hero("chada", field=203).hero("thorn", field=285)
    table.foe("wargor", 205)
    table.turn("chada").pick("go 204")
    table.asks(0, "walk")
    assert not table.offers("fight wargor")
    table.pick("stop").asks(1, "turn")


# -- the hero's attack -------------------------------------------------------------------------------------


@rule("andor.fight.030")
def test_whoever_has_walked_there_may_be_invited_before_the_next_turn() -> None:
    table = AndorTable("thorn", "kram").all_at(204).hero("kram", field=205)
    table.foe("wargor", 205)
    table.turn("thorn").pick("go 205", "stop").asks(1, "turn")
    table.pick("fight wargor").asks(1, "invite", ["begin", "invite thorn"])


@rule("andor.fight.040", "andor.fight.180")
def test_each_round_takes_an_hour_at_its_start() -> None:
    table = fight(duel().hero("thorn", bag=("axe",)), 4, 3, 3)
    table.asks(0, "edge")  # the dice have just been rolled
    assert table.hours("thorn") == 1
    table.dice(1, 6).pick("done")  # 9 against 8
    table.dice(1, 1, 1, 1, 2).pick("on", "done")
    assert table.hours("thorn") == 2


@rule("andor.fight.050")
def test_the_hero_rolls_before_the_creature_in_every_round() -> None:
    table = fight(duel(), 4, 3, 3, 1, 6)  # 9 against 8
    table.dice(1, 2, 3, 1, 6).pick("on")  # 8 against 8
    rolls = [event for event in table.events if isinstance(event, ev.DiceRolled | ev.FoeRolled)]
    assert [roll.dice for roll in rolls] == [(4, 3, 3), (1, 6), (1, 2, 3), (1, 6)]


@rule("andor.fight.060")
@pytest.mark.parametrize(("willpower", "dice"), [(1, 2), (6, 2), (7, 3), (13, 3), (14, 4), (20, 4)])
def test_the_warrior_rolls_the_dice_beside_the_willpower(willpower: int, dice: int) -> None:
    table = fight(duel("troll", willpower=willpower), *([1] * dice), 1, 2, 3)
    assert table.rolls("thorn") == [(1,) * dice]
    assert foe_dice(table) == [(1, 2, 3)]


@rule("andor.fight.070")
def test_the_example_of_the_book_four_three_three_and_strength_5_are_9() -> None:
    table = fight(duel(strength=5, willpower=9), 4, 3, 3, 1, 6)
    assert table.values("thorn") == [9]
    assert table.rounds() == [(9, 8)]


@rule("andor.fight.070")
@given(st.lists(st.integers(1, 6), min_size=3, max_size=3), st.integers(1, 14))
def test_only_the_highest_die_counts_for_a_hero(dice: list[int], strength: int) -> None:
    table = fight(duel("troll", strength, 9), *dice, 1, 2, 3)
    assert table.values("thorn") == [max(dice) + strength]


@rule("andor.fight.080")
@pytest.mark.parametrize(
    ("bag", "use"),
    [
        (("witchs_brew",), "brew"),
        (("axe",), "weapon axe"),
        (("knife",), "knife 0"),
        (("iron_gauntlet",), "gauntlet"),
        (("sword_blade", "sword_hilt"), "weapon sword_hilt"),
    ],
)
def test_brews_and_weapons_are_for_the_moment_between_the_two_rolls(bag: tuple[str, ...], use: str) -> None:
    table = duel("troll").hero("thorn", bag=bag, willpower=20).turn("thorn")
    assert not table.offers(use)
    fight(table, 4, 3, 3, 1).asks(0, "edge")
    assert table.offers(use)
    assert foe_dice(table) == []
    table.dice(1, 2, 3).pick("done").asks(0, "stay")
    assert foe_dice(table) == [(1, 2, 3)]
    assert not table.offers(use)


@rule("andor.fight.080")
def test_a_brew_is_drunk_after_the_own_roll_and_before_the_creature_rolls() -> None:
    table = fight(duel().hero("thorn", bag=("witchs_brew",)), 4, 3, 3)
    table.asks(0, "edge", ["done", "brew"])
    assert foe_dice(table) == []
    table.dice(1, 6).pick("brew")
    assert table.values("thorn") == [8 + 5]
    assert foe_dice(table) == [(1, 6)]


@rule("andor.fight.080")
def test_once_the_creature_has_rolled_a_brew_helps_no_more() -> None:
    table = fight(duel().hero("thorn", bag=("witchs_brew",)), 1, 1, 2).dice(6, 6).pick("done")
    table.asks(0, "stay")  # 7 against 14
    assert not table.offers("brew")
    assert table.willpower("thorn") == 2
    assert table.bag("thorn") == ["witchs_brew"]


# -- the creature answers ----------------------------------------------------------------------------------


@rule("andor.fight.090")
def test_a_fight_begins_with_the_printed_values_of_the_creature() -> None:
    table = duel("mountain_skral").hero("chada", field=205)
    table.turn("thorn").pick("fight mountain_skral").asks(0, "invite")
    assert table.g.fight is not None
    assert (table.g.fight.strength, table.g.fight.willpower) == (6, 8)


@rule("andor.fight.110")
def test_a_creature_rolls_the_dice_beside_its_current_willpower() -> None:
    table = fight(duel("mountain_skral", strength=6, willpower=9), 5, 1, 1, 1, 2, 3)  # 11 against 9
    assert foe_left(table) == [6]
    table.dice(1, 1, 1, 1, 2).pick("on")  # with less than 7 willpower only two dice
    assert foe_dice(table) == [(1, 2, 3), (1, 2)]


@rule("andor.fight.120")
def test_red_and_white_dice_show_1_to_6_and_grey_dice_more() -> None:
    shown = []
    for foe, count in (("wargor", 2), ("skeleton", 2), ("undavahr", 2)):
        table = fight(duel(foe, willpower=20), 1, 1, 1, 1, *([6] * count))
        shown += foe_dice(table)
    assert shown == [(6, 6), (6, 6), (10, 10)]


@rule("andor.fight.130")
def test_the_example_of_the_book_a_troll_with_two_2s_and_a_6_keeps_the_6() -> None:
    table = fight(duel("troll", strength=14), 6, 1, 1, 2, 2, 6)
    assert [event.points for event in table.happened(ev.FoeRolled)] == [6]


@rule("andor.fight.130")
@pytest.mark.parametrize(
    ("dice", "points"), [((3, 3, 5), 6), ((4, 4, 4), 12), ((1, 1, 1), 3), ((1, 1, 2), 2), ((6, 2, 2), 6)]
)
def test_equal_dice_of_a_creature_are_added_if_that_is_better(dice: tuple[int, ...], points: int) -> None:
    table = fight(duel("troll", strength=14, willpower=20), 6, 1, 1, 1, *dice)
    assert [event.points for event in table.happened(ev.FoeRolled)] == [points]


@rule("andor.fight.140")
@pytest.mark.parametrize(("foe", "strength"), [("wargor", 2), ("mountain_skral", 6), ("troll", 14)])
def test_the_combat_value_of_a_creature_is_its_dice_and_its_strength(foe: str, strength: int) -> None:
    table = fight(duel(foe, willpower=20), 1, 1, 1, 1, 4, 5, 3)
    assert table.rounds() == [(6, 5 + strength)]


@pytest.mark.parametrize(("bearer", "less"), [("thorn", 5), ("kram", 5), ("chada", 0), (None, 0)])
def test_the_crown_weakens_nomion_if_a_fighter_bears_it(bearer: str | None, less: int) -> None:
    table = AndorTable("thorn", "kram", "chada").without("second_abilities").all_at(205)
    table.hero("thorn", willpower=6).hero("kram", willpower=6).hero("chada", field=285)
    if bearer is not None:
        table.hero(bearer, bag=("crown",))
    uid = table.foe("nomion", 205)
    printed = table.g.def_of(table.figure(uid)).strength
    table.turn("thorn").pick("fight nomion", "invite kram").dice(1, 1, 1, 1, 1, 1, 1).pick("join")
    assert [event.strength for event in table.happened(ev.FoeRolled)] == [printed - less]


@rule("andor.fight.150")
def test_a_creature_with_the_lower_value_loses_the_difference() -> None:
    table = fight(duel(), 6, 1, 1, 3, 4)  # 11 against 6
    assert foe_left(table) == [0]
    table = fight(duel(), 4, 1, 1, 3, 4)  # 9 against 6
    assert foe_left(table) == [2]
    assert table.willpower("thorn") == 9


@rule("andor.fight.150")
def test_a_hero_with_the_lower_value_loses_the_difference() -> None:
    table = fight(duel(), 1, 1, 1, 5, 5)  # 6 against 12
    assert table.willpower("thorn") == 3
    assert foe_left(table) == [5]


@rule("andor.fight.160")
def test_at_equal_values_nobody_loses_anything() -> None:
    table = fight(duel(), 3, 1, 1, 6, 1)  # 8 against 8
    assert table.willpower("thorn") == 9
    assert foe_left(table) == [5]
    table.asks(0, "stay", ["on", "withdraw"])


@rule("andor.fight.150", "andor.fight.160")
@given(st.lists(st.integers(1, 6), min_size=5, max_size=5), st.integers(1, 14))
def test_only_the_lower_side_loses_and_exactly_the_difference(dice: list[int], strength: int) -> None:
    table = fight(duel("wargor", strength, 13), *dice)
    ours, theirs = table.rounds()[0]
    assert table.willpower("thorn") == 13 - max(0, theirs - ours)
    assert foe_left(table) == [max(0, 5 - max(0, ours - theirs))]


@rule("andor.fight.170")
def test_the_archer_loses_willpower_even_from_the_next_field() -> None:
    table = AndorTable("chada", "thorn").hero("chada", field=204, strength=3, willpower=9)
    table.hero("thorn", field=285).foe("wargor", 205)
    table.dice(2, 5, 1).turn("chada").pick("fight wargor", "keep")  # 5 against 7
    assert table.willpower("chada") == 7


# -- going on, giving up, winning ----------------------------------------------------------------------------


@rule("andor.fight.180")
def test_with_willpower_left_on_both_sides_another_round_follows() -> None:
    table = fight(duel(), 4, 3, 3, 1, 6)  # 9 against 8
    assert foe_left(table) == [4]
    table.asks(0, "stay").dice(4, 3, 3, 1, 6).pick("on")
    assert table.rounds() == [(9, 8), (9, 8)]
    assert foe_left(table) == [4, 3]


@rule("andor.fight.190")
def test_the_fight_breaks_off_when_no_hour_is_left() -> None:
    table = fight(duel(willpower=2).hero("thorn", hours=6), 3, 1, 6, 1)  # 8 against 8, and no overtime
    table.asks(1, "turn")
    assert table.hours("thorn") == 7
    assert [event.n for event in table.happened(ev.FightEnded)] == [0]


@rule("andor.fight.190")
def test_overtime_hours_serve_for_fighting_too() -> None:
    table = fight(duel(willpower=9).hero("thorn", hours=6), 3, 1, 1, 6, 1)  # 8 against 8
    table.dice(3, 1, 1, 6, 1).pick("on")
    assert (table.hours("thorn"), table.willpower("thorn")) == (8, 7)


@rule("andor.fight.190")
def test_after_the_tenth_hour_no_round_follows() -> None:
    table = fight(duel(willpower=16).hero("thorn", hours=9), 3, 1, 1, 1, 6, 1)
    table.asks(1, "turn")
    assert table.hours("thorn") == 10


@rule("andor.fight.200")
def test_a_hero_may_give_up_between_two_rounds() -> None:
    table = fight(duel(), 3, 1, 1, 6, 1).pick("withdraw")
    table.asks(1, "turn")
    assert table.hours("thorn") == 1
    assert table.g.fight is None


@rule("andor.fight.210", "andor.fight.230")
def test_a_creature_without_willpower_is_beaten_and_the_reward_comes_at_once() -> None:
    table = fight(duel(), 6, 1, 1, 3, 4)  # 11 against 6
    table.asks(0, "reward", ["strength", "willpower"]).pick("strength")
    assert (table.strength("thorn"), table.willpower("thorn")) == (6, 9)
    table.asks(1, "turn")


@rule("andor.fight.230")
def test_whoever_picks_the_right_side_of_the_line_gets_nothing_from_the_left() -> None:
    table = fight(duel(), 6, 1, 1, 3, 4).pick("willpower")
    assert (table.strength("thorn"), table.willpower("thorn")) == (5, 12)


@rule("andor.fight.220")
@pytest.mark.parametrize(
    ("foe", "strength", "willpower"), [("wargor", 1, 3), ("mountain_skral", 2, 4), ("troll", 3, 6)]
)
def test_each_kind_of_creature_has_its_own_reward(foe: str, strength: int, willpower: int) -> None:
    for side, gained in (("strength", (strength, 0)), ("willpower", (0, willpower))):
        table = duel(foe, strength=10, willpower=9)
        table.g.stronger_foes = (-13,) * len(table.g.legend.foes)  # strength 1, to be beaten in one round
        table.hero("thorn", bag=("axe", "sword_hilt", "sword_blade"))
        fight(table, 6, 1, 1).dice(1, 2, 3).pick("weapon axe", "weapon sword_hilt", side)
        assert (table.strength("thorn") - 10, table.willpower("thorn") - 9) == gained


@rule("andor.fight.240")
def test_a_beaten_creature_goes_to_field_200() -> None:
    table = duel()
    wargor = table.g.foes[0].uid
    fight(table, 6, 1, 1, 3, 4)
    assert not table.on_board(wargor)
    assert table.g.fallen == (FOES.index("wargor"),)


@rule("andor.fight.250")
def test_a_creature_that_nobody_beat_has_all_its_willpower_in_the_next_fight() -> None:
    table = fight(duel(), 4, 1, 1, 3, 4)  # 9 against 6: 2 are left
    table.pick("withdraw", "pass").dice(1, 1, 1, 5, 1).pick("fight wargor")  # 6 against 7
    assert foe_left(table) == [2, 5]


def test_when_the_foe_has_rolled_no_hero_is_rolling_any_more() -> None:
    table = (
        duel("troll", strength=14).dice(1, 1, 1, 1, 2, 3).turn("thorn").pick("fight troll").asks(0, "stay")
    )
    assert table.g.fight is not None
    assert table.g.fight.roller == NONE
