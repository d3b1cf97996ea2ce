"""Scenarios that people wrote and bring along as a text: read, checked, and said where they have no words."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

import yaml

from fabletop.content.entries import BOOL, INT, NULL
from fabletop.games.heroes.catalogue.records import Scenario
from fabletop.games.heroes.catalogue.scenarios import scenario_of
from fabletop.games.heroes.load import content
from fabletop.games.heroes.scenario import load as loading
from fabletop.games.heroes.scenario.fairness import unfair
from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.texts import key_of, text_of
from fabletop.games.heroes.words.adventure.conditions import condition_said
from fabletop.games.heroes.words.adventure.effects import script_said
from fabletop.games.heroes.words.cards import card_words
from fabletop.games.registration import Mistake, OwnText
from fabletop.kernel.errors import BrokenFile
from fabletop.said import Said, say
from fabletop.speech import Speech

OWN: Final = "the scenario"  # what a text without a file is called
OWN_KEPT: Final = 32  # texts that somebody wrote, the latest
MOST_MISTAKES: Final = 40  # that are told at once
NUMBER: Final = re.compile(r"[-+]?[0-9]{1,9}")


@lru_cache(OWN_KEPT)
def scenario_from(text: str, hash: str = "") -> ScenarioDef:
    """The scenario in a text, played with the content of this hash; a BrokenFile says what is wrong."""
    scenario = loading.scenario_in(text, OWN, content(hash).box)
    scenario.index = len(content(hash).scenarios)  # after all of the game
    scenario.texts = {**usual_names(scenario), **scenario.texts}
    scenario.texts = {**usual_sentences(scenario, hash), **scenario.texts}
    return scenario


def usual_names(scenario: ScenarioDef) -> dict[str, Said]:
    """Where somebody gave none, an id is a name."""
    found: dict[str, Said] = {key_of(scenario): say("own-scenario"), key_of(scenario, "story"): ""}
    for token in scenario.tokens:
        found[key_of(scenario, "token", token.id)] = token.id.replace("_", " ")
    for project in scenario.projects:
        found[key_of(scenario, "project", project.id)] = project.id.replace("_", " ")
    for ai in scenario.ai:
        found[key_of(scenario, "ai", ai.id)] = ai.id.replace("_", " ")
    return found


def usual_sentences(scenario: ScenarioDef, hash: str) -> dict[str, Said]:
    """Where somebody wrote none: what a goal asks for, and what an event does."""
    cards = card_words(hash)
    found: dict[str, Said] = {}
    for word, endings in (("victory", scenario.victory), ("defeat", scenario.defeat)):
        for ending in endings:
            said = condition_said(cards, scenario, ending.condition)
            found[key_of(scenario, word, str(ending.index + 1))] = said
    for event in scenario.timed_events:
        said = script_said(cards, scenario, event.script)
        found[key_of(scenario, "event", str(event.index + 1))] = said
    return found


# -- looked at before it is played --------------------------------------------------------------------------


def look_at(text: str) -> OwnText:
    """What the checker says of a text: all mistakes, each with its place, and what the game does not know."""
    found = loading.look_at(text, OWN, content().box)
    mistakes = [mistake_of(wrong, found.node) for wrong in found.mistakes[:MOST_MISTAKES]]
    document = None if found.node is None else plain(found.node)
    if found.scenario is None:
        return OwnText("", "", tuple(mistakes), document)
    scenario = scenario_from(text)
    speech = Speech("en", TEXTS)
    name, story = (speech.phrase(text_of(scenario, *part)) for part in ((), ("story",)))
    return OwnText(name, story, warnings_of(scenario, found.node), document, told_of(scenario, ""))


def warnings_of(scenario: ScenarioDef, node: yaml.Node | None) -> tuple[Mistake, ...]:
    """What is better for one seat than for another: it can be played all the same."""
    speech = Speech("en", TEXTS)
    found = []
    for one in unfair(scenario, content().box)[:MOST_MISTAKES]:
        place = ("map", "layouts", f"{one.players}p", one.tile)
        line = line_of(node, place)
        found.append(Mistake(line, speech.phrase(one.said), place=place, said=one.said, grave=False))
    return tuple(found)


def line_of(node: yaml.Node | None, way: tuple[str | int, ...]) -> int:
    """Where a value stands; 0 if it is not there."""
    for step in way:
        node = None if node is None else dict(parts_of(node)).get(step)
    return 0 if node is None else node.start_mark.line + 1


def mistake_of(wrong: BrokenFile, node: yaml.Node | None) -> Mistake:
    line = wrong.place.removeprefix("line ")
    place = () if node is None or wrong.at is None else way_to(node, wrong.at) or ()
    return Mistake(int(line) if line.isdecimal() else 0, wrong.what, place=place, said=wrong.said)


def way_to(node: yaml.Node, at: tuple[int, int]) -> tuple[str | int, ...] | None:
    """The keys and numbers that lead to the value that begins at a line and column."""
    if (node.start_mark.line, node.start_mark.column) == at:
        return ()
    for step, part in parts_of(node):
        way = way_to(part, at)
        if way is not None:
            return (step, *way)
    return None


def parts_of(node: yaml.Node) -> list[tuple[str | int, yaml.Node]]:
    if isinstance(node, yaml.MappingNode):
        return [(key.value, value) for key, value in node.value if isinstance(key, yaml.ScalarNode)]
    return list(enumerate(node.value)) if isinstance(node, yaml.SequenceNode) else []


def plain(node: yaml.Node) -> Any:
    """What a text says as data; a number that is none to us, such as 1:30, stays the word that it is."""
    if isinstance(node, yaml.MappingNode):
        return {str(key): plain(value) for key, value in parts_of(node)}
    if isinstance(node, yaml.SequenceNode):
        return [plain(value) for value in node.value]
    word = str(node.value)
    if node.tag == NULL:
        return None
    if node.tag == BOOL:
        return word.lower() in ("true", "yes", "on")
    return int(word) if node.tag == INT and NUMBER.fullmatch(word) else word


@lru_cache(OWN_KEPT)
def told_of(scenario: ScenarioDef, hash: str) -> Scenario:
    """What the catalogue would say of it."""
    return scenario_of(card_words(hash), scenario)
