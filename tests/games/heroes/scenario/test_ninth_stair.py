"""Below the Ninth Stair, chapter by chapter: what it is won and lost by, and what happens when."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import (
    AI,
    OTHER_AI,
    answer_all,
    army_of,
    fell,
    laid,
    looked_at,
    on_to_the_next_deed,
    outcome,
    puts,
    starts_round,
    stout,
)

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.state.decks import ARTIFACTS, SPELLS
from fabletop.games.heroes.testing import AdventureTable
from fabletop.kernel.frame import NOBODY, Seat

# -- A Claim of Teeth -------------------------------------------------------------------------------------

MINES = ("S2.R", "N3.R", "N4.R")
VILLAGES = ("F1.TL", "F2.TR")


def test_five_mines_and_settlements_make_good_the_claim() -> None:
    table = laid("dungeon_1").flagged(0, *MINES, VILLAGES[0])
    assert looked_at(table) == "goes on"
    assert looked_at(table.flagged(0, VILLAGES[1])) == "won"


def test_the_claim_is_lost_to_four_of_the_prospector() -> None:
    table = laid("dungeon_1").flagged(AI, *VILLAGES, MINES[0])
    assert looked_at(table) == "goes on"
    assert looked_at(table.flagged(AI, MINES[1])) == "lost"


def test_the_prospector_loses_gold_and_the_nearest_mine_each_time_that_he_is_beaten() -> None:
    table = laid("dungeon_1").flagged(AI, "S2.R", "S3.BL", VILLAGES[0]).having(0, gold=0)
    looked_at(table)
    assert table.treasury(0)[0] == 0
    for gold, mines in ((5, [NO_CUBE, AI]), (10, [NO_CUBE, NO_CUBE])):
        looked_at(fell(table))
        looked_at(table)
        assert table.treasury(0)[0] == gold
        assert [table.cube("S2.R"), table.cube("S3.BL"), table.cube(VILLAGES[0])] == [*mines, AI]


@pytest.mark.parametrize(("round", "face"), [(4, ""), (5, ":pack"), (6, "")])
def test_the_tunnel_clans_strengthen_a_bronze_unit_for_nothing(round: int, face: str) -> None:
    table = laid("dungeon_1").first_army(0, "dungeon.minotaurs", "dungeon.harpies").having(0, gold=0)
    starts_round(table, round)
    assert table.units(0) == ["dungeon.minotaurs", f"dungeon.harpies{face}"]


# -- The Sleeping Hoard -----------------------------------------------------------------------------------


def test_the_hoard_is_won_by_waking_the_dragon_and_living() -> None:
    table = stout(laid("dungeon_2").stands(0, "C1.BL")).can_end().turn(0)
    assert looked_at(laid("dungeon_2").stands(0, "C1.C")) == "goes on"  # to stand there is not enough
    table.pick("step C1.C").fights().falls(1)
    assert outcome(on_to_the_next_deed(table)) == "won"
    assert table.cube("C1.C") == 0


def test_the_hoard_is_lost_when_the_envoy_is_there_first() -> None:
    table = puts(laid("dungeon_2", round=7), "C1.BL", movement=1).can_end()
    table.start("heroes.ai_turn", NOBODY, 0)
    assert table.cube("C1.C") == AI
    assert outcome(table) == "lost"


@pytest.mark.parametrize(
    ("round", "offered"),
    [
        (4, {"recruit neutral.peasants": 2, "recruit neutral.vampires": 5}),
        (8, {"recruit neutral.vampires": 9, "recruit neutral.trolls": 13}),
    ],
)
def test_neutral_units_offer_themselves_on_the_stairs(round: int, offered: dict[str, int]) -> None:
    """First deserters at half the price, then sellswords at the full one; one of them may be taken."""
    for name, price in offered.items():
        table = laid("dungeon_2").guard("neutral.peasants", "neutral.vampires", "neutral.trolls")
        table.having(0, gold=20).in_round(round).can_end().start("heroes.events_of_round", NOBODY)
        table.asks(0, "buy_shown", [*offered, "pass"]).pick(name)
        assert table.treasury(0)[0] == 20 - price
        assert table.units(0) == ["dungeon.harpies", name.removeprefix("recruit ")]
        assert table.g.over  # and nothing else is asked


# -- Throne of Slate --------------------------------------------------------------------------------------


def test_the_throne_is_kept_by_beating_both_neighbours() -> None:
    for first in (0, 1):
        table = laid("dungeon_3")
        table.can_end().start("heroes.look_at_goals", 0)
        fell(table, first).hush().can_end().start("heroes.look_at_goals", 0)
        assert outcome(answer_all(table)) == "goes on"
        assert looked_at(fell(table, 1 - first)) == "won"


def test_the_throne_is_kept_by_taking_both_of_their_towns() -> None:
    for first, last in (("S3.C", "S1.C"), ("S1.C", "S3.C")):
        table = laid("dungeon_3").flagged(0, first)
        assert looked_at(table) == "goes on"
        assert looked_at(table.flagged(0, last)) == "won"


def test_the_court_loses_patience_after_three_fights_lost_to_neighbours() -> None:
    table = laid("dungeon_3")
    for winner, so in ((AI, "goes on"), (NONE, "goes on"), (OTHER_AI, "goes on"), (AI, "lost")):
        table.g.lose_to(Seat(0), winner)
        assert looked_at(table) == so


def test_the_hall_gets_a_door_at_half_the_price() -> None:
    table = laid("dungeon_3").having(0, gold=20, materials=10, valuables=5).in_round(6).can_end()
    table.start("heroes.events_of_round", NOBODY)
    table.asks(0, "build_by_event", ["build citadel", "build mage_guild", "build city_hall", "pass"])
    table.pick("build citadel")
    assert table.treasury(0) == (20 - 4, 10 - 3, 5 - 1)


@pytest.mark.parametrize(("round", "more"), [(7, False), (8, True), (9, False)])
def test_both_neighbours_have_sent_home_for_more(round: int, more: bool) -> None:
    table = laid("dungeon_3")
    before = [army_of(table, ai) for ai in (0, 1)]
    starts_round(table, round)
    bishops, margraves = (["castle.champions"], ["necropolis.dread_knights"]) if more else ([], [])
    assert [army_of(table, ai) for ai in (0, 1)] == [[*before[0], *bishops], [*before[1], *margraves]]


@pytest.mark.parametrize(("ai", "deck", "cards"), [(0, ARTIFACTS, 2), (1, SPELLS, 3)])
def test_the_bishop_leaves_artifacts_and_the_margrave_spells(ai: int, deck: int, cards: int) -> None:
    table = laid("dungeon_3").can_end()
    assert looked(table) == []
    assert looked(fell(table, ai)) == [(deck, cards)]
    assert looked(table) == []  # once


def looked(table: AdventureTable) -> list[tuple[int, ...]]:
    """The decks of which so many cards are looked at now."""
    found: list[tuple[int, ...]] = []
    table.can_end().start("heroes.look_at_goals", 0)
    while table.g.decision is not None:
        if table.g.decision.kind == "search":
            found.append(table.g.decision.frame.args[:2])
        table.g.choose(table.g.decision.options[0])
    return found
