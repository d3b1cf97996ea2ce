"""Movement points and what they buy, and heroes in each other's way. [heroes.movement]"""

from __future__ import annotations

import pytest

from fabletop.games.heroes import words
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.state.hero import MOST_DEEDS
from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.kernel.frame import Seat, act
from fabletop.testing import rule

RED, BLUE = Seat(0), Seat(1)
# A sanctuary, a trading post and a windmill in reach of each other
NEAR = ("N1 0 0", "S3 -3 1", "S2 3 -1 3")
MOVES = ("step", "reveal", "add", "revisit")


def moves(table: AdventureTable, whose: str = "") -> list[str]:
    """What points may be spent on, by the main hero or the second."""
    found = table.options()
    return [one for one in found if one.startswith(tuple(whose + verb for verb in MOVES))]


# -- points ---------------------------------------------------------------------------------------------


@rule("heroes.movement.010", "heroes.movement.020", "heroes.movement.060", "heroes.movement.070")
def test_a_point_buys_one_step_until_none_is_left() -> None:
    table = AdventureTable().visited("F3.TL", "F3.TR").stands(RED, "F3.TL").turn(RED)
    for points, where in ((2, "F3.TR"), (1, "F3.TL"), (0, "F3.TR")):
        table.pick(f"step {where}")
        assert (table.where(RED), table.hero(RED).movement) == (where, points)
    assert moves(table) == []
    assert len(table.happened(ev.Walked)) == 3


@rule("heroes.movement.020")
def test_a_step_goes_to_any_neighbouring_field_and_no_further() -> None:
    table = AdventureTable(tiles=NEAR).stands(RED, "N1.C").turn(RED)
    assert moves(table) == ["step N1.TR", "step N1.R", "step N1.BR", "step N1.BL", "step N1.L"]


@rule("heroes.movement.080", "heroes.hero.020")
def test_either_hero_spends_points_of_its_own() -> None:
    table = AdventureTable().visited("F3.TL", "F3.TR").stands(RED, "F3.TL")
    second = table.second(RED, "S3.TR")
    table.turn(RED).pick("second step S3.R")
    assert (table.hero(RED).movement, table.g.heroes[second].movement) == (3, 1)
    table.pick("step F3.TR")
    assert (table.hero(RED).movement, table.g.heroes[second].movement) == (2, 1)


@rule("heroes.movement.080", "heroes.movement.090")
def test_points_come_anew_every_round_and_are_lost_at_the_end_of_the_turn() -> None:
    table = AdventureTable().having(RED, movement=1)
    second = table.second(RED, "S3.TR", movement=0)
    table.turn(RED).pick("end_turn")
    assert table.hero(RED).movement == 0
    table.g.begin_map_round()
    assert (table.hero(RED).movement, table.g.heroes[second].movement) == (3, 2)


@rule("heroes.movement.130")
def test_nobody_takes_more_than_forty_movement_actions_in_a_turn() -> None:
    table = AdventureTable().visited("F3.TL", "F3.TR").stands(RED, "F3.TL").having(RED, movement=60).turn(RED)
    there, here = "F3.TR", "F3.TL"
    for _ in range(40):
        table.pick(f"step {there}")
        there, here = here, there
    assert MOST_DEEDS == 40
    assert (moves(table), table.hero(RED).movement) == ([], 20)
    table.pick("end_turn")
    table.g.begin_turn(RED)
    table.having(RED, movement=1).turn(RED)
    assert moves(table), "in the next turn it goes on"


@rule("heroes.movement.130")
def test_who_has_one_movement_action_left_passes_nobody() -> None:
    table = AdventureTable().stands(RED, "S3.C").having(RED, movement=9)
    table.second(RED, "S3.TR")
    table.g.heroes[RED] = table.g.heroes[RED].tired(MOST_DEEDS - 1)
    assert "step S3.TR" not in table.turn(RED).options()


@rule("heroes.movement.120")
def test_points_gained_on_the_way_are_spent_like_others() -> None:
    table = AdventureTable().visited("F3.C").stands(RED, "F3.C").having(RED, movement=1).turn(RED)
    table.pick("step F3.R")
    assert table.hero(RED).movement == 1, "the stables gave one back"
    table.pick("step F3.C")
    assert table.hero(RED).movement == 0


@rule("heroes.movement.140")
def test_a_revisitable_field_is_visited_again_for_a_point() -> None:
    table = AdventureTable(tiles=NEAR).stands(RED, "N1.BL").having(RED, gold=6).turn(RED)
    table.pick("revisit").asks(RED, "trade").pick("trade 0", "pass")
    assert (table.hero(RED).movement, table.treasury(RED)) == (2, (0, 0, 1))
    table.having(RED, movement=0).pick("end_turn").turn(RED)
    assert not table.offers("revisit"), "not without a point"


@rule("heroes.movement.140")
@pytest.mark.parametrize("where", ["F3.R", "F3.TL", "N1.R", "S3.C"])
def test_nothing_else_is_visited_again(where: str) -> None:
    """Neither stables and sanctuary, where there is nothing to gain, nor what is visited once or flagged."""
    tiles = ("F3 0 0", "N1 3 -1", "S3 -3 1", "S2 5 -4")
    table = AdventureTable(tiles=tiles).visited("F3.TL").stands(RED, where).turn(RED)
    assert not table.offers("revisit")


# -- heroes in the way ----------------------------------------------------------------------------------


@rule("heroes.movement.150")
def test_an_own_hero_is_passed_without_a_visit_and_for_a_further_point() -> None:
    """The windmill beneath the second hero is not visited by who only passes."""
    table = AdventureTable(tiles=NEAR).stands(RED, "N1.C")
    table.g.marks[table.field("N1.C")] = table.g.marks[table.field("N1.TL")]
    table.second(RED, "N1.TR")
    table.turn(RED).pick("step N1.TR")
    assert (table.treasury(RED), table.happened(ev.Visited)) == ((0, 0, 0), [])
    table.asks(RED, "main")
    assert "end_turn" not in table.options(), "nobody stops there"
    assert all(one.startswith("step ") for one in table.options()), "the passer goes on, and nothing else"
    table.pick("step N1.R")
    assert (table.where(RED), table.hero(RED).movement) == ("N1.R", 1)
    assert table.offers("end_turn")


@rule("heroes.movement.150")
def test_who_could_not_go_on_does_not_pass() -> None:
    table = AdventureTable(tiles=NEAR).visited("N1.C").stands(RED, "N1.C").having(RED, movement=1)
    table.second(RED, "N1.TR")
    assert not table.turn(RED).offers("step N1.TR")


@rule("heroes.movement.150")
def test_two_own_heroes_forced_together_part_with_the_next_point() -> None:
    """Other deeds are free, and so is ending the turn: only the next point must part them."""
    table = (
        AdventureTable(tiles=NEAR)
        .stands(RED, "S3.C")
        .town(RED)
        .having(RED, gold=30, materials=9, valuables=9)
    )
    table.second(RED, "S3.C")
    table.supply(RED, "F7").turn(RED)
    assert moves(table)
    assert moves(table, "second ")
    assert all("step" in one for one in (*moves(table), *moves(table, "second ")))
    assert table.offers("end_turn")
    assert table.offers("build citadel")
    table.pick("build citadel", "second step S3.TR")
    assert table.offers("step S3.R")


@rule("heroes.movement.150")
def test_a_third_point_is_not_for_others_while_two_stand_together() -> None:
    """Neither may reveal a tile or visit again before they have parted."""
    table = AdventureTable(tiles=("N1 0 0", "?F3 -3 1", "S3 -5 4", "S2 3 -1 3")).stands(RED, "N1.BL")
    assert table.turn(RED).offers("reveal F3")
    assert table.offers("revisit")
    table = AdventureTable(tiles=("N1 0 0", "?F3 -3 1", "S3 -5 4", "S2 3 -1 3")).stands(RED, "N1.BL")
    table.second(RED, "N1.BL")
    table.turn(RED)
    assert not [one for one in table.options() if "reveal" in one or "revisit" in one]


# -- sanctuary ------------------------------------------------------------------------------------------


@rule("heroes.location.300", "heroes.location.310")
def test_a_hero_in_a_sanctuary_is_passed_and_never_attacked() -> None:
    table = AdventureTable(tiles=NEAR).visited("N1.C", "N1.TR").stands(BLUE, "N1.R").stands(RED, "N1.C")
    table.turn(RED).pick("step N1.R")
    assert table.happened(ev.FightAnnounced) == []
    assert "end_turn" not in table.options()
    table.pick("step N1.TR")
    assert (table.where(RED), table.where(BLUE), table.hero(RED).movement) == ("N1.TR", "N1.R", 1)


@rule("heroes.location.310")
def test_with_the_last_point_nobody_enters_a_taken_sanctuary() -> None:
    table = AdventureTable(tiles=NEAR).visited("N1.C").stands(BLUE, "N1.R").stands(RED, "N1.C")
    assert not table.having(RED, movement=1).turn(RED).offers("step N1.R")


@rule("heroes.location.300", "heroes.location.090")
def test_an_empty_sanctuary_is_entered_like_any_field_and_gets_no_cube() -> None:
    table = AdventureTable(tiles=NEAR).visited("N1.C").stands(RED, "N1.C").turn(RED).pick("step N1.R")
    assert (table.where(RED), table.cube("N1.R")) == ("N1.R", -1)
    assert table.offers("end_turn")


@rule("heroes.movement.100", "heroes.location.300")
def test_elsewhere_an_enemy_hero_is_attacked() -> None:
    table = AdventureTable(tiles=NEAR).visited("N1.C", "N1.TR").stands(BLUE, "N1.TR").stands(RED, "N1.C")
    table.army(RED, "castle.griffins").army(BLUE, "dungeon.harpies")
    table.turn(RED).pick("step N1.TR")
    assert [(one.seat, one.field) for one in table.happened(ev.FightAnnounced)] == [
        (RED, table.field("N1.TR"))
    ]


@pytest.mark.parametrize(("points", "lost"), [(2, True), (0, False)])
def test_a_turn_that_ends_before_its_way_loses_something(points: int, lost: bool) -> None:
    table = (
        AdventureTable().visited("F3.TL", "F3.TR").stands(RED, "F3.TL").having(RED, movement=points).turn(RED)
    )
    decision = table.g.decision
    assert decision is not None
    assert words.loses(table.g, decision, act("end_turn")) == lost
    assert not any(words.loses(table.g, decision, one) for one in decision.options if one != act("end_turn"))
