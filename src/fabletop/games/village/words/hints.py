"""Why a pick is good, in a few words."""

from __future__ import annotations

from fabletop.games.village.defs import NONE
from fabletop.games.village.state import Village
from fabletop.games.village.words.table import VillageWords
from fabletop.games.words import Given
from fabletop.kernel.frame import Seat
from fabletop.said import Said, say


def reason(
    w: VillageWords, g: Village, seat: Seat, key: str, n: int = 0, what: int = NONE, whom: int = NONE
) -> Said:
    """A reason of those in `bots/reasons.py`; what is done for a friend is told otherwise."""
    given: Given = {"n": n}
    if what != NONE:
        given["card"] = w.cards.name(what)
    if whom >= 0:
        given["seat"] = w.seat(g, whom)
    friend = key in ("heals", "guards") and whom != seat
    return say(f"why-{key}-friend" if friend else f"why-{key}", **given)
