"""A process that reads a state before it has ever begun a game plays on from it like any other."""

from __future__ import annotations

import multiprocessing
import random
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from fabletop.games import BOXES
from fabletop.kernel import Match, Setup, Snapshot
from fabletop.kernel.frame import pick_from_data, pick_to_data
from fabletop.server.lobby.service import agreed
from fabletop.server.schemas import NewTable


def digests(setup: Setup, state: dict[str, Any], picks: list[Any]) -> list[str]:
    match = Match(BOXES[setup.game], setup, Snapshot(0, state))
    told = []
    for pick in picks:
        match.choose(pick_from_data(pick))
        told.append(str(match.game.to_data()))
    return told


@pytest.mark.parametrize("game", list(BOXES))
def test_a_fresh_process_plays_on_from_a_state(game: str) -> None:
    """So do bots and replays in their workers, and every server after a restart."""
    wish = NewTable.model_validate({"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    setup = agreed(wish)
    match, luck = Match(BOXES[game], setup), random.Random(2)
    state = match.game.to_data()
    picks: list[Any] = []
    while match.decision is not None and len(picks) < 60:
        pick = luck.choice(match.decision.options)
        picks.append(pick_to_data(pick))
        match.choose(pick)
    with ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn")) as fresh:
        there = fresh.submit(digests, setup, state, picks).result(60)
    assert there == digests(setup, state, picks)
