"""Devotion."""

from __future__ import annotations

import pytest

from fabletop.games.village.defs import TYPES
from fabletop.games.village.testing import VillageTable, board, card, printed
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
MASTER = board(devotion=True, summon=card("mini_skeleton"), summon_cost=1)


@rule("village.devotion.010")
@pytest.mark.parametrize(("owner", "damage"), [(0, 4), (2, 3), (-1, 3)])
def test_monsters_of_the_hero_deal_one_more_in_each_attack_and_no_others(owner: int, damage: int) -> None:
    table = VillageTable(MASTER, HERO, HERO).dice(4, 4)
    table.front(1, "goblin", owner=owner)
    table.turn(1)
    assert table.life(1) == 35 - damage
    table.pick("end_turn", "end_turn", "end_turn")
    assert table.turn_of() == 1
    assert table.life(1) == 35 - 2 * damage


@rule("village.devotion.010")
def test_a_summoned_monster_deals_one_more_too() -> None:
    table = VillageTable(MASTER, HERO).dice(4)
    table.acts(0).pick("summon", "end_turn")
    assert table.in_front(1) == ["mini_skeleton"]
    assert table.life(1) == 35 - (4 - 1 + 1)


@rule("village.devotion.010")
@pytest.mark.parametrize("owner", [0, 1])
def test_the_intelligence_that_an_imp_takes_is_no_damage(owner: int) -> None:
    table = VillageTable(MASTER, HERO).dice(1)
    table.front(1, "imp", owner=owner)
    table.turn(1)
    assert (table.life(1), table.g.mind) == (35, 3 - (1 + printed("imp").mind_attack))


@rule("village.devotion.020")
@pytest.mark.parametrize(("owner", "lost"), [(1, 1 + 3), (2, 1), (-1, 1)])
def test_all_monsters_of_the_hero_are_undead(owner: int, lost: int) -> None:
    """An ogre is a giant, unless it serves a hero with Devotion."""
    table = VillageTable(board(against={"undead": 3}), MASTER, HERO).hand(0, "dagger").dice(1)
    ogre = table.front(0, "ogre", owner=owner)
    table.acts(0).pick("play dagger")
    assert table.monster(ogre).life == 7 - lost


@rule("village.devotion.010", "village.devotion.020")
def test_a_monster_of_nobody_serves_no_master_wherever_that_one_sits() -> None:
    table = VillageTable(board(life=35, against={"undead": 3}), MASTER).hand(0, "dagger").dice(4, 1)
    ogre = table.front(0, "ogre")
    table.turn(0).pick("play dagger")
    assert table.life(0) == 35 - (4 + 1)
    assert table.monster(ogre).life == 7 - 1


@rule("village.devotion.020")
def test_weapons_against_the_undead_know_no_difference() -> None:
    bonus = printed("silver_sword").versus[TYPES.index("undead")]
    assert bonus > 0
    table = VillageTable(HERO, MASTER).hand(0, "silver_sword").dice(1)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play silver_sword")
    assert table.monster(ogre).life == 7 - (1 + 1 + bonus)


@rule("village.devotion.020")
def test_the_first_seat_may_be_the_masters_too() -> None:
    table = VillageTable(MASTER, board(against={"undead": 3})).hand(1, "dagger").dice(1)
    ogre = table.front(1, "ogre", owner=0)
    table.acts(1).pick("play dagger")
    assert table.monster(ogre).life == 7 - (1 + 3)


@rule("village.devotion.020")
def test_they_are_undead_instead_of_what_they_were() -> None:
    table = VillageTable(board(against={"giant": 3}), MASTER).hand(0, "dagger").dice(1)
    ogre = table.front(0, "ogre", owner=1)
    table.acts(0).pick("play dagger")
    assert table.monster(ogre).life == 7 - 1
