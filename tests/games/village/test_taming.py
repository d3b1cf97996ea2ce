"""Taming wild monsters of the market. [village.taming]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, board, printed
from fabletop.testing import rule

WARG = printed("warg")
BEAR = printed("bear")


def market_with(id: str, taming: int = 0) -> VillageTable:
    return VillageTable(board(taming=taming), board()).space(6, id).stock("main", "helmet")


@rule("village.taming.010")
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_it_can_be_bought_only_after_a_roll_of_at_least_x(more: int) -> None:
    table = market_with("warg").acts(0, gold=200)
    assert table.offers("tame 6")
    assert not table.offers("buy 6")
    table.dice(WARG.taming + more, 1).pick("tame 6").asks(0, "act")
    assert table.offers("buy 6") == (more >= 0)
    assert table.offers("tame 6") == (more < 0)
    assert len(table.happened(ev.Tamed)) == int(more >= 0)


@rule("village.taming.010")
def test_every_failure_may_be_followed_by_another_try() -> None:
    table = market_with("warg").acts(0, gold=200)
    table.dice(1, 1, 1, 1, WARG.taming).pick("tame 6", "tame 6", "tame 6")
    assert table.offers("buy 6")
    assert len(table.happened(ev.TamingFailed)) == 2


@rule("village.taming.010")
def test_each_monster_is_tamed_for_itself() -> None:
    table = market_with("warg").space(7, "bear").dice(6).acts(0, gold=200).pick("tame 6")
    assert table.offers("buy 6")
    assert not table.offers("buy 7")
    assert table.offers("tame 7")


@rule("village.taming.010")
def test_it_is_wild_again_in_the_next_turn_and_for_the_next_player() -> None:
    table = market_with("warg").hand(0, "gem").hand(1, "gem").dice(6).acts(0, gold=200).pick("tame 6")
    table.pick("end_turn", "play gem")
    assert table.turn_of() == 1
    assert table.offers("tame 6")
    assert not table.offers("buy 6")


@rule("village.taming.010")
def test_the_monster_that_takes_the_space_of_a_tamed_one_is_wild() -> None:
    table = VillageTable.plain().space(6, "warg").stock("main", "bear").dice(6)
    table.acts(0, gold=500).pick("tame 6", "buy 6")
    assert table.market(6) == "bear"
    assert not table.offers("buy 6")


@rule("village.taming.010")
def test_monsters_without_taming_are_bought_without_a_roll() -> None:
    table = market_with("goblin").acts(0, gold=200)
    assert table.offers("buy 6")
    assert not table.offers("tame 6")


@rule("village.taming.010")
def test_there_is_no_taming_without_access_to_the_market() -> None:
    table = market_with("warg")
    table.front(0, "goblin", owner=1)
    assert not table.acts(0, gold=200).offers("tame 6")


@rule("village.taming.020")
def test_after_a_failed_roll_it_attacks_the_player_and_stays_in_the_market() -> None:
    table = market_with("warg").acts(0, gold=200).dice(1, 5).pick("tame 6").asks(0, "act")
    assert table.life(0) == 40 - (5 + WARG.attack)
    assert table.life(1) == 40
    assert table.market(6) == "warg"
    assert table.in_front(0) == []
    assert table.g.gold == 200


@rule("village.taming.020")
def test_defence_cards_help_against_its_attack() -> None:
    table = market_with("warg").wear(0, "wooden_shield", "helmet").acts(0, gold=200).dice(1, 6)
    table.pick("tame 6").asks(0, "target", ["worn 0 shield", "worn 0 helmet"]).pick("worn 0 helmet")
    assert table.life(0) == 40
    assert table.worn(0) == []


@rule("village.taming.020")
def test_after_a_good_roll_it_does_not_attack() -> None:
    table = market_with("warg").acts(0, gold=200).dice(6).pick("tame 6")
    assert len(table.happened(ev.Rolled)) == 1
    assert table.life(0) == 40


@rule("village.taming.020")
def test_a_failed_roll_can_be_deadly() -> None:
    table = market_with("warg").set(0, life=2).acts(0, gold=200).dice(1, 6).pick("tame 6")
    assert not table.player(0).alive


@rule("village.taming.030")
@pytest.mark.parametrize("short", [1, 0])
def test_the_price_still_has_to_be_paid(short: int) -> None:
    table = market_with("warg").acts(0, gold=WARG.price - short).dice(6).pick("tame 6")
    assert table.offers("buy 6") == (short == 0)


@rule("village.taming.030")
def test_a_tamed_monster_is_paid_and_goes_to_the_discard_pile() -> None:
    table = market_with("warg").acts(0, gold=200).dice(6).pick("tame 6")
    assert table.discard_of(0) == []
    table.pick("buy 6")
    assert table.g.gold == 200 - WARG.price
    assert table.discard_of(0) == ["warg"]
    assert table.market(6) == "helmet"


@rule("village.taming.040")
def test_a_hero_adds_the_own_taming_to_each_roll() -> None:
    table = market_with("bear", taming=2).space(7, "bear").acts(0, gold=200)
    table.dice(BEAR.taming - 2, BEAR.taming - 2).pick("tame 6", "tame 7")
    assert table.offers("buy 6")
    assert table.offers("buy 7")


@rule("village.taming.040")
def test_a_heros_taming_does_not_make_up_for_a_worse_roll() -> None:
    table = market_with("bear", taming=2).acts(0, gold=200)
    table.dice(BEAR.taming - 3, 1).pick("tame 6")
    assert not table.offers("buy 6")


@rule("village.taming.050")
@pytest.mark.parametrize("more", [-1, 0])
def test_a_flute_in_hand_adds_its_bonus(more: int) -> None:
    assert printed("elven_flute").taming_in_hand == 2
    table = market_with("bear").hand(0, "elven_flute").acts(0, gold=200)
    table.dice(BEAR.taming - 2 + more, 1).pick("tame 6")
    assert table.offers("buy 6") == (more == 0)
    assert table.hand_of(0) == ["elven_flute"]


@rule("village.taming.050")
def test_two_flutes_in_hand_add_both_bonuses() -> None:
    table = market_with("bear").hand(0, "elven_flute", "elven_flute").acts(0, gold=200)
    table.dice(BEAR.taming - 3).pick("tame 6")
    assert table.offers("buy 6")


@rule("village.taming.050")
def test_a_flute_in_hand_counts_for_each_roll_of_the_turn() -> None:
    table = market_with("bear").space(7, "griffin").hand(0, "elven_flute").acts(0, gold=200)
    table.dice(BEAR.taming - 2, printed("griffin").taming - 2).pick("tame 6", "tame 7")
    assert table.offers("buy 6")
    assert table.offers("buy 7")


@rule("village.taming.050")
def test_a_flute_played_in_this_turn_still_counts() -> None:
    table = market_with("bear").hand(0, "elven_flute").acts(0, gold=200).pick("play elven_flute")
    table.dice(BEAR.taming - 2).pick("tame 6")
    assert table.offers("buy 6")


@rule("village.taming.050")
def test_a_flute_in_the_deck_the_discard_pile_or_another_hand_does_not_count() -> None:
    table = market_with("bear").deck(0, "elven_flute").discard(0, "elven_flute").hand(1, "elven_flute")
    table.acts(0, gold=200).dice(BEAR.taming - 1, 1).pick("tame 6")
    assert not table.offers("buy 6")


@rule("village.taming.050")
def test_a_call_to_beasts_counts_until_the_end_of_the_turn_and_no_longer() -> None:
    table = market_with("bear").hand(0, "beast_call").acts(0, gold=200, mind=5).pick("play beast_call")
    table.dice(BEAR.taming - 2).pick("tame 6")
    assert table.offers("buy 6")
    table.pick("end_turn", "end_turn")
    table.dice(BEAR.taming - 1, 1).pick("tame 6")
    assert len(table.happened(ev.TamingFailed)) == 1
