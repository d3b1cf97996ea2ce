"""The state of a game: what lies on the table, and the atoms that change it."""

from fabletop.games.village.state.game import Village, village_from_data
from fabletop.games.village.state.pieces import Attack, Dragon, Monster, Scabbard, Worn
from fabletop.games.village.state.player import Player
from fabletop.games.village.state.printed import (
    FIRST_MAIN_SPACE,
    LAST_SPACE,
    MAIN,
    NUGGETS,
    SPELL_DECK,
    Printed,
)

__all__ = [
    "FIRST_MAIN_SPACE",
    "LAST_SPACE",
    "MAIN",
    "NUGGETS",
    "SPELL_DECK",
    "Attack",
    "Dragon",
    "Monster",
    "Player",
    "Printed",
    "Scabbard",
    "Village",
    "Worn",
    "village_from_data",
]
