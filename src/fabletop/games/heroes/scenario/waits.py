"""What a scenario can say that a clash does not know: it belongs to heroes that nobody steers, to allies and
to campaigns.  A clash that says so is refused before it begins; `fabletop scenario check` tells it too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fabletop.games.heroes.scenario.printed import (
    ALL_AI,
    ANY_AI,
    CARRIED,
    ENEMY_TEAM,
    ONE_AI,
    PARTY,
    TEAM,
    WHO,
    Condition,
    ScenarioDef,
    Who,
)
from fabletop.games.heroes.scenario.tokens import parts_of

WAITING_EFFECTS: Final = ("attack_town", "ai_arrives", "ai_joins", "ai_moves")
WAITING_RULES: Final = (
    *("no_fights_between_players", "no_retaking_flags", "gifts", "guards_by_ai", "lose_when_eliminated"),
    "split_decks",
)
WAITING_WHO: Final = (TEAM, ENEMY_TEAM, PARTY, ALL_AI, ANY_AI, ONE_AI)


def unknown_to_clash(scenario: ScenarioDef) -> list[str]:
    """The words of a scenario that a clash cannot carry out, each once, in the order of its file."""
    found = [f"effect {one.word}" for one in scenario.effects if one.word in WAITING_EFFECTS]
    found += [f"rule {word}" for word in WAITING_RULES if getattr(scenario.rules, word)]
    found += [f"who {WHO[who.form]}" for who in everybody_named(scenario) if who.form in WAITING_WHO]
    if scenario.ai:
        found.append("ai")
    if scenario.teams or scenario.repeated:
        found.append("teams" if scenario.teams else "factions any_repeated")
    if scenario.start.secondary_hero:
        found.append("start secondary_hero")
    units = [unit for one in scenario.effects for unit in one.units]
    if any(unit.form == CARRIED for unit in (*scenario.start.units, *units)):
        found.append("units carried_army")
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
