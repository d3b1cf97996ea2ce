"""The scenarios of two teams: what a team wins by, what happens when, and the last round."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import answer_all, laid, starts_round
from tests.games.heroes.scenario.test_files import TEAMS, scenario

from fabletop.games.heroes.map.marks import BLACK, NO_CUBE, Token
from fabletop.games.heroes.scenario.course import guards_of, must_fight
from fabletop.games.heroes.scenario.ending import is_decided
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat

LAST_ROUNDS = {"four_banners": 12, "broken_seal": 15}
MILLS = ("F1.TR", "F3.TL", "F5.TR")  # a windmill, a water wheel and a garden


def winners(table: AdventureTable) -> tuple[int, ...]:
    return tuple(sorted(table.g.winners))


def ends_round(table: AdventureTable, round: int) -> AdventureTable:
    table.hush().in_round(round).can_end().start("heroes.look_at_end", NOBODY)
    return answer_all(table)


@pytest.mark.parametrize("id", TEAMS)
def test_they_are_for_two_teams_of_any_factions(id: str) -> None:
    one = scenario(id)
    assert (one.players, one.teams, one.repeated) == ((4,), ((0, 2), (1, 3)), True)


@pytest.mark.parametrize("id", TEAMS)
def test_the_team_with_most_points_wins_after_the_last_round(id: str) -> None:
    last = LAST_ROUNDS[id]
    assert scenario(id).rounds == last
    for round, won in ((last - 1, ()), (last, (0, 2))):
        table = laid(id, 4).town(2, "citadel", "city_hall", "mage_guild")
        assert winners(ends_round(table, round)) == won


# -- Four Banners at Dusk -----------------------------------------------------------------------------------


def test_both_towns_of_the_other_bank_win_at_once() -> None:
    table = laid("four_banners", 4).flagged(0, "S2.C").can_end()
    assert not is_decided(table.g, at_once=True)
    table.flagged(2, "S3b.C")
    assert is_decided(table.g, at_once=True)
    assert winners(table) == (0, 2)


def test_a_cube_of_each_enemy_wins_at_the_end_of_a_round() -> None:
    table = laid("four_banners", 4).can_end()
    table.g.take_trophy(Seat(1), Seat(0))
    table.g.take_trophy(Seat(3), Seat(2))
    assert not is_decided(table.g, at_once=True)
    assert is_decided(table.g, at_once=False)
    assert winners(table) == (1, 3)


@pytest.mark.parametrize(("round", "cleared"), [(3, False), (4, True), (5, False), (8, True), (9, False)])
def test_the_mills_on_the_river_work_again(round: int, cleared: bool) -> None:
    table = laid("four_banners", 4).visited(*MILLS)
    starts_round(table, round)
    assert [table.cube(name) for name in MILLS] == [NO_CUBE if cleared else BLACK] * 3


@pytest.mark.parametrize(("round", "open"), [(3, False), (4, True)])
def test_nobody_crosses_to_an_enemys_tile_while_the_sun_is_up(round: int, open: bool) -> None:
    table = laid("four_banners", 4, round)
    beside = [
        (table.field_name(near), table.field_name(field))
        for spot, name in enumerate(table.ids)
        if name == "S2"
        for field in table.g.land.ring(spot)
        for near in table.g.land.ways(field)
        if not table.field_name(near).startswith("S")
    ]
    near, field = beside[0]
    for seat, allowed in ((0, open), (2, open), (3, True)):
        table.stands(seat, near).having(seat, movement=3)
        assert (f"step {field}" in table.deeds(seat)) is allowed
        table.stands(seat, "C1.C")


def test_a_captured_town_brings_an_artifact_and_gold() -> None:
    table = laid("four_banners", 4, round=4).stands(1, "C1.C").stands(0, "S2.TR").visited("S2.TR")
    table.having(1, gold=0).having(0, gold=0).turn(0).pick("step S2.C")
    assert table.asked().kind == "search"
    while table.asked().kind != "main":
        table.g.choose(table.asked().options[0])
    assert table.treasury(0)[0] == 5
    assert len(table.g.players[0].hand) == 1


# -- The Broken Seal ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("where", ["S3.C", "S1.C"])
def test_the_cup_wins_in_either_town_of_the_team(where: str) -> None:
    table = laid("broken_seal", 4).can_end()
    table.stands(2, "C2.C").stands(0, where.replace(".C", ".TR")).visited(where.replace(".C", ".TR"))
    table.g.change_token(0, Token(0, 0, carrier=table.g.players[0].main))
    table.having(0, movement=2).turn(0).pick(f"step {where}")
    assert table.g.over
    assert winners(table) == (0, 2)


def test_the_cup_on_the_way_is_worth_six_points() -> None:
    table = laid("broken_seal", 4)
    before = [score_of(table.g, seat) for seat in table.g.order]
    table.g.change_token(0, Token(0, 3, carrier=table.g.players[3].main))
    assert [score_of(table.g, seat) - n for seat, n in zip(table.g.order, before, strict=True)] == [
        0,
        0,
        0,
        6,
    ]
    assert winners(ends_round(table, 15)) == (1, 3)


@pytest.mark.parametrize(
    ("difficulty", "guards"),
    [
        ("easy", (0, 2, 1, 0)),
        ("normal", (0, 2, 2, 0)),
        ("hard", (0, 1, 3, 0)),
        ("impossible", (0, 0, 2, 1)),
    ],
)
def test_the_vault_is_guarded_and_nobody_is_talked_round(difficulty: str, guards: tuple[int, ...]) -> None:
    table = laid("broken_seal", 4, difficulty=difficulty)
    (vault,) = table.g.land.find("grail")
    assert guards_of(table.g, vault) == guards
    assert must_fight(table.g, vault)


@pytest.mark.parametrize(("round", "asked"), [(5, []), (6, [0, 1, 2, 3]), (7, [])])
def test_monks_look_for_a_lord(round: int, asked: list[int]) -> None:
    table = laid("broken_seal", 4)
    for seat in table.g.order:
        table.having(seat, gold=30)
    table.in_round(round).can_end().start("heroes.events_of_round", NOBODY)
    found: list[int] = []
    while table.g.decision is not None:
        assert table.g.decision.kind == "buy_shown"
        found.append(table.g.decision.seat)
        table.pick("pass")
    assert list(dict.fromkeys(found)) == asked


def test_a_stone_shows_any_tile() -> None:
    table = laid("broken_seal", 4, hidden=("F1", "F6"))
    stone = table.g.land.find("obelisk")[0]
    beside = table.field_name(table.g.land.ways(stone)[0])
    table.flagged(1, table.field_name(stone)).stands(0, beside).visited(beside)
    table.turn(0).pick(f"step {table.field_name(stone)}")
    assert table.asked().kind == "reveal_by_event"
    assert len(table.options()) == 2
