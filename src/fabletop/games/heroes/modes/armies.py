"""Armies mustered within a budget. [heroes.unit, unit_cost]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.acts import RECRUIT, REINFORCE
from fabletop.games.heroes.defs import FEW, NONE, PACK, UnitDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.kernel.frame import PASS, Act, Frame, Pick
from fabletop.kernel.step import chooser, step

VALUABLE: Final = 6  # gold that a valuable is worth when an army is mustered [heroes.trade.030]


def worth(unit: UnitDef, face: int) -> int:
    """What a face costs in gold, valuables counted as gold. [heroes.unit_cost.010]"""
    return unit.faces[face].gold + VALUABLE * unit.faces[face].valuables


def purchases(g: Heroes, hero: int, budget: int) -> list[Act]:
    """Units to recruit, each once, and units to reinforce, within the budget."""
    army = g.army_of(hero)
    faction = g.printed.heroes[g.heroes[hero].who].faction
    full = g.rules.army_limit and len(army) >= g.rules.army_limit
    options: list[Act] = []
    for unit in g.printed.of_faction[faction]:
        face = face_in(army, unit.index)
        if face == NONE:
            if not full and worth(unit, FEW) <= budget:
                options.append(RECRUIT.of(unit.index))
        elif face == FEW and worth(unit, PACK) <= budget:
            options.append(REINFORCE.of(unit.index))
    return options


def face_in(army: tuple[Troop, ...], kind: int) -> int:
    """The side of a unit that lies up in an army; NONE if it is not there."""
    for other, face in army:
        if other == kind:
            return face
    return NONE


def buy(g: Heroes, hero: int, purchase: Act) -> int:
    """Carry a purchase out. Returns its price. [heroes.unit.020, heroes.unit.030]"""
    kind = purchase.id
    if purchase.verb == "recruit":
        g.recruit(hero, kind)
        return worth(g.units[kind], FEW)
    g.reinforce_at_home(hero, kind)
    return worth(g.units[kind], PACK)


@chooser("muster")
def army_to_muster(g: Heroes, f: Frame) -> list[Pick]:
    hero, budget = f.args
    options: list[Pick] = [*purchases(g, hero, budget)]
    if g.army_of(hero):
        options.append(PASS)
    return options


@step(
    "heroes.muster",
    army_to_muster,
    rules=(
        "heroes.unit.010",
        "heroes.unit.020",
        "heroes.unit.030",
        "heroes.unit.050",
        "heroes.unit.060",
        "heroes.unit_cost.010",
        "heroes.unit_cost.040",
    ),
)
def muster(g: Heroes, f: Frame, purchase: Pick) -> None:
    """Recruit and reinforce until the budget is spent or one has enough."""
    hero, budget = f.args
    if isinstance(purchase, Act):
        g.then(muster, f.carry(hero, budget - buy(g, hero, purchase)))


@step("heroes.muster_at_random")
def muster_at_random(g: Heroes, f: Frame) -> None:
    hero, budget = f.args
    options = purchases(g, hero, budget)
    while options:
        budget -= buy(g, hero, options[g.chance(len(options))])
        options = purchases(g, hero, budget)
