"""Angel Wings: over everything that is face up, to where the hero lands."""

from __future__ import annotations

from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.testing import rule


def winged(*tiles: str, where: str = "S3.C") -> AdventureTable:
    """Catherine has played the wings."""
    table = AdventureTable("catherine", "mutare", tiles=tiles or ("F3 0 0", "S3 -3 1", "S2 3 -1"))
    table.first_army(0, "castle.champions:pack").first_army(1, "dungeon.harpies")
    table.stands(0, where).hand(0, "angel_wings").turn(0)
    return table.pick("play angel_wings")


def landings(table: AdventureTable) -> set[str]:
    return {option.removeprefix("land ") for option in table.options() if option.startswith("land ")}


def again(table: AdventureTable) -> AdventureTable:
    """The turn begins anew, with what was laid out since."""
    table.g.decision = None
    table.g.stack.clear()
    return table.turn(0)


@rule("heroes.movement.120")
def test_wings_give_a_point_and_may_be_used_by_either_hero() -> None:
    table = AdventureTable("catherine", "mutare").hand(0, "angel_wings")
    number = table.second(0, "F3.BL")
    table.turn(0).pick("play angel_wings").asks(0, "choose_flyer").pick(f"hero {number}")
    assert table.g.heroes[number].movement == 3
    assert table.g.heroes[number].flying
    assert not table.g.heroes[0].flying
    assert table.in_hand(0) == []


@rule("heroes.movement.120")
def test_a_flight_costs_a_point_for_each_field_and_enters_the_last_one_only() -> None:
    table = winged(where="F3.BL").hush()
    assert table.g.heroes[0].movement == 4
    table.pick("land F3.TR")  # over the guarded middle
    assert table.g.heroes[0].movement == 2
    assert table.where(0) == "F3.TR"
    assert table.cube("F3.C") == -1
    assert table.g.main_hero(Seat(0)).experience == 1  # of the learning stone
    assert [event.field for event in table.happened(ev.Flew)] == [table.field("F3.TR")]


def test_closed_edges_and_blocked_fields_are_crossed() -> None:
    table = winged(where="S3.C")  # the mountain of S3 lies to its upper left
    assert "F3.C" in landings(table)
    walled = winged("S3 0 0", "F1 3 -2", where="S3.R")  # S3.R is closed towards F1
    assert "F1.L" not in landings(walled)  # blocked
    assert "F1.C" in landings(walled)


@rule("heroes.movement.110")
def test_nobody_lands_on_a_blocked_field_or_beyond_what_is_known() -> None:
    table = winged("F3 0 0", "S3 -3 1", "?F1 -1 3", "S2 3 -1", where="F3.BL")
    assert "F3.BR" not in landings(table)
    assert not any(name.startswith("F1") for name in landings(table))


def test_nobody_lands_beyond_the_points_that_are_left() -> None:
    table = winged(where="S3.C").having(0, movement=1)
    again(table)
    near = {table.field_name(field) for field in table.g.land.near[table.field("S3.C")]}
    assert landings(table) <= near
    assert "land S3.TL" not in table.options()


def test_what_is_a_step_away_is_a_step() -> None:
    table = winged(where="S3.C")
    assert "step S3.TR" in table.options()
    assert "S3.TR" not in landings(table)


def test_an_own_hero_is_flown_over_but_not_landed_on() -> None:
    table = AdventureTable("catherine", "mutare").hand(0, "angel_wings")
    table.stands(0, "F3.BL").second(0, "F3.TR")
    table.turn(0).pick("play angel_wings", "hero 0")
    assert "F3.TR" not in landings(table)
    assert "S2.TL" in landings(table) or "S2.L" in landings(table)


@rule("heroes.location.310")
def test_nor_is_a_sanctuary_with_somebody_on_it() -> None:
    table = winged("N1 0 0", "S3 -3 1", "S2 3 -1", where="N1.L").stands(1, "N1.R")
    again(table)
    assert "N1.R" not in landings(table)


def test_where_an_enemy_stands_there_is_a_fight() -> None:
    table = AdventureTable("catherine", "mutare").hand(0, "angel_wings")
    table.first_army(0, "castle.griffins").first_army(1, "dungeon.harpies")
    table.stands(0, "F3.BL").stands(1, "F3.TR").turn(0).pick("play angel_wings", "land F3.TR").deploy_all()
    assert table.g.combat is not None


def test_beaten_off_by_guards_the_hero_goes_back_to_where_it_took_off() -> None:
    table = AdventureTable("catherine", "mutare").hand(0, "angel_wings")
    table.first_army(0, "castle.champions:pack", "castle.archangels:pack").stands(0, "F3.TR").turn(0)
    table.pick("play angel_wings", "land F3.L").deploy_all()
    assert table.g.combat is not None
    assert table.g.heroes[0].last == table.field("F3.TR")


def test_without_wings_nobody_lands_anywhere() -> None:
    assert not landings(AdventureTable("catherine", "mutare").turn(0))


@rule("heroes.movement.130")
def test_each_field_on_the_way_counts_as_a_movement_action() -> None:
    assert winged(where="F3.BL").pick("land F3.TR").g.heroes[0].deeds == 2


def test_nobody_lands_where_the_scenario_lets_nobody_in_yet() -> None:
    table = table_of(rules="[{no_entering_rival_start_tiles: 4}]").stands(0, "F3.R").hand(0, "angel_wings")
    assert not any(name.startswith("S2") for name in landings(table.turn(0).pick("play angel_wings")))
    assert any(name.startswith("S2") for name in landings(again(table.in_round(4))))


def test_wings_last_until_the_end_of_the_turn() -> None:
    table = winged(where="F3.BL").pick("land F3.TR")
    assert landings(table)
    table.pick("end_turn")
    assert not table.g.heroes[0].flying


@rule("heroes.location.510")
def test_what_is_carried_stays_behind() -> None:
    cup = "{cup: {at: windmill, one_per: game, carried_by: any, movement: 0, on_loss: dropped}}"
    table = table_of(middle="F1", tokens=cup).stands(0, "F1.C").hand(0, "angel_wings").turn(0)
    table.pick("step F1.TR")
    assert table.g.tokens[0].carrier == 0
    table.pick("play angel_wings")
    assert (table.g.tokens[0].carrier, table.g.tokens[0].field) == (-1, table.field("F1.TR"))
