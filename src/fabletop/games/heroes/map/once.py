"""What may be done once in a turn or while a proclamation is in force, and at which deck somebody peeks."""

from __future__ import annotations

from typing import Final

# What may be done once in a turn (`Realm.once`) or while a proclamation is in force (`Realm.weekly`)
SMITH: Final = 0  # the blacksmith
COVER: Final = 1  # the cover of darkness
PEEK: Final = 2  # the rogues
TREASURE_LUCK: Final = 3  # a treasure die may be rolled again by a card of luck
RESOURCE_LUCK: Final = 4  # a resource die
WEASEL: Final = 5  # the astrologers let one die be rolled again
FIRST_SPELL: Final = 6  # the first spell, of the turn or the fortnight, was cast
ARRANGED: Final = 7  # units were moved on the own board, and nothing else was done since
SWAP: Final = 10  # a card was offered to an ally: to this number the seat is added

# At which deck somebody peeks; a second number says which of them
COMMON: Final = 0  # abilities, spells or artifacts
NEUTRAL_UNITS: Final = 1  # by tier
STARS: Final = 2  # the astrologers' cards
OWN: Final = 3
