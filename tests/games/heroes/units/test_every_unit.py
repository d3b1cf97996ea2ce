"""Every unit has a test of its own, and what all abilities have in common. [heroes.unit]"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.heroes.units.positions import fights_plainly

from fabletop.games.heroes.defs import POWERS, STRUCTURE, Face
from fabletop.games.heroes.load import content
from fabletop.games.heroes.testing import HeroesTable
from fabletop.testing import rule

HERE = Path(__file__).parent
UNITS = [unit for unit in content().units if unit.faction != STRUCTURE]


def powers(face: Face) -> dict[str, int]:
    return {word: getattr(face.powers, word) for word in POWERS if getattr(face.powers, word)}


def faces() -> list[tuple[str, Face]]:
    return [
        (unit.id + (":pack" if number else ""), face)
        for unit in UNITS
        for number, face in enumerate(unit.faces)
    ]


def test_every_unit_is_named_in_these_tests() -> None:
    """Few and Pack, neutral or not: who has an ability is named with the face that has it."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(HERE.glob("test_*.py")))
    named = set(re.findall(r'"([a-z]+\.[a-z_]+(?::pack)?)"', text))
    assert len(UNITS) == 21 + 34
    assert [unit.id for unit in UNITS if not {unit.id, f"{unit.id}:pack"} & named] == []
    assert [name for name, face in faces() if powers(face) and name not in named] == []


@rule("heroes.unit.230")
def test_the_abilities_of_the_box_are_of_five_types() -> None:
    found = {POWERS[word] for _, face in faces() for word in powers(face)}
    assert found == {"activation", "attack", "passive", "retaliation", "map"}  # no other action in this box


@pytest.mark.parametrize(
    "name", [name for name, face in faces() if powers(face) and not face.powers.spellproof]
)
def test_disrupting_ray_switches_every_ability_off(name: str) -> None:
    fights_plainly(name, silenced=True)


@pytest.mark.parametrize("name", [name for name, face in faces() if face.powers.spellproof])
def test_who_is_proof_against_spells_cannot_be_silenced(name: str) -> None:
    table = HeroesTable("catherine", "mutare").hand(0, "disrupting_ray", "power", "power")
    griffins = table.unit(0, "castle.griffins", 0)
    table.unit(1, name, 19)
    table.acts(griffins).pick("cast disrupting_ray", "empower power", "empower power")
    assert table.c.has_lasting(griffins, "silence")  # nobody else could be aimed at, so nobody was asked
    assert not table.c.has_lasting(1, "silence")


def test_the_card_itself() -> None:
    """Disrupting Ray on Griffins that would strike back for ever."""
    table = HeroesTable("mutare", "catherine").hand(0, "disrupting_ray")
    minotaurs = table.unit(0, "dungeon.minotaurs", 9)
    griffins = table.unit(1, "castle.griffins:pack", 13)
    assert table.c.powers_of(griffins).tireless == 1
    table.acts(minotaurs).pick("cast disrupting_ray")  # without power it reaches bronze units alone
    assert table.c.powers_of(griffins).tireless == 0
    assert table.c.face_of(table.piece(griffins)).attack == 3  # its values stay
