"""The content of a game as it was on another day: a number, a name and a card are other than today."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from fabletop.content.pack import pack, unpack
from fabletop.games import GAMES
from fabletop.kernel import Setup


class OtherDay(NamedTuple):
    game: str
    folder: Path
    hash: str
    packed: bytes


def change(folder: Path, file: str, was: str, becomes: str) -> None:
    """Put something else in place of what stands in a file, or in each of the files that a pattern names."""
    files = sorted(folder.glob(file))
    assert files, file
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert was in text, f"{path} has no {was!r}"
        path.write_text(text.replace(was, becomes), encoding="utf-8")


def usual_change(folder: Path) -> None:
    """Something that any content has: a remark in a ruleset makes another content of it."""
    path = sorted(folder.glob("rulesets/*.toml"))[0]
    path.write_text(path.read_text(encoding="utf-8") + "\n# of another day\n", encoding="utf-8")


def other_day(game: str, tmp_path: Path, changed: Callable[[Path], None] = usual_change) -> OtherDay:
    """Today's content, changed."""
    box = GAMES[game].box
    folder = tmp_path / f"{game}-of-another-day"
    unpack(box.pack(), folder)
    changed(folder)
    assert box.hash_of is not None
    return OtherDay(game, folder, box.hash_of(folder), pack(folder))


# -- a day for every game: something is called otherwise, something has another number ----------------------


class Day(NamedTuple):
    """What was other in a game: a number, read off a game that has just begun, and a name in every language,
    under a key that today's texts have not; `renamed` is a text that they have and say otherwise."""

    changed: Callable[[Path], None]
    options: dict[str, Any]  # that today's content refuses
    today: dict[str, Any]  # the same for today
    number: Callable[[Any], int]
    was: int
    now: int
    key: str
    names: dict[str, str]
    renamed: tuple[str, str]  # a key, and what it is called in English


def village_day(folder: Path) -> None:
    change(folder, "heroes.yaml", "- id: warrior\n", "- id: old_warrior\n")
    change(folder, "heroes.yaml", "life: 40\n", "life: 37\n")
    change(folder, "cards/treasures.yaml", "- id: coin\n", "- id: old_penny\n")
    for language, hero, penny in (
        ("en", "Old Warrior", "Old Penny"),
        ("es", "Viejo guerrero", "Penique viejo"),
        ("sv", "Gammal krigare", "Gammal slant"),
    ):
        name(folder, language, "cards", "hero-warrior", "hero-old-warrior", hero)
        name(folder, language, "cards", "card-coin", "card-old-penny", penny)
    name(folder, "en", "cards", "hero-dwarf", "hero-dwarf", "Dwarf of Old")


LESS_ATTACK: Final = "{attack: 1, defence: 2, power: 1, knowledge: 1}\n  arrows: 2\n"


def heroes_day(folder: Path) -> None:
    change(folder, "heroes.yaml", "- id: catherine\n", "- id: old_catherine\n")
    for path in sorted((folder / "scenarios").glob("*.yaml")):
        if "castle.catherine" in path.read_text(encoding="utf-8"):
            change(folder, f"scenarios/{path.name}", "castle.catherine", "castle.old_catherine")
    change(
        folder, "heroes.yaml", "{attack: 2, defence: 2, power: 1, knowledge: 1}\n  arrows: 1\n", LESS_ATTACK
    )
    for language, hero in (("en", "Old Catherine"), ("es", "Vieja Catherine"), ("sv", "Gamla Catherine")):
        name(folder, language, "cards", "hero-catherine", "hero-old-catherine", hero)
    name(folder, "en", "cards", "hero-sandro", "hero-sandro", "Sandro of Old")


def andor_day(folder: Path) -> None:
    legend = folder / "legends" / "12.yaml"
    legend.rename(folder / "legends" / "18.yaml")
    change(folder, "legends/18.yaml", "number: 12\n", "number: 18\n")
    change(folder, "legends/18.yaml", "heroes_at: 205, strength: 1,", "heroes_at: 205, strength: 4,")
    for language, title in (("en", "Lost of Old"), ("es", "Perdidos de antaño"), ("sv", "Forna vilsna")):
        name(folder, language, "legends", "legend-12", "legend-18", title)
        change(folder, f"text/{language}/legends.ftl", "legend-12-story-1 =", "legend-18-story-1 =")
        change(folder, f"text/{language}/seen/legends.ftl", "legend-12-", "legend-18-")
    name(folder, "en", "legends", "legend-13", "legend-13", "Thirteen of Old")


def name(folder: Path, language: str, file: str, key: str, becomes: str, called: str) -> None:
    """Give something another key and another name."""
    path = folder / "text" / language / f"{file}.ftl"
    text, found = re.subn(rf"^{key} = .*$", f"{becomes} = {called}", path.read_text("utf-8"), flags=re.M)
    assert found == 1, f"{path} has {found} times {key}"
    path.write_text(text, encoding="utf-8")


DAYS: Final[dict[str, Day]] = {
    "village": Day(
        village_day,
        {"heroes": ["old_warrior", "dwarf"]},
        {"heroes": ["warrior", "dwarf"]},
        lambda g: int(g.players[0].life),
        37,
        40,
        "hero-old-warrior",
        {"en": "Old Warrior", "es": "Viejo guerrero", "sv": "Gammal krigare"},
        ("hero-dwarf", "Dwarf of Old"),
    ),
    "heroes": Day(
        heroes_day,
        {"heroes": ["old_catherine", "sandro"]},
        {"heroes": ["catherine", "sandro"]},
        lambda g: sum(g.cards[card].id == "magic_arrow" for card in g.players[0].deck + g.players[0].hand),
        2,
        1,
        "hero-old-catherine",
        {"en": "Old Catherine", "es": "Vieja Catherine", "sv": "Gamla Catherine"},
        ("hero-sandro", "Sandro of Old"),
    ),
    "andor": Day(
        andor_day,
        {"legend": 18},
        {"legend": 12},
        lambda g: int(g.heroes[0].strength),
        4,
        1,
        "legend-18",
        {"en": "Lost of Old", "es": "Perdidos de antaño", "sv": "Forna vilsna"},
        ("legend-13", "Thirteen of Old"),
    ),
}


def number_in(setup: Setup, state: dict[str, Any]) -> tuple[int, int]:
    """The number of a day as another process reads it, from the state and from a new game."""
    box, number = GAMES[setup.game].box, DAYS[setup.game].number
    return number(box.from_data(setup, state)), number(box.new(setup))
