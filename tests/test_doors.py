"""A game is one folder and one record: nothing outside `games/` knows a game by its name.

The pages are held to the same by client/src/games/names.test.ts.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fabletop.games import GAMES

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "fabletop"
TABLE_WORDS = {"heroes"}  # every game may have heroes; only the name of the game is meant here
NAMES = "|".join(GAMES)
PROPER = "|".join(name for name in GAMES if name not in TABLE_WORDS)


def parts(identifier: str) -> list[str]:
    """The words that a name is put together from; those of a class keep their capitals."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+", identifier)


def names_game(identifier: str) -> bool:
    for part in parts(identifier):
        if part.lower() in GAMES and (part.lower() not in TABLE_WORDS or part.istitle()):
            return True
    return False


def is_game_module(module: str) -> bool:
    return re.match(rf"fabletop\.\w+\.({NAMES})\b", module) is not None


class Places(ast.NodeVisitor):
    """Gathers the lines of a module that name a game.  Docstrings may speak of games, as comments may."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.said: set[int] = set()  # strings that are no names: docstrings, and keys of table words

    def note(self, node: ast.expr | ast.stmt, what: str) -> None:
        self.found.append(f"{node.lineno}: {what}")

    def visit_Module(self, node: ast.Module) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.Expr) and isinstance(inner.value, ast.Constant):
                self.said.add(id(inner.value))
            keys = [inner.slice] if isinstance(inner, ast.Subscript) else []
            keys += [key for key in inner.keys if key is not None] if isinstance(inner, ast.Dict) else []
            for key in keys:
                if isinstance(key, ast.Constant) and key.value in TABLE_WORDS:
                    self.said.add(id(key))
        self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        for name in node.names:
            if is_game_module(name.name):
                self.note(node, f"import {name.name}")

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        module = node.module or ""
        for name in node.names:
            if is_game_module(module) or is_game_module(f"{module}.{name.name}") or names_game(name.name):
                self.note(node, f"from {module} import {name.name}")

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and id(node) not in self.said:
            named = node.value in GAMES or is_game_module(node.value)
            if named or re.search(rf"\b({PROPER})\b", node.value, re.IGNORECASE):
                self.note(node, repr(node.value))

    def visit_Name(self, node: ast.Name) -> None:
        if names_game(node.id):
            self.note(node, node.id)

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if names_game(node.attr):
            self.note(node, node.attr)
        self.generic_visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if names_game(node.name):
            self.note(node, node.name)
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if names_game(node.name):
            self.note(node, node.name)
        self.generic_visit(node)


def places_in(path: Path, text: str) -> list[str]:
    places = Places()
    places.visit(ast.parse(text))
    named = [part for part in (*path.parts[:-1], path.stem) if part in GAMES]
    return [f"its own name: {part}" for part in named] + places.found


def outside(folder: Path, *endings: str) -> Iterator[Path]:
    """All files but those of the games, as they are called below the folder."""
    for path in sorted(folder.rglob("*")):
        below = path.relative_to(folder)
        if path.suffix in endings and below.parts[0] != "games":
            yield below


def test_nothing_outside_the_games_names_one() -> None:
    found = {}
    for path in outside(SOURCE, ".py"):
        places = places_in(path, (SOURCE / path).read_text(encoding="utf-8"))
        if places:
            found[path.as_posix()] = places
    assert found == {}, "these name a game: take what they need from its record"


def test_nor_does_what_is_said_in_every_game() -> None:
    """The title of a game is said by its own words."""
    for path in outside(SOURCE, ".ftl"):
        text = (SOURCE / path).read_text(encoding="utf-8")
        assert not re.search(rf"\b({PROPER})\b|^game-({NAMES})\b", text, re.IGNORECASE | re.MULTILINE), path


def test_who_plays_in_memory_loads_no_screen_and_no_server() -> None:
    code = "import sys, fabletop.games; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout
    heavy: tuple[str, ...] = (
        "rich",
        "typer",
        "fastapi",
        "pydantic",
        "sqlalchemy",
        "polars",
        "multiprocessing",
    )
    heavy += tuple(f"fabletop.{room}" for room in ("bots", "cli", "lab", "server", "terminal", "testing"))
    assert set(heavy) & set(loaded.split()) == set()


# Who may ask a bot inside a game's folder: the bots, advice, whoever looks back on a match, the lab, the
# command line and the registration.
ASK_BOTS = ("bots", "lab", "telling", "chronicle", "commands", "__init__")


def asks_bots(text: str) -> list[str]:
    """What a module takes from bots, its own game's or those of all games."""
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom):
            found += [f"{node.module}.{name.name}" for name in node.names]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return [name for name in found if re.match(r"fabletop\.(games\.\w+\.)?bots\b", name)]


def test_rules_views_and_words_ask_no_bot() -> None:
    """Bots know the rooms of their game; the rooms do not know the bots."""
    found = {}
    for game in GAMES:
        for path in sorted((SOURCE / "games" / game).rglob("*.py")):
            below = path.relative_to(SOURCE / "games" / game)
            room = below.parts[0].removesuffix(".py")
            if room not in ASK_BOTS and (asked := asks_bots(path.read_text(encoding="utf-8"))):
                found[f"{game}/{below.as_posix()}"] = asked
    assert found == {}, "these ask bots: move what both need into a room that both may use"


@pytest.mark.parametrize(
    "text",
    [
        "from fabletop.games.heroes.bots.strength import likely",
        "from fabletop.games.heroes import bots",
        "import fabletop.bots.greedy",
    ],
)
def test_who_asks_a_bot_is_found(text: str) -> None:
    assert asks_bots(text)
    assert not asks_bots("from fabletop.games.heroes.strength import likely")


@pytest.mark.parametrize(
    "text",
    [
        "import fabletop.games.village",
        "from fabletop.games import heroes",
        "from fabletop.games.andor.state import Andor as Game",
        "from fabletop.bots.village import scores",
        "game = 'heroes'",
        "if name == 'andor': pass",
        "SCREENS = {'village': 1}",
        "print('fabletop play village')",
        "print(f'a legend of Andor: {1}')",
        "def village_account(): pass",
        "class HeroesScreen: pass",
        "import_module('fabletop.games.heroes.state')",
    ],
)
def test_a_game_that_is_named_is_found(text: str) -> None:
    assert places_in(Path("lab/new.py"), text)


@pytest.mark.parametrize(
    "text",
    [
        '"""Such as a card of Village of Legends."""',
        "heroes = options['heroes']",
        "HEROES = 1",
        "def heroes_of(wish): return wish.heroes",
        "told = {'heroes': 1}",
        "from fabletop.games import GAMES",
        "x = 1  # for Andor",
    ],
)
def test_words_of_the_table_are_no_names(text: str) -> None:
    assert places_in(Path("lab/new.py"), text) == []


def test_the_name_of_a_file_counts_too() -> None:
    assert places_in(Path("lab/village.py"), "") == ["its own name: village"]
    assert places_in(Path("bots/andor/odds.py"), "") == ["its own name: andor"]
