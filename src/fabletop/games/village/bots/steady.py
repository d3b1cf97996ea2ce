"""The scores of the instinct, but for what to buy: the fitted weights say what a card adds to a deck."""

from __future__ import annotations

from typing import Final

from fabletop.games.village.bots.scores import NEVER, Instinct, village_scores
from fabletop.games.village.bots.terms import DECK_TERMS, FEWEST, HAND, Hoard, Weights
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Seat

LEAST: Final = 0.0  # log-odds that a card must add to be bought
SCALE: Final = 20.0  # points of the instinct's scores for one of log-odds
BUY: Final = 20.0  # after all that fights and heals
MOST: Final = 18.0


def steady_scores(g: Village, seat: Seat, decision: Decision, weights: Weights) -> list[float]:
    """One number for each option; higher is better."""
    scores = village_scores(g, seat, decision)
    if decision.kind != "act" or max(scores) >= BUY + MOST:
        return scores  # something comes before all buying
    deck: Deck | None = None
    for place, option in enumerate(decision.options):
        if isinstance(option, Act) and option.verb == "buy":
            if deck is None:
                deck = Deck(Instinct(g, seat), weights)
            gain = deck.gain(g.spaces[option.id])
            scores[place] = BUY + min(MOST, SCALE * gain) if gain > LEAST else NEVER
    return scores


class Deck:
    """A deck by the fitted weights, and what another card would add to it."""

    def __init__(self, i: Instinct, weights: Weights) -> None:
        self.i: Final = i
        self.weights: Final = weights
        self.hoard: Final = Hoard(i)
        self.held = 0.0
        for card in i.owned:
            self.held += weights.cards[card]
        for worn in i.g.players[i.seat].worn:
            self.held += weights.cards[worn.card]
        self.odds: Final = self.odds_with(0.0, 0)

    def odds_with(self, held: float, more: int) -> float:
        total = (self.held + held) * HAND / max(FEWEST, self.hoard.size + more)
        terms = self.hoard.terms(more)
        for place in range(len(DECK_TERMS)):
            total += self.weights.terms[place] * terms[place]
        return total

    def gain(self, card: int) -> float:
        """What owning this card adds, in log-odds."""
        hoard = self.hoard
        hoard.add(card, 1.0)
        odds = self.odds_with(self.weights.cards[card], 1)
        hoard.add(card, -1.0)
        return odds - self.odds
