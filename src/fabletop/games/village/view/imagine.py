"""A game that a seat cannot tell from the true one."""

from __future__ import annotations

from fabletop.games.village.state import MAIN, NUGGETS, SPELL_DECK, Village
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.view import redeal_all, shuffle_unseen


def imagine(g: Village, seat: Seat, luck: int) -> Village:
    """A game that `seat` cannot tell from this one: the unseen dealt again, the dice unrolled."""
    other = g.clone()
    other.reseed(luck)
    for deck in range(MAIN, NUGGETS):
        redeal_deck(other, deck, seat)
    redeal_all(g, other, seat, g.players, other.players)
    other.unveiled = g.unveiled
    return other


def redeal_deck(g: Village, deck: int, seat: Seat) -> None:
    known = deck == SPELL_DECK and seat != NOBODY and bool(g.foreseen & (1 << seat))
    unseen = list(g.stock[deck])
    top = [unseen.pop()] if known and unseen else []
    shuffle_unseen(g, unseen)
    g.stock[deck] = tuple(unseen + top)
