"""Tables for tests and bug reports: a combat laid out for a purpose, or a map."""

from __future__ import annotations

from fabletop.games.heroes.testing.adventure import AdventureTable
from fabletop.games.heroes.testing.combat import (
    HeroesTable,
    card,
    printed_card,
    printed_unit,
    rules_with,
    troop,
)

__all__ = [
    "AdventureTable",
    "HeroesTable",
    "card",
    "printed_card",
    "printed_unit",
    "rules_with",
    "troop",
]
