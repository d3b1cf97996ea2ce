"""What a planner works out before it decides: ways, threats and what the party is up against.

Everything here reads an imagined game: what is hidden at the table is hidden here too.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor.board.paths import arrow_from, distances
from fabletop.games.andor.bots.odds import MOST_ROUNDS, Fighter, Odds, extras, fight_odds, fighter, rested
from fabletop.games.andor.day.foes import move_creatures
from fabletop.games.andor.defs import (
    APPLE_NUT,
    ARCHER,
    CREATURE,
    FINAL,
    FOOD,
    KRAHDER,
    LAST_LETTER,
    MOUNTAIN_SKRAL,
    NONE,
    STARWORT,
    TROLL,
    WARGOR,
    FoeDef,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Foe, Hero
from fabletop.games.andor.state.questions import ALL_HOURS, HOURS

NEVER: Final = 99
OVERTIME_FLOOR: Final = 10  # willpower that overtime should leave,
CHEAP_FLOOR: Final = 7  # and where an hour of it costs only 1: below it a die is lost
LAST_STAND: Final = 2  # what it may leave in a fight that decides the legend
FRESH_HOURS: Final = 6  # for the fight that decides a legend, on a fresh morning
SHORT_FIGHT: Final = 4  # rounds that any other fight may take: hours are short


class Mind:
    """One look at the board, for all heroes."""

    def __init__(self, g: Andor) -> None:
        self.g = g
        self.ways: list[dict[int, int]] = [ways_of(g, hero) for hero in g.heroes]
        self.letters = LAST_LETTER - g.narrator
        self.after = positions_after_sunrise(g)
        self.routes = routes_of(g)
        for uid, route in self.routes.items():  # marching foes take a stride a day at least
            place = route.index(self.after[uid]) if self.after[uid] in route else len(route)
            if place + 1 < len(route):
                self.after[uid] = route[place + 1]
        self.hungry = bool(g.enabled >> FOOD & 1)
        self.from_base = ways_of_all(g, g.base) if g.base != NONE else {}
        self.free_shields = g.shield_count - len(g.shielded)
        self.arrivals = {foe.uid: days_to_base(g, foe) for foe in g.foes if is_walker(g, foe)}
        self.must_fall = urgent(g, self.arrivals, self.free_shields)

    def hours(self, h: int) -> int:
        """Normal hours left today."""
        hero = self.g.heroes[h]
        return 0 if not self.g.awake(hero) else max(0, HOURS - hero.hours)

    def all_hours(self, h: int) -> int:
        """Hours left with the overtime that a hero of this willpower can well afford."""
        return self.hours_to_give(h, 0, OVERTIME_FLOOR)

    def hours_to_give(self, h: int, walk: int, floor: int) -> int:
        """Hours left after a way of so many, with the overtime that leaves so much willpower."""
        g = self.g
        hero = g.heroes[h]
        if not g.awake(hero):
            return 0
        willpower = hero.willpower
        hours = 0
        for hour in range(hero.hours + 1, min(g.last_hour(h), ALL_HOURS) + 1):
            price = g.overtime_price(hero, hour)
            if price and willpower - price < (floor if price > 1 else min(floor, CHEAP_FLOOR)):
                break
            willpower -= price
            hours += 1
        return max(0, hours - walk)

    def far(self, h: int, field: int) -> int:
        return self.ways[h].get(field, NEVER)

    def far_to_foe(self, h: int, field: int) -> int:
        """Hours until a hero can strike at that field: the archer may stay a field away."""
        best = self.far(h, field)
        if self.g.heroes[h].kind == ARCHER:
            for other in self.g.adjacent(field):
                best = min(best, self.far(h, other))
        return best

    def has_food(self, hero: Hero) -> bool:
        return APPLE_NUT in hero.bag or STARWORT in hero.bag

    def odds(self, heroes: list[int], foe: Foe, field: int) -> Odds:
        """How a fight about a field would end on a fresh morning."""
        hours = FRESH_HOURS if is_prize(self.g, foe) else SHORT_FIGHT
        party = [rested(self.g, self.g.heroes[h], field, hours) for h in heroes]
        return self.odds_of(heroes, foe, party)

    def odds_today(self, heroes: list[int], foe: Foe, floor: int) -> Odds:
        """How it would end today, each hero with the hours that the way there leaves."""
        party = []
        for h in heroes:
            walk = self.far_to_foe(h, foe.field)
            hours = self.hours_to_give(h, walk, floor)
            if not is_prize(self.g, foe):
                hours = min(hours, SHORT_FIGHT)
            party.append(fighter(self.g, self.g.heroes[h], foe.field, hours, walk))
        return self.odds_of(heroes, foe, party)

    def odds_of(self, heroes: list[int], foe: Foe, party: list[Fighter]) -> Odds:
        g = self.g
        bearers = [g.heroes[h] for h in heroes]
        extra = extras(g, bearers, MOST_ROUNDS) if is_prize(g, foe) else []
        foe_def = g.legend.foes[foe.kind]
        strength = weakened(foe_def, g.strength_of(foe), bearers)
        return fight_odds(foe_def, strength, g.willpower_of(foe), party, extra)


def is_walker(g: Andor, foe: Foe) -> bool:
    """A creature that walks to the base at sunrise."""
    return g.legend.foes[foe.kind].kind == CREATURE and g.legend.foes[foe.kind].figure in (
        WARGOR,
        MOUNTAIN_SKRAL,
        TROLL,
    )


def ways_of(g: Andor, hero: Hero) -> dict[int, int]:
    """How many hours away every field is for a hero as strong-willed as now; for reading only."""
    if hero.held != NONE:
        return {hero.field: 0}
    stops = tuple([foe.field for foe in g.foes if g.holds(foe)])
    if hero.field in stops:
        return {hero.field: 0}
    ground = g.ground(hero.willpower)
    return ground.far_between(hero.field, stops) if stops else ground.far(hero.field)


def ways_of_all(g: Andor, field: int) -> dict[int, int]:
    """How far every field is from one, without jumps."""
    return distances(g, field, NEVER, False)


def positions_after_sunrise(g: Andor) -> dict[int, int]:
    """Where each foe will stand after the next sunrise; the base for those who reach it."""
    other = g.clone()
    other.fails = ()
    other.cards_live = 0
    before = {foe.uid: foe.field for foe in g.foes}
    for figure in (WARGOR, MOUNTAIN_SKRAL, TROLL, WARGOR):
        move_creatures(other, figure)
    now = {foe.uid: foe.field for foe in other.foes}
    return {uid: now.get(uid, g.base) for uid in before}


def routes_of(g: Andor) -> dict[int, tuple[int, ...]]:
    """The ways of the foes that march."""
    found: dict[int, tuple[int, ...]] = {}
    for script, place in g.marches:
        effect = g.legend.scripts[script][place]
        foe = g.find_foe(effect.what)
        if foe is not None:
            found[foe.uid] = effect.ids
    return found


def days_to_base(g: Andor, foe: Foe) -> int:
    """After how many sunrises a creature enters the base; NEVER if its way is cut off."""
    if g.base == NONE:
        return NEVER
    field = foe.field
    steps = 0
    while field != g.base:
        field = arrow_from(g, field)
        steps += 1
        if field == NONE or steps > 60:
            return NEVER
    pace = 2 if g.legend.foes[foe.kind].figure == WARGOR else 1
    return (steps + pace - 1) // pace


def urgent(g: Andor, arrivals: dict[int, int], free_shields: int) -> dict[int, int]:
    """The creatures that must fall, with the sunrises left: all but the hardest that shields can take."""
    coming = [foe for foe in g.foes if arrivals.get(foe.uid, NEVER) < NEVER]
    coming.sort(key=lambda foe: (-hardness(g, foe), foe.uid))
    spared = 0
    found: dict[int, int] = {}
    for foe in coming:
        if spared < free_shields and foe.kind == g.legend.foes[foe.kind].figure:
            spared += 1
        else:
            found[foe.uid] = arrivals[foe.uid]
    return found


def hardness(g: Andor, foe: Foe) -> int:
    return g.strength_of(foe) + g.legend.foes[foe.kind].willpower


def weakened(foe_def: FoeDef, strength: int, bearers: list[Hero]) -> int:
    """The strength of a foe against heroes of whom one may carry what it cannot bear."""
    if foe_def.weak_to != NONE and any(foe_def.weak_to in hero.bag for hero in bearers):
        return max(1, strength - foe_def.weakness)
    return strength


def is_prize(g: Andor, foe: Foe) -> bool:
    """A foe for which weapons and brews are saved up: final or marked."""
    kind = g.legend.foes[foe.kind]
    return kind.kind == FINAL or kind.figure != foe.kind


def is_big(g: Andor, foe: Foe) -> bool:
    """A foe for which heroes give their last hour: final, marked, or a krahder."""
    return is_prize(g, foe) or g.legend.foes[foe.kind].kind == KRAHDER
