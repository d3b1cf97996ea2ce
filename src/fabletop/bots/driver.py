"""Between a game and its bots: cuts the decision to the seat, hands out the look, and asks."""

from __future__ import annotations

from fabletop.bots.look import Bot, Look
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game, NotOnOffer


def cut(decision: Decision, seat: Seat) -> Decision:
    """The decision with this seat's own options alone."""
    offers = decision.offers(seat)
    if len(offers) == len(decision.options):
        return decision
    return Decision(decision.seats, decision.kind, offers, decision.frame)


def bot_pick(bot: Bot, game: Game, seat: Seat, luck: int) -> Pick:
    """What a bot picks in the pending decision; NotOnOffer if the seat has no say in it."""
    if game.decision is None:
        raise NotOnOffer("nothing is being asked")
    decision = cut(game.decision, seat)
    if not decision.options:
        raise NotOnOffer(f"nothing is on offer for seat {seat}")
    return bot.choose(Look(game, seat), decision, luck)
