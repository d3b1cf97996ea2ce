"""The state of a game of Village of Legends, and the atoms that change it.

Every atom checks, changes and tells in one breath.  Rules live in the modules beside this one; they read
the state freely and change it only through atoms.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE, CardDef, HeroDef, Level, Rules
from fabletop.games.village.pieces import (
    Attack,
    Dragon,
    Monster,
    Player,
    Worn,
    attack_from_data,
    player_from_data,
)
from fabletop.kernel.frame import NOBODY, Seat
from fabletop.kernel.game import Game

if TYPE_CHECKING:
    from fabletop.games.village.view import VillageView

# Market decks: 0 is the main deck, 1 to 5 those of the spaces of the same number [village.market.040]
MAIN: Final = 0
SPELL_DECK: Final = 3
NUGGETS: Final = 5
FIRST_MAIN_SPACE: Final = 6
LAST_SPACE: Final = 10

# What a hero has already done in this turn (bits of Village.used)
SABOTAGE: Final = 1
SNEAKING: Final = 2
SUMMON: Final = 4
VISION: Final = 8
LIFELINK: Final = 16


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


class Village(Game):
    """A game: up to six heroes, a market, and whose turn it is."""

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
        self.sneaked = False
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

    # -- the contract ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.finished

    @property
    def winners(self) -> tuple[Seat, ...]:
        return self.victors

    @property
    def seats(self) -> int:
        return self.n

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
        other.sneaked = self.sneaked
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

    # -- atoms: cards ---------------------------------------------------------------------------------

    def draw(self, seat: int, n: int) -> None:
        """Draw from the own deck, shuffling the discard pile when it runs out. [village.end_turn.040]"""
        player = self.players[seat]
        hand = player.hand
        before = len(hand)
        while n > 0:
            deck = player.deck
            if not deck:
                if not player.discard:
                    break
                deck = player.discard
                player.deck = deck
                player.discard = []
                self.shuffle(deck)
                self.emit(ev.Shuffled(seat))
            some = min(n, len(deck))
            top = deck[-some:]
            del deck[-some:]
            top.reverse()
            hand.extend(top)
            n -= some
        drawn = len(hand) - before
        if drawn > 0:
            self.unveil()
            self.emit(ev.Drew(seat, drawn, tuple(hand[before:])))

    def discard_from_hand(self, seat: int, card: int) -> None:
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.emit(ev.Discarded(seat, card))

    def remove_from_hand(self, seat: int, card: int) -> None:
        """Out of the game, not into the discard pile. [village.secondary_effect.070]"""
        self.players[seat].hand.remove(card)
        self.removed = (*self.removed, card)
        self.emit(ev.RemovedFromGame(seat, card))
        self.count_cards(seat)

    def count_cards(self, seat: int) -> None:
        """A player without a single card is out. [village.defeat.070]"""
        if self.cards_of(seat) == 0:
            self.emit(ev.RanOutOfCards(seat))
            self.owe("village.fall", NOBODY, seat)

    # -- atoms: the hero ------------------------------------------------------------------------------

    def hurt(self, seat: int, n: int) -> int:
        """Take life points from a hero; at 0 the hero falls. Returns what was lost. [village.weapon.040]"""
        player = self.players[seat]
        if n > player.life:
            n = player.life
        if n > 0:
            player.life -= n
            self.emit(ev.Hurt(seat, n))
            if player.life == 0:
                self.owe("village.fall", NOBODY, seat)
        return n

    def heal(self, seat: int, n: int) -> None:
        """Give life points back, never above the start value. [village.healing.030]"""
        player = self.players[seat]
        missing = self.printed.heroes[player.hero].life - player.life
        if n > missing:
            n = missing
        if n > 0:
            player.life += n
            self.emit(ev.Healed(seat, n))

    def poison(self, seat: int, n: int) -> None:
        self.players[seat].poison += n
        self.emit(ev.Poisoned(seat, n))

    def cure(self, seat: int, n: int) -> None:
        """Poison goes only by cards that say so. [village.poison.040]"""
        player = self.players[seat]
        if n > player.poison:
            n = player.poison
        if n > 0:
            player.poison -= n
            self.emit(ev.Cured(seat, n))

    def get_gold(self, n: int) -> None:
        self.gold += n
        self.emit(ev.GotGold(self.active, n))

    def change_mind(self, n: int) -> None:
        """Intelligence of this turn; it may fall below 0. [village.beer.020]"""
        self.mind += n
        self.emit(ev.GotMind(self.active, n))

    def get_experience(self, seat: int, n: int) -> None:
        """The token moves in whole steps; reaching or passing a level opens it.
        [village.experience.030, village.experience.040]"""
        player = self.players[seat]
        player.experience += n
        self.emit(ev.GotExperience(seat, n))
        step = self.rules.experience_step
        token = player.experience // step * step
        needed = self.printed.heroes[player.hero].experience
        while player.level < 2 and token >= needed[player.level + 1]:
            gained = self.level(seat).mind
            player.level += 1
            self.emit(ev.RoseToLevel(seat, player.level + 1))
            gained = self.level(seat).mind - gained
            if gained != 0 and seat == self.active:
                self.change_mind(gained)
            if self.level(seat).swordmaster and seat == self.active:  # village.swordmaster.010
                self.weapons_closed = False

    # -- atoms: defence cards and sheaths -------------------------------------------------------------

    def wear(self, seat: int, card: int) -> None:
        """Put a defence card in front of a hero; an earlier one of its slot goes.
        [village.defence.080, village.defence.030, village.defence.040, village.defence.050,
        village.defence.060, village.defence.070]"""
        printed = self.cards[card]
        player = self.players[seat]
        for place, old in enumerate(player.worn):
            if old.slot == printed.slot:
                self.lose_worn(seat, place)
                break
        player.worn.append(Worn(card, printed.slot, printed.defence))
        self.emit(ev.DefencePlaced(seat, card))
        if printed.mind_each_turn != 0 and seat == self.active:
            self.change_mind(printed.mind_each_turn)

    def lose_worn(self, seat: int, place: int) -> None:
        player = self.players[seat]
        old = player.worn.pop(place)
        player.discard.append(old.card)
        self.emit(ev.DefenceLost(seat, old.card))

    # -- atoms: monsters ------------------------------------------------------------------------------

    def bring_monster(self, seat: int, card: int, owner: int, summoner: int = NONE) -> Monster:
        """Put a new monster in front of a hero. [village.monster.010]"""
        monster = Monster(self.next_uid, card, owner, self.life_of(card), summoner)
        self.next_uid += 1
        self.players[seat].front.append(monster)
        self.emit(ev.MonsterCame(seat, card, monster.uid, owner))
        return monster

    def take_mini(self, mini: int) -> bool:
        """Take a mini card from the supply, if one is left. [village.summon.030]"""
        place = mini - self.printed.first_mini
        if self.supply[place] == 0:
            return False
        self.supply = (*self.supply[:place], self.supply[place] - 1, *self.supply[place + 1 :])
        return True

    def set_monster(self, seat: int, monster: Monster) -> None:
        front = self.players[seat].front
        for place, old in enumerate(front):
            if old.uid == monster.uid:
                front[place] = monster
                return

    def lift_monster(self, uid: int) -> Monster | None:
        """Take a monster off the table; the caller puts it somewhere."""
        for player in self.players:
            for place, monster in enumerate(player.front):
                if monster.uid == uid:
                    return player.front.pop(place)
        return None

    def put_away(self, monster: Monster) -> None:
        """Lay down a monster that left play: minis return, bought cards go to their owner's discard pile,
        the rest leaves the game.
        [village.attack_monster.060, village.sneak_attack.040, village.fleeting.050]"""
        if monster.card >= self.printed.first_mini:
            place = monster.card - self.printed.first_mini
            self.supply = (*self.supply[:place], self.supply[place] + 1, *self.supply[place + 1 :])
        elif monster.owner >= 0 and self.players[monster.owner].alive:
            self.players[monster.owner].discard.append(monster.card)
        else:
            self.removed = (*self.removed, monster.card)

    def move_monster(self, monster: Monster, seat: int) -> None:
        """A monster goes to stand in front of another hero, wounds and all. [village.defeat.050]"""
        came_from = self.holder(monster.uid)
        self.lift_monster(monster.uid)
        self.players[seat].front.append(monster)
        self.emit(ev.MonsterMoved(seat, monster.card, monster.uid, came_from))

    def kill_monster(self, seat: int, monster: Monster, killer: int) -> None:
        """A monster dies; who killed it learns from it. [village.experience.010, village.summon.050]"""
        self.lift_monster(monster.uid)
        self.emit(ev.MonsterDied(seat, monster.card, monster.uid, killer))
        self.put_away(monster)
        if killer >= 0 and self.players[killer].alive:
            self.get_experience(killer, self.cards[monster.card].price)


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
    "sneaked",
    "weapons_closed",
    "next_weapon",
    "all_weapons",
    "discount",
    "taming",
    "next_uid",
)
TUPLES: Final = ("ring", "victors", "supply", "removed", "loot", "sharers", "waiting")


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
