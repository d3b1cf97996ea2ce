"""A trial: a duel with answers before the die, re-rolls after it, a replaced blow and lasting effects.

The kernel has no windows, no replacements and no modifiers; this game has them all, in steps and plain data.
"""

from __future__ import annotations

import json
from typing import Any, ClassVar

import pytest
from tests.kernel.toy import Toy, asks, from_data, heard, owing, question

from fabletop.kernel import PASS, Event, Frame, Pick, Seat, chooser, on, step
from fabletop.kernel.step import STEPS

RED, BLUE = Seat(0), Seat(1)

# Cards
RAGE = 1  # before the die, the attacker: +2
BRACE = 2  # before the die, the defender: -2
FORTUNE = 3  # after the die, either: roll it again
MIRACLE = 4  # cancel a blow that would kill
WALL = 5  # before the die, the defender: +1 defence in this round and the next
RIPOSTE = 6  # worn, not played: who holds it answers a wound with 1 damage

BEFORE, AFTER = 0, 1


class Struck(Event):
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "n")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n


class Wounded(Struck):
    pass


class Cancelled(Struck):
    pass


class Duel(Toy):
    """Two fighters with a hand of cards each."""

    FIELDS: ClassVar[tuple[str, ...]] = ("log", "hp", "hands", "blow", "round", "lasting")
    SEATS: ClassVar[int] = 2

    def __init__(self, rng: int = 0) -> None:
        super().__init__(rng)
        self.hp = [6, 6]
        self.hands: list[list[int]] = [[], []]
        self.blow: dict[str, int] | None = None  # the attack being made
        self.round = 1
        self.lasting: list[list[int]] = []  # whose defence, by how much, up to which round

    def defence(self, seat: int) -> int:
        """Lasting effects are added up on reading, so that ending one undoes nothing."""
        return sum(amount for whose, amount, last in self.lasting if whose == seat and self.round <= last)

    def damage(self) -> int:
        if self.blow is None:
            return 0
        return max(0, self.blow["die"] + self.blow["bonus"] - self.defence(self.blow["to"]))

    def would_kill(self) -> bool:
        return self.blow is not None and self.damage() >= self.hp[self.blow["to"]]

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self.log.append(f"{seat} plays {card}")

    def hurt(self, seat: int, n: int) -> None:
        if n > 0:
            self.hp[seat] -= n
            self.emit(Wounded(seat, n))

    def cancel(self) -> None:
        if self.blow is not None:
            self.emit(Cancelled(self.blow["to"], self.damage()))
            self.blow = None


# -- an attack, with a window for each side before the die and after it ----------------------------------


@step("duel.attack")
def attack(g: Duel, f: Frame) -> None:
    foe = Seat(1 - f.seat)
    g.blow = {"by": f.seat, "to": foe, "die": 0, "bonus": 0}
    g.then(window, f.carry(BEFORE))
    g.then(window, f.by(foe).carry(BEFORE))
    g.then(roll_die, f)
    g.then(window, f.carry(AFTER))
    g.then(window, f.by(foe).carry(AFTER))
    g.then(threaten, f.by(foe))
    g.then(land, f)


def fits(g: Duel, seat: int, moment: int, card: int) -> bool:
    attacking = g.blow is not None and g.blow["by"] == seat
    if moment == AFTER:
        return card == FORTUNE
    return card == RAGE if attacking else card in (BRACE, WALL)


def might_answer(g: Duel, f: Frame) -> bool:
    return bool(g.hands[f.seat])


@chooser("answer", secret=might_answer, window=True)
def answer(g: Duel, f: Frame) -> list[int]:
    (moment,) = f.args
    cards = sorted({card for card in g.hands[f.seat] if fits(g, f.seat, moment, card)})
    return [*cards, PASS]


@step("duel.window", answer)
def window(g: Duel, f: Frame, card: int) -> None:
    """A side answers as often as it likes, until it passes; with nothing to play it passes unasked."""
    if card == PASS or g.blow is None:
        return
    g.spend(f.seat, card)
    if card == RAGE:
        g.blow["bonus"] += 2
    elif card == BRACE:
        g.blow["bonus"] -= 2
    elif card == WALL:
        g.lasting.append([f.seat, 1, g.round + 1])
    elif card == FORTUNE:
        g.then(roll_die, f)
    g.then(window, f)


@step("duel.roll")
def roll_die(g: Duel, f: Frame) -> None:
    if g.blow is not None:
        g.blow["die"] = g.roll(6)
        g.emit(Struck(f.seat, g.blow["die"]))


# -- replacing a change: it is owed as a step of its own, and who may replace it is asked before ---------


@chooser("miracle")
def miracle(g: Duel, f: Frame) -> list[int]:
    return [MIRACLE, PASS] if g.would_kill() and MIRACLE in g.hands[f.seat] else []


@step("duel.threaten", miracle)
def threaten(g: Duel, f: Frame, card: int) -> None:
    """Cancel a blow that would kill."""
    if card == MIRACLE:
        g.spend(f.seat, card)
        g.cancel()


@step("duel.land")
def land(g: Duel, f: Frame) -> None:
    """The blow lands, if there still is one."""
    if g.blow is not None:
        seat, damage = g.blow["to"], g.damage()
        g.blow = None
        g.hurt(seat, damage)


# -- a trigger, and the end of a round -------------------------------------------------------------------


@on(Wounded)
def answer_wounds(g: Duel, event: Wounded) -> None:
    if RIPOSTE in g.hands[event.seat] and g.hp[event.seat] > 0:
        g.then(riposte, Frame("", Seat(event.seat)))


@step("duel.riposte")
def riposte(g: Duel, f: Frame) -> None:
    g.hands[f.seat].remove(RIPOSTE)
    g.log.append(f"{f.seat} ripostes")
    g.hurt(1 - f.seat, 1)


@step("duel.next_round")
def next_round(g: Duel, f: Frame) -> None:
    g.round += 1


# -- laying it out ---------------------------------------------------------------------------------------


def duel(red: list[int], blue: list[int], *dice: int) -> Duel:
    game = Duel()
    game.hands = [sorted(red), sorted(blue)]
    game.given = dice
    game.events = []
    return game


def red_attacks(game: Duel, *older: Frame) -> Duel:
    return owing(game, Frame("duel.attack", RED), *older)


def picks(game: Duel, *made: Pick) -> Duel:
    for pick in made:
        game.choose(pick)
    return game


def at_rest(game: Duel) -> bool:
    return game.over and not game.owed and not game.given


# -- windows ---------------------------------------------------------------------------------------------


def test_without_cards_an_attack_asks_nothing() -> None:
    game = red_attacks(duel([], [], 4))
    assert game.hp == [6, 2]
    assert at_rest(game)


def test_both_sides_answer_as_often_as_they_like_and_then_the_die_falls() -> None:
    game = red_attacks(duel([RAGE, RAGE, FORTUNE], [BRACE], 4))
    assert asks(game) == ((RED,), "answer", [RAGE, PASS])
    picks(game, RAGE)
    assert asks(game) == ((RED,), "answer", [RAGE, PASS])
    picks(game, RAGE)
    assert asks(game) == ((BLUE,), "answer", [BRACE, PASS])
    assert heard(game) == []
    picks(game, BRACE)
    assert heard(game) == [{"event": "Struck", "seat": 0, "n": 4}]
    assert asks(game) == ((RED,), "answer", [FORTUNE, PASS])
    picks(game, PASS)
    assert game.hp == [6, 0]
    assert game.hands == [[FORTUNE], []]
    assert at_rest(game)


def test_the_die_may_be_rolled_again_by_either_side_and_again() -> None:
    game = red_attacks(duel([FORTUNE, FORTUNE], [FORTUNE], 1, 2, 5, 3))
    picks(game, FORTUNE, FORTUNE)
    assert asks(game) == ((BLUE,), "answer", [FORTUNE, PASS])
    picks(game, FORTUNE)
    assert [event["n"] for event in heard(game) if event["event"] == "Struck"] == [1, 2, 5, 3]
    assert game.hp == [6, 3]
    assert at_rest(game)


def test_a_card_is_offered_only_in_its_own_window() -> None:
    game = red_attacks(duel([BRACE, WALL, MIRACLE], [RAGE, MIRACLE], 2))
    assert game.hp == [6, 4]
    assert at_rest(game)


# -- a poker face -----------------------------------------------------------------------------------------


def with_poker_face(game: Duel) -> Duel:
    game.poker_face = True
    return game


def test_with_a_poker_face_whoever_might_answer_is_asked_even_if_only_to_pass() -> None:
    for hand, forced in (([MIRACLE], True), ([BRACE], False)):
        game = red_attacks(with_poker_face(duel([], hand, 2, 2)))
        assert asks(game)[0] == (BLUE,)
        assert PASS in question(game).options
        assert question(game).forced == forced


def test_who_has_no_cards_is_not_asked_since_all_know_it() -> None:
    game = red_attacks(with_poker_face(duel([], [], 4)))
    assert game.hp == [6, 2]
    assert at_rest(game)


def test_a_choice_of_one_is_not_asked_where_nothing_hangs_on_what_is_hidden() -> None:
    game = with_poker_face(duel([], [MIRACLE], 1))
    assert not STEPS["duel.threaten"].choosers[0].hides(game, Frame("duel.threaten", BLUE))
    picks(red_attacks(game), PASS, PASS)
    assert game.hp == [6, 5]
    assert at_rest(game)


def test_only_a_window_that_opens_for_somebody_else_unveils() -> None:
    game = red_attacks(duel([RAGE, RAGE], [BRACE], 4))
    unveiled = game.unveiled
    picks(game, RAGE)
    assert (asks(game)[0], game.unveiled) == ((RED,), unveiled)
    picks(game, PASS)
    assert (asks(game)[0], game.unveiled) == ((BLUE,), unveiled + 1)


def test_a_poker_face_is_copied_and_saved() -> None:
    game = red_attacks(with_poker_face(duel([], [MIRACLE], 2)))
    for copy in (game.clone(), through_json(game)):
        assert copy.poker_face
        assert question(copy).forced


# -- replacement -----------------------------------------------------------------------------------------


def test_a_blow_that_would_kill_can_be_cancelled() -> None:
    game = red_attacks(duel([RIPOSTE], [MIRACLE], 6))
    assert asks(game) == ((BLUE,), "miracle", [MIRACLE, PASS])
    assert game.hp == [6, 6]
    picks(game, MIRACLE)
    assert game.hp == [6, 6]
    assert game.hands == [[RIPOSTE], []]
    assert heard(game)[1:] == [{"event": "Cancelled", "seat": 1, "n": 6}]
    assert at_rest(game)


def test_a_blow_that_would_not_kill_cannot() -> None:
    game = red_attacks(duel([], [MIRACLE], 5))
    assert game.hp == [6, 1]
    assert game.hands == [[], [MIRACLE]]
    assert at_rest(game)


def test_whether_a_blow_kills_is_judged_after_the_last_answer() -> None:
    game = red_attacks(duel([], [BRACE, FORTUNE, MIRACLE], 6, 2))
    picks(game, PASS)
    assert asks(game) == ((BLUE,), "answer", [FORTUNE, PASS])
    picks(game, FORTUNE)
    assert game.hp == [6, 4]
    assert at_rest(game)


def test_a_miracle_may_be_withheld() -> None:
    game = picks(red_attacks(duel([], [MIRACLE], 6)), PASS)
    assert game.hp == [6, 0]
    assert game.hands == [[], [MIRACLE]]


# -- lasting effects and triggers ------------------------------------------------------------------------


def test_lasting_effects_add_up_and_end_by_themselves() -> None:
    game = duel([], [WALL, WALL], 3)
    picks(red_attacks(game), WALL, WALL)
    assert (game.defence(BLUE), game.defence(RED), game.hp[BLUE]) == (2, 0, 5)
    for expected in (2, 0):
        owing(game, Frame("duel.next_round", RED))
        assert game.defence(BLUE) == expected
    game.given = (3,)
    assert red_attacks(game).hp == [6, 2]


def test_what_a_wound_sets_off_comes_before_what_is_older() -> None:
    game = duel([], [RIPOSTE, BRACE], 3, 1)
    red_attacks(game, Frame("duel.attack", RED))
    picks(game, PASS)
    assert game.hp == [5, 3]
    assert game.log == ["1 ripostes"]
    assert asks(game) == ((BLUE,), "answer", [BRACE, PASS])


# -- saves, in the middle of everything ------------------------------------------------------------------


def through_json(game: Duel) -> Duel:
    data: dict[str, Any] = json.loads(json.dumps(game.to_data()))
    return from_data(Duel, data)


@pytest.mark.parametrize("salt", range(20))
def test_every_moment_of_an_attack_can_be_saved_and_copied(salt: int) -> None:
    hand = [RAGE, BRACE, FORTUNE, MIRACLE, WALL, RIPOSTE]
    game = red_attacks(duel(hand, hand, 6, 6, 5), Frame("duel.attack", BLUE))
    number = salt
    while game.decision is not None:
        number = number * 31 + 7
        pick = question(game).options[number % len(question(game).options)]
        copies = [game.clone(), through_json(game)]
        before = game.to_data()
        for copy in copies:
            assert asks(copy) == asks(game)
            copy.choose(pick)
        assert game.to_data() == before
        game.choose(pick)
        assert [copy.to_data() for copy in copies] == [game.to_data()] * 2
    assert game.over
