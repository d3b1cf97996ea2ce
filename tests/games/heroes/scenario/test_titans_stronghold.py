"""Titans' Stronghold: the ends of the land first, then a garrison that comes five at a time."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.heroes.scenario.lands import (
    at_the_end,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    starts_round,
    stout,
)

from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.map.garrison import sally
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE
from fabletop.games.heroes.modes.setup import game_from_data, new_game
from fabletop.games.heroes.scenario.course import garrison_left, guards_of
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.match import Setup
from fabletop.testing import rule


def before_the_gate(seats: int = 1, **more: str) -> AdventureTable:
    """The hero of the first seat stands beside the garrison, and the seal is broken."""
    table = stout(laid("titans_stronghold", seats, **more))  # type: ignore[arg-type]
    table.g.unseal(0)
    beside = next(
        table.field_name(field)
        for field in table.g.land.ways(table.field("C2.C"))
        if table.g.land.field(field).level == 0
    )
    return table.stands(0, beside).having(0, movement=3).can_end()


@pytest.mark.parametrize(
    ("seats", "difficulty", "left"),
    [
        (1, "easy", (3, 2, 1, 1)),
        (1, "normal", (2, 2, 2, 1)),
        (1, "hard", (2, 2, 2, 2)),
        (1, "impossible", (1, 2, 2, 3)),
        (2, "easy", (5, 5, 3, 1)),
        (2, "normal", (4, 5, 3, 2)),
        (2, "hard", (2, 5, 5, 3)),
        (2, "impossible", (1, 5, 7, 4)),
    ],
)
def test_the_garrison_is_as_the_book_says(seats: int, difficulty: str, left: tuple[int, ...]) -> None:
    assert garrison_left(laid("titans_stronghold", seats, difficulty=difficulty).g) == left


@rule("heroes.event.030")
def test_five_fight_at_a_time_and_those_who_fell_are_gone() -> None:
    table = before_the_gate()
    left = garrison_left(table.g)
    table.turn(0).pick("step C2.C").fights()
    tiers = Counter(table.g.units[unit.kind].tier - 1 for unit in table.c.units if unit.side == DEFENDER)
    assert tiers.total() == 5
    table.falls(1)
    assert outcome(on_to_the_next_deed(table)) == "goes on"
    after = garrison_left(table.g)
    assert after == tuple(n - tiers[tier] for tier, n in enumerate(left))
    assert table.cube("C2.C") == NO_CUBE
    assert table.where(0) != "C2.C"


def test_the_last_of_them_give_up_the_house() -> None:
    table = before_the_gate()
    table.g.thin_out((2, 2, 1, 0))  # a gold and an azure unit are left
    table.turn(0).pick("step C2.C").fights()
    assert len(table.c.fielded(DEFENDER)) == 2
    table.falls(1)
    assert outcome(on_to_the_next_deed(table)) == "won"


def test_those_who_live_come_again() -> None:
    table = before_the_gate()
    table.turn(0).pick("step C2.C").fights()
    for uid in table.c.fielded(DEFENDER)[:2]:
        table.g.remove(uid)
    table.falls(0)
    on_to_the_next_deed(table)
    assert sum(garrison_left(table.g)) == 7 - 2


def test_any_of_them_may_come_but_no_more_than_are_left() -> None:
    table = laid("titans_stronghold", 2)
    left = garrison_left(table.g)
    seen = [sally(table.g) for _ in range(60)]
    assert all(sum(one) == 5 for one in seen)
    assert all(n <= most for one in seen for n, most in zip(one, left, strict=True))
    assert all(any(one[tier] for one in seen) for tier in range(4))
    assert guards_of(table.g, table.field("C2.C")) == (0, 0, 3, 2)  # the worst that can come


@pytest.mark.parametrize("seats", [1, 2])
def test_the_gate_opens_for_who_holds_the_ends_of_the_land(seats: int) -> None:
    table = laid("titans_stronghold", seats)
    utopias = [at for at, one in enumerate(table.g.land.fields) if one and one.id == "dragon_utopia"]
    assert len(utopias) == seats
    for n, field in enumerate(utopias):
        looked_at(table)
        assert table.g.unsealed == frozenset()
        table.flagged(n, table.field_name(field))
    looked_at(table)
    assert table.g.unsealed == frozenset([0])


@pytest.mark.parametrize(("round", "filled"), [(3, False), (4, True), (8, True), (9, False), (12, True)])
def test_mills_and_gardens_have_work_again(round: int, filled: bool) -> None:
    table = laid("titans_stronghold").visited("F3.TL")
    starts_round(table, round)
    assert table.cube("F3.TL") == (NO_CUBE if filled else BLACK)


@pytest.mark.parametrize(("difficulty", "last"), [("easy", 16), ("hard", 16), ("impossible", 15)])
def test_it_is_lost_after_the_last_round_which_comes_earlier_on_impossible(
    difficulty: str, last: int
) -> None:
    assert at_the_end(laid("titans_stronghold", difficulty=difficulty), last - 1) == "goes on"
    assert at_the_end(laid("titans_stronghold", difficulty=difficulty), last) == "lost"


def test_who_wins_at_the_end_of_the_land_sends_the_other_something_three_times() -> None:
    table = stout(laid("titans_stronghold", 2)).stands(0, "C1.BL").having(0, movement=3).can_end()
    before = [table.treasury(seat) for seat in (0, 1)]
    table.turn(0).pick("step C1.C").fights().falls(1)
    for pick in (0, 0, 2):
        while table.asked().kind != "choose_effects":
            table.g.choose(table.asked().options[0])
        assert len(table.asked().options) == 3
        table.g.choose(table.asked().options[pick])
    gold, materials, valuables = before[1]
    assert table.treasury(0) == before[0]
    assert table.treasury(1) == (gold + 10, materials, valuables + 1)


def test_who_is_alone_is_not_asked_for_gifts() -> None:
    table = stout(laid("titans_stronghold", 1)).stands(0, "C1.BL").having(0, movement=3).can_end()
    before = table.treasury(0)
    table.turn(0).pick("step C1.C").fights().falls(1)
    while table.asked().kind != "main":
        assert table.asked().kind != "choose_effects"
        table.g.choose(table.asked().options[0])
    assert (table.cube("C1.C"), table.treasury(0)) == (0, before)


def test_who_fell_is_kept() -> None:
    options = {"mode": "cooperative", "scenario": "titans_stronghold", "heroes": ["random"]}
    setup = Setup("heroes", 1, 1, "retail", options)
    g = new_game(setup)
    g.advance()
    g.thin_out((1, 0, 2, 0))
    kept = g.to_data()
    assert game_from_data(setup, kept).fallen == g.clone().fallen == (1, 0, 2, 0)
    del kept["fallen"]  # a game of another day
    assert game_from_data(setup, kept).fallen == (0, 0, 0, 0)
