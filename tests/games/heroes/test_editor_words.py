"""Every word that a form of the scenario editor offers has a name there."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.content.check import texts
from fabletop.games.heroes.editor import words
from fabletop.games.heroes.editor.records import Slot
from fabletop.games.heroes.scenario.load.reading import TEXTS
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES

EDITOR = Path(__file__).parents[3] / "client" / "src" / "games" / "heroes" / "editor" / "text"
OF_THE_GAME = ("against", "hero", "resource", "tiers", "price", "kinds")  # these go by the words of the game


def dashed(kind: str, word: str) -> str:
    return f"{kind}-{word}".replace("_", "-").replace(".", "-")


def slots() -> list[Slot]:
    found = words()
    return [slot for word in (*found.conditions, *found.effects) for slot in word.slots]


def named_here() -> list[str]:
    found = words()
    named = [dashed("condition", word) for word in (*found.logic, *(one.id for one in found.conditions))]
    named += [dashed("effect", one.id) for one in found.effects]
    named += [dashed("slot", slot.key) for slot in slots()]
    named += [
        dashed(f"choice-{slot.key}", choice)
        for slot in slots()
        for choice in slot.choices
        if slot.kind in ("word", "words") and slot.key not in OF_THE_GAME
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
    assert [name for name in named if name not in known] == []
