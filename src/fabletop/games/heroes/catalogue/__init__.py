"""What is printed on every unit, card, hero board and tile, for those who draw them."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.heroes.catalogue.places import (
    all_trades,
    building_of,
    guards_of,
    place_of,
    proclamation_of,
    tile_of,
)
from fabletop.games.heroes.catalogue.records import (
    AiCard,
    Card,
    CardUse,
    HeroBoard,
    HeroesCatalogue,
    Statistics,
    UnitCard,
    UnitFace,
    UnitPower,
)
from fabletop.games.heroes.catalogue.scenarios import scenario_of, unknown_of
from fabletop.games.heroes.defs import (
    FACTIONS,
    KINDS,
    LEVELS,
    NONE,
    RARITIES,
    SCHOOLS,
    SPELL,
    TIERS,
    TIMINGS,
    TYPES,
    AiCardDef,
    CardDef,
    Face,
    HeroDef,
    UnitDef,
)
from fabletop.games.heroes.load import content
from fabletop.games.heroes.scenario.random import UNKNOWN
from fabletop.games.heroes.words.cards import CardWords, card_words
from fabletop.games.records import Text

__all__ = ["HeroesCatalogue", "catalogue"]


def catalogue(hash: str = "", texts: Sequence[Text] = ()) -> HeroesCatalogue:
    printed, words = content(hash), card_words(hash)
    return HeroesCatalogue(
        game="heroes",
        content=printed.fingerprint,
        units=[unit_of(words, unit) for unit in printed.units],
        cards=[card_of(words, card) for card in printed.cards],
        heroes=[hero_of(words, hero) for hero in printed.heroes],
        ai_cards=[ai_card_of(words, card) for card in printed.ai_cards],
        places=[place_of(printed, place) for place in printed.places],
        tiles=[tile_of(tile) for tile in printed.tiles],
        buildings=[building_of(printed, building) for board in printed.buildings for building in board],
        proclamations=[proclamation_of(printed, card) for card in printed.proclamations],
        scenarios=[
            *(scenario_of(words, scenario) for scenario in printed.scenarios),
            *(unknown_of(one) for one in UNKNOWN.values()),
        ],
        trades=all_trades(),
        guards=guards_of(printed),
        texts=list(texts),
    )


def unit_of(words: CardWords, unit: UnitDef) -> UnitCard:
    return UnitCard(
        index=unit.index,
        id=unit.id,
        name=words.unit(unit.index),
        icon=words.printed.icons[unit.id],
        faction=FACTIONS[unit.faction],
        tier=TIERS[unit.tier],
        type=TYPES[unit.type],
        head=words.unit_head(unit.index),
        faces=[face_of(words, face) for face in unit.faces],
        source=words.source(unit.id),
        own=is_ours(words, unit.id),
    )


def face_of(words: CardWords, face: Face) -> UnitFace:
    return UnitFace(
        attack=face.attack,
        defence=face.defence,
        health=face.health,
        initiative=face.initiative,
        gold=face.gold,
        valuables=face.valuables,
        powers=[UnitPower(*power) for power in words.powers(face)],
    )


def card_of(words: CardWords, card: CardDef) -> Card:
    spell = card.kind == SPELL
    return Card(
        index=card.index,
        id=card.id,
        name=words.name(card.index),
        icon=words.printed.icons[card.id],
        kind=KINDS[card.kind],
        head=words.head(card.index),
        uses=[
            CardUse(words.use(card.index, number), TIMINGS[use.timing], use.expert)
            for number, use in enumerate(card.uses)
        ],
        school=SCHOOLS[card.school] if spell else None,
        level=LEVELS[card.level] if spell else None,
        power=list(card.power),
        rarity=RARITIES[card.rarity] if card.rarity != NONE else None,
        faction=FACTIONS[card.faction] if card.faction != NONE else None,
        hero=words.printed.heroes[card.hero].id if card.hero != NONE else None,
        cover=None if card.cover is None else face_of(words, card.cover),
        source=words.source(card.id),
        own=is_ours(words, card.id),
    )


def hero_of(words: CardWords, hero: HeroDef) -> HeroBoard:
    return HeroBoard(
        index=hero.index,
        id=hero.id,
        name=words.hero(hero.index),
        icon=words.printed.icons[hero.id],
        hero_class=words.hero_class(hero.index),
        kind="magic" if hero.magic else "might",
        faction=FACTIONS[hero.faction],
        specialty=words.hero_specialty(hero.index),
        statistics=Statistics(*hero.statistics),
        arrows=hero.arrows,
        ability=hero.ability,
        specialties=list(hero.specialties),
        text=words.hero_text(hero.index),
        source=words.source(hero.id),
        own=is_ours(words, hero.id),
    )


def ai_card_of(words: CardWords, card: AiCardDef) -> AiCard:
    return AiCard(
        index=card.index,
        id=card.id,
        name=words.ai_card(card.index),
        icon=words.printed.icons[card.id],
        kind=card.kind,
        text=words.ai_text(card.index),
    )


def is_ours(words: CardWords, id: str) -> bool:
    """Whether what is printed is neither published nor inferred."""
    return words.printed.sources[id].rest == "original"
