"""A hero of a game."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.kernel.frame import Seat

Troop = tuple[int, int]  # a unit in a deck of recruited units: its kind, and the face that lies up
TOP_EXPERIENCE: Final = 12  # level 7 [heroes.hero.070]
OFF_THE_MAP: Final = (NONE, NONE, False, 0, NONE)  # the whereabouts of heroes in a single combat
AI_OWNER: Final = -3  # the first AI hero of a scenario as an owner of fields; the next one is -4, and so on
MOST_DEEDS: Final = 40  # movement actions in one turn, so that none is endless [heroes.movement.130]


class Hero:
    """A hero, be it a player's or one that nobody steers.  Never changed: a change makes another one, so
    clones share them.

    A player's heroes fight with the player's units [heroes.unit.040, heroes.secondary_hero.090]; `army` is
    what an AI hero leads, and `ai` which one of the scenario it is.
    """

    def __init__(
        self,
        seat: Seat,
        main: bool = True,
        who: int = NONE,
        experience: int = 0,
        movement: int = 0,
        army: tuple[Troop, ...] = (),
        ai: int = NONE,
    ) -> None:
        self.seat: Final = seat  # whose it is; NOBODY for an AI hero
        self.main: Final = main  # else secondary: without cards and experience [heroes.secondary_hero.060]
        self.who = who  # its hero card; NONE until it is chosen
        self.experience = experience  # symbols: two are a level [heroes.level.200]
        self.movement = movement  # points left [heroes.movement.080]
        self.army = army
        self.ai: Final = ai  # its number in the scenario; NONE for a player's, and in a single combat
        # On the map
        self.field = NONE  # where it stands; NONE while it is not on the map
        self.last = NONE  # the last field that it visited, to which it retreats [heroes.retreat.010]
        self.flying = False  # over all that is face up, until it lands
        self.deeds = 0  # movement actions in this turn

    @property
    def owner(self) -> int:
        """Whose flags it sets: a seat's, or its own if nobody steers it."""
        return self.seat if self.ai == NONE else AI_OWNER - self.ai

    @property
    def level(self) -> int:
        return 1 + self.experience // 2

    @property
    def can_act(self) -> bool:
        """Whether it has a movement point to spend. [heroes.movement.010, heroes.movement.130]"""
        return self.movement > 0 and self.deeds < MOST_DEEDS

    @property
    def is_passing(self) -> bool:
        """Whether it came to a field on which it does not stop. [heroes.movement.150]"""
        return self.field != self.last

    def _copy(self) -> Hero:
        other = Hero(self.seat, self.main, self.who, self.experience, self.movement, self.army, self.ai)
        other.field = self.field
        other.last = self.last
        other.flying = self.flying
        other.deeds = self.deeds
        return other

    def named(self, who: int) -> Hero:
        other = self._copy()
        other.who = who
        return other

    def taught(self, experience: int) -> Hero:
        """The same with so many symbols in all."""
        other = self._copy()
        other.experience = experience
        return other

    def moved(self, movement: int) -> Hero:
        """The same with so many points left."""
        other = self._copy()
        other.movement = movement
        return other

    def leading(self, army: tuple[Troop, ...]) -> Hero:
        other = self._copy()
        other.army = army
        return other

    def at(self, field: int) -> Hero:
        """The same on another field."""
        other = self._copy()
        other.field = field
        return other

    def settled(self) -> Hero:
        """The same, having visited the field where it is."""
        other = self._copy()
        other.last = self.field
        return other

    def retreating_to(self, field: int) -> Hero:
        """The same, having visited another field last."""
        other = self._copy()
        other.last = field
        return other

    def tired(self, deeds: int) -> Hero:
        """The same after so many movement actions in this turn."""
        other = self._copy()
        other.deeds = deeds
        return other

    def winged(self, flying: bool) -> Hero:
        other = self._copy()
        other.flying = flying
        return other

    def to_data(self) -> list[Any]:
        return [
            self.seat,
            self.main,
            self.who,
            self.experience,
            self.movement,
            [list(one) for one in self.army],
        ]

    def whereabouts(self) -> list[Any]:
        """The rest of it: where it is on the map, and which AI hero it is."""
        return [self.field, self.last, self.flying, self.deeds, self.ai]


def hero_from_data(data: Any, whereabouts: Any) -> Hero:
    seat, main, who, experience, movement, army = data
    field, last, flying, deeds, *more = whereabouts
    ai = more[0] if more else NONE  # AI heroes came to the map later
    hero = Hero(Seat(seat), main, who, experience, movement, troops_from_data(army), ai)
    hero.field, hero.last, hero.flying, hero.deeds = field, last, flying, deeds
    return hero


def troops_from_data(data: Any) -> tuple[Troop, ...]:
    return tuple([(kind, face) for kind, face in data])
