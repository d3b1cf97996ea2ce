"""Under which ids the texts of scenarios stand, and what is said of one."""

from __future__ import annotations

from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.said import Said, say


def key_of(scenario: ScenarioDef, *part: str) -> str:
    """The name of a scenario, or a part of it: story, victory 1, event 2, token grail."""
    return "-".join(("scenario", scenario.id, *part)).replace("_", "-")


def text_of(scenario: ScenarioDef, *part: str) -> Said:
    """What it says of that itself; the scenarios of the game have their words in the language files."""
    key = key_of(scenario, *part)
    return scenario.texts[key] if key in scenario.texts else say(key)


def text_keys(scenario: ScenarioDef) -> list[str]:
    """Every text that a scenario needs; those that its file says itself are in `scenario.texts`."""
    keys = [key_of(scenario), key_of(scenario, "story")]
    keys += [key_of(scenario, "victory", str(ending.index + 1)) for ending in scenario.victory]
    keys += [key_of(scenario, "defeat", str(ending.index + 1)) for ending in scenario.defeat]
    keys += [key_of(scenario, "event", str(event.index + 1)) for event in scenario.timed_events]
    keys += [key_of(scenario, "token", token.id) for token in scenario.tokens]
    keys += [key_of(scenario, "project", project.id) for project in scenario.projects]
    keys += [key_of(scenario, "ai", ai.id) for ai in scenario.ai]
    return keys
