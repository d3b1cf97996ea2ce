"""The luck of one drawn scenario."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from fabletop.kernel.rng import first_state, mix, next_state

Thing = TypeVar("Thing")


class Luck:
    """As many numbers as are asked for, always the same for the same words."""

    def __init__(self, *words: str | int) -> None:
        seed = int.from_bytes(" ".join(map(str, words)).encode(), "big")
        self.state = first_state(seed)

    def below(self, n: int) -> int:
        self.state = next_state(self.state)
        return mix(self.state) % n

    def one(self, things: Sequence[Thing]) -> Thing:
        return things[self.below(len(things))]

    def some(self, n: int, things: Sequence[Thing]) -> list[Thing]:
        """So many different ones, in the order in which they stand."""
        left = list(range(len(things)))
        chosen = sorted(left.pop(self.below(len(left))) for _ in range(n))
        return [things[at] for at in chosen]
