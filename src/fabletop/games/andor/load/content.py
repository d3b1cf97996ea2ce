"""The content of the game: heroes, boards and legends, read once and shared by all games."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fabletop.content import shelf
from fabletop.content.icons import without_icons
from fabletop.content.records import read_text
from fabletop.games.andor.defs import BoardDef, HeroDef, LegendDef
from fabletop.games.andor.load.boards import read_board
from fabletop.games.andor.load.box import Box
from fabletop.games.andor.load.entries import read_entry
from fabletop.games.andor.load.legends import read_legend_file, read_own_legend
from fabletop.kernel.errors import BrokenFile

FOLDER: Final = Path(__file__).parent.parent / "content"
NUMBERS: Final = (2, 3, 4)  # how many heroes can play
USUAL_BEFORE: Final = ("thorn", "chada", "kram", "eara")
OWN: Final = "the legend"  # what a text without a file is called
BOXES_KEPT: Final = 16  # each for a number of heroes, as the legends are
LEGENDS_KEPT: Final = 64
OWN_KEPT: Final = 32  # texts that somebody wrote


class Content:
    """What every legend shares, and which legends there are."""

    def __init__(
        self,
        heroes: tuple[HeroDef, ...],
        boards: dict[str, BoardDef],
        legends: tuple[int, ...],
        usual_heroes: tuple[str, ...],
        fingerprint: str,
        icons: dict[str, str],
        folder: Path,
    ) -> None:
        self.heroes: Final = heroes  # in the order of defs.HEROES
        self.boards: Final = boards
        self.legends: Final = legends
        self.usual_heroes: Final = usual_heroes  # by the names of their figures
        self.fingerprint: Final = fingerprint
        self.icons: Final = icons  # by what it is and its id: `foe.troll`
        self.folder: Final = folder  # where its legends, rulesets and words are


def read_content(folder: Path = FOLDER) -> Content:
    """Read and check a content folder but for its legends; a BrokenFile says what is wrong and where."""
    boards = {}
    for path in sorted((folder / "boards").glob("*.yaml")):
        boards[path.stem] = read_board(path)
        if boards[path.stem].id != path.stem:
            raise BrokenFile(
                path, "line 1", f"the board {boards[path.stem].id} stands in a file of its own name"
            )
    legends = tuple(sorted(int(path.stem) for path in (folder / "legends").glob("*.yaml")))
    box = Box(folder, NUMBERS[0])
    usual = read_party(folder, box)
    return Content(box.heroes, boards, legends, usual, fingerprint_of(folder), box.icons, folder)


def read_party(folder: Path, box: Box) -> tuple[str, ...]:
    """Who rides out unless others are chosen, one hero of each board; contents up to 0.6.0 do not say."""
    path = folder / "party.yaml"
    if not path.exists():
        return USUAL_BEFORE
    given = read_entry(path).keys(("usual", "from"), what="the party")
    given["from"].source()
    names = tuple(given["usual"].words())
    boards = [hero.id for name in names for hero in box.heroes if name in map(str.lower, hero.figures)]
    if len(boards) != len(names) or sorted(boards) != sorted(hero.id for hero in box.heroes):
        raise given["usual"].wrong("one figure of each hero is expected, in small letters")
    return names


def fingerprint_of(folder: Path) -> str:
    """A hash of everything but words and icons: games of different content are different games."""
    found = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".yaml", ".toml"):
            found.update(path.relative_to(folder).as_posix().encode())
            found.update(without_icons(path))
    return found.hexdigest()


@cache
def content_of_today() -> Content:
    return read_content()


@lru_cache(shelf.CONTENTS_KEPT)
def kept_content(hash: str) -> Content:
    return shelf.read("andor", hash, read_content)


def content(hash: str = "") -> Content:
    """The content that comes with the game, or that of another day from the shelf."""
    today = content_of_today()
    return today if hash in ("", today.fingerprint) else kept_content(hash)


@lru_cache(BOXES_KEPT)
def _box(heroes: int, hash: str = "") -> Box:
    if heroes not in NUMBERS:
        raise ValueError(f"{heroes} heroes cannot play; 2, 3 or 4 can")
    return Box(content(hash).folder, heroes)


@lru_cache(LEGENDS_KEPT)
def legend_for(number: int, heroes: int, hash: str = "") -> LegendDef:
    """A legend of the game as it is played by 2, 3 or 4 heroes."""
    path = content(hash).folder / "legends" / f"{number}.yaml"
    legend = read_legend_file(path, heroes, content(hash).boards, _box(heroes, hash))
    if legend.number != number:
        raise BrokenFile(path, "line 1", f"`number: {number}` is expected in this file, not {legend.number}")
    legend.content = hash
    return legend


def read_legend(path: Path, heroes: int) -> LegendDef:
    """The same for any file: a legend that somebody wrote."""
    return read_own_legend(str(path), read_text(path), heroes, content().boards, _box(heroes))


@lru_cache(OWN_KEPT)
def legend_in(text: str, heroes: int, hash: str = "") -> LegendDef:
    """The same for the text of such a file."""
    legend = read_own_legend(OWN, text, heroes, content(hash).boards, _box(heroes, hash))
    legend.content = hash
    return legend


def mistakes_for(read: Callable[[int], LegendDef]) -> list[tuple[BrokenFile, list[int]]]:
    """What is wrong with a legend for 2, 3 or 4 heroes, each mistake once, and for how many it is one."""
    found: dict[str, tuple[BrokenFile, list[int]]] = {}
    for heroes in NUMBERS:
        try:
            read(heroes)
        except BrokenFile as wrong:
            found.setdefault(str(wrong), (wrong, []))[1].append(heroes)
    return list(found.values())
