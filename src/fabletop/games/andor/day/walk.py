"""The move action: field by field, with everything that can come between, and what a stop sets off."""

from __future__ import annotations

from typing import Final

from fabletop.games.andor import events as ev
from fabletop.games.andor.board.paths import bars_wagon, reach_of
from fabletop.games.andor.day.free import do_free, free_actions, is_free
from fabletop.games.andor.day.stops import deliver_from, has_closed, scorch
from fabletop.games.andor.defs import (
    HALF_WATERSKIN,
    NONE,
    WAGON,
    WAGON_RULE,
    WATERSKIN,
)
from fabletop.games.andor.state.acts import owe_movement, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.story.legend import check, note, visit
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step

STOP: Final = act("stop")
DRINK: Final = act("drink")


def pull_options(g: Andor, h: int) -> list[Act]:
    """How far the hero can pull the wagon along the road. [andor.dwarf_road.020]"""
    if not g.rules_on & WAGON_RULE or g.base_kind != WAGON or g.heroes[h].field != g.base:
        return []
    return [act("pull", way[-1]) for way in pulls(g, h)]


def pulls(g: Andor, h: int) -> list[tuple[int, ...]]:
    """The ways along the road, in both directions, that hours and the day's limit allow."""
    hero = g.heroes[h]
    hours = hours_left(g, h)
    most = min(hours, g.legend.wagon_fields_a_day - g.wagon_today)
    found: list[tuple[int, ...]] = []
    place = g.board.road_place[hero.field]
    for direction in (-1, 1):
        way: tuple[int, ...] = ()
        here = place
        while len(way) < most:
            there = here + direction
            if there < 0 or there >= len(g.board.road):
                break
            field = g.board.road[there]
            if field not in g.adjacent(g.board.road[here]) or bars_wagon(g, field):
                break
            way = (*way, field)
            found.append(way)
            here = there
    return found


def hours_left(g: Andor, h: int) -> int:
    """How many more hours a hero could spend today, overtime included. [andor.hour.040]"""
    hero = g.heroes[h]
    willpower = hero.willpower
    hours = 0
    for hour in range(hero.hours + 1, g.last_hour(h) + 1):
        price = g.overtime_price(hero, hour)
        if price > 0 and willpower <= price:
            break
        willpower -= price
        hours += 1
    return hours


# -- walking -------------------------------------------------------------------------------------------


def set_out(g: Andor, h: int, what: Act, companion: int = NONE) -> None:
    """The move begins. [andor.move.010]"""
    g.go_on()
    g.walker = h
    g.walk_with = companion
    g.walk_free = 0
    g.walked = False
    g.pulling = False
    g.path = ()
    if what.verb == "go" or what.verb == "pull" or what.verb == "drink":
        follow(g, h, what)
    else:
        g.owe("andor.walk", seat_of(g, h), h)


def follow(g: Andor, h: int, what: Act) -> None:
    """One pick of a walk."""
    seat = seat_of(g, h)
    if what.verb == "drink":
        drink(g, h)
        g.owe("andor.walk", seat, h)
        return
    if what.verb == "go":
        g.path = reach_of(g, h).path(what.id)
        g.pulling = False
    else:
        for way in pulls(g, h):
            if way[-1] == what.id:
                g.path = way
        g.pulling = True
    g.owe("andor.enter", seat, h)


def drink(g: Andor, h: int) -> None:
    """Half a waterskin: the next field costs no hour."""
    bag = g.heroes[h].bag
    g.use_up(h, HALF_WATERSKIN if HALF_WATERSKIN in bag else WATERSKIN)
    g.walk_free += 1


@chooser("walk")
def walk_options(g: Andor, f: Frame) -> list[Act]:
    """Stop here or go on."""
    (h,) = f.args
    hero = g.heroes[h]
    if g.is_held(hero):
        return [STOP]
    options: list[Act] = [STOP]
    if g.can_spend_hour(h) or g.walk_free:
        options += reach_of(g, h).go
        if g.can_spend_hour(h) and (g.pulling or not g.walked):  # from where the move began
            options += pull_options(g, h)
    if WATERSKIN in hero.bag or HALF_WATERSKIN in hero.bag:
        options.append(DRINK)
    if len(options) > 1:
        options += free_actions(g)
    return options


@step(
    "andor.walk",
    walk_options,
    rules=(
        "andor.move.010",
        "andor.move.050",
        "andor.skeleton_move.030",
        "andor.skeleton_move.170",
        "andor.skeleton_move.180",
        "andor.hour.020",
    ),
)
def walk(g: Andor, f: Frame, what: Act) -> None:
    (h,) = f.args
    if is_free(what):
        do_free(g, what)
        g.then(walk, f)
    elif what is STOP:
        g.owe("andor.stop", seat_of(g, h), h)
    else:
        follow(g, h, what)


@step("andor.enter")
def enter(g: Andor, f: Frame) -> None:
    """One field: an hour, the hero and who walks along, and then what this sets off.  Who only crosses
    turns nothing up. [andor.fog.010, andor.cave.010, andor.jump_line.050]
    [andor.hour.020, andor.skeleton_move.020, andor.move.050]"""
    if not g.path:
        return
    (h,) = f.args
    enter_next(g, h)
    while g.path and not g.owed and not g.finished:  # nothing comes between
        enter_next(g, h)
    if g.path:
        g.then(enter, f)
    else:
        g.owe("andor.walk", f.seat, h)


def enter_next(g: Andor, h: int) -> None:
    field = g.path[0]
    g.path = g.path[1:]
    if g.walk_free > 0:
        g.walk_free -= 1
    else:
        g.spend_hour(h)
    if g.pulling:
        g.wagon_today += 1
        g.owe("andor.wagon", NOBODY, field)
    g.move_hero(h, field)
    g.walked = True
    if g.walk_with != NONE:
        g.move_hero(g.walk_with, field)
    if field == g.base:
        deliver_from(g, h)
        if g.walk_with != NONE:
            deliver_from(g, g.walk_with)
    paused = len(g.due) > 0
    if paused:
        owe_movement(g)
    if paused or g.held_by_foe(field):
        g.path = ()  # [andor.skeleton_move.030, andor.skeleton_move.170, andor.skeleton_move.180]
    if g.legend.steps_count:
        check(g)


@step("andor.wagon")
def wagon_rolls(g: Andor, f: Frame) -> None:
    """The wagon comes to another field of the road. [andor.dwarf_road.020]"""
    (field,) = f.args
    g.move_wagon(field)
    note(g, "wagon_at", field, NONE, g.turn)
    for h in range(len(g.heroes)):
        deliver_from(g, h)
    check(g)


# -- stopping ------------------------------------------------------------------------------------------


@step("andor.stop")
def stop(g: Andor, f: Frame) -> None:
    """The move ends: fire, tokens, cards and goals. [andor.fog.020, andor.cave.020, andor.fire_token.020]"""
    (h,) = f.args
    companion = g.walk_with
    field = g.heroes[h].field
    walked = g.walked
    g.walker = NONE
    g.walk_with = NONE
    g.walk_free = 0
    g.emit(ev.HeroStopped(h, field))
    if not walked:
        return
    scorch(g, h)
    if companion != NONE:
        scorch(g, companion)
    if has_closed(g, field):
        g.owe("andor.who_opens", f.seat, h, companion)
    note(g, "stops_at", field, NONE, h)
    visit(g, h)
    if companion != NONE:
        visit(g, companion)
    check(g)
