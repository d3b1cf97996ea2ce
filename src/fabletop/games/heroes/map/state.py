"""The map as it is played on: what lies on its fields, and whose turn it is."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.combat.field import Field
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import NOWHERE, Land, land_from_data
from fabletop.games.heroes.map.marks import NO_CUBE, Mark, Token, mark_from_data
from fabletop.games.heroes.map.printed import FIELDS
from fabletop.games.heroes.scenario.named import WANDER
from fabletop.games.heroes.state.ai import AiHero, ai_from_data
from fabletop.games.heroes.state.hero import AI_OWNER, Hero
from fabletop.games.heroes.state.printed import Printed
from fabletop.games.heroes.state.realm import NOTHING, Realm, Resources
from fabletop.kernel.frame import NOBODY, Seat

MAIN_POINTS: Final = 3
SECONDARY_POINTS: Final = 2

Troops = tuple[int, int, int, int]  # units by tier
Apart = tuple[tuple[int, ...], ...]  # kinds of units


class Mapped(Field):
    """A game as far as there is a map; in a single combat it has no tiles.  Clones share all of it: whatever
    changes one of these lists makes another."""

    def __init__(self, rng: int, printed: Printed, like: Mapped | None = None) -> None:
        super().__init__(rng, printed, like)
        if like is None:
            self.land: Land = NOWHERE
            self.beneath: list[int] = []  # the tile that lies face down at each spot; NONE: it is face up
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
        else:
            self.land = like.land
            self.beneath = like.beneath
            self.unused = like.unused
            self.row = like.row
            self.marks = like.marks
            self.round = like.round
            self.order = like.order
            self.turn_of = like.turn_of
            self.movers = like.movers
            self.proclamations = like.proclamations
            self.proclaimed = like.proclaimed
            self.week = like.week
            self.waning = like.waning
            self.windfall = like.windfall
            self.later_windfall = like.later_windfall
            self.tokens = like.tokens
            self.happened = like.happened
            self.recurred = like.recurred
            self.ai = like.ai
            self.last_turn = like.last_turn
            self.unsealed = like.unsealed
            self.fallen = like.fallen
            self.apart = like.apart

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

    def may_gain_movement(self, number: int) -> bool:
        """Not while it carries what the scenario has so."""
        scenario = self.printed.plan.scenario
        if scenario is None or not self.tokens:
            return True
        carried = [token.kind for token in self.tokens if token.carrier == number]
        return not any(one.token in carried and not one.more_movement for one in scenario.rules.carrier)

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


def changed_by_stars(points: int, n: int) -> int:
    """How many points a hero has more, or fewer: none falls below one by it. [heroes.event.040]"""
    return max(n, min(0, 1 - points))
