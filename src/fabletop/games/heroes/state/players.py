"""Players and their heroes, and the atoms that change them."""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.defs import FEW, NECROPOLIS, NONE, PACK
from fabletop.games.heroes.state.decks import Decks
from fabletop.games.heroes.state.hero import OFF_THE_MAP, TOP_EXPERIENCE, Hero, Troop, hero_from_data
from fabletop.games.heroes.state.player import Player, Stand, player_from_data
from fabletop.games.heroes.state.printed import Printed
from fabletop.kernel.frame import Seat

# What a positive morale token is spent for
# [heroes.morale.040, heroes.morale.050, heroes.morale.060, heroes.morale.070, heroes.tournament.130]
DRAW: Final = 0
EXCHANGE: Final = 1
REROLL: Final = 2
REMOVE: Final = 3
SEARCH: Final = 4

# Hand limit and expert effects by level; number 0 is not used
# [heroes.level.010, heroes.level.020, heroes.level.030, heroes.level.040, heroes.level.050]
HAND_LIMIT: Final = (0, 4, 4, 5, 5, 6, 6, 7)
# [heroes.level.060, heroes.level.070, heroes.level.080, heroes.level.090]
CROWNS: Final = (0, 0, 1, 1, 2, 2, 3, 3)


class Players(Decks):
    """A game as far as it consists of players, by their seats, and of heroes."""

    def __init__(self, rng: int, printed: Printed, like: Players | None = None) -> None:
        super().__init__(rng, printed, like)
        self.players: list[Player] = [] if like is None else [player.clone() for player in like.players]
        self.heroes: list[Hero] = [] if like is None else like.heroes.copy()

    def players_to_data(self) -> dict[str, Any]:
        return {
            "players": [player.to_data() for player in self.players],
            "heroes": [hero.to_data() for hero in self.heroes],
            "whereabouts": [hero.whereabouts() for hero in self.heroes],
        }

    def players_from_data(self, data: dict[str, Any]) -> None:
        self.players = [player_from_data(player) for player in data["players"]]
        places = data.get("whereabouts", [OFF_THE_MAP] * len(data["heroes"]))  # they came with the map
        self.heroes = [hero_from_data(hero, at) for hero, at in zip(data["heroes"], places, strict=True)]

    # -- reading --------------------------------------------------------------------------------------

    def main_hero(self, seat: Seat) -> Hero:
        """[heroes.hero.020]"""
        return self.heroes[self.players[seat].main]

    def level_of(self, seat: Seat) -> int:
        """A player is as far as the main hero is: a secondary one gains nothing.
        [heroes.hero.060, heroes.secondary_hero.060]"""
        return self.heroes[self.players[seat].main].level

    def crowns_left(self, seat: Seat) -> int:
        """Expert effects still open in this round. [heroes.ability_card.020, heroes.level.180]"""
        return CROWNS[self.level_of(seat)] - self.players[seat].crowns

    def hand_limit(self, seat: Seat) -> int:
        return HAND_LIMIT[self.level_of(seat)]

    def army_of(self, hero: int) -> tuple[Troop, ...]:
        """The units that follow a hero: a player's units follow any of the player's heroes.
        [heroes.unit.040, heroes.secondary_hero.090]"""
        one = self.heroes[hero]
        return one.army if one.seat < 0 else self.players[one.seat].army

    # -- atoms: heroes --------------------------------------------------------------------------------

    def take_hero(self, hero: int, who: int) -> None:
        """A hero gets its name, and its player a faction. [heroes.setup.020, heroes.setup.040]"""
        one = self.heroes[hero].named(who)
        self.heroes[hero] = one
        if one.seat >= 0:
            self.players[one.seat].faction = self.printed.heroes[who].faction
        self.emit(ev.HeroTaken(one.seat, who))

    def top_experience(self) -> int:
        """The most symbols that a hero can have: of the last level, or of the last that the scenario allows.
        [heroes.hero.070]"""
        scenario = self.printed.plan.scenario
        cap = 0 if scenario is None else scenario.rules.level_cap
        return 2 * (cap - 1) if cap else TOP_EXPERIENCE

    def teach(self, seat: Seat, symbols: int) -> None:
        """Experience for the main hero, up to the last level. [heroes.hero.070]"""
        number = self.players[seat].main
        hero = self.heroes[number]
        gained = min(self.top_experience() - hero.experience, symbols)
        if gained > 0:
            self.heroes[number] = hero.taught(hero.experience + gained)
            self.emit(ev.GainedExperience(seat, gained))

    def fall_to_level(self, seat: Seat, level: int) -> None:
        """A main hero that is above a level is at its beginning again; what it learned stays."""
        number = self.players[seat].main
        symbols = 2 * (level - 1)
        if self.heroes[number].experience > symbols:
            self.heroes[number] = self.heroes[number].taught(symbols)
            self.emit(ev.FellToLevel(seat, level))

    def pay_movement(self, hero: int, points: int) -> None:
        """[heroes.movement.080]"""
        self.heroes[hero] = self.heroes[hero].moved(self.heroes[hero].movement - points)

    # -- atoms: armies --------------------------------------------------------------------------------

    def lead(self, hero: int, army: tuple[Troop, ...]) -> None:
        """Let these units, and no others, follow a hero."""
        one = self.heroes[hero]
        if one.seat < 0:
            self.heroes[hero] = one.leading(army)
        else:
            self.players[one.seat].army = army

    def recruit(self, hero: int, kind: int) -> None:
        """A unit joins as Few. [heroes.unit.020]"""
        self.lead(hero, (*self.army_of(hero), (kind, FEW)))
        self.emit(ev.UnitMustered(self.heroes[hero].seat, kind, FEW))

    def reinforce_at_home(self, hero: int, kind: int) -> None:
        """A unit that is not on the board turns from Few to Pack. [heroes.unit.030]"""
        army = self.army_of(hero)
        at = army.index((kind, FEW))
        self.lead(hero, (*army[:at], (kind, PACK), *army[at + 1 :]))
        self.emit(ev.UnitMustered(self.heroes[hero].seat, kind, PACK))

    def leave_home(self, seat: Seat, troop: Troop) -> None:
        """A unit leaves the deck of recruited units for the board. [heroes.unit.040]"""
        army = self.players[seat].army
        at = army.index(troop)
        self.players[seat].army = army[:at] + army[at + 1 :]

    def come_home(self, seat: Seat, troop: Troop) -> None:
        """[heroes.unit.080]"""
        self.players[seat].army = (*self.players[seat].army, troop)

    def arrange(self, seat: Seat, formation: tuple[Stand, ...]) -> None:
        """Units change places on a player's own board. [heroes.combat_setup.180]"""
        self.players[seat].formation = formation
        self.emit(ev.Rearranged(seat))

    def lose_army(self, seat: Seat) -> None:
        """[heroes.retreat.020, heroes.elimination.050]"""
        for kind, _ in self.players[seat].army:
            self.lose_unit(kind)
        self.players[seat].army = ()

    # -- atoms: cards -----------------------------------------------------------------------------------

    def draw(self, seat: Seat, n: int) -> None:
        """Draw from one's own deck, shuffling the discard pile when it runs out, though only once while the
        same unit acts. [heroes.deck.100, heroes.deck.130]"""
        player = self.players[seat]
        hand = player.hand
        before = len(hand)
        if self.draw_cards(player.deck, [] if player.renewed else player.discard, hand, n):
            player.renewed = self.has_later_rulings
            self.emit(ev.Shuffled(seat))
        drawn = len(hand) - before
        if drawn > 0:
            self.unveil()
            self.emit(ev.Drew(seat, drawn, tuple(hand[before:])))

    def allow_new_decks(self) -> None:
        """From now on everybody may make a new deck of the discard pile once. [heroes.deck.130]"""
        for player in self.players:
            player.renewed = False

    def discard_from_hand(self, seat: Seat, card: int) -> None:
        player = self.players[seat]
        player.hand.remove(card)
        player.discard.append(card)
        self.emit(ev.Discarded(seat, card))

    def lose_at_random(self, seat: Seat) -> None:
        """One card of the hand, face up onto the discard pile."""
        player = self.players[seat]
        if player.hand:
            card = player.hand.pop(self.chance(len(player.hand)))
            player.discard.append(card)
            self.emit(ev.LostAtRandom(seat, card))

    def take_from_hand(self, seat: Seat, card: int) -> None:
        """A card leaves the hand for the table; where it goes is decided when it has done its work."""
        self.players[seat].hand.remove(card)

    def put_on_discard(self, seat: Seat, card: int) -> None:
        """A used card goes to its player's own discard pile. [heroes.deck.090]"""
        self.players[seat].discard.append(card)

    def gain_card(self, seat: Seat, card: int, to_deck: bool) -> None:
        """A card that the player did not have; by an optional rule it lies with the used ones.
        [heroes.deck.030, heroes.option.140]"""
        player = self.players[seat]
        player.reckon_with(self.printed.alike(card))
        if to_deck:
            player.deck.append(card)
        elif self.rules.gains_to_discard:
            player.discard.append(card)
        else:
            player.hand.append(card)
        self.emit(ev.CardGained(seat, card))

    def take_used_card(self, seat: Seat, loser: Seat, card: int) -> None:
        """A card of another's discard pile goes to the hand of a player."""
        self.players[loser].discard.remove(card)
        self.gain_card(seat, card, to_deck=False)

    def take_unseen(self, seat: Seat, deck: int) -> None:
        """The top card of a common deck, if there is any. [heroes.option.130]"""
        self.refill(deck, 1)
        if self.decks[deck]:
            self.unveil()
            self.gain_card(seat, self.common(deck)[0].pop(), to_deck=False)

    def gain_into_shuffled_deck(self, seat: Seat, card: int) -> None:
        self.players[seat].reckon_with(self.printed.alike(card))
        self.players[seat].deck.append(card)
        self.shuffle(self.players[seat].deck)
        self.emit(ev.CardGained(seat, card))

    def give_up_card(self, seat: Seat, card: int) -> None:
        """A card of the own deck goes to a hero that nobody steers. [heroes.campaign.120]"""
        self.players[seat].deck.remove(card)

    def fetch_from_discard(self, seat: Seat, card: int) -> None:
        self.players[seat].discard.remove(card)
        self.put_in_hand(seat, card)

    def fetch_from_top(self, seat: Seat, card: int) -> None:
        """One of the top cards of the own discard pile comes to hand."""
        pile = self.players[seat].discard
        del pile[len(pile) - 1 - pile[::-1].index(card)]
        self.put_in_hand(seat, card)

    def sink_in_discard(self, seat: Seat, n: int, card: int) -> None:
        """One of the top cards of the own discard pile goes beneath the others of these."""
        pile = self.players[seat].discard
        top = pile[-n:]
        top.remove(card)
        pile[-n:] = [card, *top]

    def shuffle_into_deck(self, seat: Seat, cards: list[int]) -> None:
        """Cards of the hand go back into one's own deck."""
        player = self.players[seat]
        for card in cards:
            player.hand.remove(card)
        player.deck.extend(cards)
        self.shuffle(player.deck)
        self.emit(ev.ShuffledIn(seat, len(cards)))

    def shuffle_all_in(self, seat: Seat) -> None:
        """Hand and discard pile go back into one's own deck. [heroes.tournament.120]"""
        player = self.players[seat]
        n = len(player.hand)
        player.deck.extend([*player.hand, *player.discard])
        player.hand.clear()
        player.discard.clear()
        self.shuffle(player.deck)
        self.emit(ev.ShuffledIn(seat, n))

    def shuffle_discard_into_deck(self, seat: Seat) -> None:
        player = self.players[seat]
        player.deck.extend(player.discard)
        player.discard.clear()
        self.shuffle(player.deck)
        self.emit(ev.Shuffled(seat))

    def shuffle_discard(self, seat: Seat) -> None:
        """[heroes.location.230]"""
        self.shuffle(self.players[seat].discard)

    def start_with(self, seat: Seat, cards: list[int]) -> None:
        """A hero's own deck; abilities and arrows are the same as in the common decks, and leave these.
        [heroes.deck.010, heroes.deck.020]"""
        player = self.players[seat]
        player.deck.extend(cards)
        player.reckon_with(frozenset(cards))
        for card in cards:
            deck = self.deck_of(card)
            if deck != NONE and card in self.decks[deck]:
                self.common(deck)[0].remove(card)

    def shuffle_deck(self, seat: Seat) -> None:
        self.shuffle(self.players[seat].deck)

    def use_crown(self, seat: Seat) -> None:
        """An expert effect of this round. [heroes.ability_card.020]"""
        self.players[seat].crowns += 1

    def put_in_hand(self, seat: Seat, card: int) -> None:
        self.players[seat].hand.append(card)
        self.emit(ev.BackToHand(seat, card))

    # -- atoms: treasury and morale ---------------------------------------------------------------------

    def get_resources(self, seat: Seat, gold: int, materials: int, valuables: int) -> None:
        player = self.players[seat]
        player.gold += gold
        player.materials += materials
        player.valuables += valuables
        self.emit(ev.GotResources(seat, gold, materials, valuables))

    def pay_gold(self, seat: Seat, to: Seat, n: int) -> None:
        """From one player to another; what it is for, the event of the rule tells."""
        self.players[seat].gold -= n
        self.players[to].gold += n

    def ignores_morale(self, seat: Seat) -> bool:
        """[heroes.morale.130]"""
        return self.rules.undead_ignore_morale and self.players[seat].faction == NECROPOLIS

    def spend_morale(self, seat: Seat, use: int) -> None:
        """The token goes, for one of its uses. [heroes.morale.030]"""
        self.players[seat].morale = 0
        self.emit(ev.SpentMorale(seat, use))

    def strip_morale(self, seat: Seat) -> None:
        """A positive token goes for nothing."""
        if self.players[seat].morale > 0:
            self.players[seat].morale = 0
            self.emit(ev.GotMorale(seat, -1))

    def get_positive_morale(self, seat: Seat) -> None:
        """[heroes.morale.010, heroes.morale.020, heroes.morale.120]"""
        player = self.players[seat]
        if not self.ignores_morale(seat) and player.morale < 1:
            player.morale += 1
            self.emit(ev.GotMorale(seat, 1))

    def get_negative_morale(self, seat: Seat) -> None:
        """[heroes.morale.080, heroes.morale.090, heroes.morale.100, heroes.morale.110]"""
        player = self.players[seat]
        if self.ignores_morale(seat):
            return
        self.emit(ev.GotMorale(seat, -1))
        if player.morale == 1:
            player.morale = 0
        elif not self.rules.morale_tokens:
            self.lose_at_random(seat)
            self.lose_at_random(seat)
        elif player.morale == 0:
            player.morale = -1
        else:
            player.hand_is_lost = True
