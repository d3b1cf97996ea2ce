"""Where heroes that nobody steers stand when they come. [heroes.ai_movement.080]

On a tile that is face down a hero stands on the seal, and finds its field when the tile is turned up.
"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import BLOCKED, FIELDS, turned
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import WANDER
from fabletop.games.heroes.state.ai import ABROAD, AWAY, GONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER


def place_on(g: Heroes, spot: int, position: int, number: int) -> int:
    """The field at a printed position of a tile, or the next free one clockwise from the upper right."""
    tile = g.land.tiles[spot]
    if not tile.face_up:
        return spot * FIELDS + position
    fields: list[int] = [spot * FIELDS + turned(position, tile.turns), *g.land.ring(spot)]
    for field in fields:
        if g.land.field(field).kind != BLOCKED and not g.others_on(field, number):
            return field
    return fields[0]


def put_in_place(g: Heroes, ai: int) -> None:
    """An AI hero stands where the scenario says."""
    printed = scenario_of(g).ai[ai]
    number = g.ai[ai].hero
    field = place_on(g, printed.spot, printed.position, number)
    g.put_on(number, field)
    if g.land.fields[field] is not None:
        g.post(ai, field)


def come_to_light(g: Heroes, spot: int) -> None:
    """Heroes on a tile that has just been turned up."""
    for ai, one in enumerate(g.ai):
        field = g.heroes[one.hero].field
        if field == NONE or spot_of(field) != spot:
            continue
        if scenario_of(g).ai[ai].plan == WANDER:
            find_ground(g, one.hero)
        else:
            put_in_place(g, ai)


def find_ground(g: Heroes, number: int) -> None:
    """Who wandered over a tile before it was turned up stays on its field, unless that is blocked."""
    field = g.heroes[number].field
    if g.land.field(field).kind == BLOCKED:
        g.put_on(number, place_on(g, spot_of(field), 0, number))


def arrive(g: Heroes, ai: int) -> None:
    """A hero that waited enters the map."""
    g.change_fate(ai, ABROAD)
    put_in_place(g, ai)
    number = g.ai[ai].hero
    g.emit(ev.AiArrived(g.heroes[number].owner, number, g.heroes[number].field))


def come_home(g: Heroes) -> None:
    """At the end of a round those come back to their towns who were beaten in it, unless the town is lost."""
    for ai, one in enumerate(g.ai):
        if one.fate != AWAY:
            continue
        town = scenario_of(g).ai[ai].town
        owner = AI_OWNER - ai
        if town == NONE or g.marks[town * FIELDS].cube > AI_OWNER:
            g.change_fate(ai, GONE)
            continue
        g.change_fate(ai, ABROAD)
        g.put_on(one.hero, place_on(g, town, 0, one.hero))
        g.emit(ev.AiArrived(owner, one.hero, g.heroes[one.hero].field))
