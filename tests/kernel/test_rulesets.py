"""A ruleset names its parent and what differs; what is wrong with one is said with its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from fabletop.kernel import BrokenFile
from fabletop.kernel.ruleset import find_switch, read_ruleset, ruleset_names


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Three editions: the first, the one after it, and a house rule on top."""
    (tmp_path / "first.toml").write_text("hand = 5\ndice = 1\nsizes = [3, 4]\n", encoding="utf-8")
    (tmp_path / "second.toml").write_text('parent = "first"\ndice = 2\n', encoding="utf-8")
    (tmp_path / "house.toml").write_text('parent = "second"\nhand = 7\nsizes = [9]\n', encoding="utf-8")
    return tmp_path


def test_rulesets_are_named_in_order(folder: Path) -> None:
    (folder / "notes.txt").write_text("not a ruleset", encoding="utf-8")
    assert ruleset_names(folder) == ["first", "house", "second"]


def test_a_ruleset_adds_to_its_parents(folder: Path) -> None:
    assert read_ruleset(folder, "first") == {"hand": 5, "dice": 1, "sizes": [3, 4]}
    assert read_ruleset(folder, "second") == {"hand": 5, "dice": 2, "sizes": [3, 4]}
    assert read_ruleset(folder, "house") == {"hand": 7, "dice": 2, "sizes": [9]}


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        ('hand = 4\nparent = "third"', "line 2", "there is no ruleset 'third'; there are first, house, mine"),
        ("parent = 3", "line 1", "a parent is the name of a ruleset"),
        ("dice = 1\nhand = \n", "line 2", "this is not TOML"),
        ('parent = "mine"', "line 1", "their own parents: mine -> mine"),
    ],
)
def test_a_broken_ruleset_says_where_and_what(folder: Path, text: str, place: str, what: str) -> None:
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BrokenFile) as broken:
        read_ruleset(folder, "mine")
    assert (broken.value.path, broken.value.place) == (str(folder / "mine.toml"), place)
    assert what in broken.value.what


@pytest.mark.parametrize(
    ("switch", "file", "place"),
    [
        ("hand", "house", "line 2"),
        ("dice", "second", "line 2"),
        ("sizes", "house", "line 3"),
        ("rain", "house", ""),
    ],
)
def test_a_switch_is_found_where_it_is_set(folder: Path, switch: str, file: str, place: str) -> None:
    assert find_switch(folder, "house", switch) == (folder / f"{file}.toml", place)


def test_a_ring_of_parents_is_named_whole(folder: Path) -> None:
    (folder / "first.toml").write_text('parent = "house"', encoding="utf-8")
    with pytest.raises(BrokenFile, match="house -> second -> first -> house"):
        read_ruleset(folder, "house")


def test_an_unknown_ruleset_names_those_there_are(folder: Path) -> None:
    with pytest.raises(BrokenFile, match="there is no ruleset 'retail'; there are first, house, second"):
        read_ruleset(folder, "retail")
