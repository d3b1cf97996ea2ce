"""What the foes will do at the next sunrise, as far as everybody can tell now.

Creatures follow what lies open on the board, so their way is public; an event card, a token or a hero who
acts before sunrise may still change it.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.day.foes import march_on, move_creatures
from fabletop.games.andor.defs import (
    MOUNTAIN_SKRAL,
    MOVE_SKRALS,
    MOVE_TROLLS,
    MOVE_WARGORS,
    MOVE_WARGORS_AGAIN,
    TROLL,
    WARGOR,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import AT_SUNRISE
from fabletop.kernel.event import Event

MOVERS: Final = (
    (MOVE_WARGORS, WARGOR),
    (MOVE_SKRALS, MOUNTAIN_SKRAL),
    (MOVE_TROLLS, TROLL),
    (MOVE_WARGORS_AGAIN, WARGOR),
)


class Foreseen:
    """One foe goes from one field to the next; `end` is "shield" or "overrun" if that is the base."""

    def __init__(self, symbol: int, kind: int, uid: int, origin: int, field: int) -> None:
        self.symbol: Final = symbol
        self.kind: Final = kind
        self.uid: Final = uid
        self.origin: Final = origin
        self.field: Final = field
        self.end = ""


def foresee(g: Andor) -> list[Foreseen]:
    """The symbols that move creatures, in order, on a game of its own.
    [andor.sunrise.030, andor.creature_move.010]"""
    if g.finished:
        return []
    other = g.clone()
    found: list[Foreseen] = []
    for symbol, figure in MOVERS:
        if not g.enabled >> symbol & 1 or g.skipped >> symbol & 1:
            continue
        other.events = []
        move_creatures(other, figure)
        if symbol == MOVE_TROLLS and other.marches:
            march_on(other, AT_SUNRISE)
        note_moves(found, symbol, other.events)
    return found


def note_moves(found: list[Foreseen], symbol: int, happened: list[Event]) -> None:
    for event in happened:
        if isinstance(event, ev.FoeMoved):
            found.append(Foreseen(symbol, event.kind, event.uid, event.origin, event.field))
        elif isinstance(event, ev.FoeShielded | ev.FoeGone):
            for move in found:
                if move.uid == event.uid and move.field == event.field:
                    move.end = "shield" if isinstance(event, ev.FoeShielded) else "overrun"
