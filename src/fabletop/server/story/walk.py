"""A match played again from its picks, and what they say by themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from fabletop.games import BOXES, GAMES
from fabletop.games.registration import Chronicler, Striking
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, pick_from_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Match, Setup
from fabletop.server.story.chances import chronicler_of, shares_of, sides_of
from fabletop.server.story.work import Point, Work

BUDGET: Final = 160_000  # picks that bots make for one match, more or less
MOST: Final = 48  # games that they play on from one point
FEWEST: Final = 8


class Differs(Exception):
    """Today's rules do not lead where the match went."""


class Told(NamedTuple):
    """A match that is looked back on: as it was agreed on, who sat there, its picks, and who won."""

    setup: Setup
    names: dict[int, str]
    picks: list[Any]
    winners: list[int]


class Step(NamedTuple):
    """A frame of the replay: the match after so many picks, and what the last of them brought about."""

    frame: int
    match: Match
    events: list[Event]


def steps(told: Told) -> Iterator[Step]:
    """Each frame in turn; a match that today's rules do not bear out Differs."""
    try:
        match = Match(BOXES[told.setup.game], told.setup)
        yield Step(0, match, match.take_events())
        for frame, pick in enumerate(told.picks, start=1):
            yield Step(frame, match, match.choose(pick_from_data(pick)))
    except (ValueError, LookupError) as wrong:
        raise Differs from wrong


def moments(told: Told, knows: Chronicler) -> Iterator[tuple[Step, bool]]:
    """Each frame, and whether chances are taken there: just after a turn has changed."""
    before = -1
    for step in steps(told):
        g = step.match.game
        now = -1 if g.over else knows.moment(g)
        yield step, now >= 0 and now != before
        if now >= 0:
            before = now


def look(told: Told) -> Work:
    """What the picks say by themselves: points, with chances where those are fitted, and what all did."""
    knows = chronicler_of(told.setup.game)
    outline = GAMES[told.setup.game].outline
    work = Work(tally={name: [0] * told.setup.seats for name in knows.COUNTED})
    g: Game | None = None
    fitted = False
    for step, taken in moments(told, knows):
        g = step.match.game
        fitted = knows.is_fitted(g)
        knows.count(g, step.events, work.tally)
        if taken:
            chances = list(knows.fitted(g)) if fitted else []
            work.points.append(Point(step.frame, outline(g).round, chances))
    if g is None or not g.over or sorted(g.winners) != sorted(told.winners):
        raise Differs
    work.sides = sides_of(knows, g)
    if not fitted:
        work.games = games_for([len(told.picks) - point.frame for point in work.points])
    if work.points:
        end = shares_of(work.sides, g.winners)
        work.points.append(Point(len(told.picks), outline(g).round, end))
    return work


def games_for(left: Sequence[int]) -> int:
    """How many games to play on from each point, if each takes about as many picks as the match took."""
    return max(FEWEST, min(MOST, BUDGET // max(1, sum(left))))


# -- what was striking ------------------------------------------------------------------------------------


def heard_in(step: Step) -> list[Event]:
    """What everybody may know of a frame."""
    return [cut for event in step.events if (cut := event.cut(NOBODY)) is not None]


def strikings(told: Told, knows: Chronicler, step: Step) -> Iterator[tuple[int, Striking]]:
    """What of a frame says something of the match, by its place among the lines of the chronicle."""
    words = GAMES[told.setup.game].words()
    for place, event in enumerate(words.told(heard_in(step))):
        found = knows.striking(step.match.game, event)
        if found is not None:
            yield place, found
