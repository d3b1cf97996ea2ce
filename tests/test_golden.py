"""Whole games as readable text: a change of the rules shows up as a diff to be judged.

`scripts/golden` writes them anew.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from fabletop.bots import bot_pick, make_bot
from fabletop.games import BOXES
from fabletop.games.andor import Andor
from fabletop.games.andor import words as andor
from fabletop.games.heroes import Heroes
from fabletop.games.heroes import words as heroes
from fabletop.games.village import Village
from fabletop.games.village import words as village
from fabletop.kernel import NOBODY, Game, Match, Setup
from fabletop.kernel.event import Event
from fabletop.kernel.rng import mix
from fabletop.speech import Speech

FOLDER = Path(__file__).parent / "golden"
GAMES = {
    "village-2": Setup("village", 2, 11, options={"heroes": ["paladin", "necromancer"]}),
    "village-3-base": Setup("village", 3, 12, options={"sets": ["base"], "heroes": ["random"] * 3}),
    "village-4": Setup("village", 4, 13, options={"heroes": ["random"] * 4}),
    "village-6": Setup("village", 6, 14, options={"heroes": ["random"] * 6}),
    "heroes-duel": Setup("heroes", 2, 21, "retail", {"heroes": ["catherine", "sandro"]}),
    "heroes-siege-first": Setup(
        "heroes", 2, 22, "first", {"heroes": ["mutare", "tamika"], "level": 6, "siege": True}
    ),
    "heroes-guards": Setup(
        "heroes", 1, 23, "retail", {"mode": "guards", "heroes": ["rion"], "level": 4, "field": 5}
    ),
    "heroes-ai": Setup(
        "heroes", 1, 24, "retail", {"mode": "ai", "heroes": ["alamar", "tamika"], "difficulty": "hard"}
    ),
    "heroes-clash": Setup("heroes", 2, 25, "retail", {"mode": "clash", "heroes": ["catherine", "sandro"]}),
    "andor-11": Setup("andor", 1, 31, options={"legend": 11, "heroes": ["thorn", "chada"]}),
    "andor-14": Setup("andor", 4, 32, options={"legend": 14, "heroes": ["mairen", "bait", "eara", "pasco"]}),
    "andor-17": Setup(
        "andor", 2, 33, options={"legend": 17, "heroes": ["thorn", "kram", "eara"], "grades": [1, 2]}
    ),
}


def told(setup: Setup) -> str:
    """A game between greedy bots as a spectator hears it."""
    match = Match(BOXES[setup.game], setup)
    game = match.game
    paragraphs = in_words(game, heard(match.take_events()))
    bot = make_bot("greedy")
    while match.decision is not None:
        pick = bot_pick(bot, game, match.decision.seat, mix(len(match.picks)))
        paragraphs += in_words(game, heard(match.choose(pick)))
    return "\n".join(paragraphs) + "\n"


def in_words(game: Game, events: list[Event]) -> list[str]:
    if isinstance(game, Andor):
        speech = Speech("en", andor.TEXT)
        return [speech.phrase(paragraph) for paragraph in andor.log(andor.AndorWords(), game, events)]
    if isinstance(game, Heroes):
        speech = Speech("en", heroes.TEXT)
        return [speech.phrase(paragraph) for paragraph in heroes.log(heroes.HeroesWords(), game, events)]
    assert isinstance(game, Village)
    speech = Speech("en", village.TEXT)
    return [speech.phrase(paragraph) for paragraph in village.log(village.VillageWords(), game, events)]


def heard(events: list[Event]) -> list[Event]:
    return [cut for event in events if (cut := event.cut(NOBODY)) is not None]


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str) -> None:
    assert told(GAMES[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        (FOLDER / f"{name}.txt").write_text(told(GAMES[name]), encoding="utf-8")
