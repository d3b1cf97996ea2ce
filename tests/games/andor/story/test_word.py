"""The registry of words: what a script can say, what follows each word, and what carries it out."""

import inspect

import pytest

from fabletop.games.andor.load.effects import Effects
from fabletop.games.andor.story.word import WORDS, word


def test_every_word_has_a_reader_of_the_same_name() -> None:
    for name in WORDS:
        assert callable(getattr(Effects, name, None)), name


def test_a_word_with_an_aim_is_told_what_it_is_aimed_at() -> None:
    for said in WORDS.values():
        assert len(inspect.signature(said.does).parameters) == (3 if said.at is None else 4), said.name


def test_no_word_has_two_meanings() -> None:
    with pytest.raises(ValueError, match="two functions claim the word end"):
        word("end")(WORDS["end"].does)


def test_what_a_word_takes_is_no_option_too() -> None:
    for said in WORDS.values():
        assert not set(said.takes) & set(said.may), said.name
