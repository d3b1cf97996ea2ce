"""Each condition of a scenario: when it is true, and of whom. [heroes.victory.010, heroes.victory.040]"""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.conditions import is_true
from fabletop.games.heroes.scenario.goals import goals_of
from fabletop.games.heroes.scenario.named import CONDITIONS
from fabletop.games.heroes.state.realm import (
    ARMIES_BEATEN,
    GUARDS_BEATEN,
    MAINS_BEATEN,
    SECONDARIES_BEATEN,
)
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

THREE = ("catherine", "mutare", "sandro")
TOKENS = {"tokens": "{cup: {at: windmill, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"}
TESTED = [
    *("all", "any", "not", "captured", "flags", "beaten", "lost_fight", "eliminated", "cubes", "token_at"),
    *("token_lost", "carries", "visited", "hero_at", "fights_won", "holds", "points", "project_done"),
    *("level", "round", "tiles_known", "tributes_covered", "difficulty"),  # the tributes in test_wealth.py
]


def test_there_is_a_test_for_every_word() -> None:
    assert list(CONDITIONS) == TESTED


def asked(said: str, *heroes: str, middle: str = "F3", **more: str) -> AdventureTable:
    return table_of(*heroes, middle=middle, victory=f"[{{if: {said}}}]", **more)


def true(table: AdventureTable) -> list[int]:
    """Of which seats it is true."""
    scenario = table.g.printed.plan.scenario
    assert scenario is not None
    condition = scenario.victory[0].condition
    return [seat for seat in table.g.order if is_true(table.g, condition, seat)]


def progress(table: AdventureTable) -> tuple[tuple[int, ...], int]:
    """What the goal tracker shows."""
    goal = goals_of(table.g)[0]
    return goal.have, goal.need


# -- made of others ---------------------------------------------------------------------------------------

RICH, LATE = "{holds: {by: player, gold: 5}}", "{round: {at_least: 3}}"


@rule("heroes.victory.010")
def test_all_need_every_part() -> None:
    table = asked(f"{{all: [{RICH}, {LATE}]}}").having(0, gold=5)
    assert (true(table), progress(table)) == ([], ((1, 0), 2))
    table.g.round = 3
    assert (true(table), progress(table)) == ([0], ((2, 1), 2))


def test_any_needs_one_part() -> None:
    table = asked(f"{{any: [{RICH}, {LATE}]}}").having(0, gold=5)
    assert true(table) == [0]
    table.g.round = 3
    assert true(table) == [0, 1]


def test_not_turns_it_round() -> None:
    assert true(asked(f"{{not: {RICH}}}").having(0, gold=5)) == [1]


# -- towns and flags --------------------------------------------------------------------------------------


@rule("heroes.victory.040")
@rule("heroes.capture.080")
def test_captured_by_somebody() -> None:
    table = asked("{captured: {whose: rival, by: player}}", *THREE)
    assert true(table) == []
    table.flagged(2, "S3.C")
    assert true(table) == [2]
    assert true(asked("{captured: {whose: player}}", *THREE).flagged(2, "S3.C")) == [0]


@rule("heroes.victory.020")
def test_captured_of_each_rival() -> None:
    table = asked("{captured: {whose: each_rival, by: player}}", *THREE).flagged(0, "S2.C")
    assert true(table) == []
    assert true(table.flagged(0, "S1.C")) == [0]


@rule("heroes.victory.020")
def test_captured_of_all_rivals_together() -> None:
    table = asked("{captured: {whose: all_rivals, by: player, at_least: 2}}", *THREE).flagged(0, "S2.C")
    assert (true(table), progress(table)) == ([], ((1, 0, 0), 2))
    assert true(table.flagged(0, "S1.C")) == [0]


@rule("heroes.victory.040")
def test_flags_on_places() -> None:
    table = asked("{flags: {place: [mine, settlement], by: player, at_least: 2}}").flagged(1, "S3.BL")
    assert (true(table), progress(table)) == ([], ((0, 1), 2))
    assert true(table.flagged(1, "F3.L")) == [1]


def test_flags_on_one_kind_of_mine() -> None:
    table = asked("{flags: {place: gold_mine, by: player}}", middle="F4").flagged(0, "S3.BL")
    assert true(table) == []
    assert true(table.flagged(0, "F4.TL")) == [0]


# -- fights -----------------------------------------------------------------------------------------------


def test_beaten_by_somebody() -> None:
    table = asked("{beaten: {who: rival, by: player}}", *THREE)
    table.g.lose_to(Seat(1), -1)
    assert true(table) == []
    table.g.lose_to(Seat(1), 2)
    assert true(table) == [2]


@pytest.mark.parametrize(("against", "seats"), [("any", [0, 1]), ("guards", [0]), ("player", [1])])
def test_lost_fight(against: str, seats: list[int]) -> None:
    table = asked(f"{{lost_fight: {{who: player, against: {against}}}}}")
    table.g.lose_to(Seat(0), -1)
    table.g.lose_to(Seat(1), 0)
    assert true(table) == seats


@pytest.mark.parametrize(("against", "seats"), [("any", [0, 1]), ("guards", [0]), ("player", [1])])
def test_fights_won(against: str, seats: list[int]) -> None:
    table = asked(f"{{fights_won: {{by: player, at_least: 3, against: {against}}}}}")
    table.g.count(Seat(0), GUARDS_BEATEN, 3)
    for what in (MAINS_BEATEN, SECONDARIES_BEATEN, ARMIES_BEATEN):
        table.g.count(Seat(1), what, 1)
    assert true(table) == seats


def test_a_paid_army_that_was_beaten_is_a_fight_won() -> None:
    table = asked("{fights_won: {by: player, at_least: 1, against: player}}")
    table.first_army(0, "castle.champions:pack", "castle.marksmen")
    table.stands(0, "S2.TL").stands(1, "S2.BR").having(1, gold=8).turn(0)
    table.pick("step S2.C", "pay_for_defence").deploy_all().wins(0)
    assert true(table) == [0]


def test_eliminated() -> None:
    table = asked("{eliminated: {who: any_player}}", *THREE).having(1, out=1)
    assert true(table) == [0, 1, 2]
    table = asked("{eliminated: {who: each_rival}}", *THREE).having(1, out=1)
    assert true(table) == []
    assert true(table.having(2, out=1)) == [0]


@rule("heroes.victory.030")
def test_cubes_of_each_rival() -> None:
    table = asked("{cubes: {by: player, from: each_rival}}", *THREE)
    table.g.take_trophy(Seat(0), Seat(1))
    table.g.take_trophy(Seat(0), Seat(1))
    assert (true(table), progress(table)) == ([], ((1, 0, 0), 2))
    table.g.take_trophy(Seat(0), Seat(2))
    assert true(table) == [0]


# -- things to carry --------------------------------------------------------------------------------------


def test_token_at_the_place() -> None:
    table = asked("{token_at: {token: cup, place: own_town, by: player}}", middle="F1", **TOKENS)
    assert true(table) == []
    table.g.change_token(0, Token(0, 1, table.field("S2.C"), brought=True))
    assert true(table) == [1]
    table.g.change_token(0, Token(0, 1, table.field("S3.C"), brought=True))
    assert true(table) == []


def test_token_lost() -> None:
    table = asked("{token_lost: {token: cup}}", middle="F1", **TOKENS)
    assert true(table) == []
    table.g.change_token(0, Token(0, lost=True))
    assert true(table) == [0, 1]


def test_carries() -> None:
    table = asked("{carries: {token: cup, by: player}}", middle="F1", **TOKENS)
    assert true(table) == []
    table.g.change_token(0, Token(0, 1, carrier=1))
    assert true(table) == [1]


# -- places and heroes ------------------------------------------------------------------------------------


def test_visited_different_fields() -> None:
    table = asked("{visited: {place: [windmill, artifact_symbol], by: player, at_least: 2}}", middle="F1")
    table.g.visit(0, table.field("F1.TR"))
    table.g.visit(0, table.field("F1.TR"))
    assert (true(table), progress(table)) == ([], ((1, 0), 2))
    table.g.visit(0, table.field("F1.R"))
    assert true(table) == [0]


@pytest.mark.parametrize(("hero", "seats"), [("main", [0]), ("secondary", [1]), ("any", [0, 1])])
def test_hero_at(hero: str, seats: list[int]) -> None:
    table = asked(f"{{hero_at: {{hero: {hero}, place: windmill, by: player}}}}", middle="F1")
    assert true(table) == []
    table.stands(0, "F1.TR").second(1, "F1.TR")
    assert true(table) == seats


# -- numbers ----------------------------------------------------------------------------------------------


@rule("heroes.victory.040")
def test_holds_at_that_moment() -> None:
    table = asked("{holds: {by: player, gold: 5, valuables: 2}}").having(0, gold=5, valuables=1)
    assert true(table) == []
    assert true(table.having(0, valuables=2)) == [0]


def test_points_of_the_scenario_alone() -> None:
    table = asked("{points: {by: player, at_least: 2}}").town(0, "citadel", "city_hall").level(0, 4)
    assert true(table) == []
    table.g.win_points(Seat(1), 2)
    assert true(table) == [1]


def test_project_done() -> None:
    tower = "{tower: {where: own_town, per_round: 1, stages: [{gold: 5}, {gold: 10}]}}"
    table = asked("{project_done: {project: tower, by: player}}", projects=tower)
    table.g.pay_stage(Seat(0), 0)
    assert (true(table), progress(table)) == ([], ((1, 0), 2))
    table.g.pay_stage(Seat(0), 0)
    assert true(table) == [0]


def test_level() -> None:
    assert true(asked("{level: {by: player, at_least: 4}}").level(0, 3, half=True).level(1, 4)) == [1]


def test_level_of_all_players() -> None:
    table = asked("{level: {by: all_players, at_least: 4}}").level(0, 4).level(1, 3)
    assert true(table) == []
    assert true(table.level(1, 4)) == [0, 1]


@pytest.mark.parametrize(("round", "seats"), [(3, []), (4, [0, 1]), (5, [0, 1])])
def test_round(round: int, seats: list[int]) -> None:
    table = asked("{round: {at_least: 4}}")
    table.g.round = round
    assert true(table) == seats


def test_tiles_known() -> None:
    table = asked("{tiles_known: {at_least: 4}}")
    assert true(table) == []
    table.lay("F3 0 0", "S3 -3 1", "S2 3 -1", "?F1 2 2")
    assert true(table) == []
    assert true(table.lay("F3 0 0", "S3 -3 1", "S2 3 -1", "F1 2 2")) == [0, 1]


@pytest.mark.parametrize(("least", "seats"), [("easy", [0, 1]), ("normal", [0, 1]), ("hard", [])])
def test_difficulty(least: str, seats: list[int]) -> None:
    assert true(asked(f"{{difficulty: {{at_least: {least}}}}}")) == seats


def test_the_others_are_all_but_the_one_who_looks() -> None:
    table = asked("{level: {by: others, at_least: 2}}", "catherine", "mutare", "sandro")
    assert true(table.level(0, 2)) == []
    assert true(table.level(1, 2)) == [2]
    assert true(table.level(2, 2)) == [0, 1, 2]
