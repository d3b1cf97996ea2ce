"""Searches what goes to seats and onlookers for what is hidden from them.

Nobody can list by hand all that a line of JSON gives away.  So each message is made twice: of the true game,
and of one in which everything that this seat cannot see was dealt anew.  If they differ in a byte, the byte
came from something hidden.  Where the new deal came out the same there was nothing to be found, and such a
message is not counted as searched.
"""

from __future__ import annotations

from typing import Final

import msgspec
from tests.laws.games import Script, everybody

from fabletop.games.telling import Teller, tell
from fabletop.kernel import Game, Seat

EVERY: Final = 3  # picks between two looks
encode: Final = msgspec.json.Encoder().encode


class Leaked(AssertionError):
    """Something that a seat may not know was on its way there."""


def message(telling: Teller, game: Game, seat: Seat) -> bytes:
    """All that a seat is told of a moment: the view, what is asked, what is offered, and the words for it."""
    return encode(tell(telling, game, seat))


def look(telling: Teller, game: Game, seat: Seat, luck: int) -> bool:
    """Whether there was something to be found; a Leaked says what was found."""
    other = game.imagine(seat, luck)
    if other.to_data() | {"rng": 0} == game.to_data() | {"rng": 0}:
        return False
    true, imagined = message(telling, game, seat), message(telling, other, seat)
    if true != imagined:
        at = next(
            (n for n, both in enumerate(zip(true, imagined, strict=False)) if both[0] != both[1]),
            min(len(true), len(imagined)),
        )
        raise Leaked(f"seat {seat} is told {true[max(0, at - 60) : at + 20]!r}")
    return True


def look_around(script: Script, telling: Teller, game: Game, number: int) -> tuple[int, int]:
    """How many messages were made of a moment, and how many of them were searched."""
    seats = everybody(game)
    return len(seats), sum(look(telling, game, seat, script.tail * 7919 + number) for seat in seats)
