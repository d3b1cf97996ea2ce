"""A guest leaves: what was owed before it came is untouched, and nothing of its own is left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernel.toy import Toy, owing

from fabletop.kernel import NOBODY, Frame, Seat, step

A = Seat(0)
FRAMES = st.builds(
    Frame,
    st.sampled_from(["unwinding.host", "unwinding.stay", "unwinding.dance"]),
    st.integers(-1, 3).map(Seat),
    st.lists(st.integers(0, 9), max_size=2).map(tuple),
)


@step("unwinding.host")
def host(g: Toy, f: Frame) -> None:
    g.log.append(f"host {f.args}")


@step("unwinding.stay")
def stay(g: Toy, f: Frame) -> None:
    g.log.append("stay")


@step("unwinding.dance")
def dance(g: Toy, f: Frame) -> None:
    """A guest that owes much and then leaves in the middle of it."""
    g.then(stay, f)
    g.unwind("unwinding.host")
    g.log.append("danced")


@given(st.lists(FRAMES, max_size=8), st.lists(FRAMES, max_size=8), st.lists(FRAMES, max_size=3))
def test_all_above_the_latest_frame_of_a_name_goes_and_all_beneath_stays(
    beneath: list[Frame], above: list[Frame], owed: list[Frame]
) -> None:
    """The law of unwinding."""
    game = Toy()
    here = Frame("unwinding.here", A, (7,))
    game.stack[:] = [*beneath, here, *above]
    game.owed[:] = owed
    game.unwind("unwinding.here")
    assert len(game.stack) == len(beneath) + 1
    assert all(left is was for left, was in zip(game.stack, [*beneath, here], strict=True))
    assert not game.owed


def test_the_latest_of_several_hosts_goes_on() -> None:
    inner, outer = (Frame("unwinding.host", NOBODY, (n,)) for n in (1, 2))
    game = owing(Toy(), Frame("unwinding.dance", A), Frame("unwinding.stay", A), inner, outer)
    assert game.log == ["danced", "host (1,)", "host (2,)"]


def test_who_never_came_cannot_leave() -> None:
    game = Toy()
    game.stack[:] = before = [Frame("unwinding.stay", A)]
    with pytest.raises(ValueError, match=r"unwinding\.host is not owed"):
        game.unwind("unwinding.host")
    assert game.stack == before


def test_who_owes_nothing_is_done() -> None:
    game = Toy()
    game.stack[:] = [Frame("unwinding.stay", A)]
    game.owed[:] = [Frame("unwinding.host", A)]
    game.owe_nothing()
    assert game.advance() is None
    assert game.log == []
