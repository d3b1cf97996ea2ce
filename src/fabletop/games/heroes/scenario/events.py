"""Timed events, and the scripts of effects that they and places set off. [heroes.event.030]"""

from __future__ import annotations

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.scenario.clauses import Condition, TimedEvent
from fabletop.games.heroes.scenario.conditions import COUNTED, is_true, needed
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.named import ALL_AI, ONE_AI, ROUND_END, ROUND_START, WHEN
from fabletop.games.heroes.scenario.places import pay_holders
from fabletop.games.heroes.scenario.registry import DEEDS
from fabletop.games.heroes.scenario.whom import in_game, is_of_a_player, seats_meant
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import NOBODY, Frame, Seat
from fabletop.kernel.step import step

COUNTED_UP = ("beaten", "lost_fight", "fights_won")  # what is never undone


def events_of(g: Heroes, kind: int) -> list[TimedEvent]:
    return [
        one
        for one in scenario_of(g).timed_events
        if one.trigger.kind == kind and (not one.players or g.n in one.players)
    ]


@step("heroes.events_of_round")
def events_of_round(g: Heroes, f: Frame) -> None:
    """Those of this round, in the order of the file."""
    for one in events_of(g, ROUND_START):
        if g.round in one.trigger.rounds:
            g.owe("heroes.event", NOBODY, one.index)
    g.owe("heroes.look_at_goals", first_seat(g))


@step("heroes.events_of_end")
def events_of_end(g: Heroes, f: Frame) -> None:
    """Those of the end of this round, and what places bring their owners."""
    for one in events_of(g, ROUND_END):
        if g.round in one.trigger.rounds:
            g.owe("heroes.event", NOBODY, one.index)
    pay_holders(g)


@step("heroes.events_when")
def events_when(g: Heroes, f: Frame) -> None:
    """Those that wait for something to be true: the first time, or each time that it becomes so, looked at by
    each player in turn where it is said of a player."""
    any_came = False
    for one in events_of(g, WHEN):
        if one.trigger.condition is not None:
            for seat in in_game(g) if is_of_a_player(one.trigger.condition) else [f.seat]:
                any_came = look_at_event(g, one, one.trigger.condition, seat) or any_came
    if any_came:  # what came of it may decide the game, or set off another
        g.owe("heroes.look_at_goals", f.seat)


def look_at_event(g: Heroes, one: TimedEvent, condition: Condition, seat: Seat) -> bool:
    """For whom it is true it comes; once for all, once for each, or again after it was true no more.  What is
    counted and never undone comes again each time that it was reached once more."""
    whose = seat if is_of_a_player(condition) else NOBODY
    if not one.once and not one.once_each and condition.word in COUNTED_UP:
        times = COUNTED[condition.word](g, condition, seat) // max(1, needed(g, condition, seat))
        more = times - g.times_of(one.index, whose)
        for _ in range(more):
            g.recur(one.index, whose)
            g.owe("heroes.event", seat, one.index)
        return more > 0
    happened = any(index == one.index and (one.once or other == whose) for index, other in g.happened)
    so = is_true(g, condition, seat)
    if so and not happened:
        g.remember(one.index, whose)
        g.owe("heroes.event", seat, one.index)
        return True
    if not so and not one.once and not one.once_each and happened:
        g.wait_again(one.index, whose)
    return False


@step("heroes.event")
def event(g: Heroes, f: Frame) -> None:
    (number,) = f.args
    g.emit(ev.Happened(number))
    seat = f.seat if f.seat != NOBODY else first_seat(g)
    g.owe("heroes.run_script", seat, scenario_of(g).timed_events[number].script, NONE)


def first_seat(g: Heroes) -> Seat:
    return in_game(g)[0]


@step("heroes.run_script")
def run_script(g: Heroes, f: Frame) -> None:
    """One effect after the other, each for everybody whom it is for, in the order of turns; what is done to
    AI heroes is done once."""
    script, hero = f.args
    for one in scenario_of(g).scripts[script]:
        if one.ai != NONE or one.who.form in (ALL_AI, ONE_AI):
            g.owe("heroes.effect", f.seat, one.index, hero)
            continue
        for seat in seats_meant(g, one.who, f.seat):
            if not g.realm(seat).out:
                g.owe("heroes.effect", seat, one.index, hero)


@step("heroes.effect")
def effect(g: Heroes, f: Frame) -> None:
    """One effect for one player; `hero` is who visited a place for it, if anybody did."""
    number, _ = f.args
    one = scenario_of(g).effects[number]
    DEEDS[one.word](g, f, one)
