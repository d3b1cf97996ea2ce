"""A match in three lines, told from what is known of it: from nobody's point of view, and to each side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fabletop.games import GAMES
from fabletop.kernel.game import Game
from fabletop.said import Said, say
from fabletop.server.story.turnings import Happened, Turn
from fabletop.server.story.walk import Told
from fabletop.server.story.work import Point, Work

EARLY: Final = 4  # the first quarter of a match counts for little
AHEAD: Final = 0.5
BEATEN: Final = 0.25  # a chance of one of two at which nobody would bet on somebody
OPEN: Final = 0.3  # from here to as much below the whole, anything can happen


ONLOOKERS: Final = -1  # to whom it is told as it went; all others are told of themselves


def lines_of(
    told: Told,
    work: Work,
    g: Game,
    turnings: Sequence[tuple[Turn, Happened]],
    end: Said,
    to: int = ONLOOKERS,
) -> list[Said]:
    """How it went, where it turned, and how it ended: as those of a side are told."""
    rounds = GAMES[told.setup.game].outline(g).round
    decisive = turning_point(told, turnings)
    if decisive is not None and decisive[1].text == end:
        end = ""  # it has just been told
    return [
        course(told, work, g, rounds, to),
        turning(told, decisive),
        ending(told, work, g, rounds, end, to),
    ]


def course(told: Told, work: Work, g: Game, rounds: int, to: int) -> Said:
    if len(work.points) < 2:
        return say("story-course-plain", n=rounds)
    if len(work.sides) == 1:
        return course_of_party(told, work, g)
    won = winning_sides(work, g)
    if len(won) != 1:
        return say("story-course-plain", n=rounds)
    side = won[0]
    who = named(told, g, work.sides[side])
    whose = "" if to == ONLOOKERS else "-yours" if to == side else "-theirs"
    n = 0 if to == ONLOOKERS else len(work.sides[to])
    chances = [point.chances[side] for point in work.points[:-1]]
    early = len(chances) // EARLY
    lowest = min(range(early, len(chances)), key=lambda at: chances[at])
    if chances[lowest] <= 2 * BEATEN / len(work.sides):
        return say(f"story-course-back{whose}", who=who, n=n, when=when(told, work.points[lowest].round))
    if chances[lowest] >= AHEAD:
        return say(f"story-course-ahead{whose}", who=who, n=n)
    last = open_until(work.points[:-1], side)
    if last is not None and last.round > 1:
        return say("story-course-open", n=last.round)
    return say(f"story-course-changing{whose}", who=who, n=n)


def course_of_party(told: Told, work: Work, g: Game) -> Said:
    chances = [point.chances[0] for point in work.points[:-1]]
    if g.winners:
        lowest = min(range(len(chances)), key=lambda at: chances[at])
        if chances[lowest] <= BEATEN:
            return say("story-party-dark", when=when(told, work.points[lowest].round))
        return say("story-party-bright" if min(chances) >= AHEAD else "story-party-open")
    highest = max(range(len(chances)), key=lambda at: chances[at])
    if chances[highest] >= 1 - OPEN:
        return say("story-party-hope", when=when(told, work.points[highest].round))
    return say("story-party-hard")


def open_until(points: Sequence[Point], side: int) -> Point | None:
    """The last point up to which it could always have gone either way."""
    last = None
    for point in points:
        if not OPEN <= point.chances[side] <= 1 - OPEN:
            break
        last = point
    return last


def turning_point(told: Told, turnings: Sequence[tuple[Turn, Happened]]) -> tuple[Turn, Happened] | None:
    """The greatest change that led to how it ended, before one that was undone again; the last one of all
    only if there is no other, since the end is told anyway."""

    def telling(one: tuple[Turn, Happened]) -> tuple[bool, bool, float]:
        turn = one[0]
        led_there = bool(turn.rose.intersection(told.winners) if told.winners else turn.fell)
        return led_there, turn.last < len(told.picks), abs(turn.change)

    return max(turnings, key=telling, default=None)


def turning(told: Told, decisive: tuple[Turn, Happened] | None) -> Said:
    if decisive is None:
        return say("story-turning-none")
    turn, happened = decisive
    return say("story-turning", when=when(told, turn.round), what=happened.text)


def ending(told: Told, work: Work, g: Game, rounds: int, end: Said, to: int) -> Said:
    won = winning_sides(work, g)
    at = when(told, rounds)
    if to != ONLOOKERS and (won or len(work.sides) == 1):
        return ending_for(told, work, g, at, end, won, to)
    if len(work.sides) == 1 and not won:
        return say("story-end-lost", when=at, who=named(told, g, work.sides[0]))
    if not won:
        return say("story-end-nobody", when=at)
    who = named(told, g, [seat for side in won for seat in work.sides[side]])
    if end == "" or len(work.sides) == 1:
        return say("story-end-won", when=at, who=who)
    return say("story-end-told", when=at, who=who, what=end)


def ending_for(told: Told, work: Work, g: Game, at: Said, end: Said, won: Sequence[int], to: int) -> Said:
    """The same to those of a side: whether they won, alone, as a team or with others, or who did."""
    n = len(work.sides[to])
    if len(work.sides) == 1:
        return say("story-end-together-won" if won else "story-end-together-lost", when=at, n=n)
    others = [seat for side in won if side != to for seat in work.sides[side]]
    who = named(told, g, others)
    mine = "story-end-shared" if others else "story-end-yours"
    key = mine if to in won else "story-end-theirs"
    if end == "":
        return say(key, when=at, who=who, n=n)
    return say(f"{key}-told", when=at, who=who, what=end, n=n)


def when(told: Told, round: int) -> Said:
    """In round 3, or on day 3: as the game counts."""
    return say(f"story-{told.setup.game}-when", n=round)


def winning_sides(work: Work, g: Game) -> list[int]:
    return [at for at, side in enumerate(work.sides) if any(seat in g.winners for seat in side)]


def named(told: Told, g: Game, seats: Sequence[int]) -> Said:
    """What those of a side are called at the table: by their heroes."""
    return GAMES[told.setup.game].speaks(told.setup.content).seats(g, seats)
