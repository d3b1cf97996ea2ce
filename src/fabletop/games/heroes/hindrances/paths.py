"""Where heroes cannot go now, and what they cannot visit or turn up.
[heroes.movement, location, exploration]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.hindrances.record import Hindrance, Left
from fabletop.games.heroes.map.explore import may_explore
from fabletop.games.heroes.map.fly import flights
from fabletop.games.heroes.map.printed import BLOCKED, EMPTY, REVISIT, VISIT
from fabletop.games.heroes.map.visit import IDLE
from fabletop.games.heroes.map.walk import (
    can_act,
    can_stay_and_act,
    can_stop,
    has_friend,
    is_closed_to,
    is_empty_for,
    is_taken_sanctuary,
    kind_of,
)
from fabletop.games.heroes.scenario.course import is_sealed
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import MOST_DEEDS
from fabletop.kernel.frame import Act, Pick, Seat, act

BY_SCENARIO: Final = "heroes.overview.020"


def why_no_point(g: Heroes, number: int) -> Hindrance | None:
    """Why a hero has no movement action left; None if it has.
    [heroes.movement.010, heroes.movement.130]"""
    if can_act(g, number):
        return None
    hero = g.heroes[number]
    if hero.movement > 0:
        return Hindrance("tired", "heroes.movement.130", MOST_DEEDS, hero.deeds)
    return Hindrance("no-movement", "heroes.movement.010", hero=number)


# -- steps ------------------------------------------------------------------------------------------------


def steps(g: Heroes, seat: Seat, offered: set[Pick], general: Hindrance | None) -> Left:
    """Fields that lie open, and that a hero of the player cannot step onto."""
    for number in g.heroes_of(seat):
        hero = g.heroes[number]
        far = distances(g, number)
        for field, printed in enumerate(g.land.fields):
            if printed is None or field == hero.field or act("land", number, field) in offered:
                continue
            step = act("step", number, field)
            if step not in offered:
                yield step, general or why_no_step(g, number, field, far)


def distances(g: Heroes, number: int) -> dict[int, int]:
    """How many steps each field is away for a hero, whatever stands on the way; on wings as it flies."""
    hero = g.heroes[number]
    if hero.flying:
        return flights(g, number, MOST_DEEDS + hero.deeds)
    found = {hero.field: 0}
    edge = [hero.field]
    while edge:
        onward: list[int] = []
        for field in edge:
            for other in g.land.ways(field):
                if other not in found:
                    found[other] = found[field] + 1
                    onward.append(other)
        edge = onward
    return found


def why_no_step(g: Heroes, number: int, field: int, far: dict[int, int]) -> Hindrance:
    """[heroes.movement.010, heroes.movement.020, heroes.movement.110, heroes.movement.150,
    heroes.location.310, heroes.tile.070, heroes.overview.020]"""
    hero = g.heroes[number]
    if g.land.field(field).kind == BLOCKED:
        return Hindrance("blocked", "heroes.movement.110")
    tired = why_no_point(g, number)
    if tired is not None:
        return tired
    if is_closed_to(g, number, field):
        return Hindrance("scenario", BY_SCENARIO)
    steps = far.get(field, NONE)
    if steps == NONE:
        beside = field in g.land.near[hero.field]
        return Hindrance("wall", "heroes.tile.070") if beside else Hindrance("no-way", "heroes.movement.020")
    if steps > hero.movement:
        return Hindrance("far", "heroes.movement.010", steps, hero.movement)
    if not can_stop(g, number, field) and (steps == 1 or hero.flying):
        if is_taken_sanctuary(g, number, field):
            return Hindrance("sanctuary", "heroes.location.310")
        return Hindrance("friend", "heroes.movement.150")
    if field in g.land.near[hero.field]:
        return Hindrance("wall", "heroes.tile.070")
    return Hindrance("steps", "heroes.movement.020", steps, hero.movement)


# -- where a hero stands ----------------------------------------------------------------------------------


def visits(g: Heroes, seat: Seat, offered: set[Pick], general: Hindrance | None) -> Left:
    """Places on which a hero stands and which it cannot visit once more. [heroes.movement.140]"""
    for number in g.heroes_of(seat):
        field = g.heroes[number].field
        printed = g.land.fields[field]
        revisit = act("revisit", number)
        if printed is not None and kind_of(g, field) not in (EMPTY, BLOCKED) and revisit not in offered:
            yield revisit, general or why_no_visit(g, seat, number, field)


def why_no_visit(g: Heroes, seat: Seat, number: int, field: int) -> Hindrance:
    """[heroes.location.020, heroes.location.060, heroes.location.070, heroes.movement.140]"""
    kind = kind_of(g, field)
    if kind == REVISIT:
        if g.land.field(field).id in IDLE:
            return Hindrance("idle", "heroes.movement.140")
        tired = why_no_point(g, number)
        if tired is not None:
            return tired
        assert not can_stay_and_act(g, number)
        return Hindrance("part-first", "heroes.movement.150")
    if not is_empty_for(g, seat, field):
        return Hindrance("by-moving", "heroes.location.020")
    if kind == VISIT:
        return Hindrance("visited", "heroes.location.060")
    return Hindrance("flagged", "heroes.location.070")


# -- tiles ------------------------------------------------------------------------------------------------


def tiles(g: Heroes, seat: Seat, offered: set[Pick], general: Hindrance | None) -> Left:
    """Tiles that are face down, and that a hero of the player cannot turn up."""
    for number in g.heroes_of(seat):
        for spot, tile in enumerate(g.land.tiles):
            reveal: Act = act("reveal", number, spot)
            if not tile.face_up and reveal not in offered:
                yield reveal, general or why_no_reveal(g, number, spot)


def why_no_reveal(g: Heroes, number: int, spot: int) -> Hindrance:
    """[heroes.exploration.010, heroes.exploration.090, heroes.movement.150, heroes.overview.020]"""
    tired = why_no_point(g, number)
    if tired is not None:
        return tired
    if is_sealed(g, spot):
        return Hindrance("scenario", BY_SCENARIO)
    field = g.heroes[number].field
    if spot not in g.land.hidden(field):
        return Hindrance("tile-far", "heroes.exploration.010")
    if has_friend(g, number, field):
        return Hindrance("part-first", "heroes.movement.150")
    assert not may_explore(g, number)
    return Hindrance("known", "heroes.exploration.090")
