"""What Heroes tells the lab to fit how players stand on the map: clashes, one side less the other."""

from __future__ import annotations

from fabletop.games.heroes import Heroes
from fabletop.games.heroes.bots.map_judge import turn_number
from fabletop.games.heroes.bots.standing import STANDING_TERMS, standing_against
from fabletop.games.heroes.options import CLASH, scenarios_of
from fabletop.kernel.match import Setup

SCENARIO = "scenario"


def columns() -> list[str]:
    return list(STANDING_TERMS)


def setup(setup: Setup) -> Setup:
    """The scenario that was agreed on, or one after the other."""
    if SCENARIO in setup.options:
        return setup
    scenarios = scenarios_of(CLASH)
    drawn = {**setup.options, SCENARIO: scenarios[setup.seed % len(scenarios)]}
    return Setup(setup.game, setup.seats, setup.seed, setup.ruleset, drawn)


def moment(g: Heroes) -> int:
    return turn_number(g)


def row(g: Heroes) -> tuple[int, list[float]] | None:
    """The position of whoever has begun a turn."""
    if g.combat is not None or g.turn_of not in g.order:
        return None
    return g.turn_of, standing_against(g, g.turn_of)
