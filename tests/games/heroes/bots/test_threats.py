"""Who comes to the own town, and what a sensible player does about it."""

from __future__ import annotations

import pytest
from tests.games.heroes.book.test_ai_turn import laid, puts, rider
from tests.games.heroes.bots.test_map import STRONG, WEAK, picks
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.bots.goals import HUNTER, PREY, Goals
from fabletop.games.heroes.bots.threat import needs_units, threats_to
from fabletop.games.heroes.bots.town import BUILDING, build_score
from fabletop.games.heroes.bots.walk import STRAYED, Draw, danger
from fabletop.games.heroes.strength import tier_strength
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.games.heroes.towns.printed import CITADEL
from fabletop.kernel.frame import NOBODY, Seat

RED = Seat(0)
ATTACK = "[{at: {round_end: [4]}, do: [{attack_town: {level: 2, on: each_player}}]}]"
LEGION = ("necropolis.vampires:pack", "necropolis.liches:pack", "necropolis.dread_knights:pack")


def with_rider(at: str, moves: str = "{plan: standard}", strong: bool = True) -> AdventureTable:
    """A rider on the map who is stronger than Catherine, or not; on her tile everything is taken."""
    table = puts(laid(rider(moves=moves)), at)
    if strong:
        table.g.lead(table.g.ai[0].hero, tuple([troop(name) for name in LEGION]))
    return table.visited("S3.R", "S3.L", "F3.TL", "F3.TR").flagged(0, "S3.BL")


def before_attack(round: int) -> AdventureTable:
    table = table_of(mode="cooperative", at_limit="party_wins", timed_events=ATTACK).in_round(round)
    return table.visited("S3.R", "F3.TL", "F3.TR").flagged(0, "S3.BL")


# -- who comes, and when ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "rounds"), [("S3.TR", 0), ("F3.L", 0), ("F3.TL", 0), ("F3.R", 1)])
def test_an_ai_hero_is_reckoned_with_by_its_way_to_the_town(at: str, rounds: int) -> None:
    assert [one.rounds for one in threats_to(with_rider(at).g, RED)] == [rounds]


def test_one_who_sets_out_later_comes_later() -> None:
    table = with_rider("S3.TR", "{plan: standard, from_round: 3}").in_round(1)
    assert [one.rounds for one in threats_to(table.g, RED)] == [2]


@pytest.mark.parametrize("moves", ["stay", "{plan: guard_tile}"])
def test_one_who_stays_where_it_is_threatens_nobody(moves: str) -> None:
    assert threats_to(with_rider("S3.TR", moves).g, RED) == []


@pytest.mark.parametrize(("round", "expected"), [(1, [3]), (4, [0]), (5, [])])
def test_guards_come_when_the_scenario_says(round: int, expected: list[int]) -> None:
    assert [one.rounds for one in threats_to(before_attack(round).g, RED)] == expected


def test_the_main_hero_makes_a_town_safer() -> None:
    for table in (with_rider("S3.TR", strong=False), before_attack(4)):
        (threat,) = threats_to(table.army(0, *WEAK).g, RED)
        assert threat.held_alone < threat.held


def comes(at: str, what: str, *heroes: str) -> AdventureTable:
    events = f"[{{at: {at}, do: [{what}]}}]"
    return table_of(*heroes, mode="cooperative", at_limit="party_wins", timed_events=events)


GATE = "{attack_town: {level: 2, on: each_player}}"


@pytest.mark.parametrize(("round", "expected"), [(1, [2]), (3, [0]), (4, [])])
def test_what_comes_at_the_start_of_a_round_is_reckoned_with_in_the_one_before(
    round: int, expected: list[int]
) -> None:
    table = comes("{rounds: [4]}", GATE).in_round(round)
    assert [one.rounds for one in threats_to(table.g, RED)] == expected


def test_guards_that_the_scenario_names_are_weighed_and_not_those_of_the_table() -> None:
    lenient, harsh = (
        f"{{attack_town: {{level: 2, on: each_player, guard: {{easy: {n}, normal: {n}, hard: {n}, "
        f"impossible: {n}}}}}}}"
        for n in ("{bronze: 1}", "{gold: 4}")
    )
    held = [
        threats_to(comes("{round_end: [4]}", what).in_round(4).army(0, *STRONG).g, RED)[0].held
        for what in (lenient, GATE, harsh)
    ]
    assert held == sorted(held, reverse=True)
    assert held[0] > held[1] > held[2]


def test_what_comes_to_another_number_of_players_is_nobodys_threat() -> None:
    events = f"[{{at: {{round_end: [4]}}, do: [{GATE}], players: [3]}}]"
    said = {"mode": "cooperative", "at_limit": "party_wins", "timed_events": events}
    assert threats_to(table_of(**said).in_round(4).g, RED) == []
    assert len(threats_to(table_of("catherine", "mutare", "sandro", **said).in_round(4).g, RED)) == 1


FIVE = "{bronze: 5}"
AMBUSH = f"{{ambush: {{guard: {{easy: {FIVE}, normal: {FIVE}, hard: {FIVE}, impossible: {FIVE}}}}}}}"


def test_units_are_wanted_before_an_ambush_but_nobody_goes_home_for_it() -> None:
    table = comes("{round_end: [4]}", AMBUSH).in_round(4).army(0, *WEAK)
    (threat,) = threats_to(table.g, RED)
    assert threat.held < 0.5
    assert threat.held_alone == 1.0
    assert needs_units(table.g, RED)
    assert not Goals(table.g, RED).is_too_far(table.field("F3.R"), 0)
    assert not needs_units(table.army(0, *STRONG).g, RED)


def test_the_strongest_goes_to_meet_an_ambush() -> None:
    for armies in ((STRONG, WEAK), (WEAK, STRONG)):
        table = comes("{round_end: [4]}", AMBUSH).in_round(4).army(0, *armies[0]).army(1, *armies[1])
        table.can_end().start("heroes.round_ends", NOBODY)
        assert picks(table) == f"seat {armies.index(STRONG)}"


@pytest.mark.parametrize(("round", "expected"), [(1, "stage"), (4, "recruit")])
def test_a_stage_waits_while_units_are_wanted(round: int, expected: str) -> None:
    table = table_of(
        mode="cooperative",
        at_limit="party_loses",
        projects="{seal: {where: own_town, per_round: 1, stages: [{gold: 3, materials: 0, valuables: 0}]}}",
        victory="[{if: {project_done: {project: seal, by: each_player}}}]",
        timed_events=f"[{{at: {{round_end: [5]}}, do: [{AMBUSH}]}}]",
    )
    table.in_round(round).army(0, *WEAK).town(0, "bronze_dwelling").having(0, gold=8).turn(0)
    assert table.offers("recruit castle.griffins")
    assert picks(table).startswith(expected)


# -- what it does -------------------------------------------------------------------------------------------


def test_it_goes_home_before_guards_come() -> None:
    table = before_attack(4).army(0, *WEAK).stands(0, "F3.L").having(0, movement=2).turn(0)
    assert picks(table) == "step S3.TR"
    assert Goals(table.g, RED).is_too_far(table.field("F3.L"), 1)


def test_it_may_stroll_as_long_as_it_can_be_back() -> None:
    table = before_attack(4).army(0, *WEAK).having(0, movement=2)
    draw = Draw(table.g, Goals(table.g, RED), 0, tier_strength(table.g))
    assert draw.step_score(table.field("S3.TR")) > STRAYED
    table.having(0, movement=1)
    draw = Draw(table.g, Goals(table.g, RED), 0, tier_strength(table.g))
    assert draw.step_score(table.field("S3.TR")) == STRAYED


def test_a_town_that_is_safe_without_its_hero_holds_nobody_back() -> None:
    table = before_attack(4).army(0, *STRONG).having(0, movement=1)
    draw = Draw(table.g, Goals(table.g, RED), 0, tier_strength(table.g))
    assert draw.step_score(table.field("S3.TR")) > STRAYED


def test_it_meets_a_weaker_hero_who_comes() -> None:
    table = with_rider("S3.TR", strong=False).army(0, *STRONG)
    number = table.g.ai[0].hero
    assert Goals(table.g, RED).of_hero(number) == HUNTER
    table.turn(0)
    assert picks(table) == "step S3.TR"
    assert Goals(with_rider("S3.TR", "stay").g, RED).of_hero(number) == PREY


def test_it_buys_for_the_defence_what_the_plan_would_leave() -> None:
    table = with_rider("S3.TR").army(0, *WEAK)
    assert needs_units(table.g, RED)
    assert not needs_units(with_rider("S3.TR", "stay").g, RED)
    assert not needs_units(with_rider("S3.TR", strong=False).army(0, *STRONG).g, RED)


@pytest.mark.parametrize(
    ("strong", "valuables", "expected"), [(True, 1, BUILDING), (True, 3, -1.0), (False, 1, -1.0)]
)
def test_walls_and_whole_units_must_do_where_the_plan_cannot_be_paid_in_time(
    strong: bool, valuables: int, expected: float
) -> None:
    table = with_rider("F3.R", strong=strong).army(0, *(WEAK if strong else STRONG))
    table.town(0, "bronze_dwelling").having(0, gold=20, materials=8, valuables=valuables)
    assert build_score(table.g, RED, CITADEL) == expected


def test_an_army_is_at_stake_where_an_ai_hero_comes() -> None:
    table = with_rider("F3.C").army(0, "castle.griffins:pack", "castle.crusaders:pack")
    near = danger(table.g, RED, 0, table.field("F3.L"))
    assert near > danger(table.army(0, *WEAK).g, RED, 0, table.field("F3.L")) > 0.0
    assert danger(table.g, RED, 0, table.field("S3.BL")) == 0.0


@pytest.mark.parametrize(("strong", "expected"), [(True, "give_up"), (False, "fight")])
def test_a_secondary_hero_is_given_up_rather_than_an_army(strong: bool, expected: str) -> None:
    table = with_rider("F3.C", strong=strong).army(0, *STRONG)
    second = table.second(0, "F3.L")
    number = table.g.ai[0].hero
    table.g.put_on(number, table.field("F3.L"))
    table.start("heroes.give_up", 0, number, second)
    assert picks(table) == expected


BEATEN = "[{if: {beaten: {who: ai.rider, by: party}}, when: at_once}]"


@pytest.mark.parametrize(
    ("round", "at_limit", "dares"),
    [(10, "party_loses", True), (4, "party_loses", False), (10, "party_wins", False)],
)
def test_who_must_be_beaten_is_met_at_the_last_whatever_the_chances(
    round: int, at_limit: str, dares: bool
) -> None:
    """In the last of ten rounds, where nobody wins otherwise."""
    table = puts(laid(rider(moves="stay"), victory=BEATEN, at_limit=at_limit), "S3.TR").in_round(round)
    table.g.lead(table.g.ai[0].hero, tuple([troop(name) for name in LEGION]))
    table.army(0, *WEAK).visited("S3.R", "S3.L", "F3.TL", "F3.TR").flagged(0, "S3.BL").turn(0)
    assert (picks(table) == "step S3.TR") is dares
