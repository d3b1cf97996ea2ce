"""How a game is won, lost, or simply over. [heroes.victory]"""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.score import score_lines, score_of, standing
from fabletop.games.heroes.state.realm import MAINS_BEATEN, SECONDARIES_BEATEN
from fabletop.games.heroes.testing import AdventureTable, card
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

THREE = ("catherine", "mutare", "sandro")
CAPTURE = "[{if: {captured: {whose: rival, by: player}}, when: at_once}]"
RICH = "{if: {holds: {by: player, gold: 10}}"


def ends_round(table: AdventureTable) -> AdventureTable:
    return table.can_end().start("heroes.round_ends", -1)


# -- when -------------------------------------------------------------------------------------------------


@rule("heroes.victory.010")
@rule("heroes.victory.070")
def test_what_counts_at_once_ends_the_game_after_the_deed() -> None:
    table = table_of(victory=CAPTURE).stands(0, "S2.TL").stands(1, "S2.BR").can_end().turn(0)
    table.pick("step S2.C")
    assert table.g.over
    assert table.g.winners == (0,)
    assert [event.seat for event in table.happened(ev.Won)] == [0]


@rule("heroes.victory.070")
def test_what_does_not_counts_at_the_end_of_the_round() -> None:
    table = table_of(victory=f"[{RICH}}}]").can_end().having(0, gold=10)
    table.start("heroes.look_at_goals", 0)
    assert table.g.winners == ()
    assert ends_round(table).g.winners == (0,)


@rule("heroes.victory.010")
def test_a_condition_for_three_does_not_count_for_two() -> None:
    said = f"[{RICH}, for: [3]}}]"
    assert ends_round(table_of(victory=said).having(0, gold=10)).g.winners == ()
    assert ends_round(table_of(*THREE, victory=said).having(0, gold=10)).g.winners == (0,)


@rule("heroes.victory.050")
def test_what_several_fulfil_they_share() -> None:
    table = table_of(*THREE, victory=f"[{RICH}}}]").having(0, gold=10).having(2, gold=12)
    assert ends_round(table).g.winners == (0, 2)


@rule("heroes.victory.050")
def test_victory_is_looked_at_before_defeat() -> None:
    lost = "[{if: {holds: {by: player, gold: 3}}}]"
    table = table_of(victory=f"[{RICH}}}]", defeat=lost).having(0, gold=10).having(1, gold=3)
    assert ends_round(table).g.winners == (0,)
    alone = table_of(victory=f"[{RICH}}}]", defeat=lost).having(1, gold=3)
    assert ends_round(alone).g.winners == (0,)  # the other one has lost


@rule("heroes.victory.050")
@rule("heroes.round.080")
def test_and_both_before_the_limit() -> None:
    table = table_of(victory=f"[{RICH}}}]").in_round(10).having(1, gold=10)
    assert ends_round(table).g.winners == (1,)
    assert not table.happened(ev.LimitReached)
    for round, times in ((9, 0), (10, 1)):
        nobody = ends_round(table_of(victory=f"[{RICH}}}]").in_round(round))
        assert nobody.g.winners == ()
        assert len(nobody.happened(ev.LimitReached)) == times


@rule("heroes.victory.030")
def test_with_three_a_cube_of_each_rival_wins_at_the_end_of_the_round() -> None:
    table = table_of(*THREE, victory="[{if: {cubes: {by: player, from: each_rival}}}]")
    table.first_army(0, "castle.champions:pack").flagged(2, "F3.L")
    table.g.take_trophy(Seat(0), Seat(1))
    table.stands(0, "F3.C").visited("F3.C").stands(2, "F3.BL").can_end().turn(0)
    table.pick("step F3.BL").deploy_all().wins(0)
    assert table.g.realm(Seat(0)).cubes == (1, 2)
    assert not table.g.over
    table.start("heroes.round_ends", -1)
    assert table.g.winners == (0,)


# -- at the limit -----------------------------------------------------------------------------------------


@rule("heroes.round.080")
@pytest.mark.parametrize(
    ("at_limit", "winners"), [("all_lose", ()), ("most_points", (1,)), ("holder_wins", (0,))]
)
def test_what_the_limit_decides(at_limit: str, winners: tuple[int, ...]) -> None:
    hill = "[{if: {all: [{flags: {place: settlement, by: player}}, {round: {at_least: 9}}]}, for: [3]}]"
    hold = "[{if: {flags: {place: settlement, by: player}}, when: at_once, for: [3]}]"
    victory = hold if at_limit == "holder_wins" else hill
    table = (
        table_of(victory=victory, at_limit=at_limit)
        .in_round(10)
        .flagged(0, "F3.L")
        .town(1, "citadel", "city_hall")
    )
    assert ends_round(table).g.winners == winners


@rule("heroes.victory.060")
@pytest.mark.parametrize(
    ("numbers", "winners"),
    [
        ({}, (0, 1)),
        ({"gold": 1}, (0,)),
        ({"gold": 0, "materials": 2}, (0,)),
        ({"valuables": 1, "gold": -2}, (0,)),
    ],
)
def test_equal_points_are_decided_by_the_treasury(numbers: dict[str, int], winners: tuple[int, ...]) -> None:
    table = table_of(at_limit="most_points", victory="[{if: {round: {at_least: 10}}, for: [3]}]").in_round(10)
    table.having(0, gold=5, materials=5, valuables=5).having(1, gold=5, materials=5, valuables=5)
    for name, n in numbers.items():
        table.having(0, **{name: 5 + n})
    assert ends_round(table).g.winners == winners


@rule("heroes.victory.060")
def test_and_before_that_by_the_level() -> None:
    table = table_of(at_limit="most_points", victory="[{if: {round: {at_least: 10}}, for: [3]}]").in_round(10)
    table.level(1, 2).town(0, "citadel").having(0, gold=90)  # one point each
    assert score_of(table.g, Seat(0)) == score_of(table.g, Seat(1))
    assert standing(table.g, [Seat(1)]) > standing(table.g, [Seat(0)])
    assert ends_round(table).g.winners == (1,)


# -- points -----------------------------------------------------------------------------------------------


@rule("heroes.victory.080")
def test_points_line_by_line() -> None:
    table = table_of().flagged(0, "S3.BL", "F3.L").town(0, "citadel", "city_hall", "mage_guild").level(0, 4)
    artifacts = [
        one.index for one in content().cards if one.kind == content().cards[card("angel_wings")].kind
    ]
    player = table.g.players[0]
    player.hand, player.deck, player.discard = (
        artifacts[:2],
        [artifacts[2], card("attack")],
        [artifacts[3], artifacts[4]],
    )
    table.g.count(Seat(0), SECONDARIES_BEATEN, 2)
    table.g.count(Seat(0), MAINS_BEATEN, 3)
    table.g.win_points(Seat(0), 2)
    assert dict(score_lines(table.g, Seat(0))) == {
        "holdings": 2,
        "buildings": 3,
        "artifacts": 2,
        "level": 4,
        "secondaries": 4,
        "main_hero": 4,  # once
        "won": 2,
    }


def extra(table: AdventureTable, seat: int) -> int:
    return sum(n for line, n in score_lines(table.g, Seat(seat)) if line == "scenario")


GRAIL = "{grail: {at: grail, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"


@rule("heroes.victory.080")
@pytest.mark.parametrize(
    "word", ["grail_carried", "grail_home", "stage_paid", "obelisk_visited", "utopia_held", "enemy_town_held"]
)
def test_what_a_scenario_pays_besides(word: str) -> None:
    middle = {"obelisk_visited": "N3", "utopia_held": "C1"}.get(word, "C2")
    tower = "{tower: {where: own_town, per_round: 1, stages: [{gold: 5}, {gold: 10}]}}"
    said = {"points": f"[{{per: {word}, n: 3}}]", "projects": tower}
    if middle == "C2":
        said["tokens"] = GRAIL
    table = table_of(middle=middle, **said)
    assert extra(table, 0) == 0
    if word == "grail_carried":
        table.stands(0, "C2.R").level(0, 7).having(0, experience=12)
        table.visited("C2.C").turn(0).pick("step C2.C")
    elif word == "grail_home":
        table.g.change_token(0, Token(0, 0, table.field("S3.C"), brought=True))
    elif word == "stage_paid":
        table.g.pay_stage(Seat(0), 0)
    elif word == "obelisk_visited":
        table.stands(0, "N3.TL").turn(0).pick("step N3.C")
    elif word == "utopia_held":
        table.flagged(0, "C1.C")
    else:
        table.flagged(0, "S2.C")
    assert extra(table, 0) == 3
    assert extra(table, 1) == 0
