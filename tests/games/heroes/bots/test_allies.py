"""Bots of a team leave their allies alone, count on what these have, and play in any seat."""

from __future__ import annotations

import pytest
from tests.games.heroes.bots.test_map import RIVAL, STRONG, WEAK, picks
from tests.games.heroes.scenario.told import table_of

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.plan import is_threatened
from fabletop.games.heroes.bots.walk import danger
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Act, Seat
from fabletop.kernel.match import Setup
from fabletop.lab.series import play_game
from fabletop.testing import rule

RED, BLUE, ALLY, BLUE_ALLY = (Seat(seat) for seat in range(4))
CUBES = "[{if: {cubes: {by: team, from: enemy_team}}}]"
CUP = "{grail: {at: grail, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"
HOME = "[{if: {token_at: {token: grail, place: own_town, by: team}}, when: at_once}]"


def allied(**said: str) -> AdventureTable:
    """Catherine and Rion against Mutare and Sandro."""
    return table_of(mode="alliance", **said)


@rule("heroes.alliance.120")
def test_homes_of_an_ally_are_no_goal() -> None:
    table = allied(victory="[{if: {captured: {whose: enemy_team, by: team, at_least: 2}}}]")
    table.flagged(ALLY, "F3.L")
    goals = Goals(table.g, RED)
    assert {table.field_name(field) for field in goals.fields} == {"S2.C", "S1.C"}
    assert sorted(table.field_name(field) for field in goals.rivals) == ["S1.C", "S2.C"]
    assert goals.homeless == []


@pytest.mark.parametrize(("other", "near"), [(ALLY, False), (BLUE, True)])
def test_a_strong_ally_is_no_danger(other: Seat, near: bool) -> None:
    table = allied().army(RED, *WEAK).army(other, *(STRONG if other == ALLY else RIVAL)).stands(other, "F3.C")
    for seat in (BLUE, BLUE_ALLY, ALLY):
        if seat != other:
            table.stands(seat, "S1.R")
    assert is_threatened(table.g, RED) is near
    assert (danger(table.g, RED, table.g.players[RED].main, table.field("F3.BL")) > 0) is near


@pytest.mark.parametrize(("taken", "wanted"), [((), [1, 3]), ((BLUE,), [3])])
def test_a_cube_that_the_ally_has_is_wanted_no_more(taken: tuple[Seat, ...], wanted: list[int]) -> None:
    table = allied(victory=CUBES)
    for loser in taken:
        table.g.take_trophy(ALLY, loser)
    assert sorted(Goals(table.g, RED).wanted) == wanted


def test_it_brings_the_cup_to_the_town_of_the_ally_if_that_is_nearer() -> None:
    table = allied(middle="C2", tokens=CUP, victory=HOME).army(RED, *STRONG)
    table.stands(ALLY, "C2.L").stands(RED, "S3b.BL").visited("S3b.BL")
    table.g.change_token(0, Token(0, RED, carrier=table.g.players[RED].main))
    table.having(RED, movement=1).turn(RED)
    assert picks(table) == "step S3b.C"


def test_it_takes_nothing_from_an_ally_who_is_weaker() -> None:
    """Rion stands on a settlement of his own: Catherine passes by, or stays away."""
    table = allied().army(RED, *STRONG).army(ALLY, *WEAK).flagged(ALLY, "F3.L").stands(ALLY, "F3.L")
    table.stands(RED, "F3.C").visited("F3.C").having(RED, movement=3).turn(RED)
    for luck in range(3):
        assert picks(table, luck) != "step F3.L"


@pytest.mark.parametrize("level", ["greedy", "random"])
def test_any_of_a_team_may_say_who_goes_first(level: str) -> None:
    table = allied()
    table.start("heroes.who_goes_first", -1, 0)
    assert table.asked().seats == (RED, ALLY)
    for seat in (RED, ALLY):
        chosen = bot_pick(make_bot(level), table.g, seat, 1)
        assert isinstance(chosen, Act)
        assert chosen.id in (RED, ALLY)


@pytest.mark.parametrize("ruleset", ["retail", "first"])
def test_bots_of_all_kinds_sit_anywhere_and_a_team_wins(ruleset: str) -> None:
    options = {"mode": "alliance", "scenario": "four_banners", "heroes": ["random"] * 4}
    bots = [make_bot(name) for name in ("greedy", "random", "random", "greedy")]
    record = play_game(BOXES["heroes"], Setup("heroes", 4, 3, ruleset, options), bots)
    assert tuple(sorted(record.winners)) in ((0, 2), (1, 3))
