"""The fitted weights, read once.  They are no content of a match: docs/why/0007-weights.md."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fabletop.bots.weights import WeightsFile, read_weights
from fabletop.games.heroes.bots.judge import HeroesJudge
from fabletop.games.heroes.bots.terms import TERMS, Weights
from fabletop.games.heroes.state.game import Heroes

FILE: Final = Path(__file__).parent / "weights" / "combat.yaml"
SIDES: Final = ("few", "pack")


def weights_from(file: WeightsFile, units: tuple[str, ...], cards: tuple[str, ...]) -> Weights:
    """The same by number; a unit or card that was not there when they were fitted weighs nothing."""
    found = file.weights
    return Weights(
        [found[term] for term in TERMS],
        [found.get(f"unit {unit}:{side}", 0.0) for unit in units for side in SIDES],
        [found.get(f"card {card}", 0.0) for card in cards],
    )


@lru_cache(16)
def judge_for(units: tuple[str, ...], cards: tuple[str, ...]) -> HeroesJudge:
    return HeroesJudge(weights_from(read_weights(FILE), units, cards))


def judge(g: Heroes) -> HeroesJudge:
    """The judge of a game, which knows the units and cards that it is played with."""
    return judge_for(tuple([unit.id for unit in g.units]), tuple([card.id for card in g.cards]))
