"""The seed is promised before the game and shown after it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from fabletop.kernel import Game
from fabletop.kernel.fair import commitment, keeps_promise, new_seed
from fabletop.kernel.rng import state_for

PAGE = Path(__file__).parents[2] / "docs" / "why" / "0002-luck.md"


@given(st.integers(0), st.integers(0))
@example(1, 1 + 2**64)
@example(1, 1 + 2**120)
def test_a_promise_binds_to_one_seed(seed: int, other: int) -> None:
    assert keeps_promise(seed, commitment(seed))
    assert keeps_promise(other, commitment(seed)) == (other == seed)


def test_a_promise_is_the_same_on_every_machine() -> None:
    assert commitment(0) == "6e7c841a40d0154402c2d6980d44e0a323814781e3127fc3aae2dae2413fea37"


def test_a_promise_shows_nothing_of_the_seed() -> None:
    one, two = commitment(1), commitment(2)
    assert len(one) == len(two) == 64
    assert sum(a == b for a, b in zip(one, two, strict=True)) < 16


def test_new_seeds_are_large_and_new() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(0 <= seed < 2**128 for seed in seeds)
    assert max(seeds) > 2**100


def test_a_broken_promise_of_any_length_is_only_false() -> None:
    assert not keeps_promise(1, "")
    assert not keeps_promise(1, "löfte")


@given(st.integers(0, 2**128), st.integers(0, 10_000))
def test_everybody_can_roll_again_with_what_the_page_says(seed: int, pick: int) -> None:
    page: dict[str, Any] = {}
    exec("".join(re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)), page)
    game = Game(state_for(seed, pick))
    assert [number % 6 + 1 for number in page["numbers"](seed, pick, 9)] == [game.roll(6) for _ in range(9)]

    cards, order = list("abcdefghi"), list(range(9))
    game = Game(state_for(seed, pick))
    game.shuffle(order)
    left = len(cards)
    for number in page["numbers"](seed, pick, 4):
        for half in divmod(number, 2**30):
            other = half % left
            left -= 1
            cards[left], cards[other] = cards[other], cards[left]
    assert [ord(card) - ord("a") for card in cards] == order
