"""The scores of the instinct, but for what to buy: that was learned by practice."""

from __future__ import annotations

import math
from typing import Final

from fabletop.games.village.bots.scores import NEVER, Instinct, score_act, village_scores
from fabletop.games.village.bots.wants import Offer, Wants, offer_of
from fabletop.games.village.defs import NUGGET, SPELL, TREASURE, WEAPON, CardDef
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

BEFORE_BUYING: Final = 38.0  # scores from which on something comes before all buying
SCALE: Final = 500.0  # points of the instinct's scores for a whole game


def steady_scores(
    g: Village, seat: Seat, decision: Decision, wants: Wants, later: float = NEVER
) -> list[float]:
    """One number for each option; higher is better.  Where something comes before all buying, that is not
    weighed: whatever can be bought has the score `later`."""
    if decision.kind != "act":
        return village_scores(g, seat, decision)
    i = Instinct(g, seat)
    scores = scores_beside(i, decision, later)
    offer = on_offer(i, decision, scores, wants)
    if offer is not None:
        rest = scores[offer.places[0]]
        leave = offer.points[0]
        for number in range(1, len(offer.places)):
            scores[offer.places[number]] = rest + SCALE * (offer.points[number] - leave)
    return scores


def scores_beside(i: Instinct, decision: Decision, later: float = NEVER) -> list[float]:
    """The instinct's scores of everything but to buy."""
    scores: list[float] = []
    for option in decision.options:
        buys = isinstance(option, Act) and option.verb == "buy"
        scores.append(later if buys else score_act(i, decision, option))
    return scores


def on_offer(i: Instinct, decision: Decision, scores: list[float], wants: Wants) -> Offer | None:
    """The market weighed, if there is something to buy and nothing to be done before."""
    rest = -1
    most = -math.inf
    buys = False
    for place, option in enumerate(decision.options):
        if isinstance(option, Act) and option.verb == "buy":
            buys = True
        elif scores[place] > most:
            most = scores[place]
            rest = place
    if not buys or rest < 0 or most >= BEFORE_BUYING:
        return None
    return offer_of(i, decision, rest, wants)


def obvious(g: Village, decision: Decision) -> Pick | None:
    """Cards that draw, then gold, then a look at what comes: first of all, and nothing is lost by it."""
    if decision.kind != "act":
        return None
    found: Pick | None = None
    rank = 0
    cards = g.cards
    for option in decision.options:
        if not isinstance(option, Act):
            continue
        if option.verb == "play":
            printed = cards[option.id]
            kind = printed.kind
            if draws(printed):
                if kind != SPELL:
                    return option
                if rank < 3:
                    found, rank = option, 3
            elif rank < 2 and kind in (TREASURE, NUGGET):
                found, rank = option, 2
        elif rank < 1 and option.verb == "vision":
            found, rank = option, 1
    return found


def draws(printed: CardDef) -> bool:
    """Whether a card that is no weapon draws others."""
    if printed.kind == WEAPON:
        return False
    for effect in printed.does:
        if effect.word == "draw":
            return True
    for effect in printed.then:
        if effect.word == "draw":
            return True
    return False
