"""The reason belongs to the pick, whoever thought of it."""

from __future__ import annotations

from fabletop.games.andor.bots import advise, reasons
from fabletop.games.andor.bots.explain import explain
from fabletop.games.andor.bots.tasks import FIGHT, OPEN_TOKEN
from fabletop.games.andor.day.turn import END_DAY, PASS_HOUR
from fabletop.games.andor.defs import FOG
from fabletop.games.andor.testing import AndorTable
from fabletop.kernel.frame import Act, act


def a_table() -> AndorTable:
    """A wargor that is too strong for Thorn alone, and two places in the fog, one nearer than the other."""
    table = AndorTable("thorn", "chada", legend=12).base(203).all_at(205)
    table.token("fog", 206).token("fog", 207)
    return table


def test_the_planner_tells_of_its_own_pick() -> None:
    table = a_table().turn("thorn")
    decision = table.asked()
    own = advise(table.g, decision.seat, decision)
    found = explain(table.g, decision.seat, decision, own.pick)
    assert (found.pick, found.purpose, found.field, found.reason) == (
        own.pick,
        own.purpose,
        own.field,
        own.reason,
    )


def test_another_way_is_told_by_what_lies_there() -> None:
    table = a_table().turn("thorn")
    decision = table.asked()
    own = advise(table.g, decision.seat, decision).pick
    others = [act("go", field) for field in (206, 207) if act("go", field) != own]
    for pick in others:
        found = explain(table.g, decision.seat, decision, pick)
        if isinstance(own, Act) and own.id in (206, 207):
            assert (found.pick, found.purpose, found.field, found.what) == (pick, OPEN_TOKEN, pick.id, FOG)


def test_a_fight_that_the_planner_shuns_has_its_odds() -> None:
    table = a_table().hero("thorn", willpower=3).hero("chada", field=270)
    wargor = table.foe("wargor", 205)
    table.turn("thorn")
    decision = table.asked()
    assert advise(table.g, decision.seat, decision).pick != act("fight", wargor)
    found = explain(table.g, decision.seat, decision, act("fight", wargor))
    assert (found.purpose, found.field, found.what, found.reason[0]) == (FIGHT, 205, wargor, reasons.ODDS)
    assert found.reason[1] < 50


def test_a_pick_without_a_purpose_gets_no_reason_of_another() -> None:
    table = a_table().turn("thorn")
    decision = table.asked()
    assert explain(table.g, decision.seat, decision, PASS_HOUR).reason == reasons.NO_REASON
    assert explain(table.g, decision.seat, decision, END_DAY).purpose == "end_day"
