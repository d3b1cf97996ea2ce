"""What a bot may ask about the game it plays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from mypy_extensions import mypyc_attr

from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """One seat's look at a game.  Nothing is worked out before it is asked for.

    The true game is not among what a bot can reach by name: it gets a view, and games imagined from it.
    """

    def __init__(self, game: Game, seat: Seat) -> None:
        self.seat = seat
        self._view: Callable[[], Any] = lambda: game.view(seat)
        self._imagine: Callable[[int], Game] = lambda luck: game.imagine(seat, luck)

    def view(self) -> Any:
        """What the seat may know, as a record of the game's own."""
        return self._view()

    def imagine(self, luck: int) -> Game:
        """A game the seat cannot tell from the true one, the bot's own to play on: the unseen dealt again."""
        return self._imagine(luck)


class Bot(Protocol):
    """A computer player.  It may remember things from one choice to the next of one game."""

    name: str

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        """One of the options, all of which are for this bot's seat; `luck` is all the chance it may use."""
        ...
