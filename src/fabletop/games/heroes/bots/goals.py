"""What the scenario is about: which fields and which heroes bring a player nearer to the end of it."""

from __future__ import annotations

from heapq import heappop, heappush
from math import ceil
from typing import Final

from fabletop.games.heroes.bots.plan import next_stage, rounds_left
from fabletop.games.heroes.bots.points import points_of_fields, would_win
from fabletop.games.heroes.bots.target import (
    ROUNDABOUT,
    STRIDE,
    Target,
    is_for_the_taking,
    sought_at,
    target_of,
    unsealing,
    way_home,
)
from fabletop.games.heroes.bots.threat import threats_to
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import Hex, distance
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.conditions import is_true, lost_by, towns_meant
from fabletop.games.heroes.scenario.course import guards_of, is_forbidden, is_unguarded, scenario_of
from fabletop.games.heroes.scenario.ending import applies
from fabletop.games.heroes.scenario.named import (
    ALL_LOSE,
    HOLDER_WINS,
    HUNT_TOKEN,
    MAIN,
    PARTY_LOSES,
    PlaceWord,
)
from fabletop.games.heroes.scenario.places import rule_for
from fabletop.games.heroes.scenario.tokens import carried_by, is_goal_of, lies_at, may_carry, wants_of
from fabletop.games.heroes.scenario.whom import fields_meant, owners_meant, rivals_of, seats_meant
from fabletop.games.heroes.state.ai import ABROAD, WAITING
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING
from fabletop.games.heroes.strength import beats_guards, chance_against, has_azure, likely, tier_strength
from fabletop.kernel.frame import Seat

GOAL: Final = 60.0  # what wins the game
PART: Final = 25.0  # what is a part of it
CONQUEST: Final = 40.0  # the last home of the last rival
HELD: Final = 6.0  # a place that pays its owner, for each round
TOWN: Final = 20.0  # a town of somebody, where nothing is to be won by it
CUBE: Final = 6.0
FIGHT: Final = 12.0  # one of so many fights that must be won
PREY: Final = 12.0  # an AI hero that need not be beaten, but will come
HUNTER: Final = 25.0  # one that is on its way to the own town
HOME: Final = 50.0  # the own town, when somebody comes to it
SAFE: Final = 0.9  # how likely a town must be held for its hero to be elsewhere
SURE: Final = 0.7  # below that a fight is not sought
FAIR: Final = 0.55  # and against guards
SEEN: Final = 25.0  # the tile that should hold what one looks for
ON_THE_WAY: Final = 22.0  # a tile before the town of a rival
NEARER: Final = 0.85  # for each field that a tile is farther from the middle
LONG: Final = 6  # rounds in which an army pays for itself
LATER: Final = 0.55  # how likely a fight must be won while the army could still grow, for each round
UNTIMELY: Final = -20.0  # to take up what somebody stronger hunts
HURRIED: Final = 0.3  # what is left of other things for who is on the way to what the goal is about
URGENT: Final = 2.5  # how much more new tiles are worth once the army could win what they hide
UNKNOWN_WAY: Final = 2.5  # how much longer a way is on which tiles must be turned up
EARLY: Final = 1  # rounds before its time in which one sets out
DETOUR: Final = 2.0  # how much longer than the bird flies a way is, with what must be turned up or beaten


def is_ready(g: Heroes, seat: Seat, target: Target) -> bool:
    """Whether the army can beat those who guard the goal."""
    z = beats_guards(g, g.players[seat].army, target.guards, target.level, tier_strength(g))
    return likely(z) >= SURE


def points_from(g: Heroes, goal: int) -> dict[int, int]:
    """The points that it takes to come to a field from everywhere that is known; a fight on the way may take
    a second one."""
    found = {goal: 0}
    line = [(0, goal)]
    while line:
        points, field = heappop(line)
        if points > found[field]:
            continue
        onward = points + 1 + (field != goal and g.is_guarded(field) and not is_unguarded(g, field))
        for other in g.land.ways(field):
            if onward < found.get(other, onward + 1):
                found[other] = onward
                heappush(line, (onward, other))
    return found


class Goals:
    """What a player is after just now, by field; made once for each decision."""

    def __init__(self, g: Heroes, seat: Seat) -> None:
        self.g: Final = g
        self.seat: Final = seat
        self.fields: Final[dict[int, float]] = {}
        self.mains: Final[dict[int, float]] = {}  # what only a main hero can do there
        self.wanted: Final[list[int]] = []  # the rivals of whom a cube is wanted
        self.homeless: Final[list[int]] = []  # the rivals who are out if they are beaten
        self.rivals: Final[list[int]] = []  # the towns of those who may be attacked
        self.prey: Final[list[int]] = []  # the AI heroes that must be beaten
        self.lairs: Final[list[int]] = []  # and where one stands with whom the game is won
        self.target: Final = target_of(g, seat)
        self.ready: Final = self.target is not None and is_ready(g, seat, self.target)
        self.hurried: Final[dict[int, bool]] = {}  # the heroes that were asked for
        self.ways: Final[dict[int, dict[int, int]]] = {}  # to fields that were asked for
        self.fights = 0.0  # what a fight that is won is worth for itself
        self.sought: Final[list[Hex]] = []  # where tiles lie that nobody has seen and that hold the goal
        self.points: Final = points_of_fields(g, seat) if g.printed.tournament else {}
        if not g.printed.tournament or would_win(g, seat):  # else to end the game is to lose it
            for ending in scenario_of(g).victory:
                if applies(g, ending):
                    self._look_at(ending.condition, GOAL)
            for condition in unsealing(g):
                self._look_at(condition, GOAL)
        self.threats: Final = threats_to(g, seat)
        self._fetch()
        self._conquer()
        self._defend()
        if next_stage(g, seat) != NOTHING and g.can_pay(seat, next_stage(g, seat)):
            self._stage()

    def _want(self, field: int, worth: float) -> None:
        self.fields[field] = max(worth, self.fields.get(field, 0.0))

    def _look_at(self, c: Condition, worth: float) -> None:
        g, seat = self.g, self.seat
        if is_true(g, c, seat):
            return
        if c.word in ("all", "any"):
            open_parts = [part for part in c.parts if not is_true(g, part, seat)]
            for part in open_parts:
                if part.word == "hero_at" and len(open_parts) > 1:
                    continue  # only once everything else is done
                self._look_at(part, worth if len(open_parts) == 1 or part.word == "flags" else PART)
        elif c.word == "flags":
            self._look_for(c.places)
            if c.at_least == 0:  # all of them, wherever they lie
                self.sought.extend([(tile.q, tile.r) for tile in g.land.tiles if not tile.face_up])
            for field in fields_meant(g, c.places, seat):
                if not g.is_shared(seat, g.marks[field].cube):
                    self._want(field, worth)
        elif c.word == "captured":
            for town, owner in towns_meant(g, c, seat).items():
                if not g.is_shared(seat, g.marks[town].cube) and owner != seat:
                    self._want(town, worth)
                    if owner < 0:
                        self.rivals.append(town)
        elif c.word == "beaten" and c.who is not None:
            for owner in owners_meant(g, c.who, seat):
                if owner < 0 and not any(winner >= 0 for winner in lost_by(g, owner)):
                    self.prey.append(owner)
                    if worth >= GOAL:
                        self.lairs.extend([hero.field for hero in g.heroes if hero.owner == owner])
        elif c.word == "visited":
            self._look_for(c.places)
            for field in fields_meant(g, c.places, seat):
                if seat not in g.marks[field].visitors:
                    self._want(field, worth if c.at_least == 1 else PART)
        elif c.word == "hero_at":
            for field in fields_meant(g, c.places, seat):
                if c.hero == MAIN:
                    self.mains[field] = worth
                else:
                    self._want(field, worth)
        elif c.word == "points":
            for field in range(len(g.marks)):
                if g.land.fields[field] is not None and self._is_held_for_points(field):
                    self._want(field, PART)
        elif c.word in ("token_at", "carries"):
            self._look_for((scenario_of(g).tokens[c.token].at,))
        elif c.word == "fights_won":
            self.fights = FIGHT
        elif c.word == "cubes" and c.by is not None:
            held = [cube for one in seats_meant(g, c.by, seat) for cube in g.realm(one).cubes]
            for rival in rivals_of(g, seat):
                if rival not in held:
                    self.wanted.append(rival)
                    self._want(g.realm(rival).town, PART)

    def _fetch(self) -> None:
        """Something to bring somewhere lies where nobody has been yet, or is to be brought there."""
        g = self.g
        for token in g.tokens:
            wants = wants_of(g, token.kind)
            if is_for_the_taking(token) and wants:
                self._look_for((scenario_of(g).tokens[token.kind].at,))
            elif token.carrier != NONE and g.heroes[token.carrier].owner == self.seat:
                for want in wants:
                    self._look_for(want.places)

    def _conquer(self) -> None:
        """Who is left alone has won: a rival without town and settlement is out with the next fight lost."""
        g = self.g
        rivals = [rival for rival in rivals_of(g, self.seat) if not g.realm(rival).out]
        for rival in rivals:
            homes = g.homes(rival)
            if not is_forbidden(g, self.seat, g.realm(rival).town):
                self.rivals.append(g.realm(rival).town)
            for field in [] if scenario_of(g).rules.towns_stand else homes:
                self._want(field, CONQUEST / len(rivals) / len(homes))
            if not homes:
                self.homeless.append(rival)

    def _defend(self) -> None:
        """A main hero who must walk in this turn to be home in time goes there."""
        main = self.g.main_hero(self.seat)
        if main.field != NONE and self.is_too_far(main.field, 0):
            self.mains[self.g.realm(self.seat).town] = HOME

    def _look_for(self, places: tuple[PlaceWord, ...]) -> None:
        """Where such a place is not to be seen yet, new tiles count more."""
        if not fields_meant(self.g, places, self.seat):
            self.sought.extend(sought_at(self.g, places))

    def _is_held_for_points(self, field: int) -> bool:
        g = self.g
        rule = rule_for(g, self.seat, field)
        if rule is None or rule.held == NONE or g.marks[field].cube == self.seat:
            return False
        return any(effect.word == "points" for effect in scenario_of(g).scripts[rule.held])

    def _stage(self) -> None:
        """The next stage can be paid: somebody must go there."""
        g = self.g
        for project in scenario_of(g).projects:
            if g.realm(self.seat).staged < project.per_round:
                for field in fields_meant(g, (project.where,), self.seat):
                    self._want(field, GOAL)

    # -- asked of it ------------------------------------------------------------------------------------

    def of_field(self, hero: int, field: int) -> float:
        """What it is worth for the goal to visit a field with a hero."""
        g, seat = self.g, self.seat
        worth = self.fields.get(field, 0.0) + self.points.get(field, 0.0)
        if g.heroes[hero].main:
            worth = max(worth, self.mains.get(field, 0.0))
        at = carried_by(g, hero)
        for token in g.tokens:
            if at == NONE and lies_at(g, token, seat, field) and may_carry(g, hero, token.kind):
                worth += UNTIMELY if self.is_hunted(token, field) else GOAL / 2
        if at != NONE and is_goal_of(g, g.tokens[at].kind, field, seat):
            worth += GOAL
        rule = rule_for(g, seat, field)
        if rule is not None and rule.held != NONE and g.marks[field].cube != seat:
            worth += HELD * (rounds_left(g) + 1) / 2
        return worth

    def patience(self, hero: int) -> float:
        """How much a hero cares for what lies beside the way: little if it carries something to its place, or
        if it is time to go for what wins the game."""
        at = carried_by(self.g, hero)
        laden = at != NONE and bool(wants_of(self.g, self.g.tokens[at].kind))
        return HURRIED if laden or self.is_hurried(hero) else 1.0

    def is_hurried(self, hero: int) -> bool:
        """Whether a main hero must set out now to be in time where the game is won."""
        if hero not in self.hurried:
            main = self.g.heroes[hero].main
            ends = [*self.fields, *self.lairs]
            late = self.is_late_to_fetch(hero) or any(self.is_last_chance(hero, one) for one in ends)
            self.hurried[hero] = main and late
        return self.hurried[hero]

    def is_late_to_fetch(self, hero: int) -> bool:
        """Whether it takes all the rounds that are left to fetch what alone wins, and to carry it home."""
        g = self.g
        if scenario_of(g).at_limit not in (ALL_LOSE, PARTY_LOSES):
            return False
        for token in g.tokens:
            if is_for_the_taking(token) and wants_of(g, token.kind):
                places = (scenario_of(g).tokens[token.kind].at,)
                seen = [g.land.hexes[field] for field in fields_meant(g, places, self.seat)]
                here = g.land.hexes[g.heroes[hero].field]
                out = min([distance(here, at) for at in seen or sought_at(g, places)])
                rounds = ceil(DETOUR * out / STRIDE) + way_home(g, self.seat, token.kind)
                if rounds_left(g) - EARLY <= rounds:
                    return True
        return False

    def is_hunted(self, token: Token, field: int) -> bool:
        """Whether a stronger hero would come for what one takes up here, and there is time to raise an army
        that beats it."""
        g, seat = self.g, self.seat
        places = tuple([word for want in wants_of(g, token.kind) for word in want.places])
        seen = fields_meant(g, places, seat)
        ends = [g.land.hexes[end] for end in seen] or sought_at(g, places)
        far = min([distance(g.land.hexes[field], end) for end in ends])
        stride = max(1, STRIDE + scenario_of(g).tokens[token.kind].movement)
        if rounds_left(g) - EARLY <= ceil(ROUNDABOUT * far / stride):
            return False
        for number, one in enumerate(g.ai):
            if one.fate in (WAITING, ABROAD) and scenario_of(g).ai[number].plan == HUNT_TOKEN:
                owner = g.heroes[one.hero].owner
                if chance_against(g, seat, True, owner, True, field) < SURE:
                    return True
        return False

    def of_tile(self, spot: int) -> float:
        """What it is worth to turn up a tile on the way: to where must lie what one looks for, and to the
        towns of rivals.  The later, the more, above all where an army must be raised
        first."""
        g = self.g
        tile = g.land.tiles[spot]
        here = (tile.q, tile.r)
        worth = max([SEEN * float(NEARER ** distance(here, at)) for at in self.sought], default=0.0)
        for town in self.rivals:
            worth = max(worth, ON_THE_WAY * float(NEARER ** distance(here, g.land.hexes[town])))
        late = g.round / scenario_of(g).rounds
        if self.target is None:
            hurried = self.is_hurried(g.players[self.seat].main)
            return worth * (URGENT if hurried else 1.0 + late)
        return worth * (URGENT if self.is_time() else late)

    def is_time(self) -> bool:
        """Whether to set out for a goal that nobody has seen yet: the army is ready, or the end near."""
        g = self.g
        hero = g.main_hero(self.seat)
        if self.ready or hero.field == NONE:
            return self.ready
        far = min([distance(g.land.hexes[hero.field], at) for at in self.sought or [(0, 0)]])
        return self.rounds_to_go() <= ceil(UNKNOWN_WAY * far / STRIDE)

    def rounds_to_go(self) -> int:
        """Rounds after this one until the army must be there."""
        return rounds_left(self.g) if self.target is None else self.target.until + 1 - self.g.round

    def is_too_far(self, field: int, points: int) -> bool:
        """Whether the main hero would come too late to a town that needs it, from a field with so many points
        left in this turn."""
        if not self.threats:
            return False
        way = self._way_to(self.g.realm(self.seat).town).get(field)
        if way is None:
            return False
        return any(
            threat.held_alone < SAFE and way > points + STRIDE * threat.rounds for threat in self.threats
        )

    def is_nearer_home(self, field: int, other: int) -> bool:
        ways = self._way_to(self.g.realm(self.seat).town)
        return field in ways and ways[field] < ways.get(other, ways[field] + 1)

    def of_hero(self, enemy: int) -> float:
        """What it is worth to beat a hero: a cube, and what it carries."""
        g = self.g
        owner = g.heroes[enemy].owner
        if owner < 0:
            comes = any(threat.hero == enemy for threat in self.threats)
            return GOAL if owner in self.prey else HUNTER if comes else PREY
        worth = PART if owner in self.wanted else CUBE
        if g.heroes[enemy].main:
            worth += CONQUEST if owner in self.homeless else 4.0
        return worth + (GOAL / 2 if carried_by(g, enemy) != NONE else 0.0)

    def dares(self, field: int, now: bool) -> float:
        """How likely a fight for a field must be won.  When there is no other way to win the game, and no
        time for another army, anything will do."""
        if not self.is_only_way(field):
            return SURE
        left = rounds_left(self.g)
        if left == 0:
            return 0.0
        return min(SURE, LATER * left) if now else SURE

    def dares_guards(self, field: int, now: bool) -> float:
        """Guards let one go who comes to nothing, unless there are dragons among them."""
        if has_azure(guards_of(self.g, field)):
            return self.dares(field, now)
        return min(FAIR, self.dares(field, now))

    def is_only_way(self, field: int) -> bool:
        """Whether a field wins the game, which nobody wins without it."""
        only = scenario_of(self.g).at_limit in (ALL_LOSE, HOLDER_WINS, PARTY_LOSES)
        return only and field != NONE and (self.fields.get(field, 0.0) >= GOAL or field in self.lairs)

    def is_last_chance(self, hero: int, field: int) -> bool:
        """Whether it is time to go there, whatever the chances: the army grows on the way."""
        if not self.is_only_way(field):
            return False
        points = self._way_to(field).get(self.g.heroes[hero].field)
        if points is None:
            bird = distance(self.g.land.hexes[self.g.heroes[hero].field], self.g.land.hexes[field])
            points = ceil(DETOUR * bird)
        return self.rounds_to_go() - EARLY <= ceil(points / STRIDE)

    def _way_to(self, goal: int) -> dict[int, int]:
        """How far a field is from everywhere that is known, guards on the way included."""
        if goal not in self.ways:
            self.ways[goal] = points_from(self.g, goal)
        return self.ways[goal]

    def stakes(self, field: int) -> float:
        """How much the units count that a fight costs: nothing if the game is won or lost with it anyway."""
        left = rounds_left(self.g)
        if left == 0 and self.is_only_way(field):
            return 0.0
        return min(1.0, (left + 1) / LONG)
