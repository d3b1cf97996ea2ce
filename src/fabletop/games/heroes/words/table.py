"""The words that prompts, options and the log share: names of players, sides, units and spaces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fabletop.games.heroes.combat.camp import AI_HERO, GUARDS
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import FIELDS, TILE_KINDS
from fabletop.games.heroes.scenario.course import scenario_of
from fabletop.games.heroes.scenario.texts import text_of
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.state.hero import AI_OWNER
from fabletop.games.heroes.view import scene
from fabletop.games.heroes.words.cards import card_words
from fabletop.games.heroes.words.places import field_name
from fabletop.games.words import TableWords, both, listed
from fabletop.kernel.frame import Seat
from fabletop.said import Said, say

FILES: Final = "ABCDEFGH"
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def letter_of(spot: int) -> str:
    """A place at the table by its letter, in the order in which tiles were laid: A to Z, then AA and on."""
    more, last = divmod(spot, len(LETTERS))
    return (letter_of(more - 1) if more else "") + LETTERS[last]


def at(field: int) -> str:
    """A field by the letter of its tile and its number there: the middle is 0, then clockwise from the upper
    right one, however the tile was turned."""
    return f"{letter_of(spot_of(field))}{field % FIELDS}"


class HeroesWords(TableWords[Heroes]):
    """Everything said of a game.  Players go by their heroes, before that by `names`."""

    def __init__(self, names: Mapping[int, str] | None = None, content: str = "") -> None:
        super().__init__(names)
        self.cards: Final = card_words(content)

    # -- players and sides ----------------------------------------------------------------------------

    def seat(self, g: Heroes, seat: int) -> Said:
        """Nobody is the enemy that plays by the book; AI heroes of a scenario go by their names."""
        if seat <= AI_OWNER:
            return self.ai(g, AI_OWNER - seat)
        if seat < 0:
            return self.nobody(g)
        who = g.main_hero(Seat(seat)).who
        return self.number(seat) if who < 0 else self.cards.hero(who)

    def nobody(self, g: Heroes) -> Said:
        """Who plays by the book: an AI hero, or the guards."""
        if g.printed.plan.scenario is not None:
            for side, camp in enumerate(scene(g).camps):
                if camp.leader == AI_HERO:
                    return self.side(g, side)
            return say("side-guards")
        for hero in g.heroes:
            if hero.seat < 0:
                return self.cards.hero(hero.who) if hero.who >= 0 else say("side-ai")
        return say("side-guards")

    def side(self, g: Heroes, side: int) -> Said:
        """Who fights on a side: its hero, the player whose army it is, or the guards."""
        camp = scene(g).camps[side]
        if camp.leader == GUARDS:
            return say("side-guards")
        if camp.hero == NONE:
            return self.seat(g, camp.seat)
        hero = g.heroes[camp.hero]
        if hero.who >= 0 or not hero.main or hero.ai != NONE:
            return self.hero(g, camp.hero)
        return self.number(camp.seat) if camp.seat >= 0 else say("side-ai")

    # -- units and spaces -----------------------------------------------------------------------------

    def unit(self, g: Heroes, uid: int) -> Said:
        """A unit by its name; of several with one name the side is told too, and their number."""
        units = scene(g).units
        one = units[uid]
        name: Said = self.cards.unit(one.kind)
        word = g.units[one.kind].name
        same = [unit for unit in units if g.units[unit.kind].name == word]
        if len(same) == 1:
            return name
        mine = [unit.uid for unit in same if unit.side == one.side]
        if len(mine) > 1:
            name = say("name-number", unit=name, n=mine.index(uid) + 1)
        if len(mine) < len(same):
            name = say("name-side", unit=name, side=self.side(g, one.side))
        return name

    def units(self, g: Heroes, uids: Sequence[int]) -> Said:
        return both([self.unit(g, uid) for uid in uids])

    def space(self, g: Heroes, space: int) -> Said:
        """A file by its letter and a rank by its number, from the attacker's back row on: B1."""
        if space < 0:
            return say("space-beside")
        board = scene(g).board
        return f"{FILES[board.file(space)]}{board.rank(space) + 1}"

    # -- the map --------------------------------------------------------------------------------------

    def hero(self, g: Heroes, number: int) -> Said:
        """A hero of the game: a secondary one has no name of its own."""
        hero = g.heroes[number]
        if hero.ai != NONE:
            return self.ai(g, hero.ai)
        if hero.main:
            return self.cards.hero(hero.who)
        return say("name-secondary", seat=self.seat(g, hero.seat))

    def ai(self, g: Heroes, ai: int) -> Said:
        """A hero of the scenario that nobody steers."""
        scenario = scenario_of(g)
        return text_of(scenario, "ai", scenario.ai[ai].id)

    def field(self, g: Heroes, field: int) -> Said:
        """What is on a field, and where it is: Windmill (C3)."""
        printed = g.land.fields[field]
        return at(field) if printed is None else say("name-field", place=field_name(printed), at=at(field))

    def spot(self, g: Heroes, spot: int) -> Said:
        """A tile by its kind and letter."""
        kind = say(f"tile-{TILE_KINDS[g.land.tiles[spot].kind]}")
        return say("name-tile", tile=kind, at=letter_of(spot))

    def either(self, names: Sequence[Said]) -> Said:
        """A list as one says it: a, b or c."""
        return listed("list-or", names)
