"""What comes of a pick, in a few imagined games: for those who give reasons.

A judge plays on for everybody, with the same luck whatever was picked, so that two picks can be compared.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fabletop.bots.driver import cut
from fabletop.bots.search.judge import Judge
from fabletop.kernel.event import Event
from fabletop.kernel.frame import Pick, Seat
from fabletop.kernel.game import Game
from fabletop.kernel.rng import mix, next_state

ENDLESS: Final = 2_000  # picks that an imagined game is followed at most


class Reason(NamedTuple):
    """Why a pick is good: the end of a text's key, a number, what it is about and whom, by the numbers of the
    game; -1 where there is none."""

    key: str
    n: int = 0
    what: int = -1
    whom: int = -1


class Tale:
    """What happened after a pick in one imagined game, as the seat heard it: at once, until it was free to do
    something else; in the rest of the turn; and after that."""

    def __init__(self, seat: Seat, after: Game, events: list[Event], once: int, turn: int) -> None:
        self.seat: Final = seat
        self.after: Final = after
        self.at_once: Final = heard(events[:once], seat)
        self.in_turn: Final = heard(events[once:turn], seat)
        self.later: Final = heard(events[turn:], seat)

    @property
    def won(self) -> bool:
        return self.seat in self.after.winners


def heard(events: list[Event], seat: Seat) -> list[Event]:
    found: list[Event] = []
    for event in events:
        said = event.cut(seat)
        if said is not None:
            found.append(said)
    return found


def foretell(
    g: Game,
    seat: Seat,
    pick: Pick,
    judge: Judge,
    luck: int,
    games: int,
    free: frozenset[str],
    far: int,
) -> list[Tale]:
    """So many tales of a pick, each followed for `far` turns, or only to the next question if that is 0.
    `free` are the kinds of questions at which one may do anything.  What is settled is not played on."""
    tales: list[Tale] = []
    for _ in range(games):
        luck = next_state(luck)
        tales.append(tell(g.imagine(seat, mix(luck)), seat, pick, judge, mix(luck), free, far))
    return tales


def tell(g: Game, seat: Seat, pick: Pick, judge: Judge, luck: int, free: frozenset[str], far: int) -> Tale:
    events: list[Event] = []
    g.events = events
    now = judge.moment(g)
    settled = judge.settled(g)
    first = far == 0
    once = turn = -1
    decision = g.choose(pick)
    for _ in range(ENDLESS):
        if decision is None or (judge.settled(g) and not settled):
            break
        rests = decision.kind in free
        moment = judge.moment(g)
        if once < 0 and (rests or (moment != now and not first)):
            once = len(events)
        if first and rests:
            break
        if moment != now and not first:
            if turn < 0:
                turn = len(events)
            now = moment
            far -= 1
        if far <= 0 and rests and not first:
            break
        luck = next_state(luck)
        holder = decision.seat
        decision = g.choose(judge.quick(g, holder, cut(decision, holder), mix(luck)))
    g.events = None
    once = len(events) if once < 0 else once
    return Tale(seat, g, events, once, len(events) if turn < 0 else turn)


def share(tales: Sequence[Tale], happens: Callable[[Tale], bool]) -> float:
    """In how many of the tales something happens, as a share of all; of none it is 0."""
    count = 0
    for tale in tales:
        if happens(tale):
            count += 1
    return count / len(tales) if tales else 0.0


def most_gained(ones: Sequence[dict[str, float]], twos: Sequence[dict[str, float]], least: float) -> str:
    """Of named amounts after two picks, with the same luck pair by pair, the one that the first pick has most
    more of: at least so much, and more than luck explains; "" if none."""
    best = ""
    most = 0.0
    names: dict[str, bool] = {}
    for one in (*ones, *twos):
        for name in one:
            names[name] = True
    for name in sorted(names):
        total = squares = 0.0
        n = 0
        for one, two in zip(ones, twos, strict=True):
            if one and two:
                gain = one.get(name, 0.0) - two.get(name, 0.0)
                total += gain
                squares += gain * gain
                n += 1
        if n < 2:
            continue
        mean = total / n
        error = math.sqrt(max(0.0, squares / n - mean * mean) / n)
        if mean >= least and mean > 2.0 * error and mean > most:
            most = mean
            best = name
    return best


class Found:
    """Reasons that were found, with what each weighs; the weightiest is told."""

    def __init__(self) -> None:
        self.best: Reason | None = None
        self.weight: float = 0.0

    def add(self, weight: float, reason: Reason) -> None:
        if weight > self.weight:
            self.weight = weight
            self.best = reason
