"""Why a pick is good, in a few words."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.printed import RESOURCES
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import Given
from fabletop.said import Said, say

ON_FIELDS: Final = frozenset(("takes", "takes-first", "takes-here", "takes-first-here", "way", "way-first"))


def reason(w: HeroesWords, g: Heroes, key: str, n: int = 0, what: int = NONE, whom: int = NONE) -> Said:
    """A reason of those in `bots/fight_reasons.py` and `bots/map_reasons.py`."""
    given: Given = {"n": n}
    if key in RESOURCES:
        return say("why-goods", goods=say(f"amount-{key}", n=n))
    if key == "income":
        given["resource"] = say(f"resource-{RESOURCES[what]}")
    elif key in ON_FIELDS:
        given["field"] = w.field(g, what)
    elif what >= 0 and key != "visits":
        given["unit"] = w.unit(g, what)
    if whom >= 0:
        given["seat"] = w.seat(g, whom)
    return say(f"why-{key}", **given)
