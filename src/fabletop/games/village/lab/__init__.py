"""Village of Legends in the lab: what its games say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fabletop.games.village import events as ev
from fabletop.games.village.lab.bench import BENCHED
from fabletop.games.village.outline import outline
from fabletop.games.village.state import LAST_SPACE, Village
from fabletop.kernel.event import Event
from fabletop.lab.account import Account

ROUND: Final = "round"
TAKEN: Final = ("bought", "tamed")


def begins(g: Village, event: Event) -> int | None:
    return event.n if isinstance(event, ev.TurnBegan) else None


def taken(g: Village, event: Event) -> Iterable[tuple[int, str, str]]:
    """Cards from the market, and monsters."""
    if isinstance(event, ev.Bought):
        yield event.seat, "bought", g.cards[event.card].id
    elif isinstance(event, ev.Tamed):
        yield event.seat, "tamed", g.cards[event.card].id


def account(opening: Village, g: Village, events: Sequence[Event]) -> Account:
    """Who began, what each seat bought, and what lay in the market."""
    bought: list[list[str]] = [[] for _ in range(g.seats)]
    for event in events:
        if isinstance(event, ev.Bought):
            bought[event.seat].append(g.cards[event.card].id)
    laid_out = [card for card in opening.spaces[1 : LAST_SPACE + 1] if card >= 0]
    revealed = [event.card for event in events if isinstance(event, ev.Revealed)]
    began = [event.seat for event in events if isinstance(event, ev.TurnBegan)]
    return Account(
        rounds=g.round,
        first=began[0] if began else -1,
        heroes=tuple(hero or "" for hero in outline(g).heroes),
        bought=tuple(map(tuple, bought)),
        offered=tuple(g.cards[card].id for card in laid_out + revealed),
    )


__all__ = ["BENCHED", "ROUND", "TAKEN", "account", "begins", "taken"]
