"""The Patient Dead, chapter by chapter: what it is won and lost by, and what happens when."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import (
    AI,
    answer_all,
    army_of,
    at_the_end,
    fell,
    laid,
    looked_at,
    movement_of,
    outcome,
    starts_round,
    stout,
)

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.marks import BLACK, Mark, Token
from fabletop.games.heroes.state.realm import AI_BEATEN, GUARDS_BEATEN
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat

# -- A Quiet Harvest --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("guards", "heroes", "gold", "so"),
    [(5, 0, 22, "won"), (4, 1, 22, "won"), (4, 0, 22, "goes on"), (5, 0, 21, "goes on")],
)
def test_the_harvest_is_five_fights_and_gold_at_the_end_of_a_round(
    guards: int, heroes: int, gold: int, so: str
) -> None:
    table = laid("necropolis_1").having(0, gold=gold)
    table.g.count(Seat(0), GUARDS_BEATEN, guards)
    table.g.count(Seat(0), AI_BEATEN, heroes)
    table.hush().can_end().start("heroes.look_at_goals", 0)
    assert outcome(answer_all(table)) == "goes on"  # not before the round is over
    assert at_the_end(table, 4) == so


def test_the_harvest_is_lost_when_the_bell_rings_twice() -> None:
    table = laid("necropolis_1")
    for winner, so in ((NONE, "goes on"), (AI, "goes on"), (NONE, "goes on"), (AI, "lost")):
        table.g.lose_to(Seat(0), winner)
        assert looked_at(table) == so


def test_after_three_fights_a_bronze_unit_is_strengthened_for_nothing_once() -> None:
    table = laid("necropolis_1").having(0, gold=0)
    table.first_army(0, "necropolis.vampires", "necropolis.zombies", "necropolis.skeletons")
    table.g.count(Seat(0), GUARDS_BEATEN, 2)
    assert looked_at(table) == "goes on"
    assert table.g.decision is None
    table.g.count(Seat(0), AI_BEATEN, 1)
    table.can_end().start("heroes.look_at_goals", 0)
    table.asks(0, "reinforce_one", ["reinforce necropolis.zombies", "reinforce necropolis.skeletons", "pass"])
    table.pick("reinforce necropolis.zombies")
    assert table.units(0)[1] == "necropolis.zombies:pack"
    table.g.count(Seat(0), GUARDS_BEATEN, 3)
    looked_at(table)
    assert table.g.decision is None


# -- The Map of Bones -------------------------------------------------------------------------------------


def test_the_cup_must_stand_in_the_own_town() -> None:
    table = laid("necropolis_2").stands(0, "S1.TR")
    table.g.change_token(0, Token(0, 0, carrier=0))
    assert looked_at(table) == "goes on"
    table.can_end().turn(0).pick("step S1.C")
    assert outcome(table) == "won"
    empty = laid("necropolis_2").stands(0, "S1.TR").can_end().turn(0).pick("step S1.C")
    assert outcome(empty) == "goes on"


def read(table: AdventureTable, *stones: str) -> AdventureTable:
    """The hero has been at these obelisks."""
    for name in stones:
        table.g.own_marks()[table.field(name)] = Mark(BLACK, visitors=(0,))
    table.can_end().start("heroes.look_at_goals", 0)
    return table


def test_two_lines_of_the_verse_show_a_tile_of_choice() -> None:
    table = read(laid("necropolis_2", hidden=("F4", "N1")), "N3.C")
    assert table.g.decision is None
    read(table, "N4.C").asks(0, "reveal_by_event", ["reveal F4", "reveal N1"]).pick("reveal N1")
    assert answer_all(table).g.land.tiles[table.ids.index("N1")].face_up
    assert not table.g.land.tiles[table.ids.index("F4")].face_up
    assert read(table).g.decision is None


def test_the_whole_verse_makes_the_main_hero_faster_and_a_unit_stronger() -> None:
    table = laid("necropolis_2").having(0, gold=0, movement=0)
    table.first_army(0, "necropolis.vampires", "necropolis.ghost_dragons", "necropolis.zombies")
    assert read(table, "N3.C", "N4.C").g.heroes[0].movement == 0
    options = ["reinforce necropolis.vampires", "reinforce necropolis.zombies", "pass"]
    read(table, "N5.C").asks(0, "reinforce_one", options).pick(options[0])
    assert table.units(0)[0] == "necropolis.vampires:pack"
    assert read(table).g.heroes[0].movement == 2


@pytest.mark.parametrize(("round", "more"), [(8, []), (9, ["castle.champions"]), (10, [])])
def test_lancers_ride_in_to_the_prior(round: int, more: list[str]) -> None:
    table = laid("necropolis_2")
    before = army_of(table)
    assert army_of(starts_round(table, round)) == [*before, *more]


# -- Winter without End -----------------------------------------------------------------------------------


def test_the_asking_stops_when_the_queens_town_is_taken() -> None:
    table = laid("necropolis_3").stands(0, "S3.TR")
    assert looked_at(fell(table)) == "goes on"  # she herself is not the town
    table.can_end().turn(0).pick("step S3.C")
    assert outcome(table) == "won"


@pytest.mark.parametrize(("round", "level"), [(4, 3), (8, 6), (12, 6)])
@pytest.mark.parametrize("held", [True, False])
def test_the_living_come_up_the_road_and_winter_ends_if_the_town_does_not_hold(
    round: int, level: int, held: bool
) -> None:
    table = stout(laid("necropolis_3")).in_round(round).can_end().start("heroes.round_ends", NOBODY)
    assert [(one.seat, one.level) for one in table.happened(ev.TownAttacked)] == [(0, level)]
    table.deploy_all().wins(0 if held else NOBODY)
    answer_all(table)
    assert outcome(table) == ("lost" if not held else "won" if round == 12 else "goes on")


def test_nobody_comes_up_the_road_in_other_rounds() -> None:
    table = laid("necropolis_3")
    for round in (1, 2, 3, 5, 6, 7, 9, 10, 11):
        assert at_the_end(table, round) == "goes on"
        assert table.happened(ev.TownAttacked) == []


@pytest.mark.parametrize(("round", "gold"), [(4, 20), (5, 14), (6, 20), (9, 14)])
def test_the_snow_gives_up_its_dead_at_half_the_price(round: int, gold: int) -> None:
    table = laid("necropolis_3").first_army(0, "necropolis.ghost_dragons", "necropolis.vampires")
    starts_round(table.having(0, gold=20, valuables=9), round)
    face = ":pack" if gold < 20 else ""
    assert table.units(0) == ["necropolis.ghost_dragons", f"necropolis.vampires{face}"]
    assert table.treasury(0)[0] == gold


@pytest.mark.parametrize(("round", "points"), [(9, 3), (10, 5), (11, 3)])
def test_the_queen_has_her_horses_shod(round: int, points: int) -> None:
    assert movement_of(starts_round(laid("necropolis_3"), round)) == points


def test_a_dread_knight_of_the_queen_changes_sides_when_she_falls() -> None:
    table = laid("necropolis_3")
    looked_at(table)
    assert table.units(0) == ["necropolis.zombies"]
    fell(table).can_end().start("heroes.look_at_goals", 0)
    assert answer_all(table).units(0) == ["necropolis.zombies", "necropolis.dread_knights"]
