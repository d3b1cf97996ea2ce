"""The units with which a player begins. [heroes.setup.230, heroes.unit.120]"""

from __future__ import annotations

from fabletop.games.heroes.defs import BRONZE, FEW, PACK, UnitDef
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import (
    CARRIED,
    CHEAPEST,
    CHOSEN,
    DEAREST,
    NAMED,
    NEUTRAL_CHOSEN,
    SECOND,
    UnitWord,
)
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def units_meant(g: Heroes, seat: Seat, word: UnitWord) -> list[int]:
    """The units that a word may mean: one, unless the player is to choose.  Within a tier by the price, ties
    by the order of the units."""
    if word.form == NAMED:
        return [word.unit]
    faction = g.players[seat].faction
    tier = [unit for unit in g.units if unit.faction == faction and unit.tier == word.tier]
    by_price = [unit.index for unit in sorted(tier, key=lambda unit: (unit.faces[FEW].gold, unit.index))]
    if word.form == CHEAPEST:
        return by_price[:1]
    if word.form == SECOND:
        return by_price[1:2]
    if word.form == DEAREST:
        return by_price[-1:]
    if word.form == CHOSEN:
        return by_price
    if word.form == NEUTRAL_CHOSEN:
        names = [name_of(unit) for unit in tier]
        return [kind for kind in sorted(set(g.neutral[word.tier])) if name_of(g.units[kind]) in names]
    raise ValueError("an army that was carried is named unit by unit")


def words_of(g: Heroes, words: tuple[UnitWord, ...]) -> list[UnitWord]:
    """The same words, with the army that was carried from the chapter before unit by unit; without one it is
    the two cheapest units."""
    found: list[UnitWord] = []
    carried = g.printed.plan.carried
    for word in words:
        if word.form != CARRIED:
            found.append(word)
        elif carried is not None and carried.units:
            found.extend([UnitWord(NAMED, face, unit=kind) for kind, face in carried.units])
        else:
            found.extend([UnitWord(CHEAPEST, FEW, BRONZE), UnitWord(SECOND, FEW, BRONZE)])
    return found


def name_of(unit: UnitDef) -> str:
    """What a unit is called, in whatever army: `neutral.griffins` are griffins too."""
    return unit.id.partition(".")[2]


def units_to_join(g: Heroes, seat: Seat, word: UnitWord, chosen: list[int]) -> list[Act]:
    """What a word may mean for a player; one who chooses does not choose the same unit twice."""
    units = units_meant(g, seat, word)
    if word.form == CHOSEN:
        units = [unit for unit in units if unit not in chosen]
    return [act("recruit", unit) for unit in units]


@chooser("first_unit")
def units_to_begin_with(g: Heroes, f: Frame) -> list[Act]:
    (at,) = f.args
    words = words_of(g, scenario_of(g).start.units)
    if at >= len(words):
        return []
    return units_to_join(g, f.seat, words[at], [kind for kind, _ in g.players[f.seat].army])


@step("heroes.first_army", units_to_begin_with, rules=("heroes.setup.230", "heroes.unit.120"))
def first_army(g: Heroes, f: Frame, unit: Act) -> None:
    """One unit after the other; they are remembered."""
    (at,) = f.args
    main = g.players[f.seat].main
    g.take_neutral(unit.id)
    g.recruit(main, unit.id)
    if words_of(g, scenario_of(g).start.units)[at].side == PACK:
        g.reinforce_at_home(main, unit.id)
    g.remember_first_army(f.seat)
    g.then(first_army, f.carry(at + 1))
