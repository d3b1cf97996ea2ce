"""Armies that are raised for what the scenario asks for, in time."""

from __future__ import annotations

import pytest
from tests.games.heroes.bots.test_map import picks, scenario
from tests.games.heroes.scenario.told import table_of, told

from fabletop.games.heroes.bots.future import left_after
from fabletop.games.heroes.bots.goals import GOAL, Goals
from fabletop.games.heroes.bots.plan import next_building, purse_of, rounds_left
from fabletop.games.heroes.bots.target import last_round, target_of
from fabletop.games.heroes.bots.town import build_score, can_hire, can_learn, keeps_up, trade_score
from fabletop.games.heroes.bots.walk import Draw
from fabletop.games.heroes.map.sight import hidden_beside
from fabletop.games.heroes.scenario.tokens import lay_tokens
from fabletop.games.heroes.strength import tier_strength
from fabletop.games.heroes.testing import AdventureTable
from fabletop.games.heroes.towns.printed import BUILDINGS, CITADEL, CITY_HALL, DWELLING, SPECIAL_1
from fabletop.kernel.frame import Seat

RED = Seat(0)
BRONZE, SILVER, GOLD = DWELLING + 1, DWELLING + 2, DWELLING + 3
ALL_BRONZE = ("castle.halberdiers", "castle.marksmen", "castle.griffins")
DWELLINGS = ("bronze_dwelling", "silver_dwelling", "gold_dwelling")
MAP = ("S3 0 0", "C1 3 -1", "S2 8 -5")


def a_race(round: int, name: str = "force_of_will", tiles: tuple[str, ...] = ()) -> AdventureTable:
    """Whoever flags the dragon utopia first has won."""
    table = AdventureTable("catherine", "mutare", scenario=scenario(name), round=round, tiles=tiles)
    table.visited("S3.R", "S3.L").flagged(0, "S3.BL").army(0, *ALL_BRONZE).army(1, "dungeon.harpies")
    return table.town(0, "bronze_dwelling")


# -- whom it must beat --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "guards", "until"),
    [
        ("force_of_will", (0, 2, 1, 1), 11),
        ("arcane_artillery", (0, 0, 0, 2), 11),
        ("the_hunt", (0, 0, 1, 1), 13),
        ("hill_of_ravens", (0, 1, 2, 0), 9),  # three points must be held until round 12
        ("salt_crown", (0, 2, 2, 0), 15),
    ],
)
def test_it_knows_whom_it_must_beat_before_it_sees_them(
    name: str, guards: tuple[int, ...], until: int
) -> None:
    table = AdventureTable("catherine", "mutare", scenario=scenario(name))
    lay_tokens(table.g)
    target = target_of(table.g, RED)
    assert target is not None
    assert (target.guards, target.until) == (guards, until)


@pytest.mark.parametrize("name", ["harrowmere", "stone_road", "beacon_wager", "secret_bomb_stash"])
def test_there_is_nobody_to_beat_where_the_goal_is_another(name: str) -> None:
    assert target_of(AdventureTable("catherine", "mutare", scenario=scenario(name)).g, RED) is None


def test_there_is_nobody_to_beat_once_somebody_has() -> None:
    table = a_race(5, tiles=MAP)
    assert target_of(table.g, RED) is not None
    table.flagged(1, "C1.C")
    assert target_of(table.g, RED) is None


WAKES = "[{if: {round: {at_least: 7}}, when: round_end, for: [2]}]"


@pytest.mark.parametrize(
    ("heroes", "last"), [(("catherine", "mutare"), 7), (("catherine", "mutare", "sandro"), 10)]
)
def test_a_round_that_is_a_defeat_is_the_last_for_so_many(heroes: tuple[str, ...], last: int) -> None:
    table = table_of(*heroes, mode="cooperative", at_limit="party_loses", defeat=WAKES).in_round(5)
    assert last_round(table.g) == last
    assert rounds_left(table.g) == last - 5


# -- what is sealed -----------------------------------------------------------------------------------------

SEAL = {
    "mode": "cooperative",
    "at_limit": "party_loses",
    "victory": "[{if: {visited: {place: grail, by: party, at_least: 1}}, when: at_once}]",
    "rules": "[{sealed: [0]}]",
    "map": "{lattice: b, layouts: {2p: [[C2, 0, 0], [S, -3, 1], [S, 3, -1], [F3, -6, 2]], "
    "3p: [[C2, 0, 0], [S, -3, 1], [S, 3, -1], [S, -1, -2], [F3, -6, 2]]}, face_up: {2p: [3], 3p: [4]}}",
}


def sealed_table() -> AdventureTable:
    """A settlement is the key of the tile in the middle."""
    opens = "[{at: {when: {flags: {place: settlement, by: party, at_least: 1}}}, do: [{unseal: {tile: 0}}]}]"
    scenario = told(timed_events=opens, **SEAL)
    table = AdventureTable(
        "catherine", "mutare", scenario=scenario, tiles=("?C2 0 0", "S3 -3 1", "S2 3 -1", "F3 -6 2")
    )
    return table.army(0, *ALL_BRONZE).visited("S3.R", "S3.L").flagged(0, "S3.BL")


def test_what_opens_a_seal_is_as_good_as_the_goal() -> None:
    table = sealed_table()
    settlement = table.field("F3.L")
    assert Goals(table.g, RED).fields[settlement] == GOAL
    early = target_of(table.g, RED)
    table.flagged(0, "F3.L").g.unseal(0)
    assert settlement not in Goals(table.g, RED).fields
    late = target_of(table.g, RED)
    assert early is not None
    assert late is not None
    assert early.until < late.until  # whoever waits behind the seal wants his time


def test_a_tile_that_is_sealed_draws_nobody() -> None:
    table = sealed_table()
    beside = [field for field in table.g.land.ring(1) if hidden_beside(table.g.land, [field])]
    assert beside
    draw = Draw(table.g, Goals(table.g, RED), 0, tier_strength(table.g))
    assert [draw.news[field] for field in beside] == [0.0] * len(beside)
    table.g.unseal(0)
    draw = Draw(table.g, Goals(table.g, RED), 0, tier_strength(table.g))
    assert min([draw.news[field] for field in beside]) > 0.0


@pytest.mark.parametrize(("at_least", "only"), [(1, True), (2, False)])
def test_a_place_that_must_be_visited_is_the_only_way_to_win(at_least: int, only: bool) -> None:
    victory = (
        f"[{{if: {{visited: {{place: settlement, by: each_player, at_least: {at_least}}}}}, when: at_once}}]"
    )
    table = table_of(mode="cooperative", at_limit="party_loses", victory=victory)
    assert Goals(table.g, RED).is_only_way(table.field("F3.L")) is only


# -- what it builds -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("buildings", "expected"),
    [
        (("city_hall",), BRONZE),
        (("bronze_dwelling",), SILVER),
        (("bronze_dwelling", "silver_dwelling", "city_hall"), GOLD),
        ((*DWELLINGS, "city_hall"), CITADEL),
    ],
)
def test_it_builds_for_the_units_that_it_needs(buildings: tuple[str, ...], expected: int) -> None:
    table = a_race(5).town(0, *buildings).having(0, gold=40, materials=12, valuables=9)
    assert BUILDINGS[next_building(table.g, RED)] == BUILDINGS[expected]


def test_it_builds_nothing_that_comes_too_late() -> None:
    table = a_race(11).having(0, gold=12, materials=0, valuables=0)
    assert next_building(table.g, RED) == -1


def test_buildings_come_one_a_round_and_a_hall_pays_from_then_on() -> None:
    table = a_race(3).having(0, gold=30, materials=20, valuables=9)
    purse = purse_of(table.g, RED)
    assert purse is not None
    means = purse.means._replace(paydays=(True, False, True), income=(10, 0, 0))
    poorer = left_after(means, (SILVER,))
    hall = left_after(means, (SILVER, CITY_HALL))
    assert poorer is not None
    assert hall is not None
    assert hall[0] == poorer[0] - 10 + means.hall  # built in the second round, paid in the third
    assert left_after(means, (SILVER, CITY_HALL, GOLD, CITADEL)) is None  # four do not go into three rounds


# -- whom it buys -------------------------------------------------------------------------------------------


def test_it_saves_for_the_unit_that_beats_dragons() -> None:
    table = a_race(9).town(0, *DWELLINGS, "citadel")
    table.army(0, *ALL_BRONZE, "castle.champions:pack", "castle.archangels")
    table.having(0, gold=19, materials=0, valuables=2).turn(0)
    assert table.offers("reinforce castle.griffins")  # the pack of archangels can be paid two rounds later
    assert not picks(table).startswith(("recruit", "reinforce", "hire"))


def test_it_buys_it_as_soon_as_it_can() -> None:
    table = a_race(11).town(0, *DWELLINGS, "citadel").army(0, *ALL_BRONZE, "castle.archangels")
    table.having(0, gold=31, materials=0, valuables=2).turn(0)
    assert picks(table) == "reinforce castle.archangels"


def test_it_spends_what_it_cannot_save_any_more() -> None:
    table = a_race(12).town(0, *DWELLINGS).army(0, *ALL_BRONZE, "castle.archangels")
    table.having(0, gold=16, materials=0, valuables=2).turn(0)
    assert picks(table) == "recruit castle.champions"


# -- what it trades -----------------------------------------------------------------------------------------

VALUABLE_FOR_GOLD, MATERIAL_FOR_GOLD, TO_MATERIAL = 2, 4, 1


def test_it_buys_materials_that_the_plan_waits_for() -> None:
    table = a_race(9).town(0, "bronze_dwelling", "silver_dwelling")
    table.having(0, gold=50, materials=4, valuables=8)
    assert trade_score(table.g, RED, TO_MATERIAL) > 0.0
    table.having(0, gold=50, materials=14)
    assert trade_score(table.g, RED, TO_MATERIAL) < 0.0


def test_it_sells_what_nobody_needs_and_keeps_the_rest() -> None:
    table = a_race(8).town(0, *DWELLINGS, "citadel").having(0, gold=10, materials=9, valuables=9)
    assert trade_score(table.g, RED, MATERIAL_FOR_GOLD) > 0.0
    assert trade_score(table.g, RED, VALUABLE_FOR_GOLD) > 0.0
    table.having(0, gold=40, valuables=3)  # as many as archangels and their pack take
    assert trade_score(table.g, RED, VALUABLE_FOR_GOLD) < 0.0


# -- when it goes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("round", "goes"), [(6, False), (12, True)])
def test_it_sets_out_when_there_is_no_more_time(round: int, goes: bool) -> None:
    table = a_race(round, tiles=MAP).stands(0, "S3.C")
    assert Goals(table.g, RED).is_last_chance(0, table.field("C1.C")) is goes


def test_in_the_last_round_any_chance_is_taken() -> None:
    table = a_race(12, tiles=MAP).army(0, *ALL_BRONZE, "castle.champions", "castle.crusaders")
    beside = next(name for name in ("C1.BL", "C1.TR", "C1.L", "C1.TL") if is_beside(table, name))
    table.stands(0, beside).having(0, movement=1).turn(0)
    assert picks(table) == "step C1.C"
    early = a_race(8, tiles=MAP).army(0, *ALL_BRONZE, "castle.champions", "castle.crusaders")
    early.stands(0, beside).having(0, movement=1).turn(0)
    assert picks(early) != "step C1.C"


def is_beside(table: AdventureTable, name: str) -> bool:
    return table.field("C1.C") in table.g.land.ways(table.field(name))


@pytest.mark.parametrize(("gold", "spent"), [(30, False), (400, True)])
def test_only_what_is_left_over_in_plenty_is_spent_beside_the_plan(gold: int, spent: bool) -> None:
    table = a_race(9).town(0, *DWELLINGS, "citadel").having(0, gold=gold, materials=20, valuables=20)
    assert keeps_up(table.g, RED, (6, 0, 0)) is spent


@pytest.mark.parametrize(("name", "learns"), [("harrowmere", True), ("force_of_will", False)])
def test_a_level_is_not_paid_with_what_the_army_needs(name: str, learns: bool) -> None:
    table = a_race(9, name).town(0, *DWELLINGS, "citadel").having(0, gold=30, materials=0, valuables=2)
    assert can_learn(table.g, RED) is learns


@pytest.mark.parametrize(
    ("name", "gold", "built"),
    [
        ("harrowmere", 15, False),  # units are dearer than a point
        ("harrowmere", 45, True),
        ("beacon_wager", 45, False),  # it is for the beacon
    ],
)
def test_a_building_that_is_but_a_point_takes_nothing_from_units_and_stages(
    name: str, gold: int, built: bool
) -> None:
    table = a_race(6, name).having(0, gold=gold, materials=20, valuables=0)
    table.g.own_realm(RED).stages = (0,) * len(scenario(name).projects)
    assert (build_score(table.g, RED, SPECIAL_1) > 0.0) is built


@pytest.mark.parametrize(("gold", "rich"), [(11, False), (12, True)])
def test_it_looks_at_units_for_sale_where_it_has_gold_for_them(gold: int, rich: bool) -> None:
    table = table_of(middle="F1", rules="[{trading_post_recruits: [bronze, silver]}]").having(0, gold=gold)
    assert can_hire(table.g, RED) is rich
    table.start("heroes.trade", 0, 0)
    assert table.offers("show_units")
    assert (picks(table) == "show_units") is rich
