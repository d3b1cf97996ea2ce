"""A map laid out for a purpose.

    table = AdventureTable("catherine", "mutare", tiles=("S3 0 0", "F3 3 -1", "S2 5 -4"))
    table.stands(0, "S3.TR").having(0, gold=10).turn(0)
    table.pick("step F3.L")

Tiles go by their ids and lie where the numbers say, in axial coordinates, face up unless `?` comes first; a
third number turns them.  Fields go by tile and position, as the tile lies: `F3.L` is the left field of F3; a
second tile of the same id has a `b` after it.
Without tiles there are three: the towns of the two first factions, and F3 between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from fabletop.games.heroes.combat.activation import may_surrender
from fabletop.games.heroes.combat.pieces import ACTED
from fabletop.games.heroes.defs import DIFFICULTIES, NONE, PACK, TIERS
from fabletop.games.heroes.load import content
from fabletop.games.heroes.map.land import Land, Tile
from fabletop.games.heroes.map.marks import BLACK, Mark
from fabletop.games.heroes.map.printed import FIELDS, POSITIONS
from fabletop.games.heroes.modes.lay_out import lay_out_decks
from fabletop.games.heroes.options import CLASH
from fabletop.games.heroes.scenario.named import CLASH as CLASH_MODE
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Hero
from fabletop.games.heroes.state.player import Player
from fabletop.games.heroes.state.printed import Plan, Printed
from fabletop.games.heroes.testing.combat import HeroesTable, rules_with, troop
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.games.heroes.turn.deeds import carry_out, own_deeds
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat
from fabletop.kernel.rng import first_state
from fabletop.testing.table import Table

BEFORE_A_FIGHT = (
    *("town_window", "cover_before_fight", "swap_guard", "skip_fight", "answer"),
    *("deploy", "deploy_space", "place_guard", "place_guard_space", "place_guard_first", "gate"),
)
LEAST_INCOME = (10, 0, 0)  # where the income track begins


class AdventureTable(HeroesTable):
    """Heroes of the seats stand on their towns, with nothing but a hand of no cards and three points."""

    def __init__(
        self,
        *heroes: str,
        tiles: Sequence[str] = (),
        scenario: ScenarioDef | None = None,
        ruleset: str = "retail",
        difficulty: str = "normal",
        seed: int = 1,
        round: int = 1,
        optional: tuple[str, ...] = (),
        **switches: Any,
    ) -> None:
        names = heroes or ("catherine", "mutare")
        box = content()
        plan = Plan()
        plan.mode = CLASH
        plan.difficulty = DIFFICULTIES.index(difficulty)
        plan.scenario = scenario or ScenarioDef(0, "trial", CLASH_MODE, (2, 3), 10)
        g = Heroes(first_state(seed), Printed(rules_with(ruleset, switches, optional), box, len(names), plan))
        for seat, name in enumerate(names):
            who = box.hero_by_id[name]
            g.heroes.append(Hero(Seat(seat), who=who))
            g.players.append(Player(seat))
            g.players[seat].faction = box.heroes[who].faction
        lay_out_decks(g)
        g.proclamations = [card.index for card in g.printed.proclamations]
        g.order = tuple(Seat(seat) for seat in range(len(names)))
        g.round = round
        Table.__init__(self, g)
        self.ids: list[str] = []
        self.lay(*(tiles or default_tiles(g)))
        for seat in g.order:
            g.heroes[seat] = g.heroes[seat].moved(g.points_of(g.heroes[seat]))
            g.own_realm(seat).income = LEAST_INCOME

    # -- laying out ----------------------------------------------------------------------------------------

    def lay(self, *tiles: str) -> Self:
        """The whole map anew; towns belong to the seat of their faction, and its main hero stands there."""
        g = self.g
        by_id = {tile.id: tile for tile in g.printed.tiles}
        laid: list[Tile] = []
        beneath: list[int] = []
        self.ids = []
        for text in tiles:
            down = text.startswith("?")
            id, q, r, *turns = text.removeprefix("?").split()
            printed = by_id[id]
            self.ids.append(id if id not in self.ids else f"{id}b")
            beneath.append(printed.index if down else NONE)
            tile = NONE if down else printed.index
            laid.append(Tile(int(q), int(r), printed.kind, tile, int(turns[0]) if turns else 0))
        walls = g.printed.plan.scenario is None or not g.printed.plan.scenario.rules.ignore_closed_edges
        g.lay(Land(g.printed.tiles, tuple(laid), walls), beneath)
        left = list(g.order)
        for spot, id in enumerate(self.ids):
            faction = by_id[id.removesuffix("b")].faction
            seat = next((seat for seat in left if g.players[seat].faction == faction), None)
            if seat is not None:
                left.remove(seat)
                g.found_town(seat, spot * FIELDS)
                g.put_on(g.players[seat].main, spot * FIELDS)
        self.events.clear()
        return self

    def field(self, name: str) -> int:
        """`F3.L` as a number."""
        tile, _, position = name.partition(".")
        return self.ids.index(tile) * FIELDS + POSITIONS.index(position or "C")

    def field_name(self, field: int) -> str:
        spot, position = divmod(field, FIELDS)
        if spot < len(self.ids):
            return f"{self.ids[spot]}.{POSITIONS[position]}"
        return f"{self.g.printed.tiles[self.g.land.tiles[spot].tile].id}.{POSITIONS[position]}"

    def stands(self, seat: int, where: str) -> Self:  # type: ignore[override]
        """The main hero of a seat stands there."""
        self.g.put_on(self.g.players[seat].main, self.field(where))
        self.events.clear()
        return self

    def second(self, seat: int, where: str, movement: int = 2) -> int:
        """The secondary hero of a seat stands there. Returns its number."""
        number = self.g.hire(Seat(seat), self.field(where))
        self.g.heroes[number] = self.g.heroes[number].moved(movement)
        self.events.clear()
        return number

    def level(self, seat: int, level: int, half: bool = False) -> Self:
        return self.having(seat, experience=2 * (level - 1) + half)

    def having(self, side: int, **numbers: int) -> Self:
        """Numbers of a player, of the realm, or of the main hero."""
        for name, value in numbers.items():
            if name not in ("experience", "movement") and hasattr(self.g.realm(Seat(side)), name):
                kind = type(getattr(self.g.realm(Seat(side)), name))
                setattr(self.g.own_realm(Seat(side)), name, kind(value))
            else:
                super().having(side, **{name: value})
        return self

    def town(self, seat: int, *buildings: str) -> Self:
        """These buildings stand in a seat's town, and no others."""
        kinds = [BUILDINGS.index(name) for name in buildings]
        self.g.own_realm(Seat(seat)).buildings = tuple(kind in kinds for kind in range(len(BUILDINGS)))
        return self

    def flagged(self, seat: int, *where: str) -> Self:
        """Fields with a cube of a seat, as if it had been the first owner."""
        for name in where:
            self.g.own_marks()[self.field(name)] = Mark(seat, True)
        return self

    def visited(self, *where: str) -> Self:
        """Fields with a black cube."""
        for name in where:
            self.g.own_marks()[self.field(name)] = Mark(BLACK)
        return self

    def first_army(self, seat: int, *names: str) -> Self:
        """Units that a player has, and to which it comes back."""
        self.army(seat, *names)
        self.g.own_realm(Seat(seat)).first_army = tuple(troop(name) for name in names)
        return self

    def supply(self, seat: int, *tiles: str) -> Self:
        """Far tiles of a player; the last is laid first."""
        by_id = {tile.id: tile.index for tile in self.g.printed.tiles}
        self.g.own_realm(Seat(seat)).supply = tuple(by_id[id] for id in tiles)
        return self

    def in_round(self, round: int) -> Self:
        """It is that round of the adventure."""
        self.g.round = round
        return self

    def can_end(self) -> Self:
        """Beneath all that is owed lies the end of the game."""
        self.g.stack.insert(0, Frame("heroes.game_over", NOBODY))
        return self

    # -- acting ---------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Self:
        """It is this seat's turn, from the first deed on to its end."""
        self.g.turn_of = Seat(seat)
        self.g.stack.append(Frame("heroes.turn_ends", Seat(seat)))
        return self.start("heroes.main", seat)

    def deeds(self, seat: int) -> list[str]:
        """What a seat may do on the own turn, by name."""
        return [self.name_of(one) for one in own_deeds(self.g, Seat(seat))]

    def does(self, seat: int, name: str) -> Self:
        """A seat does one of these, whoever's turn it is, and nothing comes after it."""
        for one in own_deeds(self.g, Seat(seat)):
            if self.name_of(one) == name:
                carry_out(self.g, Seat(seat), one)
                self.g.advance()
                return self
        raise AssertionError(f"{name!r} is not on offer, but {self.deeds(seat)}")

    def deploy_all(self) -> Self:
        """Everybody passes before the fight, and places what there is; up to the first activation."""
        while self.g.decision is not None and self.g.decision.kind in BEFORE_A_FIGHT:
            decision = self.g.decision
            self.g.choose(
                PASS if PASS in decision.options and decision.kind != "deploy" else decision.options[0]
            )
        return self

    def wins(self, seat: int) -> Self:
        """The units of the other side fall, and the fight is over."""
        for unit in list(self.g.fight.units):
            if self.g.fight.camps[unit.side].seat != seat and unit.space >= 0:
                self.g.remove(unit.uid)
        return self._leave_the_field()

    def surrenders(self, seat: int) -> Self:
        side = self.g.fight.led_by(Seat(seat))
        self.g.stack.append(Frame("heroes.surrender", Seat(seat), (side,)))
        self.g.decision = None
        self.g.advance()
        return self

    def _leave_the_field(self) -> Self:
        self.g.unwind("heroes.end_combat")
        self.g.decision = None
        self.g.advance()
        return self

    def may_surrender(self, seat: int) -> bool:
        """Whether a unit of a seat that acts may surrender."""
        for unit in self.g.fight.units:
            if self.g.fight.camps[unit.side].seat == seat:
                self.g.fight.active = unit.uid
                return may_surrender(self.g, Seat(seat))
        return False

    # -- fights ---------------------------------------------------------------------------------------------

    def fights(self) -> Self:
        """On to the first round of the combat that was announced, with units placed as they come."""
        before = self.g.fought
        while self.g.combat is None or self.g.combat.round == 0:
            self._idle()
            if self.g.fought not in (None, before):
                raise AssertionError("the fight was over before anybody was asked")
        return self

    def falls(self, side: int, *but: int) -> Self:
        """All units of a side fall but these, and the combat goes on to its end."""
        for uid in self.c.fielded(side):
            if uid not in but:
                self.g.remove(uid)
        combat = self.g.combat
        while self.g.combat is combat:
            self._idle()
        return self

    def rests_a_round(self) -> Self:
        """Nobody does anything more in this round of the combat, up to what is asked at its end."""
        now = self.c.round
        for uid, unit in enumerate(self.c.units):
            self.c.units[uid] = unit.marked(unit.marks | ACTED)
        while self.asked().kind != "further_round" and self.c.round == now:
            self._idle()
        return self

    def _idle(self) -> None:
        """Pick what does the least; units are placed wherever there is room."""
        options = list(self.asked().options)
        if self.asked().kind in ("deploy", "deploy_space"):
            self.g.choose(options[0])
            return
        idle = [one for one in options if one == PASS or (isinstance(one, Act) and one.verb == "end")]
        self.g.choose((idle or options)[0])

    def guard(self, *names: str) -> Self:
        """The next neutral units of their tiers, the first drawn first."""
        for name in reversed(names):
            kind, _ = troop(name)
            self.g.neutral[self.g.units[kind].tier].append(kind)
        return self

    def dice(self, *faces: int) -> Self:
        """The next dice show these: attack dice -1 to 1 are given as `attack_dice`."""
        Table.dice(self, *faces)
        return self

    def attack_dice(self, *faces: int) -> Self:
        return HeroesTable.dice(self, *faces)

    # -- reading -------------------------------------------------------------------------------------------

    def name_of(self, pick: Pick) -> str:
        """Options by name: `step F3.L`, `second step F3.L`, `reveal F3`, `build citadel`, `end_turn`; those
        of another seat have `1: ` before them."""
        if not isinstance(pick, Act):
            return "pass" if pick == PASS else str(pick)
        whose = "" if pick.seat < 0 else f"{pick.seat}: "
        return whose + self._deed(pick)

    def _deed(self, pick: Act) -> str:
        verb, ids = pick.verb, pick.ids
        if verb in ("step", "reveal", "add", "revisit", "land"):
            second = "" if self.g.heroes[ids[0]].main else "second "
            rest = ids[1:]
            if verb in ("step", "land"):
                return f"{second}{verb} {self.field_name(rest[0])}"
            if verb == "reveal":
                return f"{second}reveal {self.ids[rest[0]]}"
            return " ".join([f"{second}{verb}", *map(str, rest)])
        if verb == "give":
            return f"give {ids[0]} {ids[1]}"
        if verb == "offer_swap":
            return f"offer_swap {ids[0]} {self.g.cards[ids[1]].id}"
        if verb == "field":
            return f"field {self.field_name(ids[0])}"
        if verb == "build":
            return f"build {BUILDINGS[ids[0]]}"
        if verb == "hire":
            return f"hire {self.field_name(ids[0])}"
        if verb == "dismiss":
            return f"dismiss {self.g.units[ids[0]].id}"
        if verb in ("smelt", "recall"):
            return f"{verb} {self.g.cards[ids[0]].id}"
        if verb == "summon":
            return f"summon {TIERS[ids[0]]}"
        if verb == "hall_movement":
            return "hall_movement" if self.g.heroes[ids[0]].main else "second hall_movement"
        if not ids:
            return verb
        return super().name_of(pick)

    def where(self, seat: int) -> str:
        """The field of a seat's main hero."""
        return self.field_name(self.g.heroes[self.g.players[seat].main].field)

    def units(self, seat: int) -> list[str]:
        """The units of a player: `castle.griffins`, `castle.griffins:pack`."""
        army = self.g.players[seat].army
        return [self.g.units[kind].id + (":pack" if face == PACK else "") for kind, face in army]

    def treasury(self, seat: int) -> tuple[int, int, int]:
        """Gold, materials and valuables."""
        player = self.g.players[seat]
        return player.gold, player.materials, player.valuables

    def cube(self, where: str) -> int:
        return self.g.marks[self.field(where)].cube


def default_tiles(g: Heroes) -> list[str]:
    """Two or three towns around F3."""
    spots = ("-3 1", "3 -1", "-1 -2")
    found = ["F3 0 0"]
    for seat, spot in zip(g.order, spots, strict=False):
        faction = next(t for t in g.printed.tiles if t.faction == g.players[seat].faction)
        found.append(f"{faction.id} {spot}")
    return found
