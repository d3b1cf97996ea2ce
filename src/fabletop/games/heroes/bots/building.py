"""How a sensible player builds the map of a tournament: what is good to have near the own town, far from that
of the rival."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.places import OBELISK, UTOPIA, VISITS
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.map.land import Land
from fabletop.games.heroes.map.marks import NO_CUBE
from fabletop.games.heroes.map.observatory import other_turns
from fabletop.games.heroes.map.printed import FIELDS, REVISIT, STARTING, VISIT, FieldDef
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, Seat

FLAGS: Final[dict[str, float]] = {
    "mine": 6.0,
    "settlement": 7.0,
    "obelisk": OBELISK,
    "dragon_utopia": UTOPIA,
}
GUARD: Final = 0.4  # how much less a field is worth at first for each numeral of its guard
PLAIN: Final = 1.0  # any other place
AWAY: Final = 99  # where nobody can walk
NEIGHBOUR: Final = 3.0  # a tile beside the own town, whatever lies on it
FIRST: Final = 1.0
WORTH_A_TURN: Final = 0.2  # what a tile must lie better for it


def worth_of_field(field: FieldDef) -> float:
    """What lies there, less its guard."""
    usual = PLAIN if field.kind in (VISIT, REVISIT) else 0.0
    worth = FLAGS.get(field.id, VISITS.get(field.id, usual))
    return worth / (1.0 + GUARD * field.level)


def worth_of_tile(g: Heroes, tile: int) -> float:
    return sum([worth_of_field(field) for field in g.printed.tiles[tile].fields])


def closeness(away: int) -> float:
    return 1.0 / (1.0 + away)


# -- where --------------------------------------------------------------------------------------------------


def lay_score(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """A starting tile where much lies about; any other nearer to the own town than to that of the rival.  As
    long as nobody has a town, one spot is as good as another."""
    q, r = option.ids
    tile = g.row[0]
    if g.printed.tiles[tile].kind == STARTING:
        return sum([worth_of_tile(g, one.tile) * nearness(one.q, one.r, q, r) for one in g.land.tiles])
    score = 0.0
    for other in g.order:
        town = g.realm(other).town
        if town != NONE:
            near = (worth_of_tile(g, tile) + NEIGHBOUR) * nearness(*g.land.hexes[town], q, r)
            score += near if other == seat else -near
    return score


def nearness(q: int, r: int, to_q: int, to_r: int) -> float:
    return closeness(distance((q, r), (to_q, to_r)))


# -- which way ----------------------------------------------------------------------------------------------


def steps_from(land: Land, start: int) -> list[int]:
    """How far every field is to walk from one, whoever guards the way."""
    steps = [AWAY] * len(land.fields)
    steps[start] = 0
    line = [start]
    for field in line:
        for other in land.ways(field):
            if steps[other] == AWAY:
                steps[other] = steps[field] + 1
                line.append(other)
    return steps


def lie_score(g: Heroes, seat: Seat, spot: int, turns: int) -> float:
    """What a tile has that is still to be had, the nearer to the own town and the farther from that of the
    rival the better."""
    tile = g.land.tiles[spot]
    if not tile.face_up:
        return 0.0
    land = g.land.turned_up(spot, tile.tile, turns)
    taken = taken_fields(g, spot)
    score = 0.0
    for other in g.order:
        town = g.realm(other).town
        if town == NONE:
            continue
        steps = steps_from(land, town)
        for field in range(spot * FIELDS, (spot + 1) * FIELDS):
            printed = land.field(field)
            if printed not in taken:
                near = worth_of_field(printed) * closeness(steps[field])
                score += near if other == seat else -near
    return score


def taken_fields(g: Heroes, spot: int) -> list[FieldDef]:
    """What nobody gains from any more."""
    fields = range(spot * FIELDS, (spot + 1) * FIELDS)
    return [g.land.field(field) for field in fields if g.marks[field].cube != NO_CUBE]


def swing_score(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    return lie_score(g, seat, f.args[0], option.id)


def neighbour_score(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """A tile that would lie better otherwise."""
    now = lie_score(g, seat, option.id, g.land.tiles[option.id].turns)
    best = max([lie_score(g, seat, option.id, turns) for turns in other_turns(g, option.id)])
    return best - now - WORTH_A_TURN


# -- who begins ---------------------------------------------------------------------------------------------


def starter_score(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """Whoever begins chooses the better end of the map."""
    return FIRST if option.id == seat else 0.0
