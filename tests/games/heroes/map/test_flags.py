"""Mines, settlements and what else belongs to who flagged it. [heroes.mine, settlement, location]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes.load import content
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.walk import is_empty_for
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.turn.income import income_of
from fabletop.kernel.frame import Seat
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
MAP = tuple(
    f"{id} {4 * at} {-2 * at}"
    for at, id in enumerate(("S3", "S2", "F3", "F4", "F7", "F8", "F9", "N3", "C1", "C2", "N4"))
)
# A mine of each look, and what it is worth
MINES = {
    "S3.BL": (0, 2, 0),
    "F4.TL": (5, 0, 0),
    "F7.BR": (0, 0, 1),
    "F8.C": (0, 0, 1),
    "F9.TR": (0, 0, 1),
}
LEAST = (10, 0, 0)
SETTLEMENT = "F3.L"
GIFTS = ["yields 0", "yields 1", "yields 2", "reinforces"]
STEPS = [(5, 0, 0), (0, 2, 0), (0, 0, 1)]


def world() -> AdventureTable:
    """Everybody has seen so much that all guards flee."""
    table = AdventureTable(tiles=MAP).level(RED, 7).level(BLUE, 7)
    return table.first_army(RED, "castle.griffins").first_army(BLUE, "dungeon.harpies")


def comes(table: AdventureTable, seat: Seat, where: str) -> AdventureTable:
    """The main hero of a seat walks onto a field, from the own town."""
    hero = table.g.players[seat].main
    table.g.put_on(hero, table.g.realm(seat).town)
    table.g.walk(hero, table.field(where))
    table.start("heroes.enter", seat, hero)
    return table


def leaves(table: AdventureTable, seat: Seat) -> AdventureTable:
    table.g.put_on(table.g.players[seat].main, table.g.realm(seat).town)
    return table


def plus(a: tuple[int, int, int], b: tuple[int, int, int]) -> tuple[int, int, int]:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


# -- mines ----------------------------------------------------------------------------------------------


@rule(
    "heroes.mine.010",
    "heroes.mine.020",
    "heroes.mine.050",
    "heroes.mine.060",
    "heroes.mine.070",
    "heroes.mine.080",
    "heroes.mine.090",
    "heroes.location.070",
    "heroes.location.370",
    "heroes.location.400",
)
@pytest.mark.parametrize(("where", "worth"), MINES.items())
def test_the_first_owner_of_a_mine_is_paid_at_once_and_earns_more_from_then_on(
    where: str, worth: tuple[int, int, int]
) -> None:
    table = comes(world(), RED, where)
    table.at_rest()
    assert (table.cube(where), table.treasury(RED)) == (RED, worth)
    assert income_of(table.g, RED) == plus(LEAST, worth)
    assert [(one.seat, one.field) for one in table.happened(ev.Flagged)] == [(RED, table.field(where))]


@rule("heroes.mine.010", "heroes.mine.030", "heroes.mine.100", "heroes.location.070", "heroes.location.050")
def test_who_comes_later_takes_the_mine_without_a_fight_and_is_not_paid_at_once() -> None:
    table = leaves(comes(world(), RED, "F4.TL"), RED).hush()
    comes(table, BLUE, "F4.TL").at_rest()
    assert (table.cube("F4.TL"), table.treasury(BLUE), table.happened(ev.FightAnnounced)) == (
        BLUE,
        (0, 0, 0),
        [],
    )
    assert (income_of(table.g, BLUE), income_of(table.g, RED)) == (plus(LEAST, (5, 0, 0)), LEAST)
    leaves(table, BLUE)
    comes(table, RED, "F4.TL").at_rest()
    assert (table.cube("F4.TL"), table.treasury(RED)) == (RED, (5, 0, 0)), "nor is the first one again"


@rule("heroes.elimination.050")
def test_a_flag_that_was_lost_leaves_neither_guards_nor_the_pay_of_a_first_owner() -> None:
    table = leaves(comes(world(), RED, "F4.TL"), RED).level(BLUE, 1)
    table.g.lose_flag(table.field("F4.TL"))
    assert (table.cube("F4.TL"), income_of(table.g, RED)) == (-1, LEAST)
    assert [(one.seat, one.field) for one in table.happened(ev.FlagLost)] == [(RED, table.field("F4.TL"))]
    comes(table, BLUE, "F4.TL").at_rest()
    assert (table.cube("F4.TL"), table.treasury(BLUE)) == (BLUE, (0, 0, 0))
    assert table.happened(ev.FightAnnounced) == []


@rule("heroes.location.070", "heroes.location.060")
def test_an_own_flag_is_an_empty_field() -> None:
    table = leaves(comes(world(), RED, "F4.TL"), RED).hush()
    comes(table, RED, "F4.TL").at_rest()
    assert (table.treasury(RED), table.happened(ev.Flagged)) == ((5, 0, 0), [])


@rule("heroes.mine.110", "heroes.settlement.150")
def test_every_mine_and_settlement_is_printed_with_a_numeral() -> None:
    for tile in content().tiles:
        for field in tile.fields:
            if field.id in ("mine", "settlement"):
                assert field.level > 0, tile.id


# -- settlements ----------------------------------------------------------------------------------------


@rule(
    "heroes.settlement.020",
    "heroes.settlement.030",
    "heroes.settlement.040",
    "heroes.settlement.060",
    "heroes.settlement.070",
    "heroes.settlement.090",
    "heroes.location.360",
)
@pytest.mark.parametrize("resource", [0, 1, 2])
def test_a_settlement_raises_the_income_chosen_and_pays_its_first_owner_at_once(resource: int) -> None:
    table = comes(world(), RED, SETTLEMENT).asks(RED, "settle", GIFTS).pick(f"yields {resource}")
    table.at_rest()
    assert (table.cube(SETTLEMENT), table.treasury(RED)) == (RED, STEPS[resource])
    assert income_of(table.g, RED) == plus(LEAST, STEPS[resource])
    seen = table.g.view(BLUE).adventure
    assert seen is not None
    assert [mark.yields for mark in seen.marks if mark.field == table.field(SETTLEMENT)] == [resource]


@rule("heroes.settlement.100", "heroes.settlement.110", "heroes.settlement.160", "heroes.settlement.140")
def test_the_first_owner_may_reinforce_for_nothing_instead_and_earns_nothing() -> None:
    table = comes(world(), RED, SETTLEMENT).pick("reinforces").asks(RED, "reinforce_one")
    table.pick("reinforce castle.griffins").at_rest()
    assert (table.units(RED), table.treasury(RED)) == (["castle.griffins:pack"], (0, 0, 0))
    assert income_of(table.g, RED) == LEAST
    leaves(table, RED)
    comes(table, RED, SETTLEMENT).at_rest()
    assert income_of(table.g, RED) == LEAST, "not until it changes hands"


@rule("heroes.settlement.080", "heroes.settlement.120", "heroes.settlement.130", "heroes.settlement.060")
def test_who_takes_a_settlement_chooses_anew_and_is_not_paid_at_once() -> None:
    table = leaves(comes(world(), RED, SETTLEMENT).pick("yields 0"), RED)
    comes(table, BLUE, SETTLEMENT)
    while table.asked().kind != "settle":
        table.g.choose(table.asked().options[-1])
    assert income_of(table.g, RED) == LEAST, "lost with the flag"
    table.asks(BLUE, "settle", GIFTS).pick("yields 2").at_rest()
    assert (table.treasury(BLUE), income_of(table.g, BLUE)) == ((0, 0, 0), (10, 0, 1))


@rule("heroes.settlement.050", "heroes.settlement.130", "heroes.resource.160")
def test_later_owners_reinforce_for_half_the_price() -> None:
    table = leaves(comes(world(), RED, SETTLEMENT).pick("yields 0"), RED)
    table.army(BLUE, "dungeon.evil_eyes").having(BLUE, gold=7)
    price = table.g.units[table.g.players[BLUE].army[0][0]].faces[1].gold
    comes(table, BLUE, SETTLEMENT)
    while table.asked().kind != "settle":
        table.g.choose(table.asked().options[-1])
    table.pick("reinforces", "reinforce dungeon.evil_eyes").at_rest()
    assert table.units(BLUE) == ["dungeon.evil_eyes:pack"]
    assert table.treasury(BLUE) == (7 - (price + 1) // 2, 0, 0)


@rule("heroes.settlement.050")
def test_no_gold_unit_is_reinforced_there() -> None:
    table = world().army(RED, "castle.archangels", "castle.zealots", "castle.griffins")
    comes(table, RED, SETTLEMENT).pick("reinforces")
    table.asks(RED, "reinforce_one", ["reinforce castle.zealots", "reinforce castle.griffins", "pass"])


@rule("heroes.settlement.010")
def test_a_settlement_is_a_home_but_nothing_is_built_there() -> None:
    table = comes(world(), RED, SETTLEMENT).pick("yields 0")
    assert sorted(table.g.homes(RED)) == sorted([table.g.realm(RED).town, table.field(SETTLEMENT)])
    table.having(RED, gold=99, materials=99, valuables=99).turn(RED).pick("build citadel")
    assert not [option for option in table.options() if option.startswith("build")], "one town, one token"


# -- places of the scenario -----------------------------------------------------------------------------


@rule("heroes.location.480", "heroes.location.200", "heroes.location.340", "heroes.location.330")
@pytest.mark.parametrize(("where", "cube"), [("N3.C", RED), ("C1.C", RED), ("C2.C", -2)])
def test_where_the_scenario_is_silent_there_is_a_cube_and_nothing_else(where: str, cube: int) -> None:
    table = world()
    before = table.g.to_data()["players"]
    table.stands(RED, where).start("heroes.visit", RED, RED).at_rest()
    assert (table.cube(where), table.g.to_data()["players"]) == (cube, before)


@rule("heroes.location.350")
def test_an_obelisk_keeps_the_cubes_of_all_who_came_and_is_empty_for_them() -> None:
    table = leaves(comes(world(), RED, "N3.C"), RED)
    comes(table, BLUE, "N3.C").at_rest()
    leaves(table, BLUE)
    field = table.field("N3.C")
    assert table.g.marks[field].visitors == (RED, BLUE)
    assert [is_empty_for(table.g, seat, field) for seat in (RED, BLUE)] == [True, True]
    table.hush()
    for seat in (RED, BLUE):
        leaves(comes(table, seat, "N3.C"), seat).at_rest()
    assert table.happened(ev.Flagged) == []
    assert not is_empty_for(table.g, RED, table.field("N4.C")), "another one is not"


@rule("heroes.location.100")
def test_a_town_belongs_to_its_faction_from_the_start() -> None:
    table = world()
    assert (table.cube("S3.C"), table.cube("S2.C")) == (RED, BLUE)
    before = table.g.to_data()["players"]
    table.stands(RED, "S3.TR").turn(RED).pick("step S3.C", "end_turn")
    assert table.g.to_data()["players"] == before, "the own town is an empty field"
