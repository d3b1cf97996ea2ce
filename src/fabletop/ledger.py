"""The ledger: every rule of every game, numbered, in our own words, to be shown, searched and proven."""

from __future__ import annotations

import difflib
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import yaml

from fabletop.content.records import read_records, read_yaml
from fabletop.kernel.errors import BrokenFile

Text = Annotated[str, msgspec.Meta(min_length=1)]
Texts = Text | tuple[Text, ...]
Language = Literal["en", "es", "sv"]
MARKS_KEPT: Final = 1024  # words asked for lately, in each language of each game


class UnknownRule(LookupError):
    """A rule id that stands nowhere in the ledger."""


class Conflict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Two books of one edition disagree: what each says, which is judged right, and why."""

    esp: Text
    swe: Text
    right: Text
    why: Text


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A worked example, as facts."""

    given: Texts
    then: Texts
    edition: Text | None = None


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One rule; `ledger/README.md` says what each field holds."""

    id: Annotated[str, msgspec.Meta(pattern=r"^[a-z]+\.[a-z][a-z0-9_]*\.[0-9]{3}$")]
    rule: Text
    source: Texts
    ambiguity: Text | None = None
    retail: Text | None = None
    first: Text | None = None
    conflict: Conflict | None = None
    uncertain: Text | None = None
    example: Example | None = None
    untestable: Text | None = None
    waits: Text | None = None

    @property
    def game(self) -> str:
        return self.id.split(".")[0]

    @property
    def topic(self) -> str:
        return self.id.split(".")[1]


class Ledger:
    """The rules of one game, by id, and their translations, by language and id."""

    def __init__(self, rules: dict[str, Rule], translations: dict[str, dict[str, str]]) -> None:
        self.rules = rules
        self.translations = translations
        self._indexes: dict[Language, Index] = {}

    def text(self, id: str, language: Language = "en") -> str:
        """The rule in this language, or in English where it is not translated yet."""
        return self.translations.get(language, {}).get(id) or self.rules[id].rule

    def index(self, language: Language) -> Index:
        """Made once; asking it is cheap enough to be done beside a game."""
        if language not in self._indexes:
            self._indexes[language] = Index(self, language)
        return self._indexes[language]

    def topics(self) -> dict[str, list[Rule]]:
        topics: dict[str, list[Rule]] = {}
        for rule in self.rules.values():
            topics.setdefault(rule.topic, []).append(rule)
        return topics


# ── reading ──────────────────────────────────────────────────────────────────────────────────────────────


def home() -> Path:
    """Where the ledger stands: inside an installed package, or at the top of the source tree."""
    package = Path(__file__).parent
    packed = package / "_ledger"
    return packed if packed.is_dir() else package.parent.parent / "ledger"


def read(game: str, where: Path) -> Ledger:
    """Read and check the rules of a game; what is wrong is said with its file and line."""
    rules: dict[str, Rule] = {}
    for path in sorted((where / game).glob("*.yaml")):
        for rule, line in read_records(path, Rule):
            if rule.id in rules:
                raise BrokenFile(path, f"line {line}", f"the id {rule.id} is taken")
            if (rule.game, rule.topic) != (game, path.stem):
                raise BrokenFile(path, f"line {line}", f"{rule.id} belongs in {rule.game}/{rule.topic}.yaml")
            rules[rule.id] = rule
    translated = (where / "text").glob(f"*/{game}.yaml")
    return Ledger(rules, {path.parent.name: _translation(path, rules) for path in translated})


def _translation(path: Path, rules: dict[str, Rule]) -> dict[str, str]:
    """A file of `id: text`, each id a rule."""
    node = read_yaml(path)
    if not isinstance(node, yaml.MappingNode):
        raise BrokenFile(path, "line 1", "a list of `id: text` is expected")
    texts: dict[str, str] = {}
    for key, value in node.value:
        place = f"line {key.start_mark.line + 1}"
        if key.value not in rules:
            raise BrokenFile(path, place, f"there is no rule {key.value}")
        if key.value in texts:
            raise BrokenFile(path, place, f"{key.value} is translated twice")
        if not isinstance(value, yaml.ScalarNode) or not value.value:
            raise BrokenFile(path, place, f"the text of {key.value} is missing")
        texts[key.value] = value.value
    return texts


# ── asking ───────────────────────────────────────────────────────────────────────────────────────────────


@cache
def games() -> tuple[str, ...]:
    """The games that have rules here."""
    return tuple(sorted(path.name for path in home().iterdir() if path.is_dir() and path.name != "text"))


@cache
def load(game: str) -> Ledger:
    """The ledger of a game, read once."""
    if game not in games():
        raise UnknownRule(f"there are no rules for {game!r}, only for {', '.join(games())}")
    return read(game, home())


def find(id: str) -> Rule:
    """The rule of this id."""
    rules = load(id.split(".")[0]).rules
    if id not in rules:
        near = difflib.get_close_matches(id, rules, n=3)
        raise UnknownRule(
            f"there is no rule {id!r}" + (f"; did you mean {' or '.join(near)}?" if near else "")
        )
    return rules[id]


def text(id: str, language: Language = "en") -> str:
    """The rule in this language, or in English where it is not translated yet."""
    return load(find(id).game).text(id, language)


def topics(game: str) -> dict[str, list[Rule]]:
    """The rules of a game by topic."""
    return load(game).topics()


def holds(id: str) -> bool:
    """Whether there is such a rule."""
    game = id.split(".")[0]
    return game in games() and id in load(game).rules


def search(words: str, language: Language = "en", game: str | None = None) -> list[Rule]:
    """The rules that hold any of the words, best first; case and accents do not matter.

    More of the words beat fewer, a whole word beats the beginning of one, and the language asked for
    beats English, which is searched too since players mix the two.
    """
    wanted = list(dict.fromkeys(_words(words)))
    ranked: list[tuple[int, int, Rule]] = []
    for name in [game] if game else games():
        index = load(name).index(language)
        met: dict[int, list[int]] = {}
        for word in wanted:
            for number, mark in index.marks(word).items():
                met.setdefault(number, []).append(mark)
        ranked += [(len(marks), sum(marks), index.rules[number]) for number, marks in sorted(met.items())]
    ranked.sort(key=lambda entry: entry[:2], reverse=True)
    return [rule for _, _, rule in ranked]


class Index:
    """The words of a game's rules in one language and in English, and how much each says of which rule."""

    def __init__(self, ledger: Ledger, language: Language) -> None:
        self.rules: Final = tuple(ledger.rules.values())
        weights: dict[str, dict[int, int]] = {}
        for number, rule in enumerate(self.rules):
            fields = ((2, rule.rule), (3, rule.topic), (4, ledger.text(rule.id, language)))
            for weight, held in fields:  # the best comes last
                for word in _words(held):
                    weights.setdefault(word, {})[number] = weight
        self._words: Final = sorted(weights)
        self._weights: Final = weights
        self._marks: Final = lru_cache(MARKS_KEPT)(self._mark)

    def marks(self, word: str) -> Mapping[int, int]:
        """How well a word is met by which rules: the weight of their best field, twice for a whole word."""
        return self._marks(word)

    def _mark(self, word: str) -> Mapping[int, int]:
        marks: dict[int, int] = {}
        first = bisect_left(self._words, word)
        for held in islice(self._words, first, None):
            if not held.startswith(word):
                break
            times = 2 if held == word else 1
            for number, weight in self._weights[held].items():
                marks[number] = max(marks.get(number, 0), times * weight)
        return marks


def _words(text: str) -> list[str]:
    """The words of a text, without case and accents."""
    plain = unicodedata.normalize("NFKD", text.replace("_", " ").casefold())
    return re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
