"""A player of Heroes."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.hero import Troop, troops_from_data
from fabletop.games.heroes.state.realm import Realm, realm_from_data

UNIONS_KEPT: Final = 1024  # the latest
Stand = tuple[int, int]  # a kind of unit, and its place on the own board: the back row first


@lru_cache(UNIONS_KEPT)
def together(known: frozenset[int], more: frozenset[int]) -> frozenset[int]:
    """Both.  A common deck counts whole from its first card on, so the same few come in every game."""
    return known if more <= known else known | more


class Player:
    """A player: the treasury, the deck of Might and Magic, and the deck of recruited units."""

    def __init__(self, main: int, like: Player | None = None) -> None:
        """Without anything yet, or with the cards and the realm of a player `like` this one."""
        self.main: Final = main  # the number of the main hero
        self.faction = NONE
        self.deck: list[int] = [] if like is None else like.deck.copy()
        self.hand: list[int] = [] if like is None else like.hand.copy()
        self.discard: list[int] = [] if like is None else like.discard.copy()
        self.renewed = False  # whether the discard pile was made a deck since a unit last began to act
        self.army: tuple[Troop, ...] = ()  # the deck of recruited units [heroes.unit.040]
        self.formation: tuple[Stand, ...] = ()  # where units were put on the own board
        self.reckoned: frozenset[int] = frozenset()  # cards that others must reckon with: see `reckon_with`
        self.crowns = 0  # expert effects used in this round
        self.morale = 0
        self.hand_is_lost = False  # at the end of the turn [heroes.morale.110]
        self.gold = 0
        self.materials = 0
        self.valuables = 0
        self.realm: Realm = Realm() if like is None else like.realm  # shared until changed: see `own_realm`

    def reckon_with(self, cards: frozenset[int]) -> None:
        """By all that others have seen, these may be among the player's cards from now on."""
        self.reckoned = together(self.reckoned, cards)

    def clone(self) -> Player:
        other = Player(self.main, self)
        other.faction = self.faction
        other.renewed = self.renewed
        other.army = self.army
        other.formation = self.formation
        other.reckoned = self.reckoned
        other.crowns = self.crowns
        other.morale = self.morale
        other.hand_is_lost = self.hand_is_lost
        other.gold = self.gold
        other.materials = self.materials
        other.valuables = self.valuables
        return other

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        data["main"] = self.main
        for name in PILES:
            data[name] = list(getattr(self, name))
        data["reckoned"] = sorted(self.reckoned)
        data["army"] = [list(troop) for troop in self.army]
        data["formation"] = [list(stand) for stand in self.formation]
        data["realm"] = self.realm.to_data()
        return data


NUMBERS: Final = (
    "faction",
    "crowns",
    "morale",
    "hand_is_lost",
    "gold",
    "materials",
    "valuables",
    "renewed",
)
PILES: Final = ("deck", "hand", "discard")


def player_from_data(data: Any) -> Player:
    player = Player(data["main"])
    for name in NUMBERS:
        setattr(player, name, data.get(name, 0))  # `renewed` came later than the others
    for name in PILES:
        setattr(player, name, list(data[name]))
    player.reckoned = frozenset(data["reckoned"])
    player.army = troops_from_data(data["army"])
    player.formation = troops_from_data(data.get("formation", ()))
    if "realm" in data:  # single combats were kept before there was a map
        player.realm = realm_from_data(data["realm"])
    return player
