"""What hero boards say: strength, dice, and the two abilities of each hero. [andor.hero_ability]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor.defs import SECOND_ABILITIES
from fabletop.games.andor.testing import AndorTable, set_up
from fabletop.testing import rule


def alone(name: str, field: int = 205, foe: str = "troll", grades: tuple[int, ...] = ()) -> AndorTable:
    """One hero with a foe on a field, and somebody far away."""
    far = "chada" if name != "chada" else "thorn"
    table = AndorTable(name, far, grades=grades).hero(name, field=field, strength=4).hero(far, field=285)
    table.foe(foe, field)
    return table


def fight(table: AndorTable, *dice: int, foe: str = "troll") -> AndorTable:
    return table.dice(*dice).turn(table.names[0]).pick(f"fight {foe}")


# -- strength and dice -------------------------------------------------------------------------------------


@rule("andor.hero_ability.010")
def test_the_marked_strength_is_added_in_every_round() -> None:
    table = fight(alone("kram").hero("kram", willpower=20, strength=9), 5, 1, 1, 1, 2, 3)
    table.dice(6, 1, 1, 1, 2, 3).pick("on")
    assert table.values("kram") == [5 + 9, 6 + 9]


@rule("andor.hero_ability.020")
def test_the_example_of_the_book_a_dwarf_of_7_willpower_who_loses_1_rolls_1_die() -> None:
    table = alone("kram", foe="wargor").hero("kram", willpower=7)
    fight(table, 1, 1, 4, 3, foe="wargor")  # 5 against 6
    assert table.willpower("kram") == 6
    table.dice(4, 6, 1).pick("on")
    assert table.rolls("kram") == [(1, 1), (4,)]


@rule("andor.hero_ability.020")
@pytest.mark.parametrize(("willpower", "dice"), [(6, 1), (7, 2), (13, 2), (14, 3)])
def test_the_row_of_the_willpower_gives_the_dwarfs_dice(willpower: int, dice: int) -> None:
    table = fight(alone("kram").hero("kram", willpower=willpower), *([1] * dice), 1, 2, 3)
    assert table.rolls("kram") == [(1,) * dice]


@rule("andor.hero_ability.030")
def test_heroes_of_the_same_willpower_roll_different_numbers_of_dice() -> None:
    rolled = {}
    for name in ("thorn", "kram", "eara"):
        table = fight(alone(name).hero(name, willpower=7))
        rolled[name] = len(table.rolls(name)[0])
    assert rolled == {"thorn": 3, "kram": 2, "eara": 1}


# -- first abilities ---------------------------------------------------------------------------------------


@rule("andor.hero_ability.050", "andor.hero_ability.110")
def test_the_warrior_carries_another_hero_along_who_spends_no_hours() -> None:
    table = AndorTable("thorn", "chada").without("second_abilities").all_at(205)
    table.turn("thorn").pick("carry chada", "yes", "go 203", "stop")
    assert (table.where("thorn"), table.where("chada")) == (203, 203)
    assert (table.hours("thorn"), table.hours("chada")) == (2, 0)


@rule("andor.hero_ability.110")
def test_the_warrior_carries_only_who_stands_on_the_same_field() -> None:
    table = AndorTable("thorn", "chada", "kram", "eara").all_at(205).hero("kram", field=204)
    table.turn("thorn")
    assert [option for option in table.options() if option.startswith("carry")] == [
        "carry chada",
        "carry eara",
    ]


@rule("andor.hero_ability.110")
def test_the_warrior_carries_one_hero_once_a_day() -> None:
    table = AndorTable("thorn", "chada", "kram").all_at(205).turn("thorn").pick("carry chada", "yes")
    table.asks(0, "walk")
    assert not table.offers("carry kram")
    table.pick("go 204", "stop").hero("kram", field=204).turn("thorn")
    assert not table.offers("carry kram")
    table.start("andor.day", 0)  # a new day
    assert table.turn("thorn").offers("carry kram")


@rule("andor.hero_ability.110")
def test_the_warrior_carries_nobody_who_is_held_or_whose_day_is_over() -> None:
    for values in ({"held": 205}, {"in_box": True}, {"resting": True}):
        table = AndorTable("thorn", "chada").all_at(205)
        assert table.turn("thorn").offers("carry chada")
        for name, value in values.items():
            table.hero("chada", None, **{name: value})
        assert not table.turn("thorn").offers("carry chada")


@rule("andor.hero_ability.110")
def test_nobody_but_the_warrior_carries_heroes() -> None:
    table = AndorTable("thorn", "chada", "kram", "eara").all_at(205)
    for name in ("chada", "kram", "eara"):
        table.turn(name)
        assert not any(option.startswith("carry") for option in table.options())


@rule("andor.hero_ability.050")
def test_the_dwarf_makes_more_of_the_first_strength_won_in_a_day() -> None:
    table = alone("kram", foe="wargor").without("second_abilities").hero("kram", willpower=6, strength=6)
    fight(table, 6, 1, 2, foe="wargor").pick("strength")  # 12 against 4
    assert table.strength("kram") == 8
    table.hero("kram", strength=6).foe("wargor", 205)
    table.pick("pass").dice(6, 1, 2).pick("fight wargor", "strength")
    assert table.strength("kram") == 7


@rule("andor.hero_ability.050")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (5, 7), (6, 8), (7, 8), (8, 9)])
def test_only_a_dwarf_of_six_strength_at_most_makes_more_of_it(before: int, after: int) -> None:
    table = alone("kram", foe="wargor").without("second_abilities").hero("kram", willpower=6, strength=before)
    table.g.stronger_foes = (-13,) * len(table.g.legend.foes)  # strength 1
    table.hero("kram", bag=("sword_blade", "sword_hilt"))
    fight(table, 6, foe="wargor").dice(1, 2).pick("weapon sword_hilt", "strength")
    assert table.strength("kram") == after


@rule("andor.hero_ability.050", "andor.hero_ability.140")
def test_the_mage_turns_the_own_die_to_its_opposite_side() -> None:
    for rolled, opposite in ((1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)):
        table = fight(alone("eara").without("second_abilities"), rolled)
        table.asks(0, "twist", ["nothing", "flip 0"]).dice(1, 2, 3).pick("flip 0")
        assert table.values("eara") == [4 + opposite]


@rule("andor.hero_ability.140")
def test_the_mage_turns_one_die_a_round_the_own_or_that_of_a_fellow() -> None:
    table = AndorTable("eara", "kram").all_at(205).without("second_abilities")
    table.hero("eara", strength=3, willpower=9).hero("kram", strength=3, willpower=6)
    table.foe("wargor", 205)
    table.turn("eara").pick("fight wargor", "invite kram")
    table.dice(4).pick("join")
    table.dice(1).pick("nothing").dice(4, 4).pick("flip 0")  # Kram's 1 becomes a 6
    assert (table.values("eara"), table.values("kram")) == ([3 + 4], [3 + 6])

    table = AndorTable("eara", "kram").all_at(205).without("second_abilities")
    table.hero("eara", strength=1, willpower=9).hero("kram", strength=1, willpower=6)
    table.foe("wargor", 205)
    table.turn("eara").pick("fight wargor", "invite kram")
    table.dice(4).pick("join").dice(1, 6, 1).pick("flip 0")  # her own: Kram's die is out of reach now
    assert (table.values("eara"), table.values("kram")) == ([1 + 3], [1 + 1])
    table.dice(4).pick("on", "on").asks(0, "twist", ["nothing", "flip 0"])  # a new round


@rule("andor.hero_ability.140")
def test_the_mage_turns_no_die_in_a_fight_of_others() -> None:
    table = AndorTable("thorn", "eara").all_at(205)
    table.hero("thorn", strength=3, willpower=6).foe("wargor", 205)
    table.turn("thorn").pick("fight wargor").dice(3, 1, 6, 1).pick("begin").asks(0, "stay")


@rule("andor.hero_ability.050", "andor.hero_ability.150")
def test_the_archer_throws_dice_one_at_a_time_and_the_last_one_counts() -> None:
    table = fight(alone("chada").without("second_abilities").hero("chada", willpower=9), 5)
    assert table.rolls("chada") == [(5,)]
    table.asks(0, "shoot_again", ["again", "keep"]).dice(2).pick("again")
    table.dice(1, 2, 3).pick("keep")
    assert table.values("chada") == [4 + 2]


@rule("andor.hero_ability.150")
def test_after_the_last_of_the_archers_dice_there_is_no_choice() -> None:
    table = fight(alone("chada").hero("chada", strength=14, willpower=6), 6)  # three dice
    table.dice(6).pick("again").dice(1, 1, 2, 3).pick("again")
    table.asks(0, "stay")
    assert table.values("chada") == [14 + 1]


@rule("andor.hero_ability.150")
@given(st.lists(st.integers(1, 6), min_size=1, max_size=4))
def test_whatever_the_archer_threw_before_the_last_die_counts(dice: list[int]) -> None:
    table = fight(alone("chada").hero("chada", willpower=20), *dice[:1])
    for die in dice[1:]:
        table.dice(die).pick("again")
    table.dice(1, 2, 3).pick("keep")
    assert table.values("chada") == [4 + dice[-1]]


# -- second abilities --------------------------------------------------------------------------------------


@rule("andor.hero_ability.060")
@pytest.mark.parametrize("legend", [11, 12, 13, 14, 15, 16, 17])
def test_second_abilities_are_there_from_the_start_of_every_legend_but_the_first(legend: int) -> None:
    game = set_up(legend, "thorn", "chada", "kram", "eara")
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    assert game.has_rule(SECOND_ABILITIES) == (legend > 11)


@rule("andor.hero_ability.060")
def test_without_second_abilities_there_is_no_ambra_no_cave_strength_no_study_and_no_brewing() -> None:
    table = fight(alone("thorn").without("second_abilities").hero("thorn", willpower=6), 3, 1, 1, 2, 3)
    assert table.values("thorn") == [4 + 3]
    table = fight(alone("kram", 211).without("second_abilities").hero("kram", willpower=6), 3, 1, 2, 3)
    assert table.values("kram") == [4 + 3]
    table = AndorTable("eara", "chada").without("second_abilities")
    table.hero("chada", bag=("starwort", "starwort"))
    assert not any(option.startswith("study") for option in table.turn("eara").options())
    assert not any(option.startswith("brew") for option in table.turn("chada").options())


@rule("andor.hero_ability.070", "andor.hero_ability.090")
def test_the_example_of_the_book_a_warrior_of_strength_4_begins_a_fight_with_6() -> None:
    table = fight(alone("thorn").hero("thorn", strength=4, willpower=6), 3, 1, 1, 2, 3)
    assert table.values("thorn") == [6 + 3]


@rule("andor.hero_ability.080")
def test_the_white_cube_stays_2_above_when_strength_is_gained_or_lost() -> None:
    table = fight(alone("thorn", foe="wargor").hero("thorn", willpower=6), 6, 1, 1, 2, foe="wargor")
    assert table.values("thorn") == [6 + 6]
    table.pick("strength").foe("wargor", 205)  # 5 now
    table.pick("pass").dice(1, 1, 6, 6).pick("fight wargor")  # 8 against 14: beaten, and 4 again
    table.pick("pass").dice(1, 1, 6, 1).pick("fight wargor")
    assert table.values("thorn") == [7 + 1, 6 + 1]


@rule("andor.hero_ability.090", "andor.hero_ability.100")
def test_ambra_counts_in_the_first_round_of_each_fight_only() -> None:
    table = fight(alone("thorn", foe="wargor").hero("thorn", willpower=9), 2, 1, 1, 6, 1, foe="wargor")
    table.dice(4, 1, 1, 6, 1).pick("on").dice(4, 1, 1, 6, 1).pick("on")
    assert table.values("thorn") == [6 + 2, 4 + 4, 4 + 4]
    table.pick("withdraw", "pass").dice(2, 1, 1, 6, 1).pick("fight wargor")
    assert table.values("thorn")[3:] == [6 + 2]


@rule("andor.hero_ability.120")
def test_the_dwarf_has_5_more_strength_on_a_cave_field() -> None:
    table = fight(alone("kram", 211), 3, 1, 1, 1, 2, 3)
    assert table.values("kram") == [4 + 5 + 3]
    table = fight(alone("kram", 210).hero("kram", willpower=6), 3, 1, 2, 3)
    assert table.values("kram") == [4 + 3]


@rule("andor.hero_ability.120")
def test_a_cave_makes_nobody_else_stronger() -> None:
    table = fight(alone("thorn", 211).hero("thorn", willpower=6), 3, 1, 1, 2, 3)
    assert table.values("thorn") == [4 + 2 + 3]


@rule("andor.hero_ability.130")
@pytest.mark.parametrize("willpower", [1, 6, 7, 13, 14, 20])
def test_on_a_cave_field_the_dwarf_rolls_3_dice_at_any_willpower(willpower: int) -> None:
    table = fight(alone("kram", 211).hero("kram", willpower=willpower), 1, 1, 1, 1, 2, 3)
    assert table.rolls("kram") == [(1, 1, 1)]
