"""Reinforcing one unit where there is no town. [heroes.unit_cost.030, settlement.160, event.050]"""

import pytest

from fabletop.games.heroes.defs import BRONZE, FEW, GOLD, SILVER
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import printed_unit
from fabletop.games.heroes.towns.reinforce import (
    FREE,
    FULL,
    HALF,
    HALF_THE_GOLD,
    price_of,
    reinforce_one,
    share_of,
)
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED = Seat(0)
ARMY = ("castle.marksmen", "castle.zealots", "castle.archangels", "castle.griffins:pack", "neutral.boars")


def reinforces(table: AdventureTable, lowest: int, highest: int, share: int) -> AdventureTable:
    reinforce_one(table.g, RED, lowest, highest, share)
    table.g.advance()
    return table


@rule("heroes.resource.160")
@pytest.mark.parametrize(
    ("share", "price"),
    [(FREE, (0, 0, 0)), (HALF, (3, 0, 1)), (HALF_THE_GOLD, (2, 0, 1)), (FULL, (5, 0, 1))],
)
def test_halves_are_rounded_up_save_by_necromancy(share: int, price: tuple[int, int, int]) -> None:
    assert share_of((5, 0, 1), share) == price


def test_a_card_takes_gold_off_but_never_gives_any() -> None:
    table = AdventureTable("catherine")
    halberdiers = printed_unit("castle.halberdiers")
    assert price_of(table.g, RED, halberdiers, FEW, 1) == (1, 0, 0)
    assert price_of(table.g, RED, halberdiers, FEW, 6) == (0, 0, 0)


@rule("heroes.settlement.160", "heroes.event.050")
@pytest.mark.parametrize(
    ("tiers", "units"),
    [
        ((BRONZE, BRONZE), ["marksmen"]),
        ((BRONZE, SILVER), ["marksmen", "zealots"]),
        ((BRONZE, GOLD), ["marksmen", "zealots", "archangels"]),
    ],
)
def test_few_units_of_these_tiers_without_a_citadel(tiers: tuple[int, int], units: list[str]) -> None:
    table = AdventureTable("catherine").army(RED, *ARMY)
    reinforces(table, *tiers, FREE)
    table.asks(RED, "reinforce_one", [*(f"reinforce castle.{name}" for name in units), "pass"])
    table.pick(f"reinforce castle.{units[-1]}").at_rest()
    assert f"castle.{units[-1]}:pack" in table.units(RED)
    assert not table.g.realm(RED).peopled


@rule("heroes.settlement.160")
def test_half_the_price_must_be_there() -> None:
    table = AdventureTable("catherine").army(RED, "castle.marksmen").having(RED, gold=2)
    reinforces(table, BRONZE, SILVER, HALF).at_rest()
    reinforces(table.having(RED, gold=3), BRONZE, SILVER, HALF).pick("reinforce castle.marksmen").at_rest()
    assert table.treasury(RED) == (0, 0, 0)
    assert table.units(RED) == ["castle.marksmen:pack"]


def test_it_may_be_declined() -> None:
    table = AdventureTable("catherine").army(RED, "castle.marksmen")
    reinforces(table, BRONZE, SILVER, FREE).pick("pass").at_rest()
    assert table.units(RED) == ["castle.marksmen"]


@rule("heroes.event.050")
def test_isras_friends_reinforce_one_unit_of_any_tier_for_half() -> None:
    table = AdventureTable("catherine", "mutare", round=2).army(RED, "castle.archangels")
    table.having(RED, gold=20, valuables=5)
    table.g.proclamations = [
        number for number, one in enumerate(table.g.printed.proclamations) if one.word == "reinforce"
    ]
    table.start("heroes.proclaim", -1).asks(RED, "reinforce_one").pick("reinforce castle.archangels")
    table.at_rest()
    assert table.units(RED) == ["castle.archangels:pack"]
