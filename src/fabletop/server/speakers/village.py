"""Village of Legends, told over the wire."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from fabletop.games.village import Village
from fabletop.games.village import words as village_words
from fabletop.games.village.content_files import content
from fabletop.games.village.defs import CLASSES, ELEMENTS, KINDS, NONE, SLOTS, TYPES, CardDef, HeroDef
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.ledger import Language
from fabletop.server.speakers.speaker import LINES_KEPT


class VillageSpeaker:
    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        self.words: Final = village_words.VillageWords(language, names)
        self.lines: Final[dict[tuple[Any, ...], dict[str, Any]]] = {}

    def prompt(self, game: Game, seat: Seat) -> str:
        g = as_village(game)
        asked = g.decision is not None and seat in g.decision.seats
        return village_words.prompt(self.words, g, seat) if asked else village_words.waiting(self.words, g)

    def rules(self, decision: Decision) -> Sequence[str]:
        return village_words.rules_behind(decision)

    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]:
        g = as_village(game)
        card = village_words.card_of(g, decision, pick)
        hero = village_words.hero_of(g, pick)
        return {
            "label": village_words.label(self.words, g, decision, pick),
            "full": village_words.option(self.words, g, decision, pick),
            "hint": village_words.hint(self.words, g, decision, pick),
            "group": village_words.group(decision, pick),
            "verb": pick.verb if isinstance(pick, Act) else "",
            "id": pick.id if isinstance(pick, Act) else pick,
            "card": card if card != NONE else None,
            "hero": g.printed.heroes[hero].id if hero != NONE else None,
            "rules": list(village_words.rules_of_option(decision, pick)),
        }

    def log(self, game: Game, events: Sequence[Event]) -> list[dict[str, Any]]:
        """A line for each event; `head` begins a new paragraph."""
        g = as_village(game)
        heroes = tuple([player.hero for player in g.players])
        return [self.line(g, heroes, event) for event in events if not isinstance(event, village_words.QUIET)]

    def line(self, g: Village, heroes: tuple[int, ...], event: Event) -> dict[str, Any]:
        """The same line whenever the same happens to the same heroes: so it is remembered."""
        kind = type(event)
        key = (kind, heroes, *[getattr(event, field) for field in kind.FIELDS])
        line = self.lines.get(key)
        if line is None:
            if len(self.lines) >= LINES_KEPT:
                self.lines.clear()
            line = self.lines[key] = {
                "text": village_words.event(self.words, g, event),
                "seat": getattr(event, "seat", NOBODY),
                "card": getattr(event, "card", None),
                "head": isinstance(event, village_words.HEADS),
                "rules": list(village_words.rules_of_event(kind)),
                "event": kind.__name__,
                "n": getattr(event, "n", None),
            }
        return line

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


def as_village(game: Game) -> Village:
    assert isinstance(game, Village)
    return game


def named(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]
