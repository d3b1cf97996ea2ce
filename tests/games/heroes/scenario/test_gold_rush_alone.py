"""Gold Rush alone: three tributes, each larger, and nobody to win if one is not paid."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import at_the_end, laid, outcome, starts_round

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE, Token


@pytest.mark.parametrize(
    ("round", "tribute", "filled"),
    [(3, 0, False), (4, 20, True), (8, 50, True), (12, 80, False), (13, 0, False)],
)
def test_the_collectors_come_three_times(round: int, tribute: int, filled: bool) -> None:
    table = laid("gold_rush_alone", 1).visited("N1.TR").having(0, gold=90, materials=0, valuables=0)
    starts_round(table, round)
    assert table.treasury(0) == (90 - tribute, 0, 0)
    assert table.cube("N1.TR") == (NO_CUBE if filled else BLACK)


@pytest.mark.parametrize(("gold", "so"), [(20, "goes on"), (19, "lost")])
def test_who_cannot_pay_has_lost(gold: int, so: str) -> None:
    table = laid("gold_rush_alone", 1).having(0, gold=gold, materials=0, valuables=0)
    assert outcome(starts_round(table, 4)) == so


@pytest.mark.parametrize(("round", "owed"), [(1, 150), (4, 130), (8, 80), (12, 0)])
def test_it_is_won_with_the_grail_and_enough_for_all_that_is_owed(round: int, owed: int) -> None:
    for gold, carrier, so in (
        (owed, 0, "won"),
        (owed - 1, 0, "won" if not owed else "goes on"),
        (owed, NONE, "goes on"),
    ):
        table = laid("gold_rush_alone", 1).having(0, gold=max(0, gold), materials=0, valuables=0)
        table.g.change_token(0, Token(0, carrier=carrier))
        assert at_the_end(table, round) == so


def test_it_is_lost_after_the_thirteenth_round() -> None:
    assert at_the_end(laid("gold_rush_alone", 1), 12) == "goes on"
    assert at_the_end(laid("gold_rush_alone", 1), 13) == "lost"


def test_the_treasury_is_a_settlement_that_gives_twice_and_more() -> None:
    table = laid("gold_rush_alone", 1)
    printed = table.g.land.field(table.field("C1.C"))
    assert (printed.id, printed.level) == ("settlement", 6)
