"""Where the players of a tournament may lay the tiles of its map. [heroes.tournament]

Every tile is known before it is laid, so a spot is on offer only if the tile can be turned there so that it
joins the map.
"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.map.grid import INTERLOCK_A, INTERLOCK_B, Hex, beside, centres_of
from fabletop.games.heroes.map.land import Land, spot_of
from fabletop.games.heroes.map.printed import NEAR, STARTING, TURNS
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import LATTICES
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Seat

OFFSETS: Final = {"a": INTERLOCK_A, "b": INTERLOCK_B, "mixed": (*INTERLOCK_A, *INTERLOCK_B)}


class Room:
    """A spot where the next tile would join the map, and the tiles that it would touch there."""

    def __init__(self, at: Hex, touched: list[int]) -> None:
        self.at: Final = at
        self.touched: Final = touched


def rooms(g: Heroes) -> list[Room]:
    """All spots of the scenario's lattice beside the map where the next tile can be turned so that it joins
    a tile that lies there. [heroes.tournament.110]"""
    offsets = OFFSETS[LATTICES[scenario_of(g).layout(g.n).lattice]]
    centres = centres_of(g.land.grid)
    found = {(q + dq, r + dr) for q, r in centres for dq, dr in offsets}
    made = [Room(at, beside(centres, at, offsets)) for at in sorted(found)]
    return [room for room in made if room.touched and would_join(g.land, room.at, g.row[0])]


def would_join(land: Land, at: Hex, tile: int) -> bool:
    """Whether a tile can be turned so that one may walk between it and the map."""
    there = land.with_tile(*at, land.printed[tile].kind)
    spot = len(land.tiles)
    return any(there.would_join(spot, tile, turns) for turns in range(TURNS))


def spots_on_offer(g: Heroes, seat: Seat, first: bool) -> list[Hex]:
    """Where a player may lay the next tile, perhaps the first of its kind: where that belongs, as far as
    there is room."""
    found = rooms(g)
    kind = g.printed.tiles[g.row[0]].kind
    if kind == NEAR:
        wishes = [beside_the_middle(g, found)]
    elif kind == STARTING:
        wishes = [farthest(g, beside_near_tiles(g, found) or found)]
    else:
        at_home = [room for room in found if spot_of(g.realm(seat).town) in room.touched]
        between = [room for room in found if len(room.touched) > 1]  # [heroes.exploration.060]
        wishes = [[room for room in at_home if room in between], at_home, between] if first else [between]
    for wish in wishes:
        if wish:
            return [room.at for room in wish]
    return [room.at for room in found]


def beside_the_middle(g: Heroes, found: list[Room]) -> list[Room]:
    """[heroes.tournament.070]"""
    middle = len(scenario_of(g).layout(g.n).spots)
    return [room for room in found if any(spot < middle for spot in room.touched)]


def beside_near_tiles(g: Heroes, found: list[Room]) -> list[Room]:
    """[heroes.tournament.090]"""
    return [room for room in found if any(g.land.tiles[spot].kind == NEAR for spot in room.touched)]


def farthest(g: Heroes, found: list[Room]) -> list[Room]:
    """The spots that are most tiles away from the starting tile that lies already; all if none does.
    [heroes.tournament.010]"""
    steps = steps_from_start(g.land)
    if not steps or not found:
        return found
    away = [min([steps[spot] for spot in room.touched]) for room in found]
    return [room for room, n in zip(found, away, strict=True) if n == max(away)]


def steps_from_start(land: Land) -> dict[int, int]:
    """How many tiles one goes on from a starting tile to each tile that lies; empty if there is none."""
    front = [spot for spot, tile in enumerate(land.tiles) if tile.kind == STARTING]
    steps = dict.fromkeys(front, 0)
    for spot in front:
        for other in land.touching(spot):
            if other not in steps:
                steps[other] = steps[spot] + 1
                front.append(other)
    return steps
