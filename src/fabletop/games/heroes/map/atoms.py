"""What changes on the map: tiles, heroes, cubes, and heroes that nobody steers."""

from __future__ import annotations

from fabletop.games.heroes.defs import ARTIFACT, NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.land import Land
from fabletop.games.heroes.map.marks import BLACK, NO_CUBE, UNTOUCHED, Mark, with_seat
from fabletop.games.heroes.map.printed import FIELDS, TURNS, turned
from fabletop.games.heroes.map.state import Mapped, Troops
from fabletop.games.heroes.state.ai import AiHero
from fabletop.games.heroes.state.decks import replaced
from fabletop.games.heroes.state.hero import AI_OWNER, Hero
from fabletop.games.heroes.state.realm import Realm, Resources
from fabletop.games.heroes.towns.printed import BUILDINGS
from fabletop.kernel.frame import Seat


class MapAtoms(Mapped):
    """A game whose map changes: each method checks, changes, and says what happened."""

    def own_realm(self, seat: Seat) -> Realm:
        """A player's realm, to be changed by this game alone: clones share it until then."""
        player = self.players[seat]
        player.realm = player.realm.clone()
        return player.realm

    def own_marks(self) -> list[Mark]:
        """What lies on the fields, to be changed by this game alone: clones share it until then."""
        self.marks = self.marks.copy()
        return self.marks

    # -- tiles ---------------------------------------------------------------------------------------------

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
        self.beneath = replaced(self.beneath, spot, NONE)
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
                self.tokens = replaced(self.tokens, number, token.on(goes[token.field]))
        for number, hero in enumerate(self.heroes):
            if hero.last in goes:
                self.heroes[number] = hero.retreating_to(goes[hero.last])
        self.land = self.land.turned_up(spot, self.land.tiles[spot].tile, turns)
        self.emit(ev.TileSwung(seat, spot, turns, by % TURNS))

    def add_tile(self, q: int, r: int, kind: int, tile: int) -> int:
        """One more tile on the table, face down.  Returns its place at the table."""
        self.land = self.land.with_tile(q, r, kind)
        self.beneath = [*self.beneath, tile]
        self.own_marks().extend([UNTOUCHED] * (len(self.land.hexes) - len(self.marks)))
        return len(self.beneath) - 1

    # -- cards ---------------------------------------------------------------------------------------------

    def remove_from_game(self, seat: Seat, card: int) -> None:
        """In a tournament an artifact is remembered for the points that it is worth to its player.
        [heroes.tournament.140]"""
        super().remove_from_game(seat, card)
        if self.printed.tournament and seat >= 0 and self.cards[card].kind == ARTIFACT:
            self.own_realm(seat).artifacts_removed += 1

    # -- heroes --------------------------------------------------------------------------------------------

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

    # -- cubes ---------------------------------------------------------------------------------------------

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

    # -- heroes that nobody steers -------------------------------------------------------------------------

    def enlist(self, hero: Hero, spells: tuple[int, ...], skill: int, fate: int) -> None:
        """An AI hero comes into the game, on the map or not yet. [heroes.campaign.010]"""
        self.ai = [*self.ai, AiHero(len(self.heroes), fate, spells, skill)]
        self.heroes.append(hero)

    def found_ai_town(self, ai: int, field: int) -> None:
        """The town of an AI hero's faction."""
        self.own_marks()[field] = Mark(AI_OWNER - ai, True)

    def post(self, ai: int, field: int) -> None:
        """Where it stands guard."""
        self.ai = replaced(self.ai, ai, self.ai[ai].posted(field))

    def change_fate(self, ai: int, fate: int) -> None:
        """It arrives, comes home or is gone: the event of the rule tells."""
        self.ai = replaced(self.ai, ai, self.ai[ai].turned(fate))

    def beat_ai(self, ai: int, winner: int, fate: int) -> None:
        """An AI hero has lost a fight, and leaves the map. [heroes.ai_movement.070]"""
        self.ai = replaced(self.ai, ai, self.ai[ai].beaten(winner, fate))
        self.leave_map(self.ai[ai].hero)
