"""The words that prompts, options and the log share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from fabletop.games.village.state import Village
from fabletop.games.village.state.pieces import Monster
from fabletop.games.village.words.cards import CardWords
from fabletop.games.words import TableWords
from fabletop.ledger import Language


@cache
def card_words(language: Language) -> CardWords:
    """They remember what they said, and are the same at every table."""
    return CardWords(language)


class VillageWords(TableWords[Village]):
    """Everything said of a game in one language.  Players go by their heroes, before that by `names`."""

    def __init__(self, language: Language = "en", names: Mapping[int, str] | None = None) -> None:
        cards = card_words(language)
        super().__init__(cards.words, names)
        self.cards: Final = cards

    def seat(self, g: Village, seat: int) -> str:
        if seat < 0:
            return self.say("seat-nobody")
        hero = g.players[seat].hero
        return self.number(seat) if hero < 0 else self.cards.hero(hero)


def monster_of(g: Village, uid: int) -> Monster | None:
    """A monster in front of a hero, or one whose prey has fallen."""
    for loose in g.loose:
        if loose.uid == uid:
            return loose
    return g.monster(uid)
