"""Everything printed has its words in every language, and no card speaks of what is not there."""

from __future__ import annotations

import re
from functools import cache

import pytest

from fabletop.content.check import texts
from fabletop.games.andor import inventory
from fabletop.games.andor.defs import LegendDef
from fabletop.games.andor.load import FOLDER, content, legend_for
from fabletop.games.andor.words.cards import option_keys
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech

TEXT = FOLDER / "text"
PRINTED = (
    *("seen/legends.ftl", "seen/events.ftl", "seen/things.ftl"),
    *("legends.ftl", "things.ftl", "fields.ftl"),
)
# What all of it is known by; the rest of the printed words are about places on the board
KNOWN = (
    "card",
    "goal",
    "option",
    "item",
    "foe",
    "hero",
    "figure",
    "book",
    "token",
    "face",
    "base",
    "symbol",
    "rule",
)
SENTENCES = (
    ".text",
    ".ability-1",
    ".ability-2",
    ".grade-2",
)
TELLING = re.compile(r"goal-|legend-\d+-")  # what is told in sentences


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


@cache
def written(language: Language) -> tuple[str, ...]:
    """Every key and attribute of what is printed, as they stand in the files."""
    found = []
    for name in PRINTED:
        key = ""
        for line in (TEXT / language / name).read_text(encoding="utf-8").splitlines():
            if started := re.match(r"([a-z][a-z0-9-]*) =", line):
                key = started[1]
                found.append(key)
            elif started := re.match(r"    \.([a-z][a-z0-9-]*) =", line):
                found.append(f"{key}.{started[1]}")
    return tuple(found)


def legends() -> list[LegendDef]:
    return [legend_for(number, heroes) for number in content().legends for heroes in (2, 3, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: Language) -> None:
    assert [key for key in inventory.names() if key not in written(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(language: Language) -> None:
    asked = {key.partition(".")[0] for key in inventory.names()}
    names = {key for key in written(language) if "." not in key and key.split("-")[0] in KNOWN}
    assert sorted(names - asked) == []
    assert inventory.nowhere(texts(TEXT, "en")) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_keys_and_placeholders(language: Language) -> None:
    assert texts(TEXT, language) == texts(TEXT, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_passed_to_what_is_printed(language: Language) -> None:
    given = texts(TEXT, language)
    assert [key for key in written(language) if given[key]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_and_names_are_not_sentences(language: Language) -> None:
    said = Speech(language, TEXT)
    for key in written(language):
        text = said.say(key)
        assert text == text.strip()
        if key.endswith(SENTENCES) or TELLING.match(key):
            assert text[-1] in ".!?”»", key
        elif "." not in key:
            assert not text.endswith("."), key
            assert len(text) <= 60, key


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_name_the_same_numbers(language: Language) -> None:
    english, other = Speech("en", TEXT), Speech(language, TEXT)
    for key in written("en"):
        if key.startswith(("item-", "event-", "face-", "rule-", "symbol-", "movement-")):
            numbers = [sorted(re.findall(r"\d+", said.say(key))) for said in (english, other)]
            assert numbers[0] == numbers[1], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_one_kind_differ(language: Language) -> None:
    said = Speech(language, TEXT)
    for kind in ("item", "foe", "figure", "book", "token", "symbol", "rule"):
        names = [said.say(key) for key in written(language) if key.startswith(f"{kind}-") and "." not in key]
        assert len(names) == len(set(names)), kind


def test_cards_name_fields_of_their_own_board() -> None:
    said = Speech("en", TEXT)
    for legend in legends():
        for card in legend.cards:
            text = said.say(f"card-{card.id}.text".replace("_", "-").replace(".", "-", 1))
            for number in re.findall(r"\b[23]\d\d\b", text):
                assert int(number) == 200 or int(number) in legend.board.xy, (card.id, number)


def test_every_choice_of_a_card_has_its_answers() -> None:
    asked = {key for legend in legends() for key in option_keys(legend)}
    answers = sum(
        len({option.id for option in effect.options})
        for number in content().legends
        for script in legend_for(number, 4).scripts
        for effect in script
    )
    assert asked
    assert answers >= len(asked)
