"""What a scenario can say that the game does not know yet: it belongs to allies in two teams and to
tournaments.  A game that says so is refused before it begins; `fabletop scenario check` tells it too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fabletop.games.heroes.scenario.printed import (
    ENEMY_TEAM,
    TEAM,
    WHO,
    Condition,
    ScenarioDef,
    Who,
)
from fabletop.games.heroes.scenario.tokens import parts_of

WAITING_RULES: Final = ("split_decks",)
WAITING_WHO: Final = (TEAM, ENEMY_TEAM)


def unknown(scenario: ScenarioDef) -> list[str]:
    """The words of a scenario that cannot be carried out, each once, in the order of its file."""
    found = [f"rule {word}" for word in WAITING_RULES if getattr(scenario.rules, word)]
    found += [f"who {WHO[who.form]}" for who in everybody_named(scenario) if who.form in WAITING_WHO]
    if scenario.teams or scenario.repeated:
        found.append("teams" if scenario.teams else "factions any_repeated")
    return list(dict.fromkeys(found))


def everybody_named(scenario: ScenarioDef) -> Iterator[Who]:
    for one in scenario.effects:
        yield one.who
    for condition in conditions_of(scenario):
        for who in (condition.who, condition.by):
            if who is not None:
                yield who


def conditions_of(scenario: ScenarioDef) -> Iterator[Condition]:
    """All conditions of a scenario with their parts."""
    for ending in (*scenario.victory, *scenario.defeat):
        yield from parts_of(ending.condition)
    for event in scenario.timed_events:
        if event.trigger.condition is not None:
            yield from parts_of(event.trigger.condition)
