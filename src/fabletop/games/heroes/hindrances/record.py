"""What is in the way of something."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import NOTHING, Resources
from fabletop.kernel.frame import Act, Seat


class Hindrance(NamedTuple):
    """What is in the way, the rule behind it, how much would be needed and is there, a price and the
    treasury; and the hero, the unit, the kind of unit, the building or the faction that it names."""

    key: str
    rule: str
    need: int = NONE
    have: int = NONE
    price: Resources = NOTHING
    purse: Resources = NOTHING
    hero: int = NONE
    unit: int = NONE  # on the combat board
    kind: int = NONE  # of a unit in an army
    building: int = NONE  # of the player's own board, by its kind
    faction: int = NONE


Left = Iterator[tuple[Act, Hindrance]]


def too_dear(g: Heroes, seat: Seat, price: Resources, rule: str) -> Hindrance:
    """Not enough in the treasury."""
    player = g.players[seat]
    purse = (player.gold, player.materials, player.valuables)
    return Hindrance("price", rule, price=price, purse=purse)
