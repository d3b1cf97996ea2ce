"""The ways of AI heroes over the map. [heroes.ai_movement.090]"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import opposite
from fabletop.games.heroes.map.land import Land, spot_of
from fabletop.games.heroes.map.printed import BLOCKED, EDGES, TURNS
from fabletop.games.heroes.map.walk import can_stop
from fabletop.games.heroes.scenario.course import is_forbidden
from fabletop.games.heroes.state.game import Heroes

# Of equal ways the one whose first step comes first here
FIRST: Final = tuple([EDGES.index(edge) for edge in ("E", "SE", "SW", "W", "NW", "NE")])


class Way:
    """How an AI hero comes to a field: what it costs in points and tiles to reveal, and the first field on
    the way, which may lie on a tile that is face down."""

    def __init__(self, points: int, reveals: int, rank: int, first: int, field: int, before: int) -> None:
        self.points: Final = points
        self.reveals: Final = reveals
        self.rank: Final = rank  # of the first step, in the order of FIRST
        self.first: Final = first
        self.field: Final = field  # where it leads
        self.before: Final = before  # the field from which it comes there

    @property
    def label(self) -> tuple[int, int, int, int]:
        """By which ways are compared; ways to different fields alike in all else go by the field."""
        return self.points, self.reveals, self.rank, self.field


def ways_from(g: Heroes, number: int) -> dict[int, Way]:
    """The best way to every field that an AI hero can come to: fewest points, then fewest tiles to reveal,
    then the first step.  A face-down tile counts as seven free fields. [heroes.ai_movement.090]"""
    land = g.land
    hero = g.heroes[number]
    found: dict[int, Way] = {}
    line: list[tuple[tuple[int, int, int, int], int, int]] = []
    for rank, edge in enumerate(FIRST):
        other = land.near[hero.field][edge]
        if leads_over(land, hero.field, edge):
            reveals = int(land.fields[other] is None)
            heappush(line, ((1 + reveals, reveals, rank, other), other, hero.field))
    while line:
        (points, reveals, rank, field), first, before = heappop(line)
        if field in found or field == hero.field or is_forbidden(g, hero.owner, field):
            continue
        if points == hero.movement and not may_stop(g, number, field):
            continue  # the points would end where it only passes
        found[field] = Way(points, reveals, rank, first, field, before)
        for edge in range(TURNS):
            if leads_over(land, field, edge):
                other = land.near[field][edge]
                new = int(land.fields[other] is None and spot_of(other) != spot_of(field))
                heappush(line, ((points + 1 + new, reveals + new, rank, other), first, field))
    return found


def may_stop(g: Heroes, number: int, field: int) -> bool:
    """What lies face down is free, but for a hero that waits on it."""
    if g.land.fields[field] is None:
        return g.hero_on(field) == NONE
    return can_stop(g, number, field)


def leads_over(land: Land, field: int, edge: int) -> bool:
    """Whether one may go over an edge, as far as both sides of it are known. [heroes.ai_movement.090]"""
    other = land.near[field][edge]
    if other == NONE:
        return False
    there = land.fields[other]
    if there is not None and there.kind == BLOCKED:
        return False
    return not is_closed(land, field, edge)


def is_closed(land: Land, field: int, edge: int) -> bool:
    """Whether a wall stands on the edge between two fields, as far as both sides of it are known."""
    other = land.near[field][edge]
    return land.walls and (is_walled(land, field, edge) or is_walled(land, other, opposite(edge)))


def is_walled(land: Land, field: int, edge: int) -> bool:
    printed = land.fields[field]
    return printed is not None and printed.closed[(edge - land.tiles[spot_of(field)].turns) % TURNS]


def course(ways: dict[int, Way], field: int) -> tuple[int, ...]:
    """The fields on the way to one, that one last."""
    found: list[int] = []
    while field in ways:
        found.append(field)
        field = ways[field].before
    found.reverse()
    return tuple(found)


def nearest(ways: dict[int, Way], fields: Sequence[int]) -> Way | None:
    """The way to the nearest of some fields; None where none of them can be reached."""
    best: Way | None = None
    for field in fields:
        way = ways.get(field)
        if way is not None and (best is None or way.label < best.label):
            best = way
    return best
