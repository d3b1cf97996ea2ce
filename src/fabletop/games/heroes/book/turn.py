"""The turns of AI heroes, after those of the players. [heroes.ai_movement]"""

from __future__ import annotations

from fabletop.games.heroes.book.plans import aim_of, holdings
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.grid import distance
from fabletop.games.heroes.map.land import middle_of, spot_of
from fabletop.games.heroes.map.standing import come_home
from fabletop.games.heroes.map.visit import mark_by_ai
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.events import first_seat
from fabletop.games.heroes.scenario.named import STAY, WANDER
from fabletop.games.heroes.scenario.whom import in_game
from fabletop.games.heroes.state.ai import ABROAD
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step


@step("heroes.ai_turn")
def ai_turn(g: Heroes, f: Frame) -> None:
    """All its points, one after the other. [heroes.ai_movement.010, heroes.ai_movement.050]"""
    (ai,) = f.args
    printed = scenario_of(g).ai[ai]
    if printed.plan == STAY or g.round < printed.from_round:
        return
    if printed.plan == WANDER:
        g.owe("heroes.wander", NOBODY, ai)
    else:
        g.owe("heroes.ai_goes", NOBODY, ai, NONE, NONE)


@step("heroes.ai_goes")
def ai_goes(g: Heroes, f: Frame) -> None:
    """One point: a step, a tile to reveal, or in the first edition a flag.
    [heroes.ai_movement.020, heroes.ai_movement.030, heroes.ai_movement.040, heroes.ai_movement.050]"""
    ai, what, where = f.args
    one = g.ai[ai]
    hero = g.heroes[one.hero]
    if one.fate != ABROAD or hero.movement <= 0:
        return
    if g.land.fields[hero.field] is None:  # it sat on the seal until now, and is not asked for a point
        reveal(g, one.hero, spot_of(hero.field))
        g.owe("heroes.ai_goes", NOBODY, ai, what, where)
        return
    if hero.field in holdings(g, hero.field):
        mark_by_ai(g, one.hero, hero.field)
    else:
        aim = aim_of(g, ai)
        if aim is None:
            return
        if (aim.what, aim.way.field) != (what, where):
            what, where = aim.what, aim.way.field
            g.emit(ev.AiAims(hero.owner, one.hero, what, where, aim.course))
        g.pay_movement(one.hero, 1)
        if g.land.fields[aim.way.first] is None:
            reveal(g, one.hero, spot_of(aim.way.first))
        else:
            g.walk(one.hero, aim.way.first)
            g.owe("heroes.enter", NOBODY, one.hero)
    g.owe("heroes.look_at_goals", first_seat(g))
    g.owe("heroes.ai_goes", NOBODY, ai, what, where)


def reveal(g: Heroes, number: int, spot: int) -> None:
    """The player whose town is nearest turns the tile. [heroes.ai_movement.090]"""
    g.uncover(Seat(g.heroes[number].owner), spot)
    g.owe("heroes.turn_tile", turner(g, spot), spot)


def turner(g: Heroes, spot: int) -> Seat:
    middle = g.land.hexes[middle_of(spot)]
    best, near = NOBODY, 0
    for seat in in_game(g):
        far = distance(g.land.hexes[g.realm(seat).town], middle)
        if best == NOBODY or far < near:
            best, near = seat, far
    return best


@step("heroes.ai_home")
def ai_home(g: Heroes, f: Frame) -> None:
    """At the end of the round. [heroes.ai_movement.080]"""
    come_home(g)
