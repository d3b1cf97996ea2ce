"""The armour bonus of a hero board."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, amount, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
KNIGHT = board(life=40, armour=2)


@rule("village.armour_bonus.010")
@pytest.mark.parametrize(("die", "damage"), [(1, 0), (2, 0), (3, 1), (6, 4)])
def test_the_bonus_is_taken_off_an_attack_and_heals_nothing(die: int, damage: int) -> None:
    table = VillageTable(HERO, KNIGHT).hand(0, "dagger").set(1, life=20).dice(die)
    table.acts(0).pick("play dagger")
    assert table.life(1) == 20 - damage


@rule("village.armour_bonus.010")
def test_a_hero_without_the_bonus_takes_it_all() -> None:
    table = VillageTable(HERO, HERO).hand(0, "dagger").dice(6)
    table.acts(0).pick("play dagger")
    assert table.life(1) == 35 - 6


@rule("village.armour_bonus.010")
def test_the_bonus_counts_against_monsters_and_spells_too() -> None:
    table = VillageTable(HERO, KNIGHT).hand(0, "fireball").dice(4, 5)
    table.acts(0).pick("play fireball")
    assert table.life(1) == 40 - (4 + 2 - 2)
    table.front(1, "wolf", owner=0)
    table.pick("end_turn")
    assert table.life(1) == 40 - 4 - (5 - 2)


@rule("village.armour_bonus.010")
def test_the_armour_of_a_potion_is_added_to_it_until_the_next_own_turn() -> None:
    """2 on the board and 2 by the potion: 4 are taken off each attack, by weapon, spell and monster."""
    more = amount("stoneskin_potion", "armour_until_next_turn")
    assert more == 2
    table = VillageTable(KNIGHT, HERO).hand(0, "stoneskin_potion").hand(1, "dagger", "fireball")
    table.acts(0).pick("play stoneskin_potion", "end_turn").dice(6, 6)
    table.pick("play dagger", "play fireball")
    assert table.life(0) == 40 - (6 - 4) - (8 - 4)
    table.front(0, "wolf", owner=1)
    table.dice(6).pick("end_turn").asks(0, "act")
    assert table.life(0) == 40 - 2 - 4 - (6 - 2), "in the own turn the board's is left alone"


@rule("village.armour_bonus.020")
def test_the_bonus_is_taken_off_each_attack() -> None:
    table = VillageTable(HERO, KNIGHT).hand(0, "dagger", "dagger").dice(3, 4)
    table.acts(0).pick("play dagger", "play dagger")
    assert table.life(1) == 40 - (3 - 2) - (4 - 2)


@rule("village.armour_bonus.030")
def test_a_heavy_weapon_meets_the_defence_cards_with_its_whole_damage() -> None:
    """6 damage fells a shield of 6: had the bonus come first, 4 would not have."""
    table = VillageTable(HERO, KNIGHT).hand(0, "battle_axe")
    table.wear(1, "tower_shield").dice(1)
    table.acts(0).pick("play battle_axe")
    assert table.worn(1) == []
    assert table.life(1) == 40


@rule("village.armour_bonus.030")
@pytest.mark.parametrize(("id", "life"), [("battle_axe", 40 - (11 - 2 - 2)), ("fireball", 40 - (8 - 2 - 2))])
def test_what_passes_the_defence_cards_loses_the_bonus_then(id: str, life: int) -> None:
    table = VillageTable(HERO, KNIGHT).hand(0, id).wear(1, "helmet").dice(6)
    table.acts(0, mind=3).pick(f"play {id}")
    assert table.worn(1) == []
    assert table.life(1) == life


@rule("village.armour_bonus.030")
def test_the_bonus_does_not_shield_the_defence_cards_from_a_normal_weapon() -> None:
    table = VillageTable(HERO, KNIGHT).hand(0, "dagger")
    table.wear(1, "wooden_shield").dice(3)
    table.acts(0).pick("play dagger")
    assert table.worn(1) == []
    assert table.life(1) == 40
