"""A table for Village of Legends.

    table = VillageTable("warrior", "mage")
    table.hand(0, "sword").wear(1, "helmet").dice(5)
    table.acts(0).pick("play sword")
    assert table.worn(1) == []

Cards, heroes and monsters go by their ids, seats by number from 0, clockwise.  Until something else is laid
out, the market is empty and every player has a deck of ten Coins and nothing else.
"""

from __future__ import annotations

from typing import Any, Final, Self

import msgspec

from fabletop.games.village.defs import (
    CLASSES,
    ELEMENTS,
    NONE,
    SETS,
    SLOTS,
    TYPES,
    CardDef,
    HeroDef,
    Level,
)
from fabletop.games.village.load import content, read_rules
from fabletop.games.village.modes.setup import new_game, open_box
from fabletop.games.village.records import Rules
from fabletop.games.village.state import LAST_SPACE, NUGGETS, Printed, Village
from fabletop.games.village.state.pieces import Dragon, Monster, Scabbard, Worn
from fabletop.games.village.state.player import Player, new_player
from fabletop.kernel.frame import NOBODY, PASS, Act, Frame, Pick, Seat
from fabletop.kernel.match import Setup
from fabletop.kernel.rng import first_state
from fabletop.testing.table import Table

DECKS: Final = ("main", "beer", "scroll", "spell", "potion", "nugget")
NUMBERS: Final = (
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
    "round",
)
WORDS: Final = {
    "with_class": CLASSES,
    "with_element": ELEMENTS,
    "against": TYPES,
    "resist": ELEMENTS,
    "immune": ELEMENTS,
}
OF_A_PLAYER: Final = ("life", "level", "experience", "poison", "berserk", "mind_debt", "guard", "turns")


def card(id: str) -> int:
    """The card of that id."""
    if id not in content().card_by_id:
        raise AssertionError(f"there is no card {id!r}")
    return content().card_by_id[id]


def printed(id: str) -> CardDef:
    """What is printed on the card of that id."""
    return content().cards[card(id)]


def hero(id: str) -> int:
    if id not in content().hero_by_id:
        raise AssertionError(f"there is no hero {id!r}")
    return content().hero_by_id[id]


def board(life: int = 40, mind: int = 3, **abilities: Any) -> HeroDef:
    """A hero board of your own, the same at every level: no abilities but those given, such as `armour=2`,
    `with_class={"sword": 1}`, `against={"dragon": 2}`, `resist={"fire": 1}` or `immune={"fire": True}`.

    It takes the place of a hero's name and keeps a table apart from the heroes' tuning.
    """
    level = Level(mind)
    for name, value in abilities.items():
        if not hasattr(level, name):
            raise AssertionError(f"a hero board has no {name!r}")
        if isinstance(value, dict):
            neutral = getattr(level, name)
            for word in value:
                if word not in WORDS[name]:
                    raise AssertionError(f"{name} knows no {word!r}, but {', '.join(WORDS[name])}")
            value = tuple(value.get(word, neutral[i]) for i, word in enumerate(WORDS[name]))
        setattr(level, name, value)
    level.has_acts = level.sabotage or level.sneaking or level.vision or level.summon != NONE
    return HeroDef(NONE, "board", "base", life, (level, level, level), (0, 1000, 2000))


def rising(experience: tuple[int, int, int], *boards: HeroDef) -> HeroDef:
    """A hero board that goes from one of these boards to the next as experience grows."""
    levels = tuple(one.levels[0] for one in boards)
    return HeroDef(NONE, "rising", "base", boards[0].life, levels, experience)


def with_boards(box: Printed, own: list[HeroDef]) -> Printed:
    """The same box with some more hero boards."""
    return Printed(
        box.rules,
        box.cards,
        (*box.heroes, *own),
        box.first_mini,
        box.seats,
        box.sets,
        box.piles,
        box.start,
        box.supply,
    )


def amount(id: str, word: str) -> int:
    """How much of an effect a card has."""
    found = [effect.n for effect in (*printed(id).does, *printed(id).then) if effect.word == word]
    if not found:
        raise AssertionError(f"{id} has no effect {word!r}")
    return found[0]


def rules_with(**changes: Any) -> Rules:
    """The standard ruleset with some switches set differently."""
    standard = read_rules("standard")
    switches = Rules.__struct_fields__
    for name in changes:
        if name not in switches:
            raise AssertionError(f"a ruleset has no {name!r}, but {', '.join(switches)}")
    return msgspec.structs.replace(standard, **changes)


def ids(cards: list[int] | tuple[int, ...]) -> list[str]:
    return [content().cards[c].id for c in cards]


class VillageTable(Table[Village]):
    """A game of Village of Legends, laid out by name."""

    def __init__(
        self, *heroes: str | HeroDef, seed: int = 1, ruleset: str = "standard", rules: Rules | None = None
    ) -> None:
        printed = open_box(ruleset, len(heroes), SETS, ())
        if rules is not None:
            printed = printed.ruled_by(rules)
        own = [one for one in heroes if isinstance(one, HeroDef)]
        if own:
            printed = with_boards(printed, own)
        g = Village(first_state(seed), printed)
        g.players = [new_player() for _ in heroes]
        g.ring = tuple(Seat(seat) for seat in range(len(heroes)))
        g.spaces = [NONE] * (LAST_SPACE + 1)
        g.stock = [()] * (NUGGETS + 1)
        g.supply = printed.supply
        g.round = 1
        super().__init__(g)
        for seat, one in enumerate(heroes):
            g.take_hero(seat, printed.heroes.index(one) if isinstance(one, HeroDef) else hero(one))
            g.players[seat].deck = [card("coin")] * 10
        self.hush()

    @classmethod
    def unpack(cls, seats: int, seed: int = 1, ruleset: str = "standard", **options: Any) -> Self:
        """A game fresh from its box instead: `begin` takes it to the first question."""
        table = cls.__new__(cls)
        Table.__init__(table, new_game(Setup("village", seats, seed, ruleset, options)))
        return table

    @classmethod
    def plain(cls, seats: int = 2) -> Self:
        """A table of heroes with 40 life, 3 intelligence and no abilities."""
        return cls(*[board()] * seats)

    # -- laying out ------------------------------------------------------------------------------------

    def hand(self, seat: int, *cards: str) -> Self:
        self.g.players[seat].hand = [card(c) for c in cards]
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """The top card first."""
        self.g.players[seat].deck = [card(c) for c in reversed(cards)]
        return self

    def discard(self, seat: int, *cards: str) -> Self:
        self.g.players[seat].discard = [card(c) for c in cards]
        return self

    def played(self, seat: int, *cards: str) -> Self:
        self.g.players[seat].played = [card(c) for c in cards]
        return self

    def wear(self, seat: int, *cards: str) -> Self:
        """Put defence cards in front of a hero."""
        for id in cards:
            printed = content().cards[card(id)]
            player = self.g.players[seat]
            player.worn = (*player.worn, Worn(printed.index, printed.slot, printed.defence))
        return self

    def sheath(self, seat: int, weapon: str | None = None) -> Self:
        """Put a Sheath in front of a hero, with a weapon of an earlier turn on it."""
        on_it = NONE if weapon is None else card(weapon)
        player = self.g.players[seat]
        player.scabbards = (*player.scabbards, Scabbard(card("sheath"), on_it, -1))
        return self

    def front(
        self, seat: int, id: str, owner: int = NOBODY, life: int | None = None, summoner: int = NONE
    ) -> int:
        """Put a monster in front of a hero; returns its number."""
        monster = self.g.bring_monster(seat, card(id), owner, summoner)
        if life is not None:
            self.g.set_monster(seat, monster.with_life(life))
        self.hush()
        return monster.uid

    def dragon(
        self, id: str, life: int | None = None, parts: int = 1, fighters: tuple[int, ...] = ()
    ) -> Self:
        """Put an Overwhelm monster on the market, with so many of its cards."""
        full = self.g.life_of(card(id))
        fought = sum(1 << seat for seat in fighters)
        self.g.dragon = Dragon(card(id), full if life is None else life, parts, fought)
        return self

    def space(self, space: int, id: str) -> Self:
        self.g.spaces[space] = card(id)
        return self

    def stock(self, deck: str, *cards: str) -> Self:
        """A face-down market deck, the top card first: main, beer, scroll, spell, potion or nugget."""
        self.g.stock[DECKS.index(deck)] = tuple(card(c) for c in reversed(cards))
        return self

    def supply(self, mini: str, n: int) -> Self:
        left = list(self.g.supply)
        left[card(mini) - self.g.printed.first_mini] = n
        self.g.supply = tuple(left)
        return self

    def set(self, seat: int, **values: int) -> Self:
        """Set life, level (1 to 3), experience, poison, berserk, mind_debt, guard or turns of a player."""
        for name, value in values.items():
            if name not in OF_A_PLAYER:
                raise AssertionError(f"a player has no {name!r}, but {', '.join(OF_A_PLAYER)}")
            setattr(self.g.players[seat], name, value - 1 if name == "level" else value)
        return self

    def fallen(self, *seats: int) -> Self:
        """These heroes are out of the game already."""
        for seat in seats:
            player = self.g.players[seat]
            player.alive = False
            player.life = 0
            player.deck = []
        return self

    def places(self, *seats: int) -> Self:
        """The order of the seats around the table, clockwise."""
        self.g.ring = tuple(Seat(seat) for seat in seats)
        return self

    # -- acting ----------------------------------------------------------------------------------------

    def begin(self) -> Self:
        """Go on from the box to the first question."""
        self.g.advance()
        return self

    def turn(self, seat: int) -> Self:
        """Begin a whole turn, monsters and all."""
        return self.start("village.begin_turn", seat)

    def acts(self, seat: int, **values: int) -> Self:
        """Go straight to where a player acts, with the hero's intelligence; gold, mind ... may be given."""
        self.g.active = Seat(seat)
        self.g.players[seat].turns = max(self.g.players[seat].turns, 2)
        self.g.mind = self.g.level(seat).mind
        for name, value in values.items():
            if name not in NUMBERS:
                raise AssertionError(f"a turn has no {name!r}, but {', '.join(NUMBERS)}")
            setattr(self.g, name, bool(value) if name == "weapons_closed" else value)
        frame = Frame("", Seat(seat))
        for key in ("village.close_turn", "village.tidy", "village.act"):
            self.g.stack.append(Frame(key, NOBODY if key == "village.close_turn" else frame.seat))
        self.g.advance()
        return self

    # -- reading ---------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.g.players[seat]

    def life(self, seat: int) -> int:
        return self.g.players[seat].life

    def level(self, seat: int) -> int:
        return self.g.players[seat].level + 1

    def hand_of(self, seat: int) -> list[str]:
        return ids(self.g.players[seat].hand)

    def discard_of(self, seat: int) -> list[str]:
        return ids(self.g.players[seat].discard)

    def played_of(self, seat: int) -> list[str]:
        return ids(self.g.players[seat].played)

    def deck_of(self, seat: int) -> list[str]:
        """The top card first."""
        return ids(self.g.players[seat].deck)[::-1]

    def worn(self, seat: int) -> list[str]:
        return ids([worn.card for worn in self.g.players[seat].worn])

    def in_front(self, seat: int) -> list[str]:
        return ids([monster.card for monster in self.g.players[seat].front])

    def monster(self, uid: int) -> Monster:
        found = self.g.monster(uid)
        if found is None:
            raise AssertionError(f"monster {uid} is gone")
        return found

    def market(self, space: int) -> str | None:
        found = self.g.spaces[space]
        return None if found == NONE else content().cards[found].id

    def removed(self) -> list[str]:
        return ids(self.g.removed)

    def stock_of(self, deck: str) -> list[str]:
        """The top card first."""
        return ids(self.g.stock[DECKS.index(deck)])[::-1]

    def supply_of(self, mini: str) -> int:
        return self.g.supply_of(card(mini))

    def turn_of(self) -> int:
        """Whose turn it is, as far as the table waits for an act of that player."""
        decision = self.asked()
        assert decision.kind == "act", f"the table waits for {decision}"
        return decision.seats[0]

    def name_of(self, pick: Pick) -> str:
        """`play sword`, `buy 6`, `hero 1`, `monster goblin#3`, `worn 1 shield`, `yes`; a card of a hand or
        loot is just `sword`, and no card `pass`."""
        if not isinstance(pick, Act):
            if self.asked().kind == "lifelink_amount":
                return str(pick)
            return "pass" if pick == PASS else content().cards[pick].id
        named: dict[str, Any] = {
            "play": lambda: content().cards[pick.id].id,
            "cast": lambda: content().cards[pick.id].id,
            "sell": lambda: content().cards[pick.id].id,
            "sheathe": lambda: content().cards[pick.id].id,
            "take_hero": lambda: content().heroes[pick.id].id,
            "monster": lambda: f"{content().cards[self.card_of_monster(pick.id)].id}#{pick.id}",
            "worn": lambda: f"{pick.ids[0]} {SLOTS[pick.ids[1]]}",
            "owner": lambda: "nobody" if pick.id < 0 else str(pick.id),
        }
        if pick.verb in named:
            return f"{pick.verb} {named[pick.verb]()}"
        if pick.verb in ("buy", "tame", "space", "hero", "unsheathe", "unsheathe_cast"):
            return f"{pick.verb} {pick.id}"
        return pick.verb

    def card_of_monster(self, uid: int) -> int:
        for monster in self.g.loose:
            if monster.uid == uid:
                return monster.card
        return self.monster(uid).card
