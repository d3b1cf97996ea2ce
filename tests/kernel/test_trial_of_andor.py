"""A trial: free actions out of turn, a decision of the whole party, and an interruption in mid-move.

Heroes walk a path, one field an hour.  Anybody may drink at any time until the own day has ended.  The fourth
hour wakes the skeletons, in the middle of a walk; the party says together which way they come.
"""

from __future__ import annotations

import json
from typing import ClassVar

import pytest
from tests.kernel.toy import Toy, asks, from_data, owing, question

from fabletop.kernel import Act, Event, Frame, NotOnOffer, Seat, act, chooser, on, step

WARRIOR, ARCHER, DWARF = PARTY = Seat(0), Seat(1), Seat(2)
WALK, REST = act("walk"), act("rest")
NORTH, SOUTH = act("come", 0), act("come", 1)
FOURTH = 4
DAY = 7


class HourPassed(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class Mountain(Toy):
    """Three heroes on a path up the mountain."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log", "at", "hours", "will", "flasks", "resting", "awake")

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.at = [0, 0, 0]
        self.hours = [0, 0, 0]
        self.will = [7, 7, 7]
        self.flasks = [1, 1, 1]
        self.resting = [False, False, False]
        self.awake = False

    def spend_hour(self, seat: int) -> None:
        self.hours[seat] += 1
        self.emit(HourPassed(seat, self.hours[seat]))

    def drink(self, seat: int) -> None:
        self.flasks[seat] -= 1
        self.will[seat] += 3
        self.log.append(f"{seat} drinks")

    def free_actions(self) -> list[Act]:
        """What anybody may do at any time: options with a seat of their own."""
        return [act("drink", 0, seat=s) for s in PARTY if self.flasks[s] > 0 and not self.resting[s]]


# -- a turn, and free actions inside anybody's decision --------------------------------------------------


@chooser("turn", ask=True)
def turn_or_free(g: Mountain, f: Frame) -> list[Act]:
    walk = [WALK] if g.hours[f.seat] < DAY else []
    return [*walk, REST, *g.free_actions()]


@step("mountain.turn", turn_or_free)
def turn(g: Mountain, f: Frame, what: Act) -> None:
    if what.verb == "drink":
        g.drink(what.seat)
        g.then(turn, f)
    elif what is WALK:
        g.then(walk_on, f)
        g.then(turn, f)
    else:
        g.resting[f.seat] = True
        g.log.append(f"{f.seat} rests")


@chooser("walk", ask=True)
def field_or_free(g: Mountain, f: Frame) -> list[Act]:
    if g.hours[f.seat] >= DAY:
        return []
    return [act("field", g.at[f.seat] + 1), act("stop"), *g.free_actions()]


@step("mountain.walk_on", field_or_free)
def walk_on(g: Mountain, f: Frame, what: Act) -> None:
    """One field after another.  What an hour sets off is owed here, before the rest of the walk."""
    if what.verb == "stop":
        return
    if what.verb == "drink":
        g.drink(what.seat)
    else:
        g.at[f.seat] = what.id
        g.spend_hour(f.seat)
    g.then(walk_on, f)


# -- the interruption ------------------------------------------------------------------------------------


@on(HourPassed)
def fourth_hour(g: Mountain, event: HourPassed) -> None:
    if event.n == FOURTH and not g.awake:
        g.then(wake, Frame("", Seat(event.seat)))


def whole_party(g: Mountain, f: Frame) -> tuple[Seat, ...]:
    return PARTY


@chooser("skeletons", by=whole_party)
def way(g: Mountain, f: Frame) -> list[Act]:
    return [NORTH, SOUTH]


@step("mountain.wake", way)
def wake(g: Mountain, f: Frame, come: Act) -> None:
    """The skeletons wake, and the party says from where they come."""
    g.awake = True
    g.log.append(f"skeletons {'north' if come is NORTH else 'south'}")
    for seat in PARTY:
        g.will[seat] -= 1


# -- tests -----------------------------------------------------------------------------------------------


def drink(seat: int) -> Act:
    return act("drink", 0, seat=seat)


def field(number: int) -> Act:
    return act("field", number)


def morning() -> Mountain:
    return owing(Mountain(), *(Frame("mountain.turn", seat) for seat in PARTY))


def on_the_walk(fields: int) -> Mountain:
    game = morning()
    game.choose(WALK)
    for number in range(1, fields + 1):
        game.choose(field(number))
    return game


def test_others_act_freely_inside_a_decision_that_is_not_theirs() -> None:
    game = morning()
    decision = question(game)
    assert decision.seats == (WARRIOR,)
    assert decision.offers(WARRIOR) == [WALK, REST, drink(WARRIOR)]
    assert decision.offers(DWARF) == [drink(DWARF)]
    game.choose_as(DWARF, drink(DWARF))
    assert game.will == [7, 7, 10]
    assert asks(game) == ((WARRIOR,), "turn", [WALK, REST, drink(WARRIOR), drink(ARCHER)])


def test_a_free_action_leaves_a_walk_where_it_was() -> None:
    game = on_the_walk(2)
    game.choose_as(ARCHER, drink(ARCHER))
    assert game.at == [2, 0, 0]
    assert asks(game) == ((WARRIOR,), "walk", [field(3), act("stop"), drink(WARRIOR), drink(DWARF)])


@pytest.mark.parametrize(
    ("seat", "pick"),
    [(ARCHER, WALK), (DWARF, REST), (WARRIOR, drink(ARCHER)), (ARCHER, drink(DWARF)), (WARRIOR, NORTH)],
)
def test_nobody_acts_for_another(seat: Seat, pick: Act) -> None:
    game = morning()
    before = game.to_data()
    with pytest.raises(NotOnOffer):
        game.choose_as(seat, pick)
    assert game.to_data() == before


def test_whose_day_has_ended_acts_no_more() -> None:
    game = morning()
    game.choose(REST)
    assert question(game).seats == (ARCHER,)
    assert question(game).offers(WARRIOR) == []
    with pytest.raises(NotOnOffer):
        game.choose_as(WARRIOR, drink(WARRIOR))


def test_the_fourth_hour_interrupts_a_walk_and_the_walk_goes_on() -> None:
    game = on_the_walk(4)
    assert asks(game) == (PARTY, "skeletons", [NORTH, SOUTH])
    assert game.at == [4, 0, 0]
    game.choose_as(DWARF, SOUTH)  # any of the party answers for all
    assert game.log == ["skeletons south"]
    assert game.will == [6, 6, 6]
    assert question(game).offers(WARRIOR) == [field(5), act("stop"), drink(WARRIOR)]
    game.choose(field(5))
    assert game.at == [5, 0, 0]


def test_skeletons_wake_once() -> None:
    game = on_the_walk(4)
    for pick in (NORTH, act("stop"), REST, WALK, *map(field, range(1, 5))):
        game.choose(pick)
    assert game.log == ["skeletons north", "0 rests"]
    assert game.at == [4, 4, 0]
    assert question(game).kind == "walk"


def test_a_walk_ends_with_the_day() -> None:
    game = on_the_walk(4)
    for pick in (NORTH, field(5), field(6), field(7)):
        game.choose(pick)
    assert asks(game) == ((WARRIOR,), "turn", [REST, *map(drink, PARTY)])


def test_the_interruption_can_be_saved_and_the_walk_goes_on_from_the_save() -> None:
    game = on_the_walk(4)
    loaded = from_data(Mountain, json.loads(json.dumps(game.to_data())))
    assert asks(loaded) == (PARTY, "skeletons", [NORTH, SOUTH])
    for each in (game, loaded):
        each.choose_as(ARCHER, NORTH)
        each.choose_as(ARCHER, drink(ARCHER))
        each.choose_as(WARRIOR, field(5))
    assert loaded.to_data() == game.to_data()
    assert loaded.at == [5, 0, 0]


def test_each_sees_the_options_that_are_theirs() -> None:
    game = on_the_walk(1)
    shown = [game.view(seat)["decision"] for seat in PARTY]
    assert [one["seats"] for one in shown] == [[0], [0], [0]]
    assert [one["options"] for one in shown] == [
        [["field", 2], ["stop"], [0, "drink", 0]],
        [[1, "drink", 0]],
        [[2, "drink", 0]],
    ]
