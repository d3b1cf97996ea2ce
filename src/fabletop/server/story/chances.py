"""How likely each side of a match is to win.

Weights that were fitted to whole matches say it at once.  Where there are none, bots play on to the end in
imagined games, and the share that a side wins is its chance.  Bots that play on know nothing of the true
game: all that somebody without a seat cannot see is dealt again, hands too.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from fabletop.games import BOXES, GAMES
from fabletop.games.registration import Chronicler
from fabletop.kernel.frame import NOBODY
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import mix, next_state
from fabletop.said import Said, say

LEAST: Final = 0.01  # nothing is sure before a game is over
ENDLESS: Final = 20_000  # picks that one imagined game is followed at most
LOOKS: Final = 32  # imagined games that fitted weights are asked about, where a hand may not be known
BY_WEIGHTS: Final = say("story-by-weights")
Sides = list[list[int]]


class NoChronicle(LookupError):
    """A game that has nothing to say of its matches."""


def chronicler_of(game: str) -> Chronicler:
    made = GAMES[game].chronicle
    if made is None:
        raise NoChronicle(game)
    return made()


def by_bots(games: int) -> Said:
    return say("story-by-bots", n=games)


def sides_of(knows: Chronicler, g: Game) -> Sides:
    return [[int(seat) for seat in side] for side in knows.sides(g)]


def luck_of(what: str, *numbers: int) -> int:
    """Any luck, the same each time."""
    digest = hashlib.sha256(f"fabletop {what} {' '.join(map(str, numbers))}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def shares_of(sides: Sides, winners: Sequence[int]) -> list[float]:
    """A match that is over, as chances: sides that win both share it."""
    won = [any(seat in winners for seat in side) for side in sides]
    return [1.0 / sum(won) if one else 0.0 for one in won]


def percents(chances: Sequence[float], over: bool = False) -> list[int]:
    """In whole percent, which add up to what the chances did: the likeliest takes what rounding leaves."""
    kept = [*chances] if over else [min(1.0 - LEAST, max(LEAST, one)) for one in chances]
    rounded = [math.floor(100 * one + 0.5) for one in kept]
    if len(rounded) > 1:
        top = rounded.index(max(rounded))
        rounded[top] += min(100, round(100 * sum(chances))) - sum(rounded)
    return rounded


# -- playing on -------------------------------------------------------------------------------------------


class Rolling:
    """An imagined game that bots take to its end, some picks at a time."""

    def __init__(self, g: Game, luck: int) -> None:
        self.g: Final = g
        self.luck = luck
        self._left = ENDLESS

    def play(self, knows: Chronicler, stop: Callable[[], bool]) -> bool:
        """Whether it has come to its end; what goes on for ever is left as it is."""
        g = self.g
        decision = g.decision
        while decision is not None and self._left > 0:
            if stop():
                return False
            self._left -= 1
            self.luck = next_state(self.luck)
            decision = g.choose(knows.likely(g, decision, mix(self.luck)))
        return True


def begin_rolling(g: Game, luck: int) -> Rolling:
    return Rolling(g.imagine(NOBODY, mix(luck)), next_state(luck))


# -- for those who look on --------------------------------------------------------------------------------


class Odds(NamedTuple):
    """The chances of the sides, in percent, and what they are an estimate of."""

    sides: Sides
    chances: list[int]
    by: Said


ROLLED: Final = 24  # games that bots play on at a table, if there is time
ENOUGH: Final = 8  # of them, without which nothing is said


def odds_of(setup: Setup, state: dict[str, Any], luck: int, stop: Callable[[], bool]) -> Odds | None:
    """What somebody without a seat can know of the chances in this state; None where nothing can be said."""
    knows = chronicler_of(setup.game)
    g = BOXES[setup.game].from_data(setup, state)
    if g.over or knows.moment(g) < 0:
        return None
    sides = sides_of(knows, g)
    found = [0.0] * len(sides)
    if knows.is_fitted(g):
        for _ in range(LOOKS):
            luck = next_state(luck)
            for side, chance in enumerate(knows.fitted(g.imagine(NOBODY, mix(luck)))):
                found[side] += chance / LOOKS
        return Odds(sides, percents(found), BY_WEIGHTS)
    rolled = 0
    while rolled < ROLLED:
        luck = next_state(luck)
        rolling = begin_rolling(g, luck)
        if not rolling.play(knows, stop):
            break
        rolled += 1
        for side, share in enumerate(shares_of(sides, rolling.g.winners)):
            found[side] += share
    if rolled < ENOUGH:
        return None
    return Odds(sides, percents([one / rolled for one in found]), by_bots(rolled))
