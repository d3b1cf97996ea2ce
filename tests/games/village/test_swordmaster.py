"""Swordmaster."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)
MASTER = board(swordmaster=True)


@rule("village.swordmaster.010")
def test_a_swordmaster_plays_heavy_weapons_one_after_the_other() -> None:
    table = VillageTable(MASTER, HERO).hand(0, *["battle_axe"] * 3).dice(1, 1, 1)
    table.acts(0).pick("play battle_axe", "play battle_axe", "play battle_axe")
    assert table.life(1) == 35 - 3 * 6


@rule("village.swordmaster.020")
def test_any_weapons_may_follow_heavy_ones() -> None:
    table = VillageTable(MASTER, HERO).sheath(0, "dagger")
    table.hand(0, "dagger", "battle_axe", "dagger", "two_handed_sword").dice(1, 1, 1, 1, 1)
    table.acts(0).pick(
        "play dagger", "play battle_axe", "play dagger", "unsheathe 0", "play two_handed_sword"
    )
    assert table.life(1) == 35 - 1 - 6 - 1 - 1 - 5


@rule("village.swordmaster.010", "village.swordmaster.020")
@pytest.mark.parametrize("id", ["battle_axe", "dagger"])
def test_other_heroes_are_not_free_of_the_limit(id: str) -> None:
    table = VillageTable(HERO, HERO).hand(0, "battle_axe", id).acts(0).pick("play battle_axe")
    assert not table.offers(f"play {id}")
