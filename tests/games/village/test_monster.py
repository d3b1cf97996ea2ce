"""Monsters in front of heroes: playing them, what they block, and how they attack. [village.monster]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, printed
from fabletop.testing import rule

GOBLIN = printed("goblin")
ORC = printed("orc")
OGRE = printed("ogre")


def rolls(table: VillageTable) -> list[tuple[int, int]]:
    """Who rolled what."""
    return [(rolled.seat, rolled.n) for rolled in table.happened(ev.Rolled)]


# -- playing ----------------------------------------------------------------------------------------------


@rule("village.monster.010")
@pytest.mark.parametrize("prey", [0, 1, 2])
def test_a_monster_may_be_played_in_front_of_any_player_oneself_included(prey: int) -> None:
    table = VillageTable.plain(3).hand(0, "goblin", "coin")
    table.acts(0).pick("play goblin")
    table.asks(0, "place", ["hero 0", "hero 1", "hero 2"]).pick(f"hero {prey}")
    assert [table.in_front(seat) for seat in range(3)] == [
        ["goblin"] if seat == prey else [] for seat in range(3)
    ]
    assert table.hand_of(0) == ["coin"]
    assert table.played_of(0) == []


@rule("village.monster.010")
def test_a_monster_is_not_played_in_front_of_a_fallen_hero() -> None:
    table = VillageTable.plain(3).hand(0, "goblin").fallen(1)
    table.acts(0).pick("play goblin").asks(0, "place", ["hero 0", "hero 2"])


@rule("village.monster.020")
def test_a_monster_enters_with_the_life_on_its_card_and_belongs_to_who_played_it() -> None:
    table = VillageTable.plain().hand(0, "ogre")
    table.acts(0).pick("play ogre", "hero 1")
    [ogre] = table.player(1).front
    assert (ogre.life, ogre.owner) == (OGRE.life, 0)


# -- the market -------------------------------------------------------------------------------------------


@rule("village.monster.030")
def test_a_monster_in_front_closes_the_market_until_it_is_gone() -> None:
    table = VillageTable.plain().hand(0, "sword", "smelt_gold", "dagger").space(6, "helmet")
    table.front(0, "goblin", owner=1)
    table.acts(0, gold=200, mind=9)
    assert not table.offers("buy 6")
    assert not table.offers("play smelt_gold")
    table.dice(6).pick("play sword")
    assert table.offers("buy 6")
    assert table.offers("play smelt_gold")


@rule("village.monster.030")
def test_one_monster_of_two_is_enough_to_close_the_market() -> None:
    table = VillageTable.plain().hand(0, "sword").space(6, "helmet").dice(6)
    table.front(0, "goblin", owner=1, life=1)
    table.front(0, "ogre", owner=1)
    table.acts(0, gold=200).pick("play sword", "monster goblin")
    assert table.in_front(0) == ["ogre"]
    assert not table.offers("buy 6")


@rule("village.monster.030")
def test_a_monster_does_not_keep_a_player_from_selling() -> None:
    """Only buying and market cards are blocked."""
    table = VillageTable.plain().hand(0, "dagger")
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("sell dagger")
    assert table.g.gold == printed("dagger").price // 2


@rule("village.monster.030")
def test_a_monster_in_front_of_somebody_else_closes_nothing() -> None:
    table = VillageTable.plain().space(6, "helmet")
    table.front(1, "goblin", owner=0)
    assert table.acts(0, gold=200).offers("buy 6")


# -- the attack -------------------------------------------------------------------------------------------


@rule("village.monster.050", "village.monster.060", "village.monster.070")
def test_every_monster_in_front_attacks_at_the_start_of_the_turn_with_a_die_of_its_own() -> None:
    table = VillageTable.plain().dice(6, 4)
    table.front(0, "goblin", owner=1)
    table.front(0, "orc", owner=1)
    table.front(1, "ogre", owner=0)
    table.turn(0).asks(0, "act")
    assert rolls(table) == [(1, 6), (1, 4)]
    assert table.life(0) == 40 - (6 + GOBLIN.attack) - (4 + ORC.attack)
    assert table.life(1) == 40


@rule("village.monster.050")
def test_monsters_attack_again_in_every_turn_of_their_prey_and_only_there() -> None:
    table = VillageTable.plain().dice(6, 6)
    table.front(0, "goblin", owner=1)
    table.turn(0).pick("end_turn")
    assert table.turn_of() == 1
    assert table.life(0) == 40 - (6 + GOBLIN.attack)
    table.pick("end_turn")
    assert table.turn_of() == 0
    assert table.life(0) == 40 - 2 * (6 + GOBLIN.attack)


@rule("village.monster.050")
def test_a_monster_played_now_does_not_attack_before_the_next_turn() -> None:
    table = VillageTable.plain().hand(0, "goblin").dice(6)
    table.acts(0).pick("play goblin", "hero 1")
    assert table.life(1) == 40
    table.pick("end_turn")
    assert table.life(1) == 40 - (6 + GOBLIN.attack)


@rule("village.monster.060")
def test_each_owner_rolls_for_the_own_monsters() -> None:
    table = VillageTable.plain(3).dice(2, 3, 5)
    table.front(0, "goblin", owner=1)
    table.front(0, "orc", owner=2)
    table.front(0, "wolf", owner=1)
    table.turn(0).pick("owner 1").asks(0, "act")
    assert rolls(table) == [(1, 2), (1, 3), (2, 5)]


@rule("village.monster.070")
@pytest.mark.parametrize(("id", "die"), [("goblin", 3), ("orc", 3), ("ogre", 3), ("minotaur", 6)])
def test_a_monster_deals_its_die_and_its_bonus(id: str, die: int) -> None:
    table = VillageTable.plain().dice(die)
    table.front(0, id, owner=1)
    table.turn(0)
    assert table.life(0) == 40 - (die + printed(id).attack)


@rule("village.monster.070")
def test_a_bad_die_with_a_bad_bonus_hurts_nobody() -> None:
    assert GOBLIN.attack == -1
    table = VillageTable.plain().set(0, life=30).dice(1)
    table.front(0, "goblin", owner=1)
    table.turn(0)
    assert table.life(0) == 30
    assert table.happened(ev.Hurt) == []


@rule("village.monster.080")
def test_the_owner_spreads_the_damage_over_defence_cards_before_rolling() -> None:
    table = VillageTable.plain().wear(0, "wooden_shield", "helmet").dice(4)
    table.front(0, "goblin", owner=1)
    table.turn(0).asks(1, "target", ["worn 0 shield", "worn 0 helmet"])
    assert rolls(table) == []
    table.pick("worn 0 helmet").asks(0, "act")
    assert rolls(table) == [(1, 4)]
    assert table.worn(0) == ["wooden_shield"]  # 3 damage: 2 for the helmet, 1 for the shield
    assert table.player(0).worn[0].left == 2
    assert table.life(0) == 40


@rule("village.monster.080")
def test_damage_left_after_the_defence_cards_does_not_reach_the_hero() -> None:
    table = VillageTable.plain().wear(0, "helmet").dice(6)
    table.front(0, "ogre", owner=1)
    table.turn(0).asks(0, "act")
    assert table.worn(0) == []
    assert table.discard_of(0) == ["helmet"]
    assert table.life(0) == 40


@rule("village.monster.080")
def test_the_next_monster_finds_the_hero_without_the_defence_card() -> None:
    table = VillageTable.plain().wear(0, "helmet").dice(6, 6)
    table.front(0, "ogre", owner=1)
    table.front(0, "ogre", owner=1)
    table.turn(0)
    assert table.life(0) == 40 - (6 + OGRE.attack)


@rule("village.monster.080")
def test_where_a_monster_has_no_owner_its_prey_spreads_the_damage() -> None:
    table = VillageTable.plain().wear(0, "wooden_shield", "helmet").dice(1)
    table.front(0, "kobold")
    table.turn(0).asks(0, "target", ["worn 0 shield", "worn 0 helmet"])


@rule("village.monster.090")
def test_the_attacked_player_says_which_owner_comes_first() -> None:
    table = VillageTable.plain(3).dice(2, 3, 4)
    table.front(0, "goblin", owner=1)
    table.front(0, "orc", owner=2)
    table.front(0, "wolf", owner=1)
    table.turn(0).asks(0, "owner", ["owner 1", "owner 2"]).pick("owner 2").asks(0, "act")
    assert [seat for seat, _ in rolls(table)] == [2, 1, 1]
    attackers = [table.g.cards[a.card].id for a in table.happened(ev.MonsterAttacked)]
    assert attackers == ["orc", "goblin", "wolf"]


@rule("village.monster.090")
def test_with_one_owner_there_is_no_order_to_choose() -> None:
    table = VillageTable.plain(3).dice(2, 3)
    table.front(0, "goblin", owner=1)
    table.front(0, "wolf", owner=1)
    table.turn(0).asks(0, "act")


@rule("village.monster.100", "village.monster.110")
def test_a_monster_hurts_at_once_and_its_effect_follows_before_the_next_one_attacks() -> None:
    table = VillageTable.plain().hand(0, "coin", "sword").dice(5, 5)
    table.front(0, "bandit", owner=1)
    table.front(0, "goblin", owner=1)
    table.turn(0).asks(0, "hand")
    after_bandit = 40 - (5 + printed("bandit").attack)
    assert sorted(table.options()) == ["coin", "sword"]
    assert table.life(0) == after_bandit
    assert len(rolls(table)) == 1
    table.pick("coin").asks(0, "act")
    assert table.discard_of(0) == ["coin"]
    assert table.life(0) == after_bandit - (5 + GOBLIN.attack)


@rule("village.monster.110")
def test_a_monsters_effect_comes_even_if_its_attack_does_nothing() -> None:
    assert printed("bandit").attack == -1
    table = VillageTable.plain().hand(0, "coin", "sword").dice(1)
    table.front(0, "bandit", owner=1)
    table.turn(0).asks(0, "hand").pick("sword")
    assert table.life(0) == 40
    assert table.hand_of(0) == ["coin"]


@rule("village.monster.110")
def test_without_cards_in_hand_nothing_is_discarded() -> None:
    table = VillageTable.plain().dice(5)
    table.front(0, "bandit", owner=1)
    table.turn(0).asks(0, "act")


@rule("village.monster.100")
def test_a_hero_who_falls_to_the_first_monster_is_not_attacked_by_the_second() -> None:
    table = VillageTable.plain(3).set(0, life=3).dice(6)
    table.front(0, "ogre", owner=1)
    table.front(0, "ogre", owner=1)
    table.turn(0)
    assert not table.player(0).alive
    assert len(rolls(table)) == 1
