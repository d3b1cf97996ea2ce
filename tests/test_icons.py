"""Every card has a picture, and the pages can draw it."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.content.icons import icons_in, undrawn, without_icons
from fabletop.games.village.load import FOLDER, read_content
from fabletop.kernel.errors import BrokenFile

RECORDS = """- id: axe
  icon: sharp-axe
  kind: weapon
- {id: skin, icon: {skin: waterskin, half_skin: water-flask}, pieces: 3}
- {id: nut, icon: acorn, pieces: 7}
"""


def lay_out(folder: Path, drawn: str) -> tuple[Path, Path]:
    """A game with these records, and pages that draw this."""
    content, pages = folder / "games" / "toy" / "content", folder / "pages" / "toy" / "icons"
    content.mkdir(parents=True)
    pages.mkdir(parents=True)
    (content / "things.yaml").write_text(RECORDS, encoding="utf-8")
    (pages / "drawn.ts").write_text(drawn, encoding="utf-8")
    return folder / "games", folder / "pages"


def test_the_pages_draw_everything_that_the_content_names() -> None:
    assert undrawn() == []


def test_icons_are_found_in_lines_and_between_braces(tmp_path: Path) -> None:
    games, _ = lay_out(tmp_path, "")
    assert set(icons_in(games)) == {"sharp-axe", "waterskin", "water-flask", "acorn"}


def test_what_the_pages_cannot_draw_is_told_with_its_file(tmp_path: Path) -> None:
    games, pages = lay_out(
        tmp_path, "  'acorn': 'M0',\n  'sharp-axe': 'M1',\n  'waterskin': APP['waterskin'] ?? '',\n"
    )
    (wrong,) = undrawn(games, pages)
    assert "things.yaml" in wrong
    assert "'water-flask'" in wrong


def test_without_pages_nothing_is_missed(tmp_path: Path) -> None:
    games, _ = lay_out(tmp_path, "")
    assert undrawn(games, tmp_path / "nowhere") == []


def test_another_picture_does_not_make_it_another_game(tmp_path: Path) -> None:
    games, _ = lay_out(tmp_path, "")
    rest = without_icons(games / "toy" / "content" / "things.yaml").decode()
    assert rest == "- id: axe\n  kind: weapon\n- {id: skin, pieces: 3}\n- {id: nut, pieces: 7}\n"


def test_a_card_without_a_picture_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    for path in FOLDER.rglob("*"):
        if path.suffix in (".yaml", ".toml"):
            copy = folder / path.relative_to(FOLDER)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(path.read_bytes())
    beers = folder / "cards" / "beers.yaml"
    beers.write_text(beers.read_text(encoding="utf-8").replace("  icon: beer-bottle\n", ""), encoding="utf-8")
    with pytest.raises(BrokenFile, match="icon"):
        read_content(folder)
