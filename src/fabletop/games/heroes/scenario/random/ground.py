"""Where the tiles of a drawn map lie: around a middle, the same for every seat.

Each kind of tile is laid once for every seat, turned by a half for two and by a third for three.  So all are
equally far from each other, from the middle and from every kind of tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, Hex
from fabletop.games.heroes.scenario.random.luck import Luck

MIDDLE: Final = (0, 0)
STEPS: Final = {"a": INTERLOCK_A, "b": INTERLOCK_B}
START: Final = "S"


class Ground:
    """The tiles that lie already, each with its letter; a ring has one for each seat."""

    def __init__(self, lattice: str, players: int) -> None:
        self.lattice: Final = lattice
        self.players: Final = players
        self.tiles: Final[dict[Hex, str]] = {}
        self.rings: Final[list[tuple[str, tuple[Hex, ...]]]] = []

    def around(self, spot: Hex) -> tuple[Hex, ...]:
        """The places of one kind, a seat each."""
        places = [spot]
        for _ in range(self.players - 1):
            q, r = places[-1]
            places.append((-q, -r) if self.players == 2 else (-q - r, q))
        return tuple(places)

    def beside(self, spot: Hex) -> list[Hex]:
        return [(spot[0] + q, spot[1] + r) for q, r in STEPS[self.lattice]]

    def room(self, letter: str) -> list[Hex]:
        """Where a ring may begin: its tiles touch others and lie over none.  A town touches neither the
        middle nor another town, and the land between leads to it."""
        found: list[Hex] = []
        for tile, kind in self.tiles.items():
            if letter == START and kind != "F":
                continue
            for spot in self.beside(tile):
                ring = self.around(spot)
                free = len(set(ring)) == len(ring) and not any(place in self.tiles for place in ring)
                if free and spot not in found and (letter != START or self.is_apart(ring)):
                    found.append(spot)
        return sorted(found)

    def is_apart(self, ring: Sequence[Hex]) -> bool:
        return not any(other in ring or other == MIDDLE for place in ring for other in self.beside(place))

    def lay(self, letter: str, ring: tuple[Hex, ...]) -> None:
        self.rings.append((letter, ring))
        for place in ring:
            self.tiles[place] = letter


def lay_out(luck: Luck, players: int, middle: str, letters: str) -> Ground:
    """A middle, and the rings around it one after the other: near tiles, far ones, the towns."""
    ground = Ground(luck.one(("a", "b")), players)
    ground.lay(middle, (MIDDLE,))
    for letter in letters:
        spot = luck.one(ground.room(letter))
        ground.lay(letter, ground.around(spot))
    return ground
