"""Abilities of hero boards that need no decision."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
SLAYER = board(against={"goblinoid": 2, "dragon": 2})


@rule("village.hero_ability.010")
@pytest.mark.parametrize("more", [0, 1])
def test_one_more_card_is_drawn_at_the_end_of_each_own_turn(more: int) -> None:
    table = VillageTable(board(cards=more), HERO).hand(1, "coin").acts(0)
    table.pick("end_turn")
    assert len(table.hand_of(0)) == 5 + more
    assert len(table.hand_of(1)) == 1
    table.pick("end_turn")
    assert (len(table.hand_of(0)), len(table.hand_of(1))) == (5 + more, 5)


@rule("village.hero_ability.020")
def test_life_comes_back_after_the_monsters_have_attacked() -> None:
    """At full life there would be nothing to regain before the goblin's 3 damage."""
    table = VillageTable(board(life=35, heal=1), HERO).dice(4)
    table.front(0, "goblin", owner=1)
    table.turn(0)
    assert table.life(0) == 35 - 3 + 1


@rule("village.hero_ability.020")
@pytest.mark.parametrize(("heal", "before", "after"), [(1, 20, 21), (2, 20, 22), (2, 34, 35), (2, 35, 35)])
def test_life_comes_back_in_each_own_turn_up_to_the_start_value(heal: int, before: int, after: int) -> None:
    table = VillageTable(board(life=35, heal=heal), HERO).set(0, life=before).turn(0)
    assert table.life(0) == after
    table.pick("end_turn")
    assert table.turn_of() == 1
    assert table.life(0) == after, "not in the turn of another"


@rule("village.hero_ability.020")
def test_a_hero_that_the_monsters_kill_regains_nothing() -> None:
    table = VillageTable(board(heal=1), HERO).set(0, life=3).dice(4)
    table.front(0, "goblin", owner=1)
    table.turn(0)
    assert table.g.over
    assert table.life(0) == 0


@rule("village.hero_ability.030")
@pytest.mark.parametrize(
    ("abilities", "id", "damage"),
    [
        ({"with_class": {"sword": 2}}, "sword", 3 + 1 + 2),
        ({"with_class": {"sword": 2}}, "hand_axe", 3 + 1),
        ({"with_class": {"ranged": -1}}, "crossbow", 3 + 2 - 1),
        ({"with_class": {"heavy": 2}}, "battle_axe", 3 + 5 + 2),
        ({"with_class": {"heavy": 2}}, "hand_axe", 3 + 1),
        ({"with_class": {"axe": 1}}, "battle_axe", 3 + 5 + 1),
        ({"with_class": {"axe": 1, "heavy": 2}}, "battle_axe", 3 + 5 + 1 + 2),
        ({"with_spells": 2}, "wind_blade", 3 + 1 + 2),
        ({"with_spells": 2}, "dagger", 3),
        ({"with_element": {"fire": 2}}, "scorch", 3 + 2),
        ({"with_element": {"fire": 2}}, "wind_blade", 3 + 1),
        ({"with_element": {"fire": 2}, "with_spells": 1}, "scorch", 3 + 2 + 1),
    ],
)
def test_damage_changes_with_cards_of_the_type_named(abilities: dict[str, Any], id: str, damage: int) -> None:
    table = VillageTable(board(**abilities), HERO).hand(0, id).dice(3).acts(0).pick(f"play {id}")
    assert table.life(1) == 35 - damage


@rule("village.hero_ability.030")
def test_the_bonus_counts_against_monsters_too() -> None:
    table = VillageTable(board(with_class={"sword": 2}), HERO).hand(0, "sword").dice(1)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play sword")
    assert table.monster(ogre).life == 7 - (1 + 1 + 2)


@rule("village.hero_ability.040")
@pytest.mark.parametrize(
    ("first", "left"), [("monster goblin", {"giant_rat": 1}), ("monster giant_rat", {"goblin": 3})]
)
def test_a_bonus_against_a_type_needs_a_monster_of_it_as_first_target(
    first: str, left: dict[str, int]
) -> None:
    """Die 2: 4 damage with the goblin first, else 2."""
    table = VillageTable(SLAYER, HERO).hand(0, "dagger").dice(2)
    uids = {"goblin": table.front(0, "goblin", owner=1), "giant_rat": table.front(0, "giant_rat", owner=1)}
    table.acts(0).pick("play dagger", first)
    assert {id: table.monster(uids[id]).life for id in table.in_front(0)} == left


@rule("village.hero_ability.040")
@pytest.mark.parametrize(("id", "lost"), [("orc", 1 + 2), ("wolf", 1), ("ogre", 1), ("zombie", 1)])
def test_a_bonus_against_a_type_counts_for_that_type_alone(id: str, lost: int) -> None:
    table = VillageTable(SLAYER, HERO).hand(0, "dagger").dice(1)
    monster = table.front(0, id, owner=1)
    full = table.monster(monster).life
    table.acts(0).pick("play dagger")
    assert table.monster(monster).life == full - lost


@rule("village.hero_ability.040")
def test_a_bonus_against_a_type_does_not_count_against_players() -> None:
    table = VillageTable(SLAYER, HERO).hand(0, "dagger").dice(1)
    table.front(1, "goblin", owner=0)
    table.acts(0).pick("play dagger")
    assert table.life(1) == 35 - 1


@rule("village.hero_ability.040")
@pytest.mark.parametrize(("id", "lost"), [("red_dragon", 3 + 2), ("bone_dragon", 3)])
def test_a_bonus_against_dragons_counts_on_the_market_and_for_spells(id: str, lost: int) -> None:
    """The bone dragon is undead."""
    table = VillageTable(SLAYER, HERO).hand(0, "rock_throw").dragon(id, life=16).dice(3)
    table.acts(0).pick("play rock_throw", "dragon")
    assert table.g.dragon is not None
    assert table.g.dragon.life == 16 - lost


@rule("village.hero_ability.040")
def test_a_bonus_against_a_type_is_the_heros_own_and_not_that_of_the_heros_monsters() -> None:
    table = VillageTable(HERO, SLAYER).dice(1)
    orc = table.front(0, "shield_orc", owner=0)
    table.front(0, "wolf", owner=1)
    table.turn(0).asks(0, "act")
    assert table.monster(orc).life == 6 - 1


@rule("village.hero_ability.040")
def test_a_defensive_monster_before_the_hero_attacked_is_the_first_target() -> None:
    table = VillageTable(SLAYER, HERO).hand(0, "dagger").dice(1)
    orc = table.front(1, "shield_orc", owner=1)
    table.acts(0).pick("play dagger")
    assert table.monster(orc).life == 6 - (1 + 2)
