"""What scenarios are played for, what happens in them and how their maps lie, for those who choose one."""

from __future__ import annotations

from typing import Final, Literal

from fabletop.games.heroes.catalogue.places import tile_of
from fabletop.games.heroes.catalogue.records import (
    Chapter,
    Price,
    RivalUnit,
    Scenario,
    ScenarioEnding,
    ScenarioEvent,
    ScenarioMap,
    ScenarioPlace,
    ScenarioRival,
    ScenarioTile,
)
from fabletop.games.heroes.defs import FACTIONS, NONE
from fabletop.games.heroes.map.printed import TILE_KINDS
from fabletop.games.heroes.scenario.clauses import Ending, TimedEvent
from fabletop.games.heroes.scenario.ground import Layout
from fabletop.games.heroes.scenario.named import (
    AI_PLANS,
    AT_LIMIT,
    KEPT_RESOURCES,
    KEPT_UNITS,
    MODES,
    ROUND_END,
    WANDER,
    WHEN,
)
from fabletop.games.heroes.scenario.printed import AiDef, CarryDef, ScenarioDef
from fabletop.games.heroes.scenario.random import Unknown
from fabletop.games.heroes.scenario.switches import PlaceRule
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.games.heroes.words.adventure.effects import place, script_said, unit
from fabletop.games.heroes.words.adventure.special import special_rules
from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.words import both, key
from fabletop.said import Said, say

MINUTES_A_TURN: Final = 4  # more or less, fights and all
TIMES: Final[dict[int, Literal["end", "when"]]] = {ROUND_END: "end", WHEN: "when"}


def scenario_of(words: CardWords, scenario: ScenarioDef) -> Scenario:
    start = scenario.start
    return Scenario(
        index=scenario.index,
        id=scenario.called,
        name=text_of(scenario),
        story=text_of(scenario, "story"),
        mode=MODES[scenario.mode],
        goal=scenario.goal,
        introductory=scenario.introductory,
        own=not scenario.community,
        players=list(scenario.players),
        teams=[list(team) for team in scenario.teams],
        repeated=scenario.repeated,
        rounds=scenario.rounds,
        minutes=scenario.rounds * MINUTES_A_TURN,
        resources=Price(*start.resources),
        income=Price(*start.income),
        units=both([unit(words, word) for word in start.units]) or say("nothing"),
        buildings=both([building(kind) for kind in start.buildings]) or say("nothing"),
        victory=[ending_of(scenario, "victory", one) for one in scenario.victory],
        defeat=[ending_of(scenario, "defeat", one) for one in scenario.defeat],
        limit=say(key("limit", AT_LIMIT[scenario.at_limit])),
        events=[event_of(words, scenario, one) for one in scenario.timed_events],
        places=[place_of(words, scenario, one) for one in scenario.places],
        tokens=[text_of(scenario, "token", token.id) for token in scenario.tokens],
        projects=[text_of(scenario, "project", project.id) for project in scenario.projects],
        maps=[map_of(layout) for layout in scenario.layouts],
        rules=special_rules(words, scenario),
        tiles=[tile_of(tile) for tile in scenario.changed],
        rivals=[rival_of(words, scenario, one) for one in scenario.ai],
        chapter=chapter_of(words, scenario),
    )


def unknown_of(unknown: Unknown) -> Scenario:
    """A map nobody knows, as far as one does before it is drawn."""
    name = key("scenario", unknown.id)
    nothing = Price(0, 0, 0)
    return Scenario(
        index=NONE,
        id=unknown.id,
        name=say(name),
        story=say(f"{name}-story"),
        mode=unknown.mode,
        goal="",
        introductory=False,
        own=True,
        players=list(unknown.players),
        teams=[],
        repeated=False,
        rounds=0,
        minutes=0,
        resources=nothing,
        income=nothing,
        units=say("nothing"),
        buildings=say("nothing"),
        victory=[],
        defeat=[],
        limit=say("limit-unknown"),
        events=[],
        places=[],
        tokens=[],
        projects=[],
        maps=[],
        rules=[],
        tiles=[],
        rivals=[],
        chapter=None,
    )


def chapter_of(words: CardWords, scenario: ScenarioDef) -> Chapter | None:
    if not scenario.campaign:
        return None
    carry = scenario.carry or CarryDef(0, 0, 0)
    return Chapter(
        campaign=scenario.campaign,
        title=say(key("campaign", scenario.campaign)),
        number=scenario.order,
        heroes=[words.printed.heroes[hero].id for hero in scenario.heroes],
        next=scenario.next or None,
        cards=carry.cards,
        units=KEPT_UNITS[carry.units],
        resources=KEPT_RESOURCES[carry.resources],
        reward=None if scenario.reward == NONE else script_said(words, scenario, scenario.reward),
    )


def rival_of(words: CardWords, scenario: ScenarioDef, ai: AiDef) -> ScenarioRival:
    return ScenarioRival(
        id=ai.id,
        name=text_of(scenario, "ai", ai.id),
        faction=FACTIONS[ai.faction],
        level=ai.level,
        army=[RivalUnit(word.unit, word.side) for word in ai.army],
        deck=list(ai.deck),
        spells=list(ai.spells),
        skill=ai.skill,
        plan=plan_of(words, scenario, ai),
        from_round=ai.from_round,
        points=0 if ai.plan == WANDER else ai.points,
        waits=ai.waits,
        returns=ai.comes_home,
        citadel=ai.citadel,
    )


def plan_of(words: CardWords, scenario: ScenarioDef, ai: AiDef) -> Said:
    """What it is up to, in a sentence. [heroes.ai_movement.070]"""
    given: dict[str, Said | int] = {} if ai.goal is None else {"place": place(words, scenario, ai.goal)}
    if ai.plan == WANDER:
        given["n"] = ai.points
    return say(key("ai-plan", AI_PLANS[ai.plan]), **given)


def building(kind: int) -> Said:
    return say(key("building-kind", BUILDINGS[kind]))


def ending_of(scenario: ScenarioDef, word: str, ending: Ending) -> ScenarioEnding:
    text = text_of(scenario, word, str(ending.index + 1))
    return ScenarioEnding(text=text, at_once=ending.at_once, players=list(ending.players))


def event_of(words: CardWords, scenario: ScenarioDef, event: TimedEvent) -> ScenarioEvent:
    return ScenarioEvent(
        text=text_of(scenario, "event", str(event.index + 1)),
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
