"""The checker: what it takes for a puzzle, and what it refuses."""

from __future__ import annotations

import pytest
from tests.puzzles import arena as rules
from tests.puzzles.arena import WIN, arena

from fabletop.games.village import puzzles as village
from fabletop.games.village.testing import VillageTable
from fabletop.kernel.frame import Seat, act
from fabletop.puzzles.check import Refused, solve
from fabletop.puzzles.luck import TooManyDice, outcomes
from fabletop.puzzles.solve import Solver, TooLong

ME = Seat(0)


def own(*deeds: str, points: int, deck: tuple[int, ...] = ()) -> list[str]:
    """The solution of an arena."""
    solution = solve(rules, arena(points, *deeds, deck=deck), ME, WIN)
    return [str(turn.pick) for turn in solution.own(ME)]


def test_the_only_line_is_found() -> None:
    assert own("blow", "idle", points=1) == ["blow"]
    assert own("blow", "blow", "idle", points=2) == ["blow", "blow"]


def test_a_position_without_a_line_is_refused() -> None:
    with pytest.raises(Refused, match="not sure"):
        own("blow", "idle", points=2)


def test_two_ways_are_refused() -> None:
    """Either of two deeds is enough, so neither is needed."""
    with pytest.raises(Refused, match="without blow"):
        own("blow", "throw", points=1)


def test_the_same_deed_by_another_unit_is_a_second_way() -> None:
    assert own("blow", "idle", points=1) == ["blow"]
    with pytest.raises(Refused, match="without blow"):
        solve(rules, arena(1, "blow", "idle", units=True), ME, WIN)


def test_a_longer_way_is_a_second_one_too() -> None:
    """One throw is the shortest way; two blows do it without."""
    assert own("throw", "blow", points=2) == ["throw", "blow"]
    with pytest.raises(Refused, match="without"):
        own("throw", "throw", "blow", "blow", points=2)


def test_a_line_that_a_die_decides_is_refused() -> None:
    """The throw takes two points only if the die says so."""
    with pytest.raises(Refused, match="not sure"):
        own("throw", "idle", points=2)


def test_a_line_that_an_answer_spoils_is_refused() -> None:
    with pytest.raises(Refused, match="not sure"):
        own("feint", "idle", points=2)
    assert own("feint", "blow", "blow", points=2) == ["blow", "blow"]


def test_a_line_that_hangs_on_an_unseen_card_is_refused() -> None:
    """Whatever lies there: who solves it cannot know."""
    with pytest.raises(Refused, match="not sure"):
        own("gamble", "blow", points=2, deck=(1, 0))


def test_an_unseen_card_that_might_help_is_no_second_line() -> None:
    """In the game as it lies, the gamble would do; in another that looks the same it would not."""
    assert own("gamble", "blow", points=1, deck=(0, 1)) == ["blow"]
    with pytest.raises(Refused, match="without"):
        own("gamble", "blow", points=1, deck=(1, 1))


def test_the_line_is_played_against_the_most_stubborn_dice() -> None:
    solution = solve(rules, arena(2, "throw", "blow", "idle"), ME, WIN)
    assert [(str(turn.pick), turn.dice) for turn in solution.line] in (
        [("throw", (1,)), ("blow", ())],
        [("blow", ()), ("throw", (1,))],
    )


def test_every_roll_comes_once() -> None:
    g = arena(9, "throw")
    assert sorted(found.dice for found in outcomes(g, act("throw"), 4)) == [(1,), (2,), (3,), (4,)]
    assert g.points == 9


def test_a_search_ends_where_it_was_told_to() -> None:
    with pytest.raises(TooLong):
        Solver(rules, ME, WIN, limit=5).wins(arena(99, *["blow"] * 9))


def test_too_many_dice_are_not_gone_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fabletop.puzzles.luck.MOST_DICE", 0)
    with pytest.raises(TooManyDice):
        list(outcomes(arena(9, "throw"), act("throw"), 2))
    with pytest.raises(TooLong):
        Solver(rules, ME, WIN, limit=5).wins(arena(1, "throw"))


# -- at a table of Village ----------------------------------------------------------------------------------


def duel(life: int, *hand: str) -> VillageTable:
    table = VillageTable("warrior", "mage")
    return table.hand(0, *hand).set(1, life=life).acts(0)


def test_a_weapon_fells_surely_only_by_its_lowest_roll() -> None:
    """A Sword adds 1 to its die: two points are sure, three are not."""
    (goal,) = village.goals((table := duel(2, "sword", "staff")).g, ME)
    solution = solve(village, table.g, ME, goal)
    assert [turn.pick for turn in solution.line] == [table.find("play sword")]
    table = duel(4, "sword", "staff")
    (goal,) = village.goals(table.g, ME)
    with pytest.raises(Refused, match="not sure"):
        solve(village, table.g, ME, goal)


def test_two_weapons_that_each_fell_are_refused() -> None:
    table = duel(1, "sword", "long_sword")
    (goal,) = village.goals(table.g, ME)
    with pytest.raises(Refused, match="without"):
        solve(village, table.g, ME, goal)
