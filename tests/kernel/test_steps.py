"""What is owed is done in order; what a step sets off comes before anything older."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pytest
from tests.kernel.toy import Toy, asks, from_data, heard, owing, question

from fabletop.kernel import NOBODY, PASS, Event, Frame, Seat, Step, alias, chooser, on, rules_behind, step
from fabletop.kernel.step import STEPS

A, B, C = Seat(0), Seat(1), Seat(2)


class Rang(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("n",)

    def __init__(self, n: int) -> None:
        self.n = n


class RangLouder(Rang):
    pass


class Tower(Toy):
    """A bell tower: what it does is written down."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log", "ropes")

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.ropes: list[int] = []

    def ring(self, n: int) -> None:
        """The atom of this game."""
        self.log.append(f"ring {n}")
        self.emit(Rang(n))


@step("tower.note")
def note(g: Tower, f: Frame) -> None:
    g.log.append("/".join([f"note {f.seat}", *map(str, f.args)]))


@step("tower.echo")
def echo(g: Tower, f: Frame) -> None:
    (n,) = f.args
    g.log.append(f"echo {n}")


@on(Rang)
def echoes(g: Tower, event: Rang) -> None:
    if event.n > 1:
        g.then(echo, Frame("", NOBODY, (event.n,)))


@chooser("rope")
def rope(g: Tower, f: Frame) -> list[int]:
    return g.ropes


@chooser("rope", ask=True)
def rope_asked(g: Tower, f: Frame) -> list[int]:
    return g.ropes


@chooser("times")
def times(g: Tower, f: Frame) -> list[int]:
    return [] if f.picks[-1] == 0 else [1, 2]


@step("tower.pull", rope, rules=("tower.rope.010",))
def pull(g: Tower, f: Frame, n: int) -> None:
    g.ring(n)


@step("tower.pull_if_asked", rope_asked)
def pull_if_asked(g: Tower, f: Frame, n: int) -> None:
    g.ring(n)


@step("tower.pull_often", rope, times)
def pull_often(g: Tower, f: Frame, n: int, often: int) -> None:
    for _ in range(often):
        g.ring(n)


@step("tower.chime")
def chime(g: Tower, f: Frame) -> None:
    """Ring twice, and note something before, between and after."""
    g.then(note, f.carry(1))
    g.ring(2)
    g.then(note, f.carry(2))
    g.ring(3)
    g.then(note, f.carry(3))


@step("tower.toll")
def toll(g: Tower, f: Frame) -> None:
    """A step may owe itself again."""
    (n,) = f.args
    g.log.append(f"toll {n}")
    if n > 1:
        g.then(toll, f.carry(n - 1))
        g.then(note, f)


@step("tower.leave")
def leave(g: Tower, f: Frame) -> None:
    g.then(note, f.by(B))
    g.then(note, f.by(C))
    g.forget(B)


def owed(what: Step, seat: Seat = A, *args: int) -> Frame:
    return Frame(what.key, seat, args)


def log_of(*frames: Frame) -> list[str]:
    return owing(Tower(), *frames).log


# -- the order of what is owed ---------------------------------------------------------------------------


def test_steps_are_done_in_the_order_they_are_owed() -> None:
    assert log_of(owed(note, A, 1, 7), owed(note, B, 2), owed(note, C, 3)) == [
        "note 0/1/7",
        "note 1/2",
        "note 2/3",
    ]


def test_what_a_step_owes_comes_before_anything_older() -> None:
    assert log_of(owed(toll, A, 3), owed(note, B)) == [
        *("toll 3", "toll 2", "toll 1"),
        *("note 0/2", "note 0/3", "note 1"),
    ]


def test_what_a_change_sets_off_waits_for_its_step_and_goes_before_anything_older() -> None:
    assert log_of(owed(chime), owed(note, B)) == [
        *("ring 2", "ring 3"),  # the step itself, to its end
        *("note 0/1", "echo 2", "note 0/2", "echo 3", "note 0/3"),  # in the order it came up
        "note 1",  # what was owed before
    ]


def test_a_trigger_asks_whether_it_applies() -> None:
    game = Tower()
    game.ropes = [1]
    assert owing(game, owed(pull)).log == ["ring 1"]


def test_a_trigger_hears_its_own_kind_of_event_alone() -> None:
    game = Tower()
    game.emit(RangLouder(5))
    game.advance()
    assert game.log == []


@pytest.mark.parametrize(("times", "log"), [(-1, 0), (0, 0), (1, 1), (3, 3)])
def test_a_step_may_be_owed_several_times(times: int, log: int) -> None:
    game = Tower()
    game.then(note, owed(note), times)
    game.advance()
    assert len(game.log) == log


def test_a_step_owed_anew_takes_seat_and_numbers_but_no_picks() -> None:
    game = Tower()
    game.ropes = [1, 2]
    game.then(pull, Frame("old", B, (4, 5), (2,)))
    game.advance()
    assert question(game).frame.to_data() == ["tower.pull", 1, [4, 5], []]


def test_events_are_kept_only_for_those_who_listen() -> None:
    game = Tower()
    game.ring(1)
    assert game.events is None
    game.events = []
    game.ring(4)
    assert heard(game) == [{"event": "Rang", "n": 4}]


# -- choices ---------------------------------------------------------------------------------------------


def test_without_options_a_step_ends_and_the_next_one_comes() -> None:
    assert log_of(owed(pull), owed(pull_if_asked), owed(note)) == ["note 0"]


def test_without_options_for_a_later_choice_the_whole_step_ends() -> None:
    game = Tower()
    game.ropes = [0]
    assert owing(game, owed(pull_often), owed(note)).log == ["note 0"]


def test_a_choice_of_one_is_made_in_silence_unless_it_must_be_asked() -> None:
    game = Tower()
    game.ropes = [1]
    owing(game, owed(pull), owed(pull_if_asked))
    assert game.log == ["ring 1"]
    assert asks(game) == ((A,), "rope", [1])
    assert game.choose(1) is None
    assert game.log == ["ring 1", "ring 1"]


def test_a_step_does_nothing_until_its_last_pick() -> None:
    game = Tower()
    game.ropes = [1, 3]
    owing(game, owed(pull_often, B, 8))
    assert asks(game) == ((B,), "rope", [1, 3])
    game.choose(3)
    assert asks(game) == ((B,), "times", [1, 2])
    assert question(game).frame.to_data() == ["tower.pull_often", 1, [8], [3]]
    assert game.log == []
    game.choose(2)
    assert game.log == ["ring 3", "ring 3", "echo 3", "echo 3"]
    assert game.over


def test_a_choice_nobody_could_answer_is_a_mistake_of_the_rules() -> None:
    game = Tower()
    game.ropes = [1, 2]
    with pytest.raises(ValueError, match=r"tower\.pull asks nobody"):
        owing(game, owed(pull, NOBODY))


# -- leaving the game ------------------------------------------------------------------------------------


def test_a_seat_that_is_forgotten_is_owed_nothing_more() -> None:
    older = (owed(note, B), owed(note, C, 1), owed(pull, B))
    assert log_of(owed(leave), *older) == ["note 2", "note 2/1"]


# -- copies and saves ------------------------------------------------------------------------------------


def fresh() -> Tower:
    """A game that has not begun: everything is owed and nothing is on the stack."""
    game = Tower()
    game.ropes = [1, 2]
    for frame in (owed(chime), owed(pull), owed(note, B)):
        game.owe(frame.key, frame.seat, *frame.args)
    return game


COPIES: list[Callable[[Tower], Tower]] = [Tower.clone, lambda game: from_data(Tower, game.to_data())]


@pytest.mark.parametrize("copied", COPIES)
def test_a_game_that_has_not_begun_can_be_copied(copied: Callable[[Tower], Tower]) -> None:
    game = fresh()
    other = copied(game)
    for each in (game, other):
        each.advance()
        each.choose(2)
    assert other.to_data() == game.to_data()
    assert other.log[-3:] == ["ring 2", "echo 2", "note 1"]


# -- names -----------------------------------------------------------------------------------------------


@pytest.fixture
def former_name() -> str:
    """A name under which a step was saved before it was renamed."""
    name = "tower.jot"
    STEPS.pop(name, None)
    alias(name, "tower.note")
    return name


def test_a_former_name_goes_on_working(former_name: str) -> None:
    data = fresh().to_data()
    data["stack"] = [["tower.jot", 2, [5, 6], []]]
    assert from_data(Tower, data).log == ["note 2/5/6"]


def test_a_name_is_taken_once(former_name: str) -> None:
    with pytest.raises(ValueError, match=r"two steps claim the name tower\.note"):
        step("tower.note")(lambda g, f: None)
    with pytest.raises(ValueError, match=r"two steps claim the name tower\.jot"):
        step(former_name)(lambda g, f: None)
    with pytest.raises(ValueError, match=r"tower\.echo is still the name of a step"):
        alias("tower.echo", "tower.note")
    with pytest.raises(KeyError):
        alias("tower.older", "tower.unknown")


def test_pass_is_a_pick_like_any_other() -> None:
    game = Tower()
    game.ropes = [4, PASS]
    owing(game, owed(pull))
    game.choose(PASS)
    assert game.log == ["ring -1"]


def test_the_rules_behind_a_question_stand_on_the_step_that_asks_it() -> None:
    assert rules_behind(owed(pull)) == ("tower.rope.010",)
    assert rules_behind(owed(note)) == ()
