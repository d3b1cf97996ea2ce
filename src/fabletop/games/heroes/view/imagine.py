"""A game that a seat cannot tell from the true one."""

from __future__ import annotations

from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat
from fabletop.kernel.view import redeal_all, shuffle_unseen


def imagine(g: Heroes, seat: Seat, luck: int) -> Heroes:
    """A game that `seat` cannot tell from this one: the unseen dealt again, the dice unrolled."""
    other = g.clone()
    other.reseed(luck)
    for number, deck in enumerate(other.decks):
        known = seen_on_top(g, seat, number)
        unseen = deck[: len(deck) - known]
        shuffle_unseen(other, unseen)
        other.decks[number] = unseen + deck[len(deck) - known :]
    for tier, tier_deck in enumerate(other.neutral):
        unseen = tier_deck.copy()
        shuffle_unseen(other, unseen)
        other.neutral[tier] = unseen
    shuffle_unseen(other, other.ai_deck)
    shuffle_unseen(other, other.ai_spells)
    redeal_all(g, other, seat, g.players, other.players)
    other.unveiled = g.unveiled
    return other


def seen_on_top(g: Heroes, seat: Seat, deck: int) -> int:
    """How many cards on top of a common deck this seat is just looking at."""
    decision = g.decision
    if decision is None or decision.kind != "search" or seat not in decision.seats:
        return 0
    searched, n, _ = decision.frame.args
    return min(n, len(g.decks[deck])) if searched == deck else 0
