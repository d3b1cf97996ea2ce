"""The puzzles that come with the games: each has the solution that its file says, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.games import GAMES
from fabletop.kernel.errors import BrokenFile
from fabletop.kernel.frame import pick_to_data
from fabletop.kernel.game import NotOnOffer
from fabletop.puzzles.check import solve
from fabletop.puzzles.find import likeness, said_of
from fabletop.puzzles.play import Solving
from fabletop.puzzles.puzzle import Puzzle, all_puzzles, read_folder, read_puzzle, write_puzzle

PUZZLES = [puzzle for puzzles in all_puzzles().values() for puzzle in puzzles]
AT_LEAST = 20


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
def test_its_solution_is_the_only_one(puzzle: Puzzle) -> None:
    """And it still says what it said when it was found: otherwise its numbers mean something else now, and it
    is to be made anew (docs/puzzles.md)."""
    g = puzzle.position()
    solution = solve(puzzle.rules, g, puzzle.solver, puzzle.aim)
    moves = sorted(str(turn.move) for turn in solution.own(puzzle.solver))
    assert moves == sorted(str(turn.move) for turn in puzzle.own)
    assert (
        said_of(puzzle.known, g, puzzle.solver, puzzle.aim, solution._replace(line=puzzle.turns))
        == puzzle.said
    )
    assert Solving(puzzle).attempt([pick_to_data(turn.pick) for turn in puzzle.own]).status == "solved"


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.puzzles is not None])
def test_there_are_enough_and_no_two_alike(game: str) -> None:
    puzzles = all_puzzles()[game]
    assert len(puzzles) >= AT_LEAST
    assert len({likeness(puzzle) for puzzle in puzzles}) == len(puzzles)
    assert len({puzzle.grade for puzzle in puzzles}) >= 4
    assert all(puzzle.game == game for puzzle in puzzles)


# -- an attempt -------------------------------------------------------------------------------------------


def puzzle_of(id: str) -> Puzzle:
    return next(puzzle for puzzle in PUZZLES if puzzle.id == id)


def test_a_wrong_pick_is_refuted_to_the_end() -> None:
    """What is still tried of the solution afterwards does not help."""
    puzzle = puzzle_of("village-1042-114")
    solving = Solving(puzzle)
    end = ["end_turn"]
    made = solving.attempt([end])
    assert made.status == "refuted"
    assert [str(shot.pick) for shot in made.shots] == end
    with pytest.raises(NotOnOffer):
        Solving(puzzle).attempt([end, end])


def test_every_first_pick_is_judged() -> None:
    """Each is either on the way, harmless, or refuted; the solution is never refuted."""
    for puzzle in PUZZLES:
        decision = puzzle.position().decision
        assert decision is not None
        first = puzzle.own[0].pick
        for pick in decision.offers(puzzle.solver):
            made = Solving(puzzle).attempt([pick_to_data(pick)])
            assert made.shots[0].pick == pick
            if pick == first:
                assert made.status != "refuted"
            if made.status == "refuted":
                assert made.why in ("roll", "answer", "unseen", "gone")


def test_the_solution_is_shown_from_the_position_on() -> None:
    for puzzle in PUZZLES:
        made = Solving(puzzle).show()
        assert made.status == "shown"
        assert [shot.pick for shot in made.shots] == [None, *(turn.pick for turn in puzzle.turns)]


# -- files ------------------------------------------------------------------------------------------------


def test_a_puzzle_is_written_and_read_again(tmp_path: Path) -> None:
    puzzle = PUZZLES[0]
    assert read_puzzle(write_puzzle(tmp_path, puzzle)) == puzzle
    assert read_folder(tmp_path) == [puzzle]


@pytest.mark.parametrize(
    ("before", "after", "what"),
    [
        ("grade: ", "grade: 7 #", "grade"),
        ("seat: ", "seat: 5 #", "not asked"),
        ("id: ", "id: other #", "another name"),
        ("said: ", "said: [a] #", "own pick"),
        ("state: ", "state: {} #", "cannot be laid out"),
        ("game: ", "game: chess #", "no puzzles"),
        ("origin: ", "origins: 1 #", "no puzzle"),
        ("seats: ", "seats: [ #", "YAML"),
    ],
)
def test_a_broken_file_says_what_is_wrong(tmp_path: Path, before: str, after: str, what: str) -> None:
    path = write_puzzle(tmp_path, PUZZLES[0])
    lines = [
        line.replace(before, after, 1) if line.startswith(before) else line
        for line in path.read_text().splitlines()
    ]
    path.write_text("\n".join(lines))
    with pytest.raises(BrokenFile, match=what):
        read_puzzle(path)
