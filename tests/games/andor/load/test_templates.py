"""The legend that people begin with: the same in every language, and played to its end as it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from typer.testing import CliRunner

from fabletop import cli
from fabletop.speech import LANGUAGES

FOLDER = Path(__file__).parents[4] / "client" / "src" / "games" / "andor" / "lobby" / "templates"
WORDS = ("title", "text", "story", "epilogue")  # what each language says in its own way


def file(language: str) -> Path:
    return FOLDER / f"{language}.yaml"


def wordless(part: Any) -> Any:
    """What a file says, without what is only told."""
    if isinstance(part, dict):
        return {key: wordless(value) for key, value in part.items() if key not in WORDS}
    return [wordless(one) for one in part] if isinstance(part, list) else part


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_sound_and_bots_play_it_to_its_end(language: str) -> None:
    checked = CliRunner().invoke(cli.app, ["legend", "check", str(file(language))])
    assert "sound for 2, 3 and 4 heroes" in checked.output
    tried = CliRunner().invoke(cli.app, ["legend", "try", str(file(language)), "--games", "2"])
    assert tried.exit_code == 0, tried.output
    assert "2 games" in tried.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_the_same_legend_in_every_language_with_notes(language: str) -> None:
    text = file(language).read_text("utf-8")
    english = file("en").read_text("utf-8")
    assert wordless(yaml.safe_load(text)) == wordless(yaml.safe_load(english))
    assert text.count("#") == english.count("#") > 10
    assert language == "en" or text.splitlines()[0] != english.splitlines()[0]
