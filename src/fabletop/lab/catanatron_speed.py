"""How fast Catanatron plays, measured as `speed` measures our games and with the same orders and answers.

`bench` runs this file by its path in an environment that holds Catanatron and not Fabletop.
"""

import json
import os
import sys
from time import process_time
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
    start = process_time()
    spent = 0.0
    while spent < seconds:
        games += 1
        some, real = play_on(set_up(games), games, sys.maxsize)
        decisions += some
        choices += real
        spent = process_time() - start
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
    start = process_time()
    spent = 0.0
    while spent < seconds:
        for position in found:
            position.copy()
        made += len(found)
        spent = process_time() - start
    return made / spent


def one_round(found: list[Any], seconds: float) -> dict[str, float]:
    decisions, choices, games = play_round(seconds)
    clones = copy_round(found, seconds / 2)
    return {"decisions": decisions, "choices": choices, "games": games, "clones": clones}


def main() -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    found = positions()
    print(json.dumps({"compiled": False}), flush=True)
    for order in sys.stdin:
        _, seconds = order.split()
        print(json.dumps(one_round(found, float(seconds))), flush=True)


if __name__ == "__main__":
    main()
