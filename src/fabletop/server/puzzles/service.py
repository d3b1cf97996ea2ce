"""The list of puzzles, those of the day, and one of them after some picks.

Nothing is kept of an attempt: the browser sends all its picks, and they are played again from the position.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any, Final

from fabletop.kernel.game import NotOnOffer
from fabletop.puzzles.play import Attempt, Solving
from fabletop.puzzles.puzzle import Puzzle, all_puzzles, find_puzzle
from fabletop.said import say
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import PuzzleInfo, PuzzlePlayed, PuzzlesToday
from fabletop.server.scripted import frames_of, seats_of
from fabletop.server.workers import Workers

STRIDE: Final = 7  # puzzles from one day to the next, so that easy and hard ones take turns


@cache
def listed() -> dict[str, list[PuzzleInfo]]:
    """All puzzles by game, the easy ones first."""
    return {
        game: [info(puzzle, number) for number, puzzle in enumerate(puzzles, start=1)]
        for game, puzzles in all_puzzles().items()
    }


def info(puzzle: Puzzle, number: int) -> PuzzleInfo:
    return PuzzleInfo(
        id=puzzle.id,
        game=puzzle.game,
        number=number,
        grade=puzzle.grade,
        goal=puzzle.goal_said(),
        picks=len(puzzle.own),
    )


def some(game: str) -> list[PuzzleInfo]:
    """Those of a game, or of all of them."""
    return [one for name, infos in listed().items() if game in ("", name) for one in infos]


def today(day: date) -> PuzzlesToday:
    """One of each game, the same for everybody all day long."""
    at = day.toordinal() * STRIDE
    found = [
        infos[(at + place * STRIDE) % len(infos)] for place, infos in enumerate(listed().values()) if infos
    ]
    return PuzzlesToday(date=day.isoformat(), puzzles=found)


async def play(workers: Workers, id: str, picks: list[Any], give_up: bool) -> bytes:
    """A puzzle after these picks, as it is sent."""
    if find_puzzle(id) is None:
        raise Refusal("refused-puzzle", 404)
    try:
        return await workers.run_long(played, id, picks, give_up)
    except NotOnOffer:
        raise Refusal("refused-not-on-offer", 409) from None


# -- where it is worked out ---------------------------------------------------------------------------------


def played(id: str, picks: list[Any], give_up: bool) -> bytes:
    """The same; NotOnOffer if a pick cannot be made."""
    puzzle = find_puzzle(id)
    assert puzzle is not None
    solving = Solving(puzzle)
    made = solving.show() if give_up else solving.attempt(picks)
    return encode(told(puzzle, picks, made))


def told(puzzle: Puzzle, picks: list[Any], made: Attempt) -> PuzzlePlayed:
    """What is told of an attempt: no more than the solver's seat may know."""
    return PuzzlePlayed(
        puzzle=next(one for one in listed()[puzzle.game] if one.id == puzzle.id),
        content=puzzle.known.box.content_hash(),
        seat=puzzle.seat,
        seats=seats_of(puzzle.known, puzzle.position(), puzzle.solver, puzzle.seats),
        picks=picks,
        frames=frames_of(puzzle.known, puzzle.solver, made.shots),
        status=made.status,
        why=say(f"puzzle-why-{made.why}") if made.why else None,
    )
