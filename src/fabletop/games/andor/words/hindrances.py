"""Why something cannot be done now."""

from __future__ import annotations

from fabletop.games.andor.defs import NONE
from fabletop.games.andor.hindrances import Hindrance
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.words.table import AndorWords
from fabletop.games.words import Given
from fabletop.said import Said, say


def hindrance(w: AndorWords, g: Andor, why: Hindrance) -> Said:
    given: Given = {}
    if why.need != NONE:
        given["need"], given["have"] = why.need, why.have
    if why.hero != NONE:
        given["hero"] = w.hero(g, why.hero)
    if why.foe != NONE:
        given["foe"] = w.kind(g, why.foe)
    if why.item != NONE:
        given["item"] = w.cards.item(why.item)
    if why.field != NONE:
        given["field"] = why.field
    return say(f"hindered-{why.key}", **given)
