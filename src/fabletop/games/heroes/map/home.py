"""Where beaten heroes go, and what is left to them. [heroes.defeat, retreat, elimination]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.scenario.course import is_spared, scenario_of
from fabletop.games.heroes.scenario.tokens import lose_token
from fabletop.games.heroes.scenario.whom import fields_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.realm import FIGHTS_LOST
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def go_back(g: Heroes, number: int) -> None:
    """To the last field visited; nothing is visited there anew. [heroes.retreat.030, heroes.retreat.060]"""
    hero = g.heroes[number]
    g.put_on(number, hero.last if hero.last != NONE else hero.field)


def be_beaten(g: Heroes, number: int, winner: int = NONE, lost: int = NONE) -> None:
    """A secondary hero leaves the map; a main hero goes to a town or settlement of one's own, but not to the
    place that it has `lost`.  Without any unit left the first army comes back.
    [heroes.defeat.030, heroes.defeat.050, heroes.defeat.100, heroes.secondary_hero.120,
    heroes.secondary_hero.150, heroes.unit.120]"""
    hero = g.heroes[number]
    seat = hero.seat
    spared = is_spared(g, number)
    g.count(seat, FIGHTS_LOST, 1)
    lose_token(g, number, winner)
    if hero.main:
        g.lose_to(seat, winner)
    if not g.players[seat].army:
        g.raise_first_army(seat)
    if hero.main:
        leave(g, number, lost, beaten=True)
    else:
        dismiss(g, number, spared)


def dismiss(g: Heroes, number: int, spared: bool) -> None:
    """A secondary hero that was beaten leaves the map, or goes to the own town if it was spared for what it
    carried, and nobody else is there. [heroes.secondary_hero.120]"""
    seat = g.heroes[number].seat
    town = g.realm(seat).town
    if spared and g.marks[town].cube == seat and not g.others_on(town, number):
        g.put_on(number, town)
    else:
        g.leave_map(number)


def withdraw(g: Heroes, number: int, lost: int = NONE, retreats: bool = False) -> None:
    """Who surrendered or, in the earlier edition, retreated goes home, which is no defeat; a retreat has cost
    the units, and takes a secondary hero home as well.
    [heroes.surrender.030, heroes.retreat.010, heroes.retreat.020, heroes.retreat.030]"""
    hero = g.heroes[number]
    if not g.players[hero.seat].army:
        g.raise_first_army(hero.seat)
    if retreats and not hero.main and g.refuges(number, lost):
        lose_token(g, number)
        g.owe("heroes.go_home", hero.seat, number, lost)
    else:
        leave(g, number, lost)


def leave(g: Heroes, number: int, lost: int = NONE, beaten: bool = False) -> None:
    """A main hero goes home, a secondary one leaves the map; without a home the player is out, but in the
    earlier edition not while another hero is on the map: then the main hero waits for a home.
    [heroes.surrender.030, heroes.elimination.020, heroes.elimination.040]"""
    hero = g.heroes[number]
    lose_token(g, number)
    if not hero.main:
        g.leave_map(number)
    elif g.refuges(number, lost):
        g.owe("heroes.go_home", hero.seat, number, lost, *(havens(g, number) if beaten else ()))
    elif g.rules.heroes_stave_off_elimination and len(g.heroes_of(hero.seat)) > 1:
        g.leave_map(number)
    else:
        g.owe("heroes.eliminate", hero.seat)


def havens(g: Heroes, number: int) -> list[int]:
    """Where the scenario lets a beaten main hero return to: places that its player has flagged some time, and
    where nobody stands."""
    seat = g.heroes[number].seat
    return [
        field
        for field in fields_meant(g, scenario_of(g).rules.return_to, seat)
        if seat in g.marks[field].visitors and not g.others_on(field, number)
    ]


def come_back(g: Heroes, seat: Seat, field: int) -> None:
    """A main hero that waited for a home comes to the first one. [heroes.elimination.020]"""
    main = g.players[seat].main
    if g.heroes[main].field == NONE:
        g.put_on(main, field)


@chooser("refuge")
def where_to_go(g: Heroes, f: Frame) -> list[Act]:
    number, lost, *havens = f.args
    return [act("field", field) for field in (*g.refuges(number, lost), *havens)]


@step("heroes.go_home", where_to_go, rules=("heroes.defeat.030", "heroes.defeat.080", "heroes.surrender.030"))
def go_home(g: Heroes, f: Frame, field: Act) -> None:
    number, *_ = f.args
    g.put_on(number, field.id)


# -- out of the game --------------------------------------------------------------------------------------

FULL_ROUNDS: Final = 3  # without a town or settlement [heroes.elimination.010]


@step("heroes.eliminate")
def eliminate(g: Heroes, f: Frame) -> None:
    """[heroes.elimination.020, heroes.elimination.040]"""
    put_out(g, [f.seat])
    g.owe("heroes.look_at_goals", f.seat)


def put_out(g: Heroes, seats: list[Seat]) -> None:
    """Heroes, cubes and cards leave the game; fields that are free now stay unguarded.
    [heroes.elimination.050]"""
    for seat in seats:
        for number in g.heroes_of(seat):
            lose_token(g, number)
        g.eliminate(seat)
        g.forget(seat)


def count_rounds_without_home(g: Heroes) -> None:
    """The round in which the last place was lost is not a full one; several go at the same moment.
    [heroes.elimination.010]"""
    put_out(g, [seat for seat in g.order if has_been_without_home(g, seat)])


def has_been_without_home(g: Heroes, seat: Seat) -> bool:
    realm = g.realm(seat)
    return not realm.out and realm.homeless > 0 and g.round - realm.homeless >= FULL_ROUNDS
