"""The program that tries out what somebody wrote for a game, for as long as the server waits for it.

It is told what to try in one line, says what is known after each match in one line, and ends when nobody
listens any more.  Everything else on the machine goes before it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from typing import Final

from fabletop.bots import Bot, bot_pick, make_bot
from fabletop.games import GAMES
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game
from fabletop.kernel.rng import first_state, mix, next_state
from fabletop.server.answers import encode

GIVES_WAY: Final = 15  # of 19
LONGEST_GAME: Final = 60.0  # seconds: a game that takes longer is left


class Bots:
    """The usual bot at all seats, for so long."""

    bot: Final = "greedy"

    def __init__(self, seconds: float) -> None:
        self._until: Final = time.monotonic() + seconds

    def time_is_up(self) -> bool:
        return time.monotonic() >= self._until

    def play(self, game: Game, seed: int) -> bool:
        """The same seed goes the same way each time."""
        until = min(self._until, time.monotonic() + LONGEST_GAME)
        bots: dict[Seat, Bot] = {}
        luck = first_state(-1 - seed)  # the bots' own, so that it tells nothing of the game's
        decision = game.advance()
        while decision is not None:
            if time.monotonic() >= until:
                return False
            luck, seat = next_state(luck), decision.seat
            if seat not in bots:
                bots[seat] = make_bot(self.bot)
            decision = game.choose_as(seat, bot_pick(bots[seat], game, seat, mix(luck)))
        return True


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(GIVES_WAY)
    wish = json.loads(sys.stdin.buffer.readline())
    threading.Thread(target=end_with_server, daemon=True).start()
    own = GAMES[wish["game"]].own
    assert own is not None
    assert own.editor is not None
    by = Bots(wish["seconds"])
    for told in own.editor().try_out(wish["text"], wish["players"], wish["games"], by):
        sys.stdout.buffer.write(encode(told) + b"\n")
        sys.stdout.buffer.flush()


def end_with_server() -> None:
    """The server holds the other end as long as it lives and waits."""
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    main()
    os._exit(0)  # without waiting for the thread that listens
