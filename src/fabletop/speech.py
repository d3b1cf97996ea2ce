"""What is said, put into English, Spanish or Swedish from Project Fluent files.

`Speech("sv").phrase(said)` puts a message into words, and `say("terminal-saved", …)` a text by its key.  A
folder of words holds `en.ftl` or `en/*.ftl`, and the same for every other language; texts in `en/seen/` are
not shipped to browsers, which are told them when they come to be seen.  What a language lacks is said in
English; what English lacks too is said by its key, or is an error where `Speech.strict` is set.

A name in a sentence is `hero-elf.the`: el Elfo, Alven.  Names may have a gender: where
`unit-castle-griffins` has an attribute `.gender`, a text that is given it as `$unit` may select by
`$unit-gender`.  The browser does all this in the same way (`client/src/text`).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource

from fabletop.ledger import Language
from fabletop.said import Join, Said, Say

LANGUAGES: Final[tuple[Language, ...]] = ("en", "es", "sv")
FOLDER: Final = Path(__file__).parent / "text"
SEEN: Final = "seen"  # the folder of texts that are told when they come to be seen
MESSAGE: Final = re.compile(r"^(?P<key>[A-Za-z][\w-]*) *=.*(?:\n(?![A-Za-z#-]).*)*", re.MULTILINE)
PLACEHOLDER: Final = re.compile(r"\$([A-Za-z][\w-]*)")
ATTRIBUTE: Final = re.compile(r"^\s+\.([A-Za-z][\w-]*) *=", re.MULTILINE)
Sources = Mapping[str, dict[str, str]]  # texts as they stand in the files, by their keys, in every language
PHRASES: Final = 8192  # that are remembered in one language, the latest
SPEECHES: Final = 64  # languages of folders that are remembered, the latest

THE: Final = "the"  # the attribute of a name as sentences have it; older texts lack it
GENDER: Final = "-gender"  # what is added to the name of an argument, for what selects by its gender
CONTRACTION: Final = re.compile(r"\b(de|a) el ", re.IGNORECASE)
ARTICLE_FIRST: Final = re.compile(r"^(el|la) |(?<=^[¡¿])(el|la) ")
STOPS: Final = (".", "!", "?", ":")

# How each language calls itself, for menus.
NAMES: Final[dict[Language, str]] = {"en": "English", "es": "Español", "sv": "Svenska"}


class MissingWords(LookupError):
    """A key that stands in no file, or a text that cannot be completed with what it was given."""


class Speech:
    """Everything that can be said in one language, from the program's own folder or the ones given."""

    strict: ClassVar[bool] = False

    def __init__(self, language: Language = "en", *folders: Path, brought: Path | None = None) -> None:
        self.language: Final = language
        self._folders: Final = folders or (FOLDER,)
        self._brought: Final = brought  # the words of another day, where a match was begun with them
        self._phrase: Final = phrases(language, self._folders, brought)
        self._gender: Final = genders(language, self._folders)

    def has(self, key: str) -> bool:
        return find(bundles(self.language, self._folders, self._brought), key) is not None

    def say(self, key: str, **given: str | int) -> str:
        """The text of a key (`card-orc`, `ability-heal.text`) with its placeholders filled in."""
        said, wrong = self._phrase(key, **given)
        if wrong and self.strict:
            raise MissingWords(f"{key} in {self.language}: {wrong}")
        return said

    def phrase(self, said: Said) -> str:
        """A message in words, with all that it holds."""
        if isinstance(said, str):
            return said
        if isinstance(said, int):
            return str(said)
        if isinstance(said, Join):
            return said.sep.join([self.phrase(part) for part in said.parts])
        given = {name: one if isinstance(one, int) else self.phrase(one) for name, one in said.args.items()}
        genders = {f"{name}{GENDER}": self.gender(one) for name, one in said.args.items()}
        return self.say(said.key, **given, **{name: one for name, one in genders.items() if one})

    def gender(self, said: Said) -> str:
        """That of a name, or of the name within a longer one; none where the language minds no gender."""
        if not isinstance(said, Say):
            return ""
        own = self._gender(said.key)
        return own or next((one for one in map(self.gender, said.args.values()) if one), "")


@lru_cache(SPEECHES)
def phrases(
    language: Language, folders: tuple[Path, ...], brought: Path | None = None
) -> Callable[..., tuple[str, str]]:
    """What composes the text of a key and tells what is wrong with it, shared by all who speak a language.

    To compose a phrase takes a hundred times as long as to remember it, and a server says the same all day.
    """
    speakers = bundles(language, folders, brought)

    @lru_cache(PHRASES)
    def phrase(key: str, **given: str | int) -> tuple[str, str]:
        found = find(speakers, key)
        if found is None:
            return key, "there is no such key"
        speaker, pattern = found
        said, wrong = speaker.format_pattern(pattern, given)
        return contracted(str(said), language), "; ".join(str(one) for one in wrong if GENDER not in str(one))

    return phrase


@lru_cache(SPEECHES)
def genders(language: Language, folders: tuple[Path, ...]) -> Callable[[str], str]:
    """What tells the gender of the name that a key stands for, if it has one in this language."""
    speaker = bundle(language, folders)

    @lru_cache(PHRASES)
    def gender(key: str) -> str:
        found = find([speaker], f"{key.partition('.')[0]}{GENDER.replace('-', '.')}")
        return "" if found is None else str(found[0].format_pattern(found[1])[0])

    return gender


def contracted(text: str, language: Language) -> str:
    """Names that bring their article along, put right in Spanish: «de el Elfo» is «del Elfo», and a sentence
    that begins with «el Elfo» begins with a capital."""
    if language != "es":
        return text
    text = CONTRACTION.sub(r"\1l ", text)
    return ARTICLE_FIRST.sub(lambda found: found[0].capitalize(), text) if text.endswith(STOPS) else text


def find(speakers: Iterable[FluentBundle], key: str) -> tuple[FluentBundle, Any] | None:
    """The pattern of a key, from the first of these that has it."""
    name, _, attribute = key.partition(".")
    for speaker in speakers:
        if speaker.has_message(name):
            message = speaker.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is None and attribute == THE:
                pattern = message.value
            if pattern is not None:
                return speaker, pattern
    return None


def files(folder: Path, language: Language) -> list[Path]:
    """The files of one language in a folder of words."""
    own = folder / language
    return [*folder.glob(f"{language}.ftl"), *sorted(own.glob("*.ftl")), *sorted(own.glob(f"{SEEN}/*.ftl"))]


@lru_cache(SPEECHES)
def seen_texts(folder: Path) -> Sources:
    """The texts of a folder that are not shipped beforehand, by their keys, as they stand in the files."""
    return sources(folder, seen=True)


def sources(folder: Path, seen: bool) -> Sources:
    """The texts of a folder that come to be seen, or all others.  They are told apart without being parsed,
    which would take twenty times as long."""
    found: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        for path in files(folder, language):
            if (path.parent.name == SEEN) == seen:
                for text in MESSAGE.finditer(path.read_text(encoding="utf-8")):
                    found.setdefault(text["key"], {})[language] = text[0].rstrip()
    return found


@lru_cache(SPEECHES)
def other_texts(folder: Path, today: Path) -> Sources:
    """The texts of another day that those of today lack or say otherwise.  Where today's take other arguments
    or have other parts, the program of today would not know how to use the older ones."""
    now = sources(today, seen=False)
    return {
        key: text
        for key, text in sources(folder, seen=False).items()
        if key not in now or (text != now[key] and shape(text) == shape(now[key]))
    }


def shape(text: Mapping[str, str]) -> tuple[set[str], list[str]]:
    """What a text is given, and which parts it has, in English."""
    english = text.get("en", "")
    return set(PLACEHOLDER.findall(english)), [one for one in ATTRIBUTE.findall(english) if one != THE]


def bundles(language: Language, folders: Sequence[Path], brought: Path | None = None) -> list[FluentBundle]:
    """Where to look: in the language itself, then in English; in each first in what was brought along."""
    found = []
    for one in dict.fromkeys((language, "en")):
        if brought is not None:
            found.append(brought_bundle(one, brought, folders[-1]))
        found.append(bundle(one, folders))
    return found


@lru_cache(SPEECHES)
def bundle(language: Language, folders: Sequence[Path]) -> FluentBundle:
    """The texts of one language in all these folders, read once."""
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in files(folder, language):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


@lru_cache(SPEECHES)
def brought_bundle(language: Language, folder: Path, today: Path) -> FluentBundle:
    """The texts of another day that are not those of today."""
    made = FluentBundle([language], use_isolating=False)
    for texts in (other_texts(folder, today), seen_texts(folder)):
        made.add_resource(FluentResource("\n".join(text.get(language, "") for text in texts.values())))
    return made
