"""Sneak Attack monsters fall upon heroes straight from the main deck. [village.sneak_attack]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, printed
from fabletop.testing import rule

KOBOLD = printed("kobold")


def drawing(*main: str, gold: int = 200) -> VillageTable:
    """Player 0, in a later turn, is about to buy a dagger; these cards are next in the main deck."""
    table = VillageTable.plain(3).space(6, "dagger").stock("main", *main)
    return table.acts(0, gold=gold)


@rule("village.sneak_attack.010")
def test_it_stands_before_who_drew_it_and_attacks_at_once() -> None:
    table = drawing("kobold", "helmet").dice(4).pick("buy 6")
    assert table.in_front(0) == ["kobold"]
    assert table.player(0).front[0].owner == -1
    assert table.life(0) == 40 - (4 + KOBOLD.attack)
    assert table.market(6) == "helmet"
    table.asks(0, "act")
    assert not table.offers("buy 6")  # it blocks the market as any monster


@rule("village.sneak_attack.010")
def test_its_first_attack_meets_defence_cards_as_any_other() -> None:
    table = drawing("kobold").wear(0, "wooden_shield").dice(6).pick("buy 6")
    assert table.worn(0) == []
    assert table.life(0) == 40


@rule("village.sneak_attack.010")
def test_its_first_attack_brings_its_effect() -> None:
    table = drawing("highwayman").hand(0, "coin", "sword").dice(1).pick("buy 6")
    table.asks(0, "hand").pick("coin").asks(0, "act")
    assert table.hand_of(0) == ["sword"]


@rule("village.sneak_attack.020")
def test_a_second_one_goes_to_the_player_on_the_left_and_attacks_there_at_once() -> None:
    table = (
        VillageTable(board(sneaking=True), board(), board())
        .space(6, "dagger")
        .stock("main", "kobold", "helmet")
    )
    table.front(0, "grave_stalker")
    table.acts(0, gold=200).dice(6).pick("sneak")
    table.dice(4).pick("buy 6")
    assert [table.in_front(seat) for seat in range(3)] == [["grave_stalker"], ["kobold"], []]
    assert (table.life(0), table.life(1)) == (40, 40 - (4 + KOBOLD.attack))
    assert table.market(6) == "helmet"


@rule("village.sneak_attack.020")
@pytest.mark.parametrize(("taken", "prey"), [((), 0), ((0,), 1), ((0, 1), 2), ((0, 2), 1), ((1,), 0)])
def test_it_looks_for_the_next_player_on_the_left_without_one(taken: tuple[int, ...], prey: int) -> None:
    table = VillageTable(board(sneaking=True), board(), board()).space(6, "dagger").stock("main", "kobold")
    for seat in taken:
        table.front(seat, "grave_stalker")
    table.acts(0, gold=200)
    if 0 in taken:
        table.dice(6).pick("sneak")
    table.dice(1).pick("buy 6")
    assert table.in_front(prey) == ["kobold"]
    assert [len(table.in_front(seat)) for seat in range(3)] == [
        int(seat in taken or seat == prey) for seat in range(3)
    ]


@rule("village.sneak_attack.020")
def test_if_everybody_has_one_it_stays_with_who_drew_it() -> None:
    table = VillageTable(board(sneaking=True), board()).space(6, "dagger").stock("main", "kobold")
    table.front(0, "grave_stalker")
    table.front(1, "grave_stalker")
    table.acts(0, gold=200).dice(6).pick("sneak").dice(4).pick("buy 6")
    assert table.in_front(0) == ["grave_stalker", "kobold"]
    assert table.life(0) == 40 - (4 + KOBOLD.attack)


@rule("village.sneak_attack.020")
def test_other_monsters_do_not_send_it_further() -> None:
    table = VillageTable.plain().space(6, "dagger").stock("main", "kobold")
    table.front(0, "ghost", owner=1)
    table.acts(0, gold=200).dice(1).pick("buy 6")
    assert table.in_front(0) == ["ghost", "kobold"]


@rule("village.sneak_attack.030")
def test_it_moves_left_at_the_end_of_the_turn_and_attacks_there_once() -> None:
    table = VillageTable.plain(3).dice(3, 4, 5)
    table.front(0, "kobold", life=2)
    table.turn(0)
    assert table.life(0) == 40 - (3 + KOBOLD.attack)
    table.hush().pick("end_turn").asks(1, "act")
    assert [table.in_front(seat) for seat in range(3)] == [[], ["kobold"], []]
    assert table.player(1).front[0].life == 2
    assert len(table.happened(ev.Rolled)) == 1
    assert table.life(1) == 40 - (4 + KOBOLD.attack)
    table.pick("end_turn").asks(2, "act")
    assert table.in_front(2) == ["kobold"]
    assert table.life(2) == 40 - (5 + KOBOLD.attack)


@rule("village.sneak_attack.030")
def test_it_moves_and_attacks_in_a_game_of_two_as_well() -> None:
    table = VillageTable.plain().dice(1, 4)
    table.front(0, "kobold")
    table.turn(0).pick("end_turn")
    assert table.in_front(1) == ["kobold"]
    assert table.life(1) == 40 - (4 + KOBOLD.attack)


@rule("village.sneak_attack.030")
def test_one_that_stands_before_another_hero_waits_for_that_heros_turn() -> None:
    table = VillageTable.plain(3).dice(4)
    table.front(1, "kobold")
    table.turn(0).pick("end_turn")
    assert table.in_front(1) == ["kobold"]
    assert table.life(1) == 40 - (4 + KOBOLD.attack)


@rule("village.sneak_attack.040")
def test_who_kills_it_gains_its_experience_and_it_leaves_the_game() -> None:
    table = drawing("kobold").hand(0, "dagger").dice(1, 6).pick("buy 6")
    table.pick("play dagger")
    assert table.in_front(0) == []
    assert table.removed() == ["kobold"]
    assert [table.player(seat).experience for seat in range(3)] == [KOBOLD.price, 0, 0]
    table.pick("end_turn")
    assert table.in_front(1) == []


@rule("village.sneak_attack.050")
def test_in_a_players_first_turn_it_is_removed_and_another_card_is_drawn() -> None:
    table = drawing("kobold", "grave_stalker", "helmet").set(0, turns=1).pick("buy 6")
    assert [table.in_front(seat) for seat in range(3)] == [[], [], []]
    assert table.removed() == ["kobold", "grave_stalker"]
    assert table.market(6) == "helmet"
    assert table.life(0) == 40


@rule("village.sneak_attack.050")
def test_the_first_turn_of_each_player_counts_and_the_second_does_not() -> None:
    table = VillageTable.plain().hand(0, "gem").hand(1, "gem").deck(0, *["gem"] * 9)
    table.space(6, "dagger").stock("main", "kobold", "dagger", "kobold", "dagger", "kobold", "dagger").dice(1)
    table.turn(0).pick("play gem", "buy 6", "end_turn", "play gem", "buy 6", "end_turn")
    assert table.removed() == ["kobold", "kobold"]
    assert table.turn_of() == 0
    table.pick("play gem", "buy 6")
    assert table.in_front(0) == ["kobold"]
