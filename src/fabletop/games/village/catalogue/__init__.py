"""What is printed on every card and hero, for those who draw them."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.games.records import Text
from fabletop.games.village.catalogue.records import (
    Ability,
    Card,
    Hero,
    HeroLevel,
    Part,
    VillageCatalogue,
)
from fabletop.games.village.defs import CLASSES, ELEMENTS, KINDS, NONE, SLOTS, TYPES, CardDef, HeroDef
from fabletop.games.village.load import content
from fabletop.games.village.words.cards import CardWords, card_words, text_of

__all__ = ["VillageCatalogue", "catalogue"]


def catalogue(hash: str = "", texts: Sequence[Text] = ()) -> VillageCatalogue:
    printed, words = content(hash), card_words(hash)
    return VillageCatalogue(
        game="village",
        content=printed.fingerprint,
        cards=[card_of(words, card) for card in printed.cards],
        heroes=[hero_of(words, hero) for hero in printed.heroes],
        texts=list(texts),
    )


def card_of(words: CardWords, card: CardDef) -> Card:
    return Card(
        index=card.index,
        id=card.id,
        name=words.name(card.index),
        icon=words.printed.icons[card.id],
        kind=KINDS[card.kind],
        head=words.head(card.index),
        brief=words.brief(card.index),
        text=words.text(card.index),
        sets=list(card.copies),
        price=card.price if card.price != NONE else None,
        sells=card.sells,
        cost=card.cost,
        attack=card.attack if card.attacks else None,
        heavy=card.heavy,
        weapon_class=named(CLASSES, card.weapon_class),
        element=named(ELEMENTS, card.element),
        slot=named(SLOTS, card.slot),
        defence=card.defence,
        type=named(TYPES, card.type),
        life=card.life,
        life_per_player=card.life_per_player,
        taming=card.taming,
        blocks=card.blocks,
        parts=[Part(part.id, words.part(card, part)) for part in card.parts],
        source=words.source(card.id),
        own=is_ours(words, card.id),
    )


def hero_of(words: CardWords, hero: HeroDef) -> Hero:
    return Hero(
        index=hero.index,
        id=hero.id,
        name=words.hero(hero.index),
        icon=words.printed.icons[hero.id],
        set=hero.set,
        life=hero.life,
        brief=words.hero_brief(hero.index),
        levels=[
            HeroLevel(
                experience=hero.experience[number],
                mind=level.mind,
                abilities=[Ability(one, text_of(one)) for one in words.level_lines(hero, number)],
            )
            for number, level in enumerate(hero.levels)
        ],
        source=words.source(hero.id),
        own=is_ours(words, hero.id),
    )


def named(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def is_ours(words: CardWords, id: str) -> bool:
    """Whether what is printed is neither published nor inferred."""
    return words.printed.sources[id].rest == "original"
