"""Some frames of a finished match, played again from the snapshot before them."""

from __future__ import annotations

import gzip
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final, NamedTuple, cast

import msgspec

from fabletop.games.records import LogLine, Told
from fabletop.games.telling import KNOWN_NOTHING, known_after, tell
from fabletop.kernel.event import Event
from fabletop.kernel.frame import NOBODY, Seat, pick_from_data
from fabletop.kernel.game import Game
from fabletop.kernel.match import Setup
from fabletop.said import say
from fabletop.server.answers import encode
from fabletop.server.schemas import Replay, ReplayFrame, TableSummary
from fabletop.server.table.loading import Line, Standing, Unreadable, follow
from fabletop.server.table.played import Played, begin
from fabletop.server.table.snapshots import Glance, Kept, Position, glance_at
from fabletop.server.tellers import teller

QUICK: Final = 6  # how hard a page is pressed: more takes long and saves little


class Span(NamedTuple):
    """What is needed for the frames from `first` to before `end`: the position to begin at, and all picks and
    snapshots from there to the first snapshot after those frames.  If there is none, or it cannot be read,
    the match can be seen again at `resume`.  The hands of seats that are `shown` are seen by all."""

    first: int
    end: int
    base: Position
    kept: Sequence[Kept]
    picks: Sequence[Standing]
    resume: int
    shown: Sequence[int] = ()


class Retelling:
    """Tells a match again.  Where today's rules lead elsewhere than it went, it holds still until the next
    snapshot, and says so."""

    def __init__(self, setup: Setup, names: Mapping[int, str], span: Span) -> None:
        self._setup: Final = setup
        self._span: Final = span
        self._line: Final = Line(list(span.picks))
        self._line.keep(span.kept, span.base.standing)
        self._telling: Final = teller(setup.game, names, setup.content)
        self._known = KNOWN_NOTHING
        self._told: Told | None = None
        self._frames: Final[list[msgspec.Raw]] = []

    def frames(self) -> list[msgspec.Raw]:
        base, at = self._span.base, 0
        end = self._span.end - 1 - base.standing
        upto = self._sure(base, at)
        while True:
            played = begin(self._setup, base)
            if at == 0 and base.standing == 0:
                self._show(at, played, played.told[0])
            elif at:
                self._show(at, played, [])
            while at < min(upto, end):
                events = played.match.choose(pick_from_data(self._line.picks[at].pick))
                at += 1
                self._show(at, played, events)
            if at >= end:
                return self._frames
            at, base, upto = self._hold_still(at, base)
            if at > end:
                return self._frames

    def _sure(self, base: Position, at: int) -> int:
        """Up to where today's rules come to the same."""
        found = follow(self._setup, base, self._line, at)
        if not found.same and base.state is None and not found.upto and self._line.digests_at(0):
            raise Unreadable  # today's program deals otherwise
        return found.upto

    def _hold_still(self, at: int, base: Position) -> tuple[int, Position, int]:
        """Where the match can be seen again, and up to where then; until there its last frame is told."""
        end = self._span.end - 1 - self._span.base.standing
        resumed = end + 1, base, end + 1
        for count in sorted(self._line.kept):
            for one in self._line.kept[count] if at < count <= end and resumed[0] > end else ():
                with suppress(Unreadable):
                    resumed = count, one.position, self._sure(one.position, count)
        later, where, _ = resumed
        number = self._span.base.standing + later if later <= end else self._span.resume
        said = say("replay-gap", n=number)
        log = [LogLine(said=said, event="Gap", seat=NOBODY, head=True, rules=[], about={})]
        if self._told is None:
            still = begin(self._setup, where)
            self._told = self._tell(still.match.game, ())
            self._known = known_after(self._telling, still.match.game, self._known, self._told.texts)
        told = self._told
        for held in range(at + 1, min(later, end + 1)):
            self._add(held, msgspec.structs.replace(told, events=[], log=log, decision=None))
            told, log = msgspec.structs.replace(told, texts=[], printed={}), []
        return resumed

    def _show(self, at: int, played: Played, events: Sequence[Event]) -> None:
        if self._span.base.standing + at < self._span.first:
            return
        game = played.match.game
        told = self._tell(game, events)
        self._known = known_after(self._telling, game, self._known, told.texts)
        self._add(at, told)
        self._told = msgspec.structs.replace(told, texts=[], printed={})

    def _tell(self, game: Game, events: Sequence[Event]) -> Told:
        """As whoever looks on would have been told, but for the hands of those who agreed."""
        told = tell(self._telling, game, NOBODY, events, self._known)
        if not self._span.shown:
            return told
        shown = [Seat(seat) for seat in self._span.shown]
        return msgspec.structs.replace(told, view=self._telling.laid_open(game, shown))

    def _add(self, at: int, told: Told) -> None:
        if self._span.base.standing + at >= self._span.first:
            pick = self._line.picks[at - 1].pick if at else None
            self._frames.append(msgspec.Raw(encode(ReplayFrame(pick=pick, **msgspec.structs.asdict(told)))))


def page_of(setup: Setup, summary: TableSummary, span: Span, count: int, promise: str) -> bytes:
    """A page of a replay, ready to send."""
    names = {seat.seat: seat.name for seat in summary.seats if seat.name}
    frames = Retelling(setup, names, span).frames()
    told = Replay(summary, span.first, count, cast(list[ReplayFrame], frames), str(setup.seed), promise)
    return gzip.compress(encode(told), QUICK)


def walk(setup: Setup, base: Position, picks: Sequence[Standing]) -> tuple[Position, Glance] | None:
    """The position after these picks, seen from outside too; None if today's rules do not come there."""
    found = follow(setup, base, Line(list(picks)))
    if not found.same:
        return None
    return found.played.position, glance_at(setup.game, found.played.match.game)
