"""What the scenario in play says about the map. [heroes.event, heroes.victory]"""

from __future__ import annotations

from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import STARTING
from fabletop.games.heroes.map.state import Mapped
from fabletop.games.heroes.scenario.printed import ScenarioDef
from fabletop.kernel.frame import Seat


def scenario_of(g: Mapped) -> ScenarioDef:
    """The scenario in play."""
    scenario = g.printed.plan.scenario
    if scenario is None:
        raise ValueError("a single combat has no scenario")
    return scenario


def is_forbidden(g: Mapped, seat: Seat, field: int) -> bool:
    """Whether a player's heroes may not enter a field yet."""
    until = scenario_of(g).rules.no_entering_rival_start_tiles
    if g.round >= until:
        return False
    spot = spot_of(field)
    return g.land.tiles[spot].kind == STARTING and spot != spot_of(g.realm(seat).town)


def must_fight(g: Mapped, field: int) -> bool:
    """Whether the guards of a field neither flee nor let themselves be talked round."""
    printed = g.land.field(field)
    return any(place.is_printed_on(printed) for place in scenario_of(g).rules.no_skip)
