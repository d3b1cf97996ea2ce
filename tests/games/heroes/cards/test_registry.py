"""The words on cards: each declared once, over the function that does it."""

import pytest

from fabletop.games.heroes import content
from fabletop.games.heroes.cards.registry import MAP_MOMENTS, NEVER, ON_MAP, WORDS, word
from fabletop.games.heroes.combat.pieces import Play
from fabletop.games.heroes.state.game import Heroes


def test_every_word_stands_on_some_card() -> None:
    used = {effect.word for card in content().cards for use in card.uses for effect in use.does}
    assert used == set(WORDS)


def test_a_word_that_may_be_played_says_when_it_is_of_use() -> None:
    """By what it is aimed at, by whom it helps in a blow, or by a check of its own.  Power is added to a
    spell that is being cast, which asks for itself; so do the moments of the map that a card is kept for."""
    for one in WORDS.values():
        judged = one.at is not None or one.helps is not None or one.useful is not None
        asked_for = one.moments & ~(MAP_MOMENTS & ~ON_MAP) == 0
        assert judged == (not asked_for and one.name != "power"), one.name


def test_nobody_is_asked_when_it_may_not_be_played() -> None:
    for one in WORDS.values():
        assert one.asks & ~one.moments == 0, one.name


def test_a_word_is_claimed_once() -> None:
    def again(g: Heroes, play: Play, n: int) -> None:
        """Another deed."""

    with pytest.raises(ValueError, match="two deeds claim the word slow"):
        word("slow", NEVER)(again)
