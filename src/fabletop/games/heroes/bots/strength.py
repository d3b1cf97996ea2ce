"""How strong armies are, and how a fight between them would go: an estimate, for who must decide on it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from fabletop.games.heroes.defs import AZURE, BRONZE, FEW, NEUTRAL, RANGED, UnitDef
from fabletop.games.heroes.scenario.course import guards_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.towns.printed import CITADEL
from fabletop.kernel.frame import Seat

CARD: Final = 0.06  # how much stronger each card in hand makes an army
LEVEL: Final = 0.04
STEEP: Final = 4.0  # how soon a better army wins for certain
EVEN: Final = 0.85  # so much of the guards' strength wins half of the fights, given a further round or two
WALLS: Final = 1.35


def face_strength(unit: UnitDef, face: int) -> float:
    """What a side of a unit card is worth in a fight."""
    printed = unit.faces[face]
    power = printed.attack + 0.15 * printed.initiative + (1.0 if unit.type == RANGED else 0.0)
    last = printed.health * (0.7 + 0.25 * printed.defence)
    under = unit.faces[FEW].health * 0.8 if face != FEW else 0.0
    return power * (last + under)


def army_strength(g: Heroes, army: Sequence[Troop]) -> float:
    """The best five units."""
    found = sorted([face_strength(g.units[kind], face) for kind, face in army], reverse=True)
    return sum(found[: g.rules.fielded])


def own_strength(g: Heroes, seat: Seat, main: bool = True) -> float:
    """With the cards that a main hero brings."""
    strength = army_strength(g, g.players[seat].army)
    if not main:
        return strength
    cards = min(len(g.players[seat].hand), g.hand_limit(seat))
    return strength * (1.0 + CARD * cards + LEVEL * g.level_of(seat))


def tier_strength(g: Heroes) -> list[float]:
    """What a neutral unit of each tier is worth on the average; number 0 is not used."""
    totals = [0.0] * (AZURE + 1)
    copies = [0] * (AZURE + 1)
    for unit in g.units:
        if unit.faction == NEUTRAL:
            totals[unit.tier] += face_strength(unit, FEW) * unit.copies
            copies[unit.tier] += unit.copies
    return [total / max(1, n) for total, n in zip(totals, copies, strict=True)]


def chance(mine: float, theirs: float) -> float:
    """How likely the stronger of two armies wins."""
    if mine <= 0.0:
        return 0.0
    if theirs <= 0.0:
        return 1.0
    return 1.0 / (1.0 + exp(-STEEP * (log(mine / theirs) - log(EVEN))))


def chance_against_guards(g: Heroes, seat: Seat, hero: int, field: int, tiers: list[float]) -> float:
    """How likely a hero beats what guards a field; certain if they flee."""
    level = g.land.field(field).level
    if g.level_of(seat) > level:
        return 1.0
    theirs = 0.0
    for tier, n in enumerate(guards_of(g, field), start=BRONZE):
        theirs += n * tiers[tier]
    n = sum(guards_of(g, field))
    theirs *= 0.6 + 0.2 * n  # many strike together
    mine = own_strength(g, seat, g.heroes[hero].main)
    mine *= 0.6 + 0.2 * min(len(g.players[seat].army), g.rules.fielded)
    return chance(mine, theirs)


def chance_against(g: Heroes, seat: Seat, hero: int, enemy: Seat, main: bool, field: int) -> float:
    """How likely a hero beats the army of another player, with or without its main hero."""
    theirs = own_strength(g, enemy, main)
    if field == g.realm(enemy).town and g.realm(enemy).buildings[CITADEL]:
        theirs *= WALLS
    return chance(own_strength(g, seat, g.heroes[hero].main), theirs)
