"""What a seat is told of Andor.

Everybody at the table knows the same, and nobody knows what has not been read, drawn or turned up: cards,
goals, events, faces, rules, foes and the ending are told from the moment on when they are seen, each once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from fabletop.bots.driver import cut
from fabletop.content import shelf
from fabletop.games.andor import words
from fabletop.games.andor.bots.explain import explain
from fabletop.games.andor.catalogue import PRINTED, AndorCatalogue, catalogue
from fabletop.games.andor.day.free import is_free
from fabletop.games.andor.day.walk import pulls
from fabletop.games.andor.defs import NONE
from fabletop.games.andor.hindrances import hindered
from fabletop.games.andor.state.acts import hero_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.view import figure_of
from fabletop.games.andor.view.board import known_kinds, open_faces
from fabletop.games.andor.view.records import AndorWay
from fabletop.games.andor.view.story import cards_read, open_goals, rules_on
from fabletop.games.telling import GameTeller, Seen, brought_texts
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.said import Said
from fabletop.speech import seen_texts

OWN_DEEDS: Final = frozenset(("turn", "walk"))  # questions to one hero, whose number the frame carries
ITEM_IN_DEED: Final = frozenset(("take", "drop", "give", "use", "banish"))
MEANT: Final = {  # what the number of an act means
    **dict.fromkeys(("go", "pull", "dweller", "field", "token"), "field"),
    **dict.fromkeys(("fight", "foe"), "foe"),
    **dict.fromkeys(("hero", "carry", "invite", "lend"), "whom"),
    **dict.fromkeys(("item", "send", "fetch", "ward", "weapon"), "item"),
    "study": "book",
    "symbol": "symbol",
}


class AndorTeller(GameTeller[Andor, words.AndorWords]):
    def __init__(self, names: Mapping[int, str] | None = None, content: str = "") -> None:
        told = shelf.texts_of("andor", content)
        hidden = seen_texts(words.TEXT) if told is None else {**seen_texts(words.TEXT), **seen_texts(told)}
        brought = brought_texts("andor", content, words.TEXT)
        super().__init__(Andor, words, words.AndorWords(names, content), hidden, brought)
        self.content: Final = content

    def catalogue(self) -> AndorCatalogue:
        return catalogue(self.content, self.brought)

    # -- what comes to light ------------------------------------------------------------------------------

    def seen(self, game: Game) -> frozenset[Seen]:
        g = self.own(game)
        numbers: dict[str, Iterable[int]] = {
            "kinds": known_kinds(g),
            "faces": open_faces(g),
            "events": (*g.event_pile, *g.peeked),
            "rules": rules_on(g),
            "cards": cards_read(g),
            "goals": open_goals(g),
            "endings": [int(g.won)] if g.finished else [],
        }
        return frozenset((name, n) for name, found in numbers.items() for n in found)

    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[Any]]:
        g = self.own(game)
        told: dict[str, list[Any]] = {}
        for name, n in sorted(seen):
            told.setdefault(name, []).append(PRINTED[name](g.legend, n))
        return told

    # -- what is asked ------------------------------------------------------------------------------------

    def about_question(self, g: Andor, decision: Decision) -> dict[str, int | str]:
        """The hero who must answer; where several must, the one whose turn it is, or the first of them."""
        first = (words.hero_asked(decision), g.turn)
        everybody = (*first, *range(len(g.heroes)))
        asked = [h for h in everybody if h != NONE and g.heroes[h].seat in decision.seats]
        return {"hero": figure_of(g, asked[0])} if asked else {}

    def about(self, g: Andor, decision: Decision, pick: Pick) -> dict[str, int]:
        about: dict[str, int] = {}
        if not isinstance(pick, Act):
            return about
        if decision.kind in OWN_DEEDS:
            about["actor"] = hero_of(decision.frame)
        if is_free(pick):
            about["actor"] = pick.id
            if pick.verb in ITEM_IN_DEED:
                _, about["item"] = pick.ids
            elif pick.verb == "cast":
                _, about["book"] = pick.ids
        elif pick.verb in MEANT:
            about[MEANT[pick.verb]] = pick.id
        return about

    def hindered(self, g: Andor, seat: Seat, decision: Decision) -> Iterator[tuple[Act, Said, str]]:
        for pick, why in hindered(g, seat, decision):
            yield pick, words.hindrance(self.words, g, why), why.rule

    def detail(self, g: Andor, decision: Decision, pick: Pick) -> AndorWay | None:
        """The way that a walk takes."""
        if not isinstance(pick, Act) or pick.verb not in ("go", "pull"):
            return None
        h = hero_of(decision.frame)
        if pick.verb == "go":
            return way_of(g, h, self.words.reach(g, decision, h).path(pick.id))
        return next((way_of(g, h, way) for way in pulls(g, h) if way[-1] == pick.id), None)

    def advice(self, imagined: Game, seat: Seat, pick: Pick, other: Pick | None, luck: int) -> Said:
        """What to do, and what for, as the bots' planner sees it, or would if it had thought of it."""
        g = self.own(imagined)
        assert g.decision is not None
        decision = cut(g.decision, seat)
        if len(decision.options) > 1:
            found = explain(g, seat, decision, pick)
            about = (found.purpose, found.field, found.what, found.company, *found.reason)
            return words.advice(self.words, g, decision, pick, *about)
        return words.advice(self.words, g, decision, pick)

    # -- what happened ------------------------------------------------------------------------------------

    def seat_of(self, g: Andor, event: Event) -> int:
        h: int = getattr(event, "hero", NONE)
        return g.heroes[h].seat if h != NONE else NOBODY

    def about_event(self, g: Andor, event: Event) -> dict[str, int | str]:
        about: dict[str, int | str] = {}
        n, uid, h = [getattr(event, name, NONE) for name in ("n", "uid", "hero")]
        if n != NONE:
            about["n"] = n
        if uid != NONE:
            about["unit"] = uid
        if h != NONE:
            about["hero"] = figure_of(g, h)
        return about


def way_of(g: Andor, h: int, path: Sequence[int]) -> AndorWay:
    hero = g.heroes[h]
    hours = max(0, len(path) - g.walk_free)
    willpower = sum(g.overtime_price(hero, hero.hours + n) for n in range(1, hours + 1))
    return AndorWay(path=[hero.field, *path], hours=hours, willpower=willpower)
