"""Village of Legends, told over the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.games.village import Village
from fabletop.games.village import words as village_words
from fabletop.games.village.defs import CLASSES, ELEMENTS, KINDS, NONE, SLOTS, TYPES, CardDef, HeroDef
from fabletop.games.village.load import content
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick
from fabletop.kernel.game import Game
from fabletop.ledger import Language
from fabletop.server.speakers.speaker import GameSpeaker


class VillageSpeaker(GameSpeaker[Village, village_words.VillageWords]):
    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        super().__init__(Village, village_words, village_words.VillageWords(language, names))

    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]:
        g = self.own(game)
        hero = village_words.hero_of(g, pick)
        hint = village_words.hint(self.words, g, decision, pick)
        hero_id = g.printed.heroes[hero].id if hero != NONE else None
        return self.plain_option(g, decision, pick, hint, hero_id)

    def bearings(self, g: Village) -> tuple[Any, ...]:
        return tuple([player.hero for player in g.players])

    def catalogue(self) -> dict[str, Any]:
        printed = content()
        return {
            "cards": [self.card(card) for card in printed.cards],
            "heroes": [self.hero(hero) for hero in printed.heroes],
        }

    def card(self, card: CardDef) -> dict[str, Any]:
        words = self.words.cards
        return {
            "index": card.index,
            "id": card.id,
            "name": words.name(card.index),
            "icon": content().icons[card.id],
            "kind": KINDS[card.kind],
            "head": words.head(card.index),
            "brief": words.brief(card.index),
            "text": words.text(card.index),
            "sets": list(card.copies),
            "price": card.price if card.price != NONE else None,
            "sells": card.sells,
            "cost": card.cost,
            "attack": card.attack if card.attacks else None,
            "heavy": card.heavy,
            "weapon_class": named(CLASSES, card.weapon_class),
            "element": named(ELEMENTS, card.element),
            "slot": named(SLOTS, card.slot),
            "defence": card.defence,
            "type": named(TYPES, card.type),
            "life": card.life,
            "life_per_player": card.life_per_player,
            "taming": card.taming,
            "blocks": card.blocks,
            "parts": [{"id": part.id, "name": words.part(card, part)} for part in card.parts],
            "source": words.source(card.id),
            "own": content().sources[card.id].rest == "original",
        }

    def hero(self, hero: HeroDef) -> dict[str, Any]:
        words = self.words.cards
        return {
            "index": hero.index,
            "id": hero.id,
            "name": words.hero(hero.index),
            "icon": content().icons[hero.id],
            "set": hero.set,
            "life": hero.life,
            "brief": words.hero_brief(hero.index),
            "levels": [
                {
                    "experience": hero.experience[number],
                    "mind": level.mind,
                    "abilities": words.level_abilities(hero, number),
                }
                for number, level in enumerate(hero.levels)
            ],
            "source": words.source(hero.id),
            "own": content().sources[hero.id].rest == "original",
        }


def named(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]
