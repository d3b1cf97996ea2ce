"""Bots that think but little: a test seldom needs their strength."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fabletop.bots.levels import judge_of
from fabletop.kernel import Game


@contextmanager
def thinking_little(game: Game, iterations: int = 10) -> Iterator[None]:
    """Whoever looks ahead in such a game does so for a few imagined games alone; where they are dear, each
    candidate is followed in one, and not far."""
    judge = judge_of(game)
    if judge is None:
        yield
        return
    usual = judge.sharp, judge.master, judge.far
    judge.sharp = judge.master = 1 if judge.dear else iterations
    judge.far = 2 if judge.dear else judge.far
    yield
    judge.sharp, judge.master, judge.far = usual
