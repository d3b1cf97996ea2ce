"""The Lantern Road, chapter by chapter: what it is won and lost by, and what happens when."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import (
    AI,
    army_of,
    fell,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    place_of,
    puts,
    starts_round,
    stout,
)

from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY

# -- Ashes at Wendmoor ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("beaten", "held", "so"),
    [(True, True, "won"), (True, False, "goes on"), (False, True, "goes on")],
)
def test_wendmoor_wants_the_village_held_and_the_rider_beaten(beaten: bool, held: bool, so: str) -> None:
    table = laid("castle_1").flagged(0 if held else AI, "F3.L")
    if beaten:
        fell(table)
    assert looked_at(table) == so


def test_the_fight_with_the_rider_ends_the_chapter_where_the_village_is_held_already() -> None:
    table = stout(laid("castle_1").flagged(0, "F3.L").stands(0, "N4.BL")).can_end().turn(0)
    assert place_of(table) == "N4.C"
    table.pick("step N4.C").fights().falls(1)
    assert outcome(on_to_the_next_deed(table)) == "won"


@pytest.mark.parametrize(("round", "more"), [(1, []), (2, ["castle.griffins"]), (3, [])])
def test_the_keeper_of_the_aviary_brings_griffins(round: int, more: list[str]) -> None:
    table = laid("castle_1").first_army(0, "castle.marksmen")
    assert starts_round(table, round).units(0) == ["castle.marksmen", *more]


@pytest.mark.parametrize(("round", "more"), [(5, []), (6, ["necropolis.liches"]), (7, [])])
def test_liches_come_to_the_rider_from_the_barrows(round: int, more: list[str]) -> None:
    table = laid("castle_1")
    before = army_of(table)
    assert army_of(starts_round(table, round)) == [*before, *more]
    assert table.units(0) == ["castle.griffins"]


# -- The Wagon of Saints ----------------------------------------------------------------------------------


def escorted(where: str) -> AdventureTable:
    """Catherine has the wagon, and stands there."""
    table = laid("castle_2").stands(0, where).deck(0, "attack", "defence", "power")
    table.g.change_token(0, Token(0, 0, carrier=0))
    return table.hush()


def test_the_wagon_is_won_home() -> None:
    table = escorted("S3.TR")
    assert looked_at(table) == "goes on"
    table.can_end().turn(0).pick("step S3.C")
    assert outcome(table) == "won"


def test_to_come_home_without_the_wagon_is_nothing() -> None:
    table = laid("castle_2").stands(0, "S3.TR").can_end().turn(0).pick("step S3.C")
    assert outcome(table) == "goes on"


def test_the_lamps_are_out_when_the_rider_beats_the_escort() -> None:
    for table, so in ((escorted("N3.TL"), "lost"), (laid("castle_2").stands(0, "N3.TL"), "goes on")):
        puts(starts_round(stout(table), 5), "N3.L").can_end()
        table.start("heroes.ai_turn", NOBODY, 0).fights().falls(1)
        assert outcome(on_to_the_next_deed(table)) == so


@pytest.mark.parametrize(("round", "where"), [(4, "nowhere"), (5, "N3.C"), (6, "nowhere")])
def test_the_rider_rides_out_of_the_middle_of_the_moor(round: int, where: str) -> None:
    assert place_of(starts_round(laid("castle_2"), round)) == where


def test_whoever_takes_the_wagon_has_heart_and_two_cards_once() -> None:
    table = laid("castle_2").stands(0, "N2.C").deck(0, "attack", "defence", "power", "attack")
    assert looked_at(table) == "goes on"
    assert (table.in_hand(0), table.g.players[0].morale) == ([], 0)
    table.can_end().turn(0).pick("step N2.R")
    assert (table.in_hand(0), table.g.players[0].morale) == (["attack", "defence"], 1)
    table.g.change_token(0, Token(0, 0, table.field("N2.R")))
    looked_at(table)
    table.g.change_token(0, Token(0, 0, carrier=0))
    looked_at(table)
    assert (len(table.in_hand(0)), table.g.players[0].morale) == (2, 1)


# -- The Black Gate ---------------------------------------------------------------------------------------


def test_the_town_of_bone_must_be_taken() -> None:
    table = laid("castle_3").stands(0, "S1.TR").can_end()
    assert looked_at(fell(table)) == "goes on"  # the countess alone is not the town
    table.can_end().turn(0).pick("step S1.C")
    assert table.cube("S1.C") == 0
    assert outcome(table) == "won"


@pytest.mark.parametrize(("round", "more"), [(5, []), (6, ["castle.champions"]), (7, [])])
def test_the_knights_of_wendmoor_pay_what_they_owe(round: int, more: list[str]) -> None:
    assert starts_round(laid("castle_3"), round).units(0) == ["castle.griffins", *more]


@pytest.mark.parametrize(("round", "dragons"), [(5, False), (6, True), (7, False)])
def test_a_ghost_dragon_rises_for_the_countess_alone(round: int, dragons: bool) -> None:
    """She leads five: her skeletons make room for it."""
    table = laid("castle_3")
    countess, rider = army_of(table, 0), army_of(table, 1)
    starts_round(table, round)
    risen = [*countess[1:], "necropolis.ghost_dragons"] if dragons else countess
    assert countess[0] == "necropolis.skeletons:pack"
    assert (army_of(table, 0), army_of(table, 1)) == (risen, rider)
