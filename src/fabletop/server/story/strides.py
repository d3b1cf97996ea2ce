"""The look back at a match, a stride at a time: short enough for others to come in between, and each kept.

However it is cut into strides, and wherever one is lost, the same match gives the same story.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from fabletop.bots.search.judge import GAME
from fabletop.games import BOXES
from fabletop.games.records import Text
from fabletop.games.registration import Chronicler
from fabletop.kernel.game import Game
from fabletop.said import Said, keys_in, say
from fabletop.server.answers import encode
from fabletop.server.schemas import Statistic, Story, StoryPoint, StorySide, Turning
from fabletop.server.story.better import said_better, weigh_on
from fabletop.server.story.chances import (
    BY_WEIGHTS,
    Rolling,
    begin_rolling,
    by_bots,
    chronicler_of,
    luck_of,
    percents,
    shares_of,
)
from fabletop.server.story.lines import lines_of
from fabletop.server.story.turnings import Happened, Turn, happened_in, turnings_of
from fabletop.server.story.walk import Told, look, steps
from fabletop.server.story.work import Better, Half, Work, work_from
from fabletop.server.tellers import teller
from fabletop.server.workers import halted

SECONDS: Final = 1.0  # of a stride: whoever else has long thoughts waits for no more than that
LOOKED: Final = 5  # percent, when the picks were played again
ROLLED: Final = 85  # and when the chances are known


class Strode(NamedTuple):
    """How much is done, in percent, and what was found: a story if that is all, else what to go on with."""

    progress: int
    found: bytes
    done: bool


def stride(told: Told, kept: bytes, seconds: float = SECONDS) -> Strode:
    """Go on from what was kept; it Differs if today's rules do not lead where the match went."""
    knows = chronicler_of(told.setup.game)
    if not kept:
        return Strode(LOOKED, msgspec.json.encode(look(told)), False)
    work, stop = work_from(kept), Breath(seconds).is_out
    if roll_on(told, knows, work, stop):
        turnings = turnings_of(told, knows, work)
        if weigh_on(told, [turn for turn, _ in turnings], work, stop):
            return Strode(100, encode(story_of(told, knows, work, turnings)), True)
    return Strode(progress_of(work), msgspec.json.encode(work), False)


class Breath:
    """The time of a stride.  It begins when it is first asked about, once the match was played up to where
    the last stride ended: however long that takes, each stride comes further."""

    def __init__(self, seconds: float) -> None:
        self._seconds: Final = seconds
        self._until: float | None = None

    def is_out(self) -> bool:
        now = time.monotonic()
        if self._until is None:
            self._until = now + self._seconds
            return False
        return halted() or now > self._until


def progress_of(work: Work) -> int:
    points = len(work.points) - 1
    if not work.games or points <= 0 or work.rolled == points:
        return min(99, ROLLED + work.weighed)
    part = (work.rolled + len(work.shares) / work.games) / points
    return LOOKED + int((ROLLED - LOOKED) * part)


# -- chances ------------------------------------------------------------------------------------------------


def roll_on(told: Told, knows: Chronicler, work: Work, stop: Callable[[], bool]) -> bool:
    """Let bots play on from the points that are left; whether that is all of them."""
    last = len(work.points) - 1
    if not work.games or work.rolled >= last:
        return True
    for step in steps(told):
        while work.rolled < last and work.points[work.rolled].frame == step.frame:
            if not roll_point(told, knows, work, step.match.game, stop):
                return False
        if work.rolled == last:
            break
    return True


def roll_point(told: Told, knows: Chronicler, work: Work, g: Game, stop: Callable[[], bool]) -> bool:
    point = work.points[work.rolled]
    while len(work.shares) < work.games:
        rolling = rolling_on(told, work, g, point.frame)
        if not rolling.play(knows, stop):
            work.half = Half(msgspec.json.encode(rolling.g.to_data()), rolling.luck)
            return False
        work.half = None
        work.shares.append(shares_of(work.sides, rolling.g.winners))
    point.chances = [sum(share) / work.games for share in zip(*work.shares, strict=True)]
    point.games = work.games
    work.shares = []
    work.rolled += 1
    return True


def rolling_on(told: Told, work: Work, g: Game, frame: int) -> Rolling:
    """The game that a stride before this one left, or another one."""
    if work.half is None:
        return begin_rolling(g, luck_of("rolling", told.setup.seed, frame, len(work.shares)))
    state = msgspec.json.decode(work.half.state)
    return Rolling(BOXES[told.setup.game].from_data(told.setup, state), work.half.luck)


# -- the story ----------------------------------------------------------------------------------------------


def story_of(told: Told, knows: Chronicler, work: Work, turnings: Sequence[tuple[Turn, Happened]]) -> Story:
    final = final_game(told)
    told_turnings = [turning_of(told, work, at, *one) for at, one in enumerate(turnings)]
    end = ending_of(told, knows, work)
    lines = lines_of(told, work, final, turnings, end)
    by = None if not work.points else by_bots(work.games) if work.games else BY_WEIGHTS
    over = len(work.points) - 1
    return Story(
        status="done",
        progress=100,
        sides=[
            StorySide(seats=side, lines=lines_of(told, work, final, turnings, end, at))
            for at, side in enumerate(work.sides)
        ],
        by=by,
        points=[
            StoryPoint(frame=point.frame, round=point.round, chances=percents(point.chances, at == over))
            for at, point in enumerate(work.points)
        ],
        turnings=told_turnings,
        lines=lines,
        statistics=statistics_of(told, work),
        texts=texts_of(told, [lines, *([one.title, one.text, one.better] for one in told_turnings)]),
    )


def ending_of(told: Told, knows: Chronicler, work: Work) -> Said:
    """What happened last that says something."""
    nobody: frozenset[int] = frozenset()
    first = work.points[-2].frame if len(work.points) > 1 else 0
    (end,) = happened_in(told, knows, [Turn(first, len(told.picks), 0, 0, 0.0, nobody, nobody)])
    return "" if end is None else end.text


def final_game(told: Told) -> Game:
    *_, step = steps(told)
    return step.match.game


def turning_of(told: Told, work: Work, at: int, turn: Turn, happened: Happened) -> Turning:
    found = [one for one in work.better if one.turning == at]
    best: Better | None = max(found, key=lambda one: one.gain) if found else None
    return Turning(
        frame=happened.frame,
        round=turn.round,
        side=turn.side,
        change=round(100 * turn.change),
        title=happened.title,
        text=happened.text,
        better=None if best is None else said_better(told, best),
        gain=best.gain if best is not None and best.stake == GAME else 0,
    )


def statistics_of(told: Told, work: Work) -> list[Statistic]:
    """What anybody did at all, for each side together."""
    found = []
    for name, counted in work.tally.items():
        values = [sum(counted[seat] for seat in side) for side in work.sides]
        if any(values):
            label = say(f"statistic-{told.setup.game}-{name}")
            found.append(Statistic(id=name, label=label, values=values))
    return found


def texts_of(told: Told, said: Sequence[Sequence[Said | None]]) -> list[Text]:
    """The texts that are not shipped, and that a browser may never have seen: all were told at the table."""
    hidden = teller(told.setup.game, told.names, told.setup.content).hidden
    named = {key for some in said for one in some if one is not None for key in keys_in(one)}
    return [Text(key, hidden[key]) for key in sorted(named) if key in hidden]
