"""Gold: Coins, Nuggets, Gems and the chests whose worth varies."""

from __future__ import annotations

import pytest

from fabletop.games.village import content
from fabletop.games.village import events as ev
from fabletop.games.village.defs import KINDS
from fabletop.games.village.testing import VillageTable, amount, board, ids, printed
from fabletop.testing import rule

PLAIN = board()


@rule("village.treasure.010", "village.treasure.020")
@pytest.mark.parametrize(("chest", "modifier"), [("chest", 1), ("treasure_chest", 3)])
@pytest.mark.parametrize("die", [1, 4, 6])
def test_a_chest_is_worth_one_die_and_its_modifier_times_ten(chest: str, modifier: int, die: int) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, chest).dice(die, 6).acts(0).pick(f"play {chest}")
    assert table.g.gold == (die + modifier) * 10
    assert [rolled.n for rolled in table.happened(ev.Rolled)] == [die]


@rule("village.treasure.010", "village.treasure.020")
def test_each_chest_is_rolled_for_anew() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "chest", "chest").dice(1, 5).acts(0)
    table.pick("play chest")
    assert table.g.gold == 20
    table.pick("play chest")
    assert table.g.gold == 20 + 60


@rule("village.treasure.020")
def test_the_gold_of_a_chest_is_gone_with_the_turn() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "chest").dice(6).acts(0).pick("play chest", "end_turn")
    assert table.g.gold == 0
    table.pick("end_turn").asks(0, "act")
    assert table.g.gold == 0


@rule("village.treasure.030", "village.treasure.040")
def test_the_gold_of_a_chest_and_a_coin_pays_for_one_card_together() -> None:
    price = printed("sword").price
    table = (
        VillageTable(PLAIN, PLAIN).hand(0, "chest", "coin").space(6, "sword").dice(price // 10 - 2).acts(0)
    )
    table.pick("play chest")
    assert table.g.gold == price - 10
    assert not table.offers("buy 6")
    table.pick("play coin", "buy 6")
    assert table.discard_of(0) == ["sword"]
    assert table.g.gold == 0


@rule("village.treasure.040")
def test_the_gold_of_a_chest_pays_for_several_cards() -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, "treasure_chest").space(6, "dagger").space(7, "club").dice(6)
    table.acts(0).pick("play treasure_chest", "buy 6", "buy 7")
    assert table.discard_of(0) == ["dagger", "club"]
    assert table.g.gold == 90 - printed("dagger").price - printed("club").price


@rule("village.treasure.050")
def test_the_treasures_are_coins_gems_chests_and_nuggets() -> None:
    treasures = {card.id for card in content().cards if KINDS[card.kind] in ("treasure", "nugget")}
    assert treasures == {"coin", "gem", "chest", "treasure_chest", "sandstorm_gem", "nugget"}


@rule("village.treasure.050")
@pytest.mark.parametrize(
    ("treasure", "gold"),
    [
        ("coin", 10),
        ("nugget", 30),
        ("gem", amount("gem", "gold")),
        ("sandstorm_gem", amount("sandstorm_gem", "gold")),
        ("chest", 50),
        ("treasure_chest", 70),
    ],
)
def test_gold_is_the_primary_effect_of_every_treasure(treasure: str, gold: int) -> None:
    table = VillageTable(PLAIN, PLAIN).hand(0, treasure).dice(4).acts(0).pick(f"play {treasure}")
    assert table.g.gold == gold
    assert {effect.word for effect in printed(treasure).does} <= {"gold", "chest"}


@rule("village.treasure.050")
def test_a_dragon_takes_away_the_use_of_treasures_and_of_nothing_else_that_gives_gold() -> None:
    """Nuggets are treasure too; a Scroll that gives gold stays a Scroll."""
    treasures = ["coin", "nugget", "gem", "sandstorm_gem", "chest", "treasure_chest"]
    table = VillageTable(PLAIN, PLAIN).hand(0, *treasures, "merchant_letter").dragon("red_dragon").acts(0)
    assert [option for option in table.options() if option.startswith("play")] == ["play merchant_letter"]


@rule("village.treasure.060")
def test_gems_come_with_expansions_only() -> None:
    table = VillageTable.unpack(2, sets=["base"])
    base = set(table.stock_of("main")) | set(ids(table.g.spaces[6:]))
    assert {"chest", "treasure_chest"} <= base
    assert not {"gem", "sandstorm_gem"} & base
    assert "base" not in printed("gem").copies
    assert "base" not in printed("sandstorm_gem").copies
    table = VillageTable.unpack(2)
    assert {"gem", "sandstorm_gem"} <= set(table.stock_of("main")) | set(ids(table.g.spaces[6:]))
