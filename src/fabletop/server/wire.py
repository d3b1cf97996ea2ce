"""What a seat is told, in words: views, decisions, events and the log as docs/wire.md describes them.

Everything here is cut to one seat; NOBODY looks on.  A game speaks through its `Speaker`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Protocol

from fabletop.games import BOXES
from fabletop.games.village import Village
from fabletop.games.village import words as village_words
from fabletop.games.village.content_files import content
from fabletop.games.village.defs import CLASSES, ELEMENTS, KINDS, NONE, SLOTS, TYPES, CardDef, HeroDef
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat, pick_from_data, pick_to_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Match, Setup
from fabletop.ledger import Language


class Speaker(Protocol):
    """One game in one language, with the names of the people at the table."""

    def prompt(self, game: Game, seat: Seat) -> str: ...
    def rules(self, decision: Decision) -> Sequence[str]: ...
    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]: ...
    def log(self, game: Game, events: Sequence[Event]) -> list[dict[str, Any]]: ...
    def catalogue(self) -> dict[str, Any]: ...


def speaker(game: str, language: Language, names: Mapping[int, str] | None = None) -> Speaker:
    return SPEAKERS[game](language, names or {})


def catalogue(game: str, language: Language) -> dict[str, Any]:
    """What is printed, in words: every card and hero of a game."""
    return {
        "game": game,
        "language": language,
        "content": BOXES[game].content_hash(),
        **speaker(game, language).catalogue(),
    }


def state_of(
    match: Match,
    seat: Seat,
    language: Language,
    events: Iterable[Event],
    names: Mapping[int, str] | None = None,
) -> dict[str, Any]:
    """What one seat is told of a match now, and of what happened since it was last told."""
    game = match.game
    said = speaker(match.setup.game, language, names)
    heard = [cut for event in events if (cut := event.cut(seat)) is not None]
    view = game.view(seat)
    view.pop("decision", None)
    return {
        "view": view,
        "decision": decision_of(said, game, seat),
        "events": [event.to_data() for event in heard],
        "log": said.log(game, heard),
        "over": game.over,
        "winners": list(game.winners),
        "promise": match.promise,
        "seed": str(match.setup.seed) if game.over else None,
    }


def decision_of(said: Speaker, game: Game, seat: Seat) -> dict[str, Any] | None:
    """Whom the table waits for and for what; the options only for those who hold them."""
    decision = game.decision
    if decision is None:
        return None
    offered = decision.offers(seat)
    return {
        "seats": list(decision.seats),
        "mine": bool(offered),
        "kind": decision.kind,
        "prompt": said.prompt(game, seat),
        "rules": list(said.rules(decision)),
        "options": [{"pick": pick_to_data(pick), **said.option(game, decision, pick)} for pick in offered],
    }


def replay_frames(data: Mapping[str, Any], language: Language) -> list[dict[str, Any]]:
    """Every public state of a finished match, one for each pick, with what was told in between."""
    box = BOXES[str(data["game"])]
    setup = Setup(box.name, data["seats"], int(data["seed"]), data["ruleset"], data["options"])
    match = Match(box, setup)
    frames = [{"pick": None, **state_of(match, NOBODY, language, match.take_events())}]
    for picked in data["picks"]:
        events = match.choose(pick_from_data(picked))
        frames.append({"pick": picked, **state_of(match, NOBODY, language, events)})
    return frames


# -- Village of Legends ----------------------------------------------------------------------------------


class VillageSpeaker:
    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        self.words: Final = village_words.VillageWords(language, names)

    def prompt(self, game: Game, seat: Seat) -> str:
        return village_words.prompt(self.words, as_village(game), seat)

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
        return [
            {
                "text": village_words.event(self.words, g, event),
                "seat": getattr(event, "seat", NOBODY),
                "card": getattr(event, "card", None),
                "head": isinstance(event, village_words.HEADS),
            }
            for event in events
            if not isinstance(event, village_words.QUIET)
        ]

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


SPEAKERS: Final[dict[str, Callable[[Language, Mapping[int, str]], Speaker]]] = {"village": VillageSpeaker}
