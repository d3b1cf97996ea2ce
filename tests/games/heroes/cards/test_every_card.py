"""Each card has at least one test of its own: a new card without one fails here."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.games.heroes.defs import ABILITY, KINDS, STATISTIC, TIMINGS
from fabletop.games.heroes.load import content
from fabletop.testing import rule

FILES = ("statistics", "abilities", "spells", "artifacts", "specialties")  # how they begin, by kind of card


@rule("heroes.card_timing.010")
def test_effects_are_of_four_types() -> None:
    assert TIMINGS == ("instant", "activation", "map", "ongoing")
    assert {use.timing for card in content().cards for use in card.uses} == set(range(len(TIMINGS)))


@rule("heroes.ability_card.010", "heroes.ability_card.040")
def test_statistics_and_abilities_have_a_basic_and_an_expert_effect() -> None:
    found = [card for card in content().cards if card.kind in (STATISTIC, ABILITY)]
    assert all([use.expert for use in card.uses] == [False, True] for card in found)
    assert [card.id for card in found if card.kind == STATISTIC] == [
        "attack",
        "defence",
        "power",
        "knowledge",
    ]


def test_there_is_a_file_for_each_kind_of_card() -> None:
    assert len(FILES) == len(KINDS)


@pytest.mark.parametrize("id", [card.id for card in content().cards])
def test_every_card_is_named_in_the_tests_of_its_kind(id: str) -> None:
    kind = content().cards[content().card_by_id[id]].kind
    files = sorted(Path(__file__).parent.glob(f"test_{FILES[kind]}*.py"))
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    assert f'"{id}"' in text or f'"{id} ' in text, f"{id} has no test"
