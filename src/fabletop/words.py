"""Words in English, Spanish and Swedish, from Project Fluent files: `Words("sv").say("terminal-saved", ...)`.

A folder of words holds `en.ftl` or `en/*.ftl`, and the same for every other language.  What a language lacks
is said in English; what English lacks too is said by its key, or is an error where `Words.strict` is set.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource

from fabletop.ledger import Language

LANGUAGES: Final[tuple[Language, ...]] = ("en", "es", "sv")
FOLDER: Final = Path(__file__).parent / "text"

# How each language calls itself, for menus.
NAMES: Final[dict[Language, str]] = {"en": "English", "es": "Español", "sv": "Svenska"}


class MissingWords(LookupError):
    """A key that stands in no file, or a text that cannot be completed with what it was given."""


class Words:
    """Everything that can be said in one language, from the program's own folder or the ones given."""

    strict: ClassVar[bool] = False

    def __init__(self, language: Language = "en", *folders: Path) -> None:
        self.language: Final = language
        folders = folders or (FOLDER,)
        self._bundles = [bundle(one, folders) for one in dict.fromkeys((language, "en"))]

    def has(self, key: str) -> bool:
        return self._find(key) is not None

    def say(self, key: str, **given: str | int) -> str:
        """The text of a key (`card-orc`, `ability-heal.text`) with its placeholders filled in."""
        found = self._find(key)
        if found is None:
            return self._lacking(key, "there is no such key")
        speaker, pattern = found
        said, wrong = speaker.format_pattern(pattern, given)
        if wrong and self.strict:
            return self._lacking(key, "; ".join(str(one) for one in wrong))
        return str(said)

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = key.partition(".")
        for speaker in self._bundles:
            if speaker.has_message(name):
                message = speaker.get_message(name)
                pattern = message.attributes.get(attribute) if attribute else message.value
                if pattern is not None:
                    return speaker, pattern
        return None

    def _lacking(self, key: str, why: str) -> str:
        if self.strict:
            raise MissingWords(f"{key} in {self.language}: {why}")
        return key


def files(folder: Path, language: Language) -> list[Path]:
    """The files of one language in a folder of words."""
    return [*folder.glob(f"{language}.ftl"), *sorted((folder / language).glob("*.ftl"))]


@cache
def bundle(language: Language, folders: Sequence[Path]) -> FluentBundle:
    """The texts of one language in all these folders, read once."""
    made = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for path in files(folder, language):
            made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made
