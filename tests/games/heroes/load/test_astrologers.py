"""The cards of the astrologers are all there, and one that does not add up is refused."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from tests.games.heroes.load.broken import bent

from fabletop.games.heroes.load import content
from fabletop.games.heroes.turn.printed import COUNTED_WORDS, DURATIONS, PLAIN_WORDS
from fabletop.testing import rule


@rule("heroes.overview.210")
def test_there_are_nineteen_proclamations() -> None:
    found = content().proclamations
    assert [card.index for card in found] == list(range(19))
    assert {card.word for card in found} == {*COUNTED_WORDS, *PLAIN_WORDS}
    assert Counter(DURATIONS[card.lasts] for card in found) == {"now": 8, "until_next": 7, "next_income": 4}


@pytest.mark.parametrize(
    ("id", "word", "amount", "lasts"),
    [
        ("gold_dragon", "income_gold", 5, "next_income"),
        ("wild_debauchery", "income_gold", -5, "next_income"),
        ("merry_leprechaun", "income_valuables", 1, "next_income"),
        ("greedy_dragon", "income_valuables", -1, "next_income"),
        ("battalions_stallion", "movement", 1, "until_next"),
        ("magic_tortoise", "movement", -1, "until_next"),
        ("profuse_growth", "hand_limit", 1, "until_next"),
        ("grim_warlock", "first_spell_power", 1, "until_next"),
        ("crazy_wizard", "first_spell_returns", 0, "until_next"),
        ("groovy_satyr", "swap_guard", 0, "until_next"),
        ("swift_weasel", "reroll", 0, "until_next"),
        ("fluffy_rabbit", "treasure_die", 0, "now"),
        ("white_raven", "resource_die", 0, "now"),
        ("fancy_pixie", "morale", 0, "now"),
        ("annoying_lizard", "renew_hands", 0, "now"),
        ("friendly_beaver", "clear_cubes", 0, "now"),
        ("isras_friends", "reinforce", 0, "now"),
        ("terrible_plague", "plague", 0, "now"),
        ("dead_silence", "nothing", 0, "now"),
    ],
)
def test_a_proclamation_is_as_printed(id: str, word: str, amount: int, lasts: str) -> None:
    (card,) = (card for card in content().proclamations if card.id == id)
    assert (card.word, card.amount, DURATIONS[card.lasts]) == (word, amount, lasts)


@pytest.mark.parametrize(
    ("record", "old", "new", "what"),
    [
        (
            "gold_dragon",
            "income_gold",
            "snow",
            "'snow' is not a word of a proclamation; there are income_gold",
        ),
        ("gold_dragon", "  amount: 5\n", "", "gold_dragon needs an amount if its word is counted, and none"),
        (
            "white_raven",
            "lasts:",
            "amount: 1\n  lasts:",
            "white_raven needs an amount if its word is counted",
        ),
        ("gold_dragon", "next_income", "for_ever", "'for_ever' is not a time that a proclamation lasts;"),
        ("gold_dragon", "gold_dragon", "windmill", "there are two records 'windmill'"),
    ],
)
def test_a_broken_proclamation_is_refused(tmp_path: Path, record: str, old: str, new: str, what: str) -> None:
    said, line = bent(tmp_path, "astrologers.yaml", old, new, record)
    assert what in said.what
    assert said.place == f"line {line}"
