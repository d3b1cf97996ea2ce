"""What a position is for one seat, in named terms; `fabletop lab train` finds what each of them weighs.

Weights are log-odds: a side's chance to win comes from what its seats have more of than the others.
"""

from __future__ import annotations

import math
from typing import Final

from fabletop.games.village.bots.scores import Instinct, monster_worth, worth, worth_to_own
from fabletop.games.village.defs import MONSTER, NUGGET, SPELL, TREASURE, WEAPON, CardDef
from fabletop.games.village.market import is_blocked
from fabletop.games.village.state import Village
from fabletop.kernel.frame import Seat

HAND: Final = 5.0
FEWEST: Final = 5  # a deck of fewer cards is one hand
CHEST: Final = 3.5

# What the deck is, all of it for one hand of five.
DECK_TERMS: Final = ("worth", "size", "attack", "attack_log", "save", "gold")
# What a hero has besides.
HERO_TERMS: Final = (
    "life",
    "life_log",
    "walls",
    "poison",
    "level",
    "experience",
    "threat",
    "claws",
    "wounds",
    "friends",
    "sheaths",
    "hand",
    "hand_attack",
    "hand_gold",
    "shop",
    "next",
    "next_hand",
    "next_shop",
)
TERMS: Final = DECK_TERMS + HERO_TERMS


class Weights:
    """What each term, card and hero weighs in log-odds."""

    def __init__(
        self, terms: list[float], cards: list[float], heroes: list[float], bias: float, fallen: float
    ) -> None:
        self.terms: Final = terms  # as TERMS has them
        self.cards: Final = cards  # by index, for each card of a hand of five
        self.heroes: Final = heroes
        self.bias: Final = bias  # of a side against all others, before anything is known
        self.fallen: Final = fallen  # of a hero who has fallen


def gold_of(printed: CardDef) -> float:
    """The gold that one play of a card brings."""
    total = 0.0
    for effect in printed.does:
        if effect.word == "gold":
            total += effect.n
        elif effect.word == "chest":
            total += 10.0 * (CHEST + effect.n)
    return total


class Hoard:
    """What a deck adds up to; a card more is quickly added."""

    def __init__(self, i: Instinct) -> None:
        self.i: Final = i
        self.size = 0
        self.worth = 0.0
        self.attack = 0.0
        self.save = 0.0
        self.gold = 0.0
        for card in i.owned:
            self.add(card, 1.0)
            self.size += 1

    def add(self, card: int, times: float) -> None:
        printed = self.i.g.cards[card]
        value = times * worth(self.i, card)
        kind = printed.kind
        self.worth += value
        if strikes(printed):
            self.attack += value
        elif kind in (TREASURE, NUGGET):
            self.gold += times * gold_of(printed)
        else:
            self.save += value

    def terms(self, more: int = 0) -> list[float]:
        """The deck terms, as if it had so many cards more than were counted."""
        size = max(FEWEST, self.size + more)
        hand = HAND / size
        attack = self.attack * hand
        return [
            self.worth * hand / 5.0,
            size / 10.0,
            attack / 10.0,
            math.log(1.0 + max(0.0, attack)),
            self.save * hand / 10.0,
            self.gold * hand / 50.0,
        ]


def strikes(printed: CardDef) -> bool:
    """Whether a card is for taking life from others."""
    kind = printed.kind
    if kind == SPELL:
        return printed.attacks
    return kind == WEAPON or (kind == MONSTER and not printed.defensive)


def terms_of(g: Village, seat: Seat) -> list[float]:
    """Every term of a seat, as TERMS has them."""
    i = Instinct(g, seat)
    terms = Hoard(i).terms()
    player = g.players[seat]
    walls = 0
    for worn in player.worn:
        walls += worn.left
    threat = claws = wounds = friends = 0.0
    for monster in player.front:
        printed = g.cards[monster.card]
        if printed.defensive:
            friends += monster_worth(printed)
        else:
            threat += monster_worth(printed)
            wounds += monster.life
            if printed.attacks:
                claws += max(0.0, CHEST + printed.attack)
    hand = hand_attack = hand_gold = 0.0
    for card in player.hand:
        printed = g.cards[card]
        value = worth(i, card)
        hand += value
        hand_gold += gold_of(printed)
        if strikes(printed):
            hand_attack += value
    shop = 0.0
    if g.dragon is None and not is_blocked(g, seat):
        for card in g.spaces:
            if card >= 0 and g.cards[card].price <= hand_gold and g.cards[card].taming == 0:
                shop = max(shop, worth_to_own(i, card))
    following = 1.0 if g.active == seat else 0.0
    terms += [
        player.life / 10.0,
        math.log(max(1, player.life)),
        walls / 5.0,
        0.0 if i.level.poison_immune else player.poison / 3.0,
        float(player.level),
        player.experience / 50.0,
        threat / 5.0,
        claws / 5.0,
        wounds / 5.0,
        friends / 5.0,
        float(len(player.scabbards)),
        hand / 10.0,
        hand_attack / 10.0,
        hand_gold / 50.0,
        shop / 5.0,
        following,
        following * hand / 10.0,
        following * shop / 5.0,
    ]
    return terms


def strength(g: Village, seat: Seat, weights: Weights) -> float:
    """All terms of a seat with their weights, in log-odds."""
    player = g.players[seat]
    total = 0.0
    for weight, term in zip(weights.terms, terms_of(g, seat), strict=True):
        total += weight * term
    cards = weights.cards
    size = 0
    held = 0.0
    for pile in (player.deck, player.hand, player.discard, player.played):
        size += len(pile)
        for card in pile:
            held += cards[card]
    for worn in player.worn:
        held += cards[worn.card]
    return total + held * HAND / max(FEWEST, size) + weights.heroes[player.hero]
