"""The words that prompts, options and the log share: names of players, and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fabletop.games.village.pieces import Monster
from fabletop.games.village.state import Village
from fabletop.games.village.words.cards import CardWords
from fabletop.ledger import Language


@cache
def card_words(language: Language) -> CardWords:
    """They remember what they said, and are the same at every table."""
    return CardWords(language)


class VillageWords:
    """Everything said of a game in one language.  Players go by their heroes, before that by `names`."""

    def __init__(self, language: Language = "en", names: Mapping[int, str] | None = None) -> None:
        self.language: Final = language
        self.cards: Final = card_words(language)
        self.player_names: Final = dict(names or {})

    def say(self, key: str, **given: str | int) -> str:
        return self.cards.say(key, **given)

    def seat(self, g: Village, seat: int) -> str:
        """What a player is called: the hero, else the name given, else Player 1."""
        if seat < 0:
            return self.say("seat-nobody")
        hero = g.players[seat].hero
        return self.number(seat) if hero < 0 else self.cards.hero(hero)

    def number(self, seat: int) -> str:
        """The name given to a player, else the number of the seat."""
        return self.player_names.get(seat) or self.say("seat-number", n=seat + 1)

    def seats(self, g: Village, seats: Sequence[int]) -> str:
        return self.both([self.seat(g, seat) for seat in seats])

    def both(self, names: Sequence[str]) -> str:
        """A list as one says it: a, b and c."""
        if len(names) == 1:
            return names[0]
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1])


def monster_of(g: Village, uid: int) -> Monster | None:
    """A monster in front of a hero, or one whose prey has fallen."""
    for loose in g.loose:
        if loose.uid == uid:
            return loose
    return g.monster(uid)
