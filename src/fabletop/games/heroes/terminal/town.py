"""A town, the market and the players as tables."""

from __future__ import annotations

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from fabletop.games.heroes.defs import FEW, NONE, PACK
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.score import score_of
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.terminal.combat import CombatScreen
from fabletop.games.heroes.terminal.map import AI_COLOUR, COLOURS, owner_sign
from fabletop.games.heroes.towns.build import can_build
from fabletop.games.heroes.towns.printed import BUILDINGS, DWELLING
from fabletop.games.heroes.towns.reinforce import price_of
from fabletop.games.heroes.towns.trade import TRADES, trades
from fabletop.games.heroes.turn.income import next_income_of
from fabletop.games.heroes.words.places import building_name, building_text
from fabletop.games.heroes.words.table import at
from fabletop.games.words import DOT
from fabletop.kernel.frame import Seat

STANDS: Final = "✓"


class TownScreen(CombatScreen):
    def grid(self, title: str, *columns: str) -> Table:
        found = Table(
            title=self.say(title),
            title_justify="left",
            title_style="bold",
            box=box.SIMPLE_HEAD,
            padding=(0, 1),
        )
        for column in columns:
            found.add_column(self.say(column) if column else "", header_style="dim")
        return found

    def price(self, price: Resources) -> str:
        """Gold, materials and valuables, those that count: 8 / 5 / 1."""
        return " / ".join(str(n) for n in price)

    # -- players --------------------------------------------------------------------------------------

    def players(self, seat: Seat) -> Table:
        """What everybody has, which everybody sees."""
        g = self.game
        grid = self.grid(
            "table-players",
            *(
                "",
                "table-levels",
                "table-treasury",
                "table-income",
                "table-cubes",
                "table-score",
                "table-army",
            ),
        )
        for other in g.order:
            player, realm = g.players[other], g.realm(other)
            name = Text(f"{other + 1} {self.seat(other)}", f"bold {COLOURS[other]}")
            if other == seat:
                name.append(f" ({self.say('relation-you')})", "cyan")
            elif g.printed.allied and not g.is_enemy(seat, other):
                name.append(f" ({self.say('relation-ally')})", "cyan")
            if other == g.turn_of:
                name.append(" ◂", "yellow")
            if realm.out:
                grid.add_row(name, self.say("table-out"))
                continue
            army = [self.phrase(self.words.cards.troop(kind, face)) for kind, face in sorted(player.army)]
            laid = realm.town != NONE
            grid.add_row(
                name,
                str(g.level_of(other)),
                self.price((player.gold, player.materials, player.valuables)),
                self.price(next_income_of(g, other)) if laid else "",
                str(len(realm.cubes)),
                str(score_of(g, other)) if laid else "",
                ", ".join(army),
            )
        for one in g.ai:
            hero = g.heroes[one.hero]
            if hero.field != NONE:
                army = [self.phrase(self.words.cards.troop(kind, face)) for kind, face in sorted(hero.army)]
                named = f"{owner_sign(hero.owner)} {self.phrase(self.words.hero(g, one.hero))}"
                level = str(hero.level) if hero.level else ""
                grid.add_row(Text(named, AI_COLOUR), level, "", "", "", "", ", ".join(army))
        grid.caption = DOT.join([self.say("table-price"), *self.positions()])
        grid.caption_justify = "left"
        return grid

    def positions(self) -> list[str]:
        """Where heroes are, and how far they can go."""
        g = self.game
        return [
            f"{self.phrase(self.words.hero(g, number))} {at(hero.field)}, "
            + self.say("table-movement", n=hero.movement)
            for number, hero in enumerate(g.heroes)
            if hero.field != NONE
        ]

    # -- a town ---------------------------------------------------------------------------------------

    def buildings(self, seat: Seat) -> Table:
        """The own town board: what stands, what could, and what it costs."""
        g = self.game
        grid = self.grid("table-town", "", "table-building", "table-cost", "table-needs", "table-effect")
        for kind in range(len(BUILDINGS)):
            building = g.building(seat, kind)
            stands = g.has(seat, kind)
            possible = can_build(g, seat, kind) and g.can_pay(seat, building.price)
            needs = "" if building.requires == NONE else building_name(g.building(seat, building.requires))
            style = "" if stands else "yellow" if possible and not g.realm(seat).built else "dim"
            grid.add_row(
                STANDS if stands else "",
                Text(self.phrase(building_name(building)), style),
                "" if stands else self.price(building.price),
                "" if stands else self.phrase(needs),
                Text(self.phrase(building_text(building)), "dim"),
            )
        return grid

    def units_for_sale(self, seat: Seat) -> Table:
        """The units of the own faction whose dwellings stand."""
        g = self.game
        grid = self.grid("table-people", "table-unit", "table-tier", "table-few", "table-pack", "")
        faces = dict(g.players[seat].army)
        for unit in g.printed.of_faction[g.players[seat].faction]:
            if unit.index not in faces and not g.has(seat, DWELLING + unit.tier):
                continue
            owned = "" if unit.index not in faces else self.phrase(self.words.cards.face(faces[unit.index]))
            grid.add_row(
                self.phrase(self.words.cards.unit(unit.index)),
                self.phrase(self.words.cards.tier(unit.tier)),
                self.price(price_of(g, seat, unit, FEW)),
                self.price(price_of(g, seat, unit, PACK)) if len(unit.faces) > 1 else "",
                owned,
            )
        return grid

    def tokens(self, seat: Seat) -> Text:
        """Which of the three town actions are left in this round."""
        realm = self.game.realm(seat)
        used = (("build", realm.built), ("people", realm.peopled), ("book", realm.booked))
        told = [self.say(f"table-{name}-{'used' if is_used else 'ready'}") for name, is_used in used]
        return Text(" " + DOT.join(told), "dim")

    # -- the market -----------------------------------------------------------------------------------

    def market(self, seat: Seat) -> Table:
        """The trading post, trade by trade."""
        grid = self.grid("table-market", "table-give", "table-get")
        possible = [one.id for one in trades(self.game, seat)]
        for number, (price, goods) in enumerate(TRADES):
            style = "" if number in possible else "dim"
            grid.add_row(Text(self.price(price), style), Text(self.price(goods), style))
        grid.caption = self.say("table-price")
        grid.caption_justify = "left"
        return grid

    # -- what it is about -----------------------------------------------------------------------------

    def rounds(self) -> str:
        return self.say("table-round-of", n=self.game.round, most=scenario_of(self.game).rounds)
