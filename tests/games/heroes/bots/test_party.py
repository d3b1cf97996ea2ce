"""What is given to an ally, what is kept for the goal, and when it is time to set out for it."""

from __future__ import annotations

import pytest
from tests.games.heroes.book.test_ai_turn import rider
from tests.games.heroes.bots.test_map import STRONG, WEAK, picks, scenario
from tests.games.heroes.scenario.told import table_of

from fabletop.games.heroes.bots.goals import HURRIED, Goals
from fabletop.games.heroes.bots.places import worth_of
from fabletop.games.heroes.bots.plan import hoard, incomes_left
from fabletop.games.heroes.bots.target import deadline, sought_at
from fabletop.games.heroes.map.marks import Mark, Token
from fabletop.games.heroes.strength import tier_strength
from fabletop.games.heroes.testing import AdventureTable, troop
from fabletop.kernel.frame import Seat

RED, BLUE = Seat(0), Seat(1)
ARK = "{ark: {where: own_town, per_round: 1, stages: [{gold: 8, materials: 4, valuables: 0}]}}"
ANY_TIME = "[{gifts: any_time}]"


def two_arks(**more: str) -> AdventureTable:
    done = "[{if: {project_done: {project: ark, by: all_players}}}]"
    table = table_of(
        mode="cooperative", projects=ARK, victory=done, at_limit="party_loses", rules=ANY_TIME, **more
    )
    return table.visited("S3.R", "S3.L").flagged(0, "S3.BL").town(0).town(1).stands(0, "S3.TR")


# -- gifts --------------------------------------------------------------------------------------------------


def test_it_gives_an_ally_what_is_lacking_for_a_stage() -> None:
    table = two_arks().having(0, gold=13, materials=4).having(1, gold=3, materials=4).turn(0)
    assert picks(table) == "give 1 1"  # five gold
    table.pick("give 1 1")
    assert not picks(table).startswith("give")


def test_it_gives_nothing_that_it_needs_itself() -> None:
    table = two_arks().having(0, gold=12, materials=4).having(1, gold=3, materials=4).turn(0)
    assert table.offers("give 1 1")
    assert picks(table) == "give 1 0"  # four gold are to spare, one by one
    poor = two_arks().having(0, gold=8, materials=4).having(1, gold=3, materials=4).turn(0)
    assert not picks(poor).startswith("give")


@pytest.mark.parametrize(("mine", "theirs", "gives"), [(WEAK, STRONG, True), (STRONG, WEAK, False)])
def test_who_is_weaker_pays_for_the_army_of_the_champion(
    mine: tuple[str, ...], theirs: tuple[str, ...], gives: bool
) -> None:
    slay = "[{if: {flags: {place: dragon_utopia, by: party}}}]"
    table = table_of(mode="cooperative", middle="C1", victory=slay, at_limit="party_loses", rules=ANY_TIME)
    table.visited("S3.R", "S3.L").flagged(0, "S3.BL").army(0, *mine).army(1, *theirs)
    table.having(0, gold=9, valuables=2).turn(0)
    assert picks(table).startswith("give") is gives


VISITED = "[{if: {visited: {place: dragon_utopia, by: each_player, at_least: 1}}}]"
FLAGGED = "[{if: {flags: {place: dragon_utopia, by: all_players, at_least: 1}}}]"
FOR_EACH = "[{gifts: any_time}, {guarded_for_each: [dragon_utopia]}]"


def two_before_the_dragons(
    victory: str, rules: str, mine: tuple[str, ...], theirs: tuple[str, ...]
) -> AdventureTable:
    table = table_of(mode="cooperative", middle="C1", victory=victory, at_limit="party_loses", rules=rules)
    table.visited("S3.R", "S3.L").flagged(0, "S3.BL").army(0, *mine).army(1, *theirs)
    return table.having(0, gold=9, valuables=2)


@pytest.mark.parametrize(
    ("victory", "rules", "gives"),
    [(VISITED, FOR_EACH, False), (FLAGGED, ANY_TIME, False), (VISITED, ANY_TIME, True)],
)
def test_nobody_pays_for_a_champion_where_each_must_win(victory: str, rules: str, gives: bool) -> None:
    table = two_before_the_dragons(victory, rules, WEAK, STRONG).turn(0)
    assert table.offers("give 1 0")
    assert picks(table).startswith("give") is gives  # the last: guards who are beaten once for all


@pytest.mark.parametrize(("mine", "theirs"), [(STRONG, WEAK), (WEAK, STRONG)])
def test_who_has_won_pays_for_who_has_not(mine: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    table = two_before_the_dragons(VISITED, FOR_EACH, mine, theirs)
    table.g.own_marks()[table.field("C1.C")] = Mark(RED, True, visitors=(RED,))
    assert picks(table.turn(0)).startswith("give 1")
    table.g.own_marks()[table.field("C1.C")] = Mark(BLUE, True, visitors=(RED, BLUE))
    assert not picks(table).startswith("give")


# -- what the goal asks for ---------------------------------------------------------------------------------


def gathering(round: int = 3) -> AdventureTable:
    fights = "{fights_won: {by: party, at_least: 2, against: any}}"
    both = f"[{{if: {{all: [{fights}, {{holds: {{by: party, gold: 30}}}}]}}}}]"
    table = table_of(mode="cooperative", victory=both, at_limit="party_loses").in_round(round)
    return table.visited("S3.R", "S3.L").flagged(0, "S3.BL")


def test_gold_that_wins_is_kept_as_far_as_incomes_do_not_bring_it() -> None:
    assert hoard(gathering().g, RED) == 0  # three more incomes of ten, and fifteen for each of two
    assert hoard(gathering(8).g, RED) == 5
    assert hoard(gathering(9).g, RED) == 15
    won = gathering()
    for seat in (RED, BLUE):
        won.g.count(seat, 0, 2)
    assert hoard(won.g, RED) == 15


def test_a_fight_counts_for_itself_where_fights_must_be_won() -> None:
    table, plain = gathering().army(0, *STRONG), table_of(mode="cooperative").army(0, *STRONG)
    field, tiers = table.field("F3.L"), tier_strength(table.g)
    wanted = worth_of(table.g, Goals(table.g, RED), 0, field, tiers)
    assert wanted > worth_of(plain.g, Goals(plain.g, RED), 0, field, tiers) + 5.0


# -- in time ------------------------------------------------------------------------------------------------


def a_chase(round: int) -> AdventureTable:
    """Whoever takes the town of the other has won."""
    table = AdventureTable("catherine", "mutare", scenario=scenario("chain_link"), round=round)
    return table.army(0, *STRONG).army(1, "dungeon.harpies")


@pytest.mark.parametrize(("round", "hurried"), [(2, False), (11, True)])
def test_it_hurries_when_it_is_time_to_set_out(round: int, hurried: bool) -> None:
    goals = Goals(a_chase(round).g, RED)
    assert goals.is_hurried(0) is hurried
    assert goals.patience(0) == (HURRIED if hurried else 1.0)


def test_a_secondary_hero_takes_its_time() -> None:
    table = a_chase(11)
    second = table.second(0, "S3.TR")
    assert Goals(table.g, RED).patience(second) == 1.0


def a_fetch(round: int = 1, abbey: str = "?N2 5 -4", **more: str) -> AdventureTable:
    """A wagon far away, to be brought home."""
    spots = "{abbey: {tile: 3, place: sanctuary}}"
    wagon = "{wagon: {at: spot.abbey, one_per: game, carried_by: main, movement: -1, on_loss: destroyed}}"
    brought = "[{if: {token_at: {token: wagon, place: own_town, by: party}}}]"
    laid = "[[F3, 0, 0], [S, -3, 1], [S, 3, -1], [N2, 5, -4]"
    land = f"{{lattice: b, layouts: {{2p: {laid}], 3p: {laid}, [S, -1, -2]]}}}}"
    usual = {"tokens": wagon, "victory": brought, "at_limit": "party_loses"}
    table = table_of(mode="cooperative", map=land, spots=spots, **{**usual, **more})
    table.lay("F3 0 0", "S3 -3 1", "S2 3 -1", abbey)
    return table.in_round(round)


def test_it_looks_where_the_layout_says_that_the_tile_lies() -> None:
    table = a_fetch()
    assert sought_at(table.g, (table.g.printed.plan.scenario.tokens[0].at,)) == [(5, -4)]  # type: ignore[union-attr]
    assert set(Goals(table.g, RED).sought) == {(5, -4)}


@pytest.mark.parametrize(("carrier", "sought"), [(0, [(5, -4)]), (1, [])])
def test_who_carries_something_looks_for_the_place_where_it_belongs(
    carrier: int, sought: list[tuple[int, int]]
) -> None:
    brought = "[{if: {token_at: {token: wagon, place: spot.abbey, by: party}}}]"
    wagon = "{wagon: {at: own_town, one_per: player, carried_by: main, movement: -1, on_loss: destroyed}}"
    table = a_fetch(tokens=wagon, victory=brought)
    table.g.tokens = [Token(0, Seat(carrier), carrier=carrier)]
    assert Goals(table.g, RED).sought == sought


def test_it_sets_out_in_time_for_what_is_guarded_too() -> None:
    cup = "{cup: {at: grail, one_per: game, carried_by: main, movement: -1, on_loss: dropped}}"
    brought = "[{if: {token_at: {token: cup, place: own_town, by: party}}}]"
    table = table_of(mode="cooperative", middle="C2", tokens=cup, victory=brought, at_limit="party_loses")
    assert Goals(table.g, RED).target is not None
    assert not Goals(table.in_round(2).g, RED).is_hurried(0)
    assert Goals(table.in_round(7).g, RED).is_hurried(0)


def test_it_sets_out_in_time_to_be_back() -> None:
    assert deadline(a_fetch().g, RED) == 10 - 1 - 6
    assert Goals(a_fetch(4).g, RED).is_hurried(0)
    table = a_fetch(4)
    table.g.tokens = [Token(0, RED, carrier=1)]
    assert not Goals(table.g, RED).is_hurried(0)


@pytest.mark.parametrize(
    ("army", "moves", "round", "hunted"),
    [
        (WEAK, "{plan: hunt_token}", 1, True),
        (WEAK, "{plan: standard}", 1, False),
        (WEAK, "{plan: hunt_token}", 9, False),  # there is no time to wait
        (STRONG, "{plan: hunt_token}", 1, False),
    ],
)
def test_it_takes_up_nothing_that_somebody_stronger_hunts(
    army: tuple[str, ...], moves: str, round: int, hunted: bool
) -> None:
    table = a_fetch(round, "N2 5 -4", ai=f"[{rider(moves=moves)}]").army(0, *army)
    table.g.lead(table.g.ai[0].hero, (troop("necropolis.vampires"), troop("necropolis.liches")))
    abbey = table.field("N2.C")
    assert Goals(table.g, RED).is_hunted(table.g.tokens[0], abbey) is hunted


@pytest.mark.parametrize(("round", "left"), [(1, 4), (2, 4), (8, 1), (9, 0), (10, 0)])
def test_income_is_paid_in_odd_rounds(round: int, left: int) -> None:
    assert incomes_left(table_of().in_round(round).g) == left
