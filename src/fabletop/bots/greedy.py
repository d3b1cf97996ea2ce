"""The greedy bot: takes whatever looks best right now, by the instinct of the game it plays."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.bots.look import Look
from fabletop.games import game_of
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.rng import mix


class GreedyBot:
    """Looks at a decision in one imagined game and picks the best; anything, where it has no instinct."""

    name = "greedy"

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        options = decision.options
        if len(options) == 1:
            return options[0]
        return instinct_of(look.imagine(luck), look.seat, decision, luck)


def instinct_of(g: Game, seat: Seat, decision: Decision, luck: int) -> Pick:
    """What a sensible player picks in an imagined game; anything, where the game has no instinct."""
    game = game_of(g)
    if game is None or game.bots is None:
        return decision.options[mix(luck) % len(decision.options)]
    return game.bots().instinct(g, seat, decision, luck)


def best_of(options: Sequence[Pick], scores: Sequence[float], luck: int) -> Pick:
    """The option with the best score; luck breaks ties."""
    best = max(scores)
    equal = [option for option, score in zip(options, scores, strict=True) if score == best]
    return equal[mix(luck) % len(equal)]
