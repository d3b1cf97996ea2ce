"""Changes of a player's cards: deck, hand, discard pile, what is played, worn and sheathed."""

from __future__ import annotations

from fabletop.games.village import events as ev
from fabletop.games.village.defs import NONE
from fabletop.games.village.state.hero_atoms import HeroAtoms
from fabletop.games.village.state.pieces import Scabbard, Worn
from fabletop.kernel.frame import NOBODY


class CardAtoms(HeroAtoms):
    """Every atom checks, changes and tells in one breath."""

    # -- deck, hand and discard pile ------------------------------------------------------------------

    def hand_out_deck(self, seat: int) -> None:
        """The same first cards for everybody, shuffled. [village.setup.020, village.setup.040]"""
        player = self.players[seat]
        player.deck = list(self.printed.start)
        self.shuffle(player.deck)

    def draw(self, seat: int, n: int) -> None:
        """Draw from one's own deck, shuffling the discard pile when it runs out. [village.end_turn.040]"""
        player = self.players[seat]
        hand = player.hand
        before = len(hand)
        if self.draw_cards(player.deck, player.discard, hand, n):
            self.emit(ev.Shuffled(seat))
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
        self.remove_card(card)
        self.emit(ev.RemovedFromGame(seat, card))
        self.count_cards(seat)

    def count_cards(self, seat: int) -> None:
        """A player without a single card is out. [village.defeat.070]"""
        if self.cards_of(seat) == 0:
            self.emit(ev.RanOutOfCards(seat))
            self.owe("village.fall", NOBODY, seat)

    def remove_card(self, card: int) -> None:
        """Lay a card aside for the rest of the game; the caller has taken it from its place."""
        self.removed = (*self.removed, card)

    def lift_from_hand(self, seat: int, card: int) -> None:
        """Take a card from hand; the caller puts it somewhere."""
        self.players[seat].hand.remove(card)

    def lift_from_played(self, seat: int, card: int) -> None:
        """Take a played card; the caller puts it somewhere."""
        self.players[seat].played.remove(card)

    def lay_out(self, seat: int, card: int, once: bool = False) -> None:
        """A played card stays on the table until the end of the turn, or leaves the game if it says so.
        [village.turn.040]"""
        if once:
            self.remove_card(card)
        else:
            self.players[seat].played.append(card)
        self.emit(ev.Played(seat, card))

    def lay_out_staff(self, seat: int, card: int) -> None:
        """The same for a staff that casts a spell. [village.staff.030]"""
        self.players[seat].played.append(card)
        self.emit(ev.Cast(seat, card))

    def clear_away(self, seat: int) -> None:
        """Played cards and the hand go to the discard pile. [village.end_turn.010, village.end_turn.020]"""
        player = self.players[seat]
        player.discard.extend(player.played)
        player.played.clear()
        if player.hand:
            left = player.hand
            player.hand = []
            player.discard.extend(left)
            self.emit(ev.HandDiscarded(seat, len(left), tuple(left)))

    def fall(self, seat: int) -> None:
        """A hero is out, and every card of the player leaves the game. [village.defeat.020]"""
        player = self.players[seat]
        player.alive = False
        player.life = 0
        self.emit(ev.Fell(seat))
        gone = [*player.deck, *player.hand, *player.discard, *player.played]
        gone.extend(worn.card for worn in player.worn)
        for scabbard in player.scabbards:
            gone.append(scabbard.card)
            if scabbard.weapon >= 0:
                gone.append(scabbard.weapon)
        self.removed = (*self.removed, *gone)
        for pile in (player.deck, player.hand, player.discard, player.played):
            pile.clear()
        player.worn = ()
        player.scabbards = ()

    # -- defence cards and sheaths --------------------------------------------------------------------

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
        player.worn = (*player.worn, Worn(card, printed.slot, printed.defence))
        self.emit(ev.DefencePlaced(seat, card))
        if printed.mind_each_turn != 0 and seat == self.active:
            self.change_mind(printed.mind_each_turn)

    def lose_worn(self, seat: int, place: int) -> None:
        player = self.players[seat]
        old = player.worn[place]
        player.worn = player.worn[:place] + player.worn[place + 1 :]
        player.discard.append(old.card)
        self.emit(ev.DefenceLost(seat, old.card))

    def dent_worn(self, seat: int, place: int, n: int) -> None:
        """A defence card withstands, with less left for this turn. [village.defence.090]"""
        worn = self.players[seat].worn[place]
        self.set_worn(seat, place, worn.left - n)
        self.emit(ev.DefenceHit(seat, worn.card, n))

    def mend_worn(self) -> None:
        """All defence cards are whole again. [village.defence.100]"""
        for seat, player in enumerate(self.players):
            for place, worn in enumerate(player.worn):
                whole = self.cards[worn.card].defence
                if worn.left < whole:
                    self.set_worn(seat, place, whole)

    def set_worn(self, seat: int, place: int, left: int) -> None:
        """How much a defence card still withstands."""
        player = self.players[seat]
        old = player.worn[place]
        new = Worn(old.card, old.slot, left)
        player.worn = (*player.worn[:place], new, *player.worn[place + 1 :])

    def place_sheath(self, seat: int, card: int) -> None:
        """A Sheath lies in front of the hero, empty. [village.sheath.010]"""
        player = self.players[seat]
        player.scabbards = (*player.scabbards, Scabbard(card, NONE, player.turns))
        self.emit(ev.SheathPlaced(seat, card))

    def sheathe(self, seat: int, weapon: int) -> None:
        """Put a weapon from hand on the first empty Sheath. [village.sheath.020]"""
        player = self.players[seat]
        for place, scabbard in enumerate(player.scabbards):
            if scabbard.weapon == NONE:
                player.hand.remove(weapon)
                full = Scabbard(scabbard.card, weapon, player.turns)
                player.scabbards = (*player.scabbards[:place], full, *player.scabbards[place + 1 :])
                self.emit(ev.WeaponSheathed(seat, weapon))
                return

    def unsheathe(self, seat: int, place: int) -> int:
        """Draw a weapon, which the caller plays; its Sheath is discarded. [village.sheath.040]"""
        player = self.players[seat]
        scabbard = player.scabbards[place]
        player.scabbards = player.scabbards[:place] + player.scabbards[place + 1 :]
        player.discard.append(scabbard.card)
        self.emit(ev.WeaponUnsheathed(seat, scabbard.weapon))
        return scabbard.weapon
