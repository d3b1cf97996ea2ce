"""The state of a combat: the board, both sides, what lasts, and what is just going on."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.combat.board import GONE
from fabletop.games.heroes.combat.camp import ARMY, HERO, Camp, camp_from_data
from fabletop.games.heroes.combat.pieces import (
    COVER,
    Blow,
    Lasting,
    Unit,
    blow_from_data,
    lasting_from_data,
    unit_from_data,
)
from fabletop.games.heroes.defs import NO_POWERS, NONE, RANGED, Face, Powers
from fabletop.games.heroes.state.printed import Printed
from fabletop.kernel.frame import Seat

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

    def __init__(self, printed: Printed, camps: list[Camp], like: Combat | None = None) -> None:
        """On an empty board, or with what stands on that of a combat `like` this one."""
        self.printed: Final = printed
        self.kinds: Final = printed.units
        self.board: Final = printed.board
        self.camps = camps  # the attacker's and the defender's
        self.units: list[Unit] = [] if like is None else like.units.copy()
        self.at: list[int]  # the unit on each space
        self.walls: list[int]  # clones share them until one changes
        if like is None:
            self.at = [NONE] * self.board.spaces
            self.walls = [OPEN] * self.board.spaces
        else:
            self.at = like.at.copy()
            self.walls = like.walls
        self.lasting: tuple[Lasting, ...] = ()
        self.round = 0
        self.siege = False
        self.tower = False  # one shoots for the defender
        self.level = 0  # the difficulty of the field, or 0
        self.azure = False
        self.endless = False  # the scenario leaves no way back
        self.in_town = False  # the defender holds a town, with walls or without
        self.encircled = False  # the attacker stands in the middle row, the guards in the corners
        # the activation
        self.active = NONE
        self.origin = NONE  # the space on which it began
        self.moved = False
        self.attacked = False
        self.order_side = NONE  # who acted last, and at which initiative: ties alternate
        self.order_initiative = NONE
        # in the middle of something
        self.blow: Blow | None = None
        self.spared = NONE  # the unit whose attacker was called off: it does not retaliate
        # the end
        self.quiet = 0  # rounds in a row in which nothing came of it
        self.stirred = False  # somebody was hurt or a card was played in this round
        self.ending = UNDECIDED
        self.victor = NONE  # the side that won

    def clone(self) -> Combat:
        other = Combat(self.printed, [camp.clone() for camp in self.camps], self)
        other.lasting = self.lasting
        other.round = self.round
        other.siege = self.siege
        other.tower = self.tower
        other.level = self.level
        other.azure = self.azure
        other.endless = self.endless
        other.in_town = self.in_town
        other.encircled = self.encircled
        other.active = self.active
        other.origin = self.origin
        other.moved = self.moved
        other.attacked = self.attacked
        other.order_side = self.order_side
        other.order_initiative = self.order_initiative
        other.blow = None if self.blow is None else self.blow.clone()
        other.spared = self.spared
        other.quiet = self.quiet
        other.stirred = self.stirred
        other.ending = self.ending
        other.victor = self.victor
        return other

    # -- reading --------------------------------------------------------------------------------------

    def face_of(self, unit: Unit) -> Face:
        """The side of its card that lies up, or the card that lies on it."""
        if unit.face >= COVER:
            cover = self.printed.cards[unit.face - COVER].cover
            if cover is not None:
                return cover
        return self.kinds[unit.kind].faces[unit.face]

    def powers_of(self, uid: int) -> Powers:
        """Its special abilities, unless something takes them away."""
        for lasting in self.lasting:
            if lasting.uid == uid and lasting.word == "silence":
                return NO_POWERS
        return self.face_of(self.units[uid]).powers

    def lasting_on(self, uid: int, word: str) -> int:
        """How much of something is in force on a unit."""
        total = 0
        for lasting in self.lasting:
            if lasting.word == word and lasting.uid == uid:
                total += lasting.n
        return total

    def has_lasting(self, uid: int, word: str) -> bool:
        return any(lasting.word == word and lasting.uid == uid for lasting in self.lasting)

    def health_of(self, uid: int) -> int:
        """HP of the side that lies up. [heroes.unit.140]"""
        health = self.face_of(self.units[uid]).health
        return health + self.lasting_on(uid, "health") if self.lasting else health

    def initiative_of(self, uid: int) -> int:
        """[heroes.unit.220]"""
        unit = self.units[uid]
        initiative = self.face_of(unit).initiative
        if self.lasting:
            ranged = self.kinds[unit.kind].type == RANGED
            for lasting in self.lasting:
                if lasting.uid == uid and lasting.word == "initiative":
                    initiative += lasting.n
                elif lasting.word == "archery" and lasting.n == 2 and ranged and lasting.side == unit.side:
                    initiative += 1
        return initiative

    def tier_of(self, uid: int) -> int:
        return self.kinds[self.units[uid].kind].tier

    def type_of(self, uid: int) -> int:
        return self.kinds[self.units[uid].kind].type

    def standing(self, side: int) -> list[int]:
        """The units of a side that still stand, the tower too."""
        return [u.uid for u in self.units if u.side == side and u.space != GONE]

    def fielded(self, side: int) -> list[int]:
        """The units of a side on the board."""
        return [u.uid for u in self.units if u.side == side and u.space >= 0]

    def are_adjacent(self, a: int, b: int) -> bool:
        units = self.units
        return self.board.are_adjacent(units[a].space, units[b].space)

    def is_engaged(self, uid: int) -> bool:
        """Whether an enemy stands next to a unit."""
        unit = self.units[uid]
        if unit.space < 0:
            return False
        for space in self.board.near[unit.space]:
            other = self.at[space]
            if other != NONE and self.units[other].side != unit.side:
                return True
        return False

    def led_by(self, seat: Seat) -> int:
        """The side that fights for a player, with a hero or without; NONE for one who does not fight."""
        for side, camp in enumerate(self.camps):
            if camp.seat == seat and camp.leader in (HERO, ARMY):
                return side
        return NONE

    def side_of(self, seat: Seat) -> int:
        """The side for which a player uses cards; NONE for a player who does not."""
        for side, camp in enumerate(self.camps):
            if camp.seat == seat and camp.uses_cards:
                return side
        return NONE

    def commander(self, side: int) -> Seat:
        """Whose cards a side may use; NOBODY without a main hero."""
        return self.camps[side].commander

    def is_target_of_spells(self, uid: int) -> bool:
        """Whether a spell can do anything to a unit."""
        return not self.powers_of(uid).spellproof and not self.has_lasting(uid, "anti_magic")

    def spell_damage(self, uid: int, n: int) -> int:
        """What is left of a spell's damage: defence does not help, but some units are warded or proof.
        [heroes.unit.210]"""
        return max(0, n - self.powers_of(uid).spell_ward) if self.is_target_of_spells(uid) else 0

    def is_marked(self, uid: int, mark: int) -> bool:
        return bool(self.units[uid].marks & mark)

    def walls_stand(self) -> bool:
        return any(wall in (WALL, GATE) for wall in self.walls)

    def is_free(self, space: int, side: int) -> bool:
        """Whether a unit of a side may stand on a space. [heroes.obstacle.010, heroes.obstacle.060]"""
        if self.at[space] != NONE:
            return False
        wall = self.walls[space]
        return wall in (OPEN, RUBBLE) or (wall == GATE and side != ATTACKER)

    def the_blow(self) -> Blow:
        blow = self.blow
        if blow is None:
            raise ValueError("no attack is on its way")
        return blow

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        data["camps"] = [camp.to_data() for camp in self.camps]
        data["units"] = [unit.to_data() for unit in self.units]
        data["at"] = list(self.at)
        data["walls"] = list(self.walls)
        data["lasting"] = [lasting.to_data() for lasting in self.lasting]
        data["blow"] = None if self.blow is None else self.blow.to_data()
        return data


NUMBERS: Final = (
    "round",
    "siege",
    "tower",
    "level",
    "azure",
    "endless",
    "in_town",
    "encircled",
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


def combat_from_data(printed: Printed, data: Any) -> Combat:
    combat = Combat(printed, [camp_from_data(camp) for camp in data["camps"]])
    for name in NUMBERS:
        setattr(combat, name, data.get(name, False))  # what a scenario says of a fight came with the map
    combat.tower = data.get("tower", data["siege"])  # it came with the walls once
    combat.units = [unit_from_data(unit) for unit in data["units"]]
    combat.at = list(data["at"])
    combat.walls = list(data["walls"])
    combat.lasting = tuple(lasting_from_data(one) for one in data["lasting"])
    combat.blow = None if data["blow"] is None else blow_from_data(data["blow"])
    return combat
