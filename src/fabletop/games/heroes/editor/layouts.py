"""Maps of the community's map editor, brought in and taken out by those who have no command line."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.games.heroes.editor.records import Brought, TakenOut
from fabletop.games.heroes.load import content
from fabletop.games.heroes.own_scenarios import OWN, plain
from fabletop.games.heroes.scenario import exchange
from fabletop.games.heroes.scenario.load import look_at, scenario_in

MOST_NOTES: Final = 60
BROUGHT: Final = Path("my_map")  # what a layout without a file is called; nothing is ever read from there


def bring(text: str) -> Brought:
    """A scenario to go on with; a BrokenFile says what is wrong with the layout."""
    made = exchange.draft_in(text, BROUGHT, content().box)
    node = look_at(made.text, OWN, content().box).node
    return Brought(None if node is None else plain(node), made.said[:MOST_NOTES])


def take(text: str, players: int) -> TakenOut:
    """The map for so many players; a BrokenFile says what is wrong with the scenario."""
    scenario = scenario_in(text, OWN, content().box)
    number = players if players in scenario.players else scenario.players[0]
    taken = exchange.take(scenario, scenario.layout(number), content().box)
    return TakenOut(taken.text, taken.said[:MOST_NOTES])
