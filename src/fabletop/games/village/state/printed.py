"""What one game and all its clones share: the box as it was opened."""

from __future__ import annotations

from typing import Final

from fabletop.games.village.defs import CardDef, HeroDef
from fabletop.games.village.records import Rules

# Market decks: 0 is the main deck, 1 to 5 those of the spaces of the same number [village.market.040]
MAIN: Final = 0
SPELL_DECK: Final = 3
NUGGETS: Final = 5
FIRST_MAIN_SPACE: Final = 6
LAST_SPACE: Final = 10


class Printed:
    """What one game and all its clones share: the rules in force and everything printed."""

    def __init__(
        self,
        rules: Rules,
        cards: tuple[CardDef, ...],
        heroes: tuple[HeroDef, ...],
        first_mini: int,
        seats: int,
        sets: tuple[str, ...],
        piles: tuple[tuple[int, ...], ...],
        start: tuple[int, ...],
        supply: tuple[int, ...],
    ) -> None:
        self.rules: Final = rules
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.first_mini: Final = first_mini
        self.seats: Final = seats
        self.sets: Final = sets
        self.piles: Final = piles  # the market decks, unshuffled; number 0 is the main deck
        self.start: Final = start  # what each player's deck starts with
        self.supply: Final = supply  # mini cards of each kind

    def ruled_by(self, rules: Rules) -> Printed:
        """The same box under other rules."""
        return Printed(
            rules,
            self.cards,
            self.heroes,
            self.first_mini,
            self.seats,
            self.sets,
            self.piles,
            self.start,
            self.supply,
        )
