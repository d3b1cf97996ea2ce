"""The greedy bot: takes whatever looks best right now, by the instinct of the game it plays."""

from __future__ import annotations

from fabletop.bots.andor import advise
from fabletop.bots.heroes import heroes_scores
from fabletop.bots.look import Look
from fabletop.bots.village import village_scores
from fabletop.games.andor.state.game import Andor
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.village.state import Village
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick
from fabletop.kernel.rng import mix


class GreedyBot:
    """Scores every option of a decision in one imagined game and picks the best; luck breaks ties."""

    name = "greedy"

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        options = decision.options
        if len(options) == 1:
            return options[0]
        game = look.imagine(luck)
        if isinstance(game, Andor):
            return advise(game, look.seat, decision).pick
        if isinstance(game, Village):
            scores = village_scores(game, look.seat, decision)
        elif isinstance(game, Heroes):
            scores = heroes_scores(game, look.seat, decision, luck)
        else:
            return options[mix(luck) % len(options)]
        best = max(scores)
        equal = [option for option, score in zip(options, scores, strict=True) if score == best]
        return equal[mix(luck) % len(equal)]
