"""What a seat is told of Heroes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes import words
from fabletop.games.heroes.bots.load import judge_of_fights
from fabletop.games.heroes.bots.reasons import why
from fabletop.games.heroes.catalogue import HeroesCatalogue, catalogue
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.hindrances import hindered
from fabletop.games.heroes.own_scenarios import told_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.view import HeroesView, laid_open, scene, view_of_forecast
from fabletop.games.heroes.view.odds import odds_of
from fabletop.games.heroes.words import towns
from fabletop.games.heroes.words.adventure import about as on_map
from fabletop.games.heroes.words.adventure.log import SHOWN
from fabletop.games.records import LogLine, Option
from fabletop.games.telling import NOTHING_SEEN, GameTeller, Seen, brought_texts
from fabletop.kernel.decision import Decision
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Act, Pick, Seat
from fabletop.kernel.game import Game
from fabletop.said import Said


class HeroesTeller(GameTeller[Heroes, words.HeroesWords]):
    def __init__(self, names: Mapping[int, str] | None = None, content: str = "") -> None:
        brought = brought_texts("heroes", content, words.TEXT)
        super().__init__(Heroes, words, words.HeroesWords(names, content), brought=brought)
        self.content: Final = content

    def laid_open(self, game: Game, shown: Sequence[Seat]) -> HeroesView:
        return laid_open(self.own(game), shown)

    def catalogue(self) -> HeroesCatalogue:
        return catalogue(self.content, self.brought)

    def seen(self, game: Game) -> frozenset[Seen]:
        """A scenario that somebody wrote, or that was drawn, is in no catalogue."""
        scenario = self.own(game).printed.plan.scenario
        told = scenario is not None and (scenario.own or scenario.land > 0)
        return frozenset((("scenarios", scenario.index),)) if scenario and told else NOTHING_SEEN

    def printed(self, game: Game, seen: Iterable[Seen]) -> dict[str, list[Any]]:
        scenario = self.own(game).printed.plan.scenario
        return {"scenarios": [told_of(scenario, self.content)]} if scenario and list(seen) else {}

    # -- what is asked ----------------------------------------------------------------------------------

    def option(self, g: Heroes, decision: Decision, pick: Pick) -> Option:
        """What an attack would come to is worked out once, for the hint and for who draws it; how a fight on
        the map might go is estimated."""
        foreseen = words.forecast_of(g, decision, pick)
        hint = words.hint(self.words, g, decision, pick, foreseen)
        detail = odds_of(g, pick) if foreseen is None else view_of_forecast(foreseen)
        return self.offered(g, decision, pick, hint, detail)

    def named(self, g: Heroes, decision: Decision, pick: Pick) -> Said:
        """A card without its text."""
        text = isinstance(pick, Act) and pick.verb in words.USED
        return (words.label if text else words.option)(self.words, g, decision, pick)

    def why(
        self, g: Heroes, seat: Seat, decision: Decision, pick: Pick, other: Pick | None, luck: int
    ) -> Said:
        return words.reason(self.words, g, *why(g, seat, decision, pick, other, judge_of_fights(g), luck))

    def hindered(self, g: Heroes, seat: Seat, decision: Decision) -> Iterator[tuple[Act, Said, str]]:
        for pick, found in hindered(g, seat, decision):
            yield pick, words.hindrance(self.words, g, seat, found), found.rule

    def about(self, g: Heroes, decision: Decision, pick: Pick) -> dict[str, int]:
        about = {
            "card": words.card_of(g, decision, pick),
            "unit": words.unit_of(g, decision, pick),
            "space": words.space_of(g, decision, pick),
            "hero": words.hero_of(g, pick),
        }
        about = {name: number for name, number in about.items() if number != NONE}
        troop = words.troop_of(g, decision, pick)
        if troop is not None:
            about["kind"], about["face"] = troop
        if isinstance(pick, Act):
            if pick.verb in words.USED:
                _, about["use"] = pick.ids
            about.update(on_map.about(g, decision, pick))
            about.update(towns.about(g, decision, pick))
        return about

    def about_question(self, g: Heroes, decision: Decision) -> dict[str, int | str]:
        return on_map.about_question(g, decision)

    # -- what happened ----------------------------------------------------------------------------------

    def lines(self, game: Game, heard: Sequence[Event]) -> list[LogLine]:
        happened = words.remembered(self.own(game), words.told(heard))
        return [self.line(then, event) for then, event in happened]

    def seat_of(self, g: Heroes, event: Event) -> int:
        """The seat that an event names, or who decides for the unit it names."""
        seat = getattr(event, "seat", None)
        if isinstance(seat, int):
            return seat if 0 <= seat < g.seats else NOBODY
        uid = getattr(event, "uid", NONE)
        if uid == NONE:
            return NOBODY
        c = scene(g)
        return c.camps[c.units[uid].side].seat

    def about_event(self, g: Heroes, event: Event) -> dict[str, int | str]:
        """The cards, units, heroes, fields and tiles that an event names; the cards of the AI are none of the
        catalogue's."""
        about = {"card": getattr(event, "card", NONE), "unit": getattr(event, "uid", NONE)}
        about |= {name: getattr(event, name, NONE) for name in SHOWN}
        if isinstance(event, ev.AiDrew):
            del about["card"]
        return {name: number for name, number in about.items() if number >= 0}
