"""The instinct in a combat, but for what a field is worth: the fitted weights say it in log-odds."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.combat import NEVER, SAMPLES, follow, side_steered
from fabletop.games.heroes.bots.terms import Weights, odds_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat
from fabletop.kernel.rng import mix

WON: Final = 12.0  # log-odds of a combat that is over


def steady_scores(g: Heroes, seat: Seat, decision: Decision, luck: int, weights: Weights) -> list[float]:
    """One number for each option of a fight, in log-odds; higher is better."""
    return [tried(g, seat, option, luck, weights) for option in decision.options]


def tried(g: Heroes, seat: Seat, option: Pick, luck: int, weights: Weights) -> float:
    """The odds after an option and the rest of the activation, on average over a few rolls of luck."""
    c = g.fight
    if isinstance(option, Act) and option.verb in ("surrender", "retreat"):
        return NEVER
    total = 0.0
    for sample in range(SAMPLES):
        game = g.clone()
        game.reseed(mix(luck + sample))
        game.choose(option)
        follow(game, seat, c.active, c.round)
        total += worth(game, seat, weights)
    return total / SAMPLES


def worth(g: Heroes, seat: Seat, weights: Weights) -> float:
    c = g.combat or g.fought
    if c is None:
        return 0.0
    side = side_steered(c, seat)
    if c.ending or g.combat is None:
        return WON if c.victor == side else -WON
    return odds_of(g, c, side, weights)
