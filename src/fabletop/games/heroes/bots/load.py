"""The fitted weights, read once.  They are no content of a match: docs/why/0007-weights.md."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fabletop.bots.search.judge import Judge
from fabletop.bots.weights import WeightsFile, read_weights
from fabletop.games.heroes.bots.judge import HeroesJudge
from fabletop.games.heroes.bots.map_judge import MapJudge
from fabletop.games.heroes.bots.standing import STANDING_TERMS
from fabletop.games.heroes.bots.terms import TERMS, Weights
from fabletop.games.heroes.state.game import Heroes

FOLDER: Final = Path(__file__).parent / "weights"
FILE: Final = FOLDER / "combat.yaml"
MAP_FILE: Final = FOLDER / "map.yaml"
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


@lru_cache(16)
def map_judge_for(units: tuple[str, ...], cards: tuple[str, ...]) -> MapJudge:
    found = read_weights(MAP_FILE).weights
    return MapJudge(judge_for(units, cards), [found[term] for term in STANDING_TERMS])


def judge(g: Heroes) -> Judge:
    """Who judges a game as it stands: a fight that is on, or the map between fights, where there are
    rivals."""
    return map_judge_for(*printed_of(g)) if g.combat is None and is_contested(g) else judge_of_fights(g)


def judge_of_fights(g: Heroes) -> HeroesJudge:
    return judge_for(*printed_of(g))


def printed_of(g: Heroes) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The units and cards that it is played with, which a judge knows by their numbers."""
    return tuple([unit.id for unit in g.units]), tuple([card.id for card in g.cards])


def is_contested(g: Heroes) -> bool:
    """Whether there is a map, and somebody at the table to win it from."""
    return g.printed.plan.scenario is not None and not g.printed.party
