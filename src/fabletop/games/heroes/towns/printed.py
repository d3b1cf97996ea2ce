"""What is printed on town boards, frozen and shared by all games and their clones. [heroes.town]"""

from __future__ import annotations

from typing import Final

# Eight buildings on seven tiles: two share one, and the second of them needs the first. [heroes.town.010]
BUILDINGS: Final = (
    "city_hall",
    "citadel",
    "mage_guild",
    "bronze_dwelling",
    "silver_dwelling",
    "gold_dwelling",
    "special_1",
    "special_2",
)
CITY_HALL: Final = 0
CITADEL: Final = 1
MAGE_GUILD: Final = 2
DWELLING: Final = 2  # the dwelling of a tier is this and the tier: bronze 3, silver 4, gold 5
SPECIAL_1: Final = 6
SPECIAL_2: Final = 7

# What the buildings that only one faction has do, and the city halls
HALL_WORDS: Final = ("gold_or_movement", "gold_or_valuable", "gold_or_reinforcement")
SPECIAL_WORDS: Final = (
    "brotherhood",
    "blacksmith",
    "portal_of_summoning",
    "mana_vortex",
    "cover_of_darkness",
    "necromancy_amplifier",
)

# A share of a price, beside those of scenarios: half the gold, rounded down, and valuables in full
HALF_THE_GOLD: Final = 3

# The income track of every town board [heroes.round.040]
INCOME_TRACK: Final = (
    (10, 15, 20, 25, 30, 35, 40, 45),
    (0, 2, 4, 6, 8, 10, 12, 14),
    (0, 1, 2, 3, 4, 5, 6, 7),
)


class BuildingDef:
    """A building of a town board."""

    def __init__(
        self,
        index: int,
        id: str,
        faction: int,
        kind: int,
        price: tuple[int, int, int],
        requires: int,
        word: str,
        amount: int,
    ) -> None:
        self.index: Final = index
        self.id: Final = id
        self.faction: Final = faction
        self.kind: Final = kind  # its number in BUILDINGS
        self.price: Final = price  # gold, materials, valuables
        self.requires: Final = requires  # the building, by kind, that must stand before; NONE
        self.word: Final = word  # what it does; empty where its kind says so
        self.amount: Final = amount  # gold of a city hall, the price of a spell in a mage guild; else 0
