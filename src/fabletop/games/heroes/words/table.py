"""The words that prompts, options and the log share: names of players, sides, units and spaces, and lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fabletop.games.heroes.pieces import AI_HERO, ARMY, HERO
from fabletop.games.heroes.state import Heroes
from fabletop.games.heroes.words.cards import CardWords
from fabletop.ledger import Language

FILES: Final = "ABCDEFGH"


@cache
def card_words(language: Language) -> CardWords:
    """They are the same at every table."""
    return CardWords(language)


class HeroesWords:
    """Everything said of a game in one language.  Players go by their heroes, before that by `names`."""

    def __init__(self, language: Language = "en", names: Mapping[int, str] | None = None) -> None:
        self.language: Final = language
        self.cards: Final = card_words(language)
        self.player_names: Final = dict(names or {})

    def say(self, key: str, **given: str | int) -> str:
        return self.cards.say(key, **given)

    # -- players and sides ----------------------------------------------------------------------------

    def seat(self, g: Heroes, seat: int) -> str:
        """What a player is called: the hero, else the name given, else Player 1.  Nobody is the enemy that
        plays by the book."""
        if seat < 0:
            return self.side(g, 1)
        hero = g.players[seat].hero
        return self.number(seat) if hero < 0 else self.cards.hero(hero)

    def number(self, seat: int) -> str:
        """The name given to a player, else the number of the seat."""
        return self.player_names.get(seat) or self.say("seat-number", n=seat + 1)

    def seats(self, g: Heroes, seats: Sequence[int]) -> str:
        return self.both([self.seat(g, seat) for seat in seats])

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

    # -- lists ----------------------------------------------------------------------------------------

    def both(self, names: Sequence[str]) -> str:
        """A list as one says it: a, b and c."""
        return self.listed("list-and", names)

    def either(self, names: Sequence[str]) -> str:
        """The same with or."""
        return self.listed("list-or", names)

    def listed(self, key: str, names: Sequence[str]) -> str:
        if len(names) < 2:
            return "".join(names)
        return self.say(key, first=", ".join(names[:-1]), last=names[-1])
