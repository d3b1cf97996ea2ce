"""What abilities add to an attack. [heroes.unit.250, heroes.unit.270]"""

from __future__ import annotations

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.dice import attack_die
from fabletop.games.heroes.defs import BRONZE, FEW, NECROPOLIS, NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.event import on
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, act
from fabletop.kernel.step import chooser, step


@chooser("splash")
def beside_target(g: Heroes, f: Frame) -> list[Act]:
    """One unit adjacent to the target, be it a friend. Left to the book, an enemy or nobody."""
    uid, space, _ = f.args
    c = g.fight
    found = [c.at[near] for near in c.board.near[space] if c.at[near] not in (NONE, uid)]
    if f.seat == NOBODY:
        side = c.units[uid].side
        found = [other for other in found if c.units[other].side != side][:1]
    return [act("unit", other) for other in found]


@step("heroes.splash", beside_target, rules=("heroes.unit.250",))
def splash(g: Heroes, f: Frame, unit: Act) -> None:
    """A cloud of death reaches one more unit, before anybody strikes back."""
    uid, _, value = f.args
    if g.fight.units[uid].stands:
        g.owe("heroes.lesser_strike", NOBODY, uid, unit.id, value)


@step("heroes.breath")
def breath(g: Heroes, f: Frame) -> None:
    """Fire reaches whatever stands directly behind the target. [heroes.unit.250]"""
    uid, space = f.args
    c = g.fight
    if space != OFF_BOARD and c.at[space] != NONE and c.units[uid].stands:
        g.owe("heroes.lesser_strike", NOBODY, uid, c.at[space], c.powers_of(uid).breath)


@step("heroes.drain")
def drain(g: Heroes, f: Frame) -> None:
    """It heals by what it drank. [heroes.unit.250]"""
    uid, n = f.args
    g.heal(uid, n)


@step("heroes.frighten")
def frighten(g: Heroes, f: Frame) -> None:
    """On a 0 the target flees one space. [heroes.unit.250]"""
    uid, target = f.args
    c = g.fight
    unit = c.units[target]
    if unit.space < 0 or not c.units[uid].stands or c.spared == target:
        return
    die = attack_die(g)
    g.emit(ev.AbilityRolled(uid, die))
    if die == 0:
        g.owe("heroes.flee", c.camps[unit.side].seat, target, uid)


@chooser("flee")
def way_out(g: Heroes, f: Frame) -> list[Act]:
    """Empty spaces away from what frightens it. Left to the book, the first."""
    uid, dragons = f.args
    c = g.fight
    unit = c.units[uid]
    found = [
        act("space", space)
        for space in c.board.near[unit.space]
        if c.is_free(space, unit.side) and not c.board.are_adjacent(space, c.units[dragons].space)
    ]
    return found[:1] if f.seat == NOBODY else found


@step("heroes.flee", way_out, rules=("heroes.unit.250",))
def flee(g: Heroes, f: Frame, space: Act) -> None:
    uid, _ = f.args
    g.move(uid, space.id)


@chooser("return")
def way_home(g: Heroes, f: Frame) -> list[Pick]:
    """Back to where it came from, if it likes. Left to the book, it goes."""
    (uid,) = f.args
    c = g.fight
    unit = c.units[uid]
    if unit.space < 0 or unit.space == c.origin or not c.is_free(c.origin, unit.side):
        return []
    home: Pick = act("space", c.origin)
    return [home] if f.seat == NOBODY else [home, PASS]


@step("heroes.return_home", way_home, rules=("heroes.unit.250",))
def return_home(g: Heroes, f: Frame, home: Pick) -> None:
    """Strike and fly back."""
    (uid,) = f.args
    if isinstance(home, Act):
        g.move(uid, home.id)


# -- a gift -----------------------------------------------------------------------------------------------


@on(ev.Fell)
def leave_a_gift(g: Heroes, event: ev.Fell) -> None:
    """Neutral skeletons that fall to a Necropolis hero join the ranks. [heroes.unit.270]"""
    c = g.fight
    if c.powers_of(event.uid).grave_gift:
        seat = c.commander(1 - c.units[event.uid].side)
        if seat >= 0 and g.players[seat].faction == NECROPOLIS:
            g.owe("heroes.grave_gift", seat)


@chooser("grave_gift")
def bronze_few(g: Heroes, f: Frame) -> list[Act]:
    """Own bronze units that are still Few: on the board, or in the deck of recruited units."""
    c = g.fight
    side = c.side_of(f.seat)
    found = [
        act("unit", uid)
        for uid in c.fielded(side)
        if c.tier_of(uid) == BRONZE and c.units[uid].face == FEW and len(g.units[c.units[uid].kind].faces) > 1
    ]
    for kind, face in dict.fromkeys(g.players[f.seat].army):
        printed = g.units[kind]
        if face == FEW and printed.tier == BRONZE and len(printed.faces) > 1:
            found.append(act("recruit", kind))
    return found


@step("heroes.grave_gift", bronze_few, rules=("heroes.unit.270", "heroes.unit.030"))
def grave_gift(g: Heroes, f: Frame, unit: Act) -> None:
    """Reinforce one of them at once, for nothing."""
    if unit.verb == "unit":
        g.reinforce(unit.id)
    else:
        g.reinforce_at_home(g.players[f.seat].main, unit.id)
