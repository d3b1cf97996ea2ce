"""Where to go: every field that is worth something draws a hero, the nearer the more."""

from __future__ import annotations

from typing import Final, NamedTuple

from fabletop.games.heroes.bots.building import lie_score
from fabletop.games.heroes.bots.goals import Goals
from fabletop.games.heroes.bots.places import worth_of
from fabletop.games.heroes.bots.plan import rounds_left
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.enter import belongs_to_enemy, enemy_on
from fabletop.games.heroes.map.fly import flights
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.sight import hidden_beside
from fabletop.games.heroes.modes.clash import leads_out
from fabletop.games.heroes.scenario.course import is_forbidden, is_sealed, is_unguarded
from fabletop.games.heroes.scenario.places import lets_pass
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import ROUNDS, army_price, chance_against, tier_strength
from fabletop.kernel.frame import Act, Seat

FADE: Final = 0.85  # what a field loses of its worth with each step
FADE_OF_GOAL: Final = 0.93  # and what is a goal, which is worth a long way
GREAT: Final = 20.0  # from which on it is one
FAR: Final = 18
FIGHT: Final = 2  # steps that a fight on the way is as long as
NEW_KIND: Final[tuple[float, ...]] = (0.0, 6.0, 6.0, 5.0)  # a tile to turn up, by its kind
ADDED: Final = 4.5  # a tile of one's own to add
LAST_NEWS: Final = 2  # rounds before the end in which a new tile still has time to pay
REACH: Final = 3  # fields within which a stronger hero may strike
DANGER: Final = 7.0
STRAYED: Final = -6.0  # to leave a town to those who come
PASSING: Final = 0.3  # to be somewhere rather than nowhere


class Goal(NamedTuple):
    """What draws a hero most: how much, where, how many steps away, and whether it is a tile that could be
    turned up from there."""

    worth: float
    field: int
    steps: int
    unseen: bool


class Draw:
    """What draws a hero, and how far everything is from each of its next fields."""

    def __init__(self, g: Heroes, goals: Goals, hero: int, tiers: list[float]) -> None:
        self.g: Final = g
        self.goals: Final = goals
        self.seat: Final = goals.seat
        self.hero: Final = hero
        self.tiers: Final = tiers
        here = g.heroes[hero].field
        self.far: Final = FAR if rounds_left(g) else g.heroes[hero].movement  # nobody walks on after the end
        self.worth: Final = [
            0.0 if printed is None or field == here else worth_of(g, goals, hero, field, tiers)
            for field, printed in enumerate(g.land.fields)
        ]
        self.news: Final = [self._new(field) for field in range(len(self.worth))]

    def _new(self, field: int) -> float:
        """Tiles that could be turned up from a field."""
        g = self.g
        if g.land.fields[field] is None:
            return 0.0
        spots = [spot for spot in hidden_beside(g.land, [field]) if not is_sealed(g, spot)]
        return max([reveal_score(g, self.goals, spot) for spot in spots], default=0.0)

    def of(self, start: int) -> float:
        """The best that can be reached from a field to which a hero steps, its own worth left out."""
        return self.goal(start).worth

    def goal(self, start: int) -> Goal:
        """The same, with where it is."""
        g = self.g
        seen = {start: 1}
        line = [start]
        best = 0.0
        where = NONE
        unseen = False
        for field in line:
            steps = seen[field]
            if field != start:
                worth = faded(self.worth[field], steps)
                if worth > best:
                    best, where, unseen = worth, field, False
            if steps < self.far and (field == start or self.is_free(field)):
                worth = faded(self.news[field], steps + 1)
                if worth > best:
                    best, where, unseen = worth, field, True
                onward = steps + 1 + (FIGHT if self.is_held(field) and field != start else 0)
                for other in g.land.ways(field):
                    if other not in seen and not is_forbidden(g, self.seat, other):
                        seen[other] = onward
                        line.append(other)
        return Goal(best, where, seen.get(where, 0), unseen)

    def is_free(self, field: int) -> bool:
        """Whether one can walk on from a field without a fight, or with one that is worth it."""
        return not self.is_held(field) or self.worth[field] > 0.0

    def is_held(self, field: int) -> bool:
        """Whether somebody stands in the way: guards, a hero, or those who hold a place."""
        g = self.g
        if (
            g.is_guarded(field, self.seat)
            and not is_unguarded(g, field)
            and not lets_pass(g, self.seat, field)
        ):
            return True
        return enemy_on(g, self.seat, field) != NONE or belongs_to_enemy(g, self.seat, field)

    def step_score(self, field: int) -> float:
        return self.arrival_score(field, 1)

    def arrival_score(self, field: int, points: int) -> float:
        """To come to a field for so many points: what is there at once, and what it leads to."""
        g = self.g
        left = max(0, g.heroes[self.hero].movement - points)
        at_once = worth_of(g, self.goals, self.hero, field, self.tiers, min(ROUNDS, left), now=True)
        if left and lets_pass(g, self.seat, field):
            at_once = max(0.0, at_once)
        if at_once < 0.0:
            return at_once
        if self._strays(field, left):
            return STRAYED
        leads = self.of(field) if self.is_free(field) else 0.0
        return at_once + leads - (danger(g, self.seat, self.hero, field) if left == 0 else 0.0)

    def _strays(self, field: int, left: int) -> bool:
        """Whether a main hero who could be home in time goes too far away, and not to meet those who come."""
        hero = self.g.heroes[self.hero]
        if not hero.main or not self.goals.is_too_far(field, left):
            return False
        meets = enemy_on(self.g, self.seat, field) != NONE
        return not meets and not self.goals.is_nearer_home(field, hero.field)

    def landing_score(self, field: int, points: int) -> float:
        """A flight: the same, a little less for each field on the way."""
        found = self.arrival_score(field, points)
        return found if found < 0.0 else faded(found, points - 1)


def faded(worth: float, steps: int) -> float:
    """What is so far away."""
    return worth * float((FADE_OF_GOAL if worth >= GREAT else FADE) ** steps)


def move_score(g: Heroes, draw: Draw, option: Act) -> float:
    """A step or a flight, or a tile to turn up or to add."""
    if option.verb == "step":
        return draw.step_score(option.ids[1])
    if option.verb == "reveal":
        return reveal_score(g, draw.goals, option.ids[1])
    if option.verb == "add":
        return ADDED if rounds_left(g) >= LAST_NEWS else -1.0
    return draw.landing_score(option.ids[1], flights(g, draw.hero)[option.ids[1]])


def danger(g: Heroes, seat: Seat, hero: int, field: int) -> float:
    """Where a stronger hero stands so near that it may come next; one that nobody steers will, and then the
    whole army is at stake."""
    if g.land.field(field).id == "sanctuary":
        return 0.0
    worst = 0.0
    for other in g.heroes:
        if other.main and other.field != NONE and g.may_attack(other.owner, seat):
            near = distance(g.land.hexes[other.field], g.land.hexes[field]) <= REACH
            chance = chance_against(g, other.owner, True, seat, g.heroes[hero].main, field) if near else 0.0
            if chance > 0.5:
                comes = other.owner < 0 and g.heroes[hero].main
                stake = chance * army_price(g, g.players[seat].army) if comes else 0.0
                worst = max(worst, DANGER, stake)
    return worst


def reveal_score(g: Heroes, goals: Goals, spot: int) -> float:
    """A new tile, while there is time to use it; more if the goal may lie there."""
    new = NEW_KIND[g.land.tiles[spot].kind] if rounds_left(g) >= LAST_NEWS else PASSING
    return new + goals.of_tile(spot)


def turn_score(g: Heroes, seat: Seat, spot: int, turns: int) -> float:
    """How a new tile should lie: what is worth most nearest to the heroes beside it."""
    tile = g.land.tiles[spot].tile
    if tile == NONE:
        return 0.0
    if g.printed.tournament:
        return lie_score(g, seat, spot, turns)
    imagined = g.clone()
    imagined.turn_tile(seat, spot, turns)
    goals = Goals(imagined, seat)
    tiers = tier_strength(g)
    best = 0.0
    for number in g.heroes_of(seat):
        field = g.heroes[number].field
        if spot in [spot_of(n) for n in imagined.land.near[field] if n != NONE]:
            best = max(best, Draw(imagined, goals, number, tiers).of(field))
    return best + 0.1 * len(imagined.land.joined(spot))


def start_turn_score(g: Heroes, seat: Seat, turns: int) -> float:
    """How the own tile should lie: as many ways out towards other tiles as can be."""
    spot = spot_of(g.realm(seat).town)
    land = g.land.turned_up(spot, g.land.tiles[spot].tile, turns)
    return float(sum([leads_out(land, field, frozenset()) for field in land.ring(spot)]))
