"""The words that prompts, options and the log share: names of players, sides, units and spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fabletop.games.heroes.pieces import AI_HERO, ARMY, HERO
from fabletop.games.heroes.state import Heroes
from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.spoken import TableWords
from fabletop.ledger import Language

FILES: Final = "ABCDEFGH"


@cache
def card_words(language: Language) -> CardWords:
    """They are the same at every table."""
    return CardWords(language)


class HeroesWords(TableWords[Heroes]):
    """Everything said of a game in one language.  Players go by their heroes, before that by `names`."""

    def __init__(self, language: Language = "en", names: Mapping[int, str] | None = None) -> None:
        cards = card_words(language)
        super().__init__(cards.words, names)
        self.cards: Final = cards

    # -- players and sides ----------------------------------------------------------------------------

    def seat(self, g: Heroes, seat: int) -> str:
        """Nobody is the enemy that plays by the book."""
        if seat < 0:
            return self.side(g, 1)
        hero = g.players[seat].hero
        return self.number(seat) if hero < 0 else self.cards.hero(hero)

    def side(self, g: Heroes, side: int) -> str:
        """Who fights on a side: its hero, the player whose army it is, or the guards."""
        camp = g.combat.camps[side]
        if camp.leader == ARMY:
            return self.seat(g, camp.seat)
        if camp.leader in (HERO, AI_HERO):
            hero = g.players[side].hero
            if hero >= 0:
                return self.cards.hero(hero)
            return self.number(camp.seat) if camp.seat >= 0 else self.say("side-ai")
        return self.say("side-guards")

    # -- units and spaces -----------------------------------------------------------------------------

    def unit(self, g: Heroes, uid: int) -> str:
        """A unit by its name; of several with one name the side is told too, and their number."""
        units = g.combat.units
        one = units[uid]
        name = self.cards.unit(one.kind)
        word = g.units[one.kind].name
        same = [unit for unit in units if g.units[unit.kind].name == word]
        if len(same) == 1:
            return name
        mine = [unit.uid for unit in same if unit.side == one.side]
        if len(mine) > 1:
            name = self.say("name-number", unit=name, n=mine.index(uid) + 1)
        if len(mine) < len(same):
            name = self.say("name-side", unit=name, side=self.side(g, one.side))
        return name

    def units(self, g: Heroes, uids: Sequence[int]) -> str:
        return self.both([self.unit(g, uid) for uid in uids])

    def space(self, g: Heroes, space: int) -> str:
        """A file by its letter and a rank by its number, from the attacker's back row on: B1."""
        if space < 0:
            return self.say("space-beside")
        return f"{FILES[g.combat.board.file(space)]}{g.combat.board.rank(space) + 1}"

    def either(self, names: Sequence[str]) -> str:
        """A list as one says it: a, b or c."""
        return self.listed("list-or", names)
