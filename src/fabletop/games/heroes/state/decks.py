"""The decks that all players share, and the atoms that change them."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from fabletop.games.heroes import events as ev
from fabletop.games.heroes.defs import ABILITY, ARTIFACT, NEUTRAL, NONE, SPELL, CardDef
from fabletop.games.heroes.state.printed import Printed
from fabletop.kernel.frame import Seat
from fabletop.kernel.game import Game

# The common decks
ABILITIES: Final = 0
SPELLS: Final = 1
ARTIFACTS: Final = 2
# Where decks are split, these two hold basic spells and minor artifacts, and there are three more
# [heroes.tournament.160]
EXPERT_SPELLS: Final = 3
MAJOR_ARTIFACTS: Final = 4
RELICS: Final = 5
BY_LEVEL: Final = (SPELLS, EXPERT_SPELLS)
BY_RARITY: Final = (ARTIFACTS, MAJOR_ARTIFACTS, RELICS)
DECK_OF: Final = {ABILITY: ABILITIES, SPELL: SPELLS, ARTIFACT: ARTIFACTS}  # by the kind of a card

T = TypeVar("T")


def deck_for(card: CardDef, split: bool) -> int:
    """Where a card lies at first, with all decks or with the split ones; NONE."""
    deck = DECK_OF.get(card.kind, NONE)
    if split and deck == SPELLS:
        return BY_LEVEL[card.level]
    if split and deck == ARTIFACTS:
        return BY_RARITY[card.rarity]
    return deck


def replaced(things: list[T], at: int, one: T) -> list[T]:
    """The same with another one in its place: a list of its own, so that clones keep theirs."""
    other = things.copy()
    other[at] = one
    return other


def without(cards: list[int], card: int) -> list[int]:
    """The same but for one of these."""
    left = cards.copy()
    left.remove(card)
    return left


class Decks(Game):
    """A game as far as it consists of decks.  Clones share all of them: a change makes others."""

    def __init__(self, rng: int, printed: Printed, like: Decks | None = None) -> None:
        """Nothing lies on the table yet, unless it is to be a game `like` another one."""
        super().__init__(rng)
        self.printed: Final = printed
        self.rules: Final = printed.rules
        self.units: Final = printed.units
        self.cards: Final = printed.cards
        self.n: Final = printed.seats
        if like is None:
            n = RELICS + 1 if printed.split_decks else ARTIFACTS + 1
            self.decks: list[list[int]] = [[] for _ in range(n)]  # the top card is the last
            self.piles: list[list[int]] = [[] for _ in range(n)]  # their discard piles [heroes.deck.070]
            self.removed: tuple[int, ...] = ()
            self.aside: tuple[int, ...] = ()  # lie apart for all to see, where the scenario says so
            self.neutral: list[list[int]] = [[], [], [], [], []]  # units by tier; number 0 is not used
            self.neutral_piles: list[list[int]] = [[], [], [], [], []]
            self.ai_deck: list[int] = []
            self.ai_spells: list[int] = []
            self.ai_spells_cast: list[int] = []
        else:
            self.decks = like.decks
            self.piles = like.piles
            self.removed = like.removed
            self.aside = like.aside
            self.neutral = like.neutral
            self.neutral_piles = like.neutral_piles
            self.ai_deck = like.ai_deck
            self.ai_spells = like.ai_spells
            self.ai_spells_cast = like.ai_spells_cast

    def decks_to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: list(getattr(self, name)) for name in LISTS}
        for name in LISTS_OF_LISTS:
            data[name] = [list(pile) for pile in getattr(self, name)]
        return data

    def decks_from_data(self, data: dict[str, Any]) -> None:
        for name in LISTS_OF_LISTS:
            setattr(self, name, [list(pile) for pile in data[name]])
        self.ai_deck = list(data["ai_deck"])
        self.ai_spells = list(data["ai_spells"])
        self.ai_spells_cast = list(data["ai_spells_cast"])
        self.removed = tuple(data["removed"])
        self.aside = tuple(data.get("aside", ()))

    def deck_of(self, card: int) -> int:
        """The common deck to which a card belongs; NONE. [heroes.tournament.160]"""
        return deck_for(self.cards[card], self.printed.split_decks)

    def common(self, deck: int) -> tuple[list[int], list[int]]:
        """A common deck and its discard pile, to be changed by this game alone."""
        cards, pile = self.decks[deck].copy(), self.piles[deck].copy()
        self.decks = replaced(self.decks, deck, cards)
        self.piles = replaced(self.piles, deck, pile)
        return cards, pile

    def turn_up(self, deck: int) -> None:
        """The top card starts or goes on the discard pile of its deck. [heroes.setup.190, heroes.deck.060]"""
        cards, pile = self.common(deck)
        pile.append(cards.pop())
        self.unveil()

    def take_top_of_pile(self, deck: int) -> int:
        """[heroes.deck.050]"""
        pile = self.piles[deck]
        self.piles = replaced(self.piles, deck, pile[:-1])
        return pile[-1]

    def refill(self, deck: int, n: int) -> None:
        """A deck with too few cards takes its discard pile back. [heroes.deck.100]"""
        if len(self.decks[deck]) < n and self.piles[deck]:
            rest = self.piles[deck].copy()
            self.piles = replaced(self.piles, deck, [])
            self.shuffle(rest)
            self.decks = replaced(self.decks, deck, rest + self.decks[deck])

    def top_of(self, deck: int, n: int) -> list[int]:
        """The top cards of a deck, the first on top."""
        return self.decks[deck][-n:][::-1] if n else []

    def take_of_top(self, deck: int, n: int, card: int) -> None:
        """One of the top cards leaves its deck; the others go to the discard pile.
        [heroes.deck.040, heroes.deck.070]"""
        found = self.top_of(deck, n)
        self.decks = replaced(self.decks, deck, self.decks[deck][: -len(found)])
        found.remove(card)
        self.piles = replaced(self.piles, deck, self.piles[deck] + found[::-1])

    def discard_top(self, deck: int, n: int) -> None:
        """The top cards go to the discard pile, all of them. [heroes.tournament.130]"""
        found = self.top_of(deck, n)
        cards, pile = self.common(deck)
        del cards[-len(found) :]
        pile.extend(reversed(found))

    def discard_of_top(self, deck: int, card: int) -> None:
        """The copy nearest to the top goes to the discard pile. [heroes.ability_card.060]"""
        cards, pile = self.common(deck)
        del cards[len(cards) - 1 - cards[::-1].index(card)]
        pile.append(card)

    def deal_to_ai(self, cards: list[int]) -> None:
        """The deck of an AI hero, shuffled. [heroes.campaign.020]"""
        self.ai_deck = cards
        self.shuffle(self.ai_deck)

    def teach_spells(self, spells: list[int]) -> None:
        """The spell deck of an AI hero, shuffled. [heroes.campaign.050]"""
        self.ai_spells = spells
        self.shuffle(self.ai_spells)
        self.ai_spells_cast = []

    def draw_ai_card(self) -> int:
        """The top card of the AI deck. [heroes.ai_combat.010]"""
        self.unveil()
        card = self.ai_deck[-1]
        self.ai_deck = self.ai_deck[:-1]
        return card

    def return_ai_card(self, card: int) -> None:
        self.ai_deck = [*self.ai_deck, card]
        self.shuffle(self.ai_deck)

    def draw_ai_spell(self) -> int:
        """The next spell of an AI hero; NONE if it knows none."""
        self.ai_spells, self.ai_spells_cast = self.ai_spells.copy(), self.ai_spells_cast.copy()
        self.turn_over(self.ai_spells, self.ai_spells_cast)
        if not self.ai_spells:
            return NONE
        spell = self.ai_spells.pop()
        self.ai_spells_cast.append(spell)
        return spell

    def has_neutral(self, tier: int) -> bool:
        return bool(self.neutral[tier] or self.neutral_piles[tier])

    def draw_neutral(self, tier: int) -> int:
        """The next neutral unit of a tier; its discard pile is shuffled when the deck has run out."""
        if not self.neutral[tier]:
            again = self.neutral_piles[tier].copy()
            self.shuffle(again)
            self.neutral = replaced(self.neutral, tier, again)
            self.neutral_piles = replaced(self.neutral_piles, tier, [])
        deck = self.neutral[tier]
        self.neutral = replaced(self.neutral, tier, deck[:-1])
        return deck[-1]

    def draw_neutral_or_lower(self, tier: int) -> int:
        """A neutral unit of a tier, or of the next lower one that has any; NONE if none has."""
        while tier > 0 and not self.has_neutral(tier):
            tier -= 1
        return self.draw_neutral(tier) if tier else NONE

    def discard_neutral(self, kind: int) -> None:
        """A neutral unit goes to the discard pile of its tier. [heroes.neutral.070]"""
        tier = self.units[kind].tier
        self.neutral_piles = replaced(self.neutral_piles, tier, [*self.neutral_piles[tier], kind])

    def take_neutral(self, kind: int) -> bool:
        """A neutral unit leaves the pile of its tier, or its deck, for a player; whether it was to be had.
        Units of the factions always are."""
        unit = self.units[kind]
        if unit.faction != NEUTRAL:
            return True
        tier = unit.tier
        if kind in self.neutral_piles[tier]:
            self.neutral_piles = replaced(self.neutral_piles, tier, without(self.neutral_piles[tier], kind))
            return True
        if kind in self.neutral[tier]:
            self.neutral = replaced(self.neutral, tier, without(self.neutral[tier], kind))
            return True
        return False

    def lose_unit(self, kind: int) -> None:
        """A unit leaves a player for good: a neutral one goes to its pile. [heroes.neutral.080]"""
        if self.units[kind].faction == NEUTRAL:
            self.discard_neutral(kind)

    def put_aside(self, cards: frozenset[int]) -> None:
        """Cards of the common decks lie apart."""
        found: list[int] = []
        for deck in self.decks:
            found.extend([card for card in deck if card in cards])
        self.decks = [[card for card in deck if card not in cards] for deck in self.decks]
        self.aside = tuple(sorted(found))

    def take_out(self, cards: frozenset[int]) -> None:
        """Cards of the common decks that are not played with go back to the box.
        [heroes.tournament.030]"""
        for deck in self.decks:
            self.removed = (*self.removed, *[card for card in deck if card in cards])
        self.decks = [[card for card in deck if card not in cards] for deck in self.decks]

    def take_aside(self, card: int) -> None:
        at = self.aside.index(card)
        self.aside = self.aside[:at] + self.aside[at + 1 :]

    def remove_from_game(self, seat: Seat, card: int) -> None:
        """Back to the box. [heroes.deck.080]"""
        self.removed = (*self.removed, card)
        self.emit(ev.RemovedFromGame(seat, card))


LISTS_OF_LISTS: Final = ("decks", "piles", "neutral", "neutral_piles")
LISTS: Final = ("ai_deck", "ai_spells", "ai_spells_cast", "removed", "aside")
