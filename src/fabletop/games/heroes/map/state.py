"""The map as it is played on: what lies on its fields, whose turn it is, and the atoms that change that."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.combat.field import Field
from fabletop.games.heroes.defs import ARTIFACT, NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.land import NOWHERE, Land, land_from_data
from fabletop.games.heroes.map.printed import FIELDS, TURNS, turned
from fabletop.games.heroes.scenario.named import WANDER
from fabletop.games.heroes.state.ai import AiHero, ai_from_data
from fabletop.games.heroes.state.hero import AI_OWNER, Hero
from fabletop.games.heroes.state.printed import Printed
from fabletop.games.heroes.state.realm import NOTHING, Realm, Resources
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.kernel.frame import NOBODY, Seat

# Whose cube lies on a field: a seat's, that of an AI hero (see `Hero.owner`), or
NO_CUBE: Final = -1
BLACK: Final = -2

MAIN_POINTS: Final = 3
SECONDARY_POINTS: Final = 2

# What may be done once in a turn (`Realm.once`) or while a proclamation is in force (`Realm.weekly`)
SMITH: Final = 0  # the blacksmith
COVER: Final = 1  # the cover of darkness
PEEK: Final = 2  # the rogues
TREASURE_LUCK: Final = 3  # a treasure die may be rolled again by a card of luck
RESOURCE_LUCK: Final = 4  # a resource die
WEASEL: Final = 5  # the astrologers let one die be rolled again
FIRST_SPELL: Final = 6  # the first spell, of the turn or the fortnight, was cast
ARRANGED: Final = 7  # units were moved on the own board, and nothing else was done since
SWAP: Final = 10  # a card was offered to an ally: to this number the seat is added

# At which deck somebody peeks; a second number says which of them
COMMON: Final = 0  # abilities, spells or artifacts
NEUTRAL_UNITS: Final = 1  # by tier
STARS: Final = 2  # the astrologers' cards
OWN: Final = 3


class Mark:
    """What lies on a field.  Never changed: clones share it."""

    def __init__(
        self,
        cube: int = NO_CUBE,
        claimed: bool = False,
        yields: int = NONE,
        visitors: tuple[int, ...] = (),
    ) -> None:
        self.cube: Final = cube
        self.claimed: Final = claimed  # somebody has owned it: the pay of the first owner is gone
        self.yields: Final = yields  # the resource that the owner of a settlement chose
        self.visitors: Final = visitors  # the seats that have visited it

    def to_data(self) -> list[Any]:
        return [self.cube, self.claimed, self.yields, list(self.visitors)]


UNTOUCHED: Final = Mark()


class Token:
    """Something of the scenario that is carried.  Never changed: clones share it."""

    def __init__(
        self,
        kind: int,
        seat: int = NONE,
        field: int = NONE,
        carrier: int = NONE,
        brought: bool = False,
        lost: bool = False,
    ) -> None:
        self.kind: Final = kind  # its number in the scenario
        self.seat: Final = seat  # whose it is, or who carried it last; NONE
        self.field: Final = field  # where it lies; NONE while it is carried, or not on the map yet
        self.carrier: Final = carrier  # the hero that carries it
        self.brought: Final = brought  # to where it was to be brought, for good
        self.lost: Final = lost  # destroyed

    def on(self, field: int) -> Token:
        """The same on another field."""
        return Token(self.kind, self.seat, field, self.carrier, self.brought, self.lost)

    def to_data(self) -> list[Any]:
        return [self.kind, self.seat, self.field, self.carrier, self.brought, self.lost]


def mark_from_data(data: Any) -> Mark:
    cube, claimed, yields, visitors = data
    mark = Mark(cube, claimed, yields, tuple(visitors))
    return UNTOUCHED if mark.to_data() == UNTOUCHED.to_data() else mark


Troops = tuple[int, int, int, int]  # units by tier
Apart = tuple[tuple[int, ...], ...]  # kinds of units


class Mapped(Field):
    """A game as far as there is a map; in a single combat it has no tiles."""

    def __init__(self, rng: int, printed: Printed) -> None:
        super().__init__(rng, printed)
        self.land: Land = NOWHERE
        self.beneath: list[int] = []  # the tile that lies face down at each spot; NONE where it is face up
        self.unused: tuple[int, ...] = ()  # tiles that were left in the box, which nobody has seen
        self.row: tuple[int, ...] = ()  # open tiles that players are still to lay, the next one first
        self.marks: list[Mark] = []  # by field
        self.round = 0
        self.order: tuple[Seat, ...] = ()  # the seats in the order of their turns
        self.turn_of: Seat = NOBODY
        self.movers: tuple[Seat, ...] = ()  # who finished a turn, the last one last: see `remember_turn`
        self.proclamations: list[int] = []  # the astrologers' deck, the top card last
        self.proclaimed: list[int] = []  # their discard pile
        self.week = NONE  # the proclamation in force
        self.waning = NONE  # the one of the round before, where the astrologers speak in every round
        self.windfall: Resources = NOTHING  # what the next income is more, or less
        self.later_windfall: Resources = NOTHING  # and the one after it
        self.tokens: list[Token] = []  # of the scenario
        # events of the scenario that wait for nothing any more, each with the seat of which it was true
        self.happened: frozenset[tuple[int, int]] = frozenset()
        # those that come again and again: the event, the seat, and which time it was
        self.recurred: frozenset[tuple[int, int, int]] = frozenset()
        self.ai: list[AiHero] = []  # the heroes of the scenario that nobody steers
        self.last_turn: tuple[int, int] | None = None  # the round and the seat with which the game ends
        self.unsealed: frozenset[int] = frozenset()  # tiles that were sealed and may be entered now
        self.fallen: Troops = (0, 0, 0, 0)  # of the garrison of the scenario, by tier
        self.apart: Apart = ()  # neutral units that lie apart for each guard of the scenario's own

    def copy_map_to(self, other: Mapped) -> None:
        if self.printed.plan.scenario is None:  # a single combat has nothing of it
            return
        other.land = self.land
        other.beneath = self.beneath.copy()
        other.unused = self.unused
        other.row = self.row
        other.marks = self.marks  # shared until one of them is changed: see `own_marks`
        other.round = self.round
        other.order = self.order
        other.turn_of = self.turn_of
        other.movers = self.movers
        other.proclamations = self.proclamations  # shared until a card is drawn
        other.proclaimed = self.proclaimed
        other.week = self.week
        other.waning = self.waning
        other.windfall = self.windfall
        other.later_windfall = self.later_windfall
        other.tokens = self.tokens.copy()
        other.happened = self.happened
        other.recurred = self.recurred
        other.ai = self.ai.copy()
        other.last_turn = self.last_turn
        other.unsealed = self.unsealed
        other.fallen = self.fallen
        other.apart = self.apart

    def map_to_data(self) -> dict[str, Any]:
        return {
            "land": self.land.to_data(),
            "beneath": list(self.beneath),
            "unused": list(self.unused),
            "row": list(self.row),
            "marks": [mark.to_data() for mark in self.marks],
            "round": self.round,
            "order": list(self.order),
            "turn_of": self.turn_of,
            "mover": self.movers[-1] if self.movers else NOBODY,
            "movers": list(self.movers),
            "proclamations": list(self.proclamations),
            "proclaimed": list(self.proclaimed),
            "week": self.week,
            "waning": self.waning,
            "windfall": list(self.windfall),
            "later_windfall": list(self.later_windfall),
            "tokens": [token.to_data() for token in self.tokens],
            "happened": [list(one) for one in sorted(self.happened)],
            "recurred": [list(one) for one in sorted(self.recurred)],
            "ai": [one.to_data() for one in self.ai],
            "last_turn": None if self.last_turn is None else list(self.last_turn),
            "unsealed": sorted(self.unsealed),
            "fallen": list(self.fallen),
            "apart": [list(kinds) for kinds in self.apart],
        }

    def map_from_data(self, data: dict[str, Any]) -> None:
        if "land" not in data:  # single combats were kept before there was a map
            return
        self.land = land_from_data(self.printed.tiles, data["land"])
        self.beneath = list(data["beneath"])
        self.unused = tuple(data["unused"])
        self.row = tuple(data.get("row", ()))  # it came with tournaments
        self.marks = [mark_from_data(mark) for mark in data["marks"]]
        self.round = data["round"]
        self.order = tuple(Seat(seat) for seat in data["order"])
        self.turn_of = Seat(data["turn_of"])
        movers = data.get("movers", [data["mover"]])  # once only the last one was kept
        self.movers = tuple(Seat(seat) for seat in movers if seat >= 0)
        self.proclamations = list(data["proclamations"])
        self.proclaimed = list(data["proclaimed"])
        self.week = data["week"]
        self.waning = data.get("waning", NONE)
        gold, materials, valuables = data["windfall"]
        self.windfall = (gold, materials, valuables)
        gold, materials, valuables = data.get("later_windfall", NOTHING)
        self.later_windfall = (gold, materials, valuables)
        self.tokens = [Token(*token) for token in data["tokens"]]
        self.happened = frozenset([(event, seat) for event, seat in data["happened"]])
        recurred = data.get("recurred", ())  # it came with the AI heroes
        self.recurred = frozenset([(event, seat, n) for event, seat, n in recurred])
        self.ai = [ai_from_data(one) for one in data.get("ai", ())]
        last = data.get("last_turn")
        self.last_turn = None if last is None else (last[0], last[1])
        self.unsealed = frozenset(data.get("unsealed", ()))
        bronze, silver, gold_, azure = data.get("fallen", self.fallen)
        self.fallen = (bronze, silver, gold_, azure)
        self.apart = tuple([tuple(kinds) for kinds in data.get("apart", ())])

    # -- reading --------------------------------------------------------------------------------------

    def realm(self, seat: Seat) -> Realm:
        """To be read: atoms change what `own_realm` gives them."""
        return self.players[seat].realm

    def heroes_of(self, seat: Seat) -> list[int]:
        """A player's heroes on the map, the main hero first."""
        player = self.players[seat]
        main, secondary = player.main, player.realm.secondary
        found: list[int] = []
        if self.heroes[main].field != NONE:
            found.append(main)
        if secondary != NONE and self.heroes[secondary].field != NONE:
            found.append(secondary)
        return found

    def hero_on(self, field: int) -> int:
        """The hero on a field, the first if two stand there; NONE."""
        for number, hero in enumerate(self.heroes):
            if hero.field == field:
                return number
        return NONE

    def others_on(self, field: int, hero: int) -> list[int]:
        """The heroes on a field beside this one."""
        found: list[int] = []
        for number, other in enumerate(self.heroes):
            if other.field == field and number != hero:
                found.append(number)
        return found

    def owned(self, seat: Seat, place: str) -> list[int]:
        """The fields of a kind that carry a seat's cube."""
        found: list[int] = []
        for field, mark in enumerate(self.marks):
            if mark.cube == seat:
                printed = self.land.fields[field]
                if printed is not None and printed.id == place:
                    found.append(field)
        return found

    def homes(self, seat: Seat) -> list[int]:
        """The towns and settlements of a seat. [heroes.defeat.030]"""
        found: list[int] = []
        for field, mark in enumerate(self.marks):
            if mark.cube == seat:
                printed = self.land.fields[field]
                if printed is not None and (printed.id == "town" or printed.id == "settlement"):
                    found.append(field)
        return found

    def refuges(self, number: int, lost: int) -> list[int]:
        """Where a beaten hero may go: own towns and settlements, not the place just lost; those with another
        own hero only if there is no other. [heroes.defeat.080]"""
        homes = [field for field in self.homes(self.heroes[number].seat) if field != lost]
        return [field for field in homes if not self.others_on(field, number)] or homes

    def points_of(self, hero: Hero) -> int:
        """The movement points with which a hero begins a round.
        [heroes.hero.040, heroes.secondary_hero.070, heroes.movement.080, heroes.event.040,
        heroes.ai_movement.010]"""
        points = MAIN_POINTS if hero.main else SECONDARY_POINTS
        scenario = self.printed.plan.scenario
        if scenario is not None:
            if hero.ai != NONE:
                points = scenario.ai[hero.ai].points
                if scenario.ai[hero.ai].plan == WANDER:
                    return points  # which is no movement yet
            for token in self.tokens:
                if token.carrier != NONE and self.heroes[token.carrier] is hero:
                    points += scenario.tokens[token.kind].movement
            swift = scenario.rules.swift_from_level
            if swift and self.level_of(hero.seat) >= swift:
                points += 1
        points = max(0, points)
        if self.week_is("movement"):
            points += changed_by_stars(points, self.amount_of_week("movement"))
        return points

    def is_enemy(self, seat: Seat, other: int) -> bool:
        """Whether another seat or AI hero is neither this one nor an ally: AI heroes hold together, and so do
        the players of a party or a team.
        [heroes.coop.010, heroes.alliance.030, heroes.campaign.010]"""
        if other < 0:
            return other <= AI_OWNER and seat >= 0
        return seat < 0 or self.printed.sides[seat] != self.printed.sides[other]

    def may_attack(self, seat: int, other: int) -> bool:
        """Whether a hero of one may attack the heroes and places of another: enemies, unless the scenario has
        players live in peace."""
        if seat >= 0 and other >= 0 and self.printed.peace:
            return False
        return self.is_enemy(Seat(seat), other)

    def is_shared(self, seat: Seat, cube: int) -> bool:
        """Whether a flag is one's own, or counts as such. [heroes.location.080]"""
        return cube >= 0 and (cube == seat or self.printed.shared_flags or not self.is_enemy(seat, cube))

    def week_is(self, word: str) -> bool:
        """Whether the proclamation in force says so, or the one before it that is in force still."""
        if self.week != NONE and self.printed.proclamations[self.week].word == word:
            return True
        return self.waning != NONE and self.printed.proclamations[self.waning].word == word

    def amount_of_week(self, word: str) -> int:
        """How much of it the proclamations in force bring together."""
        n = 0
        for number in (self.week, self.waning):
            if number != NONE and self.printed.proclamations[number].word == word:
                n += self.printed.proclamations[number].amount
        return n

    def is_guarded(self, field: int, seat: int = NONE) -> bool:
        """Whether a field has a numeral, and nobody has visited or flagged it yet; where the scenario has
        each player beat its guards, whether this one has not.
        [heroes.combat_setup.010, heroes.tile.060]"""
        mark = self.marks[field]
        if seat >= 0 and self.is_for_each_to_beat(field):
            return seat not in mark.visitors
        return self.land.field(field).level > 0 and mark.cube == NO_CUBE and not mark.claimed

    def own_realm(self, seat: Seat) -> Realm:
        """A player's realm, to be changed by this game alone: clones share it until then."""
        player = self.players[seat]
        player.realm = player.realm.clone()
        return player.realm

    def own_marks(self) -> list[Mark]:
        """What lies on the fields, to be changed by this game alone: clones share it until then."""
        self.marks = self.marks.copy()
        return self.marks

    # -- atoms: tiles -----------------------------------------------------------------------------------

    def lay(self, land: Land, beneath: list[int]) -> None:
        """The map as it is at the beginning."""
        self.land = land
        self.beneath = beneath
        self.marks = [UNTOUCHED] * len(land.hexes)

    def found_town(self, seat: Seat, field: int) -> None:
        """The town of a player's faction. [heroes.location.100]"""
        self.own_realm(seat).town = field
        self.own_marks()[field] = Mark(seat, True)

    def begin_with(
        self, seat: Seat, resources: Resources, income: Resources, buildings: tuple[int, ...]
    ) -> None:
        """[heroes.setup.080, heroes.setup.090, heroes.setup.110]"""
        player = self.players[seat]
        player.gold, player.materials, player.valuables = resources
        realm = self.own_realm(seat)
        realm.income = income
        realm.buildings = tuple([kind in buildings for kind in range(len(BUILDINGS))])

    def uncover(self, seat: Seat, spot: int) -> None:
        """A face-down tile is seen; it lies as it came until somebody turns it. [heroes.exploration.010]"""
        tile = self.beneath[spot]
        self.beneath[spot] = NONE
        self.land = self.land.turned_up(spot, tile, 0)
        self.unveil()
        self.emit(ev.TileRevealed(seat, spot, tile))

    def turn_tile(self, seat: Seat, spot: int, turns: int) -> None:
        """[heroes.exploration.070]"""
        tile = self.land.tiles[spot]
        if turns != tile.turns:
            self.land = self.land.turned_up(spot, tile.tile, turns)
        self.emit(ev.TileTurned(seat, spot, turns))

    def take_from_supply(self, seat: Seat) -> int:
        """The next far tile of a player. [heroes.exploration.020]"""
        realm = self.own_realm(seat)
        tile = realm.supply[-1]
        realm.supply = realm.supply[:-1]
        return tile

    def lay_open(self, tiles: tuple[int, ...]) -> None:
        """Tiles that the players will lay, for all to see. [heroes.tournament.080]"""
        self.row = tiles

    def lay_next(self, seat: Seat, q: int, r: int) -> int:
        """The first of these, face up; it lies as it came until somebody turns it.  Returns its place at the
        table. [heroes.tournament.080]"""
        tile = self.row[0]
        self.row = self.row[1:]
        spot = self.add_tile(q, r, self.printed.tiles[tile].kind, NONE)
        self.land = self.land.turned_up(spot, tile, 0)
        self.emit(ev.TileLaid(seat, spot, tile))
        return spot

    def swing_tile(self, seat: Seat, spot: int, turns: int) -> None:
        """A tile that has been played on is turned, and what lies on it goes along.
        [heroes.tournament.150]"""
        first = spot * FIELDS
        by = turns - self.land.tiles[spot].turns
        goes = {first + at: first + turned(at, by) for at in range(FIELDS)}
        marks = self.own_marks()
        before = marks[first : first + FIELDS]
        for at in range(FIELDS):
            marks[goes[first + at]] = before[at]
        for number, token in enumerate(self.tokens):
            if token.field in goes:
                self.tokens[number] = token.on(goes[token.field])
        for number, hero in enumerate(self.heroes):
            if hero.last in goes:
                self.heroes[number] = hero.retreating_to(goes[hero.last])
        self.land = self.land.turned_up(spot, self.land.tiles[spot].tile, turns)
        self.emit(ev.TileSwung(seat, spot, turns, by % TURNS))

    def add_tile(self, q: int, r: int, kind: int, tile: int) -> int:
        """One more tile on the table, face down.  Returns its place at the table."""
        self.land = self.land.with_tile(q, r, kind)
        self.beneath.append(tile)
        self.own_marks().extend([UNTOUCHED] * (len(self.land.hexes) - len(self.marks)))
        return len(self.beneath) - 1

    # -- atoms: cards -------------------------------------------------------------------------------------

    def remove_from_game(self, seat: Seat, card: int) -> None:
        """In a tournament an artifact is remembered for the points that it is worth to its player.
        [heroes.tournament.140]"""
        super().remove_from_game(seat, card)
        if self.printed.tournament and seat >= 0 and self.cards[card].kind == ARTIFACT:
            self.own_realm(seat).artifacts_removed += 1

    # -- atoms: heroes ------------------------------------------------------------------------------------

    def walk(self, number: int, field: int) -> None:
        """A hero goes to a field beside it. [heroes.movement.020]"""
        hero = self.heroes[number]
        self.heroes[number] = hero.at(field)
        self.emit(ev.Walked(hero.owner, number, field))

    def put_on(self, number: int, field: int) -> None:
        """A hero stands on a field without having walked there, and retreats to no other."""
        hero = self.heroes[number]
        self.heroes[number] = hero.at(field).settled()
        self.emit(ev.PutOn(hero.owner, number, field))

    def leave_map(self, number: int) -> None:
        """A secondary hero lost in this turn cannot be recruited before the next.
        [heroes.secondary_hero.130]"""
        hero = self.heroes[number]
        self.heroes[number] = hero.at(NONE)
        if hero.seat >= 0:
            self.own_realm(hero.seat).away = True
        self.emit(ev.LeftMap(hero.owner, number))

    def settle_on(self, number: int) -> None:
        """The field where a hero stands is the last that it visited. [heroes.retreat.010]"""
        self.heroes[number] = self.heroes[number].settled()

    def get_movement(self, number: int, n: int) -> None:
        """[heroes.movement.120]"""
        if n > 0 and not self.may_gain_movement(number):
            return
        hero = self.heroes[number]
        points = max(0, hero.movement + n)
        self.heroes[number] = hero.moved(points)
        self.emit(ev.GotMovement(hero.owner, number, points - hero.movement))

    def may_gain_movement(self, number: int) -> bool:
        """Not while it carries what the scenario has so."""
        scenario = self.printed.plan.scenario
        if scenario is None or not self.tokens:
            return True
        carried = [token.kind for token in self.tokens if token.carrier == number]
        return not any(one.token in carried and not one.more_movement for one in scenario.rules.carrier)

    def take_wing(self, number: int) -> None:
        """A hero flies until the end of the turn, or until it lands."""
        self.heroes[number] = self.heroes[number].winged(True)

    def fly(self, number: int, field: int) -> None:
        """A hero on wings goes to where it lands. [heroes.movement.120]"""
        hero = self.heroes[number]
        self.heroes[number] = hero.at(field)
        self.emit(ev.Flew(hero.seat, number, field))

    def tire(self, number: int) -> None:
        """One more movement action of this turn."""
        hero = self.heroes[number]
        self.heroes[number] = hero.tired(hero.deeds + 1)

    def hire(self, seat: Seat, field: int) -> int:
        """A secondary hero enters the map.  Returns its number. [heroes.secondary_hero.050]"""
        realm = self.own_realm(seat)
        if realm.secondary == NONE:
            realm.secondary = len(self.heroes)
            self.heroes.append(Hero(seat, main=False))
        number = realm.secondary
        hero = self.heroes[number].at(field).settled()
        self.heroes[number] = hero.moved(self.points_of(hero))
        self.emit(ev.Hired(seat, number, field))
        return number

    # -- atoms: cubes -------------------------------------------------------------------------------------

    def is_for_each_to_beat(self, field: int) -> bool:
        """Whether the guards of a field stand there for everybody who has not beaten them."""
        scenario = self.printed.plan.scenario
        if scenario is None or not scenario.rules.guarded_for_each:
            return False
        printed = self.land.field(field)
        return any(word.is_printed_on(printed) for word in scenario.rules.guarded_for_each)

    def is_for_each(self, field: int) -> bool:
        """Whether the scenario lets each player visit a field once."""
        scenario = self.printed.plan.scenario
        if scenario is None or not scenario.rules.once_for_each:
            return False
        return self.land.tiles[field // FIELDS].tile in scenario.rules.once_for_each

    def visit(self, number: int, field: int) -> None:
        """A black cube on a place that can be visited once; one's own where each player may visit it.
        [heroes.location.060]"""
        if self.is_for_each(field):
            self.flag(number, field)
            return
        owner = self.heroes[number].owner
        mark = self.marks[field]
        self.own_marks()[field] = Mark(BLACK, mark.claimed, mark.yields, with_seat(mark.visitors, owner))
        self.emit(ev.Visited(owner, number, field))

    def flag(self, number: int, field: int) -> None:
        """A place is the hero's owner's from now on. [heroes.location.070]"""
        owner = self.heroes[number].owner
        mark = self.marks[field]
        self.own_marks()[field] = Mark(owner, True, NONE, with_seat(mark.visitors, owner))
        self.emit(ev.Flagged(owner, number, field))
        self.count_homes(mark.cube)
        self.count_homes(owner)

    def count_homes(self, owner: int) -> None:
        """Whether a player has a town or settlement; if not, since which round. [heroes.elimination.010]"""
        if owner < 0:
            return
        seat = Seat(owner)
        at_home = bool(self.homes(seat))
        if at_home == (self.realm(seat).homeless > 0):
            self.own_realm(seat).homeless = 0 if at_home else self.round

    def choose_yield(self, field: int, resource: int) -> None:
        """What the owner of a settlement gets from it. [heroes.settlement.020]"""
        mark = self.marks[field]
        self.own_marks()[field] = Mark(mark.cube, mark.claimed, resource, mark.visitors)

    def take_cubes_off(self, fields: list[int]) -> None:
        """Black cubes go: the places are as new, their guards included. [heroes.location.500]"""
        marks = self.own_marks()
        for field in fields:
            marks[field] = Mark(visitors=marks[field].visitors)
        self.emit(ev.CubesTakenOff(len(fields), tuple(fields)))

    def thin_out(self, fallen: Troops) -> None:
        """So many of the garrison are gone for good."""
        bronze, silver, gold, azure = self.fallen
        self.fallen = (bronze + fallen[0], silver + fallen[1], gold + fallen[2], azure + fallen[3])

    def set_apart(self, at: int, kinds: tuple[int, ...]) -> None:
        """These lie apart for a guard of the scenario's own; their cards have left the decks."""
        self.apart = (*self.apart[:at], kinds, *self.apart[at + 1 :])

    def call_up(self, at: int) -> tuple[int, ...]:
        """They come to their place, and lie apart no more."""
        kinds = self.apart[at]
        self.set_apart(at, ())
        return kinds

    def unseal(self, spot: int) -> None:
        """Heroes may enter a tile from now on."""
        self.unsealed |= {spot}
        self.emit(ev.Unsealed(spot))

    def lose_flag(self, field: int) -> None:
        """A flag goes: the field stays unguarded, and pays no first owner again."""
        mark = self.marks[field]
        self.own_marks()[field] = Mark(NO_CUBE, mark.claimed, NONE, mark.visitors)
        self.emit(ev.FlagLost(mark.cube, field))
        self.count_homes(mark.cube)

    # -- atoms: heroes that nobody steers -------------------------------------------------------------------

    def enlist(self, hero: Hero, spells: tuple[int, ...], skill: int, fate: int) -> None:
        """An AI hero comes into the game, on the map or not yet. [heroes.campaign.010]"""
        self.ai.append(AiHero(len(self.heroes), fate, spells, skill))
        self.heroes.append(hero)

    def found_ai_town(self, ai: int, field: int) -> None:
        """The town of an AI hero's faction."""
        self.own_marks()[field] = Mark(AI_OWNER - ai, True)

    def post(self, ai: int, field: int) -> None:
        """Where it stands guard."""
        self.ai[ai] = self.ai[ai].posted(field)

    def change_fate(self, ai: int, fate: int) -> None:
        """It arrives, comes home or is gone: the event of the rule tells."""
        self.ai[ai] = self.ai[ai].turned(fate)

    def beat_ai(self, ai: int, winner: int, fate: int) -> None:
        """An AI hero has lost a fight, and leaves the map. [heroes.ai_movement.070]"""
        self.ai[ai] = self.ai[ai].beaten(winner, fate)
        self.leave_map(self.ai[ai].hero)


def changed_by_stars(points: int, n: int) -> int:
    """How many points a hero has more, or fewer: none falls below one by it. [heroes.event.040]"""
    return max(n, min(0, 1 - points))


def with_seat(visitors: tuple[int, ...], owner: int) -> tuple[int, ...]:
    """Players alone are remembered."""
    return visitors if owner < 0 or owner in visitors else (*visitors, owner)
