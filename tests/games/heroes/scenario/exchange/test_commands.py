"""`fabletop scenario import` and `export`: what is written, and what is said beside it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from tests.games.heroes.scenario.exchange.layouts import FORELAND, packed
from typer.testing import CliRunner

from fabletop.cli import app
from fabletop.games.heroes.commands import MOST_NOTES

SOUND = "foreland: clash for 2, 10 rounds, 5 tiles, ways to win: 1, events: 0, effects: 0; sound\n"
STRAIGHT = [
    {"tileId": "N0", "row": 5, "col": 5},
    {"tileId": "S0", "row": 5, "col": 2},
    {"tileId": "S0", "row": 5, "col": 8},
]


def said(*words: object) -> tuple[int, str, str]:
    """The exit code, what was written, and what was said beside it."""
    result = CliRunner().invoke(app, ["scenario", *map(str, words)], catch_exceptions=False)
    return result.exit_code, result.stdout, result.stderr


def test_a_layout_becomes_a_scenario_that_can_be_checked(tmp_path: Path) -> None:
    code, text, beside = said("import", FORELAND)
    assert code == 0
    assert beside == (
        "not carried over:\n"
        "  entry 1 TR: a marker that blocks the field\n"
        "  entry 3 C: a cube, castle\n"
        "  entry 4 C: the hero 'SANDRO'\n"
        "  entry 4: a border of 'necropolis'\n" + SOUND
    )
    out = tmp_path / "foreland.yaml"
    assert said("import", FORELAND, "--out", out) == (0, f"written: {out}\n", beside)
    assert out.read_text(encoding="utf-8") == text
    assert said("check", out) == (0, SOUND, "")


def test_where_nothing_is_lost_nothing_is_said_of_it(tmp_path: Path) -> None:
    path = tmp_path / "hill.map"
    assert said("export", "hill_of_ravens", "--players", 2, "--out", path)[:2] == (0, f"written: {path}\n")
    assert said("import", path)[2] == (
        "hill: clash for 2, 10 rounds, 7 tiles, ways to win: 1, events: 0, effects: 0; sound\n"
    )


def test_why_a_scenario_is_not_sound_yet_is_said(tmp_path: Path) -> None:
    path, out = tmp_path / "straight.map", tmp_path / "straight.yaml"
    path.write_text(json.dumps(STRAIGHT), encoding="utf-8")
    code, _, beside = said("import", path, "--out", out)
    assert (code, beside) == (
        0,
        f"not sound yet: {out}, at line 14: this tile and tile 0 lie straight beside each other and share "
        "one edge only: shift it by a field, or add the rule ignore_closed_edges\n",
    )
    assert "- [S, -3, 0]" in out.read_text(encoding="utf-8").splitlines()[13]
    with out.open("a", encoding="utf-8") as file:
        file.write("rules: [ignore_closed_edges]\n")
    assert said("check", out)[0] == 0
    assert said("import", path)[2].startswith("not sound yet: the scenario, at line 14: ")


def test_a_map_is_written_as_one_line(tmp_path: Path) -> None:
    code, text, beside = said("export", "gold_rush")
    assert code == 0
    assert text.startswith("eJ")
    assert text.count("\n") == 1
    assert beside.startswith("left out:\n  tile 0, C1: it lies face down")
    out = tmp_path / "rush.map"
    assert said("export", "gold_rush", "--players", 2, "--out", out) == (0, f"written: {out}\n", beside)
    assert out.read_text(encoding="utf-8") == text


def test_a_chapter_comes_back_as_one(tmp_path: Path) -> None:
    path = tmp_path / "chapter.map"
    assert said("export", "castle_3", "--out", path)[0] == 0
    code, text, beside = said("import", path, "--solo", 0)
    assert code == 0
    assert "mode: solo\n" in text
    assert beside.startswith("chapter: solo for 1, 10 rounds, 11 tiles, ")
    assert said("import", path, "--solo", 1)[0] == 1


def test_a_scenario_with_several_maps_needs_to_be_told_which() -> None:
    which = "fabletop: brave_new_world has a map for each number of players: say --players 2 or --players 3\n"
    assert said("export", "brave_new_world") == (1, "", which)
    assert said("export", "brave_new_world", "--players", 4) == (1, "", which)
    two, three = (said("export", "brave_new_world", "--players", number)[1] for number in (2, 3))
    assert len({two, three}) == 2


@pytest.mark.parametrize("text", ["", "eJ", "{}", "[]", "[3]", packed(b"[{}]"), "[" * 100_000])
def test_nothing_is_written_of_a_broken_layout(tmp_path: Path, text: str) -> None:
    path, out = tmp_path / "broken.map", tmp_path / "broken.yaml"
    path.write_text(text, encoding="utf-8")
    code, written, beside = said("import", path, "--out", out)
    assert (code, written, beside.count("\n"), out.exists()) == (1, "", 1, False)
    assert beside.startswith(f"fabletop: {path}")
    assert said("import", path)[:2] == (1, "")


def test_files_that_are_not_there_give_one_line(tmp_path: Path) -> None:
    assert said("import", tmp_path / "no.map") == (
        1,
        "",
        f"fabletop: {tmp_path / 'no.map'}: there is no such file\n",
    )
    assert said("export", tmp_path / "no.yaml")[0] == 1
    assert said("import", tmp_path) == (1, "", f"fabletop: {tmp_path}: Is a directory\n")
    out = tmp_path / "folder" / "sample.yaml"
    assert said("import", FORELAND, "--out", out) == (
        1,
        "",
        f"fabletop: {out}: there is no folder {out.parent}; make it first\n",
    )


def test_no_file_is_written_over(tmp_path: Path) -> None:
    out = tmp_path / "mine.yaml"
    out.write_text("mine", encoding="utf-8")
    taken = f"fabletop: {out}: it is there already: name another\n"
    assert said("import", FORELAND, "--out", out) == (1, "", taken)
    assert said("export", "gold_rush", "--out", out) == (1, "", taken)
    assert out.read_text(encoding="utf-8") == "mine"


def test_a_file_that_does_not_fit_on_the_disk_is_taken_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(io.StringIO):
        def write(self, text: str) -> int:
            raise OSError(28, "No space left on device")

    out = tmp_path / "sample.map"

    def full(path: Path, *how: object, **more: object) -> Full:
        path.touch()
        return Full()

    monkeypatch.setattr(Path, "open", full)
    assert said("export", "gold_rush", "--out", out) == (
        1,
        "",
        f"fabletop: {out}: it cannot be written: No space left on device\n",
    )
    assert not out.exists()


def test_notes_without_end_are_cut(tmp_path: Path) -> None:
    keys = ", ".join(f'"k{number}": 0' for number in range(MOST_NOTES + 7))
    path = tmp_path / "many.map"
    path.write_text(f'[{{"tileId": "S0", {keys}}}]', encoding="utf-8")
    lines = said("import", path)[2].splitlines()
    assert len(lines) == MOST_NOTES + 3
    assert lines[-3:-1] == [f"  entry 0, `k{MOST_NOTES - 1}`: the key is unknown here", "  and 7 more"]
