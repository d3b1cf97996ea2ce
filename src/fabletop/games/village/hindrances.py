"""Why something cannot be done now that one might expect to do: what `possible_acts` leaves out.

`tests/games/village/test_hindrances.py` holds the two to each other: whatever lies in the hand or in the
market is on offer, or is here with its reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fabletop.games.village.defs import NONE, SCROLL, SPELL, WEAPON
from fabletop.games.village.market import BUY, has_market, price_now
from fabletop.games.village.state.game import Village
from fabletop.games.village.turn import PLAY, can_play
from fabletop.kernel.frame import Act, Seat


class Hindrance(NamedTuple):
    """What is in the way, the rule behind it, how much would be needed and is there, and by which card."""

    key: str
    rule: str
    need: int = 0
    have: int = 0
    card: int = NONE


def hindered(g: Village, seat: Seat) -> Iterator[tuple[Act, Hindrance]]:
    """Cards of the hand that cannot be played and cards of the market that cannot be bought, in a turn."""
    market = has_market(g, seat)
    for card in dict.fromkeys(g.players[seat].hand):
        if not can_play(g, card, market):
            yield PLAY[card], why_not_play(g, seat, card, market)
    for space, card in enumerate(g.spaces):
        if card != NONE:
            why = why_not_buy(g, seat, space, market)
            if why is not None:
                yield BUY[space], why


def why_not_play(g: Village, seat: Seat, card: int, market: bool) -> Hindrance:
    """Of a card that `can_play` leaves out."""
    printed = g.cards[card]
    if printed.needs_market and not market:
        return why_closed(g, seat)
    if printed.kind == WEAPON:
        return Hindrance("weapons", "village.heavy_weapon.020")
    if printed.kind == SPELL:
        return Hindrance("mind", "village.spell.030", printed.cost, g.mind)
    if printed.kind == SCROLL:
        return Hindrance("mind", "village.scroll.020", g.rules.scroll_mind, g.mind)
    return why_closed(g, seat)


def why_not_buy(g: Village, seat: Seat, space: int, market: bool) -> Hindrance | None:
    """None for what can be bought, and for what is to be tamed first."""
    if not market:
        return why_closed(g, seat)
    card = g.spaces[space]
    wild = g.cards[card].taming > 0 and not g.tamed & (1 << space)
    if wild or price_now(g, card) <= g.gold:
        return None
    return Hindrance("gold", "village.buy.030", price_now(g, card), g.gold)


def why_closed(g: Village, seat: Seat) -> Hindrance:
    """What keeps a player from the market.
    [village.overwhelm.090, village.berserk.050, village.monster.030]"""
    if g.dragon is not None:
        return Hindrance("dragon", "village.overwhelm.090", card=g.dragon.card)
    if g.players[seat].berserk > 0:
        return Hindrance("berserk", "village.berserk.050")
    monster = next(
        one for one in g.players[seat].front if g.cards[one.card].blocks and one.uid not in g.passed
    )
    return Hindrance("monster", "village.monster.030", card=monster.card)
