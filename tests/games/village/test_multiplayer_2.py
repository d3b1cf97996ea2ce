"""Two players, face to face."""

from __future__ import annotations

import pytest

from fabletop.games.village.testing import VillageTable, board
from fabletop.testing import rule

pytestmark = pytest.mark.usefixtures("plain_cards")
HERO = board(life=35, mind=3)


@rule("village.multiplayer_2.010")
@pytest.mark.parametrize("seat", [0, 1])
def test_weapons_spells_and_monsters_are_used_against_the_opponent(seat: int) -> None:
    other = 1 - seat
    table = VillageTable(HERO, HERO).hand(seat, "dagger", "wind_blade", "goblin").dice(2, 3)
    table.acts(seat).pick("play dagger")
    assert (table.life(seat), table.life(other)) == (35, 33)
    table.pick("play wind_blade")
    assert (table.life(seat), table.life(other)) == (35, 29)
    table.pick("play goblin", f"hero {other}")
    assert (table.in_front(seat), table.in_front(other)) == ([], ["goblin"])


@rule("village.multiplayer_2.020")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_eliminates_the_opponent_wins(seat: int) -> None:
    table = VillageTable(HERO, HERO).hand(seat, "dagger", "dagger").set(1 - seat, life=3).dice(2, 1)
    table.acts(seat).pick("play dagger")
    assert (table.g.over, table.g.winners) == (False, ())
    table.pick("play dagger")
    assert (table.g.over, table.g.winners) == (True, (seat,))
    table.at_rest()
