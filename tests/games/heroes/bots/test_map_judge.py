"""Looking ahead on the map: who stands better, what is tried, and where nobody looks ahead."""

from __future__ import annotations

import math

import pytest
from tests.games.heroes.bots.test_map import RIVAL, STRONG, WEAK, a_table

from fabletop.bots import Look
from fabletop.bots.driver import cut
from fabletop.bots.levels import SearchBot, judge_of
from fabletop.bots.search import weigh
from fabletop.bots.weights import read_weights
from fabletop.games.heroes import BOX, Heroes
from fabletop.games.heroes.bots.load import MAP_FILE
from fabletop.games.heroes.bots.map_judge import TRIED, MapJudge
from fabletop.games.heroes.bots.standing import STANDING, STANDING_TERMS, standing_of
from fabletop.games.heroes.lab import map_training
from fabletop.games.heroes.options import CLASH, scenarios_of
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import Seat
from fabletop.kernel.match import Setup
from fabletop.lab.train import lessons, play_lesson

ME, OTHER = Seat(0), Seat(1)


def chance(table: AdventureTable, seat: Seat = ME) -> float:
    judge = judge_of(table.g)
    assert isinstance(judge, MapJudge)
    return judge.chance(table.g, seat)


def term(table: AdventureTable, name: str, seat: Seat = ME) -> float:
    return standing_of(table.g, seat)[STANDING.index(name)]


# -- how a player stands ------------------------------------------------------------------------------------


def test_what_one_wins_the_other_loses() -> None:
    table = a_table().having(0, gold=12).turn(0)
    assert chance(table, ME) + chance(table, OTHER) == pytest.approx(1.0)


def test_the_stronger_army_stands_better() -> None:
    weak = a_table().army(0, *WEAK).turn(0)
    strong = a_table().army(0, *STRONG).army(1, *RIVAL[:1]).turn(0)
    assert chance(weak) < 0.5 < chance(strong)


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("gold", lambda t: t.having(0, gold=5), lambda t: t.having(0, gold=15)),
        ("level", lambda t: t.level(0, 1), lambda t: t.level(0, 3)),
        ("silver", lambda t: t, lambda t: t.town(0, "bronze_dwelling", "silver_dwelling")),
        ("holdings", lambda t: t, lambda t: t.flagged(0, "F3.L")),
        ("near_home", lambda t: t.stands(0, "F3.C"), lambda t: t.stands(0, "S3.C")),
        ("near", lambda t: t.stands(0, "S3.C"), lambda t: t.stands(0, "F3.C")),
        ("hand", lambda t: t, lambda t: t.hand(0, "magic_arrow")),
        ("army", lambda t: t.army(0, *WEAK), lambda t: t.army(0, *STRONG)),
    ],
)
def test_a_term_grows_with_what_it_is_named_for(name: str, before: object, after: object) -> None:
    assert callable(before)
    assert callable(after)
    assert term(before(a_table()), name) < term(after(a_table()), name)


def test_a_row_and_the_judge_say_the_same() -> None:
    table = a_table().turn(0)
    told = map_training.row(table.g)
    assert told is not None
    weights = read_weights(MAP_FILE).weights
    odds = sum(weights[name] * value for name, value in zip(map_training.columns(), told[1], strict=True))
    assert chance(table, Seat(told[0])) == pytest.approx(1 / (1 + math.exp(-odds)))


def test_the_kept_weights_name_every_term() -> None:
    file = read_weights(MAP_FILE)
    assert set(file.weights) == set(STANDING_TERMS)
    assert {"games", "loss"} <= set(file.figures)


def test_lessons_are_of_all_clashes_in_turn() -> None:
    drawn = [map_training.setup(Setup("heroes", 2, seed, "retail", {"mode": CLASH})) for seed in range(40)]
    assert {one.options["scenario"] for one in drawn} == set(scenarios_of(CLASH))
    agreed = Setup("heroes", 2, 1, "retail", {"mode": CLASH, "scenario": "harrowmere"})
    assert map_training.setup(agreed) == agreed
    (lesson,) = lessons("heroes", ["random", "random"], 1, 3, {"mode": CLASH}, "retail", 1000)
    rows = play_lesson(lesson).rows
    assert rows
    assert {len(row) for row in rows} == {len(STANDING_TERMS)}


# -- looking ahead ------------------------------------------------------------------------------------------


def test_a_few_things_are_tried_by_the_same_luck_and_no_more_than_agreed() -> None:
    table = a_table().turn(0)
    judge = judge_of(table.g)
    decision = cut(table.asked(), ME)
    assert judge is not None
    verdict = weigh(Look(table.g, ME), decision, judge, 12, 1)
    assert verdict == weigh(Look(table.g, ME), decision, judge, 12, 1)
    assert 2 <= len([one for one in verdict.options if one.visits]) <= len(TRIED)
    assert sum([one.visits for one in verdict.options]) <= 12


def test_where_all_play_together_nobody_looks_ahead_on_the_map() -> None:
    g = BOX.new(Setup("heroes", 1, 1, "retail", {"mode": "solo", "scenario": "castle_1"}))
    assert isinstance(g, Heroes)
    decision = g.advance()
    while decision is not None and decision.kind != "main":
        decision = g.choose(decision.options[0])
    assert decision is not None
    bot = SearchBot("sharp")
    bot.choose(Look(g, decision.seat), decision, 1)
    assert bot.verdict is None
    assert not isinstance(judge_of(g), MapJudge)
