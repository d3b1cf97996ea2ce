"""What all chapters of the campaigns have in common: a town to keep, and a last round."""

from __future__ import annotations

import pytest
from tests.games.heroes.scenario.lands import (
    AI,
    answer_all,
    at_the_end,
    laid,
    looked_at,
    outcome,
    starts_round,
    stout,
)
from tests.games.heroes.scenario.test_files import CHAPTERS

from fabletop.games.heroes.map import events as ev
from fabletop.kernel.frame import NOBODY
from fabletop.testing import rule

LASTING = ("dungeon_3", "necropolis_3")  # to be still there in the end is enough
BESIEGED = "necropolis_3"  # with guards before the gate in the last round
LAST_ROUNDS = {
    "castle_1": 9,
    "castle_2": 16,
    "castle_3": 16,
    "dungeon_1": 10,
    "dungeon_2": 12,
    "dungeon_3": 10,
    "necropolis_1": 10,
    "necropolis_2": 15,
    "necropolis_3": 12,
}
# What comes at the start of rounds: events by number, and when
AT_THE_START: dict[str, dict[int, list[int]]] = {
    "castle_1": {0: [2], 1: [6]},
    "castle_2": {0: [5]},
    "castle_3": {0: [6], 1: [6]},
    "dungeon_1": {1: [5]},
    "dungeon_2": {0: [4], 1: [8]},
    "dungeon_3": {0: [6], 1: [8]},
    "necropolis_1": {},
    "necropolis_2": {2: [9]},
    "necropolis_3": {3: [5, 9], 4: [10]},
}
OWN_TOWN = {"castle": "S3.C", "dungeon": "S2.C", "necropolis": "S1.C"}


@pytest.mark.parametrize("id", CHAPTERS)
def test_a_chapter_is_lost_at_once_with_the_own_town(id: str) -> None:
    table = laid(id)
    assert looked_at(table) == "goes on"
    table.flagged(AI, OWN_TOWN[id.partition("_")[0]])
    assert looked_at(table) == "lost"


@rule("heroes.campaign.070")
@rule("heroes.victory.060")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", CHAPTERS)
def test_a_chapter_has_a_last_round_and_is_lost_then_unless_to_last_is_the_goal(
    id: str, ruleset: str
) -> None:
    last = LAST_ROUNDS[id]
    assert at_the_end(laid(id, ruleset=ruleset), last - 1) == "goes on"
    table = laid(id, ruleset=ruleset).in_round(last).can_end()
    if id == BESIEGED:
        stout(table).start("heroes.round_ends", NOBODY).deploy_all().wins(0)
        answer_all(table)
    else:
        table.start("heroes.round_ends", NOBODY)
    assert outcome(table) == ("won" if id in LASTING else "lost")
    assert len(table.happened(ev.LimitReached)) == 1


@rule("heroes.campaign.070")
@pytest.mark.parametrize("ruleset", ["retail", "first"])
@pytest.mark.parametrize("id", CHAPTERS)
def test_the_events_of_a_chapter_come_in_their_rounds_and_in_no_others(id: str, ruleset: str) -> None:
    """Those that wait for something else to be true come in none."""
    table = laid(id, ruleset=ruleset)
    came: dict[int, list[int]] = {}
    for round in range(1, LAST_ROUNDS[id] + 1):
        table.hush()
        for said in starts_round(table, round).happened(ev.Happened):
            came.setdefault(said.n, []).append(round)
    assert came == AT_THE_START[id]
