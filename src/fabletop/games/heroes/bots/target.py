"""Who guards what the scenario is about: the army that somebody must have in the end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import Hex, distance
from fabletop.games.heroes.map.marks import Token
from fabletop.games.heroes.map.printed import STARTING
from fabletop.games.heroes.scenario.clauses import Condition
from fabletop.games.heroes.scenario.course import is_sealed, scenario_of
from fabletop.games.heroes.scenario.ending import applies
from fabletop.games.heroes.scenario.named import ALL_LOSE, OWN_TOWN, PARTY_LOSES, SPOT, PlaceWord
from fabletop.games.heroes.scenario.tokens import parts_of
from fabletop.games.heroes.scenario.whom import fields_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.printed import Printed
from fabletop.kernel.frame import Seat

STRIDE: Final = 3  # fields that a main hero walks in a turn
GREAT: Final = 6  # the level of guards for whom an army must be raised
ROUNDABOUT: Final = 1.3  # how much longer than the bird flies a known way is
BEFORE_THE_END: Final = 1  # rounds: so that what was planned may come a round late
AFTER_A_SEAL: Final = 5  # rounds to walk to what was sealed, and to beat who waits there


class Target:
    """Guards that must be beaten, and the round until which an army should be ready for them."""

    def __init__(self, guards: tuple[int, ...], level: int, until: int) -> None:
        self.guards: Final = guards
        self.level: Final = level
        self.until: Final = until


def conditions_of(g: Heroes) -> Iterator[Condition]:
    """Of the goal, and of what must be true before a sealed tile of it may be entered."""
    for ending in scenario_of(g).victory:
        if applies(g, ending):
            yield from parts_of(ending.condition)
    for condition in unsealing(g):
        yield from parts_of(condition)


def last_round(g: Heroes) -> int:
    """The one after which it is too late: that of the scenario, or one that is a defeat for so many."""
    scenario = scenario_of(g)
    last = scenario.rounds
    for ending in scenario.defeat:
        if applies(g, ending) and ending.condition.word == "round":
            last = min(last, ending.condition.at_least)
    return last


def unsealing(g: Heroes) -> list[Condition]:
    """What opens tiles that are still sealed."""
    scenario = scenario_of(g)
    found: list[Condition] = []
    for event in scenario.timed_events:
        condition = event.trigger.condition
        if condition is None or (event.players and g.n not in event.players):
            continue
        for effect in scenario.scripts[event.script]:
            if effect.word == "unseal" and is_sealed(g, effect.n):
                found.append(condition)
    return found


def is_for_the_taking(token: Token) -> bool:
    """Whether a token still lies where the scenario put it."""
    return token.field == NONE and token.carrier == NONE and not token.brought and not token.lost


def wanted_places(g: Heroes) -> list[PlaceWord]:
    """The places that the goal is about: to be flagged, visited or held, or where its token lies."""
    scenario = scenario_of(g)
    found: list[PlaceWord] = []
    for c in conditions_of(g):
        if c.word in ("flags", "visited"):
            found += c.places
        elif c.word in ("token_at", "carries"):
            if any(token.kind == c.token and is_for_the_taking(token) for token in g.tokens):
                found.append(scenario.tokens[c.token].at)
        elif c.word == "points":
            for rule in scenario.places:
                held = () if rule.held == NONE else scenario.scripts[rule.held]
                if any(effect.word == "points" for effect in held):
                    found.append(rule.place)
    return found


def target_of(g: Heroes, seat: Seat) -> Target | None:
    """The strongest guards of such a place that nobody has beaten yet; none where an army is but one of
    many ways to win."""
    hardest: Target | None = None
    for word in wanted_places(g):
        level = hardest_level(g.printed, word)
        if level < GREAT or (hardest is not None and level <= hardest.level):
            continue
        seen = fields_meant(g, (word,), seat)
        if seen and not any(g.is_guarded(field, seat) for field in seen):
            continue
        hardest = Target(guards_at(g, word, level), level, deadline(g, seat))
    return hardest


@lru_cache(256)
def hardest_level(printed: Printed, word: PlaceWord) -> int:
    """The highest level at which such a place is guarded on any tile but those that players begin on."""
    scenario = printed.plan.scenario
    free = () if scenario is None else scenario.rules.unguarded
    level = 0
    for tile in printed.tiles:
        if tile.kind != STARTING:
            for field in tile.fields:
                if word.is_printed_on(field) and not any(one.is_printed_on(field) for one in free):
                    level = max(level, field.level)
    return level


def sought_at(g: Heroes, places: tuple[PlaceWord, ...]) -> list[Hex]:
    """Where tiles lie face down that hold such a place by the layout, which everybody knows; the middle of
    the map where it does not say."""
    found: list[Hex] = []
    scenario = scenario_of(g)
    down = [(tile.q, tile.r) for tile in g.land.tiles if not tile.face_up]
    for spot, laid in enumerate(scenario.layout(g.n).spots):
        if (laid.q, laid.r) not in down:
            continue
        for word in places:
            named = word.form == SPOT and scenario.spots[word.spot].spot == spot
            fields = () if laid.tile == NONE else g.printed.tiles[laid.tile].fields
            if named or any(word.is_printed_on(field) for field in fields):
                found.append((laid.q, laid.r))
    return found or [(0, 0)]


def way_home(g: Heroes, seat: Seat, kind: int) -> int:
    """Rounds that it takes to carry a token from where it lies to the own town."""
    token = scenario_of(g).tokens[kind]
    seen = [g.land.hexes[field] for field in fields_meant(g, (token.at,), seat)]
    town = g.land.hexes[g.realm(seat).town]
    far = min([distance(town, at) for at in seen or sought_at(g, (token.at,))])
    return ceil(ROUNDABOUT * far / max(1, STRIDE + token.movement))


def guards_at(g: Heroes, word: PlaceWord, level: int) -> tuple[int, ...]:
    """By the scenario or by the table, before the place is seen."""
    difficulty = g.printed.plan.difficulty
    for own in scenario_of(g).rules.own_guard:
        if (own.place.form, own.place.place) == (word.form, word.place):
            return own.cards[difficulty]
    return g.printed.guards[level][difficulty]


def deadline(g: Heroes, seat: Seat) -> int:
    """The round in which an army must be ready: early enough to hold the place for the points it takes, to
    carry home what alone wins the game, and to go on to what its victory opens."""
    scenario = scenario_of(g)
    early = [BEFORE_THE_END, *(c.at_least for c in conditions_of(g) if c.word == "points")]
    if unsealing(g):
        early.append(AFTER_A_SEAL)
    if scenario.at_limit in (ALL_LOSE, PARTY_LOSES):
        for c in conditions_of(g):
            if c.word == "token_at" and any(word.form == OWN_TOWN for word in c.places):
                early.append(BEFORE_THE_END + way_home(g, seat, c.token))
    return max(g.round, last_round(g) - max(early))
