"""Units that come back after a fight, where the scenario says so."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.combat.ending import last_fight
from fabletop.games.heroes.combat.pieces import CUT_DOWN
from fabletop.games.heroes.combat.state import DEFENDER
from fabletop.games.heroes.defs import FEW, NEUTRAL
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.towns.people import take_in
from fabletop.kernel.frame import PASS, Act, Frame, Pick, act
from fabletop.kernel.step import chooser, step

TOP_LEVEL: Final = 7  # of guards


def let_fallen_return(g: Heroes, side: int) -> None:
    """The winner over a main hero, or over guards of the highest level, gets one unit back."""
    seat = last_fight(g).camps[side].seat
    if scenario_of(g).rules.fallen_return and seat >= 0:
        g.owe("heroes.fallen", seat, side)


@chooser("fallen")
def fallen_units(g: Heroes, f: Frame) -> list[Pick]:
    """Each that fell and can be had, as Few; each Pack that was cut down and is still there, as a Pack."""
    (side,) = f.args
    army = g.players[f.seat].army
    found: list[Pick] = []
    for unit in last_fight(g).units:
        if unit.side != side or unit.is_tower:
            continue
        neutral = g.units[unit.kind].faction == NEUTRAL
        if unit.stands and unit.marks & CUT_DOWN and (unit.kind, FEW) in army:
            found.append(act("regain_pack", unit.kind))
        elif not unit.stands and (not neutral or unit.kind in g.neutral_piles[g.units[unit.kind].tier]):
            found.append(act("regain", unit.kind))
    found = list(dict.fromkeys(found))
    return [*found, PASS] if found else []


@step("heroes.fallen", fallen_units, rules=("heroes.event.030",))
def fallen(g: Heroes, f: Frame, choice: Pick) -> None:
    """One of them, or none."""
    if not isinstance(choice, Act):
        return
    if choice.verb == "regain_pack":
        g.reinforce_at_home(g.players[f.seat].main, choice.id)
    elif g.take_neutral(choice.id):
        take_in(g, f.seat, g.units[choice.id])


# -- beaten guards that join --------------------------------------------------------------------------------


@chooser("recruit_beaten")
def beaten_guards(g: Heroes, f: Frame) -> list[Pick]:
    """Those that were fought just now and lie in their piles."""
    c = last_fight(g)
    kinds = [unit.kind for unit in c.units if unit.side == DEFENDER]
    found: list[Pick] = [
        act("recruit", kind) for kind in dict.fromkeys(kinds) if kind in g.neutral_piles[g.units[kind].tier]
    ]
    return [*found, PASS] if found else []


@step("heroes.recruit_beaten", beaten_guards, rules=("heroes.event.030",))
def recruit_beaten(g: Heroes, f: Frame, choice: Pick) -> None:
    """One of them joins for nothing, or none."""
    if isinstance(choice, Act) and g.take_neutral(choice.id):
        take_in(g, f.seat, g.units[choice.id])
