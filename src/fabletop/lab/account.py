"""What a finished game says of itself, for the tables of the lab."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fabletop.games import village
from fabletop.games.village import events as ev
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.game import Game


@dataclass(frozen=True)
class Account:
    """One game in a few words; whatever a game does not have stays empty."""

    rounds: int = 0
    first: int = -1  # the seat that began, -1 if there is no such thing
    heroes: tuple[str, ...] = ()  # by seat
    bought: tuple[tuple[str, ...], ...] = ()  # the cards each seat bought, in order
    offered: tuple[str, ...] = ()  # every card that came to lie in the market, in order


def village_account(opening: Any, game: Game, events: Sequence[Event]) -> Account:
    view = game.view(NOBODY)
    cards = village.content().cards
    bought: list[list[str]] = [[] for _ in range(game.seats)]
    for event in events:
        if isinstance(event, ev.Bought):
            bought[event.seat].append(cards[event.card].id)
    laid_out = [card for card in opening.market.spaces if card >= 0]
    revealed = [event.card for event in events if isinstance(event, ev.Revealed)]
    began = [event.seat for event in events if isinstance(event, ev.TurnBegan)]
    return Account(
        rounds=view.round,
        first=began[0] if began else -1,
        heroes=tuple(player.hero for player in view.players),
        bought=tuple(map(tuple, bought)),
        offered=tuple(cards[card].id for card in laid_out + revealed),
    )


def heroes_account(opening: Any, game: Game, events: Sequence[Event]) -> Account:
    """The attacker begins."""
    view = game.view(NOBODY)
    heroes = [player["hero"] or "" for player in view["players"][: game.seats]]
    return Account(rounds=view["round"], first=0, heroes=tuple(heroes), bought=((),) * game.seats)


Tell = Callable[[Any, Game, Sequence[Event]], Account]
ACCOUNTS: Final[dict[str, Tell]] = {"village": village_account, "heroes": heroes_account}


def account_of(name: str, opening: Any, game: Game, events: Sequence[Event]) -> Account:
    """From a spectator's view before the first event, the game at its end, and all events between."""
    tell = ACCOUNTS.get(name)
    return tell(opening, game, events) if tell else Account()
