"""Why something cannot be done now."""

from __future__ import annotations

from fabletop.games.village.defs import NONE
from fabletop.games.village.hindrances import Hindrance
from fabletop.games.village.words.table import VillageWords
from fabletop.said import Said, say


def hindrance(w: VillageWords, why: Hindrance) -> Said:
    if why.card != NONE:
        return say(f"hindered-{why.key}", card=w.cards.name(why.card))
    if why.need:
        return say(f"hindered-{why.key}", need=why.need, have=why.have)
    return say(f"hindered-{why.key}")
