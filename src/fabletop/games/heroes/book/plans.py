"""What AI heroes are after on the map. [heroes.ai_movement]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games.heroes.book.ways import Way, course, nearest, ways_from
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import FIELDS
from fabletop.games.heroes.map.walk import is_taken_sanctuary
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import GRAB, GUARD_TILE, HUNT, HUNT_TOKEN, STAY, TO_GOAL
from fabletop.games.heroes.scenario.printed import AiDef
from fabletop.games.heroes.scenario.whom import fields_meant, in_game
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.kernel.frame import Seat

# What it goes for
AIMS: Final = ("hero", "holding", "town", "goal", "post")
A_HERO: Final = 0
A_HOLDING: Final = 1  # a mine or settlement
A_TOWN: Final = 2
A_GOAL: Final = 3
ITS_POST: Final = 4


class Aim:
    def __init__(self, what: int, way: Way, course: tuple[int, ...]) -> None:
        self.what: Final = what
        self.way: Final = way
        self.course: Final = course  # field by field, the last one is what it goes for


def aim_of(g: Heroes, ai: int) -> Aim | None:
    """What an AI hero does next, by its plan; None if it stays.  Its tile is face up."""
    plan = scenario_of(g).ai[ai]
    number = g.ai[ai].hero
    here = g.heroes[number].field
    if plan.plan == STAY or plan.from_round > g.round:
        return None
    ways = ways_from(g, number)
    if plan.plan == GUARD_TILE:
        return guards_tile(g, ai, ways)
    aim: Aim | None = None
    if plan.plan == HUNT:
        aim = towards(A_HERO, ways, quarry(g, number))
    elif plan.plan == HUNT_TOKEN:
        aim = towards(A_HERO, ways, carriers(g, number))
    elif plan.plan == GRAB:
        aim = towards(A_HOLDING, ways, holdings(g, here, anywhere=True))
    if aim is None:
        aim = towards(A_HERO, ways, on_tile(quarry(g, number), here))
    if aim is None:
        aim = towards(A_HOLDING, ways, holdings(g, here))
    if aim is None and plan.plan == TO_GOAL:
        return towards(A_GOAL, ways, goals(g, plan, AI_OWNER - ai))
    return aim or towards(A_TOWN, ways, towns(g))


def towards(what: int, ways: dict[int, Way], fields: Sequence[int]) -> Aim | None:
    way = nearest(ways, fields)
    return None if way is None else Aim(what, way, course(ways, way.field))


def guards_tile(g: Heroes, ai: int, ways: dict[int, Way]) -> Aim | None:
    """Whoever comes to its tile is attacked; then it goes back to where it stood."""
    one = g.ai[ai]
    aim = towards(A_HERO, ways, on_tile(quarry(g, one.hero), one.post))
    return aim or towards(ITS_POST, ways, [one.post])


def on_tile(fields: Sequence[int], here: int) -> list[int]:
    return [field for field in fields if spot_of(field) == spot_of(here)]


def quarry(g: Heroes, number: int) -> list[int]:
    """Where heroes of players stand whom it may attack: not those in a sanctuary. [heroes.ai_movement.100]"""
    return [
        hero.field
        for hero in g.heroes
        if hero.seat >= 0 and hero.field != NONE and not is_taken_sanctuary(g, number, hero.field)
    ]


def carriers(g: Heroes, number: int) -> list[int]:
    """Those of them who carry something of the scenario."""
    fields = [g.heroes[token.carrier].field for token in g.tokens if token.carrier != NONE]
    return [field for field in quarry(g, number) if field in fields]


def holdings(g: Heroes, here: int, anywhere: bool = False) -> list[int]:
    """Mines and settlements on its tile, or on any that is face up, without a flag of its own or an allied
    AI hero. [heroes.ai_movement.030]"""
    found: list[int] = []
    for field, printed in enumerate(g.land.fields):
        if printed is None or (printed.id != "mine" and printed.id != "settlement"):
            continue
        if g.marks[field].cube > AI_OWNER and (anywhere or spot_of(field) == spot_of(here)):
            found.append(field)
    return found


def towns(g: Heroes) -> list[int]:
    """The towns of players that no AI hero holds. [heroes.ai_movement.040]"""
    found: list[int] = []
    for seat in in_game(g):
        town = g.realm(seat).town
        if town not in found and g.marks[town].cube > AI_OWNER:
            found.append(town)
    return found


def goals(g: Heroes, plan: AiDef, owner: int) -> list[int]:
    """The fields of its goal; while none is face up, all fields of the tiles that hold it by the layout."""
    if plan.goal is None:
        return []
    found = fields_meant(g, (plan.goal,), Seat(owner))
    if found:
        return found
    for spot, laid in enumerate(scenario_of(g).layout(g.n).spots):
        if laid.tile == NONE or g.land.tiles[spot].face_up:
            continue
        if any(plan.goal.is_printed_on(field) for field in g.printed.tiles[laid.tile].fields):
            found.extend(range(spot * FIELDS, (spot + 1) * FIELDS))
    return found
