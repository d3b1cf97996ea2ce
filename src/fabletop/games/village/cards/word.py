"""The words that cards are written in.

A content file says a word and how much of it, such as `draw: 2`.  `@word` stands over the function that does
it and says in one place what the word takes, what it is aimed at and when it helps.  Each word is a step of
its name, `village.draw`, whose frame carries the player (`seat`), the card that says it, and how much.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar, overload

from fabletop.games.village.state.game import Village
from fabletop.kernel.frame import Frame, Seat
from fabletop.kernel.step import Chooser, Step, step

A = TypeVar("A")
Useful = Callable[[Village, Seat], bool]

# What may stand behind a word in a content file
NUMBER: Final = "number"  # draw: 2
NUMBER_OR_ALL: Final = "number or all"  # cure: all
MINI_CARDS: Final = "mini cards"  # summon: {card: mini_skeleton, n: 2}; its frame carries the mini card alone


def always(g: Village, seat: Seat) -> bool:
    return True


class Word:
    """One word, with all that is known of it besides what it does."""

    def __init__(self, name: str, deed: Step, takes: str, needs_market: bool, useful: Useful) -> None:
        self.name: Final = name
        self.deed: Final = deed
        self.takes: Final = takes
        self.needs_market: Final = needs_market  # a card that says it is played only with access
        self.useful: Final = useful  # whether it would do anything for this seat now


WORDS: Final[dict[str, Word]] = {}


@overload
def word(
    name: str, *, takes: str = NUMBER, needs_market: bool = False, useful: Useful = always
) -> Callable[[Callable[[Village, Frame], None]], Step]: ...
@overload
def word(
    name: str,
    *,
    at: Chooser[Village, A],
    takes: str = NUMBER,
    needs_market: bool = False,
    useful: Useful = always,
    rules: tuple[str, ...] = (),
) -> Callable[[Callable[[Village, Frame, A], None]], Step]: ...
def word(
    name: str,
    *,
    at: Chooser[Village, Any] | None = None,
    takes: str = NUMBER,
    needs_market: bool = False,
    useful: Useful = always,
    rules: tuple[str, ...] = (),
) -> Callable[[Callable[..., None]], Step]:
    """Register a word that cards may say: the step that does it, `at` what the player aims it."""

    def register(body: Callable[..., None]) -> Step:
        key = f"village.{name}"
        deed = step(key)(body) if at is None else step(key, at, rules=rules)(body)
        WORDS[name] = Word(name, deed, takes, needs_market, useful)
        return deed

    return register


def amount(f: Frame) -> int:
    """How much the card says: the last number of the frame of a word."""
    return f.args[-1]
