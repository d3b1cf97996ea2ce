"""The ledger: every rule of every game, numbered, in our own words, to be shown, searched and proven."""

from __future__ import annotations

import difflib
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
import msgspec.yaml
import yaml

from fabletop.content.records import read_records, read_yaml
from fabletop.kernel.errors import BrokenFile

Text = Annotated[str, msgspec.Meta(min_length=1)]
Texts = Text | tuple[Text, ...]
Language = Literal["en", "es", "sv"]
MARKS_KEPT: Final = 1024  # words asked for lately, in each language of each game
BOOKS: Final[Mapping[str, Language]] = {"ESP": "es", "SWE": "sv", "ENG": "en"}  # how a heading says its book
OWN: Final = "Fabletop"  # the source of rules that stand in no book
SHORTEST: Final = 4  # of words that may hold a slip


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

    def headings(self, language: Language) -> list[str]:
        """Where it stands in the book of this language.  A heading that names no book is Spanish."""
        found = []
        for source in [self.source] if isinstance(self.source, str) else self.source:
            mark, _, rest = source.partition(" ")
            book, heading = (BOOKS[mark], rest) if mark in BOOKS else ("es", source)
            if book == language and heading != OWN:
                found.append(heading)
        return found


class Chapter(msgspec.Struct, frozen=True):
    """The rules of one topic, under a heading of their own."""

    id: str
    title: str
    rules: tuple[Rule, ...]


Titles = dict[str, dict[Language, Text]]  # of chapters, by topic and language, in the order of the contents


class Ledger:
    """The rules of one game by id, the translations of their texts and of how we read them, by language and
    id, and the titles of its chapters."""

    def __init__(
        self,
        rules: dict[str, Rule],
        translations: dict[str, dict[str, str]],
        readings: dict[str, dict[str, str]],
        titles: Titles | None = None,
    ) -> None:
        self.rules = rules
        self.translations = translations
        self.readings = readings
        self.titles: Final[Titles] = titles or {}
        self._indexes: dict[Language, Index] = {}

    def title(self, topic: str, language: Language = "en") -> str:
        """What the chapter about a topic is called."""
        titles = self.titles.get(topic, {})
        return titles.get(language) or titles.get("en") or topic.replace("_", " ").capitalize()

    def contents(self, language: Language = "en") -> list[Chapter]:
        """The chapters in the order in which one would read them."""
        topics = self.topics()
        order = [
            *(topic for topic in self.titles if topic in topics),
            *(t for t in topics if t not in self.titles),
        ]
        return [
            Chapter(f"{topics[topic][0].game}.{topic}", self.title(topic, language), tuple(topics[topic]))
            for topic in order
        ]

    def text(self, id: str, language: Language = "en") -> str:
        """The rule in this language, or in English where it is not translated yet."""
        return self.translations.get(language, {}).get(id) or self.rules[id].rule

    def reading(self, id: str, language: Language = "en") -> str | None:
        """How we read what the book leaves open: in this language or, not yet translated, in English."""
        return self.readings.get(language, {}).get(id) or self.rules[id].ambiguity

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
    translations = {path.parent.name: _translation(path, rules) for path in _texts(where, game)}
    left_open = {id: rule for id, rule in rules.items() if rule.ambiguity}
    readings = {
        path.parent.parent.name: _translation(path, left_open, " that leaves something open")
        for path in _texts(where, f"readings/{game}")
    }
    return Ledger(rules, translations, readings, read_titles(where).get(game, {}))


def _texts(where: Path, name: str) -> list[Path]:
    """A file of translations, in every language that has it."""
    return sorted((where / "text").glob(f"*/{name}.yaml"))


def read_titles(where: Path) -> dict[str, Titles]:
    """What the chapters of every game are called; a small ledger may do without."""
    path = where / "chapters.yaml"
    if not path.is_file():
        return {}
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=dict[str, Titles])
    except (msgspec.DecodeError, yaml.YAMLError) as wrong:
        raise BrokenFile(path, "", str(wrong)) from wrong


def _translation(path: Path, rules: Mapping[str, Rule], which: str = "") -> dict[str, str]:
    """A file of `id: text`, each id one of these rules; a mistake says `which` they are."""
    node = read_yaml(path)
    if not isinstance(node, yaml.MappingNode):
        raise BrokenFile(path, "line 1", "a list of `id: text` is expected")
    texts: dict[str, str] = {}
    for key, value in node.value:
        place = f"line {key.start_mark.line + 1}"
        if key.value not in rules:
            raise BrokenFile(path, place, f"there is no rule {key.value}{which}")
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


def reading(id: str, language: Language = "en") -> str | None:
    """How we read what the book leaves open, if it does: in this language, or else in English."""
    return load(find(id).game).reading(id, language)


def topics(game: str) -> dict[str, list[Rule]]:
    """The rules of a game by topic."""
    return load(game).topics()


def contents(game: str, language: Language = "en") -> list[Chapter]:
    """The chapters of a game in the order in which one would read them."""
    return load(game).contents(language)


def title(rule: Rule, language: Language = "en") -> str:
    """What the chapter of a rule is called."""
    return load(rule.game).title(rule.topic, language)


def holds(id: str) -> bool:
    """Whether there is such a rule."""
    game = id.split(".")[0]
    return game in games() and id in load(game).rules


def search(
    words: str, language: Language = "en", game: str | None = None, first: str | None = None
) -> list[Rule]:
    """The rules that hold any of the words, best first; case and accents do not matter.

    The game that goes `first` comes before all others.  More of the words beat fewer, a whole word beats the
    beginning of one, and the language asked for beats English, which is searched too since players mix the
    two.  A word that no rule holds is taken for a slip: the words that are a letter away from it count.
    """
    names = [game] if game else games()
    indexes = [load(name).index(language) for name in names]
    marks = [_marks(word, indexes) for word in dict.fromkeys(_words(words))]
    ranked: list[tuple[bool, int, int, Rule]] = []
    for at, (name, index) in enumerate(zip(names, indexes, strict=True)):
        met: dict[int, list[int]] = {}
        for marked in marks:
            for number, mark in marked[at].items():
                met.setdefault(number, []).append(mark)
        ranked += [
            (name == first, len(some), sum(some), index.rules[number]) for number, some in sorted(met.items())
        ]
    ranked.sort(key=lambda entry: entry[:3], reverse=True)
    return [entry[3] for entry in ranked]


def _marks(word: str, indexes: Sequence[Index]) -> list[Mapping[int, int]]:
    """How well the rules of each index meet a word: as it stands or, where none does, with its slip."""
    exact = [index.marks(word) for index in indexes]
    return exact if any(exact) else [index.near(word) for index in indexes]


class Index:
    """The words of a game's rules in one language and in English, and how much each says of which rule."""

    def __init__(self, ledger: Ledger, language: Language) -> None:
        self.rules: Final = tuple(ledger.rules.values())
        weights: dict[str, dict[int, int]] = {}
        for number, rule in enumerate(self.rules):
            chapter = f"{rule.topic} {ledger.title(rule.topic, language)}"
            fields = ((2, rule.rule), (3, chapter), (4, ledger.text(rule.id, language)))
            for weight, held in fields:  # the best comes last
                for word in _words(held):
                    weights.setdefault(word, {})[number] = weight
        self._words: Final = sorted(weights)
        self._weights: Final = weights
        self._marks: Final = lru_cache(MARKS_KEPT)(self._mark)
        self._near: Final = lru_cache(MARKS_KEPT)(self._mark_near)
        self._slips: dict[str, list[str]] = {}

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

    def near(self, word: str) -> Mapping[int, int]:
        """How well it is met by which rules if there is a slip in it: the weight of their best field."""
        return self._near(word)

    def _mark_near(self, word: str) -> Mapping[int, int]:
        if not self._slips:
            for held in self._words:
                for form in slips(held):
                    self._slips.setdefault(form, []).append(held)
        marks: dict[int, int] = {}
        for held in {held for form in slips(word) for held in self._slips.get(form, ())}:
            for number, weight in self._weights[held].items():
                marks[number] = max(marks.get(number, 0), weight)
        return marks


def slips(word: str) -> set[str]:
    """A word as it is and without each one of its letters.

    Two words that share such a form differ by a letter that is missing, too many, wrong or out of its place.
    Short words have none: almost any other would be near.
    """
    if len(word) < SHORTEST:
        return set()
    return {word, *(word[:at] + word[at + 1 :] for at in range(len(word)))}


def _words(text: str) -> list[str]:
    """The words of a text, without case and accents."""
    plain = unicodedata.normalize("NFKD", text.replace("_", " ").casefold())
    return re.findall(r"\w+", "".join(sign for sign in plain if not unicodedata.combining(sign)))
