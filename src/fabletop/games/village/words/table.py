"""The words that prompts, options and the log share."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fabletop.games.village.defs import NONE
from fabletop.games.village.state import Village
from fabletop.games.village.state.pieces import Monster
from fabletop.games.village.words.cards import card_words
from fabletop.games.words import TableWords
from fabletop.said import Said, say


class VillageWords(TableWords[Village]):
    """Everything said at a table.  Players go by their heroes, before that by `names`."""

    def __init__(self, names: Mapping[int, str] | None = None, content: str = "") -> None:
        super().__init__(names)
        self.cards: Final = card_words(content)

    def seat(self, g: Village, seat: int) -> Said:
        """As a sentence names a player."""
        if seat < 0:
            return say("seat-nobody")
        hero = g.players[seat].hero
        return self.number(seat) if hero < 0 else self.cards.the_hero(hero)

    def called(self, g: Village, seat: int) -> Said:
        """As a player is called at the table, and in lists."""
        hero = g.players[seat].hero if seat >= 0 else NONE
        return self.seat(g, seat) if hero < 0 else self.cards.hero(hero)


def monster_of(g: Village, uid: int) -> Monster | None:
    """A monster in front of a hero, or one whose prey has fallen."""
    for loose in g.loose:
        if loose.uid == uid:
            return loose
    return g.monster(uid)
