"""Whole games as readable text: a change of the rules shows up as a diff to be judged.

`scripts/golden` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.village import Village
from fabletop.games.village.words import VillageWords, log
from fabletop.kernel import NOBODY, Match, Setup
from fabletop.kernel.event import Event
from fabletop.kernel.rng import mix

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "village-2": Setup("village", 2, 11, options={"heroes": ["paladin", "necromancer"]}),
    "village-3-base": Setup("village", 3, 12, options={"sets": ["base"], "heroes": ["random"] * 3}),
    "village-4": Setup("village", 4, 13, options={"heroes": ["random"] * 4}),
    "village-6": Setup("village", 6, 14, options={"heroes": ["random"] * 6}),
}


def told(setup: Setup) -> str:
    """A game between greedy bots as a spectator hears it."""
    match = Match(BOXES[setup.game], setup)
    game = match.game
    assert isinstance(game, Village)
    words = VillageWords("en")
    paragraphs = log(words, game, heard(match.take_events()))
    bot = make_bot("greedy")
    while match.decision is not None:
        pick = bot_pick(bot, game, match.decision.seat, mix(len(match.picks)))
        paragraphs += log(words, game, heard(match.choose(pick)))
    return "\n".join(paragraphs) + "\n"


def heard(events: list[Event]) -> list[Event]:
    return [cut for event in events if (cut := event.cut(NOBODY)) is not None]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert told(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        (FOLDER / f"{name}.txt").write_text(told(GAMES[name]), encoding="utf-8")
