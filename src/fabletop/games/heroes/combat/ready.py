"""A quick start: units stand on the board before anybody was asked, and their player may still place them
otherwise. [heroes.combat_setup]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.combat.board import Board
from fabletop.games.heroes.combat.deploy import deploy, put_from_home, room
from fabletop.games.heroes.defs import RANGED, UnitDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import Troop
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step

BEGIN: Final = act("begin_fight")
CHANGE_PLACES: Final = act("change_places")


def might(unit: UnitDef, face: int) -> int:
    """How much a unit that is to be placed brings to a fight."""
    return unit.faces[face].attack + unit.faces[face].health


def place_worth(board: Board, side: int, shoots: bool, space: int) -> float:
    """Shooters behind, fighters in front, in the middle files."""
    at_back = board.rank(space) == board.back_rank(side)
    middle = 0.1 * min(board.file(space), board.width - 1 - board.file(space))
    return (1.0 if at_back == shoots else 0.0) + middle


@step("heroes.take_places")
def take_places(g: Heroes, f: Frame) -> None:
    """As many units as fight, the mightiest first, each on the best space that is left.
    [heroes.combat_setup.050, heroes.unit.050]"""
    (side,) = f.args
    mightiest = sorted(g.players[f.seat].army, key=lambda troop: -might(g.units[troop[0]], troop[1]))
    for troop in mightiest[: g.rules.fielded]:
        put_from_home(g, f.seat, side, troop, best_space(g, side, troop))
    g.then(ready, f)


def best_space(g: Heroes, side: int, troop: Troop) -> int:
    shoots = g.units[troop[0]].type == RANGED
    return max(room(g, side), key=lambda space: place_worth(g.fight.board, side, shoots, space))


@chooser("ready", ask=True)
def begin_or_change(g: Heroes, f: Frame) -> list[Act]:
    return [BEGIN, CHANGE_PLACES]


@step(
    "heroes.ready",
    begin_or_change,
    rules=(
        "heroes.combat_setup.050",
        "heroes.combat_setup.160",
        "heroes.combat_setup.170",
        "heroes.unit.050",
    ),
)
def ready(g: Heroes, f: Frame, choice: Act) -> None:
    """Who would have them stand otherwise takes them back and places them one by one."""
    (side,) = f.args
    if choice is CHANGE_PLACES:
        g.take_back(side)
        g.then(deploy, f)
