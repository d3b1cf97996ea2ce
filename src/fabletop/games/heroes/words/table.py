"""The words that prompts, options and the log share: names of players, sides, units and spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fabletop.games.heroes.combat.camp import GUARDS
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.view import scene
from fabletop.games.heroes.words.cards import CardWords
from fabletop.games.spoken import TableWords
from fabletop.kernel.frame import Seat
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
            return self.nobody(g)
        who = g.main_hero(Seat(seat)).who
        return self.number(seat) if who < 0 else self.cards.hero(who)

    def nobody(self, g: Heroes) -> str:
        """Who plays by the book: an AI hero, or the guards."""
        for hero in g.heroes:
            if hero.seat < 0:
                return self.cards.hero(hero.who) if hero.who >= 0 else self.say("side-ai")
        return self.say("side-guards")

    def side(self, g: Heroes, side: int) -> str:
        """Who fights on a side: its hero, the player whose army it is, or the guards."""
        camp = scene(g).camps[side]
        if camp.leader == GUARDS:
            return self.say("side-guards")
        if camp.hero == NONE:
            return self.seat(g, camp.seat)
        who = g.heroes[camp.hero].who
        if who >= 0:
            return self.cards.hero(who)
        return self.number(camp.seat) if camp.seat >= 0 else self.say("side-ai")

    # -- units and spaces -----------------------------------------------------------------------------

    def unit(self, g: Heroes, uid: int) -> str:
        """A unit by its name; of several with one name the side is told too, and their number."""
        units = scene(g).units
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
        board = scene(g).board
        return f"{FILES[board.file(space)]}{board.rank(space) + 1}"

    def either(self, names: Sequence[str]) -> str:
        """A list as one says it: a, b or c."""
        return self.listed("list-or", names)
