"""Ways of several steps: where they lead, over what, and that they can be gone. [heroes.movement]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.map.ways import ways_of
from fabletop.games.heroes.scenario.named import CLASH
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.view import view_for
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)


def laid(movement: int = 3) -> AdventureTable:
    """Red's hero is at home, and beyond the gate the settlement F3.L is red too."""
    return AdventureTable().flagged(RED, "F3.L").stands(RED, "S3.C").having(RED, movement=movement)


def ways(table: AdventureTable) -> dict[str, str]:
    (number,) = table.g.heroes_of(RED)[:1]
    return {table.field_name(there): table.field_name(before) for there, before in ways_of(table.g, number)}


@rule("heroes.movement.020", "heroes.movement.080")
@pytest.mark.parametrize(
    ("movement", "reached"),
    [(0, []), (1, []), (2, ["F3.L"]), (3, ["F3.L", "F3.TL", "F3.C", "F3.BL"])],
)
def test_a_way_is_as_long_as_there_are_points(movement: int, reached: list[str]) -> None:
    assert list(ways(laid(movement).turn(RED))) == reached


def test_every_way_can_be_gone_step_by_step() -> None:
    told = ways(laid().turn(RED))
    for there in told:
        steps = [there]
        while steps[0] in told:
            steps.insert(0, told[steps[0]])
        table = laid().turn(RED)
        for at in steps[:-1]:
            table.pick(f"step {at}")
            assert table.where(RED) == at
            assert table.asked().kind == "main", "nothing happens on the way"
        assert f"step {steps[-1]}" in table.options()
        assert table.hero(RED).movement == 3 - len(steps) + 1


@rule("heroes.movement.100")
def test_no_way_leads_past_guards() -> None:
    guarded = AdventureTable().stands(RED, "S3.C").turn(RED)
    assert ways(guarded) == {"F3.L": "S3.TR"}


@rule("heroes.movement.100")
def test_no_way_leads_past_an_enemy() -> None:
    assert ways(laid().stands(BLUE, "F3.L").turn(RED)) == {"F3.L": "S3.TR"}
    assert ways(laid().flagged(BLUE, "F3.L").turn(RED)) == {"F3.L": "S3.TR"}, "a siege"


@rule("heroes.location.040")
def test_no_way_leads_past_a_place_that_is_yet_to_be_visited() -> None:
    table = laid(4).turn(RED)
    assert "F3.TR" not in ways(table), "the water wheel and the artifact lie before it"
    table = laid(4).visited("F3.TL").turn(RED)
    assert ways(table)["F3.TR"] == "F3.TL"


@rule("heroes.movement.150")
def test_no_way_leads_past_a_hero_of_ones_own() -> None:
    table = laid()
    table.second(RED, "S3.TR")
    assert ways(table.turn(RED)) == {}
    table = laid()
    table.second(RED, "F3.L")
    assert ways(table.turn(RED)) == {}, "nor does one end there"


def test_no_way_leads_past_what_the_scenario_has_laid_there() -> None:
    table = laid()
    table.g.tokens.append(Token(0, RED, table.field("S3.TR")))
    assert ways(table.turn(RED)) == {}


@pytest.mark.parametrize(("round", "may"), [(3, False), (4, True)])
def test_no_way_leads_where_the_scenario_forbids_it(round: int, may: bool) -> None:
    scenario = ScenarioDef(0, "trial", CLASH, (2, 3), 10)
    scenario.rules.no_entering_rival_start_tiles = 4
    scenario.rules.ignore_closed_edges = True
    table = AdventureTable(tiles=("S3 0 0", "S2 3 -1 3"), scenario=scenario, round=round).visited("S3.R")
    rival = {there for there in ways(table.having(RED, movement=3).turn(RED)) if there.startswith("S2")}
    assert bool(rival) is may


def test_only_who_may_move_is_told_and_only_while_asked() -> None:
    table = laid().turn(RED)
    number = table.g.heroes_of(RED)[0]
    told = view_for(table.g, RED).adventure
    assert told is not None
    (reach,) = told.reach
    assert (reach.hero, dict(zip(reach.fields, reach.before, strict=True))) == (
        number,
        dict(ways_of(table.g, number)),
    )
    other = view_for(table.g, BLUE).adventure
    assert other is not None
    assert other.reach == []
    table.pick("step S3.BL")
    assert table.asked().kind != "main", "the guards of the mine"
    busy = view_for(table.g, RED).adventure
    assert busy is not None
    assert busy.reach == []


@rule("heroes.location.300")
def test_a_way_leads_through_a_sanctuary_where_nothing_happens() -> None:
    table = AdventureTable(tiles=("N1 0 0", "S3 -3 1", "S2 3 -1 3")).visited("N1.TR").stands(RED, "N1.TR")
    assert ways(table.having(RED, movement=2).turn(RED))["N1.BR"] == "N1.R"
    taken = AdventureTable(tiles=("N1 0 0", "S3 -3 1", "S2 3 -1 3")).visited("N1.TR").stands(RED, "N1.TR")
    assert "N1.BR" not in ways(taken.stands(BLUE, "N1.R").having(RED, movement=2).turn(RED))
