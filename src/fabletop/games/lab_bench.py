"""What a game brings for the bench: what is played there, and which numbers it holds itself to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from fabletop.kernel.game import Game


@dataclass(frozen=True)
class Hold:
    """What a compiled game holds itself to, in multiples of the peer measured beside it."""

    choices: float  # a second
    clones: float  # a second: so many times as long takes the peer's copy
    children: float  # a second (a clone and one pick), as a multiple of the peer's choices


@dataclass(frozen=True)
class Benched:
    """A game on the bench."""

    options: Callable[[int], dict[str, Any]]  # of a setup for so many seats
    holds: Mapping[int, Hold]  # by the number of seats
    endless: Callable[[Game], None] | None = None  # turns a game just set up into one without an end


def benched(game: str) -> Benched:
    """The game's own `lab_bench`; nothing but the bench reads it."""
    found: Benched = import_module(f"fabletop.games.{game}.lab_bench").BENCHED
    return found
