"""Changes of the market: its spaces, its face-down decks, and what goes over the counter."""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE
from fabletop.games.village.state.monster_atoms import MonsterAtoms
from fabletop.games.village.state.printed import SPELL_DECK


class MarketAtoms(MonsterAtoms):
    """Every atom checks, changes and tells in one breath."""

    def open_market(self, spaces: list[int], stock: list[tuple[int, ...]]) -> None:
        """What lies face up and face down when the game begins, and all mini cards. [village.setup.110]"""
        self.spaces = spaces
        self.stock = stock
        self.supply = self.printed.supply

    # -- face-down decks ------------------------------------------------------------------------------

    def turn_up(self, deck: int) -> int:
        """The top card of a deck is seen by all; the caller puts it somewhere."""
        if deck == SPELL_DECK:
            self.foreseen = 0
        card = self.stock[deck][-1]
        self.stock[deck] = self.stock[deck][:-1]
        self.unveil()
        return card

    def put_under(self, deck: int, cards: tuple[int, ...]) -> None:
        self.stock[deck] = (*cards, *self.stock[deck])

    def sink_spell(self, seat: int) -> None:
        """The foreseen spell goes to the bottom of its deck. [village.vision.020]"""
        deck = self.stock[SPELL_DECK]
        self.stock[SPELL_DECK] = (deck[-1], *deck[:-1])
        self.foreseen = 0
        self.emit(ev.SpellSunk(seat))

    # -- spaces ---------------------------------------------------------------------------------------

    def reveal(self, seat: int, card: int, space: int) -> None:
        """A card lies face up on a space. [village.market.010]"""
        self.spaces[space] = card
        self.emit(ev.Revealed(seat, card, space))

    def lift_from_space(self, space: int) -> int:
        """Take the card of a space, or NONE; the caller puts it somewhere."""
        card = self.spaces[space]
        self.spaces[space] = NONE
        self.tamed &= ~(1 << space)
        return card

    def shift_card(self, seat: int, card: int, space: int) -> None:
        """A card of the market moves to another space. [village.overwhelm.030]"""
        self.spaces[space] = card
        self.emit(ev.MovedInMarket(seat, card, space))

    # -- over the counter -----------------------------------------------------------------------------

    def buy_card(self, seat: int, card: int, paid: int) -> None:
        """Gold for a card, which goes to the discard pile; a lower price holds for one card.
        [village.buy.030, village.buy.060]"""
        self.gold -= paid
        self.discount = 0
        self.players[seat].discard.append(card)
        self.emit(ev.Bought(seat, card, paid))

    def sell_card(self, seat: int, card: int, value: int) -> None:
        """Gold for a card of the hand, which leaves the game. [village.sell.010, village.sell.040]"""
        self.lift_from_hand(seat, card)
        self.remove_card(card)
        self.emit(ev.Sold(seat, card, value))
        self.get_gold(value)
        self.count_cards(seat)

    def take_loot(self, seat: int, card: int) -> None:
        """A swallowed card for nothing, to the discard pile. [village.overwhelm.140]"""
        loot = list(self.loot)
        loot.remove(card)
        self.loot = tuple(loot)
        self.players[seat].discard.append(card)
        self.emit(ev.Looted(seat, card))
