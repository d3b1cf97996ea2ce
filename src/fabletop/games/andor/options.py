"""What may be agreed on before a legend of Andor."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from fabletop.content import shelf
from fabletop.games.andor.load.content import content
from fabletop.games.registration import HeroChoice, Option, Trial

FEWEST_HEROES: Final = 2
MOST_HEROES: Final = 4
FIRST_LEGEND: Final = 11  # [andor.overview.030]
GRADES: Final = (1, 2)


def options() -> tuple[Option, ...]:
    return options_of("")


@lru_cache(shelf.CONTENTS_KEPT)
def options_of(hash: str) -> tuple[Option, ...]:
    """Which legend, or one of somebody's own; which heroes; and how much easier it is made.
    [andor.overview.020, andor.setup.020, andor.difficulty.010]"""
    legends = tuple(content(hash).legends)
    usual = content(hash).usual_heroes[:FEWEST_HEROES]
    return (
        Option(
            "legend",
            "text",
            legends,
            usual=FIRST_LEGEND,
            rule="andor.overview.020",
            switch=f"The legend to play: {legends[0]} to {legends[-1]}, or a file of your own.",
        ),
        Option("heroes", "party", usual=usual, least=FEWEST_HEROES, most=MOST_HEROES),
        Option(
            "grades",
            "list",
            GRADES,
            usual=(),
            rule="andor.difficulty.010",
            switch="The easier grades: 1, 2 or both.",
        ),
    )


def heroes() -> tuple[HeroChoice, ...]:
    return tuple(HeroChoice(name.lower(), hero.id) for hero in content().heroes for name in hero.figures)


def sides(options: Mapping[str, Any], seats: int) -> int:
    """One person may play several heroes. [andor.setup.020]"""
    return len(options.get("heroes", ())) or max(seats, FEWEST_HEROES)


def trials() -> tuple[Trial, ...]:
    """Every legend at normal grade with each number of the usual heroes, a seat for each."""
    known = content()
    return tuple(
        Trial(
            f"legend {number}",
            heroes,
            {"legend": number, "heroes": list(known.usual_heroes[:heroes]), "grades": []},
        )
        for number in known.legends
        for heroes in range(FEWEST_HEROES, MOST_HEROES + 1)
    )
