"""What games share when they show themselves to a seat, and when they deal the unseen again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game

TRIES: Final = 400  # so many that the last resort, to show the true hand, is hardly ever needed


class Holder(Protocol):
    """Somebody with a deck and a hand that others cannot see."""

    deck: list[int]
    hand: list[int]


def shuffle_unseen(g: Game, cards: list[int]) -> None:
    """Shuffle so that the outcome depends on which cards there are and on luck, not on their true order."""
    cards.sort()
    g.shuffle(cards)


def redeal(g: Game, player: Holder) -> None:
    """Deck and hand dealt again."""
    unseen = player.deck + player.hand
    shuffle_unseen(g, unseen)
    cut = len(player.deck)
    player.deck = unseen[:cut]
    player.hand = unseen[cut:]


def redeal_all(g: Game, other: Game, seat: Seat, truths: Sequence[Holder], players: Sequence[Holder]) -> None:
    """The seat's own deck in another order, and the decks and hands of all others dealt again."""
    asked = () if g.decision is None or seat in g.decision.seats else g.decision.seats
    for at, player in enumerate(players):
        if at == seat:
            shuffle_unseen(other, player.deck)
        elif at in asked:
            redeal_asked(g, other, truths[at], player)
        else:
            redeal(other, player)


def redeal_asked(g: Game, other: Game, truth: Holder, player: Holder) -> None:
    """Deal again to a player who is being asked something, so that there is still something to ask."""
    decision = g.decision
    if decision is None:
        return
    frame, asked = decision.frame, decision.chooser
    for _ in range(TRIES):
        redeal(other, player)
        options = asked.options(other, frame)
        if len(options) > 1 or (
            len(options) == 1 and (asked.ask or (g.poker_face and asked.hides(other, frame)))
        ):
            other.decision = Decision(decision.seats, decision.kind, options, frame)
            return
    player.deck = truth.deck.copy()
    player.hand = truth.hand.copy()
