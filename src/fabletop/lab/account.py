"""What a finished game says of itself, for the tables of the lab."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from fabletop.games import game_of
from fabletop.kernel.event import Event
from fabletop.kernel.game import Game


@dataclass(frozen=True)
class Account:
    """One game in a few words; whatever a game does not have stays empty."""

    rounds: int = 0
    first: int = -1  # the seat that began, -1 if there is no such thing
    heroes: tuple[str, ...] = ()  # by seat
    bought: tuple[tuple[str, ...], ...] = ()  # the cards each seat bought, in order
    offered: tuple[str, ...] = ()  # every card that came to lie in the market, in order
    ending: str = ""  # how it ended, where a game can end in several ways


def account_of(opening: Game, game: Game, events: Sequence[Event]) -> Account:
    """From the game before its first event, the same at its end, and all events between."""
    known = game_of(game)
    return known.lab().account(opening, game, events) if known else Account()
