"""Whether content and words hold together: `python -m fabletop.content.check`, part of `make check`.

Reading the content checks every record; here we count it, and hold every card and hero to a name and a
picture, the three languages to the same keys and placeholders, and each of them to its grammar.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fabletop import speech
from fabletop.content import grammar
from fabletop.content.icons import undrawn
from fabletop.games import GAMES
from fabletop.games.registration import Inventory
from fabletop.kernel.errors import BrokenFile
from fabletop.ledger import Language
from fabletop.lessons.how import all_hows
from fabletop.lessons.lesson import all_lessons
from fabletop.lessons.play import script
from fabletop.puzzles.puzzle import all_puzzles
from fabletop.speech import GENDER, LANGUAGES


def inventories() -> list[Inventory]:
    """What is in the boxes of all games."""
    return [game.inventory() for game in GAMES.values() if game.inventory is not None]


def folders() -> list[Path]:
    """Every folder of words."""
    return [
        speech.FOLDER,
        speech.FOLDER.parent / "counsel" / "text",
        speech.FOLDER.parent / "server" / "text",
        speech.FOLDER.parent / "server" / "post" / "text",
        *(inventory.TEXTS for inventory in inventories()),
    ]


def stray() -> dict[str, grammar.Stray]:
    """Words that a game has another for."""
    return {name: getattr(game.inventory(), "STRAY", {}) for name, game in GAMES.items() if game.inventory}


class Placeholders(Visitor):
    """Collects the names of what a text is given."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        if not node.id.name.endswith(GENDER):  # which comes with what it is the gender of
            self.found.add(node.id.name)


def placeholders(node: Any) -> frozenset[str]:
    visitor = Placeholders()
    visitor.visit(node)
    return frozenset(visitor.found)


def texts(folder: Path, language: Language) -> dict[str, frozenset[str]]:
    """Every key and attribute of a language with its placeholders."""
    found: dict[str, frozenset[str]] = {}
    for path in speech.files(folder, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise BrokenFile(path, "", f"this is not Fluent: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise BrokenFile(path, entry.id.name, "it stands there twice")
                found[entry.id.name] = placeholders(entry.value)
                for attribute in entry.attributes:
                    if attribute.id.name == "gender":  # each language has its own
                        continue
                    found[f"{entry.id.name}.{attribute.id.name}"] = placeholders(attribute.value)
    return found


def differences(folder: Path) -> list[str]:
    """What one language has and another lacks."""
    english = texts(folder, "en")
    wrong = []
    for language in LANGUAGES[1:]:
        other = texts(folder, language)
        wrong += [f"{folder}: {key} is missing in {language}" for key in english if key not in other]
        wrong += [f"{folder}: {key} is only in {language}" for key in other if key not in english]
        wrong += [
            f"{folder}: {key} has other placeholders in {language}"
            for key in english
            if key in other and other[key] != english[key]
        ]
    return wrong


def nameless() -> list[str]:
    """What has no name in English, or a name and no place; `differences` sees to the other languages."""
    return [line for inventory in inventories() for line in nameless_in(inventory)]


def nameless_in(inventory: Inventory) -> list[str]:
    known = texts(inventory.TEXTS, "en")
    wrong = [f"{key} has no name" for key in inventory.names() if key not in known]
    return wrong + [f"{key} is the name of nothing in the box" for key in inventory.nowhere(known)]


def count() -> str:
    """How much there is of everything, a line for each game."""
    return "\n".join(inventory.count() for inventory in inventories())


def puzzles() -> str:
    """How many there are of each game; reading them checks every record, and lays every position out."""
    return "puzzles: " + ", ".join(f"{game} {len(found)}" for game, found in all_puzzles().items())


def lessons() -> str:
    """How many there are; reading them checks every record, and their lines are played."""
    return f"lessons: {sum(len(script(id)) for id in all_lessons())} picks in {len(all_lessons())}"


def hows() -> str:
    """How the games are played, with pictures that can be shown."""
    pictures = sum(len(how.pictures) for how in all_hows().values())
    return f"how to play: {pictures} pictures of {len(all_hows())} games"


def main() -> int:
    try:
        print(count())
        print(puzzles())
        print(lessons())
        print(hows())
        wrong = nameless() + undrawn() + [line for folder in folders() for line in differences(folder)]
        wrong += grammar.all_slips(folders(), stray())
    except BrokenFile as broken:
        wrong = [str(broken)]
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        keys = sum(len(texts(folder, "en")) for folder in folders())
        print(f"words: {keys} texts in each of {', '.join(LANGUAGES)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
