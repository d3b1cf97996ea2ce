"""What the astrologers proclaim, frozen and shared by all games and their clones. [heroes.event]"""

from __future__ import annotations

from typing import Final

# How long a proclamation is in force
DURATIONS: Final = ("now", "until_next", "next_income")
NOW: Final = 0
UNTIL_NEXT: Final = 1  # in this round and the next: until the astrologers speak again
NEXT_INCOME: Final = 2

# What they bring about: so much of it, or all that the word says
COUNTED_WORDS: Final = ("income_gold", "income_valuables", "movement", "hand_limit", "first_spell_power")
PLAIN_WORDS: Final = (
    "treasure_die",
    "resource_die",
    "morale",
    "renew_hands",
    "clear_cubes",
    "reinforce",
    "plague",
    "first_spell_returns",
    "swap_guard",
    "reroll",
    "nothing",
)


class ProclamationDef:
    """A card of the astrologers."""

    def __init__(self, index: int, id: str, word: str, amount: int, lasts: int) -> None:
        self.index: Final = index
        self.id: Final = id
        self.word: Final = word
        self.amount: Final = amount  # how much of it; 0 where its word says all
        self.lasts: Final = lasts
