"""What units cost, and reinforcing them where there is no town. [heroes.unit_cost, unit]"""

from __future__ import annotations

from fabletop.games.heroes.defs import FEW, PACK, UnitDef
from fabletop.games.heroes.scenario.named import FREE, FULL, HALF
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.games.heroes.towns.printed import HALF_THE_GOLD
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

__all__ = ["FREE", "FULL", "HALF", "HALF_THE_GOLD", "few_units", "price_of", "reinforce_one", "share_of"]


# -- prices -----------------------------------------------------------------------------------------------


def price_of(g: Heroes, seat: Seat, unit: UnitDef, face: int, off: int = 0) -> Resources:
    """What a player pays to recruit a unit or to reinforce it, with so much gold off, not below nothing.
    [heroes.unit_cost.010, heroes.unit_cost.200]"""
    printed = unit.faces[face]
    if face == PACK and unit.faces[FEW].powers.stables_discount and is_at_stables(g, seat):
        off += unit.faces[FEW].powers.stables_discount
    return max(0, printed.gold - off), 0, printed.valuables


def is_at_stables(g: Heroes, seat: Seat) -> bool:
    """Whether a hero of the player stands on stables."""
    return any(g.land.field(g.heroes[number].field).id == "stables" for number in g.heroes_of(seat))


def share_of(price: Resources, share: int) -> Resources:
    """All of a price, half of it rounded up, half of the gold rounded down, or nothing.
    [heroes.resource.160]"""
    gold, materials, valuables = price
    if share == FREE:
        return NOTHING
    if share == HALF:
        return (gold + 1) // 2, (materials + 1) // 2, (valuables + 1) // 2
    if share == HALF_THE_GOLD:
        return gold // 2, materials, valuables
    return price


# -- one unit, without a Citadel --------------------------------------------------------------------------


def few_units(g: Heroes, seat: Seat, lowest: int, highest: int) -> list[UnitDef]:
    """The units of a player's army that lie on their Few side and have another, within these tiers."""
    found: list[UnitDef] = []
    for kind, face in g.players[seat].army:
        unit = g.units[kind]
        if face == FEW and len(unit.faces) > 1 and lowest <= unit.tier <= highest:
            found.append(unit)
    return found


def reinforce_one(g: Heroes, seat: Seat, lowest: int, highest: int, share: int) -> None:
    """A player may reinforce one unit within these tiers for a share of its price: FREE, HALF, HALF_THE_GOLD
    or FULL.  Neither a Citadel nor the token is needed.
    [heroes.settlement.160, heroes.event.050, heroes.town.140]"""
    g.owe("heroes.reinforce_one", seat, lowest, highest, share)


@chooser("reinforce_one")
def units_to_reinforce(g: Heroes, f: Frame) -> list[Pick]:
    """Those that can be paid for; nobody is asked if there are none."""
    lowest, highest, share = f.args
    found: list[Pick] = []
    for unit in few_units(g, f.seat, lowest, highest):
        if g.can_pay(f.seat, share_of(price_of(g, f.seat, unit, PACK), share)):
            found.append(act("reinforce", unit.index))
    if found:
        found.append(PASS)
    return found


@step(
    "heroes.reinforce_one",
    units_to_reinforce,
    rules=("heroes.unit.030", "heroes.unit_cost.030", "heroes.resource.160"),
)
def reinforce(g: Heroes, f: Frame, choice: Pick) -> None:
    """Now or not at all."""
    _, _, share = f.args
    if isinstance(choice, Act):
        unit = g.units[choice.id]
        g.pay(f.seat, share_of(price_of(g, f.seat, unit, PACK), share))
        g.reinforce_at_home(g.players[f.seat].main, unit.index)
