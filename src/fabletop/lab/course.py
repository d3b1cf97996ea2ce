"""The course of a game, round by round: what everybody did, and what they took.

How much everybody did comes from the chronicle of a game, what they took from its lab.  Both are told what
happened from outside, after each pick: the engine knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from fabletop.games import game_of
from fabletop.games.registration import Registration
from fabletop.kernel.event import Event
from fabletop.kernel.game import Game


class Took(NamedTuple):
    """Something that somebody took in a round: a card, a building, a unit.  Round 0 is before the first."""

    round: int
    seat: int
    what: str  # one of the TAKEN of the game
    id: str


@dataclass(frozen=True)
class Course:
    """What is kept of it."""

    totals: dict[str, list[list[int]]]  # how much each seat did, by round from 0 on
    taken: list[Took]  # in order


def totals_of(game: Registration) -> tuple[str, ...]:
    """What is added up for each seat; what was taken is listed instead."""
    if game.chronicle is None:
        return ()
    return tuple(what for what in game.chronicle().COUNTED if what not in game.lab().TAKEN)


class Listener:
    """Hears a game from its first event on."""

    def __init__(self, game: Game, events: Sequence[Event]) -> None:
        known = game_of(game)
        self._lab = known.lab() if known else None
        self._chronicle = known.chronicle() if known and known.chronicle else None
        counted = self._chronicle.COUNTED if self._chronicle else ()
        self._kept = totals_of(known) if known else ()
        self._tally = {what: [0] * game.seats for what in counted}
        self._before = {what: [0] * game.seats for what in counted}
        self._totals: dict[str, list[list[int]]] = {
            what: [[] for _ in range(game.seats)] for what in self._kept
        }
        self._taken: list[Took] = []
        self._events = events
        self._heard = 0
        self._round = 0

    def hear(self, game: Game) -> None:
        """What came of a pick."""
        lab = self._lab
        if lab is None or self._heard == len(self._events):
            return
        new = self._events[self._heard :]
        self._heard += len(new)
        since = 0
        for number, event in enumerate(new):
            begun = lab.begins(game, event)
            if begun is not None and begun > self._round:
                self._count(game, new[since:number])
                self._close(begun)
                since = number
            for seat, what, id in lab.taken(game, event):
                if 0 <= seat < game.seats:
                    self._taken.append(Took(self._round, seat, what, id))
        self._count(game, new[since:])

    def course(self) -> Course:
        self._close(self._round + 1)
        return Course(self._totals, self._taken)

    def _count(self, game: Game, events: Sequence[Event]) -> None:
        if self._chronicle is not None and events:
            self._chronicle.count(game, events, self._tally)

    def _close(self, begun: int) -> None:
        """A round is over: what was added to the tally is of it; a game may pass over rounds."""
        for what, rounds in self._totals.items():
            for seat, own in enumerate(rounds):
                own.append(self._tally[what][seat] - self._before[what][seat])
                own += [0] * (begun - self._round - 1)
            self._before[what] = list(self._tally[what])
        self._round = begun
