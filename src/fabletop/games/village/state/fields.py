"""What a game of Village of Legends remembers, and what can be read off it at once."""

from __future__ import annotations

from typing import Final

from fabletop.games.village.defs import NONE, Level
from fabletop.games.village.state.pieces import Attack, Dragon, Monster
from fabletop.games.village.state.player import Player
from fabletop.games.village.state.printed import Printed
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game

# What a hero has already done in this turn (bits of Village.used)
SABOTAGE: Final = 1
SNEAKING: Final = 2
SUMMON: Final = 4
VISION: Final = 8
LIFELINK: Final = 16


class Fields(Game):
    """The fields of a game; the atoms that change them stand in the classes above this one."""

    def __init__(self, rng: int, printed: Printed) -> None:
        super().__init__(rng)
        self.printed: Final = printed
        self.rules: Final = printed.rules
        self.cards: Final = printed.cards
        self.n: Final = printed.seats
        self.players: list[Player] = []
        self.ring: tuple[Seat, ...] = ()  # the seats, clockwise
        self.victors: tuple[Seat, ...] = ()
        self.finished = False
        # the market
        self.spaces: list[int] = []  # the face-up card of each space; number 0 is not used
        self.stock: list[tuple[int, ...]] = []  # the face-down decks; the top card is the last
        self.supply: tuple[int, ...] = ()  # mini cards left, by kind
        self.removed: tuple[int, ...] = ()
        self.dragon: Dragon | None = None
        self.loot: tuple[int, ...] = ()  # swallowed cards being shared out
        self.sharers: tuple[Seat, ...] = ()  # who still wants some, next first
        self.foreseen = 0  # bit s: seat s has seen the first face-down spell
        # the turn
        self.active = Seat(0)
        self.starter = Seat(0)
        self.round = 0
        self.gold = 0
        self.mind = 0
        self.beers = 0
        self.used = 0
        self.tamed = 0  # bit s: the monster on space s may be bought
        self.passed: tuple[int, ...] = ()  # monsters that the hero has sneaked past
        self.weapons_closed = False
        self.next_weapon = 0
        self.all_weapons = 0
        self.discount = 0
        self.taming = 0
        # in the middle of something
        self.attack: Attack | None = None
        self.waiting: tuple[int, ...] = ()  # monsters that still attack in this turn
        self.loose: tuple[Monster, ...] = ()  # monsters whose prey has fallen
        self.next_uid = 0

    # -- the contract ----------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.victors

    @property
    def seats(self) -> int:
        return self.n

    # -- reading --------------------------------------------------------------------------------------

    def level(self, seat: int) -> Level:
        player = self.players[seat]
        return self.printed.heroes[player.hero].levels[player.level]

    def monster(self, uid: int) -> Monster | None:
        """The monster of that number, if it still stands in front of a hero."""
        for player in self.players:
            for monster in player.front:
                if monster.uid == uid:
                    return monster
        return None

    def holder(self, uid: int) -> int:
        """The seat in front of which a monster stands; NONE if it is gone."""
        for seat, player in enumerate(self.players):
            for monster in player.front:
                if monster.uid == uid:
                    return seat
        return NONE

    def life_of(self, card: int) -> int:
        """The life a monster enters play with.
        [village.monster.020, village.monster_ability.030, village.icon.080]"""
        printed = self.cards[card]
        if printed.life_per_player == 0:
            return printed.life
        return printed.life_per_player * len(self.living())

    def living(self) -> list[Seat]:
        """The seats still in the game, clockwise."""
        return [seat for seat in self.ring if self.players[seat].alive]

    def cards_of(self, seat: int) -> int:
        """How many cards a player has left anywhere. [village.defeat.070]"""
        p = self.players[seat]
        count = len(p.deck) + len(p.hand) + len(p.discard) + len(p.played) + len(p.worn) + len(p.scabbards)
        if count == 0:
            for other in self.players:
                for monster in other.front:
                    if monster.owner == seat and monster.card < self.printed.first_mini:
                        count += 1
        return count

    def supply_of(self, mini: int) -> int:
        return self.supply[mini - self.printed.first_mini]
