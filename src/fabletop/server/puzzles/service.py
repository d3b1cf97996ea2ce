"""The list of puzzles, those of the day, and one of them after some picks.

Nothing is kept of an attempt: the browser sends all its picks, and they are played again from the position.
"""

from __future__ import annotations

from datetime import date
from functools import cache
from typing import Any, Final

from fabletop.games.telling import Teller, tell
from fabletop.kernel.frame import pick_to_data
from fabletop.kernel.game import NotOnOffer
from fabletop.puzzles.play import Attempt, Shot, Solving
from fabletop.puzzles.puzzle import Puzzle, all_puzzles, find_puzzle
from fabletop.said import say
from fabletop.server.answers import encode
from fabletop.server.refusal import Refusal
from fabletop.server.schemas import PuzzleFrame, PuzzleInfo, PuzzlePlayed, PuzzlesToday, SeatInfo
from fabletop.server.tellers import teller
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
    telling = teller(puzzle.game)
    return PuzzlePlayed(
        puzzle=next(one for one in listed()[puzzle.game] if one.id == puzzle.id),
        content=puzzle.known.box.content_hash(),
        seat=puzzle.seat,
        seats=seats_of(puzzle),
        picks=picks,
        frames=[frame(puzzle, telling, shot) for shot in made.shots],
        status=made.status,
        why=say(f"puzzle-why-{made.why}") if made.why else None,
    )


def frame(puzzle: Puzzle, telling: Teller, shot: Shot) -> PuzzleFrame:
    now = tell(telling, shot.game, puzzle.solver, shot.events)
    return PuzzleFrame(
        **{name: getattr(now, name) for name in now.__struct_fields__},
        pick=None if shot.pick is None else pick_to_data(shot.pick),
        seat=shot.seat,
    )


def seats_of(puzzle: Puzzle) -> list[SeatInfo]:
    """The solver, and whoever else sat there."""
    heroes = puzzle.known.outline(puzzle.position()).heroes
    return [
        SeatInfo(
            seat=seat,
            kind="person" if seat == puzzle.seat else "bot",
            stand_in=False,
            late=False,
            name="",
            hero=heroes[seat] if seat < len(heroes) else None,
            here=True,
            bot="",
        )
        for seat in range(puzzle.seats)
    ]
