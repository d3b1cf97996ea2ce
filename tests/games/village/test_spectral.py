"""Spectral monsters leave the market open. [village.spectral]"""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, printed
from fabletop.testing import rule


@rule("village.spectral.010")
@pytest.mark.parametrize("id", ["ghost", "banshee", "wraith"])
def test_a_spectral_monster_leaves_the_market_open(id: str) -> None:
    table = VillageTable.plain().hand(0, "smelt_gold", "dagger").space(6, "helmet")
    table.front(0, id, owner=1)
    table.acts(0, gold=200, mind=9)
    assert table.offers("buy 6")
    assert table.offers("play smelt_gold")


@rule("village.spectral.010")
def test_a_spectral_monster_does_not_open_the_market_that_another_closes() -> None:
    table = VillageTable.plain().space(6, "helmet")
    table.front(0, "ghost", owner=1)
    table.front(0, "goblin", owner=1)
    assert not table.acts(0, gold=200).offers("buy 6")


@rule("village.attack_monster.020", "village.spectral.010")
def test_a_spectral_monster_attacks_and_stands_in_the_way_of_weapons_as_any_other() -> None:
    table = VillageTable.plain().hand(0, "dagger").dice(4, 1)
    ghost = table.front(0, "ghost", owner=1)
    table.turn(0)
    assert table.life(0) == 40 - (4 + printed("ghost").attack)
    table.pick("play dagger").asks(0, "act")
    assert table.monster(ghost).life == printed("ghost").life - 1
    assert table.life(1) == 40
