"""Village of Legends in the lab: what its games say of themselves, and how their speed is measured."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fabletop.games.registration import Hold
from fabletop.games.village import events as ev
from fabletop.games.village.defs import MONSTER, NONE
from fabletop.games.village.outline import outline
from fabletop.games.village.state import LAST_SPACE, Village
from fabletop.kernel.event import Event
from fabletop.lab.account import Account

HOLDS: Final = {2: Hold(choices=20, clone=8, children=100_000)}


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


def usual_options(seats: int) -> dict[str, Any]:
    return {"heroes": ["random"] * seats}


def endless(g: Village) -> bool:
    """Heroes that do not fall, rounds that do not run out, and no monsters, which would pile up before such
    heroes and make every turn longer, however long the game has been."""
    g.round = -1_000_000
    for player in g.players:
        player.life = 1_000_000
    g.supply = (0,) * len(g.supply)
    g.spaces = [NONE if is_monster(g, card) else card for card in g.spaces]
    g.stock = [tuple(card for card in deck if not is_monster(g, card)) for deck in g.stock]
    return True


def is_monster(g: Village, card: int) -> bool:
    return card != NONE and g.cards[card].kind == MONSTER
