"""A broken content file is refused, with its name, the place in it and what is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from fabletop.games.village.load import FOLDER, content, read_content, read_rules
from fabletop.kernel.errors import BrokenFile

CARD = """
- id: a_card
  kind: item
  then: [draw: 1]
  copies: {base: 1}
  from: {rest: original}
  icon: meeple
"""
WEAPON = """
- id: a_weapon
  kind: weapon
  class: sword
  attack: 0
  copies: {base: 1}
  from: {rest: original}
  icon: meeple
"""
MONSTER = """
- id: a_monster
  kind: monster
  type: beast
  life: 3
  attack: 0
  copies: {base: 1}
  price: 20
  from: {rest: original}
  icon: meeple
"""
HERO = """
- id: a_hero
  set: base
  life: 30
  mind: 1
  levels:
    - {experience: 0}
    - {experience: 80}
    - {experience: 180}
  from: {rest: original}
  icon: meeple
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the content to be bent."""
    shutil.copytree(FOLDER, tmp_path / "content")
    return tmp_path / "content"


def add(path: Path, record: str) -> int:
    """Append a record to a file; the line it starts on."""
    text = path.read_text(encoding="utf-8").rstrip("\n")
    path.write_text(f"{text}{record}", encoding="utf-8")
    return text.count("\n") + 2


def refusal(folder: Path, path: Path) -> BrokenFile:
    """What is said about the one file that is broken."""
    with pytest.raises(BrokenFile) as said:
        read_content(folder)
    assert said.value.path == str(path)
    assert str(path) in str(said.value)
    assert said.value.place in str(said.value)
    assert said.value.what in str(said.value)
    return said.value


def test_a_copy_of_the_content_reads_as_the_content(folder: Path) -> None:
    assert read_content(folder).fingerprint == content().fingerprint


def test_good_records_can_be_added(folder: Path) -> None:
    """So that what is refused below is refused for its one mistake."""
    add(folder / "cards" / "items.yaml", CARD)
    add(folder / "cards" / "weapons.yaml", WEAPON)
    add(folder / "cards" / "monsters.yaml", MONSTER)
    add(folder / "heroes.yaml", HERO)
    read = read_content(folder)
    assert {"a_card", "a_weapon", "a_monster"} <= set(read.card_by_id)
    assert "a_hero" in read.hero_by_id
    assert read.fingerprint != content().fingerprint


@pytest.mark.parametrize(
    ("file", "good", "old", "new", "line", "what"),
    [
        # a record that is not of the shape it should be: the line of the key
        ("items", CARD, "kind: item", "kind: item\n  colour: red", 2, "unknown field `colour`"),
        ("items", CARD, "copies: {base: 1}", "copies: 1", 3, "Expected `object`, got `int`"),
        ("items", CARD, "copies: {base: 1}", "copies: {base: many}", 3, "Expected `int`, got `str`"),
        ("items", CARD, "then: [draw: 1]", "then: draw", 2, "Expected `array`, got `str`"),
        ("monsters", MONSTER, "attack: 0", "abilities: {flying: true}", 4, "unknown field `flying`"),
        # a record that lacks something or does not add up: the line it starts on
        ("items", CARD, "  kind: item\n", "", 0, "missing required field `kind`"),
        ("items", CARD, "  from: {rest: original}\n", "", 0, "missing required field `from`"),
        ("items", CARD, "  copies: {base: 1}\n", "", 0, "a_card has no copies"),
        ("items", CARD, "kind: item", "kind: hat", 0, "'hat' is not a kind of card; there are weapon, item,"),
        ("items", CARD, "draw: 1", "dance: 1", 0, "'dance' is not an effect; there are draw, gold,"),
        ("items", CARD, "draw: 1", "draw: all", 0, "draw needs a number, not 'all'"),
        ("items", CARD, "draw: 1", "draw: true", 0, "draw needs a number, not True"),
        ("items", CARD, "draw: 1", "summon: {card: mini_whale}", 0, "there is no card 'mini_whale'"),
        ("items", CARD, "draw: 1", "summon: {card: sword}", 0, "sword is not a mini card"),
        ("items", CARD, "draw: 1", "summon: 3", 0, "summon: Expected `object`, got `int`"),
        ("items", CARD, "{base: 1}", "{atlantis: 1}", 0, "'atlantis' is not a set; there are base, horde,"),
        ("items", CARD, "kind: item", "kind: item\n  sells: true", 0, "a_card sells, but has no price"),
        ("items", CARD, "kind: item", "kind: defence", 0, "a_card is a defence, which has no `then`"),
        ("items", CARD, "kind: item", "kind: item\n  slot: cloak", 0, "both a slot and a defence"),
        ("items", CARD, "kind: item", "kind: spell\n  slot: spell\n  defence: 2", 0, "no other effects"),
        ("weapons", WEAPON, "attack: 0", "does: [heal: 1]\n  attack: 0", 0, "stands under `then`"),
        ("weapons", WEAPON, "  attack: 0\n", "", 0, "a_weapon is a weapon without attack or class"),
        ("weapons", WEAPON, "class: sword", "class: spoon", 0, "'spoon' is not a weapon class; there are"),
        ("weapons", WEAPON, "attack: 0", "attack: 0\n  versus: {cat: 1}", 0, "'cat' is not a type"),
        ("weapons", WEAPON, "attack: 0", "attack: 0\n  break_defence: sock", 0, "'sock' is not a slot"),
        ("monsters", MONSTER, "  type: beast\n", "", 0, "a_monster is a monster without a type"),
        ("monsters", MONSTER, "  life: 3\n", "", 0, "a_monster needs life or life_per_player"),
        ("monsters", MONSTER, "  price: 20\n", "", 0, "a_monster needs a price"),
        ("monsters", MONSTER, "attack: 0", "attack: 0\n  immune: [love]", 0, "'love' is not a element"),
        ("monsters", MONSTER, "attack: 0", "abilities: {overwhelm: true}", 0, "both Overwhelm and parts"),
        ("monsters", MONSTER, "attack: 0", "abilities: {proliferate: 2}", 0, "not said as which mini card"),
        ("monsters", MONSTER, "attack: 0", "abilities: {summon: {card: ogre}}", 0, "ogre is not a mini card"),
    ],
)  # fmt: skip
def test_a_broken_card_is_refused(
    folder: Path, file: str, good: str, old: str, new: str, line: int, what: str
) -> None:
    assert old in good
    path = folder / "cards" / f"{file}.yaml"
    starts = add(path, good.replace(old, new, 1))
    said = refusal(folder, path)
    assert what in said.what
    assert said.place == f"line {starts + line}"


@pytest.mark.parametrize(
    ("old", "new", "line", "what"),
    [
        ("set: base", "set: atlantis", 0, "'atlantis' is not a set"),
        ("  life: 30\n", "", 0, "missing required field `life`"),
        ("    - {experience: 180}\n", "", 0, "a_hero needs three levels, the first at 0 experience"),
        ("{experience: 0}", "{experience: 20}", 0, "a_hero needs three levels, the first at 0 experience"),
        ("{experience: 80}", "{experience: 80, wings: true}", 6, "unknown field `wings`"),
        ("{experience: 80}", "{experience: 80, attack: {spoon: 1}}", 0, "'spoon' is not a weapon class"),
        ("{experience: 80}", "{experience: 80, summon: {card: ogre}}", 0, "ogre is not a mini card"),
    ],
)  # fmt: skip
def test_a_broken_hero_is_refused(folder: Path, old: str, new: str, line: int, what: str) -> None:
    assert old in HERO
    path = folder / "heroes.yaml"
    starts = add(path, HERO.replace(old, new, 1))
    said = refusal(folder, path)
    assert what in said.what
    assert said.place == f"line {starts + line}"


def test_two_cards_of_one_id_are_refused_even_in_different_files(folder: Path) -> None:
    path = folder / "cards" / "potions.yaml"
    line = add(path, CARD.replace("a_card", "sword"))
    said = refusal(folder, path)
    assert (said.place, said.what) == (f"line {line}", "there are two cards 'sword'")


def test_two_heroes_of_one_id_are_refused(folder: Path) -> None:
    path = folder / "heroes.yaml"
    line = add(path, HERO.replace("a_hero", "elf"))
    said = refusal(folder, path)
    assert (said.place, said.what) == (f"line {line}", "there are two heroes 'elf'")


def test_what_is_not_yaml_is_refused(folder: Path) -> None:
    path = folder / "cards" / "beers.yaml"
    line = add(path, "\n- id: [stout\n  kind: beer\n")
    said = refusal(folder, path)
    assert said.what.startswith("YAML: ")
    assert said.place in (f"line {line}", f"line {line + 1}")


def test_a_file_without_a_list_of_records_is_refused(folder: Path) -> None:
    path = folder / "cards" / "beers.yaml"
    path.write_text("stout: beer\n", encoding="utf-8")
    said = refusal(folder, path)
    assert (said.place, said.what) == ("line 1", "a list of records is expected")


def test_a_file_that_is_not_text_is_refused(folder: Path) -> None:
    path = folder / "cards" / "beers.yaml"
    path.write_bytes(b"- id: \xff\xfe\n")
    said = refusal(folder, path)
    assert (said.place, said.what) == ("byte 6", "this is not UTF-8 text")


def test_a_missing_file_is_named(folder: Path) -> None:
    path = folder / "cards" / "beers.yaml"
    path.unlink()
    assert refusal(folder, path).what == "there is no such file"


# -- rulesets ----------------------------------------------------------------------------------------------


def test_a_ruleset_changes_what_its_parent_says(folder: Path) -> None:
    (folder / "rulesets" / "quick.toml").write_text('parent = "standard"\nhand = 6\n', encoding="utf-8")
    read_content(folder)
    quick, standard = read_rules("quick", folder), read_rules("standard", folder)
    assert (quick.hand, standard.hand) == (6, 5)
    assert quick.start_hands == standard.start_hands


@pytest.mark.parametrize(
    ("text", "place", "what"),
    [
        (
            '# ours\nparent = "atlantis"\n',
            "line 2",
            "there is no ruleset 'atlantis'; there are quick, standard",
        ),
        ('parent = "quick"\n', "line 1", "rulesets are their own parents: quick -> quick"),
        ("hand = 5\nparent = 3\n", "line 2", "a parent is the name of a ruleset"),
        ('parent = "standard"\nhands = 6\n', "line 2", "unknown field `hands`"),
        ('parent = "standard"\n\nhand = "six"\n', "line 3", "Expected `int`, got `str`"),
        ('parent = "standard"\nhand = \n', "line 2", "this is not TOML"),
        ("hand = 5\n", "", "missing required field `start_hands`"),
    ],
)
def test_a_broken_ruleset_is_refused(folder: Path, text: str, place: str, what: str) -> None:
    path = folder / "rulesets" / "quick.toml"
    path.write_text(text, encoding="utf-8")
    said = refusal(folder, path)
    assert what in said.what
    assert said.place == place


def test_a_mistake_in_a_parent_is_found_in_the_parent(folder: Path) -> None:
    (folder / "rulesets" / "quick.toml").write_text('parent = "slow"\n', encoding="utf-8")
    path = folder / "rulesets" / "slow.toml"
    path.write_text('parent = "standard"\nhand = "four"\n', encoding="utf-8")
    with pytest.raises(BrokenFile) as said:
        read_rules("quick", folder)
    assert (said.value.path, said.value.place) == (str(path), "line 2")
