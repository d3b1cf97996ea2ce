"""What the scenario in play says about the map. [heroes.event, heroes.victory]"""

from __future__ import annotations

from functools import cache

from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import STARTING
from fabletop.games.heroes.map.state import Mapped
from fabletop.games.heroes.scenario.printed import Condition, ScenarioDef
from fabletop.kernel.frame import Seat


def scenario_of(g: Mapped) -> ScenarioDef:
    """The scenario in play."""
    scenario = g.printed.plan.scenario
    if scenario is None:
        raise ValueError("a single combat has no scenario")
    return scenario


@cache
def names_place(scenario: ScenarioDef, place: int) -> bool:
    """Whether a scenario says anything of a place: what it does, or that somebody wins or loses by it."""
    if any(rule.place.place == place for rule in scenario.places):
        return True
    return any(names(ending.condition, place) for ending in (*scenario.victory, *scenario.defeat))


def names(condition: Condition, place: int) -> bool:
    if any(word.place == place for word in condition.places):
        return True
    return any(names(part, place) for part in condition.parts)


def is_forbidden(g: Mapped, seat: Seat, field: int) -> bool:
    """Whether a player's heroes may not enter a field yet."""
    until = scenario_of(g).rules.no_entering_rival_start_tiles
    if g.round >= until:
        return False
    spot = spot_of(field)
    return g.land.tiles[spot].kind == STARTING and spot != spot_of(g.realm(seat).town)


def is_sheltered(g: Mapped, number: int) -> bool:
    """Whether a sanctuary protects a hero."""
    carried = [token.kind for token in g.tokens if token.carrier == number]
    return not any(rule.token in carried and not rule.sanctuary for rule in scenario_of(g).rules.carrier)


def is_unguarded(g: Mapped, field: int) -> bool:
    """Whether the scenario has nobody guard a field."""
    printed = g.land.field(field)
    return any(place.is_printed_on(printed) for place in scenario_of(g).rules.unguarded)


def has_no_way_back(g: Mapped, field: int) -> bool:
    """Whether a fight here goes on to its end."""
    printed = g.land.field(field)
    return any(place.is_printed_on(printed) for place in scenario_of(g).rules.no_retreat)


def guards_of(g: Mapped, field: int) -> tuple[int, ...]:
    """How many neutral units of each tier guard a field, by the scenario or by the table.
    [heroes.neutral.020]"""
    printed = g.land.field(field)
    difficulty = g.printed.plan.difficulty
    for own in scenario_of(g).rules.own_guard:
        if own.place.is_printed_on(printed):
            return own.cards[difficulty]
    return g.printed.guards[printed.level][difficulty]


def must_fight(g: Mapped, field: int) -> bool:
    """Whether the guards of a field neither flee nor let themselves be talked round."""
    printed = g.land.field(field)
    return any(place.is_printed_on(printed) for place in scenario_of(g).rules.no_skip)
