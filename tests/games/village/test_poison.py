"""Poison tokens. [village.poison]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, printed, rising
from fabletop.testing import rule


@rule("village.poison.010")
@pytest.mark.parametrize(("damage", "tokens"), [(0, 0), (1, 2), (4, 2)])
def test_an_attack_that_deals_at_least_one_damage_gives_the_tokens_of_the_card(
    damage: int, tokens: int
) -> None:
    scorpion = printed("giant_scorpion")
    assert scorpion.poison == 2
    table = VillageTable(board(armour=2), board()).dice(damage + 2 - scorpion.attack)
    table.front(0, "giant_scorpion", owner=1)
    table.turn(0)  # the hero's armour of 2 is taken off first
    assert table.life(0) == 40 - damage
    assert table.player(0).poison == tokens


@rule("village.poison.010")
def test_a_defence_card_keeps_the_poison_off() -> None:
    table = VillageTable.plain().wear(0, "helmet").dice(6)
    table.front(0, "giant_spider", owner=1)
    table.turn(0)
    assert table.worn(0) == []
    assert (table.life(0), table.player(0).poison) == (40, 0)


@rule("village.poison.010")
def test_tokens_add_up_and_bite_only_from_the_next_own_turn_on() -> None:
    table = VillageTable.plain().set(0, poison=3).dice(6, 6)
    table.front(0, "giant_spider", owner=1)
    table.front(0, "giant_scorpion", owner=1)
    damage = 6 + printed("giant_spider").attack + 6 + printed("giant_scorpion").attack
    table.turn(0)
    assert table.player(0).poison == 3 + 1 + 2
    assert table.life(0) == 40 - 3 - damage


@rule("village.poison.010")
def test_a_monster_without_poison_gives_no_tokens() -> None:
    table = VillageTable.plain().dice(6)
    table.front(0, "ogre", owner=1)
    table.turn(0)
    assert table.life(0) < 40
    assert table.player(0).poison == 0


@rule("village.poison.020")
@pytest.mark.parametrize("id", ["snake", "giant_spider", "ghoul"])
def test_poison_without_a_number_is_one_token(id: str) -> None:
    table = VillageTable.plain().dice(6)
    table.front(0, id, owner=1)
    table.turn(0)
    assert table.player(0).poison == 1


@rule("village.poison.030")
def test_each_token_costs_a_life_point_at_the_start_of_the_own_turn_before_monsters_attack() -> None:
    table = VillageTable.plain().set(0, poison=3).dice(5)
    table.front(0, "orc", owner=1)
    table.turn(0)
    assert table.life(0) == 40 - 3 - (5 + printed("orc").attack)
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.PoisonBit) < kinds.index(ev.MonsterAttacked)


@rule("village.poison.030")
def test_the_tokens_stay_and_bite_in_every_own_turn_but_in_nobody_elses() -> None:
    table = VillageTable.plain().set(0, poison=2)
    table.turn(0)
    assert table.life(0) == 38
    table.pick("end_turn")
    assert (table.life(0), table.life(1)) == (38, 40)
    table.pick("end_turn")
    assert (table.life(0), table.player(0).poison) == (36, 2)


@rule("village.poison.030")
def test_armour_and_defence_cards_do_not_help_against_poison() -> None:
    table = VillageTable(board(armour=2), board()).set(0, poison=2).wear(0, "helmet")
    table.turn(0)
    assert table.life(0) == 38
    assert table.player(0).worn[0].left == 2


@rule("village.poison.030")
def test_a_hero_can_fall_to_poison_before_any_monster_attacks() -> None:
    table = VillageTable.plain(3).set(0, poison=2, life=2)
    table.front(0, "orc", owner=1)
    table.turn(0)
    assert not table.player(0).alive
    assert table.happened(ev.MonsterAttacked) == []


@rule("village.poison.030")
def test_one_life_point_more_than_tokens_is_enough() -> None:
    table = VillageTable.plain().set(0, poison=2, life=3)
    table.turn(0).asks(0, "act")
    assert table.life(0) == 1


@rule("village.poison.040")
@pytest.mark.parametrize(
    ("id", "left"),
    [
        ("troll_blood", 3),
        ("healing_potion", 3),
        ("light_ale", 3),
        ("antidote", 0),
        ("herbal_tonic", 1),
        ("purify", 0),
        ("scroll_of_purity", 0),
    ],
)
def test_only_cards_that_say_so_take_tokens_away(id: str, left: int) -> None:
    table = VillageTable.plain().set(0, poison=3, life=20).hand(0, id).dice(1)
    table.acts(0, mind=5).pick(f"play {id}")
    assert table.player(0).poison == left


@rule("village.poison.040")
def test_a_cure_takes_no_more_tokens_than_there_are() -> None:
    table = VillageTable.plain().set(0, poison=1).hand(0, "herbal_tonic")
    table.acts(0).pick("play herbal_tonic")
    assert table.player(0).poison == 0


@rule("village.poison.050")
@pytest.mark.parametrize("immune", [True, False])
def test_tokens_have_no_effect_on_the_immune(immune: bool) -> None:
    table = VillageTable(board(poison_immune=immune), board()).set(0, poison=3).dice(6)
    table.front(0, "snake", owner=1)
    damage = 6 + printed("snake").attack
    table.turn(0)
    assert table.life(0) == 40 - damage - (0 if immune else 3)
    assert len(table.happened(ev.PoisonBit)) == (0 if immune else 1)
    assert table.player(0).poison == 4  # it takes the tokens all the same


@rule("village.poison.050")
def test_old_tokens_stop_hurting_a_hero_who_becomes_immune() -> None:
    growing = rising((0, 20, 1000), board(), board(poison_immune=True), board(poison_immune=True))
    table = VillageTable(growing, board()).set(0, poison=2).turn(0)
    assert table.life(0) == 38
    table.g.get_experience(0, 20)
    table.pick("end_turn", "end_turn")
    assert (table.life(0), table.player(0).poison) == (38, 2)
