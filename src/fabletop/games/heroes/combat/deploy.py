"""From two armies to the first round: placing units, walls, and what happens as combat starts.
[heroes.combat_setup, siege]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.acts import SPACE
from fabletop.games.heroes.cards.registry import START
from fabletop.games.heroes.combat.board import OFF_BOARD
from fabletop.games.heroes.combat.camp import ARMY, HERO, Camp
from fabletop.games.heroes.combat.rounds import is_azure
from fabletop.games.heroes.combat.state import ATTACKER, DEFENDER, Combat
from fabletop.games.heroes.defs import GROUND, NONE, RANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

ENCIRCLED: Final = 4  # units of who is encircled


def open_combat(
    g: Heroes,
    attacker: Camp,
    defender: Camp,
    then: str,
    *args: int,
    siege: bool = False,
    level: int = 0,
    endless: bool = False,
    in_town: bool = False,
    tower: bool | None = None,
    encircled: bool = False,
) -> None:
    """Let two sides fight, and owe `then`, with what it reads, for when the field is left: a combat is a
    guest, and what was owed before it came is owed when it has gone.  Who won, and how, is in `g.fought` by
    then.  `level` is the difficulty of a guarded field; an `endless` fight with guards goes on to its end;
    who defends a town is `in_town`, with walls or without; a `tower` comes with the walls unless told; who
    attacks may be `encircled`."""
    if g.combat is not None:
        raise ValueError("a combat is on already")
    combat = Combat(g.printed, [attacker, defender])
    combat.siege = siege
    combat.level = level
    combat.endless = endless
    combat.in_town = in_town
    combat.tower = siege if tower is None else tower
    combat.encircled = encircled
    g.enter_combat(combat)
    g.fought = None
    g.owe("heroes.begin_combat", NOBODY)
    g.owe("heroes.end_combat", NOBODY)
    g.owe(then, NOBODY, *args)


@step("heroes.begin_combat")
def begin_combat(g: Heroes, f: Frame) -> None:
    """The attacker places units first, then the defender.
    [heroes.combat_setup.160, heroes.combat_setup.170]"""
    c = g.fight
    g.allow_new_decks()
    g.emit(ev.CombatBegan(c.camps[ATTACKER].seat))
    for side in (ATTACKER, DEFENDER):
        camp = c.camps[side]
        if camp.leader in (HERO, ARMY):
            g.owe(placing(g), camp.seat, side)
        elif camp.seat >= 0:
            g.owe("heroes.place_guards", camp.seat, side)
        else:
            g.owe("heroes.place_by_the_book", NOBODY, side)
            if camp.hero != NONE and g.heroes[camp.hero].ai != NONE:
                g.owe("heroes.ai_covers", NOBODY, side)
    if c.siege:
        g.owe("heroes.raise_walls", c.camps[DEFENDER].seat)
    elif c.tower:
        g.owe("heroes.raise_tower", NOBODY)
    g.owe("heroes.open", NOBODY)


# -- a player's units -------------------------------------------------------------------------------------


def placing(g: Heroes) -> str:
    """The step by which a player's units come to the board."""
    if g.rules.units_stand_ready and g.land.tiles:
        return "heroes.stand"
    return "heroes.take_places" if g.printed.plan.quick_start else "heroes.deploy"


def room(g: Heroes, side: int) -> list[int]:
    """The empty spaces of a side's back and front row; where the scenario has the attacker encircled, of the
    middle row, and for the guards the corners. [heroes.combat_setup.050]"""
    c = g.fight
    spaces = c.board.home(side)
    if c.encircled:
        own = c.board.row(c.board.depth // 2) if side == ATTACKER else c.board.corners()
        if any(c.at[space] == NONE for space in own):
            spaces = own
    return [space for space in spaces if c.at[space] == NONE]


@chooser("deploy")
def unit_to_deploy(g: Heroes, f: Frame) -> list[Pick]:
    """Own units, up to five of them; at least one. [heroes.unit.050, heroes.unit_cost.180]"""
    (side,) = f.args
    camp = g.fight.camps[side]
    most = min(g.rules.fielded, ENCIRCLED) if g.fight.encircled else g.rules.fielded
    if camp.placed >= most or not room(g, side):
        return []
    army: list[Pick] = []
    for kind, face in g.players[f.seat].army:
        troop = act("deploy", kind, face)
        if troop not in army:  # equal units are one option
            army.append(troop)
    if army and camp.placed:
        army.append(PASS)
    return army


@chooser("deploy_space")
def space_to_deploy(g: Heroes, f: Frame) -> list[Pick]:
    (side,) = f.args
    if f.picks and f.picks[0] == PASS:
        return [PASS]
    return [SPACE.of(space) for space in room(g, side)]


@step(
    "heroes.deploy",
    unit_to_deploy,
    space_to_deploy,
    rules=(
        "heroes.combat_setup.050",
        "heroes.combat_setup.160",
        "heroes.combat_setup.170",
        "heroes.unit.050",
        "heroes.unit_cost.180",
        "heroes.combat_setup.040",
        "heroes.unit.040",
    ),
)
def deploy(g: Heroes, f: Frame, unit: Pick, space: Pick) -> None:
    """A unit leaves the deck of recruited units for the board."""
    (side,) = f.args
    if isinstance(unit, Act) and isinstance(space, Act):
        kind, face = unit.ids
        put_from_home(g, f.seat, side, (kind, face), space.id)
        g.then(deploy, f)


def put_from_home(g: Heroes, seat: Seat, side: int, troop: Troop, space: int) -> None:
    g.leave_home(seat, troop)
    g.fight.camps[side].placed += 1
    kind, face = troop
    g.place(side, kind, face, space)


# -- neutral units that a player steers -------------------------------------------------------------------


@chooser("place_guard")
def guard_to_place(g: Heroes, f: Frame) -> list[Act]:
    (side,) = f.args
    return [act("deploy", *troop) for troop in dict.fromkeys(g.fight.camps[side].reserve)]


@chooser("place_guard_space")
def space_for_guard(g: Heroes, f: Frame) -> list[Act]:
    """Anywhere in their two rows; ranged units in the back row where possible. [heroes.combat_setup.130]"""
    (side,) = f.args
    spaces = room(g, side)
    chosen = f.picks[0]
    at_back = g.rules.guards_ranged_at_back and not g.fight.encircled
    if isinstance(chosen, Act) and g.units[chosen.id].type == RANGED and at_back:
        board = g.fight.board
        back = [space for space in spaces if board.rank(space) == board.back_rank(side)]
        spaces = back or spaces
    return [SPACE.of(space) for space in spaces]


@step(
    "heroes.place_guards",
    guard_to_place,
    space_for_guard,
    rules=("heroes.combat_setup.120", "heroes.combat_setup.130"),
)
def place_guards(g: Heroes, f: Frame, unit: Act, space: Act) -> None:
    """The previous player places the neutral units."""
    (side,) = f.args
    kind, face = unit.ids
    put_from_reserve(g, side, (kind, face), space.id)
    g.then(place_guards, f)


def put_from_reserve(g: Heroes, side: int, troop: Troop, space: int) -> None:
    camp = g.fight.camps[side]
    reserve = list(camp.reserve)
    reserve.remove(troop)
    camp.reserve = tuple(reserve)
    kind, face = troop
    g.place(side, kind, face, space)


# -- neutral units that nobody steers ---------------------------------------------------------------------


def precedence(g: Heroes, troop: Troop) -> tuple[int, int]:
    """The least stands first: the fastest, of equals the higher tier. [heroes.combat_setup.110]"""
    kind, face = troop
    unit = g.units[kind]
    return -unit.faces[face].initiative, -unit.tier


def is_ranged(g: Heroes, troop: Troop) -> bool:
    return g.units[troop[0]].type == RANGED


def opponent(g: Heroes, f: Frame) -> tuple[Seat, ...]:
    """Who fights units that nobody steers moves them on the table, and decides where the book does not.
    [heroes.combat_setup.110]"""
    (side,) = f.args
    return (g.fight.camps[1 - side].seat,)


@chooser("place_guard_first", by=opponent)
def first_by_the_book(g: Heroes, f: Frame) -> list[Act]:
    """The one that the book names, or all those alike in tier and initiative who go to the same row."""
    (side,) = f.args
    reserve = g.fight.camps[side].reserve
    if not reserve or len(g.fight.fielded(side)) >= g.rules.fielded:
        return []
    first = min(reserve, key=lambda troop: precedence(g, troop))
    alike = [
        troop
        for troop in dict.fromkeys(reserve)  # equal units are one option
        if precedence(g, troop) == precedence(g, first) and is_ranged(g, troop) == is_ranged(g, first)
    ]
    return [act("deploy", *troop) for troop in (alike if g.has_later_rulings else alike[:1])]


@step(
    "heroes.place_by_the_book",
    first_by_the_book,
    rules=(
        "heroes.combat_setup.110",
        "heroes.combat_setup.070",
        "heroes.combat_setup.080",
        "heroes.combat_setup.090",
        "heroes.combat_setup.100",
    ),
)
def place_by_the_book(g: Heroes, f: Frame, unit: Act) -> None:
    """Ranged units in the back row, the others in front, fastest first from the left; who finds no room there
    stands in the other row."""
    (side,) = f.args
    c = g.fight
    board = c.board
    step_in = g.rules.guards_front_rank
    back = board.row(board.back_rank(side))
    front = board.row(step_in if side == ATTACKER else board.depth - 1 - step_in)
    kind, face = unit.ids
    troop = (kind, face)
    rows = (*back, *front) if is_ranged(g, troop) else (*front, *back)
    if c.encircled:
        rows = (*board.corners(), *rows)
    put_from_reserve(g, side, troop, next(space for space in rows if c.at[space] == NONE))
    g.then(place_by_the_book, f)


# -- walls ------------------------------------------------------------------------------------------------


@chooser("gate")
def space_for_gate(g: Heroes, f: Frame) -> list[Act]:
    """Any file; by the book in front of the fastest ground unit."""
    c = g.fight
    row = c.board.row(g.rules.wall_rank)
    if f.seat == NOBODY:
        units = [u for u in c.fielded(DEFENDER) if c.type_of(u) == GROUND] or c.fielded(DEFENDER)
        fastest = max(units, key=lambda u: (c.initiative_of(u), -u))
        return [act("space", row[c.board.file(c.units[fastest].space)])]
    return [act("space", space) for space in row]


@step("heroes.raise_walls", space_for_gate, rules=("heroes.siege.020", "heroes.siege.030"))
def raise_walls(g: Heroes, f: Frame, gate: Act) -> None:
    """The defender says where the gate is; walls fill the rest, and the tower stands beside the board.
    [heroes.siege.020, heroes.siege.030]"""
    g.raise_walls(gate.id)
    if g.fight.tower:
        g.owe("heroes.raise_tower", NOBODY)


@step("heroes.raise_tower")
def raise_tower(g: Heroes, f: Frame) -> None:
    """[heroes.siege.020, heroes.siege.030]"""
    g.place(DEFENDER, g.printed.tower, 0, OFF_BOARD)


# -- the start --------------------------------------------------------------------------------------------


@step("heroes.open")
def open_(g: Heroes, f: Frame) -> None:
    """Abilities that work as combat starts, then a moment for cards before any unit acts."""
    c = g.fight
    c.azure = is_azure(g)
    for side in (ATTACKER, DEFENDER):
        seat = c.commander(side)
        if seat >= 0:
            for uid in c.fielded(side):
                if c.powers_of(uid).draws_at_start:
                    g.draw(seat, c.powers_of(uid).draws_at_start)
            g.owe("heroes.window", seat, START)
    g.owe("heroes.combat_round", NOBODY)
