"""`fabletop scenario`: what those who write one are told."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.heroes.scenario.samples import CLASH
from typer.testing import CliRunner

from fabletop.games import GAMES
from fabletop.games.heroes.commands import scenario_app
from fabletop.kernel.errors import BadSetup, BrokenFile


def said(*words: str) -> str:
    result = CliRunner().invoke(scenario_app, words, catch_exceptions=False)
    assert result.exit_code == 0
    return result.stdout


def test_the_command_belongs_to_the_game() -> None:
    assert list(GAMES["heroes"].commands()) == ["scenario"]


def test_a_sound_scenario_is_told_in_a_line(tmp_path: Path) -> None:
    path = tmp_path / "sample.yaml"
    path.write_text(CLASH, encoding="utf-8")
    assert said("check", str(path)) == (
        "sample: clash for 2 and 3, 10 rounds, 5 and 7 tiles, ways to win: 2, events: 1, effects: 2; sound\n"
    )
    assert said("check", "brave_new_world").startswith(
        "brave_new_world: clash for 2 and 3, 9 rounds, 6 and 10"
    )


def test_a_mistake_is_said_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "sample.yaml"
    path.write_text(CLASH.replace("rounds: 10", "rounds: 17"), encoding="utf-8")
    with pytest.raises(BrokenFile, match=r"sample\.yaml, at line 6: a number from 1 to 16"):
        said("check", str(path))


def test_the_fields_of_the_tiles_are_listed() -> None:
    table = said("fields", "center")
    assert "dragon utopia" in table
    assert "grail VII" in table
    assert "F1" not in table
    assert "empty |" in said("fields", "starting")
    with pytest.raises(BadSetup, match="there are starting, far, near, center"):
        said("fields", "middle")


def test_the_words_are_listed() -> None:
    words = said("words")
    for word in ("captured", "recruit_neutral", "no_retreat"):
        assert word in words


# -- drawn ------------------------------------------------------------------------------------------------


def test_a_scenario_is_drawn_by_its_number(tmp_path: Path) -> None:
    out = tmp_path / "land.yaml"
    said("random", "--seed", "7", "--players", "3", "--mode", "cooperative", "--out", str(out))
    assert said("check", str(out)).startswith("land_7: cooperative for 3, 16 rounds, 16 tiles")
    assert out.read_text(encoding="utf-8") == said(
        "random", "--seed", "7", "--players", "3", "--mode", "cooperative"
    )


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--mode", "solo"), "no 'solo' scenario can be drawn; there are clash, cooperative"),
        (("--players", "1"), "a drawn clash scenario is for 2 or 3 players, not 1"),
    ],
)
def test_what_cannot_be_drawn_is_refused(words: tuple[str, ...], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        said("random", "--seed", "7", *words)
