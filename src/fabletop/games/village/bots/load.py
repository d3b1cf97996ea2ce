"""The fitted weights, read once.  They are no content of a match: docs/why/0007-weights.md."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from fabletop.bots.weights import WeightsFile, read_weights
from fabletop.games.village.bots.judge import VillageJudge
from fabletop.games.village.bots.terms import TERMS, Weights
from fabletop.games.village.bots.wants import Wants, columns
from fabletop.games.village.state import Village

FOLDER: Final = Path(__file__).parent / "weights"
FALLEN: Final = "fallen"
BIAS: Final = "bias"
BUYING: Final = FOLDER / "buying.yaml"
TEAMS: Final = (4, 6)


def file_for(seats: int) -> Path:
    """Where the weights for so many players are: a duel's, or those of teams."""
    return FOLDER / ("teams.yaml" if seats in TEAMS else "duel.yaml")


def weights_from(file: WeightsFile, cards: tuple[str, ...], heroes: tuple[str, ...]) -> Weights:
    """The same by number; a card or hero that was not there when they were fitted weighs nothing."""
    found = file.weights
    return Weights(
        [found[term] for term in TERMS],
        [found.get(f"card {card}", 0.0) for card in cards],
        [found.get(f"hero {hero}", 0.0) for hero in heroes],
        found.get(BIAS, 0.0),
        found.get(FALLEN, 0.0),
    )


def wants_from(file: WeightsFile, cards: tuple[str, ...], heroes: tuple[str, ...]) -> Wants:
    """What was learned of buying; nothing of a card or hero that was not there then."""
    found = file.weights
    names = columns(list(cards), list(heroes))
    return Wants([found.get(name, 0.0) for name in names], len(cards), len(heroes))


@lru_cache(16)
def judge_for(seats: int, cards: tuple[str, ...], heroes: tuple[str, ...]) -> VillageJudge:
    weights = weights_from(read_weights(file_for(seats)), cards, heroes)
    return VillageJudge(weights, wants_from(read_weights(BUYING), cards, heroes))


def judge(g: Village) -> VillageJudge:
    """The judge of a game, which knows the cards that it is played with."""
    cards = tuple([card.id for card in g.cards])
    return judge_for(g.n, cards, tuple([hero.id for hero in g.printed.heroes]))
