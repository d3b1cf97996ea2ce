"""What Village practises: what to buy, and when nothing."""

from __future__ import annotations

from fabletop.games.village import Village, content
from fabletop.games.village.bots import wants
from fabletop.games.village.bots.scores import Instinct
from fabletop.games.village.bots.steady import obvious, on_offer, scores_beside
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Seat


def columns() -> list[str]:
    return wants.columns([card.id for card in content().cards], [hero.id for hero in content().heroes])


def moment(g: Village) -> int:
    return g.round * g.n + g.active


def offer(g: Village, seat: Seat, decision: Decision, weights: list[float]) -> wants.Offer | None:
    """The cards on offer, wherever nothing else comes first."""
    if decision.kind != "act" or obvious(g, decision) is not None:
        return None
    i = Instinct(g, seat)
    learned = wants.Wants(weights, len(g.cards), len(g.printed.heroes))
    return on_offer(i, decision, scores_beside(i, decision), learned)
