"""Where a match turned, and what happened there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fabletop.games.registration import Chronicler, Striking
from fabletop.said import Said, join, say
from fabletop.server.story.walk import Step, Told, heard_in, steps, strikings
from fabletop.server.story.work import Point, Work
from fabletop.server.tellers import teller

MOST: Final = 3
LOOKED_AT: Final = 8  # the greatest changes, of which those are told that have words
LEAST: Final = 0.08  # of a chance, below which nothing has turned
SURE: Final = 2.0  # standard errors by which a change of shares must differ from none
UNCLEAR: Final = 0.5  # how much an event counts that is good or bad for nobody
CONTRARY: Final = 0.1  # and one that should have turned things the other way
TELLING: Final = 0.6  # what weighs less tells nothing of a turn


class Turn(NamedTuple):
    """From one point to the next: the frames after `first` up to `last`, whose chance changed most, by how
    much, and whose chances fell and rose meanwhile."""

    first: int
    last: int
    round: int
    side: int
    change: float
    fell: frozenset[int]  # seats
    rose: frozenset[int]


def turnings_of(told: Told, knows: Chronicler, work: Work) -> list[tuple[Turn, Happened]]:
    """At most so many, those with the greatest changes of which there is something to tell, in the order in
    which they happened."""
    found = [turn for before, after in pairwise(work.points) if (turn := turn_of(work, before, after))]
    found.sort(key=lambda turn: -abs(turn.change))
    del found[LOOKED_AT:]
    happened = zip(found, happened_in(told, knows, found), strict=True)
    have_words = [(turn, one) for turn, one in happened if one is not None]
    return sorted(have_words[:MOST], key=lambda one: one[0].first)


def turn_of(work: Work, before: Point, after: Point) -> Turn | None:
    changes = [then - now for now, then in zip(before.chances, after.chances, strict=True)]
    side = max(range(len(changes)), key=lambda at: (abs(round(changes[at], 6)), changes[at]))
    doubt = SURE * math.hypot(before.doubt(side), after.doubt(side))
    if abs(changes[side]) < max(LEAST, doubt):
        return None
    seats = [frozenset(one) for one in work.sides]
    fell = frozenset().union(*(one for one, by in zip(seats, changes, strict=True) if by < 0))
    rose = frozenset().union(*(one for one, by in zip(seats, changes, strict=True) if by > 0))
    return Turn(before.frame, after.frame, before.round, side, changes[side], fell, rose)


# -- what happened ------------------------------------------------------------------------------------------


class Happened(NamedTuple):
    """What says most of a stretch of a match: the frame, a title for it, and the chronicle's own words."""

    frame: int
    weight: float
    title: Said
    text: Said


def happened_in(told: Told, knows: Chronicler, turns: Sequence[Turn]) -> list[Happened | None]:
    """The most telling event of each turn."""
    found: list[Happened | None] = [None] * len(turns)
    for step in steps(told):
        for at, turn in enumerate(turns):
            if turn.first < step.frame <= turn.last:
                found[at] = told_better(told, knows, step, turn, found[at])
    return found


def told_better(
    told: Told, knows: Chronicler, step: Step, turn: Turn, known: Happened | None
) -> Happened | None:
    best, place = (TELLING if known is None else known.weight), -1
    title = ""
    for at, striking in strikings(told, knows, step):
        weight = striking.weight * fits(striking, turn)
        if weight > best:
            best, place, title = weight, at, striking.title
    if place < 0:
        return known
    said = say(f"story-{told.setup.game}-{title}")
    return Happened(step.frame, best, said, sentence(told, knows, step, place))


def fits(striking: Striking, turn: Turn) -> float:
    """Whether an event turned things the way they went."""
    if striking.seat < 0 or not (turn.fell or turn.rose):
        return UNCLEAR
    gains, loses = (turn.rose, turn.fell) if striking.good else (turn.fell, turn.rose)
    return 1.0 if striking.seat in gains else CONTRARY if striking.seat in loses else UNCLEAR


def sentence(told: Told, knows: Chronicler, step: Step, place: int) -> Said:
    """A line of the chronicle, with the one that begins its paragraph."""
    telling = teller(told.setup.game, told.names, told.setup.content)
    lines = telling.lines(step.match.game, heard_in(step))
    heads = [at for at in range(place) if lines[at].head and not lines[place].head]
    return join(" ", [knows.brief(lines[at].said) for at in [*heads[-1:], place]])
