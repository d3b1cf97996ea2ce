"""Scenarios that nobody has written: a map and what is played on it, drawn by a number.

The same number gives the same scenario, in every place where this version of the game runs.  What is drawn is
the text of a scenario file, so it says nothing that a file cannot say, and is checked like every other.
"""

from fabletop.games.heroes.scenario.random.draw import drawn_text
from fabletop.games.heroes.scenario.random.unknown import (
    LANDS,
    UNKNOWN,
    Unknown,
    land_of_table,
    unknown_scenario,
)

__all__ = ["LANDS", "UNKNOWN", "Unknown", "drawn_text", "land_of_table", "unknown_scenario"]
