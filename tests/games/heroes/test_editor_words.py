"""Every word that a form of the scenario editor offers has a name there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fabletop.content.check import texts
from fabletop.games.heroes.editor import words
from fabletop.games.heroes.editor.records import Slot, Switch
from fabletop.games.heroes.editor.vocabulary import BLANK
from fabletop.games.heroes.own_scenarios import look_at
from fabletop.games.heroes.scenario.load import vocabulary
from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES

EDITOR = Path(__file__).parents[3] / "client" / "src" / "games" / "heroes" / "editor" / "text"
# these go by the words of the game, by those of fields, or by their ids
OF_THE_GAME = (
    *("against", "hero", "resource", "tiers", "price", "kinds", "faction", "spells", "covers", "ability"),
    *("field", "tile_ids"),
)


def dashed(kind: str, word: str) -> str:
    return f"{kind}-{word}".replace("_", "-").replace(".", "-")


def slots() -> list[Slot]:
    found = words()
    some = [word.slots for word in (*found.conditions, *found.effects)]
    some += [rule.slots for rule in found.rules]
    return [slot for one in (*some, *found.parts.values()) for slot in one]


def named_here() -> list[str]:
    found = words()
    named = [dashed("condition", word) for word in (*found.logic, *(one.id for one in found.conditions))]
    named += [dashed("effect", one.id) for one in found.effects]
    named += [dashed("slot", slot.key) for slot in slots() if slot.kind != "counts"]
    named += [dashed("rule", rule.id) for rule in found.rules if not rule.alone]
    named += [
        dashed(f"choice-{slot.key}", choice)
        for slot in slots()
        for choice in slot.choices
        if slot.kind in ("word", "words", "number") and slot.key not in OF_THE_GAME
    ]
    kinds = {
        "goal": found.goals,
        "trigger": found.triggers,
        "time": found.times,
        "plan": found.plans,
        "fate": found.fates,
        "field": found.fields,
        "lattice": found.lattices,
    }
    return named + [dashed(kind, word) for kind, some in kinds.items() for word in some]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_editor_offers_has_a_name_there(language: Language) -> None:
    known = texts(EDITOR, language)
    assert [name for name in named_here() if name not in known] == []


def test_what_goes_by_the_words_of_the_game_has_them() -> None:
    known = texts(TEXTS, "en")
    found = words()
    named = [dashed("mode", mode.id) for mode in found.modes]
    named += [dashed("limit", limit) for mode in found.modes for limit in mode.limits]
    named += [dashed("who", who) for who in found.people]
    named += [dashed("special-rule", rule.id) for rule in found.rules if rule.alone]
    named += [dashed("building-kind", kind) for kind in found.buildings]
    named += [dashed("unit", unit.partition(":")[0]) for unit in found.named_units]
    named += [dashed("difficulty", word) for word in found.difficulties]
    named += [dashed("tier", word) for word in found.tiers]
    named += [dashed("hero", hero.partition(".")[2]) for some in found.heroes.values() for hero in some]
    named += [
        dashed("card", card)
        for slot in slots()
        for card in slot.choices
        if slot.key in ("spells", "covers", "ability") and card != "cloak"
    ]
    assert [name for name in named if name not in known] == []


def test_no_word_of_the_vocabulary_is_without_a_form() -> None:
    """What no form knows would be a line of JSON, or could only be changed as text."""
    assert [slot.key for slot in slots() if slot.kind == "other"] == []


def test_every_key_of_a_part_has_a_control() -> None:
    """The forms know by themselves what the map, the start and AI heroes have anyway."""
    parts = {name: {slot.key for slot in slots} for name, slots in words().parts.items()}
    assert parts["token"] == {*vocabulary.TOKEN_NEED, *vocabulary.TOKEN_MAY}
    assert parts["project"] == {*vocabulary.PROJECT_NEED, "name"}
    assert parts["place"] == {*vocabulary.PLACE_MAY}
    assert parts["start"] == {*vocabulary.START_MAY} - {"bonus"}
    assert parts["ending"] == {*vocabulary.ENDING_MAY} - {"when", "text"}
    assert parts["event"] == {*vocabulary.EVENT_MAY} - {"once", "text"}
    assert parts["ai"] == {*vocabulary.AI_MAY} - {"name", "level", "spells", "skill", "truth"}
    assert parts["moves"] == {*vocabulary.MOVE_MAY} - {"goal"}


@pytest.mark.parametrize(
    "rule", [rule for rule in words().rules if rule.first is not None], ids=lambda r: r.id
)
def test_what_a_rule_begins_with_is_sound(rule: Switch) -> None:
    document = {**BLANK, "rules": [{rule.id: rule.first}]}
    assert look_at(json.dumps(document)).mistakes == ()
