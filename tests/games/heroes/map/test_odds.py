"""Who thinks of a fight on the map is told about how it might go, and nothing that is hidden."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.telling import HeroesTeller
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.view.odds import in_percent
from fabletop.games.heroes.view.records import Odds
from fabletop.kernel.frame import Seat

RED, BLUE = Seat(0), Seat(1)
MAP = ("F3 0 0", "F4 -2 3", "S3 -3 1", "S2 3 -1 3")
ARMY = ("castle.griffins", "castle.marksmen")
TELLER = HeroesTeller()


def laid() -> AdventureTable:
    """Red's hero is about to enter F3.C, which is guarded, or F3.R, where nobody is."""
    table = AdventureTable(tiles=MAP).visited("F3.TL", "F3.TR")
    return table.army(RED, *ARMY).army(BLUE, *ARMY).stands(RED, "F3.TR").hush()


def odds(table: AdventureTable, where: str, seat: Seat = RED) -> int | None:
    told = TELLER.decision(table.g, seat)
    assert told is not None
    field = table.field(where)
    details = [one.detail for one in told.options if one.verb == "step" and one.about["field"] == field]
    assert len(details) == 1
    (detail,) = details
    assert detail is None or isinstance(detail, Odds)
    return None if detail is None else detail.win


def test_a_step_to_guards_has_odds_and_one_to_nobody_has_none() -> None:
    table = laid().turn(RED)
    assert odds(table, "F3.R") is None
    weak = odds(table, "F3.C")
    strong = odds(laid().army(RED, "castle.archangels:pack", "castle.champions:pack").turn(RED), "F3.C")
    assert weak is not None
    assert strong is not None
    assert 5 <= weak < strong <= 95


def test_guards_that_flee_have_no_odds() -> None:
    assert odds(laid().level(RED, 3).turn(RED), "F3.C") is None


def test_only_who_is_asked_is_told() -> None:
    told = TELLER.decision(laid().turn(RED).g, BLUE)
    assert told is not None
    assert not [one for one in told.options if one.verb == "step" or one.detail is not None]


def against_blue(*held: str) -> int:
    found = odds(laid().stands(BLUE, "F3.R").hand(BLUE, *held).turn(RED), "F3.R")
    assert found is not None
    return found


def test_what_an_enemy_holds_does_not_matter_but_how_much_does() -> None:
    assert against_blue("attack", "attack", "attack") == against_blue("fireball", "haste", "estates")
    assert against_blue("attack", "attack", "attack") < against_blue()


def test_a_place_has_odds_only_if_its_owner_can_pay_for_the_defence() -> None:
    def siege(gold: int) -> int | None:
        table = laid().stands(BLUE, "S2.C").flagged(BLUE, "F3.L").having(BLUE, gold=gold)
        return odds(table.stands(RED, "F3.TL").turn(RED), "F3.L")

    assert siege(7) is None
    assert siege(8) is not None


@pytest.mark.parametrize(("chance", "told"), [(0.0, 5), (0.71, 70), (0.73, 75), (1.0, 95)])
def test_an_estimate_is_no_promise(chance: float, told: int) -> None:
    assert in_percent(chance) == told
