"""How strong armies are, and how a fight between them would go: an estimate, for who must decide on it, a bot
or somebody who is shown the odds.

The numbers were fitted to fights that two greedy bots played out, of armies of every size against guards of
every level.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final

from fabletop.games.heroes.defs import AZURE, BRONZE, FEW, NEUTRAL, PACK, RANGED, UnitDef
from fabletop.games.heroes.map.clash import has_walls, holder_of
from fabletop.games.heroes.scenario.course import guards_of, must_fight
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER, Troop
from fabletop.kernel.frame import Seat

STEEP: Final = 3.3  # how soon a better army wins for certain
EVEN: Final = 1.5  # how much an army of the same strength is favoured against guards: it has a hero
SIZE: Final = 0.36  # by so much less for each level of the guards: there are but a few rounds
# Azure units are another matter: few pierce their hide, and there are as many rounds as it takes
HIDE: Final = 3  # their defence
CLAW: Final = 8  # and their attack
FODDER: Final = 0.3  # what it is worth to be struck instead of another
MASS: Final[tuple[float, ...]] = (0.2, 0.6, 3.5, 9.4)  # what must be brought against a unit of each tier
SURELY: Final = 5.5  # how soon a better army wins against them
ROUND: Final = 0.7  # for each further round that cannot be paid
ROUNDS: Final = 2  # further rounds that a hero with all its points can pay
CARD: Final = 0.12  # for each card less than the hand holds
NO_CARDS: Final = 1.2  # for a secondary hero
AGAINST_HERO: Final = -0.2  # between players the attacker has nothing to spare
LEVEL: Final = 0.12  # of a hero more than the other
WALLS: Final = 0.8


def face_strength(unit: UnitDef, face: int) -> float:
    """What a side of a unit card is worth in a fight."""
    printed = unit.faces[face]
    power = printed.attack + 0.05 * printed.initiative + (1.0 if unit.type == RANGED else 0.0)
    last = lasting(unit, face) + (0.8 * lasting(unit, FEW) if face != FEW else 0.0)
    return power * last


def lasting(unit: UnitDef, face: int) -> float:
    """How long it takes to bring a side down."""
    printed = unit.faces[face]
    return printed.health * (0.7 + 0.4 * printed.defence)


def army_strength(g: Heroes, army: Sequence[Troop]) -> float:
    """The best five units; many strike together."""
    found = sorted([face_strength(g.units[kind], face) for kind, face in army], reverse=True)
    found = found[: g.rules.fielded]
    return together(sum(found), len(found))


def together(strength: float, n: int) -> float:
    return strength * (0.6 + 0.2 * n)


def bite(attack: int, defence: int) -> float:
    """What a blow does on the average of its die."""
    return (max(0, attack - 1 - defence) + max(0, attack - defence) + max(0, attack + 1 - defence)) / 3


def piercing(unit: UnitDef, face: int) -> float:
    """What a unit does to an azure one before it is gone: its blows, one for each that it takes itself."""
    total = 0.0
    for printed in unit.faces[: face + 1]:
        blows = -(-printed.health // max(1, CLAW - printed.defence))
        total += (bite(printed.attack, HIDE) + FODDER) * blows
    return total


def army_piercing(g: Heroes, army: Sequence[Troop]) -> float:
    found = sorted([piercing(g.units[kind], face) for kind, face in army], reverse=True)
    return sum(found[: g.rules.fielded])


def army_price(g: Heroes, army: Sequence[Troop]) -> float:
    """What it would cost to raise an army anew, in gold."""
    total = 0.0
    for kind, face in army:
        for side in g.units[kind].faces[: face + 1]:
            total += side.gold + 5.0 * side.valuables
    return total


def tier_strength(g: Heroes) -> list[float]:
    """What a neutral unit of each tier is worth on the average; number 0 is not used."""
    totals = [0.0] * (AZURE + 1)
    copies = [0] * (AZURE + 1)
    for unit in g.units:
        if unit.faction == NEUTRAL:
            totals[unit.tier] += face_strength(unit, FEW) * unit.copies
            copies[unit.tier] += unit.copies
    return [total / max(1, n) for total, n in zip(totals, copies, strict=True)]


def likely(z: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, z))))


def without_cards(g: Heroes, seat: Seat, main: bool) -> float:
    """What a hero lacks whose hand is not full; a secondary hero plays no cards at all."""
    return CARD * max(0, g.hand_limit(seat) - len(g.players[seat].hand)) if main else NO_CARDS


# -- against guards ---------------------------------------------------------------------------------------


def has_azure(guards: Sequence[int]) -> bool:
    return guards[AZURE - BRONZE] > 0


def beats_guards(
    g: Heroes, army: Sequence[Troop], guards: Sequence[int], level: int, tiers: Sequence[float]
) -> float:
    """The estimate itself, before it is made likely: an army against so many units of each tier."""
    if has_azure(guards):
        mass = sum([n * heavy for n, heavy in zip(guards, MASS, strict=True)])
        return SURELY * log(max(0.1, army_piercing(g, army)) / mass)
    mine = army_strength(g, army)
    theirs = 0.0
    for tier, n in enumerate(guards, start=BRONZE):
        theirs += n * tiers[tier]
    theirs = together(theirs, sum(guards))
    if theirs <= 0.0:
        return 30.0
    if mine <= 0.0:
        return -30.0
    return EVEN + STEEP * log(mine / theirs) - SIZE * level


def chance_against_guards(
    g: Heroes, seat: Seat, hero: int, field: int, tiers: Sequence[float], rounds: int = ROUNDS
) -> float:
    """How likely a hero beats what guards a field, with so many further rounds; certain if they flee."""
    level = g.land.field(field).level
    if g.level_of(seat) > level and not must_fight(g, field):
        return 1.0
    guards = guards_of(g, field)
    z = beats_guards(g, g.players[seat].army, guards, level, tiers)
    z -= without_cards(g, seat, g.heroes[hero].main)
    if not has_azure(guards):
        z -= ROUND * max(0, ROUNDS - rounds)
    return likely(z)


# -- against heroes ---------------------------------------------------------------------------------------


def chance_against(g: Heroes, seat: int, main: bool, enemy: int, led: bool, field: int) -> float:
    """How likely a hero beats the army of another player or AI hero (see `Hero.owner`), with or without its
    main hero, on a field."""
    mine = army_strength(g, army_of(g, seat))
    theirs = army_strength(g, army_of(g, enemy))
    if mine <= 0.0:
        return 0.0
    if theirs <= 0.0:
        return 1.0
    z = AGAINST_HERO + STEEP * log(mine / theirs) + LEVEL * (level_of(g, seat) - level_of(g, enemy))
    z += lacks_cards(g, enemy, led) - lacks_cards(g, seat, main)
    if has_walls(g, holder_of(g, enemy, field), field):
        z -= WALLS
    return likely(z)


def army_of(g: Heroes, owner: int) -> tuple[Troop, ...]:
    return g.players[owner].army if owner >= 0 else g.heroes[g.ai[AI_OWNER - owner].hero].army


def level_of(g: Heroes, owner: int) -> int:
    return g.level_of(Seat(owner)) if owner >= 0 else max(1, g.heroes[g.ai[AI_OWNER - owner].hero].level)


def lacks_cards(g: Heroes, owner: int, main: bool) -> float:
    """The deck of an AI hero is as good as a hand."""
    return without_cards(g, Seat(owner), main) if owner >= 0 else 0.0


def gain_of(g: Heroes, army: Sequence[Troop], unit: UnitDef, face: int) -> float:
    """How much stronger an army is with a unit more, or with a unit reinforced."""
    after = [troop for troop in army if troop[0] != unit.index or face != PACK]
    return army_strength(g, [*after, (unit.index, face)]) - army_strength(g, army)
