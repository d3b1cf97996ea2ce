"""Contents of the days before the adventure have no map, and are read as they always were."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

import pytest
from tests.games.heroes.load.broken import copied

from fabletop.content.icons import without_icons
from fabletop.games.heroes.load import content, read_content, read_rules
from fabletop.kernel.errors import BrokenFile

ADVENTURE = ("places.yaml", "tiles.yaml", "buildings.yaml", "astrologers.yaml")
# What counted for the hash of a content then, in this order
BEFORE = (
    "units.yaml",
    "neutral_units.yaml",
    "structures.yaml",
    "cards/statistics.yaml",
    "cards/abilities.yaml",
    "cards/spells.yaml",
    "cards/artifacts.yaml",
    "cards/specialties.yaml",
    "heroes.yaml",
    "ai_cards.yaml",
    "guards.yaml",
    "rulesets/first.toml",
    "rulesets/retail.toml",
)


def test_a_content_without_an_adventure_has_no_map(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    for name in ADVENTURE:
        (folder / name).unlink()
    shutil.rmtree(folder / "scenarios")
    old = read_content(folder)
    assert (old.places, old.tiles, old.buildings, old.proclamations) == ((), (), (), ())
    assert old.scenarios == ()
    assert [unit.id for unit in old.units] == [unit.id for unit in content().units]
    expected = hashlib.sha256()
    for name in BEFORE:
        expected.update(without_icons(folder / name))
    assert old.fingerprint == expected.hexdigest()


def test_a_ruleset_of_those_days_need_not_know_every_switch(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    path = folder / "rulesets" / "retail.toml"
    text = path.read_text(encoding="utf-8").replace("fielded = ", "# fielded = ")
    path.write_text(text.replace("width = 4", "width = 7"), encoding="utf-8")
    with pytest.raises(BrokenFile, match="missing required field `fielded`"):
        read_content(folder)
    for name in ADVENTURE:
        (folder / name).unlink()
    shutil.rmtree(folder / "scenarios")
    rules, today = read_rules("retail", read_content(folder).folder), read_rules("retail")
    assert (rules.width, rules.fielded) == (7, today.fielded)


@pytest.mark.parametrize("name", ADVENTURE)
def test_half_an_adventure_is_none(tmp_path: Path, name: str) -> None:
    folder = copied(tmp_path)
    (folder / name).unlink()
    with pytest.raises(BrokenFile) as said:
        read_content(folder)
    assert (said.value.path, said.value.what) == (str(folder / name), "there is no such file")


@pytest.mark.parametrize("name", [*ADVENTURE, "scenarios/brave_new_world.yaml"])
def test_every_file_of_the_adventure_counts_for_the_hash(tmp_path: Path, name: str) -> None:
    folder = copied(tmp_path)
    with (folder / name).open("a", encoding="utf-8") as file:
        file.write("# a remark\n")
    assert read_content(folder).fingerprint != content().fingerprint
