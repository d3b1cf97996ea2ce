"""Heroes of Might and Magic III, told over the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fabletop.games.heroes import Heroes
from fabletop.games.heroes import events as ev
from fabletop.games.heroes import words as heroes_words
from fabletop.games.heroes.defs import (
    DIFFICULTIES,
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
from fabletop.games.heroes.options import MODES, OPTIONS
from fabletop.games.heroes.view import scene
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Pick
from fabletop.kernel.game import Game
from fabletop.ledger import Language
from fabletop.server.speakers.speaker import GameSpeaker, or_none

# Words that a board needs beside the names of units, cards and heroes, by their keys
WORDS: Final = (
    *(f"faction-{word}" for word in FACTIONS),
    *(f"tier-{word}" for word in TIERS[1:]),
    *(f"type-{word}" for word in TYPES),
    *(f"value-{word}" for word in ("attack", "defence", "health", "initiative")),
    *(f"kind-{word}" for word in KINDS),
    *(f"school-{word}" for word in SCHOOLS),
    *(f"spell-level-{word}" for word in LEVELS),
    *(f"rarity-{word}" for word in RARITIES),
    *(f"timing-{word}{ending}" for word in TIMINGS for ending in ("", ".text")),
    *(f"trigger-{word}" for word in ("activation", "attack", "passive", "retaliation", "map")),
    *("face-few", "face-pack", "use-basic", "use-expert", "side-guards", "side-ai"),
    *(f"mark-{word}" for word in ("acted", "retaliated", "paralysed", "defending")),
    *(f"table-{word}" for word in ("attacker", "defender", "wall", "gate", "rubble", "lasting", "order")),
    *(f"difficulty-{word}" for word in DIFFICULTIES),
    *(f"mode-{mode.name}{ending}" for mode in MODES for ending in ("", ".text")),
    *(f"setting-{word}" for word in ("ruleset", *(option.name for option in OPTIONS)) if word != "heroes"),
    *("armies-choose", "armies-random", "ruleset-retail", "ruleset-first"),
)


class HeroesSpeaker(GameSpeaker[Heroes, heroes_words.HeroesWords]):
    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        super().__init__(Heroes, heroes_words, heroes_words.HeroesWords(language, names))

    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]:
        g = self.own(game)
        hero = heroes_words.hero_of(g, pick)
        troop = heroes_words.troop_of(g, decision, pick)
        foreseen = heroes_words.forecast_of(g, decision, pick)
        hint = heroes_words.hint(self.words, g, decision, pick, foreseen)
        hero_id = g.printed.heroes[hero].id if hero != NONE else None
        return {
            **self.plain_option(g, decision, pick, hint, hero_id),
            "unit": or_none(heroes_words.unit_of(g, decision, pick)),
            "space": or_none(heroes_words.space_of(g, decision, pick)),
            "kind": None if troop is None else troop[0],
            "face": None if troop is None else troop[1],
            "forecast": None if foreseen is None else foreseen.to_data(),
        }

    def bearings(self, g: Heroes) -> tuple[Any, ...]:
        c = scene(g)
        return (
            g.printed.plan.mode,
            c.board.width,
            tuple([hero.who for hero in g.heroes]),
            tuple([(camp.leader, camp.seat) for camp in c.camps]),
            tuple([(unit.side, unit.kind) for unit in c.units]),
        )

    def new_line(self, g: Heroes, event: Event) -> dict[str, Any]:
        card = NONE if isinstance(event, ev.AiDrew) else getattr(event, "card", NONE)
        return {
            **super().new_line(g, event),
            "seat": seat_of(g, event),
            "card": or_none(card),
            "unit": or_none(getattr(event, "uid", NONE)),
        }

    # -- what is printed ------------------------------------------------------------------------------

    def catalogue(self) -> dict[str, Any]:
        printed = content()
        return {
            "units": [self.unit(unit) for unit in printed.units],
            "cards": [self.card(card) for card in printed.cards],
            "heroes": [self.hero(hero) for hero in printed.heroes],
            "ai_cards": [self.ai_card(card) for card in printed.ai_cards],
            "words": {key: self.words.say(key) for key in WORDS},
        }

    def unit(self, unit: UnitDef) -> dict[str, Any]:
        words = self.words.cards
        return {
            "index": unit.index,
            "id": unit.id,
            "name": words.unit(unit.index),
            "icon": content().icons[unit.id],
            "faction": FACTIONS[unit.faction],
            "tier": TIERS[unit.tier],
            "type": TYPES[unit.type],
            "head": words.unit_head(unit.index),
            "faces": [self.face(face) for face in unit.faces],
            "source": words.source(unit.id),
            "own": content().sources[unit.id].rest == "original",
        }

    def face(self, face: Face) -> dict[str, Any]:
        return {
            "attack": face.attack,
            "defence": face.defence,
            "health": face.health,
            "initiative": face.initiative,
            "gold": face.gold,
            "valuables": face.valuables,
            "powers": self.words.cards.powers(face),
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
            "uses": [
                {
                    "text": words.use(card.index, number),
                    "timing": TIMINGS[use.timing],
                    "expert": use.expert,
                }
                for number, use in enumerate(card.uses)
            ],
            "school": SCHOOLS[card.school] if card.kind == SPELL else None,
            "level": LEVELS[card.level] if card.kind == SPELL else None,
            "power": list(card.power),
            "rarity": RARITIES[card.rarity] if card.rarity != NONE else None,
            "faction": FACTIONS[card.faction] if card.faction != NONE else None,
            "hero": content().heroes[card.hero].id if card.hero != NONE else None,
            "cover": None if card.cover is None else self.face(card.cover),
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
            "hero_class": words.hero_class(hero.index),
            "kind": "magic" if hero.magic else "might",
            "faction": FACTIONS[hero.faction],
            "specialty": words.hero_specialty(hero.index),
            "statistics": list(hero.statistics),
            "arrows": hero.arrows,
            "ability": hero.ability,
            "specialties": list(hero.specialties),
            "text": words.hero_text(hero.index),
            "source": words.source(hero.id),
            "own": content().sources[hero.id].rest == "original",
        }

    def ai_card(self, card: AiCardDef) -> dict[str, Any]:
        words = self.words.cards
        return {
            "index": card.index,
            "id": card.id,
            "name": words.ai_card(card.index),
            "icon": content().icons[card.id],
            "kind": card.kind,
            "text": words.ai_text(card.index),
        }


def seat_of(g: Heroes, event: Event) -> int:
    """Whose doing an event is: the seat it names, or who decides for the unit it names."""
    seat = getattr(event, "seat", None)
    if isinstance(seat, int):
        return seat if seat < g.seats else NOBODY
    uid = getattr(event, "uid", NONE)
    if uid == NONE:
        return NOBODY
    c = scene(g)
    return c.camps[c.units[uid].side].seat
