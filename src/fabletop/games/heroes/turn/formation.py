"""Units that stand on a board of their own all the time, as in the earlier edition. [heroes.combat_setup]

A place is a number: the back row first, from the left; it is a space of the combat board once a fight begins.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.combat.deploy import put_from_home
from fabletop.games.heroes.defs import NONE, RANGED
from fabletop.games.heroes.map.once import ARRANGED
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

ROWS: Final = 2
ARRANGE: Final = act("arrange")


def standing(g: Heroes, seat: Seat) -> list[tuple[Troop, int]]:
    """Every unit of a player with its place, up to as many as fight.  Who was put nowhere, or where somebody
    stands already, takes the first free place: in the back row if it shoots, else in front.
    [heroes.combat_setup.050, heroes.setup.230]"""
    width = g.rules.width
    army = g.players[seat].army[: g.rules.fielded]
    wanted = dict(g.players[seat].formation)
    taken: dict[int, Troop] = {}
    others: list[Troop] = []
    for troop in army:
        place = wanted.pop(troop[0], NONE)
        if place == NONE or place in taken:
            others.append(troop)
        else:
            taken[place] = troop
    for troop in others:
        back, front = list(range(width)), list(range(width, ROWS * width))
        rows = back + front if g.units[troop[0]].type == RANGED else front + back
        taken[next(place for place in rows if place not in taken)] = troop
    return [(troop, place) for place, troop in sorted(taken.items())]


@step("heroes.stand")
def stand(g: Heroes, f: Frame) -> None:
    """A fight begins: units are where they stood, and nobody moves them any more.
    [heroes.combat_setup.050, heroes.combat_setup.160, heroes.combat_setup.170, heroes.combat_setup.180]"""
    (side,) = f.args
    home = g.fight.board.home(side)
    for troop, place in standing(g, f.seat):
        put_from_home(g, f.seat, side, troop, home[place])


def arrangement_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """On the own turn; again when something else was done. [heroes.combat_setup.180]"""
    if not g.rules.units_stand_ready or not g.players[seat].army or ARRANGED in g.realm(seat).once:
        return []
    return [ARRANGE]


@deed("arrange", arrangement_on_offer)
def arrange(g: Heroes, seat: Seat, what: Act) -> None:
    """[heroes.combat_setup.180]"""
    g.use_once(seat, ARRANGED)
    g.owe("heroes.arrange", seat)


@chooser("arrange_unit", ask=True)
def units_to_move(g: Heroes, f: Frame) -> list[Pick]:
    """Each once."""
    kinds = dict.fromkeys([kind for (kind, _), _ in standing(g, f.seat)])
    moved: list[Pick] = [act("move_unit", kind) for kind in kinds if kind not in f.args]
    return [*moved, PASS] if moved else []


@chooser("arrange_place")
def places_to_take(g: Heroes, f: Frame) -> list[Pick]:
    """Any other place of the two rows; who stands there changes with it."""
    unit = f.picks[0]
    if not isinstance(unit, Act):
        return [PASS]
    places = {kind: place for (kind, _), place in reversed(standing(g, f.seat))}
    return [act("place", n) for n in range(ROWS * g.rules.width) if n != places[unit.id]]


@step("heroes.arrange", units_to_move, places_to_take, rules=("heroes.combat_setup.180",))
def move_unit(g: Heroes, f: Frame, unit: Pick, place: Pick) -> None:
    """One unit after the other. [heroes.combat_setup.180]"""
    if not isinstance(unit, Act) or not isinstance(place, Act):
        return
    stands = standing(g, f.seat)
    before = next(at for (kind, _), at in stands if kind == unit.id)
    found: dict[int, int] = {}
    for (kind, _), at in stands:
        if kind not in found:
            found[kind] = place.id if kind == unit.id else before if at == place.id else at
    g.arrange(f.seat, tuple(found.items()))
    g.then(move_unit, f.carry(*f.args, unit.id))
