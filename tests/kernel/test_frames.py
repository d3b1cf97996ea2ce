"""Frames and acts: plain, unchanging, one of each, and the same after any journey."""

from __future__ import annotations

import json
import pickle
from copy import copy, deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.kernel import PASS, Act, Frame, Pick, Seat, act, pick_from_data, pick_to_data
from fabletop.kernel.frame import frame_from_data

ACTS = st.builds(act, st.text(max_size=8), st.integers(-1, 500), st.integers(-1, 5))
PICKS: st.SearchStrategy[Pick] = st.one_of(st.integers(-1, 500), ACTS)
FRAMES = st.builds(
    Frame,
    st.text(max_size=8),
    st.integers(-1, 5).map(Seat),
    st.integers(-5, 500),
    st.integers(-5, 500),
    st.lists(PICKS, max_size=3).map(tuple),
)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


# -- acts ------------------------------------------------------------------------------------------------


@given(st.text(max_size=8), st.integers(-1, 500), st.integers(-1, 5))
def test_an_act_is_made_once(verb: str, id: int, seat: int) -> None:
    made = act(verb, id, seat)
    assert act(verb, id, seat) is made
    assert (made.verb, made.id, made.seat) == (verb, id, seat)


def test_acts_that_differ_are_not_equal() -> None:
    assert len({act("play", 1), act("play", 2), act("sell", 1), act("play", 1, 0), act("play", 1, 1)}) == 5


def test_an_act_belongs_to_no_seat_unless_it_says_so() -> None:
    assert (act("end").id, act("end").seat) == (0, -1)
    assert act("end") is act("end", 0, -1)


@given(ACTS)
def test_an_act_stays_itself_however_it_is_copied(one: Act) -> None:
    assert pickle.loads(pickle.dumps(one)) is one
    assert deepcopy(one) is one
    assert deepcopy([one, (one,)]) == [one, (one,)]
    assert copy(one) is one


@given(PICKS)
def test_a_pick_comes_back_from_json_as_itself(pick: Pick) -> None:
    back = pick_from_data(through_json(pick_to_data(pick)))
    assert back is pick if isinstance(pick, Act) else back == pick


@pytest.mark.parametrize(
    ("pick", "data"),
    [(7, 7), (PASS, -1), (act("buy", 3), ["buy", 3]), (act("drink", 0, 2), ["drink", 0, 2])],
)
def test_a_pick_is_written_as_shortly_as_it_can_be(pick: Pick, data: Any) -> None:
    assert pick_to_data(pick) == data


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        "buy",
        1.5,
        [],
        ["buy"],
        ["buy", "3"],
        ["buy", True],
        [3, "buy"],
        ["buy", 1, None],
        {},
        [1, 2],
    ]
    + [["buy", 1, 2, 3]],
)
def test_what_is_no_pick_is_refused(data: Any) -> None:
    with pytest.raises(ValueError, match="a pick is a number or"):
        pick_from_data(data)


# -- frames ----------------------------------------------------------------------------------------------


@given(FRAMES)
def test_a_frame_comes_back_from_json_as_it_was(frame: Frame) -> None:
    back = frame_from_data(through_json(frame.to_data()))
    assert back.to_data() == frame.to_data()
    assert back.picks == frame.picks


@given(FRAMES)
def test_a_frame_can_be_pickled_and_copied(frame: Frame) -> None:
    for back in (pickle.loads(pickle.dumps(frame)), deepcopy(frame)):
        assert back.to_data() == frame.to_data()
        assert back.picks == frame.picks


@given(FRAMES, PICKS)
def test_a_changed_frame_is_a_new_one(frame: Frame, pick: Pick) -> None:
    before = frame.to_data()
    key, seat, source, n, _ = before
    assert frame.picked(pick).to_data() == [key, seat, source, n, [*before[4], pick_to_data(pick)]]
    assert frame.by(Seat(4)).to_data() == [key, 4, source, n, []]
    assert frame.count(9).to_data() == [key, seat, source, 9, []]
    assert frame.of(9).to_data() == [key, seat, 9, n, []]
    assert frame.to_data() == before
