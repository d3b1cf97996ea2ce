"""Sabotage."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


def saboteur() -> VillageTable:
    table = VillageTable(board(sabotage=True, sneaking=True), HERO)
    return table.space(1, "stout").space(6, "dagger").stock("main", "sword", "helmet")


@rule("village.sabotage.010")
def test_one_card_of_the_market_may_be_removed() -> None:
    table = saboteur().acts(0).pick("sabotage").asks(0, "space", ["space 1", "space 6"])
    table.pick("space 6").asks(0, "act")
    assert table.removed() == ["dagger"]
    assert (table.market(1), table.market(6)) == ("stout", "sword")


@rule("village.sabotage.010", "village.sabotage.020")
def test_sabotage_is_used_once_per_turn() -> None:
    table = saboteur().acts(0).pick("sabotage", "space 6")
    assert not table.offers("sabotage")
    table.pick("end_turn")
    assert not table.offers("sabotage"), "nor by another hero"
    table.pick("end_turn")
    assert table.offers("sabotage")


@rule("village.sabotage.010")
def test_it_waits_for_any_moment_of_the_turn_or_for_none() -> None:
    table = saboteur().hand(0, "dagger", "coin").acts(0)
    assert table.offers("sabotage")
    table.pick("play dagger", "play coin", "sabotage", "space 6", "end_turn", "end_turn", "end_turn")
    assert table.removed() == ["dagger"], "in the second turn it was not used"


@rule("village.sabotage.010")
def test_other_heroes_know_nothing_of_it() -> None:
    assert not VillageTable(HERO, HERO).space(6, "dagger").acts(0).offers("sabotage")


@rule("village.sabotage.020")
@pytest.mark.parametrize(("id", "open_"), [("goblin", False), ("ghost", True), ("giant_turtle", True)])
def test_it_needs_access_to_the_market(id: str, open_: bool) -> None:
    table = saboteur()
    table.front(0, id, owner=1)
    assert table.acts(0).offers("sabotage") == open_


@rule("village.sabotage.020")
def test_a_dragon_on_the_market_prevents_it() -> None:
    assert not saboteur().dragon("red_dragon").acts(0).offers("sabotage")


@rule("village.sabotage.020")
def test_sneaking_past_the_monsters_opens_the_way() -> None:
    table = saboteur().dice(4)
    table.front(0, "goblin", owner=1)
    table.acts(0).pick("sneak")
    assert table.offers("sabotage")
