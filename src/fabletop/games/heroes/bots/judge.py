"""Who weighs combats, for bots that look ahead: duels, guards, and fights within an adventure.

What is at stake is the combat.  On the map the heuristic picks, at every level.
"""

from __future__ import annotations

from typing import Final

from fabletop.bots.greedy import best_of
from fabletop.bots.search.judge import FIGHT, GAME, Judge, logistic, shares
from fabletop.games.heroes.bots.combat import LOOKED_AT, PLAYED_ON, side_steered
from fabletop.games.heroes.bots.moment import moment_of
from fabletop.games.heroes.bots.quick import quick_scores
from fabletop.games.heroes.bots.scores import heroes_scores
from fabletop.games.heroes.bots.steady import steady_scores
from fabletop.games.heroes.bots.terms import Weights, odds_of
from fabletop.games.heroes.combat.camp import GUARDS
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import FEW, PACK
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

HEAT: Final = 1.5  # scores that differ by so much differ e-fold as priors
SPARED: Final = 0.3  # of what is at stake in an adventure: units that come home from guards
SPARED_BY_HEROES: Final = 0.1  # and from another hero, where winning is more
SEARCHED: Final = frozenset((*LOOKED_AT, *PLAYED_ON))
NO_HOPE: Final = ("surrender", "retreat")


class HeroesJudge(Judge):
    """The instinct's scores for what to try first, quick ones below, and a fitted chance of the combat."""

    def __init__(self, weights: Weights) -> None:
        super().__init__()
        self.weights: Final = weights
        self.boldness = 0.25
        self.sharp = 400
        self.master = 2000

    def steady(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
        if is_fought(g, decision):
            return best_of(decision.options, steady_scores(g, seat, decision, luck, self.weights), luck)
        return best_of(decision.options, heroes_scores(g, seat, decision, luck), luck)

    def quick(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick:
        if len(decision.options) == 1:
            return decision.options[0]
        if g.combat is None:
            return best_of(decision.options, heroes_scores(g, seat, decision, luck), luck)
        return best_of(decision.options, quick_scores(g, seat, decision), luck)

    def sure(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> Pick | None:
        """Whatever is not fought: the map, a market of units, where they stand, whether to go on."""
        if is_fought(g, decision):
            return None
        return best_of(decision.options, heroes_scores(g, seat, decision, luck), luck)

    def priors(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> list[float]:
        if not is_fought(g, decision):
            return shares(heroes_scores(g, seat, decision, luck), HEAT)
        return without_flight(shares(quick_scores(g, seat, decision), HEAT), decision)

    def opening(self, g: Heroes, seat: Seat, decision: Decision, luck: int) -> list[float]:
        return without_flight(shares(heroes_scores(g, seat, decision, luck), HEAT), decision)

    def settled(self, g: Heroes) -> bool:
        return g.combat is None

    def stake(self, g: Heroes) -> str:
        return GAME if g.printed.plan.scenario is None else FIGHT

    def moment(self, g: Heroes) -> int:
        return moment_of(g)

    def chance(self, g: Heroes, seat: Seat) -> float:
        """To win the combat that is on, or was just fought; in an adventure, to bring units home as well."""
        c = g.combat
        if c is None:
            fought = g.fought
            if fought is None:
                return 0.5
            side = side_steered(fought, seat)
            won = 1.0 if fought.victor == side else 0.0
            return in_adventure(g, fought, side, won)
        side = side_steered(c, seat)
        return in_adventure(g, c, side, logistic(odds_of(g, c, side, self.weights)))


def is_fought(g: Heroes, decision: Decision) -> bool:
    return g.combat is not None and decision.kind in SEARCHED


def without_flight(priors: list[float], decision: Decision) -> list[float]:
    """Nobody is to think of giving up."""
    for place, option in enumerate(decision.options):
        if isinstance(option, Act) and option.verb in NO_HOPE:
            priors[place] = 0.0
    return priors


def in_adventure(g: Heroes, c: Combat, side: int, chance: float) -> float:
    """A single combat is all there is; on the map one fights again tomorrow with what is left."""
    if g.printed.plan.scenario is None:
        return chance
    share = SPARED if c.camps[1 - side].leader == GUARDS else SPARED_BY_HEROES
    return (1.0 - share) * chance + share * spared(g, c, side)


def spared(g: Heroes, c: Combat, side: int) -> float:
    """What stands of a side, by its price."""
    left = 0.0
    whole = 1.0
    for unit in c.units:
        if unit.side == side:
            faces = g.units[unit.kind].faces
            few = 1.0 + faces[FEW].gold + 6.0 * faces[FEW].valuables
            pack = 0.0 if len(faces) <= PACK else 1.0 + faces[PACK].gold + 6.0 * faces[PACK].valuables
            whole += few + pack
            if unit.stands:
                left += few - 0.3 * unit.damage
                if unit.face == PACK:
                    left += pack
    return max(0.0, left / whole)
