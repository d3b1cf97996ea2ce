"""What the wire asks of a game: to put prompts, options, events and what is printed into words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game

LINES_KEPT: Final = 64  # lines of the log that one speaker remembers, for everybody who hears the same


class Speaker(Protocol):
    """One game in one language, with the names of the people at the table."""

    def prompt(self, game: Game, seat: Seat) -> str: ...
    def rules(self, decision: Decision) -> Sequence[str]: ...
    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]: ...
    def log(self, game: Game, events: Sequence[Event]) -> list[dict[str, Any]]: ...
    def catalogue(self) -> dict[str, Any]: ...
