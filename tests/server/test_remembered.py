"""What the server remembers, so as not to compose it again, is what it would say anew; and it never grows."""

from __future__ import annotations

import random
from typing import Any, cast

import pytest

from fabletop.games import BOXES
from fabletop.games.village import words as village_words
from fabletop.kernel import Match, Seat, Setup
from fabletop.ledger import Language
from fabletop.server.speakers import LINES_KEPT, VillageSpeaker
from fabletop.server.wire import SPEAKERS_KEPT, known_speaker, speaker, state_of
from fabletop.words import FOLDER, LANGUAGES, PHRASES, phrases


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_speaker_that_remembers_says_what_a_new_one_says(language: Language) -> None:
    """Over several games with other heroes, one of them chosen at the table, and other names."""
    luck = random.Random(4)
    for seed, names in enumerate(({}, {0: "Åsa"}, {0: "Ida", 1: "Åsa"})):
        match = Match(BOXES["village"], Setup("village", 2, seed, options={"heroes": ["choose", "random"]}))
        events = match.take_events()
        for _ in range(120):
            for seat in (Seat(0), Seat(1)):
                told = state_of(match, seat, language, events, names)
                heard = [cut for event in events if (cut := event.cut(seat)) is not None]
                anew = VillageSpeaker(language, names)
                assert told["log"] == anew.log(match.game, heard)
                assert told["decision"] is None or told["decision"]["prompt"] == anew.prompt(match.game, seat)
            if match.decision is None:
                break
            events = match.choose(luck.choice(match.decision.options))


def test_the_same_names_are_spoken_for_by_the_same_speaker_and_others_by_another() -> None:
    assert speaker("village", "sv", {0: "Åsa"}) is speaker("village", "sv", {0: "Åsa"})
    assert speaker("village", "sv", {0: "Åsa"}) is not speaker("village", "sv", {1: "Åsa"})
    assert speaker("village", "sv") is not speaker("village", "es")


def test_lines_and_speakers_are_forgotten_in_time() -> None:
    said = VillageSpeaker("en", {})
    match = Match(BOXES["village"], Setup("village", 2, 1, options={"heroes": ["random"] * 2}))
    told = 0
    while match.decision is not None:
        events = match.choose(match.decision.options[-1])
        told += len(said.log(match.game, events))
        assert len(said.lines) <= LINES_KEPT
    assert told > LINES_KEPT
    assert known_speaker.cache_info().maxsize == SPEAKERS_KEPT


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_remembered_phrase_is_what_would_be_composed(language: Language) -> None:
    """Numbers and words that look alike are not taken for each other."""
    words = village_words.VillageWords(language)
    phrase = cast(Any, phrases(language, (FOLDER,)))
    for n in (1, 2, "1", "+1"):
        for _ in range(2):
            assert phrase("terminal-saved", path=n) == phrase.__wrapped__("terminal-saved", path=n)
            assert words.say("head-price", n=n)
    assert words.say("head-price", n=1) != words.say("head-price", n=2)
    assert phrase.cache_info().maxsize == PHRASES
    assert phrase("no-such-key") == ("no-such-key", "there is no such key")
