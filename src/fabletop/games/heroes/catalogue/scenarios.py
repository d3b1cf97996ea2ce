"""What scenarios are played for, what happens in them and how their maps lie, for those who choose one."""

from __future__ import annotations

from typing import Final, Literal

from fabletop.games.heroes.catalogue.places import tile_of
from fabletop.games.heroes.catalogue.records import (
    Price,
    Scenario,
    ScenarioEnding,
    ScenarioEvent,
    ScenarioMap,
    ScenarioPlace,
    ScenarioTile,
)
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import TILE_KINDS
from fabletop.games.heroes.scenario.printed import (
    AT_LIMIT,
    MODES,
    ROUND_END,
    WHEN,
    Ending,
    Layout,
    PlaceRule,
    ScenarioDef,
    TimedEvent,
)
from fabletop.games.heroes.scenario.texts import key_of
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.games.heroes.words.adventure.effects import place, script_said, unit
from fabletop.games.heroes.words.adventure.special import special_rules
from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.words import both, key
from fabletop.said import Said, say

TIMES: Final[dict[int, Literal["end", "when"]]] = {ROUND_END: "end", WHEN: "when"}


def scenario_of(words: CardWords, scenario: ScenarioDef) -> Scenario:
    start = scenario.start
    return Scenario(
        index=scenario.index,
        id=scenario.id,
        name=say(key_of(scenario)),
        story=say(key_of(scenario, "story")),
        mode=MODES[scenario.mode],
        goal=scenario.goal,
        introductory=scenario.introductory,
        own=not scenario.community,
        players=list(scenario.players),
        rounds=scenario.rounds,
        resources=Price(*start.resources),
        income=Price(*start.income),
        units=both([unit(words, word) for word in start.units]) or say("nothing"),
        buildings=both([building(kind) for kind in start.buildings]) or say("nothing"),
        victory=[ending_of(scenario, "victory", one) for one in scenario.victory],
        defeat=[ending_of(scenario, "defeat", one) for one in scenario.defeat],
        limit=say(key("limit", AT_LIMIT[scenario.at_limit])),
        events=[event_of(words, scenario, one) for one in scenario.timed_events],
        places=[place_of(words, scenario, one) for one in scenario.places],
        tokens=[say(key_of(scenario, "token", token.id)) for token in scenario.tokens],
        projects=[say(key_of(scenario, "project", project.id)) for project in scenario.projects],
        maps=[map_of(layout) for layout in scenario.layouts],
        rules=special_rules(words, scenario),
        tiles=[tile_of(tile) for tile in scenario.changed],
    )


def building(kind: int) -> Said:
    return say(key("building-kind", BUILDINGS[kind]))


def ending_of(scenario: ScenarioDef, word: str, ending: Ending) -> ScenarioEnding:
    text = say(key_of(scenario, word, str(ending.index + 1)))
    return ScenarioEnding(text=text, at_once=ending.at_once, players=list(ending.players))


def event_of(words: CardWords, scenario: ScenarioDef, event: TimedEvent) -> ScenarioEvent:
    return ScenarioEvent(
        text=say(key_of(scenario, "event", str(event.index + 1))),
        at=TIMES.get(event.trigger.kind, "start"),
        rounds=list(event.trigger.rounds),
        players=list(event.players),
        effects=script_said(words, scenario, event.script),
    )


def place_of(words: CardWords, scenario: ScenarioDef, rule: PlaceRule) -> ScenarioPlace:
    def told(script: int) -> Said | None:
        return None if script == NONE else script_said(words, scenario, script)

    return ScenarioPlace(
        place=place(words, scenario, rule.place),
        visit=told(rule.visit),
        first=told(rule.first),
        held=told(rule.held),
        instead=told(rule.instead),
    )


def map_of(layout: Layout) -> ScenarioMap:
    return ScenarioMap(
        players=layout.players,
        tiles=[
            ScenarioTile(
                q=spot.q,
                r=spot.r,
                kind=TILE_KINDS[spot.kind],
                seat=spot.seat,
                tile=spot.tile if spot.face_up else NONE,
                turns=spot.turns,
            )
            for spot in layout.spots
        ],
    )
