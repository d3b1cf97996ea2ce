"""Which picture stands for what is printed: `icon:` in the content, a name of the game-icons collection.

The browser ships what is drawn and no more: `npm run icons` writes it from the content, and the check here
says when something is missing there, be it that a name is wrong or that the drawings are older.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "games"
DRAWN: Final = Path(__file__).parents[3] / "client" / "src" / "games"  # there only where the sources are

# A line of its own, or an entry between braces; an entry names one icon, or one for each state of a piece.
ENTRY: Final = re.compile(rb"^ *icon: [^\n]*\n|\bicon: (?:[a-z0-9-]+|\{[^}]*\}), ", re.MULTILINE)
NAME: Final = re.compile(r"(?:\bicon: |(?<=\{)\w+: |, \w+: )([a-z0-9-]+)")
PATH: Final = re.compile(r"^  '([a-z0-9-]+)': ", re.MULTILINE)


def without_icons(path: Path) -> bytes:
    """A file of content but for its icons: another picture does not make it another game."""
    return ENTRY.sub(b"", path.read_bytes())


def icons_in(folder: Path) -> dict[str, Path]:
    """Every icon that the content of a game names, and where."""
    found: dict[str, Path] = {}
    for path in sorted(folder.rglob("*.yaml")):
        for entry in ENTRY.findall(path.read_bytes()):
            for name in NAME.findall(entry.decode()):
                found.setdefault(name, path)
    return found


def undrawn(games: Path = GAMES, drawn: Path = DRAWN) -> list[str]:
    """What the pages cannot draw; nothing is said where there are no pages."""
    wrong = []
    for folder in sorted(games.glob("*/content")):
        game = folder.parent.name
        pages = drawn / game / "icons" / "drawn.ts"
        if drawn.is_dir():
            known = set(PATH.findall(pages.read_text(encoding="utf-8"))) if pages.is_file() else set()
            wrong += [
                f"{path}: nothing draws the icon {name!r}; if there is one, `npm run icons` fetches it"
                for name, path in icons_in(folder).items()
                if name not in known
            ]
    return wrong
