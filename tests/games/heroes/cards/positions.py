"""Positions that the tests of cards share."""

from __future__ import annotations

from typing import Any

from fabletop.games.heroes.cards.registry import START
from fabletop.games.heroes.combat.pieces import RETALIATED
from fabletop.games.heroes.combat.state import BROKEN_OFF
from fabletop.games.heroes.testing import HeroesTable
from fabletop.kernel.frame import NOBODY

HERE, THERE = 6, 7  # adjacent on both boards

BRONZE = "castle.griffins"  # 4 health
SILVER = "castle.crusaders"  # 4 health
GOLD = "castle.champions"  # 7 health


def clash(
    attacker: str = "castle.champions", defender: str = "necropolis.ghost_dragons", **options: Any
) -> tuple[HeroesTable, int, int]:
    """Two units side by side, of which the second has already struck back.  Unless named otherwise an attack
    of 5 meets a defence of 3 and a health of 8: with a 0 on the die that is 2 damage."""
    table = HeroesTable(**options)
    return table, table.unit(0, attacker, HERE), table.unit(1, defender, THERE, marks=RETALIATED)


def three_tiers(**options: Any) -> tuple[HeroesTable, list[int]]:
    """A bronze, a silver and a gold unit of the attacker, and far away a defender made of stone."""
    table = HeroesTable(**options)
    units = [table.unit(0, name, space) for space, name in enumerate((BRONZE, SILVER, GOLD))]
    table.unit(1, "neutral.diamond_golems", 19)
    return table, units


def opening(table: HeroesTable) -> HeroesTable:
    """Combat begins: both players may play cards before any unit acts."""
    table.c.round = 0
    table.start("heroes.window", 0, START)
    return table


def combat_goes_on(table: HeroesTable) -> HeroesTable:
    """The next combat round begins, whatever was still to come in this one."""
    table.g.stack.clear()
    return table.start("heroes.combat_round", NOBODY)


def end_of_combat(table: HeroesTable) -> HeroesTable:
    """The combat is broken off where it stands."""
    table.g.stack.clear()
    table.c.ending = BROKEN_OFF
    table.start("heroes.end_combat", NOBODY).rests()
    return table


def uses_of(table: HeroesTable, id: str) -> list[str]:
    """The uses of a card that are on offer now."""
    return [name for name in table.options() if name.split(" ")[1:2] == [id]]


def crowns_spent(table: HeroesTable, side: int) -> int:
    return table.g.players[side].crowns


def empower(table: HeroesTable, power: int) -> HeroesTable:
    """Add so much power with cards of 1 power, and no more.  Where the effect would reach nobody without it,
    it is added unasked."""
    while table.g.decision is not None and table.g.decision.kind == "power":
        table.pick("empower power" if table.g.the_play().power < power else "pass")
    return table


def another_time(table: HeroesTable, uid: int) -> HeroesTable:
    """The activation ends, and the unit is activated as in a later round."""
    table.pick("end").rests()
    for camp in table.c.camps:
        camp.spells = 0
    return table.acts(uid)


def holding(table: HeroesTable, side: int, spell: str, power: int) -> HeroesTable:
    """A spell and so many cards of 1 power."""
    return table.hand(side, spell, *["power"] * power)


def targets(table: HeroesTable) -> list[str]:
    """The names of the units that may be picked."""
    return [name.split(" ")[1].split("#")[0] for name in table.options() if name.startswith("unit ")]


def spent(table: HeroesTable, side: int, spell: str, power: int) -> bool:
    """The spell and its power lie on the discard pile."""
    return table.in_hand(side) == [] and table.in_discard(side) == [spell, *["power"] * power]
