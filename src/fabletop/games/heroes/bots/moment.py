"""The moments of a combat, told apart."""

from __future__ import annotations

from fabletop.games.heroes.combat.pieces import ACTED
from fabletop.games.heroes.state.game import Heroes

NO_COMBAT = -1


def moment_of(g: Heroes) -> int:
    """A number that changes whenever another unit begins to act."""
    c = g.combat
    if c is None:
        return NO_COMBAT
    acted = 0
    for unit in c.units:
        if unit.marks & ACTED:
            acted += 1
    return c.round * 64 + acted
