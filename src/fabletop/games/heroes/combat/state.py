"""The state of a combat: the board, both sides, what lasts, and what is just going on."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.combat.board import Board, board_of
from fabletop.games.heroes.combat.pieces import (
    Blow,
    Camp,
    Lasting,
    Play,
    Unit,
    blow_from_data,
    camp_from_data,
    lasting_from_data,
    play_from_data,
    unit_from_data,
)
from fabletop.games.heroes.defs import NONE

ATTACKER: Final = 0
DEFENDER: Final = 1

# What stands on a space besides a unit
OPEN: Final = 0
WALL: Final = 1
GATE: Final = 2
RUBBLE: Final = 3

# How a combat ended
UNDECIDED: Final = 0
VICTORY: Final = 1
SURRENDER: Final = 2
RETREAT: Final = 3
BROKEN_OFF: Final = 4


class Combat:
    """A combat from the first unit placed to the last one standing."""

    def __init__(self, width: int, depth: int) -> None:
        self.board: Final[Board] = board_of(width, depth)
        self.camps: list[Camp] = []
        self.units: list[Unit] = []
        self.at: list[int] = [NONE] * (width * depth)  # the unit on each space
        self.walls: list[int] = [OPEN] * (width * depth)
        self.lasting: tuple[Lasting, ...] = ()
        self.reserve: tuple[
            int, ...
        ] = ()  # units without a player that are still to be placed: kind * 2 + face
        self.round = 0
        self.siege = False
        self.level = 0  # the difficulty of the field, or 0
        self.azure = False
        # the activation
        self.active = NONE
        self.origin = NONE  # the space on which it began
        self.moved = False
        self.attacked = False
        self.order_side = NONE  # who acted last, and at which initiative: ties alternate
        self.order_initiative = NONE
        # in the middle of something
        self.blow: Blow | None = None
        self.play: Play | None = None
        self.spared = NONE  # the unit whose attacker was called off: it does not retaliate
        # the end
        self.quiet = 0  # rounds in a row in which nothing came of it
        self.stirred = False  # somebody was hurt or a card was played in this round
        self.ending = UNDECIDED
        self.victor = NONE  # the side that won

    def clone(self) -> Combat:
        other = Combat(self.board.width, self.board.depth)
        other.camps = [camp.clone() for camp in self.camps]
        other.units = self.units.copy()
        other.at = self.at.copy()
        other.walls = self.walls.copy()
        other.lasting = self.lasting
        other.reserve = self.reserve
        other.round = self.round
        other.siege = self.siege
        other.level = self.level
        other.azure = self.azure
        other.active = self.active
        other.origin = self.origin
        other.moved = self.moved
        other.attacked = self.attacked
        other.order_side = self.order_side
        other.order_initiative = self.order_initiative
        other.blow = None if self.blow is None else self.blow.clone()
        other.play = None if self.play is None else self.play.clone()
        other.spared = self.spared
        other.quiet = self.quiet
        other.stirred = self.stirred
        other.ending = self.ending
        other.victor = self.victor
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        data["width"] = self.board.width
        data["depth"] = self.board.depth
        data["camps"] = [camp.to_data() for camp in self.camps]
        data["units"] = [unit.to_data() for unit in self.units]
        data["at"] = list(self.at)
        data["reserve"] = list(self.reserve)
        data["walls"] = list(self.walls)
        data["lasting"] = [lasting.to_data() for lasting in self.lasting]
        data["blow"] = None if self.blow is None else self.blow.to_data()
        data["play"] = None if self.play is None else self.play.to_data()
        return data


NUMBERS: Final = (
    "round",
    "siege",
    "level",
    "azure",
    "active",
    "origin",
    "moved",
    "attacked",
    "order_side",
    "order_initiative",
    "spared",
    "quiet",
    "stirred",
    "ending",
    "victor",
)


def combat_from_data(data: Any) -> Combat:
    combat = Combat(data["width"], data["depth"])
    for name in NUMBERS:
        setattr(combat, name, data[name])
    combat.camps = [camp_from_data(camp) for camp in data["camps"]]
    combat.units = [unit_from_data(unit) for unit in data["units"]]
    combat.at = list(data["at"])
    combat.reserve = tuple(data["reserve"])
    combat.walls = list(data["walls"])
    combat.lasting = tuple(lasting_from_data(one) for one in data["lasting"])
    combat.blow = None if data["blow"] is None else blow_from_data(data["blow"])
    combat.play = None if data["play"] is None else play_from_data(data["play"])
    return combat
