"""Fleeting monsters come by themselves, help, and go on. [village.fleeting]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, printed
from fabletop.testing import rule

GOLD = printed("treasure_goblin").gives_gold
HEALS = printed("fairy").gives_heal


def drawing(id: str) -> VillageTable:
    """Player 0 is about to buy, and the next card of the main deck is this monster."""
    table = VillageTable.plain(3).space(6, "dagger").stock("main", id, "helmet")
    return table.acts(0, gold=30)


@rule("village.fleeting.010")
def test_it_comes_to_who_drew_it_and_another_card_fills_the_space() -> None:
    table = drawing("treasure_goblin").pick("buy 6")
    assert [table.in_front(seat) for seat in range(3)] == [["treasure_goblin"], [], []]
    assert table.player(0).front[0].owner == -1
    assert table.discard_of(0) == ["dagger"]
    assert table.market(6) == "helmet"
    assert table.stock_of("main") == []


@rule("village.fleeting.010")
def test_it_comes_too_when_a_market_card_is_removed() -> None:
    table = VillageTable.plain().hand(0, "spear").space(6, "dagger").dice(1)
    table.stock("main", "fairy", "helmet").acts(0).pick("play spear")
    assert table.in_front(0) == ["fairy"]
    assert table.market(6) == "helmet"


@rule("village.fleeting.010")
def test_two_of_them_in_a_row_both_come() -> None:
    table = VillageTable.plain().space(6, "dagger").stock("main", "fairy", "treasure_goblin")
    table.acts(0, gold=30).pick("buy 6")
    assert table.in_front(0) == ["fairy", "treasure_goblin"]
    assert table.market(6) is None


@rule("village.fleeting.020")
def test_it_helps_who_drew_it_in_the_same_turn() -> None:
    table = drawing("treasure_goblin").pick("buy 6")
    assert GOLD > 0
    assert table.g.gold == 30 - printed("dagger").price + GOLD


@rule("village.fleeting.020")
@pytest.mark.parametrize(("missing", "gained"), [(0, 0), (1, 1), (HEALS, HEALS), (HEALS + 3, HEALS)])
def test_its_healing_stops_at_full_life(missing: int, gained: int) -> None:
    table = drawing("fairy").set(0, life=40 - missing).pick("buy 6")
    assert HEALS > 1
    assert table.life(0) == 40 - missing + gained


@rule("village.fleeting.020")
def test_it_helps_each_hero_it_stands_before_at_the_start_of_their_turn_and_attacks_nobody() -> None:
    table = VillageTable.plain()
    table.front(0, "treasure_goblin")
    table.turn(0).asks(0, "act")
    assert table.g.gold == GOLD
    table.pick("end_turn").asks(1, "act")
    assert table.g.gold == GOLD
    assert table.happened(ev.Rolled) == []
    assert table.happened(ev.MonsterAttacked) == []


@rule("village.fleeting.020")
def test_it_does_not_help_in_the_turns_of_others() -> None:
    table = VillageTable.plain().set(0, life=10)
    table.front(1, "treasure_goblin")
    table.front(1, "fairy")
    table.turn(0)
    assert table.g.gold == 0
    assert table.life(0) == 10


@rule("village.fleeting.020")
def test_its_healing_comes_after_the_attacks_of_the_monsters() -> None:
    """From full life: first the wolf bites, then the fairy heals."""
    table = VillageTable.plain().dice(6)
    table.front(0, "fairy")
    table.front(0, "wolf", owner=1)
    table.turn(0)
    assert table.life(0) == 40 - (6 + printed("wolf").attack) + HEALS


@rule("village.fleeting.030")
@pytest.mark.parametrize("id", ["fairy", "treasure_goblin"])
def test_it_does_not_block_the_market(id: str) -> None:
    table = VillageTable.plain().space(6, "helmet")
    table.front(0, id)
    assert table.acts(0, gold=200).offers("buy 6")


@rule("village.fleeting.040")
def test_it_moves_to_the_left_at_the_end_of_each_turn() -> None:
    table = VillageTable.plain(3)
    table.front(0, "fairy", life=1)
    table.turn(0)
    for holder in (1, 2, 0, 1):
        table.pick("end_turn")
        assert table.turn_of() == holder
        assert [table.in_front(seat) == ["fairy"] for seat in range(3)] == [s == holder for s in range(3)]
        assert table.player(holder).front[0].life == 1


@rule("village.fleeting.040")
def test_it_passes_over_the_fallen() -> None:
    table = VillageTable.plain(3).fallen(1)
    table.front(0, "fairy")
    table.turn(0).pick("end_turn")
    assert table.in_front(2) == ["fairy"]


@rule("village.fleeting.040")
def test_it_moves_in_a_game_of_two_as_well() -> None:
    table = VillageTable.plain()
    table.front(0, "fairy")
    table.turn(0).pick("end_turn")
    assert (table.in_front(0), table.in_front(1)) == ([], ["fairy"])


@rule("village.fleeting.040")
def test_other_monsters_stay_where_they_are() -> None:
    table = VillageTable.plain(3).dice(1)
    table.front(0, "goblin", owner=1)
    table.turn(0).pick("end_turn")
    assert table.in_front(0) == ["goblin"]


@rule("village.fleeting.050")
def test_who_kills_it_gains_its_experience_and_it_leaves_the_game() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(6)
    table.front(0, "fairy")
    table.acts(0).pick("play dagger")
    assert table.in_front(0) == []
    assert table.removed() == ["fairy"]
    assert table.discard_of(0) == []
    assert [table.player(seat).experience for seat in (0, 1)] == [printed("fairy").price, 0]
    table.pick("end_turn")
    assert table.in_front(1) == []
