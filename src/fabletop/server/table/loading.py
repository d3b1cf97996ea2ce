"""Takes a table up from what is on disk: a snapshot, and the picks after it.

Every pick was written with a digest of the state that it led to.  If today's program comes to the same, it is
as if nothing had happened.  If not, the table goes on from its newest snapshot under the rules of today, and
the picks after it that give something else now are set aside.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from fabletop.kernel.event import Event
from fabletop.kernel.frame import Seat, pick_from_data
from fabletop.kernel.match import STATE_FORMAT, Setup
from fabletop.server.table.played import Played, begin, start
from fabletop.server.table.snapshots import Kept, Position, digest_of, written

Row = dict[str, Any]
NO_EVENTS: Final[list[Event]] = []
AT_ONCE: Final = 60  # snapshots that are looked at to find where to begin


class Unreadable(Exception):
    """Today's program cannot take this table up, neither from a snapshot nor from its start."""


class TakenFurther(Exception):
    """More was taken back than these rows hold: they must be read from further back."""


class Standing(NamedTuple):
    """A pick that stands: in which row, by whom, and the digest of the state that it led to, if known."""

    number: int
    seat: Seat
    pick: Any
    digest: str


@dataclass
class Line:
    """The picks that stand, after everything that was taken back, and what is known of the states between."""

    picks: list[Standing] = field(default_factory=list)
    closed: int = -1  # after so many of them the table went on under changed rules
    digests: dict[int, str] = field(default_factory=dict)  # that were written down when it did
    kept: dict[int, list[Kept]] = field(default_factory=dict)  # snapshots, after so many of them

    def digests_at(self, count: int) -> set[str]:
        """What was written down of the state after so many picks."""
        found = {one.digest for one in self.kept.get(count, ())}
        found.add(self.digests.get(count, ""))
        if count:
            found.add(self.picks[count - 1].digest)
        return found - {""}

    def keep(self, kept: Sequence[Kept], base: int) -> None:
        """Add snapshots, without those that are damaged and those of which some picks were taken back since.
        The line begins where `base` picks stood."""
        for one in filter(is_whole, kept):
            count = bisect_left(self.picks, one.number, key=lambda pick: pick.number)
            if base + count == one.standing:
                self.kept.setdefault(count, []).append(one)


def fold(rows: Iterable[Row]) -> Line:
    """What stands of these rows."""
    line = Line()
    picks = line.picks
    for row in rows:
        if row["back"] > len(picks):
            raise TakenFurther
        if row["back"]:
            del picks[-row["back"] :]
            line.digests = {count: known for count, known in line.digests.items() if count <= len(picks)}
        if row["seat"] < 0:
            line.closed = len(picks)
            line.digests[line.closed] = row["digest"]
        elif not row["back"]:
            picks.append(Standing(row["number"], Seat(row["seat"]), row["pick"], row["digest"] or ""))
    return line


class Judge:
    """Holds the states that today's program comes to against what was written down.

    A newer version may write the same state in another way, with a field more.  Then digests say nothing, but
    a snapshot still does: read and written anew, it must be the state that was come to.
    """

    def __init__(self, setup: Setup, line: Line) -> None:
        self._setup: Final = setup
        self._line: Final = line
        self.otherwise = False  # states are written otherwise today
        self.sure = 0  # the last count at which all is known to be the same

    def agrees(self, count: int, state: bytes) -> bool:
        written_down = self._line.digests_at(count)
        if not written_down:
            if not self.otherwise:
                self.sure = count  # an older version wrote nothing down
            return True
        if digest_of(state) in written_down:
            self.otherwise, self.sure = False, count
            return True
        kept = self._line.kept.get(count, ())
        if any(state == written_anew(self._setup, one) for one in kept):
            self.otherwise, self.sure = True, count
            return True
        return self.otherwise and not kept


def written_anew(setup: Setup, kept: Kept) -> bytes | None:
    """The state of a snapshot as today's program writes it; None if it cannot be read."""
    try:
        return begin(setup, kept.position).state
    except Exception:  # whatever today's program makes of it
        return None


class Followed(NamedTuple):
    """A line as far as it was played, and whether all of it gave the same as before."""

    played: Played
    upto: int
    same: bool


def follow(setup: Setup, base: Position, line: Line, at: int = 0) -> Followed:
    """Play a line from a position after `at` of its picks on, as long as each gives the same as before."""
    judge = Judge(setup, line)
    judge.sure = at
    played = replayed(setup, base, line, at, at)
    same = judge.agrees(at, played.state)
    count = at
    while same and count < len(line.picks):
        pick = line.picks[count]
        state, events, chosen = b"", NO_EVENTS, played.has_choice
        try:
            events = played.match.choose(pick_from_data(pick.pick))
            state = written(played.match.game.to_data())
            same = judge.agrees(count + 1, state)
        except Exception:  # whatever today's rules make of it
            same = False
        if same:
            count += 1
            played.add(pick.seat, events, chosen, state)
            if count == line.closed:
                played.close()
    if judge.sure == len(line.picks):
        return Followed(played, judge.sure, True)
    return Followed(replayed(setup, base, line, at, judge.sure), judge.sure, False)


def replayed(setup: Setup, base: Position, line: Line, at: int, until: int) -> Played:
    """A line played between two counts of its picks."""
    try:
        played = begin(setup, base)
        if at == line.closed:
            played.close()
        for count, pick in enumerate(line.picks[at:until], start=at + 1):
            played.follow(pick.seat, pick_from_data(pick.pick))
            if count == line.closed:
                played.close()
        played.state = written(played.match.game.to_data())
    except Exception as wrong:
        raise Unreadable from wrong
    return played


class Loaded(NamedTuple):
    """A table as it is today."""

    played: Played
    seq: int
    kept: int  # the number of its newest snapshot, -1 if it has none
    kept_at: int  # the picks that stood then
    aside: int = 0  # picks that today's rules do not bear out
    changed: bool = False


def load(setup: Setup, kept: Sequence[Kept], rows: Sequence[Row], whole: bool = False) -> Loaded:
    """Take a table up from the first of these snapshots, or from its start, with all rows since then."""
    base = start(setup) if whole else kept[0].position
    line = fold(rows)
    line.keep(kept, base.standing)
    seq = rows[-1]["number"] + 1 if rows else 0 if whole else kept[0].number
    usable = sorted(line.kept)
    newest = line.kept[usable[-1]][-1] if usable else None
    known = (newest.number, newest.standing) if newest is not None else (-1, 0)
    found = None
    if whole or is_whole(kept[0]):
        with suppress(Unreadable):
            found = follow(setup, base, line)
    if found is not None and found.same:
        return Loaded(found.played, seq, *known)
    reached = -1 if found is None else found.upto
    for count in reversed(usable):
        for one in line.kept[count] if count > reached else ():
            with suppress(Unreadable):
                later = follow(setup, one.position, line, count)
                aside = len(line.picks) - later.upto
                return Loaded(later.played, seq, *known, aside=aside, changed=True)
    if found is None or (whole and not reached and not is_vouched_for(setup, line, found.played)):
        raise Unreadable  # rather than deal anew
    if reached < len(line.picks) and not line.digests_at(reached + 1):
        raise Unreadable  # rather than set aside what an older version never vouched for
    return Loaded(found.played, seq, *known, aside=len(line.picks) - reached, changed=True)


def is_vouched_for(setup: Setup, line: Line, played: Played) -> bool:
    """Whether it is known to have begun as it begins today."""
    return bool(line.digests_at(0)) and Judge(setup, line).agrees(0, played.state)


def is_whole(kept: Kept) -> bool:
    """Whether a snapshot is as it was written, in a way that we read."""
    state = kept.position.state
    return kept.format == STATE_FORMAT and state is not None and digest_of(state) == kept.digest


def far_enough(heads: Sequence[Row], remembered: int) -> int:
    """Which of the newest snapshots, newest first, to begin at: far enough back to tell the last few picks
    again, and never before the table went on under changed rules."""
    for n, head in enumerate(heads):
        if head["closed"] or head["number"] <= heads[0]["number"] - remembered:
            return n
    return len(heads) - 1
