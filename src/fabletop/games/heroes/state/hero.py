"""A hero of a game."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.kernel.frame import Seat

Troop = tuple[int, int]  # a unit in a deck of recruited units: its kind, and the face that lies up
TOP_EXPERIENCE: Final = 12  # level 7 [heroes.hero.070]


class Hero:
    """A hero, be it a player's or one that nobody steers.  Never changed: a change makes another one, so
    clones share them.

    A player's heroes fight with the player's units [heroes.unit.040, heroes.secondary_hero.090]; `army` is
    what an AI hero leads.
    """

    def __init__(
        self,
        seat: Seat,
        main: bool = True,
        who: int = NONE,
        experience: int = 0,
        movement: int = 0,
        army: tuple[Troop, ...] = (),
    ) -> None:
        self.seat: Final = seat  # whose it is; NOBODY for an AI hero
        self.main: Final = main  # else secondary: without cards and experience [heroes.secondary_hero.060]
        self.who: Final = who  # its hero card; NONE until it is chosen
        self.experience: Final = experience  # symbols: two are a level [heroes.level.200]
        self.movement: Final = movement  # points left [heroes.movement.080]
        self.army: Final = army

    @property
    def level(self) -> int:
        return 1 + self.experience // 2

    def named(self, who: int) -> Hero:
        return Hero(self.seat, self.main, who, self.experience, self.movement, self.army)

    def taught(self, experience: int) -> Hero:
        """The same with so many symbols in all."""
        return Hero(self.seat, self.main, self.who, experience, self.movement, self.army)

    def moved(self, movement: int) -> Hero:
        """The same with so many points left."""
        return Hero(self.seat, self.main, self.who, self.experience, movement, self.army)

    def leading(self, army: tuple[Troop, ...]) -> Hero:
        return Hero(self.seat, self.main, self.who, self.experience, self.movement, army)

    def to_data(self) -> list[Any]:
        return [
            self.seat,
            self.main,
            self.who,
            self.experience,
            self.movement,
            [list(one) for one in self.army],
        ]


def hero_from_data(data: Any) -> Hero:
    seat, main, who, experience, movement, army = data
    return Hero(Seat(seat), main, who, experience, movement, troops_from_data(army))


def troops_from_data(data: Any) -> tuple[Troop, ...]:
    return tuple([(kind, face) for kind, face in data])
