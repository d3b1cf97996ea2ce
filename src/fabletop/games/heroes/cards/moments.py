"""Cards for special moments of the map: before a fight, after a victory, with a purchase, at a turn's end.
[heroes.card_timing]"""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.games.heroes.cards.play import fits, lay_down
from fabletop.games.heroes.defs import NONE, CardDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat, act


def cards_for(g: Heroes, seat: Seat, word: str, moment: int) -> list[tuple[int, int, int]]:
    """Cards in hand that have a word for this moment: the card, its use, and how much."""
    fitting = [card for card in g.players[seat].hand if g.cards[card].asks & moment]  # mostly none
    return uses_among(g, seat, dict.fromkeys(fitting), word, moment) if fitting else []


def uses_among(
    g: Heroes, seat: Seat, cards: Iterable[int], word: str, moment: int
) -> list[tuple[int, int, int]]:
    """The same of any cards, as if they were in hand."""
    found: list[tuple[int, int, int]] = []
    for number in cards:
        card = g.cards[number]
        if not card.asks & moment:
            continue
        for at, use in enumerate(card.uses):
            if use.has(word) and fits(g, seat, NONE, card, at, moment):
                found.append((number, at, use.amount(word)))
    return found


def acts_for(g: Heroes, verb: str, seat: Seat, word: str, moment: int) -> list[Act]:
    return [act(verb, card, use) for card, use, _ in cards_for(g, seat, word, moment)]


def spend_card(g: Heroes, seat: Seat, what: Act) -> CardDef:
    """A card does its work and goes to the discard pile. [heroes.deck.090]"""
    card, use = what.ids
    lay_down(g, seat, card, use)
    g.put_on_discard(seat, card)
    return g.cards[card]


def might_hold(g: Heroes, seat: Seat, moment: int) -> bool:
    """Whether, by all that others know, a hand might hold a card for this moment."""
    if not g.players[seat].hand:
        return False
    return any(g.cards[card].asks & moment for card in g.players[seat].reckoned)
