"""Everything of Heroes as text: the combat while there is one, else the map."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import Hex
from fabletop.games.heroes.map.land import middle_of
from fabletop.games.heroes.map.printed import EMPTY, TILE_KINDS
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.goals import goals_of
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.scenario.whom import by_side
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.terminal.map import (
    CUBE,
    FLAG,
    MAIN,
    SECOND,
    back_of,
    draw_map,
    hidden_kinds,
    places_on,
)
from fabletop.games.heroes.terminal.town import TownScreen
from fabletop.games.heroes.words.adventure.about import about
from fabletop.games.heroes.words.adventure.land import ROMAN
from fabletop.games.heroes.words.adventure.special import special_rules
from fabletop.games.heroes.words.places import (
    building_name,
    building_text,
    field_name,
    place_name,
    place_text,
    place_use,
    proclamation_name,
    proclamation_text,
)
from fabletop.games.heroes.words.table import at
from fabletop.games.words import DOT
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat
from fabletop.kernel.match import Match
from fabletop.ledger import Language
from fabletop.said import say
from fabletop.terminal.drawing import framed
from fabletop.terminal.screen import Named, Page

SECOND_PREFIX: Final = "2"  # typed before a field where the secondary hero is to go


class HeroesScreen(TownScreen):
    def is_on_map(self) -> bool:
        """Whether there is a map, and no combat hides it."""
        return self.game.printed.plan.scenario is not None and self.game.combat is None

    # -- the table ------------------------------------------------------------------------------------

    def table(self, seat: Seat) -> RenderableType:
        if not self.is_on_map():
            return super().table(seat)
        parts: list[RenderableType] = [self.story()]
        if self.game.land.tiles:
            parts += [self.players(seat), *self.map(), *self.town(seat), *self.trading(seat)]
        return Group(*parts, *self.hand(self.game.view(seat), seat))

    def summary(self, seat: Seat) -> RenderableType:
        """Between two picks: the map, the market where one trades, and the hand."""
        if not self.is_on_map():
            return super().summary(seat)
        parts = self.map() if self.game.land.tiles else []
        return Group(*parts, *self.trading(seat), *self.hand(self.game.view(seat), seat))

    def story(self) -> RenderableType:
        """The scenario, its goals and how far everybody is, and what the astrologers said."""
        g = self.game
        scenario = scenario_of(g)
        lines = []
        sides = by_side(g, [Seat(seat) for seat in range(g.n)])
        for goal in goals_of(g):
            have = ", ".join(
                f"{' + '.join(map(self.seat, side))} {max([goal.have[seat] for seat in side])}/{goal.need}"
                for side in sides
            )
            lines.append(Text.assemble(("☐ ", "yellow"), self.phrase(goal.text), (f"  {have}", "dim")))
        lines += [
            Text.assemble(("§ ", "cyan"), self.phrase(rule))
            for rule in special_rules(self.words.cards, scenario)
        ]
        for number in (g.waning, g.week):
            if number == NONE:
                continue
            card = g.printed.proclamations[number]
            name, text = self.phrase(proclamation_name(card)), self.phrase(proclamation_text(card))
            lines.append(Text.assemble((f"☾ {name}: ", "magenta"), text))
        return framed(Group(*lines), f"{self.phrase(text_of(scenario))}{DOT}{self.rounds()}")

    # -- the map --------------------------------------------------------------------------------------

    def map(self) -> list[RenderableType]:
        """Drawn, with what its signs mean."""
        g = self.game
        lit = frozenset(field for pick in self.offered() if (field := self.field_of(pick)) != NONE)
        legend = [f"{sign} {self.phrase(field_name(printed))}" for sign, printed in places_on(g).items()]
        legend += [f"{back_of(kind)} {self.say(f'tile-{TILE_KINDS[kind]}')}" for kind in hidden_kinds(g)]
        legend += [
            self.say("table-main-hero", sign=MAIN),
            self.say("table-second-hero", sign=SECOND),
            self.say("table-flag", sign=FLAG),
            self.say("table-cube", sign=CUBE),
        ]
        drawn = draw_map(g, lit, self.new_spots())
        return [*self.row(), drawn, Text(" " + DOT.join(legend), "dim")]

    def row(self) -> list[RenderableType]:
        """The open tiles that are still to be laid: the next one with its places, and how many come after."""
        tiles = [self.game.printed.tiles[tile] for tile in self.game.row]
        if not tiles:
            return []
        here = [field for field in tiles[0].fields if field.kind != EMPTY]
        places = [
            self.phrase(field_name(one)) + (f" {ROMAN[one.level]}" if one.level else "") for one in here
        ]
        said = self.say(
            "table-row", tile=self.say(f"tile-{TILE_KINDS[tiles[0].kind]}"), places=", ".join(places)
        )
        if len(tiles) > 1:
            said += " " + self.say("table-row-rest", n=len(tiles) - 1)
        return [Text(" " + said)]

    def offered(self) -> list[Act]:
        decision = self.game.decision
        return [] if decision is None else [one for one in decision.options if isinstance(one, Act)]

    def field_of(self, pick: Act) -> int:
        """The field that an option is about; of a tile to be revealed the middle."""
        decision = self.game.decision
        found = {} if decision is None else about(self.game, decision, pick)
        if pick.verb == "reveal":
            return middle_of(found["spot"])
        return (
            found.get("field", NONE)
            if pick.verb in ("step", "land", "late_step", "field", "portal")
            else NONE
        )

    def new_spots(self) -> dict[Hex, str]:
        """Where tiles may be added or laid, and what to type for each."""
        found: dict[Hex, str] = {}
        for pick in self.offered():
            if pick.verb in ("add", "lay"):
                q, r = pick.ids[-2:]
                found.setdefault((q, r), f"+{len(found) + 1}")
        return found

    def at(self, decision: Decision, pick: Pick) -> str:
        """C3, or 2C3 for the secondary hero; +1 where a tile is to be added."""
        if not self.is_on_map() or not isinstance(pick, Act):
            return super().at(decision, pick)
        if pick.verb in ("add", "lay"):
            q, r = pick.ids[-2:]
            typed = self.new_spots()[q, r]
        else:
            field = self.field_of(pick)
            typed = "" if field == NONE else at(field)
        found = about(self.game, decision, pick)
        second = typed and "hero" in found and not self.game.heroes[found["hero"]].main
        return f"{SECOND_PREFIX}{typed}" if second else typed

    # -- the town -------------------------------------------------------------------------------------

    def town(self, seat: Seat) -> list[RenderableType]:
        """Nothing for those who look on, or are out of the game."""
        if seat < 0 or self.game.realm(seat).out or self.game.round == 0:
            return []
        return [self.buildings(seat), self.units_for_sale(seat), self.tokens(seat)]

    def trading(self, seat: Seat) -> list[RenderableType]:
        """The market, for who trades there just now."""
        decision = self.game.decision
        trades = decision is not None and decision.kind == "trade" and seat in decision.seats
        return [self.market(seat)] if trades else []

    # -- words ----------------------------------------------------------------------------------------

    def pages_of(self, decision: Decision, pick: Pick) -> list[Page]:
        pages = super().pages_of(decision, pick)
        if isinstance(pick, Act):
            found = about(self.game, decision, pick)
            field = found.get("field", NONE)
            printed = self.game.land.fields[field] if field != NONE else None
            if printed is not None:
                pages.append(self.place_page(printed.place.index))
            if "building" in found:
                pages.append(self.building_page(found["building"]))
        return pages

    def named(self) -> list[Named]:
        """Places, buildings and proclamations have pages too."""
        named, printed = super().named(), self.game.printed
        if printed.plan.scenario is None:
            return named
        named.extend((self.phrase(place_name(one)), self.place_page, one.index) for one in printed.places)
        for board in printed.buildings:
            named.extend((self.phrase(building_name(one)), self.building_page, one.index) for one in board)
        named.extend(
            (self.phrase(proclamation_name(one)), self.proclamation_page, one.index)
            for one in printed.proclamations
        )
        return named

    def place_page(self, place: int) -> Page:
        one = self.game.printed.places[place]
        return self.page(place_name(one), [place_use(one), place_text(one)])

    def building_page(self, building: int) -> Page:
        one = next(one for board in self.game.printed.buildings for one in board if one.index == building)
        cost = say("table-costs", price=self.price(one.price))
        return self.page(
            building_name(one), [self.words.cards.faction(one.faction), building_text(one), cost]
        )

    def proclamation_page(self, card: int) -> Page:
        one = self.game.printed.proclamations[card]
        return self.page(proclamation_name(one), [proclamation_text(one)])


def screen(match: Match, language: Language) -> HeroesScreen:
    """A match as the terminal shows it."""
    assert isinstance(match.game, Heroes)
    return HeroesScreen(match, language)
