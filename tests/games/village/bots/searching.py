"""Picks of a searching bot in a game of Village, as text: `python -m tests.games.village.bots.searching`."""

from __future__ import annotations

from tests.bots.thought import thinking_little

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.kernel import Setup, pick_to_data
from fabletop.kernel.rng import mix

PICKS = 40


def picks(seed: int = 3, iterations: int = 12) -> list[object]:
    """What `sharp` picks at both seats, early in a game."""
    game = BOXES["village"].new(Setup("village", 2, seed, options={"heroes": ["random", "random"]}))
    bots = [make_bot("sharp"), make_bot("sharp")]
    found: list[object] = []
    decision = game.advance()
    with thinking_little(game, iterations):
        while decision is not None and len(found) < PICKS:
            pick = bot_pick(bots[decision.seat], game, decision.seat, mix(len(found)))
            found.append(pick_to_data(pick))
            decision = game.choose(pick)
    return found


if __name__ == "__main__":
    print(picks())
