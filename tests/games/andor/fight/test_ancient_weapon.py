"""The five ancient weapons. [andor.ancient_weapon]"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import ITEMS
from fabletop.games.andor.testing import AndorTable
from fabletop.testing import rule

WEAPONS = (
    ("iron_gauntlet", "gauntlet"),
    ("knife", "knife 0"),
    ("axe", "weapon axe"),
)


def armed(*bag: str, name: str = "thorn", field: int = 205) -> AndorTable:
    """A hero of strength 4 and willpower 13 (three dice of Thorn) with things in the bag; a wargor on 205."""
    far = "kram" if name != "kram" else "thorn"
    table = AndorTable(name, far).without("second_abilities").hero(far, field=285)
    table.hero(name, bag, field=field, strength=4, willpower=13)
    table.foe("wargor", 205)
    return table


def fight(table: AndorTable, *dice: int) -> AndorTable:
    return table.dice(*dice).turn(table.names[0]).pick("fight wargor")


@rule("andor.ancient_weapon.010")
@pytest.mark.parametrize(("weapon", "use"), WEAPONS)
def test_a_weapon_is_used_once_and_leaves_the_game(weapon: str, use: str) -> None:
    table = fight(armed(weapon), 1, 1, 1).dice(1, 6, 1).pick(use)
    assert table.bag("thorn") == []
    assert table.lying(205) == []
    number = ITEMS.index(weapon)
    assert table.g.supply[number] == 0
    assert [event.item for event in table.happened(ev.ItemUsed)] == [number]
    table.dice(1, 1, 1, 6, 1).pick("on").asks(0, "stay")  # no second use in the next round


@rule("andor.ancient_weapon.010")
def test_both_parts_of_the_sword_leave_the_game() -> None:
    table = fight(armed("sword_hilt", "sword_blade"), 1, 1, 1).dice(6, 6).pick("weapon sword_hilt")
    assert table.bag("thorn") == []
    assert table.lying(205) == []


@rule("andor.ancient_weapon.020")
@pytest.mark.parametrize(("weapon", "use"), WEAPONS)
def test_a_weapon_is_used_right_after_the_own_roll_or_not_in_this_round(weapon: str, use: str) -> None:
    table = armed(weapon).turn("thorn")
    assert not table.offers(use)
    fight(armed(weapon), 1, 1, 1).asks(0, "edge", ["done", use])
    table = fight(armed(weapon), 1, 1, 1).dice(6, 1).pick("done").asks(0, "stay")
    assert not table.offers(use)
    assert table.bag("thorn") == [weapon]


@rule("andor.ancient_weapon.030")
def test_with_the_gauntlet_two_dice_are_added_whatever_they_show() -> None:
    table = fight(armed("iron_gauntlet"), 2, 5, 4).dice(6, 6).pick("gauntlet")
    assert table.values("thorn") == [4 + 5 + 4]


@rule("andor.ancient_weapon.030")
@given(st.lists(st.integers(1, 6), min_size=3, max_size=3))
def test_the_gauntlet_adds_the_two_best_dice(dice: list[int]) -> None:
    table = fight(armed("iron_gauntlet"), *dice).dice(6, 6).pick("gauntlet")
    assert table.values("thorn") == [4 + sum(dice) - min(dice)]


@rule("andor.ancient_weapon.030")
def test_the_gauntlet_serves_for_one_round() -> None:
    table = fight(armed("iron_gauntlet"), 1, 1, 1).dice(6, 1).pick("gauntlet")  # 6 against 8
    table.dice(2, 3, 4, 6, 1).pick("on")
    assert table.values("thorn") == [4 + 2, 4 + 4]


@rule("andor.ancient_weapon.040")
def test_the_archer_cannot_use_the_gauntlet() -> None:
    table = fight(armed("iron_gauntlet", name="chada"), 3).dice(4).pick("again").dice(6, 1).pick("keep")
    table.asks(0, "stay")
    assert table.values("chada") == [4 + 4]


def test_with_one_die_the_gauntlet_is_no_use() -> None:
    table = AndorTable("kram", "thorn").hero("thorn", field=285)
    table.hero("kram", ("iron_gauntlet",), field=205, strength=3, willpower=6).foe("troll", 205)
    table.dice(4, 1, 2, 3).turn("kram").pick("fight troll")
    assert table.values("kram") == [7]  # nobody was asked
    assert table.bag("kram") == ["iron_gauntlet"]


@rule("andor.ancient_weapon.050")
def test_after_a_brew_the_gauntlet_is_no_use_and_after_the_gauntlet_no_brew() -> None:
    table = fight(armed("iron_gauntlet", "witchs_brew"), 2, 5, 4)
    table.asks(0, "edge", ["done", "brew", "gauntlet"]).dice(6, 6, 6, 6).pick("brew")
    assert table.values("thorn") == [4 + 10]
    assert "iron_gauntlet" in table.bag("thorn")
    table = fight(armed("iron_gauntlet", "witchs_brew"), 2, 5, 4).dice(6, 6).pick("gauntlet")
    assert table.values("thorn") == [4 + 9]
    assert table.bag("thorn") == ["witchs_brew"]


@rule("andor.ancient_weapon.060")
def test_with_the_knife_any_one_die_is_rolled_again() -> None:
    table = fight(armed("knife"), 2, 5, 4).asks(0, "edge", ["done", "knife 0", "knife 1", "knife 2"])
    table.dice(6, 6, 6).pick("knife 2")
    assert [event.dice for event in table.happened(ev.DiceChanged)] == [(2, 5, 6)]
    assert table.values("thorn") == [4 + 6]


@rule("andor.ancient_weapon.060")
def test_a_worse_second_roll_counts_too() -> None:
    table = fight(armed("knife"), 2, 5, 4).dice(1, 6, 1).pick("knife 1")
    assert table.values("thorn") == [4 + 4]


@rule("andor.ancient_weapon.070")
def test_the_archer_rolls_only_the_last_die_again_and_it_counts() -> None:
    table = fight(armed("knife", name="chada"), 5).dice(2).pick("again", "keep")
    table.asks(0, "edge", ["done", "knife 1"]).dice(3, 6, 1).pick("knife 1")
    assert table.values("chada") == [4 + 3]


@rule("andor.ancient_weapon.080")
def test_the_axe_gives_2_strength_for_one_round() -> None:
    table = fight(armed("axe"), 2, 1, 1).dice(6, 1).pick("weapon axe")  # 8 against 8
    table.dice(4, 1, 1, 6, 1).pick("on")
    assert table.values("thorn") == [4 + 2 + 2, 4 + 4]


@rule("andor.ancient_weapon.090")
def test_hilt_and_blade_together_give_5_strength_for_one_round() -> None:
    table = fight(armed("sword_hilt", "sword_blade"), 1, 1, 1).dice(4, 4).pick("weapon sword_hilt")
    table.dice(4, 1, 1, 6, 1).pick("on")
    assert table.values("thorn") == [4 + 5 + 1, 4 + 4]


@rule("andor.ancient_weapon.090")
def test_two_heroes_with_one_part_each_have_no_sword() -> None:
    table = armed("sword_hilt").hero("kram", ("sword_blade",), field=205, willpower=6)
    table.turn("thorn").pick("fight wargor", "invite kram")
    table.dice(1, 1, 1, 1, 6, 6).pick("join").asks(0, "stay")


@rule("andor.ancient_weapon.100")
@pytest.mark.parametrize("part", ["sword_hilt", "sword_blade"])
def test_one_part_of_the_sword_does_nothing(part: str) -> None:
    table = fight(armed(part), 4, 1, 1, 6, 1).asks(0, "stay")
    assert table.values("thorn") == [4 + 4]
    assert table.bag("thorn") == [part]


@rule("andor.ancient_weapon.110")
def test_the_archer_uses_knife_axe_and_sword_from_the_next_field() -> None:
    table = fight(armed("knife", "axe", name="chada", field=204), 1).pick("keep")
    table.asks(0, "edge", ["done", "knife 0", "weapon axe"]).dice(5).pick("knife 0")
    table.dice(6, 6).pick("weapon axe")
    assert table.values("chada") == [4 + 5 + 2]
    table = fight(armed("sword_hilt", "sword_blade", name="chada", field=204), 1).pick("keep")
    table.dice(6, 6).pick("weapon sword_hilt")
    assert table.values("chada") == [4 + 1 + 5]
