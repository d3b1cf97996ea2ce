"""What may be agreed on before a game of Village of Legends."""

from __future__ import annotations

from functools import lru_cache

from fabletop.content import shelf
from fabletop.games.registration import CHOOSE, RANDOM, HeroChoice, Option
from fabletop.games.village.defs import SETS
from fabletop.games.village.load import content


def options() -> tuple[Option, ...]:
    return options_of("")


@lru_cache(shelf.CONTENTS_KEPT)
def options_of(hash: str) -> tuple[Option, ...]:
    """Sets beyond the base game, a hero for each seat, and Overwhelm monsters that stay in the box.
    [village.start.010, village.overwhelm.010]"""
    dragons = tuple(card.id for card in content(hash).cards if card.overwhelm)
    return (
        Option("sets", "list", SETS, usual=SETS, switch="The sets to play with; all unless told."),
        Option("heroes", "party", (CHOOSE, RANDOM)),
        Option("without", "list", dragons, usual=(), rule="village.overwhelm.010"),
    )


def heroes() -> tuple[HeroChoice, ...]:
    return tuple(HeroChoice(hero.id, hero.set) for hero in content().heroes)
