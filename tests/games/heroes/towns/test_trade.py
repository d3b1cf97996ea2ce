"""The trading post. [heroes.trade, location.320]"""

import pytest

from fabletop.games.heroes.map.visit import PLACES
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.testing import card
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import printed_unit
from fabletop.games.heroes.towns.trade import TRADES
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)


def post(**owned: int) -> AdventureTable:
    return AdventureTable("catherine").having(RED, **owned)


def visits(table: AdventureTable) -> AdventureTable:
    """The hero comes to a post."""
    return table.start("heroes.trade", RED, 0)


@rule("heroes.trade.020", "heroes.trade.030", "heroes.trade.040")
@rule("heroes.trade.050", "heroes.trade.060", "heroes.trade.070")
@pytest.mark.parametrize(
    ("owned", "number", "left"),
    [
        ((6, 0, 0), 0, (0, 0, 1)),
        ((2, 0, 0), 1, (0, 1, 0)),
        ((0, 0, 1), 2, (3, 0, 0)),
        ((0, 0, 1), 3, (0, 2, 0)),
        ((0, 1, 0), 4, (1, 0, 0)),
        ((0, 3, 0), 5, (0, 0, 1)),
    ],
)
def test_each_trade(owned: tuple[int, int, int], number: int, left: tuple[int, int, int]) -> None:
    names = ("gold", "materials", "valuables")
    table = visits(post(**dict(zip(names, owned, strict=True)))).pick(f"trade {number}")
    assert table.treasury(RED) == left
    less = [max(0, n - 1) for n in owned]
    poorer = visits(post(**dict(zip(names, less, strict=True))))
    assert not poorer.offers(f"trade {number}")


def test_no_round_of_trades_brings_more_than_it_takes() -> None:
    """Worth in gold, as the table sells: nothing is gained by trading to and fro."""
    for price, goods in TRADES:
        for again, back in TRADES:
            if all(goods[n] >= again[n] for n in range(3)):
                assert not all(back[n] + goods[n] - again[n] >= price[n] for n in range(3))


@rule("heroes.trade.010", "heroes.location.320")
def test_a_visit_lets_one_trade_as_often_as_one_likes() -> None:
    table = AdventureTable("catherine", "mutare", tiles=("S3 0 0", "F1 3 -1")).having(RED, gold=8)
    table.stands(RED, "F1.BL").start("heroes.visit", RED, 0)
    table.asks(RED, "trade", ["trade 0", "trade 1", "pass"]).pick("trade 0", "trade 1")
    assert table.treasury(RED) == (0, 1, 1)
    table.asks(RED, "trade", ["trade 2", "trade 3", "trade 4", "pass"]).pick("pass").at_rest()
    assert any(name.startswith("revisit") for name in table.deeds(RED))
    table.start("heroes.visit", RED, 0).asks(RED, "trade").pick("pass").at_rest()
    assert "trading_post" in PLACES


@rule("heroes.trade.080", "heroes.trade.110")
def test_a_card_of_the_hand_may_be_removed_instead_for_one_gold() -> None:
    table = post(gold=4).hand(RED, "haste", "centaurs_axe").discard(RED, "bless").deck(RED, "slow")
    visits(table).asks(RED, "trade", ["trade 1", "card haste", "card centaurs_axe", "pass"])
    table.pick("card haste").at_rest()
    assert table.in_hand(RED) == ["centaurs_axe"]
    assert table.treasury(RED) == (5, 0, 0)
    assert table.g.removed == (card("haste"),)


@rule("heroes.trade.080")
def test_who_has_traded_removes_no_card() -> None:
    table = visits(post(gold=4).hand(RED, "haste")).pick("trade 1")
    table.asks(RED, "trade", ["trade 1", "trade 4", "pass"])


@rule("heroes.trade.080")
def test_in_the_first_edition_no_card_is_removed() -> None:
    table = AdventureTable("catherine", ruleset="first").hand(RED, "haste")
    visits(table).asks(RED, "trade", ["pass"])


@rule("heroes.trade.090")
def test_some_cards_cannot_be_removed() -> None:
    table = post()
    hero = table.g.printed.heroes[table.g.heroes[RED].who]
    own = [table.g.cards[number].id for number in (hero.ability, hero.specialties[0])]
    table.hand(RED, "attack", "magic_arrow", *own)
    visits(table).asks(RED, "trade", ["pass"]).pick("pass")
    table.discard(RED, own[0])  # another copy of the ability is not the one of the beginning
    visits(table).asks(RED, "trade", [f"card {own[0]}", "pass"])


def test_a_scenario_may_have_units_for_sale() -> None:
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.rules.trading_post_recruits = (1, 2)
    table = AdventureTable("catherine", scenario=scenario).having(RED, gold=30, valuables=5)
    boars, wolves = (printed_unit(f"neutral.{name}").index for name in ("boars", "crusaders"))
    table.g.neutral[1], table.g.neutral[2] = [boars], [wolves]
    visits(table).pick("show_units")
    table.asks(RED, "buy_shown", ["recruit neutral.boars", "recruit neutral.crusaders", "pass"])
    table.pick("recruit neutral.crusaders").asks(RED, "buy_shown", ["recruit neutral.boars", "pass"])
    table.pick("pass").at_rest()
    assert table.units(RED) == ["neutral.crusaders"]
    assert table.g.neutral_piles[1] == [boars]
    visits(table).pick("trade 1")
    assert not table.offers("show_units")
