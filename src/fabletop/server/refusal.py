"""A polite no: what was asked cannot be, why, and by which rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fabletop.ledger import Language
from fabletop.words import Words

FOLDER: Final = Path(__file__).parent / "text"


class Refusal(Exception):
    """Nothing has changed.  `key` names the reason in the files of words beside this module."""

    def __init__(self, key: str, status: int = 400, rule: str = "", **given: str | int) -> None:
        super().__init__(key)
        self.key: Final = key
        self.status: Final = status
        self.rule: Final = rule
        self.given: Final = given

    def reason(self, language: Language) -> str:
        return words(language).say(self.key, **self.given)


@cache
def words(language: Language) -> Words:
    return Words(language, FOLDER)
