"""Frames and acts: plain, unchanging, one of each, and the same after any journey."""

from __future__ import annotations

import json
import pickle
import sys
import threading
from copy import copy, deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.kernel import PASS, Act, Frame, Pick, Seat, act, pick_from_data, pick_to_data
from fabletop.kernel.frame import frame_from_data, known_act

IDS = st.lists(st.integers(-1, 500), max_size=4).map(tuple)
ACTS = st.builds(known_act, st.text(max_size=8), IDS, st.integers(-1, 5))
PICKS: st.SearchStrategy[Pick] = st.one_of(st.integers(-1, 500), ACTS)
FRAMES = st.builds(
    Frame,
    st.text(max_size=8),
    st.integers(-1, 5).map(Seat),
    st.lists(st.integers(-5, 500), max_size=4).map(tuple),
    st.lists(PICKS, max_size=3).map(tuple),
)


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


# -- acts ------------------------------------------------------------------------------------------------


@given(st.text(max_size=8), IDS, st.integers(-1, 5))
def test_an_act_is_made_once(verb: str, ids: tuple[int, ...], seat: int) -> None:
    made = act(verb, *ids, seat=seat)
    assert act(verb, *ids, seat=seat) is made
    assert (made.verb, made.ids, made.seat) == (verb, ids, seat)


def test_an_act_says_first_what_it_is_about() -> None:
    assert (act("end").id, act("buy", 3).id, act("deploy", 7, 1).id) == (0, 3, 7)
    assert [repr(act("deploy", 7, 1)), repr(act("drink", 2, seat=1))] == ["deploy 7 1", "drink 2 by 1"]


def test_acts_that_differ_are_not_equal() -> None:
    plain = [
        act("play", 1),
        act("play", 2),
        act("sell", 1),
        act("play"),
        act("play", 1, 2),
        act("play", 2, 1),
    ]
    assert len({*plain, act("play", 1, seat=0), act("play", 1, seat=1)}) == 8


def test_an_act_belongs_to_no_seat_unless_it_says_so() -> None:
    assert act("end").seat == -1
    assert act("end") is act("end", seat=-1)


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
    [
        (7, 7),
        (PASS, -1),
        (act("end"), ["end"]),
        (act("buy", 3), ["buy", 3]),
        (act("deploy", 7, 1), ["deploy", 7, 1]),
        (act("drink", 0, seat=2), [2, "drink", 0]),
    ],
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
        ["buy", "3"],
        ["buy", True],
        [3],
        [True, "buy"],
        [3, 4, "buy"],
        [-1, "buy"],
        ["buy", 1, None],
        {},
        [1, 2],
    ]
    + [["buy", 1, 2, 3, 4, 5]],
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
    key, seat, args, picks = before
    assert frame.picked(pick).to_data() == [key, seat, args, [*picks, pick_to_data(pick)]]
    assert frame.by(Seat(4)).to_data() == [key, 4, args, []]
    assert frame.carry(9, 8).to_data() == [key, seat, [9, 8], []]
    assert frame.to_data() == before


def test_threads_that_make_the_same_act_at_once_get_the_same_one() -> None:
    """Tables are taken up in threads: an act that is not the one on offer would not be on offer."""
    together = threading.Barrier(4)
    made: list[list[Act]] = [[] for _ in range(4)]

    def make(mine: list[Act]) -> None:
        together.wait()
        for n in range(3000):
            mine.append(act("race", n, seat=n % 16))
            mine.append(act(f"race {n}", n, n))

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=make, args=(mine,)) for mine in made]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    for other in made[1:]:
        assert all(one is two for one, two in zip(made[0], other, strict=True))
