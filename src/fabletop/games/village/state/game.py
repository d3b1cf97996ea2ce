"""The state of a game of Village of Legends.

Every change of it goes through an atom: one method that checks, changes and tells in one breath.  They stand
by what they change: heroes, cards, monsters, the market.  Rules live in the rooms beside this one; they read
the state freely and change it only through atoms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fabletop.games.village.state.market_atoms import MarketAtoms
from fabletop.games.village.state.pieces import Dragon, Monster, attack_from_data
from fabletop.games.village.state.player import player_from_data
from fabletop.games.village.state.printed import Printed
from fabletop.kernel.frame import Seat

if TYPE_CHECKING:
    from fabletop.games.village.view import VillageView


class Village(MarketAtoms):
    """A game: up to six heroes, a market, and whose turn it is."""

    def clone(self) -> Village:
        other = Village(self.rng, self.printed)
        self.copy_kernel_to(other)
        other.players = [player.clone() for player in self.players]
        other.ring = self.ring
        other.victors = self.victors
        other.finished = self.finished
        other.spaces = self.spaces.copy()
        other.stock = self.stock.copy()
        other.supply = self.supply
        other.removed = self.removed
        other.dragon = self.dragon
        other.loot = self.loot
        other.sharers = self.sharers
        other.foreseen = self.foreseen
        other.active = self.active
        other.starter = self.starter
        other.round = self.round
        other.gold = self.gold
        other.mind = self.mind
        other.beers = self.beers
        other.used = self.used
        other.tamed = self.tamed
        other.passed = self.passed
        other.weapons_closed = self.weapons_closed
        other.next_weapon = self.next_weapon
        other.all_weapons = self.all_weapons
        other.discount = self.discount
        other.taming = self.taming
        other.attack = self.attack
        other.waiting = self.waiting
        other.loose = self.loose
        other.next_uid = self.next_uid
        return other

    def view(self, seat: Seat) -> VillageView:
        from fabletop.games.village.view import view_for

        return view_for(self, seat)

    def imagine(self, seat: Seat, luck: int) -> Village:
        from fabletop.games.village.view import imagine

        return imagine(self, seat, luck)

    def to_data(self) -> dict[str, Any]:
        data = self.kernel_to_data()
        for name in PLAIN:
            data[name] = getattr(self, name)
        data["players"] = [player.to_data() for player in self.players]
        for name in TUPLES:
            data[name] = list(getattr(self, name))
        data["spaces"] = list(self.spaces)
        data["stock"] = [list(deck) for deck in self.stock]
        data["dragon"] = None if self.dragon is None else self.dragon.to_data()
        data["attack"] = None if self.attack is None else self.attack.to_data()
        data["loose"] = [monster.to_data() for monster in self.loose]
        return data


# The fields of a game that are plain values, and those that are tuples of them, as a save writes them.
PLAIN: Final = (
    "finished",
    "foreseen",
    "active",
    "starter",
    "round",
    "gold",
    "mind",
    "beers",
    "used",
    "tamed",
    "weapons_closed",
    "next_weapon",
    "all_weapons",
    "discount",
    "taming",
    "next_uid",
)
TUPLES: Final = ("ring", "victors", "supply", "removed", "loot", "sharers", "passed", "waiting")


def village_from_data(printed: Printed, data: dict[str, Any]) -> Village:
    """Rebuild a game from `Village.to_data`, in the middle of an effect if need be."""
    g = Village(0, printed)
    for name in PLAIN:
        setattr(g, name, data[name])
    for name in TUPLES:
        setattr(g, name, tuple(data[name]))
    g.players = [player_from_data(player) for player in data["players"]]
    g.spaces = list(data["spaces"])
    g.stock = [tuple(deck) for deck in data["stock"]]
    g.dragon = None if data["dragon"] is None else Dragon(*data["dragon"])
    g.attack = None if data["attack"] is None else attack_from_data(data["attack"])
    g.loose = tuple(Monster(*monster) for monster in data["loose"])
    g.kernel_from_data(data)
    return g
