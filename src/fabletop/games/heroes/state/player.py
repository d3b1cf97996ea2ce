"""A player of Heroes."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.defs import NONE


class Player:
    """A player: the main hero, the deck of Might and Magic, the army and the treasury."""

    def __init__(self) -> None:
        self.hero = NONE
        self.faction = NONE
        self.experience = 0  # symbols: two are a level [heroes.level.200]
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.army: list[int] = []  # units in the deck of recruited units: kind * 2 + face
        self.crowns = 0  # expert effects used in this round
        self.morale = 0
        self.hand_is_lost = False  # at the end of the turn [heroes.morale.110]
        self.gold = 0
        self.materials = 0
        self.valuables = 0
        self.movement = 0

    @property
    def level(self) -> int:
        return 1 + self.experience // 2

    def clone(self) -> Player:
        other = Player()
        other.hero = self.hero
        other.faction = self.faction
        other.experience = self.experience
        other.deck = self.deck.copy()
        other.hand = self.hand.copy()
        other.discard = self.discard.copy()
        other.army = self.army.copy()
        other.crowns = self.crowns
        other.morale = self.morale
        other.hand_is_lost = self.hand_is_lost
        other.gold = self.gold
        other.materials = self.materials
        other.valuables = self.valuables
        other.movement = self.movement
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in PLAYER_NUMBERS}
        for name in PLAYER_PILES:
            data[name] = list(getattr(self, name))
        return data


PLAYER_NUMBERS: Final = (
    "hero",
    "faction",
    "experience",
    "crowns",
    "morale",
    "hand_is_lost",
    "gold",
    "materials",
    "valuables",
    "movement",
)
PLAYER_PILES: Final = ("deck", "hand", "discard", "army")


def player_from_data(data: Any) -> Player:
    player = Player()
    for name in PLAYER_NUMBERS:
        setattr(player, name, data[name])
    for name in PLAYER_PILES:
        setattr(player, name, list(data[name]))
    return player
