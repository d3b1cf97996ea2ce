"""A polite no: what was asked cannot be, why, and by which rule."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fabletop.ledger import Language
from fabletop.said import Said, say
from fabletop.speech import LANGUAGES, Speech

FOLDER: Final = Path(__file__).parent / "text"


class Refusal(Exception):
    """Nothing has changed.  `key` names the reason in the files of words beside this module, and what is
    given to it may stand in the `texts` of a game; it may help to ask again `after` so many seconds."""

    def __init__(
        self,
        key: str,
        status: int = 400,
        rule: str = "",
        after: int = 0,
        texts: Path | None = None,
        **given: Said,
    ) -> None:
        super().__init__(key)
        self.key: Final = key
        self.status: Final = status
        self.rule: Final = rule
        self.after: Final = after
        self.said: Final = say(key, **given)
        self._texts: Final = texts

    def reason(self, language: Language) -> str:
        return speech(language, self._texts).phrase(self.said)


def old_page() -> Refusal:
    """For a page that another version of the server gave out: it may not know today's words, so it is told in
    all languages."""
    said = say("refused-old-page")
    return Refusal("refused-setup", 409, why=" · ".join([speech(one).phrase(said) for one in LANGUAGES]))


@cache
def speech(language: Language, texts: Path | None = None) -> Speech:
    return Speech(language, FOLDER, *([texts] if texts else []))
