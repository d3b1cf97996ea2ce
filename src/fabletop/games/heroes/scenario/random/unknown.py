"""A map nobody knows, as it is chosen for a table: drawn from a number, or from the table's own seed."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from fabletop.games.heroes.load import Content
from fabletop.games.heroes.scenario.load import scenario_in
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.random.draw import drawn_text
from fabletop.games.heroes.scenario.texts import key_of
from fabletop.kernel.rng import state_for
from fabletop.said import say

LANDS: Final = 999_999  # the numbers of lands go from 1 to this
LAND_OF_SEED: Final = -1  # which luck of a seed the land is drawn from: no pick has that number
DRAWN_KEPT: Final = 64


class Unknown:
    """What is chosen instead of a scenario."""

    def __init__(self, id: str, mode: str, players: tuple[int, ...]) -> None:
        self.id: Final = id
        self.mode: Final = mode
        self.players: Final = players


UNKNOWN: Final = {
    one.id: one
    for one in (
        Unknown("unknown_clash", "clash", (2, 3)),
        Unknown("unknown_party", "cooperative", (1, 2, 3)),
    )
}


def land_of_table(seed: int) -> int:
    """The number of the land for a table that has asked for none; it says nothing of the luck to come."""
    return 1 + state_for(seed, LAND_OF_SEED) % LANDS


@lru_cache(DRAWN_KEPT)
def unknown_scenario(id: str, players: int, number: int, content: Content) -> ScenarioDef:
    """The land with that number, as a scenario."""
    text = drawn_text(id, UNKNOWN[id].mode, players, number)
    scenario = scenario_in(text, f"land {number}", content.box)
    scenario.own = False
    scenario.land = number
    scenario.index = len(content.scenarios)  # after all of the box
    name = key_of(scenario)
    scenario.texts[name] = say("unknown-named", name=scenario.texts[name], n=str(number))
    return scenario
