"""Groups of equal monsters grow. [village.proliferate]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.load import content
from fabletop.games.village.testing import VillageTable, printed
from fabletop.testing import rule

LOW = [1] * 20  # no monster here hurts with a 1


def grown(table: VillageTable, seat: int = 0) -> list[str]:
    """The mini cards in front of a hero after the start of that hero's turn."""
    table.dice(*LOW).turn(seat)
    while table.asked().kind == "owner":
        table.pick(table.options()[0])
    return [id for id in table.in_front(seat) if id.startswith("mini_")]


@rule("village.proliferate.010")
def test_it_happens_at_the_start_of_the_turn_and_the_new_one_attacks_too() -> None:
    table = VillageTable.plain().dice(4, 4, 4)
    table.front(0, "goblin_pack", owner=1)
    table.front(0, "goblin_pack", owner=1)
    table.turn(0)
    kinds = [type(event) for event in table.events]
    assert kinds.index(ev.Proliferated) < kinds.index(ev.MonsterAttacked)
    attacks = [printed("goblin_pack").attack] * 2 + [printed("mini_goblin").attack]
    assert table.life(0) == 40 - sum(4 + attack for attack in attacks)


@rule("village.proliferate.010")
def test_it_happens_in_each_turn_of_their_prey() -> None:
    table = VillageTable.plain().dice(*LOW)
    table.front(0, "goblin_pack", owner=1)
    table.front(0, "goblin_pack", owner=1)
    table.turn(0).pick("end_turn")
    assert table.in_front(0) == ["goblin_pack", "goblin_pack", "mini_goblin"]
    table.pick("end_turn")
    assert table.in_front(0) == ["goblin_pack", "goblin_pack", "mini_goblin", "mini_goblin"]


@rule("village.proliferate.010")
def test_it_happens_only_in_front_of_the_player_whose_turn_it_is() -> None:
    table = VillageTable.plain()
    table.front(1, "goblin_pack", owner=0)
    table.front(1, "goblin_pack", owner=0)
    table.turn(0)
    assert table.in_front(1) == ["goblin_pack", "goblin_pack"]


@rule("village.proliferate.020")
@pytest.mark.parametrize(("packs", "minis"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_each_full_group_of_x_adds_one_mini_card(packs: int, minis: int) -> None:
    """New cards count only from the next turn on: 3 make 4, not 5."""
    assert printed("goblin_pack").proliferate == 2
    table = VillageTable.plain()
    for _ in range(packs):
        table.front(0, "goblin_pack", owner=1)
    assert grown(table) == ["mini_goblin"] * minis
    assert table.supply_of("mini_goblin") == printed("mini_goblin").supply - minis


@rule("village.proliferate.020")
@pytest.mark.parametrize(("slimes", "minis"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_number_on_the_card_decides(slimes: int, minis: int) -> None:
    assert printed("slime").proliferate == 3
    table = VillageTable.plain()
    for _ in range(slimes):
        table.front(0, "slime", owner=1)
    assert grown(table) == ["mini_slime"] * minis


@rule("village.proliferate.020")
def test_only_equal_monsters_make_a_group() -> None:
    table = VillageTable.plain()
    for id in ("goblin_pack", "plague_rats", "goblin", "hobgoblin"):
        table.front(0, id, owner=1)
    assert grown(table) == []


@rule("village.proliferate.020")
def test_every_kind_of_group_adds_its_own_mini_card() -> None:
    table = VillageTable.plain()
    for id in ("goblin_pack", "plague_rats", "goblin_pack", "plague_rats"):
        table.front(0, id, owner=1)
    assert sorted(grown(table)) == ["mini_goblin", "mini_plague_rat"]


@rule("village.proliferate.020")
def test_mini_cards_count_as_the_same_monster() -> None:
    table = VillageTable.plain()
    table.front(0, "goblin_pack", owner=1)
    table.front(0, "mini_goblin", owner=1)
    assert grown(table) == ["mini_goblin"] * 2


@rule("village.proliferate.020")
def test_monsters_without_the_ability_do_not_multiply() -> None:
    table = VillageTable.plain()
    for _ in range(4):
        table.front(0, "goblin", owner=1)
        table.front(0, "mini_skeleton", owner=1)
    assert grown(table) == ["mini_skeleton"] * 4


@rule("village.proliferate.020")
def test_a_group_may_have_several_owners_and_the_new_one_is_the_first_ones() -> None:
    table = VillageTable.plain(3)
    table.front(0, "goblin_pack", owner=2)
    table.front(0, "goblin_pack", owner=1)
    assert grown(table) == ["mini_goblin"]
    assert table.player(0).front[-1].owner == 2


@rule("village.proliferate.020")
@pytest.mark.parametrize(("left", "minis"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_no_more_come_than_there_are_mini_cards(left: int, minis: int) -> None:
    table = VillageTable.plain().supply("mini_goblin", left)
    for _ in range(4):
        table.front(0, "goblin_pack", owner=1)
    assert grown(table) == ["mini_goblin"] * minis
    assert table.supply_of("mini_goblin") == left - minis


@rule("village.proliferate.020")
def test_the_mini_card_of_a_proliferating_monster_has_its_abilities() -> None:
    """It is a card of the same monster."""
    pairs = [(card, content().cards[card.mini]) for card in content().cards if card.proliferate]
    assert len({mini.id for _, mini in pairs}) == 3
    for card, mini in pairs:
        assert mini.family == card.family
        assert (mini.proliferate, mini.hopping, mini.poison) == (card.proliferate, card.hopping, card.poison)
        assert (mini.type, mini.armour, mini.heal) == (card.type, card.armour, card.heal)
