"""The rulebook's worked examples, number by number."""

from __future__ import annotations

from fabletop.games.village.testing import VillageTable, board, printed
from fabletop.testing import rule

CASTER = board(with_spells=1 - printed("wind_blade").attack)  # whose Wind Blade is +1, however it is tuned


@rule("village.weapon.010", "village.weapon.030", "village.weapon.040")
def test_example_1_a_weapon_hits_a_player() -> None:
    """Die 5, bonus -2: 3 damage."""
    table = VillageTable("warrior", "elf").hand(0, "staff").dice(5)
    table.acts(0).pick("play staff")
    assert table.life(1) == 35 - 3
    table.asks(0, "act")


@rule("village.defence.120", "village.defence.140", "village.defence.150")
def test_example_2_defence_cards_take_the_blow_and_the_rest_is_lost() -> None:
    """Die 5, bonus +1: both cards, together worth 5, go; the last point is not dealt."""
    table = VillageTable("barbarian", "elf").hand(0, "sword").wear(1, "wooden_shield", "helmet").dice(5)
    table.acts(0).pick("play sword", "worn 1 shield")
    assert table.worn(1) == []
    assert table.discard_of(1) == ["wooden_shield", "helmet"]
    assert table.life(1) == 35
    table.asks(0, "act")


@rule("village.armour_bonus.010")
def test_example_3_an_armour_bonus_is_taken_off() -> None:
    """6 damage against armour 2: 4 are dealt."""
    table = VillageTable("barbarian", "paladin").hand(0, "sword").set(1, level=2).dice(5)
    table.acts(0).pick("play sword")
    assert table.life(1) == 40 - 4


@rule("village.heavy_weapon.030", "village.defence.150")
def test_example_4_a_heavy_weapon_goes_through_defence_cards() -> None:
    """Die 5, bonus +5: 10 damage; 5 for the cards, 5 for the player."""
    table = VillageTable("warrior", "elf").hand(0, "battle_axe").wear(1, "wooden_shield", "helmet").dice(5)
    table.acts(0).pick("play battle_axe", "worn 1 helmet")
    assert table.worn(1) == []
    assert table.life(1) == 35 - 5


@rule("village.attack_monster.010", "village.attack_monster.070", "village.attack_monster.080")
def test_example_5_a_weapon_kills_monsters_and_the_rest_is_lost() -> None:
    """Die 5, bonus +1: both monsters die, nothing reaches the player."""
    table = VillageTable("barbarian", "elf").hand(0, "sword").dice(5)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick("play sword", "monster goblin")
    assert table.in_front(0) == []
    assert table.discard_of(1) == ["goblin", "giant_rat"]
    assert table.life(1) == 35
    assert table.player(0).experience == 40


@rule("village.heavy_weapon.030", "village.heavy_weapon.040")
def test_example_6_a_heavy_weapon_goes_through_monsters_then_cards_then_the_player() -> None:
    table = VillageTable("warrior", "elf").hand(0, "battle_axe").wear(1, "helmet").dice(5)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick("play battle_axe", "monster giant_rat")
    assert table.in_front(0) == []
    assert table.worn(1) == []
    assert table.life(1) == 35 - (10 - 3 - 2 - 2)


@rule("village.spell.060", "village.defence.150")
def test_example_7_a_spell_goes_through_defence_cards() -> None:
    """Die 5, bonus +1: both cards go and the rest hits the player."""
    table = VillageTable(CASTER, "elf").hand(0, "wind_blade").wear(1, "wooden_shield", "helmet").dice(5)
    table.acts(0).pick("play wind_blade", "worn 1 shield")
    assert table.worn(1) == []
    assert table.life(1) == 35 - 1


@rule("village.spell.040", "village.spell.080")
def test_example_8_a_spell_goes_through_monsters_to_who_played_them() -> None:
    """Die 5, bonus +1: both monsters die and the rest hits their owner."""
    table = VillageTable(CASTER, "elf").hand(0, "wind_blade").dice(5)
    table.front(0, "goblin", owner=1)
    table.front(0, "giant_rat", owner=1)
    table.acts(0).pick("play wind_blade", "monster goblin", "monster giant_rat")
    assert table.in_front(0) == []
    assert table.life(1) == 35 - (6 - 3 - 2)


@rule("village.sell.010", "village.sell.040")
def test_the_sale_example() -> None:
    """A card of price 30 brings 15 and leaves the game."""
    table = VillageTable("warrior", "elf").hand(0, "dagger")
    table.acts(0).pick("sell dagger")
    assert table.g.gold == 15
    assert table.removed() == ["dagger"]
    assert table.hand_of(0) == []
