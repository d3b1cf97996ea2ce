"""Buying, selling, and how the market fills up again."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import KINDS, MINI, CardDef
from fabletop.games.village.testing import DECKS, VillageTable, amount, board, printed, rules_with
from fabletop.testing import rule

PLAIN = board()

ON_SALE = {
    1: "light_ale",
    2: "scroll_of_knowledge",
    3: "fireball",
    4: "mana_potion",
    5: "nugget",
    6: "dagger",
    7: "goblin",
    8: "helmet",
    9: "chest",
    10: "sheath",
}


def price(card: str) -> int:
    return printed(card).price


def full_market() -> VillageTable:
    table = VillageTable(PLAIN, PLAIN)
    for space, card in ON_SALE.items():
        table.space(space, card)
    return table


def acts_of(table: VillageTable, verb: str) -> list[str]:
    return [option for option in table.options() if option.split(" ")[0] == verb]


# -- selling -----------------------------------------------------------------------------------------------


@rule("village.sell.010", "village.sell.020")
@pytest.mark.parametrize("card", [c for c in content().cards if c.kind != MINI], ids=lambda card: card.id)
def test_a_card_sells_for_half_its_price_or_not_at_all(card: CardDef) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, card.id, "coin").acts(0)
    if not card.sells:
        assert not table.offers(f"sell {card.id}")
        return
    table.pick(f"sell {card.id}")
    assert table.g.gold == card.price / 2
    assert table.hand_of(0) == ["coin"]


@rule("village.sell.020")
def test_starting_cards_drinks_of_beer_spells_nuggets_and_monsters_are_not_for_sale() -> None:
    cannot = {KINDS[card.kind] for card in content().cards if not card.sells}
    assert {"beer", "spell", "nugget", "monster"} <= cannot
    assert not any(
        card.sells for card in content().cards if KINDS[card.kind] in ("beer", "spell", "nugget", "monster")
    )
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin", "staff", "chest", "goblin_bomb").acts(0)
    assert acts_of(table, "sell") == []


@rule("village.sell.010")
def test_half_of_an_odd_price_is_rounded_down() -> None:
    """All printed prices are even, so a quarter stands in for a half here."""
    table = VillageTable(PLAIN, PLAIN, rules=rules_with(sale_divisor=4)).hand(0, "dagger").acts(0)
    table.pick("sell dagger")
    assert price("dagger") % 4 != 0
    assert table.g.gold == int(price("dagger") / 4)


@rule("village.sell.010")
def test_one_copy_is_sold_at_a_time_and_its_gold_buys_cards() -> None:
    table = full_market().hand(0, "dagger", "dagger").acts(0).pick("sell dagger")
    assert table.hand_of(0) == ["dagger"]
    assert not table.offers("buy 6")
    table.pick("sell dagger", "buy 6")
    assert table.discard_of(0) == ["dagger"]
    assert table.g.gold == 0


@rule("village.sell.010")
def test_selling_needs_no_way_to_the_market() -> None:
    table = full_market().hand(0, "dagger", "dagger")
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("sell dagger")
    assert table.g.gold == price("dagger") // 2
    assert acts_of(table, "buy") == []


@rule("village.sell.030")
def test_a_card_that_was_used_cannot_be_sold() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "helmet", "lockpicks").wear(0, "wooden_shield").acts(0)
    assert acts_of(table, "sell") == ["sell helmet", "sell lockpicks"]
    table.pick("play helmet", "play lockpicks")
    assert acts_of(table, "sell") == []


@rule("village.sell.030")
def test_a_sold_card_has_no_effect() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "lockpicks").acts(0).pick("sell lockpicks")
    assert table.g.gold == price("lockpicks") // 2
    assert table.hand_of(0) == []
    assert table.happened(ev.Played) == []


@rule("village.sell.030")
def test_what_is_not_in_hand_cannot_be_sold() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "coin").deck(0, "club").discard(0, "dagger")
    assert acts_of(table.sheath(0, "sword").acts(0), "sell") == []


@rule("village.sell.040")
def test_a_sold_card_leaves_the_game() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "dagger").acts(0).pick("sell dagger", "end_turn")
    assert table.removed() == ["dagger"]
    assert "dagger" not in table.discard_of(0) + table.deck_of(0) + table.hand_of(0)


# -- buying ------------------------------------------------------------------------------------------------


@rule("village.buy.010")
def test_coins_and_treasures_from_hand_give_the_gold_to_buy_with() -> None:
    table = full_market().hand(0, "coin", "nugget", "gem").acts(0)
    assert table.g.gold == 0
    assert acts_of(table, "buy") == []
    table.pick("play coin")
    assert table.g.gold == 10
    assert not table.offers("buy 5")
    table.pick("play nugget")
    assert table.g.gold == 40
    assert table.offers("buy 5")
    table.pick("play gem")
    assert table.g.gold == 40 + amount("gem", "gold")


@rule("village.buy.020")
@pytest.mark.parametrize("space", range(1, 11))
def test_the_face_up_card_of_every_space_can_be_bought(space: int) -> None:
    table = full_market().acts(0, gold=100)
    assert acts_of(table, "buy") == [f"buy {one}" for one in ON_SALE]
    table.pick(f"buy {space}")
    assert table.discard_of(0) == [ON_SALE[space]]
    assert table.g.gold == 100 - printed(ON_SALE[space]).price


@rule("village.buy.020")
def test_a_card_that_lies_face_down_cannot_be_bought() -> None:
    table = VillageTable(PLAIN, PLAIN).stock("main", "dagger").stock("beer", "stout").acts(0, gold=100)
    assert acts_of(table, "buy") == []


@rule("village.buy.030")
def test_exactly_the_price_is_enough_and_less_is_not() -> None:
    cost = price("dagger")
    assert not VillageTable(PLAIN, PLAIN).space(6, "dagger").acts(0, gold=cost - 1).offers("buy 6")
    table = VillageTable(PLAIN, PLAIN).space(6, "dagger").acts(0, gold=cost).pick("buy 6")
    assert table.g.gold == 0
    assert [(bought.seat, bought.n) for bought in table.happened(ev.Bought)] == [(0, cost)]


@rule("village.buy.040", "village.buy.050")
def test_gold_left_over_buys_more_cards_as_long_as_it_lasts() -> None:
    table = full_market().acts(0, gold=price("dagger") + price("nugget")).pick("buy 6")
    assert table.g.gold == price("nugget")
    table.pick("buy 5")
    assert table.g.gold == 0
    assert acts_of(table, "buy") == []
    assert table.discard_of(0) == ["dagger", "nugget"]


@rule("village.buy.040")
def test_gold_left_over_is_still_there_after_other_deeds() -> None:
    table = full_market().hand(0, "dagger", "coin").acts(0, gold=90)
    table.pick("buy 6", "play dagger", "play coin")
    assert table.g.gold == 90 - price("dagger") + 10
    assert table.offers("buy 5")


@rule("village.buy.040")
def test_unspent_gold_is_lost_at_the_end_of_the_turn() -> None:
    table = full_market().acts(0, gold=70).pick("end_turn")
    assert table.turn_of() == 1
    assert table.g.gold == 0
    table.pick("end_turn")
    assert table.turn_of() == 0
    assert table.g.gold == 0


@rule("village.buy.060")
@pytest.mark.parametrize("space", [3, 7, 8])
def test_a_bought_card_goes_to_the_buyers_discard_pile_and_not_into_play(space: int) -> None:
    table = full_market().hand(0, "coin").discard(0, "staff").acts(0, gold=100).pick(f"buy {space}")
    assert table.discard_of(0) == ["staff", ON_SALE[space]]
    assert table.hand_of(0) == ["coin"]
    assert table.worn(0) == []
    assert table.in_front(0) + table.in_front(1) == []
    assert table.discard_of(1) == []


# -- filling up --------------------------------------------------------------------------------------------


@rule("village.market.010")
@pytest.mark.parametrize(
    ("space", "next_card"), [(1, "stout"), (2, "ancient_tome"), (3, "gust"), (4, "antidote")]
)
@pytest.mark.parametrize("how", ["bought", "removed"])
def test_a_small_deck_turns_up_its_next_card_at_once(space: int, next_card: str, how: str) -> None:
    table = full_market().stock(DECKS[space], next_card, "nugget").stock("main", "club").hand(0, "javelin")
    table.acts(0, gold=100)
    if how == "bought":
        table.pick(f"buy {space}")
    else:
        table.pick("play javelin", f"space {space}")
    assert table.market(space) == next_card
    assert table.stock_of(DECKS[space]) == ["nugget"]
    assert table.stock_of("main") == ["club"]
    table.asks(0, "act")


@rule("village.market.020")
@pytest.mark.parametrize("space", range(6, 11))
@pytest.mark.parametrize("how", ["bought", "removed"])
def test_the_main_deck_fills_its_spaces(space: int, how: str) -> None:
    table = full_market().stock("main", "club", "mace").hand(0, "javelin").acts(0, gold=100)
    if how == "bought":
        table.pick(f"buy {space}")
    else:
        table.pick("play javelin", f"space {space}")
    market = {at: table.market(at) for at in ON_SALE}
    assert market == {**ON_SALE, space: "club"}
    assert table.stock_of("main") == ["mace"]


@rule("village.market.030")
def test_a_newly_revealed_card_can_be_bought_in_the_same_turn() -> None:
    table = full_market().stock("main", "club").acts(0, gold=100).pick("buy 6", "buy 6")
    assert table.discard_of(0) == ["dagger", "club"]


@rule("village.market.030")
@pytest.mark.parametrize("space", [1, 5, 6])
def test_a_space_whose_deck_is_empty_stays_empty(space: int) -> None:
    table = full_market().acts(0, gold=100).pick(f"buy {space}")
    assert table.market(space) is None
    assert not table.offers(f"buy {space}")
    table.pick("end_turn", "end_turn")
    assert table.market(space) is None


@rule("village.market.040")
def test_each_space_sells_its_own_kind_and_is_filled_with_it() -> None:
    kinds = {1: "beer", 2: "scroll", 3: "spell", 4: "potion", 5: "nugget"}
    table = VillageTable.unpack(2, heroes=["barbarian", "elf"]).begin()
    table.g.gold = 10_000
    table.g.advance()
    for space, kind in kinds.items():
        for _ in range(8):
            assert KINDS[printed(table.market(space) or "").kind] == kind
            table.pick(f"buy {space}")
    for space in range(6, 11):
        assert KINDS[printed(table.market(space) or "").kind] not in kinds.values()


# -- access ------------------------------------------------------------------------------------------------


@rule("village.market.050")
def test_a_monster_in_front_bars_the_market_and_cards_that_are_all_about_it() -> None:
    table = full_market().hand(0, "smelt_gold", "dagger", "rock_throw")
    table.front(0, "goblin", owner=1)
    table.acts(0, gold=100)
    assert acts_of(table, "buy") == []
    assert acts_of(table, "play") == ["play dagger", "play rock_throw"]


@rule("village.market.050")
def test_with_access_both_are_on_offer() -> None:
    table = full_market().hand(0, "smelt_gold", "dagger")
    table.front(1, "goblin", owner=0)
    table.acts(0, gold=100)
    assert len(acts_of(table, "buy")) == 10
    assert table.offers("play smelt_gold")


@rule("village.market.050")
def test_access_returns_as_soon_as_the_last_monster_dies() -> None:
    table = full_market().hand(0, "smelt_gold", "dagger", "dagger").dice(5, 6)
    table.front(0, "goblin", owner=1, life=2)
    table.front(0, "orc", owner=1, life=5)
    table.acts(0, gold=100).pick("play dagger", "monster goblin")
    assert table.in_front(0) == ["orc"]
    assert not table.offers("buy 6")
    table.pick("play dagger")
    assert table.in_front(0) == []
    assert table.offers("buy 6")
    assert table.offers("play smelt_gold")
