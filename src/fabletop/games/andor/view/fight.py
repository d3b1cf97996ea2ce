"""The fight that is on as everybody sees it."""

from __future__ import annotations

from collections.abc import Iterable

from fabletop.games.andor.defs import NONE
from fabletop.games.andor.fight.value import (
    counting_dice,
    equal_places,
    how_they_count,
    points_of,
    strength_parts,
)
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Fight, Rolled
from fabletop.games.andor.view.numbers import or_none
from fabletop.games.andor.view.records import AndorFight, AndorRolled, AndorStrength


def view_of_fight(g: Andor, fight: Fight) -> AndorFight:
    roller = None if fight.roller == NONE or not fight.dice else g.heroes[fight.roller]
    return AndorFight(
        foe=or_none(fight.uid),
        dweller=or_none(fight.dweller),
        kind=or_none(fight.kind),
        starter=fight.starter,
        round=fight.round,
        willpower=fight.willpower,
        strength=fight.strength,
        fighters=list(fight.fighters),
        staying=list(fight.staying),
        total=fight.total,
        rolled=[view_of_rolled(one) for one in fight.rolled],
        roller=or_none(fight.roller),
        dice=list(fight.dice),
        points=0 if roller is None else points_of(roller, fight),
        counting=[] if roller is None else list(counting_dice(roller, fight)),
        how="" if roller is None else how_they_count(roller, fight),
        parts=[] if roller is None else view_of_strength(strength_parts(g, fight, fight.roller)),
        extra=fight.extra,
        flipped=fight.flipped,
        doubled=fight.doubled,
        joined_dice=fight.joined_dice,
        foe_dice=list(fight.foe_dice),
        foe_counting=list(equal_places(fight.foe_dice)),
        foe_value=fight.foe_value,
        fury=fight.fury,
    )


def view_of_rolled(one: Rolled) -> AndorRolled:
    return AndorRolled(
        hero=one.hero,
        points=one.points,
        dice=list(one.dice),
        counting=list(one.counting),
        how=one.how,
        parts=view_of_strength(one.parts),
    )


def view_of_strength(parts: Iterable[tuple[str, int]]) -> list[AndorStrength]:
    return [AndorStrength(name, n) for name, n in parts]
