"""Emerald Island: all mines and settlements, a gift twice, a lesson learned anew, and the last guard."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import at_the_end, laid, looked_at, starts_round, stout
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.map.marks import BLACK
from fabletop.games.heroes.scenario.course import guards_of
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.testing import rule

WEALTH = ("mine", "settlement")


def island(seats: int = 2, hidden: tuple[str, ...] = (), but: str = "") -> AdventureTable:
    """Everything is taken, by whoever is nearest, but what is on one field."""
    table = laid("emerald_island", seats, hidden=hidden)
    for field, printed in enumerate(table.g.land.fields):
        if printed is not None and printed.id in WEALTH and table.field_name(field) != but:
            table.flagged(field % seats, table.field_name(field))
    return table


@pytest.mark.parametrize("seats", [1, 2])
def test_every_mine_and_settlement_must_be_taken(seats: int) -> None:
    assert looked_at(island(seats, but="F1.TL")) == "goes on"
    assert looked_at(island(seats, but="S3.BL")) == "goes on"
    assert looked_at(island(seats)) == "won"


def test_nobody_knows_that_it_is_all_while_a_tile_is_face_down() -> None:
    assert looked_at(island(hidden=("F9",))) == "won"  # there is no such tile on it
    assert looked_at(island(hidden=("F8",))) == "goes on"


def test_the_island_is_lost_after_the_eighth_round() -> None:
    assert at_the_end(laid("emerald_island"), 7) == "goes on"
    assert at_the_end(laid("emerald_island"), 8) == "lost"


def test_no_gold_dwelling_is_built_on_the_island() -> None:
    table = laid("emerald_island").town(0, "bronze_dwelling", "silver_dwelling")
    table.having(0, gold=50, materials=20, valuables=9)
    built = [deed for deed in table.deeds(0) if deed.startswith("build")]
    assert built
    assert "build gold_dwelling" not in built


# -- a gift twice -----------------------------------------------------------------------------------------


@rule("heroes.event.030")
@pytest.mark.parametrize(("round", "gold"), [(4, 0), (5, 3), (6, 0)])
def test_an_emptied_place_gives_its_gift_again_in_the_fifth_round(round: int, gold: int) -> None:
    table = laid("emerald_island").visited("F3.TL")
    before = [table.treasury(seat)[0] for seat in (0, 1)]
    starts_round(table, round)
    assert [table.treasury(seat)[0] for seat in (0, 1)] == [gained + gold for gained in before]
    assert table.cube("F3.TL") == BLACK


def test_each_chooses_among_what_has_a_black_cube() -> None:
    table = laid("emerald_island").visited("F3.TL", "F1.TR").flagged(0, "F1.TL").in_round(5)
    table.start("heroes.events_of_round", NOBODY)
    table.asks(0, "repeat_visit", ["field F1.TR", "field F3.TL"]).pick("field F1.TR")
    table.asks(1, "repeat_visit", ["field F1.TR", "field F3.TL"]).pick("field F3.TL")
    assert table.treasury(0) == (5, 2, 2)
    assert table.treasury(1) == (8, 2, 1)


def test_nothing_is_asked_where_nothing_was_visited() -> None:
    assert laid("emerald_island").in_round(5).start("heroes.events_of_round", NOBODY).g.decision is None


# -- a lesson learned anew --------------------------------------------------------------------------------


def levels(table: AdventureTable) -> list[int]:
    return [table.g.level_of(seat) for seat in table.g.order]


@rule("heroes.event.030")
def test_who_reaches_level_four_first_goes_back_to_the_third_each_once() -> None:
    table = laid("emerald_island").level(0, 4, half=True).level(1, 3)
    looked_at(table)
    assert levels(table) == [3, 3]
    assert table.g.main_hero(Seat(0)).experience == 4
    assert [one.n for one in table.happened(combat_ev.FellToLevel)] == [3]
    looked_at(table.level(1, 4))
    assert levels(table) == [3, 3]
    looked_at(table.level(0, 4).level(1, 4))
    assert levels(table) == [4, 4]  # the second time it stays


@rule("heroes.level.140")
def test_the_specialty_of_a_level_is_gained_once() -> None:
    table = table_of(timed_events="[{at: {rounds: [3]}, do: [{experience: {n: 2, to: first_in_turn}}]}]")
    table.g.players[0].hand.clear()
    for _ in range(2):
        table.level(0, 3).in_round(3).start("heroes.events_of_round", NOBODY)
        assert table.g.level_of(Seat(0)) == 4
    player = table.g.players[0]
    assert len([*player.hand, *player.deck, *player.discard]) == 1


# -- the last guard ---------------------------------------------------------------------------------------


def test_the_last_guard_has_a_gold_unit_more_and_fights_to_the_end() -> None:
    usual = guards_of(laid("emerald_island").g, laid("emerald_island").field("F1.TL"))
    table = stout(island(but="F1.TL"))
    field = table.field("F1.TL")
    assert guards_of(table.g, field) == (*usual[:2], usual[2] + 1, usual[3])
    table.level(0, 7).having(0, movement=3).stands(0, "F1.C").can_end()
    table.turn(0).pick("step F1.TL").fights()
    assert table.c.endless
    assert len(table.c.fielded(1)) == sum(usual) + 1


@pytest.mark.parametrize("left", ["S3.BL", "F4.TL"])
def test_it_is_not_the_last_while_another_is_free(left: str) -> None:
    table = island(but="F1.TL")
    table.g.lose_flag(table.field(left))
    assert guards_of(table.g, table.field("F1.TL"))[2] == 0
    hidden = island(but="F1.TL", hidden=("F8",))
    assert guards_of(hidden.g, hidden.field("F1.TL"))[2] == 0
