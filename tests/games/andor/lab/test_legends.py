"""`fabletop legend` checks and tries what somebody wrote."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from fabletop import cli
from fabletop.games.andor.lab import legends as lab
from fabletop.games.andor.load import content
from fabletop.games.andor.setup import begin, figures, usual_heroes
from fabletop.games.andor.state.game import Andor
from fabletop.lab import series
from fabletop.lab.series import GameFailed

EXAMPLE = Path(__file__).parents[4] / "docs" / "examples" / "the-lost-ram.yaml"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli.app, ["legend", *arguments])


def changed(tmp_path: Path, old: str, new: str) -> Path:
    text = EXAMPLE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "legend.yaml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


# ── check ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("which", [str(EXAMPLE), "11", "17"])
def test_a_sound_legend_is_told_in_one_line(which: str) -> None:
    result = run("check", which)
    assert result.exit_code == 0, result.output
    (line,) = result.stdout.splitlines()
    assert "sound for 2, 3 and 4 heroes" in line


def test_a_mistake_is_told_once_with_its_file_and_line(tmp_path: Path) -> None:
    path = changed(tmp_path, "{kind: wargor, at: 214}", "{kind: wargar, at: 214}")
    number = path.read_text(encoding="utf-8").split("wargar")[0].count("\n") + 1
    result = run("check", str(path))
    assert result.exit_code == 1
    (line,) = result.stderr.splitlines()
    assert line.startswith(f"fabletop: {path}, at line {number}: ")
    assert "did you mean wargor" in line


def test_a_mistake_for_some_numbers_of_heroes_says_for_which(tmp_path: Path) -> None:
    path = changed(tmp_path, "2: [209], 3: [209]", "2: [209], 3: [999]")
    (line,) = run("check", str(path)).stderr.splitlines()
    assert line.endswith("(with 3 heroes)")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("check", "nothing.yaml"), "nothing.yaml: there is no such file"),
        (("check", "18"), "there is no legend 18; there are 11, "),
        (("try", "nothing.yaml"), "nothing.yaml: there is no such file"),
        (("try", "11", "--bot", "nobody"), "there is no bot 'nobody'"),
        (("fields", "moon"), "there is no board 'moon'; there are grey_mountains, krahd"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(arguments: tuple[str, ...], said: str) -> None:
    result = run(*arguments)
    assert result.exit_code == 1
    assert result.stderr.splitlines()[0].startswith(f"fabletop: {said}")


# ── fields ───────────────────────────────────────────────────────────────────────────────────────────────


def test_fields_are_listed_with_all_that_one_needs_to_place_things() -> None:
    lines = run("fields", "grey_mountains").stdout.splitlines()
    rows = {line.split()[0]: line for line in lines if line.split()[:1] and line.split()[0].isdecimal()}
    board = content().boards["grey_mountains"]
    assert set(rows) == {str(field) for field in range(board.first, board.last + 1)}
    for neighbour in board.neighbours[203]:
        assert str(neighbour) in rows["203"]
    assert "road" in rows["203"]
    assert rows["208"].split()[-1] == "fog"
    assert rows["211"].split()[-1] == "cave"
    assert rows["220"].split()[-1] == "starwort"
    assert rows["203"].split()[-1] == "free"


def test_without_a_name_both_boards_are_listed() -> None:
    out = run("fields").stdout
    assert "grey_mountains" in out
    assert "krahd" in out


# ── try ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("which", [str(EXAMPLE), "11"])
def test_a_legend_is_tried_and_every_game_is_accounted_for(which: str) -> None:
    result = run("try", which, "--games", "3", "--bot", "random", "--heroes", "3")
    assert result.exit_code == 0, result.output
    assert "3 of 3 games" in result.stdout
    assert "won" in result.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    legend = lab.legend_of(str(EXAMPLE), 2)
    assert lab.try_once(legend, "random", 5) == lab.try_once(legend, "random", 5)


def lost() -> Andor:
    legend = lab.legend_of("12", 2)
    game = begin(legend, tuple(figures()[name] for name in usual_heroes(2)), 1, 0, 1)
    game.advance()
    game.finish(False)
    return game


def test_the_end_names_what_lost_the_legend() -> None:
    game = lost()
    assert lab.end_of(game) == lab.BY_A_CARD
    game.overrun = True
    assert lab.end_of(game) == "no golden shield was free"
    game.narrator = 13
    assert lab.end_of(game) == "the narrator came to N"
    game.won = True
    assert lab.end_of(game) == lab.WON


def test_spans_name_least_most_and_middle() -> None:
    assert lab.span([]) == ""
    assert lab.span(["H", "H"]) == "H"
    assert lab.span(["7", "9", "12"]) == "7–12, median 9"


def test_a_game_that_breaks_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(series, "ENDLESS", 3)
    with pytest.raises(GameFailed, match="lost_ram with random broke at seed 4: no end after 3 decisions"):
        lab.try_once(lab.legend_of(str(EXAMPLE), 2), "random", 4)
