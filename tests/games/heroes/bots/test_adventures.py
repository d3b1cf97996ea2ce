"""Sensible players play every chapter, cooperative scenario, alliance and tournament to its end."""

from __future__ import annotations

import pytest

from fabletop.games.heroes.bots import instinct
from fabletop.games.heroes.load import content
from fabletop.games.heroes.modes.setup import new_game
from fabletop.games.heroes.scenario.named import CLASH, MODES, TOURNAMENT
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.kernel.match import Setup

PLAYED = [(one, seats) for one in content().scenarios if one.mode != CLASH for seats in one.players]
MOST_PICKS = 5000


@pytest.mark.parametrize(("scenario", "seats"), PLAYED, ids=[f"{one.id}-{n}" for one, n in PLAYED])
def test_bots_play_it_to_its_end(scenario: ScenarioDef, seats: int) -> None:
    options = {"mode": MODES[scenario.mode], "scenario": scenario.id, "heroes": ["random"] * seats}
    g = new_game(Setup("heroes", seats, 1, "retail", options))
    g.advance()
    picks = 0
    while g.decision is not None:
        g.choose(instinct(g, g.decision.seats[0], g.decision, picks))
        picks += 1
        assert picks < MOST_PICKS
    assert g.over
    assert g.round <= scenario.rounds
    sides = {g.printed.sides[seat] for seat in g.winners}
    assert set(g.winners) == {seat for seat in g.order if g.printed.sides[seat] in sides}
    assert g.winners or scenario.mode != TOURNAMENT
