"""Where beaten heroes go, and what is left to them. [heroes.defeat, retreat, elimination]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.tokens import lose_token
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import FIGHTS_LOST
from fabletop.kernel.frame import Act, Frame, act
from fabletop.kernel.step import chooser, step


def go_back(g: Heroes, number: int) -> None:
    """To the last field visited; nothing is visited there anew. [heroes.retreat.030, heroes.retreat.060]"""
    hero = g.heroes[number]
    g.put_on(number, hero.last if hero.last != NONE else hero.field)


def be_beaten(g: Heroes, number: int, winner: int = NONE) -> None:
    """A secondary hero leaves the map; a main hero goes to a town or settlement of one's own.  Without any
    unit left the first army comes back.
    [heroes.defeat.030, heroes.defeat.050, heroes.defeat.100, heroes.secondary_hero.120,
    heroes.secondary_hero.150, heroes.unit.120]"""
    hero = g.heroes[number]
    seat = hero.seat
    g.count(seat, FIGHTS_LOST, 1)
    lose_token(g, number, winner)
    if hero.main:
        g.lose_to(seat, winner)
    if not g.players[seat].army:
        g.raise_first_army(seat)
    leave(g, number)


def leave(g: Heroes, number: int) -> None:
    """A main hero goes home, a secondary one leaves the map. [heroes.surrender.030]"""
    hero = g.heroes[number]
    lose_token(g, number)
    if not hero.main:
        g.leave_map(number)
    elif g.homes(hero.seat):
        g.owe("heroes.go_home", hero.seat, number, hero.field)
    else:
        g.owe("heroes.eliminate", hero.seat)


def refuges(g: Heroes, number: int, lost: int) -> list[int]:
    """Own towns and settlements, not the place just lost; those with another own hero only if there is no
    other. [heroes.defeat.080]"""
    seat = g.heroes[number].seat
    homes = [field for field in g.homes(seat) if field != lost]
    return [field for field in homes if not g.others_on(field, number)] or homes


@chooser("refuge")
def where_to_go(g: Heroes, f: Frame) -> list[Act]:
    number, lost = f.args
    return [act("field", field) for field in refuges(g, number, lost)]


@step("heroes.go_home", where_to_go, rules=("heroes.defeat.030", "heroes.defeat.080", "heroes.surrender.030"))
def go_home(g: Heroes, f: Frame, field: Act) -> None:
    number, _ = f.args
    g.put_on(number, field.id)


# -- out of the game --------------------------------------------------------------------------------------

FULL_ROUNDS: Final = 3  # without a town or settlement [heroes.elimination.010]


@step("heroes.eliminate")
def eliminate(g: Heroes, f: Frame) -> None:
    """Heroes, cubes and cards leave the game; fields that are free now stay unguarded.
    [heroes.elimination.020, heroes.elimination.040, heroes.elimination.050]"""
    for number in g.heroes_of(f.seat):
        lose_token(g, number)
    g.eliminate(f.seat)
    g.forget(f.seat)
    g.owe("heroes.look_at_goals", f.seat)


def count_rounds_without_home(g: Heroes) -> None:
    """The round in which the last place was lost is not a full one. [heroes.elimination.010]"""
    for seat in g.order:
        realm = g.realm(seat)
        if not realm.out and realm.homeless and g.round - realm.homeless >= FULL_ROUNDS:
            g.owe("heroes.eliminate", seat)
