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

from fabletop import speech
from fabletop.games import andor, heroes, village
from fabletop.games.andor.content_files import FOLDER as ANDOR
from fabletop.games.andor.content_files import legend_for
from fabletop.games.andor.defs import BASES, BOOKS, ITEMS, NAMED_RULES, SYMBOLS, TOKENS, LegendDef
from fabletop.games.andor.setup import FEWEST_HEROES, MOST_HEROES
from fabletop.games.andor.words.cards import goal_key, legend_key, option_keys
from fabletop.games.heroes import card_states
from fabletop.games.heroes.content_files import FOLDER as HEROES
from fabletop.games.heroes.defs import KINDS as HEROES_KINDS
from fabletop.games.heroes.defs import POWERS, SPELL
from fabletop.games.heroes.words.cards import key, unit_key
from fabletop.games.village.content_files import FOLDER as VILLAGE
from fabletop.games.village.defs import KINDS, SETS
from fabletop.kernel.errors import BrokenFile
from fabletop.ledger import Language
from fabletop.speech import LANGUAGES

FOLDERS: Final = (
    speech.FOLDER,
    speech.FOLDER.parent / "server" / "text",
    VILLAGE / "text",
    HEROES / "text",
    ANDOR / "text",
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
    for path in speech.files(folder, language):
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
    games = ((VILLAGE, village_keys()), (HEROES, heroes_keys()), (ANDOR, andor_keys()))
    return [line for folder, keys in games for line in nameless_in(folder, keys)] + fieldless()


def fieldless() -> list[str]:
    """Names of fields that are on no board: most fields have none, so a wrong number would go unseen."""
    fields = {f"field-{field}" for board in andor.content().boards.values() for field in board.xy}
    named = [key for key in texts(ANDOR / "text", "en") if key.removeprefix("field-").isdecimal()]
    return [f"{key} is a field of no board" for key in named if key not in fields]


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


def andor_keys() -> list[str]:
    """Heroes, pieces, rules and symbols, boards, and of every legend its cards, goals and options."""
    content = andor.content()
    named = [key("item", id) for id in ITEMS] + [key("book", id) for id in BOOKS]
    named += [key("token", id) for id in TOKENS] + [key("base", id) for id in BASES]
    named += [key("symbol", id) for id in SYMBOLS] + [key("rule", id) for id in NAMED_RULES]
    named += [f"figure-{figure.lower()}" for hero in content.heroes for figure in hero.figures]
    keys = [name + ending for name in named for ending in ("", ".text")]
    for hero in content.heroes:
        keys += [key("hero", hero.id) + ending for ending in ("", ".ability-1", ".ability-2", ".grade-2")]
    for board in content.boards.values():
        keys.append(key("board", board.id))
        keys += [key("site", site.id) for site in board.sites]
        keys += [key("terrain", terrain) for terrain in board.terrain if terrain]
    for number in content.legends:
        for players in range(FEWEST_HEROES, MOST_HEROES + 1):
            keys += legend_keys(legend_for(number, players))
    return list(dict.fromkeys(keys))


def legend_keys(legend: LegendDef) -> list[str]:
    """The words of one legend, and of everything that it shares with the others."""
    keys = [legend_key(legend) + ending for ending in ("", ".story-1", ".won", ".lost")]
    keys += [key("card", card.id) + ending for card in legend.cards for ending in ("", ".text")]
    keys += [key("event", event.id) + ending for event in legend.events for ending in ("", ".text")]
    keys += [key("foe", foe.id) + ending for foe in legend.foes for ending in ("", ".text", ".many")]
    keys += [key("face", face.id) + ending for face in legend.faces for ending in ("", ".text")]
    keys += [key("movement", token.id) + ending for token in legend.movement for ending in ("", ".below")]
    keys += [goal_key(legend, goal) for goal in legend.goals]
    return keys + option_keys(legend)


def count() -> str:
    """How many cards there are, by set and by kind, and how many facts are not ours."""
    return f"{count_village()}\n{count_heroes()}\n{count_andor()}"


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


def count_andor() -> str:
    content = andor.content()
    legends = [legend_for(number, MOST_HEROES) for number in content.legends]
    fields = sum(len(board.xy) for board in content.boards.values())
    by_kind = Counter(card.kind for legend in legends for card in legend.cards)
    return (
        f"andor: {len(legends)} legends, {by_kind.total()} legend cards, {len(legends[0].events)} events, "
        f"{len(legends[0].foes)} foes, {len(content.heroes)} heroes, {fields} fields; "
        + ", ".join(f"{n} {kind}" for kind, n in by_kind.items())
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
