"""A table in memory, without a store, and those who listen there."""

from __future__ import annotations

from typing import Any

from fabletop import __version__
from fabletop.games import BOXES, GAMES
from fabletop.kernel import Match, Seat, Setup
from fabletop.server.refusal import Refusal
from fabletop.server.table.live import Chair, Table
from fabletop.server.table.packing import HEARD_NOTHING
from fabletop.server.table.played import Played, start


def new_table(
    game: str,
    seats: int,
    seed: int,
    options: dict[str, Any],
    version: str = __version__,
    poker_face: bool = False,
) -> Table:
    """With a person at every seat."""
    box = BOXES[game]
    match = Match(box, Setup(game, seats, seed, GAMES[game].rulesets()[0], options, poker_face=poker_face))
    row: dict[str, Any] = {
        "id": "t",
        "public": False,
        "created": 0.0,
        "called": "",
        "maker": "",
        "deadline": 0,
        "timed": None,
        "status": "running",
        "pace": 0,
        "game": game,
        "seats": seats,
        "seed": str(seed),
        "ruleset": match.setup.ruleset,
        "options": match.setup.options,
        "content": box.content_hash(),
        "version": version,
        "poker_face": poker_face,
    }
    chairs = [Chair("person", "", f"Guest {seat}", "") for seat in range(seats)]
    return Table(row, chairs, 0, Played(match, start(match.setup)))


class Ear:
    """Somebody who listens, and keeps what was said."""

    def __init__(self, seat: int, language: str = "") -> None:
        self.seat = Seat(seat)
        self.told = HEARD_NOTHING
        self.language = language
        self.overhears = False
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def cut(self, refused: Refusal, code: int) -> None:
        raise AssertionError("nobody is cut off")

    def hang_up(self) -> None:
        raise AssertionError("nobody hangs up")
