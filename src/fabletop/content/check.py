"""Whether content and words hold together: `python -m fabletop.content.check`, part of `make check`.

Reading the content checks every record; here we count it, and hold every card and hero to a name and the
three languages to the same keys and placeholders.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fabletop import words
from fabletop.games import heroes, village
from fabletop.games.heroes import card_states
from fabletop.games.heroes.content_files import FOLDER as HEROES
from fabletop.games.heroes.defs import KINDS as HEROES_KINDS
from fabletop.games.heroes.defs import POWERS, SPELL
from fabletop.games.heroes.words.cards import key, unit_key
from fabletop.games.village.content_files import FOLDER as VILLAGE
from fabletop.games.village.defs import KINDS, SETS
from fabletop.kernel.errors import BrokenFile
from fabletop.ledger import Language
from fabletop.words import LANGUAGES

FOLDERS: Final = (
    words.FOLDER,
    words.FOLDER.parent / "server" / "text",
    VILLAGE / "text",
    HEROES / "text",
)


class Placeholders(Visitor):
    """Collects the names of what a text is given."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def placeholders(node: Any) -> frozenset[str]:
    visitor = Placeholders()
    visitor.visit(node)
    return frozenset(visitor.found)


def texts(folder: Path, language: Language) -> dict[str, frozenset[str]]:
    """Every key and attribute of a language with its placeholders."""
    found: dict[str, frozenset[str]] = {}
    for path in words.files(folder, language):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                raise BrokenFile(path, "", f"this is not Fluent: {entry.content}")
            if isinstance(entry, ast.Message):
                if entry.id.name in found:
                    raise BrokenFile(path, entry.id.name, "it stands there twice")
                found[entry.id.name] = placeholders(entry.value)
                for attribute in entry.attributes:
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
    """What has no name in English; `differences` sees to the other languages."""
    return nameless_in(VILLAGE, village_keys()) + nameless_in(HEROES, heroes_keys())


def nameless_in(folder: Path, keys: Iterable[str]) -> list[str]:
    known = texts(folder / "text", "en")
    return [f"{key} has no name" for key in keys if key not in known]


def village_keys() -> list[str]:
    """Cards and heroes."""
    content = village.content()
    keys = [f"card-{card.id}" for card in content.cards] + [f"hero-{hero.id}" for hero in content.heroes]
    return [key.replace("_", "-") for key in keys]


def heroes_keys() -> list[str]:
    """Units, what they can do, cards with each of their uses, heroes, and the cards of the AI."""
    content = heroes.content()
    keys = [unit_key(unit.id) for unit in content.units]
    keys += [key("power", word) + ending for word in POWERS for ending in ("", ".text")]
    for card in content.cards:
        name = key("card", card.id)
        keys.append(name)
        own = len(card.uses) - (card.kind == SPELL)  # the last use of a spell reads the same on all
        keys += [f"{name}.use-{number}" for number in range(1, own + 1)]
    for hero in content.heroes:
        keys += [key("hero", hero.id) + ending for ending in ("", ".class", ".specialty")]
    keys += [key("ai", card.id) + ending for card in content.ai_cards for ending in ("", ".text")]
    return keys


def count() -> str:
    """How many cards there are, by set and by kind, and how many facts are not ours."""
    return f"{count_village()}\n{count_heroes()}"


def count_village() -> str:
    content = village.content()
    by_set = Counter({one: sum(card.copies.get(one, 0) for card in content.cards) for one in SETS})
    by_kind = Counter(KINDS[card.kind] for card in content.cards)
    known = sum(1 for source in content.sources.values() if source.published or source.inferred)
    return (
        f"village: {len(content.cards)} designs, {by_set.total()} cards ("
        + ", ".join(f"{one} {n}" for one, n in by_set.items())
        + f"), {len(content.heroes)} heroes; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
        + f"; {known} records hold published or inferred facts"
    )


def count_heroes() -> str:
    content = heroes.content()
    by_kind = Counter(HEROES_KINDS[card.kind] for card in content.cards)
    return (
        f"heroes: {len(content.units)} units, {len(content.cards)} designs, "
        f"{sum(card.copies for card in content.cards)} cards, {len(content.heroes)} heroes; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
        + f"; {card_states.summary(content)}"
    )


def main() -> int:
    try:
        print(count())
        wrong = nameless() + [line for folder in FOLDERS for line in differences(folder)]
    except BrokenFile as broken:
        wrong = [str(broken)]
    for line in wrong:
        print(line, file=sys.stderr)
    if not wrong:
        keys = sum(len(texts(folder, "en")) for folder in FOLDERS)
        print(f"words: {keys} texts in each of {', '.join(LANGUAGES)}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
