"""What to build and whom to recruit."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.strength import army_strength, face_strength
from fabletop.games.heroes.defs import FEW, PACK
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat

# By kind: city hall, citadel, guild, bronze, silver, gold, two specials
BUILDINGS: Final = (7.5, 7.0, 4.5, 10.0, 9.0, 8.0, 4.0, 4.0)
BUILDING: Final = 30.0  # towns come before steps: what is bought fights in the same turn
UNIT: Final = 20.0
HERO: Final = 4.0


def build_score(g: Heroes, seat: Seat, kind: int) -> float:
    left = scenario_of(g).rounds - g.round
    hurry = 0.6 if left < 2 else 1.0
    return BUILDING + BUILDINGS[kind] * hurry


def unit_score(g: Heroes, seat: Seat, option: Act) -> float:
    """Strength for its gold; a small army takes what it can get."""
    unit = g.units[option.id]
    face = PACK if option.verb == "reinforce" else FEW
    printed = unit.faces[face]
    gain = face_strength(unit, face)
    if face == PACK:
        gain -= face_strength(unit, FEW)
    price = printed.gold + 5.0 * printed.valuables
    army = g.players[seat].army
    room = len(army) < g.rules.fielded or face == PACK
    weakest = min([face_strength(g.units[kind], side) for kind, side in army], default=0.0)
    if not room and gain <= weakest * 1.3:
        return -1.0
    return UNIT + 4.0 * gain / max(1.0, price)


def hire_score(g: Heroes, seat: Seat) -> float:
    """A second hero gathers what lies about, while there are rounds left."""
    left = scenario_of(g).rounds - g.round
    rich = g.players[seat].gold >= 14 and army_strength(g, g.players[seat].army) > 0.0
    return HERO if rich and left >= 4 else -1.0


def spell_score(g: Heroes, seat: Seat) -> float:
    return 3.0 if g.players[seat].gold >= 10 else -1.0
