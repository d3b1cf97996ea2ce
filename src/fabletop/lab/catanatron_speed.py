"""How fast Catanatron plays, measured as `speed` measures our games.

`bench` runs this file by its path in an environment that holds Catanatron and not Fabletop.
"""

import json
import os
import sys
from time import perf_counter
from typing import Any

from catanatron.game import TURNS_LIMIT, Game  # type: ignore[import-not-found]
from catanatron.models.player import Color, RandomPlayer  # type: ignore[import-not-found]

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
POSITIONS = 256


def set_up(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def is_on(game: Any) -> bool:
    return game.state.num_turns < TURNS_LIMIT and game.winning_color() is None


def play_on(game: Any, luck: int, most: int) -> tuple[int, int]:
    decisions = choices = 0
    while decisions < most and is_on(game):
        options = game.state.playable_actions
        n = len(options)
        decisions += 1
        if n > 1:
            choices += 1
        luck = (luck * 1103515245 + 12345) & 0x7FFFFFFF
        game.execute(options[(luck >> 8) % n])
    return decisions, choices


def play_round(seconds: float) -> tuple[float, float, float]:
    decisions = choices = games = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        games += 1
        some, real = play_on(set_up(games), games, sys.maxsize)
        decisions += some
        choices += real
        spent = perf_counter() - start
    return decisions / spent, choices / spent, games / spent


def positions() -> list[Any]:
    found: list[Any] = []
    seed = 0
    while len(found) < POSITIONS:
        seed += 1
        game = set_up(seed)
        while is_on(game):
            found.append(game.copy())
            play_on(game, seed + len(found), 17)
    return found[:POSITIONS]


def copy_round(found: list[Any], seconds: float) -> float:
    made = 0
    start = perf_counter()
    spent = 0.0
    while spent < seconds:
        for position in found:
            position.copy()
        made += len(found)
        spent = perf_counter() - start
    return made / spent


def main(seconds: float, rounds: int) -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    play_round(seconds / 4)
    found = positions()
    played = [play_round(seconds) for _ in range(rounds)]
    copies = [copy_round(found, seconds / 2) for _ in range(rounds)]
    found_rates = {
        "decisions": max(rates[0] for rates in played),
        "choices": max(rates[1] for rates in played),
        "games": max(rates[2] for rates in played),
        "clone_us": 1e6 / max(copies),
    }
    print(json.dumps(found_rates))


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
