"""All that is printed has its words in every language, and they say what the content says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from fabletop.content.check import texts
from fabletop.games.heroes.cards.registry import WORDS
from fabletop.games.heroes.defs import (
    BRONZE,
    DIFFICULTIES,
    FACTIONS,
    KINDS,
    LEVELS,
    POWERS,
    RARITIES,
    SCHOOLS,
    SPELL,
    TIERS,
    TIMINGS,
    TYPES,
    CardDef,
    Effect,
    Use,
)
from fabletop.games.heroes.load import FOLDER, content
from fabletop.games.heroes.map.printed import ARTS, PLACE_KINDS, TERRAINS, TILE_KINDS, VISIT
from fabletop.games.heroes.towns.printed import CITADEL, DWELLING, SPECIAL_1
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES, Speech

TEXT = FOLDER / "text"
FILES = ("units.ftl", "cards.ftl", "map.ftl")
VALUES = ("attack", "defence", "health", "initiative")

# Words whose numbers are switches and not amounts: what they mean is said in other words.
SWITCHES = (
    *("archery", "triple_die", "ignore_die", "attack_for_cards", "defence_for_cards", "remove_self"),
    *("keep_self", "swap", "cover", "luck", "luck_on_map", "return_spell", "return_all", "cast_early"),
    *("no_escape", "morale", "enemy_morale", "morale_on_zero", "diplomacy", "skip_fight", "step_on"),
    *("necromancy", "reveal_tile", "fly_over", "fetch_spell"),
)
ANY_POWER = 99  # a spell is resisted whatever its power
SIGNS = {
    **dict.fromkeys(("attack", "defence", "rage", "prayer", "power", "health", "initiative", "haste"), "+"),
    **dict.fromkeys(("weaken", "curse", "slow"), "-"),
}


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """A text that is missing or cannot be completed is an error here."""
    monkeypatch.setattr(Speech, "strict", True)


def dashed(*parts: str) -> str:
    return "-".join(parts).replace("_", "-").replace(".", "-")


def unit_key(id: str) -> str:
    return dashed("unit", id.removeprefix("structure."))


def own_uses(card: CardDef) -> tuple[Use, ...]:
    """The uses with words of their own: all but the one that every spell has."""
    return card.uses[:-1] if card.kind == SPELL else card.uses


def expected() -> Iterator[str]:
    """Every key and attribute that the content and its words ask for."""
    yield from (unit_key(unit.id) for unit in content().units)
    for word, trigger in POWERS.items():
        yield from (dashed("power", word), dashed("power", word) + ".text", f"trigger-{trigger}")
    for card in content().cards:
        yield dashed("card", card.id)
        yield from (f"{dashed('card', card.id)}.use-{i + 1}" for i in range(len(own_uses(card))))
    for hero in content().heroes:
        yield from (dashed("hero", hero.id) + part for part in ("", ".class", ".specialty"))
    for ai_card in content().ai_cards:
        yield from (dashed("ai", ai_card.id) + part for part in ("", ".text"))
    for place in content().places:
        yield from (dashed("place", place.id) + part for part in ("", ".text"))
    for building in (building for board in content().buildings for building in board):
        yield from (dashed("building", building.id) + part for part in ("", ".text"))
    for proclamation in content().proclamations:
        yield from (dashed("proclamation", proclamation.id) + part for part in ("", ".text"))
    yield from (dashed("art", word) for word in ARTS if word not in FACTIONS)
    for prefix, words in (
        *(("place-kind", PLACE_KINDS[VISIT:]), ("tile", TILE_KINDS), ("terrain", TERRAINS)),
        *(("faction", FACTIONS), ("tier", TIERS[BRONZE:]), ("type", TYPES), ("value", VALUES)),
        *(
            ("face", ("few", "pack", "few-brief", "pack-brief")),
            ("kind", KINDS),
            ("school", SCHOOLS),
            ("spell-level", LEVELS),
        ),
        *(("rarity", RARITIES), ("difficulty", DIFFICULTIES), ("timing", TIMINGS)),
        ("use", ("basic", "expert", "as-power")),
    ):
        yield from (f"{prefix}-{word}" for word in words)
    yield from (f"timing-{word}.text" for word in TIMINGS)


def written(language: Language) -> Iterator[str]:
    """Every key and attribute of these files, as they stand there."""
    for name in FILES:
        key = ""
        for line in (TEXT / language / name).read_text(encoding="utf-8").splitlines():
            if found := re.match(r"([a-z][a-z0-9-]*) =", line):
                key = found[1]
                yield key
            elif found := re.match(r"    \.(?!gender)([a-z][a-z0-9-]*) =", line):
                yield f"{key}.{found[1]}"


@cache
def placeholders(language: Language) -> dict[str, frozenset[str]]:
    """What is passed to every text."""
    return texts(TEXT, language)


def raw(language: Language) -> dict[str, str]:
    """The plain text of every key that nothing is passed to."""
    said = Speech(language, TEXT)
    return {key: said.say(key) for key in written(language) if not placeholders(language)[key]}


def numbers(text: str) -> list[str]:
    """The numbers in a text, with their signs."""
    return re.findall(r"[+-]?\d+", text)


# -- the files ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words_and_no_words_are_left_over(language: Language) -> None:
    assert sorted(written(language)) == sorted(set(expected()))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_languages_have_the_same_placeholders(language: Language) -> None:
    english, other = placeholders("en"), placeholders(language)
    assert {key: other[key] for key in written(language)} == {key: english[key] for key in written("en")}


def test_only_powers_are_given_a_number() -> None:
    asked = set(expected())
    for key, given in placeholders("en").items():
        if key in asked:
            assert given <= ({"n"} if key.startswith("power-") and key.endswith(".text") else set()), key


# -- what is said ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_whole_and_names_are_not_sentences(language: Language) -> None:
    for key, text in raw(language).items():
        is_sentence = key.endswith(".text") or ".use-" in key or key == "use-as-power"
        assert text == text.strip()
        assert text.endswith(".") == is_sentence, key
        assert len(text) <= (150 if is_sentence else 40), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_reads_with_the_number_it_has(language: Language) -> None:
    said = Speech(language, TEXT)
    for unit in content().units:
        for face in unit.faces:
            for word in POWERS:
                n = getattr(face.powers, word)
                if not n:
                    continue
                key = dashed("power", word) + ".text"
                text = said.say(key, n=n)
                assert text.endswith(".")
                if placeholders(language)[key] and word != "hardy":
                    assert str(n) in re.findall(r"\d+", text), (unit.id, word)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hide_is_tougher_against_more_results(language: Language) -> None:
    said = Speech(language, TEXT)
    assert "0" not in numbers(said.say("power-hardy.text", n=1))
    assert "0" in numbers(said.say("power-hardy.text", n=2))


# -- what the content says -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_languages_name_the_same_numbers(language: Language) -> None:
    english, other = raw("en"), raw(language)
    for key, text in english.items():
        assert sorted(numbers(other[key])) == sorted(numbers(text)), key


def amounts(effect: Effect) -> list[str]:
    """How the numbers of an effect stand in its text."""
    if WORDS[effect.word].tiers or effect.word in SWITCHES:
        return []
    if effect.word == "chain":
        return ["1", "2", "3"]
    return [f"{SIGNS.get(effect.word, '')}{n}" for n in effect.amounts if 0 < n < ANY_POWER]


def is_named(number: str, found: list[str]) -> bool:
    """A number without a sign may stand with one, such as +2 attack for a blessing."""
    return number in found or f"+{number}" in found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", content().cards, ids=lambda card: card.id)
def test_a_card_names_its_numbers_and_tiers(card: CardDef, language: Language) -> None:
    said = Speech(language, TEXT)
    for i, use in enumerate(own_uses(card)):
        text = said.say(f"{dashed('card', card.id)}.use-{i + 1}")
        found = numbers(text)
        for effect in use.does:
            assert all(is_named(number, found) for number in amounts(effect)), effect.word
            if WORDS[effect.word].tiers:
                assert all(said.say(f"tier-{TIERS[n]}") in text for n in effect.amounts)
        if i == 0:
            assert all(str(cost) in found for cost in card.power if cost)
        if card.double_for:
            assert all(f"+{2 * n}" in found for effect in use.does for n in effect.amounts)
    if card.cover is not None:
        printed = [getattr(card.cover, value) for value in VALUES]
        assert numbers(said.say(f"{dashed('card', card.id)}.use-1")) == [str(n) for n in printed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_of_the_ai_names_how_strong_it_is(language: Language) -> None:
    said = Speech(language, TEXT)
    for card in content().ai_cards:
        found = numbers(said.say(dashed("ai", card.id) + ".text"))
        sign = "+" if card.kind == "might" else ""
        assert {f"{sign}{n}" for n in card.strengths} <= set(found), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_specialties_are_called_as_on_the_hero_board(language: Language) -> None:
    said = Speech(language, TEXT)
    for hero in content().heroes:
        name = said.say(dashed("hero", hero.id) + ".specialty")
        ids = [content().cards[card].id for card in hero.specialties]
        assert [said.say(dashed("card", id)) for id in ids] == [
            f"{name} {level}" for level in ("I", "IV", "VI")
        ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_unit_is_called_the_same_in_every_army(language: Language) -> None:
    said = Speech(language, TEXT)
    names: dict[str, set[str]] = {}
    for unit in content().units:
        names.setdefault(unit.name, set()).add(said.say(unit_key(unit.id)))
    assert all(len(found) == 1 for found in names.values())
    assert len(set.union(*names.values())) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_building_names_its_amount_and_its_tier(language: Language) -> None:
    said = Speech(language, TEXT)
    for board in content().buildings:
        for building in board:
            text = said.say(dashed("building", building.id) + ".text")
            if building.amount:
                assert str(building.amount) in numbers(text), building.id
            if DWELLING < building.kind < SPECIAL_1:
                assert said.say(f"tier-{TIERS[building.kind - DWELLING]}").lower() in text.lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_buildings_that_do_the_same_are_told_alike(language: Language) -> None:
    said = Speech(language, TEXT)
    for kind in range(CITADEL, SPECIAL_1):
        told = {
            (board[kind].amount, said.say(dashed("building", board[kind].id) + ".text"))
            for board in content().buildings
        }
        assert len(told) == len({board[kind].amount for board in content().buildings})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proclamation_names_its_amount(language: Language) -> None:
    said = Speech(language, TEXT)
    texts_of = [said.say(dashed("proclamation", card.id) + ".text") for card in content().proclamations]
    assert len(set(texts_of)) == len(texts_of)
    for card, text in zip(content().proclamations, texts_of, strict=True):
        if card.amount:
            assert is_named(str(abs(card.amount)), numbers(text)), card.id
