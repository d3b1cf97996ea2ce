"""Looking for puzzles: what is noted on the way, and what is kept in the end."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from fabletop import cli
from fabletop.games import GAMES
from fabletop.games.village.state import Village
from fabletop.kernel.errors import BrokenFile
from fabletop.puzzles import find
from fabletop.puzzles.puzzle import Puzzle, all_puzzles, read_folder

VILLAGE = all_puzzles()["village"]
EASY, *_, HARD = VILLAGE


def test_a_position_gives_the_puzzle_that_was_kept_of_it() -> None:
    for puzzle in (EASY, HARD):
        g = puzzle.position()
        known = GAMES[puzzle.game]
        found = find.look_into(known, g, puzzle.solver, puzzle.aim, puzzle.setup(), puzzle.origin)
        assert found == puzzle


def test_a_position_that_is_none_gives_nothing() -> None:
    g = HARD.position()
    assert isinstance(g, Village)
    g.players[HARD.aim.ids[0]].life += 30
    assert find.look_into(HARD.known, g, HARD.solver, HARD.aim, HARD.setup(), HARD.origin) is None


def test_a_search_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def search_game(game: str, seed: int) -> list[Puzzle]:
        asked.append(seed)
        return VILLAGE[seed : seed + 2]

    monkeypatch.setattr(find, "search_game", search_game)
    notes = tmp_path / "notes.jsonl"
    first = list(find.search("village", range(3), notes))
    with notes.open("a") as file:
        file.write('[3, [{"id"')  # cut off by whatever stopped it
    again = list(find.search("village", range(4), notes))
    assert again[:3] == first
    assert asked == [0, 1, 2, 3]
    assert again[3] == (3, VILLAGE[3:5])
    assert list(find.read_found(notes)) == again


def test_a_line_that_was_cut_off_is_left_and_others_are_broken(tmp_path: Path) -> None:
    notes = tmp_path / "notes.jsonl"
    notes.write_text('[1, []]\n[2, [{"id"')
    assert list(find.read_found(notes)) == [(1, [])]
    notes.write_text('[2, [{"id"\n[1, []]\n')
    with pytest.raises(BrokenFile, match="line 1"):
        list(find.read_found(notes))


def test_what_is_kept_is_spread_over_the_grades_and_no_two_are_alike() -> None:
    twins = [msgspec.structs.replace(EASY, id=f"village-1-{n}") for n in range(3)]
    found = find.choose([*twins, HARD, *VILLAGE], [], 5)
    assert len(found) == 5
    assert len({one.grade for one in found}) == 5
    assert len({find.likeness(one) for one in found}) == 5
    assert find.choose(twins, [EASY], 9) == []
    assert len(find.choose(VILLAGE, [], 99)) == len(VILLAGE)
    assert find.choose(VILLAGE, VILLAGE[:3], 3) == []


def test_the_command_fills_a_folder_and_keeps_what_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(find, "search_game", lambda game, seed: VILLAGE[seed : seed + 1])
    out, notes = tmp_path / "out", tmp_path / "notes.jsonl"
    asked = ["puzzles", "village", "--out", str(out), "--found", str(notes), "--seed", "0"]
    told = CliRunner().invoke(cli.app, [*asked, "--games", "4", "--keep", "3"])
    assert told.exit_code == 0, told.output
    assert "3 puzzles, 3 of them new" in told.output
    three = {one.id for one in read_folder(out)}
    told = CliRunner().invoke(cli.app, [*asked, "--games", "6", "--keep", "5"])
    assert "5 puzzles, 2 of them new" in told.output
    assert three < {one.id for one in read_folder(out)}


def test_an_interrupted_search_keeps_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def search_game(game: str, seed: int) -> list[Puzzle]:
        if seed == 2:
            raise KeyboardInterrupt
        return VILLAGE[seed : seed + 1]

    monkeypatch.setattr(find, "search_game", search_game)
    out, notes = tmp_path / "out", tmp_path / "notes.jsonl"
    asked = ["puzzles", "village", "--out", str(out), "--found", str(notes), "--seed", "0"]
    told = CliRunner().invoke(cli.app, asked)
    assert told.exit_code == 130
    assert len(read_folder(out)) == 2
