"""Who may pick what; a refused pick changes nothing."""

from __future__ import annotations

import pytest
from tests.kernel.toy import Toy, owing, question

from fabletop.kernel import Act, Decision, Frame, NotOnOffer, Pick, Seat, act, chooser, step

A, B, C, D = Seat(0), Seat(1), Seat(2), Seat(3)
OPEN, LEAVE = act("open"), act("leave")
WHISTLE = act("whistle", 0, seat=C)
BARK = act("bark", 0, seat=A)


def first_two(g: Toy, f: Frame) -> tuple[Seat, ...]:
    return A, B


@chooser("door", by=first_two)
def door(g: Toy, f: Frame) -> list[Act]:
    return [OPEN, LEAVE, WHISTLE, BARK]


@step("decisions.door", door)
def at_the_door(g: Toy, f: Frame, what: Act) -> None:
    """Two hold the door together; a third may whistle, and the first alone may bark."""
    g.log.append(repr(what))


def at_door() -> Toy:
    return owing(Toy(), Frame("decisions.door", A))


def test_a_joint_decision_is_held_by_all_its_seats() -> None:
    decision = question(at_door())
    assert decision.seats == (A, B)
    assert decision.seat == A
    assert repr(decision) == (
        "Decision([0, 1] door: [open, leave, whistle 0 by 2, bark 0 by 0] for decisions.door)"
    )


@pytest.mark.parametrize(
    ("seat", "offers"),
    [(A, [OPEN, LEAVE, BARK]), (B, [OPEN, LEAVE]), (C, [WHISTLE]), (D, [])],
)
def test_each_seat_is_offered_what_it_may_pick(seat: Seat, offers: list[Pick]) -> None:
    assert question(at_door()).offers(seat) == offers


def test_numbers_are_offered_to_those_who_hold_the_decision() -> None:
    decision = Decision((B,), "card", [1, 2], Frame("decisions.door", B))
    assert decision.offers(B) == [1, 2]
    assert decision.offers(A) == []


@pytest.mark.parametrize(
    ("seat", "pick"), [(A, OPEN), (B, OPEN), (A, LEAVE), (B, LEAVE), (C, WHISTLE), (A, BARK)]
)
def test_any_seat_may_make_the_picks_offered_to_it(seat: Seat, pick: Act) -> None:
    game = at_door()
    assert game.choose_as(seat, pick) is None
    assert game.log == [repr(pick)]


@pytest.mark.parametrize(
    ("seat", "pick", "why"),
    [
        (C, OPEN, "not for seat 2"),
        (D, OPEN, "not for seat 3"),
        (Seat(-1), OPEN, "not for seat -1"),
        (A, WHISTLE, "not for seat 0"),
        (B, BARK, "not for seat 1"),
        (A, act("climb"), "climb is not on offer"),
        (A, act("open", 1), "open 1 is not on offer"),
        (D, act("whistle", 0, seat=D), "whistle 0 by 3 is not on offer"),
        (A, 0, "0 is not on offer"),
    ],
)
def test_a_refused_pick_changes_nothing(seat: Seat, pick: Pick, why: str) -> None:
    game = at_door()
    before, decision = game.to_data(), game.decision
    with pytest.raises(NotOnOffer, match=why):
        game.choose_as(seat, pick)
    assert game.to_data() == before
    assert game.decision is decision
    game.choose_as(B, LEAVE)
    assert game.log == ["leave"]


def test_nothing_can_be_picked_when_nothing_is_asked() -> None:
    game = at_door()
    game.choose(OPEN)
    with pytest.raises(NotOnOffer, match="nothing is being asked"):
        game.choose(OPEN)
    with pytest.raises(NotOnOffer, match="nothing is being asked"):
        game.choose_as(A, OPEN)
    assert game.log == ["open"]
