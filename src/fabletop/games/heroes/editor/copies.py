"""A scenario of the game as the beginning of one's own."""

from __future__ import annotations

from typing import Any, Final

from fabletop.content.entries import LONGEST_ID, read_node
from fabletop.games.heroes.editor.records import Copied
from fabletop.games.heroes.load import content
from fabletop.games.heroes.own_scenarios import plain
from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.ledger import Language
from fabletop.speech import Speech

# What belongs to the scenarios of the game alone: where they come from, and their campaigns
LEFT_OUT: Final = (
    *("introductory", "origin", "core_only", "confidence", "from"),
    *("campaign", "order", "next", "carry", "reward"),
)


def copy(id: str, language: Language) -> Copied | None:
    """What a scenario says as plain data, with its words in a language; None if there is no such scenario."""
    known = content()
    if id not in known.scenario_by_id:
        return None
    scenario = known.scenarios[known.scenario_by_id[id]]
    found = plain(read_node(known.folder / "scenarios" / f"{scenario.id}.yaml"))
    document = {key: value for key, value in found.items() if key not in LEFT_OUT}
    document["id"] = f"my_{id}"[:LONGEST_ID]
    return Copied(with_words(document, scenario, Speech(language, TEXTS)))


def with_words(document: dict[str, Any], scenario: ScenarioDef, speech: Speech) -> dict[str, Any]:
    """The words stand in the language files: whoever copies a scenario takes them along."""

    def said(*part: str) -> str:
        return speech.phrase(text_of(scenario, *part))

    for word in ("victory", "defeat"):
        for index, ending in enumerate(document.get(word, [])):
            ending["text"] = said(word, str(index + 1))
    for index, event in enumerate(document.get("timed_events", [])):
        event["text"] = said("event", str(index + 1))
    for word, key in (("token", "tokens"), ("project", "projects")):
        for id, one in document.get(key, {}).items():
            one["name"] = said(word, id)
    for one in document.get("ai", []):
        one["name"] = said("ai", one["id"])
    return {"name": said(), "story": said("story"), **document}
