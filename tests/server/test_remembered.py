"""What is remembered, so as not to compose it again, is what would be said anew; and it never grows."""

from __future__ import annotations

from typing import Any, cast

import pytest

from fabletop.games.village.words import TEXT
from fabletop.ledger import Language
from fabletop.server.tellers import TELLERS_KEPT, known_teller, teller
from fabletop.speech import FOLDER, LANGUAGES, PHRASES, Speech, phrases


def test_the_same_names_are_told_of_by_the_same_teller_and_others_by_another() -> None:
    assert teller("village", {0: "Åsa"}) is teller("village", {0: "Åsa"})
    assert teller("village", {0: "Åsa"}) is not teller("village", {1: "Åsa"})
    assert known_teller.cache_info().maxsize == TELLERS_KEPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remembered_phrase_is_what_would_be_composed(language: Language) -> None:
    """Numbers and words that look alike are not taken for each other."""
    words = Speech(language, TEXT)
    phrase = cast(Any, phrases(language, (FOLDER,)))
    for n in (1, 2, "1", "+1"):
        for _ in range(2):
            assert phrase("terminal-saved", path=n) == phrase.__wrapped__("terminal-saved", path=n)
            assert words.say("head-price", n=n)
    assert words.say("head-price", n=1) != words.say("head-price", n=2)
    assert phrase.cache_info().maxsize == PHRASES
    assert phrase("no-such-key") == ("no-such-key", "there is no such key")
