"""A tournament for two: who begins, and a map that the players build before it. [heroes.tournament]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.build import spots_on_offer
from fabletop.games.heroes.map.dice import FACES, RESOURCE_FACES
from fabletop.games.heroes.map.land import Land, middle_of
from fabletop.games.heroes.map.printed import FAR, NEAR, STARTING
from fabletop.games.heroes.modes.clash import draw_tile, tiles_by_kind
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.ground import TileSpot
from fabletop.games.heroes.scenario.named import WITH_OBELISK
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

TAKEN_OUT: Final = ("diplomacy", "hourglass_of_the_evil_hour")
DICE: Final = 2


def take_out(g: Heroes) -> None:
    """Cards that are not played with, all their copies. [heroes.tournament.030]"""
    g.take_out(frozenset(g.printed.card_by_id[id] for id in TAKEN_OUT))


# -- who ------------------------------------------------------------------------------------------------


@step("heroes.who_decides")
def who_decides(g: Heroes, f: Frame) -> None:
    """Both roll two resource dice; the higher total says who begins, and equal ones roll again.
    [heroes.tournament.040]"""
    totals = [0] * g.n
    while totals[0] == totals[1]:
        for seat in range(g.n):
            totals[seat] = sum([sum(RESOURCE_FACES[g.roll(FACES) - 1]) for _ in range(DICE)])
            g.emit(ev.RolledForChoice(seat, totals[seat]))
    g.owe("heroes.choose_starter", Seat(totals.index(max(totals))))


@chooser("choose_starter")
def who_may_begin(g: Heroes, f: Frame) -> list[Act]:
    return [act("begin", seat) for seat in (f.seat, 1 - f.seat)]


@step("heroes.choose_starter", who_may_begin, rules=("heroes.tournament.040",))
def choose_starter(g: Heroes, f: Frame, who: Act) -> None:
    g.take_turns_from(Seat(who.id))


@step("heroes.second_is_heartened")
def second_is_heartened(g: Heroes, f: Frame) -> None:
    """[heroes.tournament.050]"""
    g.get_positive_morale(g.order[1])


# -- the map ----------------------------------------------------------------------------------------------


@step("heroes.build_map")
def build_map(g: Heroes, f: Frame) -> None:
    """The middle by the first player; near tiles in turn, from the second on; both starting tiles; far tiles
    in turn, from the first on.
    [heroes.tournament.060, heroes.tournament.070, heroes.tournament.090, heroes.tournament.100]"""
    scenario = scenario_of(g)
    middle = scenario.layout(g.n).spots
    g.lay(Land(g.printed.tiles, (), not scenario.rules.ignore_closed_edges), [])
    g.lay_open(draw_row(g, middle))
    for number in range(len(middle)):
        g.owe("heroes.lay_middle", g.order[0], number)
    for number in range(scenario.supply[NEAR]):
        g.owe("heroes.lay_tile", g.order[(number + 1) % g.n], int(number < g.n))
    for seat in g.order:
        g.owe("heroes.lay_tile", seat, 1)
    for number in range(scenario.supply[FAR]):
        g.owe("heroes.lay_tile", g.order[number % g.n], int(number < g.n))


def draw_row(g: Heroes, middle: tuple[TileSpot, ...]) -> tuple[int, ...]:
    """All tiles that will be laid, in this order: the first near tiles hold an obelisk, the rest stays in the
    box. [heroes.tournament.020, heroes.tournament.080]"""
    scenario = scenario_of(g)
    pools = tiles_by_kind(g)
    obelisk = next(place.index for place in g.printed.places if place.id == "obelisk")
    row: list[int] = []
    for spot in middle:
        if spot.tile != NONE:
            pools[spot.kind].remove(spot.tile)
    for pool in pools:
        g.shuffle(pool)
    for spot in middle:
        row.append(spot.tile if spot.tile != NONE else draw_tile(g, pools[spot.kind], spot))
    for number in range(scenario.supply[NEAR]):
        place = obelisk if number < WITH_OBELISK else NONE
        row.append(draw_tile(g, pools[NEAR], TileSpot(NEAR, NONE, 0, 0, must_hold=place)))
    for seat in g.order:
        row.append(own_tile(g, seat))
    row.extend([pools[FAR].pop() for _ in range(scenario.supply[FAR])])
    g.leave_in_box(tuple([tile for pool in pools[FAR:] for tile in pool]))
    return tuple(row)


def own_tile(g: Heroes, seat: Seat) -> int:
    """The starting tile of a player's faction. [heroes.tile.010]"""
    return next(t.index for t in g.printed.tiles if t.faction == g.players[seat].faction)


@step("heroes.lay_middle")
def lay_middle(g: Heroes, f: Frame) -> None:
    """Where the scenario shows it, and turned by the first player. [heroes.tournament.060]"""
    (number,) = f.args
    spot = scenario_of(g).layout(g.n).spots[number]
    g.owe("heroes.turn_tile", f.seat, g.lay_next(f.seat, spot.q, spot.r))


@chooser("lay_tile", ask=True)
def spots_to_lay_at(g: Heroes, f: Frame) -> list[Act]:
    (first,) = f.args
    return [act("lay", q, r) for q, r in spots_on_offer(g, f.seat, bool(first))]


@step(
    "heroes.lay_tile",
    spots_to_lay_at,
    rules=(
        "heroes.tournament.010",
        "heroes.tournament.070",
        "heroes.tournament.080",
        "heroes.tournament.090",
        "heroes.tournament.100",
        "heroes.tournament.110",
    ),
)
def lay_tile(g: Heroes, f: Frame, where: Act) -> None:
    """The next of the open tiles; who lays it turns it. [heroes.tournament.110]"""
    spot = g.lay_next(f.seat, *where.ids)
    if g.land.tiles[spot].kind == STARTING:
        g.found_town(f.seat, middle_of(spot))
    g.owe("heroes.turn_tile", f.seat, spot)
