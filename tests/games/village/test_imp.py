"""The Imp and its like attack intelligence. [village.imp]"""

from __future__ import annotations

import pytest

from fabletop.games.village import events as ev
from fabletop.games.village.testing import VillageTable, printed
from fabletop.testing import rule


@rule("village.imp.010", "village.imp.020")
@pytest.mark.parametrize("die", [1, 6])
def test_the_imp_takes_intelligence_and_no_life(die: int) -> None:
    """Die plus 2, below 0 too."""
    table = VillageTable.plain().dice(die)
    table.front(0, "imp", owner=1)
    table.turn(0).asks(0, "act")
    assert table.g.mind == table.g.level(0).mind - (die + 2)
    assert table.life(0) == 40
    assert [(rolled.seat, rolled.n) for rolled in table.happened(ev.Rolled)] == [(1, die)]


@rule("village.imp.010")
def test_defence_cards_and_guards_do_not_help_against_the_imp() -> None:
    table = VillageTable.plain().wear(0, "wooden_shield", "helmet").dice(6)
    table.front(0, "giant_turtle", owner=0)
    table.front(0, "imp", owner=1)
    table.turn(0).asks(0, "act")
    assert table.g.mind == table.g.level(0).mind - 8
    assert [worn.left for worn in table.player(0).worn] == [3, 2]
    assert [monster.life for monster in table.player(0).front] == [4, printed("imp").life]


@rule("village.imp.020")
def test_what_the_imp_takes_is_missing_for_scrolls_and_spells() -> None:
    table = VillageTable.plain().hand(0, "scroll_of_knowledge", "flame_dart", "coin").dice(6)
    table.front(0, "imp", owner=1)
    table.turn(0)
    assert not table.offers("play scroll_of_knowledge")
    assert not table.offers("play flame_dart")
    assert table.offers("play coin")


@rule("village.imp.020")
def test_the_intelligence_is_gone_for_that_turn_only() -> None:
    table = VillageTable.plain().hand(0, "long_sword").dice(6, 6)
    table.front(0, "imp", owner=1)
    table.turn(0).pick("play long_sword")
    assert table.in_front(0) == []
    table.pick("end_turn", "end_turn")
    assert table.turn_of() == 0
    assert table.g.mind == table.g.level(0).mind
