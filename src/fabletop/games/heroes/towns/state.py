"""Towns as they are played with: the atoms that change a treasury, a town board and the people."""

from __future__ import annotations

from fabletop.games.heroes import events as combat_ev
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.state.decks import ABILITIES
from fabletop.games.heroes.state.hero import Troop
from fabletop.games.heroes.state.realm import Resources
from fabletop.games.heroes.towns.printed import MAGE_GUILD, BuildingDef
from fabletop.games.heroes.turn.state import Timed
from fabletop.kernel.frame import Seat


class Towned(Timed):
    """A game as far as there are towns; in a single combat nothing is ever built."""

    # -- reading --------------------------------------------------------------------------------------

    def has(self, seat: Seat, kind: int) -> bool:
        """Whether a building of that kind stands in a player's town. [heroes.town.010]"""
        return self.players[seat].realm.buildings[kind]

    def building(self, seat: Seat, kind: int) -> BuildingDef:
        """What the board of a player's faction says of it."""
        return self.printed.buildings[self.players[seat].faction][kind]

    def boards(self, seat: Seat) -> list[Seat]:
        """Whose town boards a player may use: the own, and by an optional rule those of the towns that it
        has captured from enemies.
        [heroes.capture.090, heroes.capture.100, heroes.option.120, heroes.option.160]"""
        found = [seat]
        if self.rules.captured_towns_serve:
            for other in self.order:
                town = self.players[other].realm.town
                if self.is_enemy(seat, other) and town != NONE and self.marks[town].cube == seat:
                    found.append(other)
        return found

    def serves(self, seat: Seat, kind: int) -> bool:
        """Whether a player may use a building of that kind."""
        if self.has(seat, kind):
            return True
        return self.rules.captured_towns_serve and any(self.has(owner, kind) for owner in self.boards(seat))

    def has_word(self, seat: Seat, kind: int, word: str) -> bool:
        """Whether a player may use what only one faction can build. [heroes.town.080]"""
        if self.has(seat, kind) and self.building(seat, kind).word == word:
            return True
        if self.rules.captured_towns_serve:
            for owner in self.boards(seat):
                if self.has(owner, kind) and self.building(owner, kind).word == word:
                    return True
        return False

    def has_lost_town(self, seat: Seat) -> bool:
        """Whether an enemy holds the town of a player's faction."""
        town = self.players[seat].realm.town
        return town != NONE and self.is_enemy(seat, self.marks[town].cube)

    def is_paid_by_town(self, seat: Seat) -> bool:
        """Whether a town brings its player anything: by an optional rule not while an enemy holds it, and in
        the earlier edition never. [heroes.option.120, heroes.option.160]"""
        if self.rules.captured_towns_serve and self.has_lost_town(seat):
            return False
        return self.rules.towns_pay

    def can_raise(self, seat: Seat, gold: int) -> bool:
        """Whether a player has so much gold, or may trade for it here and now. [heroes.option.190]"""
        player = self.players[seat]
        if player.gold >= gold:
            return True
        return self.rules.trade_at_any_time and player.gold + 3 * player.valuables + player.materials >= gold

    # -- atoms: the board -------------------------------------------------------------------------------

    def pay(self, seat: Seat, price: Resources) -> None:
        """To the stock, and everybody sees it."""
        self.spend(seat, price)
        if price[0] or price[1] or price[2]:
            self.emit(ev.Paid(seat, *price))

    def build(self, seat: Seat, kind: int) -> None:
        """A building is laid on the board. [heroes.town.100]"""
        realm = self.own_realm(seat)
        realm.buildings = (*realm.buildings[:kind], True, *realm.buildings[kind + 1 :])
        if kind == MAGE_GUILD:
            realm.guild_round = self.round
        self.emit(ev.Built(seat, self.building(seat, kind).index))

    def turn_build_token(self, seat: Seat) -> None:
        """[heroes.town.090, heroes.town_action.050]"""
        self.own_realm(seat).built = True

    def turn_population_token(self, seat: Seat) -> None:
        """[heroes.unit.110, heroes.town_action.050]"""
        self.own_realm(seat).peopled = True

    def turn_spell_token(self, seat: Seat) -> None:
        """[heroes.mage_guild.050, heroes.town_action.050]"""
        self.own_realm(seat).booked = True

    # -- atoms: units -----------------------------------------------------------------------------------

    def show_neutral(self, seat: Seat, tier: int) -> int:
        """The next neutral unit of a tier is turned up for a player. Returns its kind."""
        kind = self.draw_neutral(tier)
        self.unveil()
        self.emit(ev.UnitShown(seat, kind))
        return kind

    def dismiss(self, seat: Seat, troop: Troop) -> None:
        """A unit leaves a player's army for good; a neutral one goes back to the pile of its tier.
        [heroes.unit.060]"""
        self.leave_home(seat, troop)
        kind, face = troop
        self.lose_unit(kind)
        self.emit(ev.UnitDismissed(seat, kind, face))

    # -- atoms: cards -----------------------------------------------------------------------------------

    def find_ability(self, seat: Seat, card: int) -> None:
        """Look through the whole deck of abilities for a card, and shuffle it again."""
        cards, _ = self.common(ABILITIES)
        found = card in cards
        if found:
            cards.remove(card)
        self.shuffle(cards)
        if found:
            self.gain_card(seat, card, to_deck=False)
        else:
            self.emit(ev.FoundNothing(seat))

    def keep_of_own_top(self, seat: Seat, n: int, card: int) -> None:
        """Of the top cards of one's own deck one comes to hand, the others are discarded."""
        player = self.players[seat]
        found = player.deck[-n:]
        del player.deck[-len(found) :]
        found.remove(card)
        player.hand.append(card)
        self.unveil()
        self.emit(combat_ev.Drew(seat, 1, (card,)))
        for other in found:
            player.discard.append(other)
            self.emit(combat_ev.Discarded(seat, other))
