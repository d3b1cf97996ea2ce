"""The hand: what a card is worth to hold, for a fight or for the map, and which cards give way to others."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.combat import HOPE, WEIGHTS, card_worth, found
from fabletop.games.heroes.bots.target import Target, target_of
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import has_azure
from fabletop.games.heroes.turn.refresh import DRAW_UP
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act, Pick, Seat

DRAW: Final = 2.0
USELESS: Final = 0.3  # a card worth less gives way to another
POOR_HAND: Final = 0.8  # the share of what one's own cards are worth on average below which a hand is poor
GATHERED: Final = 2  # rounds before the army must be ready from which on the hand is gathered for the fight
SPELLPROOF: Final = 0.4  # what is left of what is cast at azure units, of whom half are proof against it

# What words are worth to who draws their card on the map, for each of their amount
MAP_WORTH: Final[dict[str, float]] = {
    "gold": 0.35,
    "materials": 0.6,
    "valuables": 1.6,
    "diplomacy": 1.0,
    "movement": 1.2,
    "cheaper_unit": 0.4,
    "necromancy": 0.6,
    "wisdom": 0.3,
    "reveal_tile": 0.8,
    "town_portal": 0.4,
    "luck_on_map": 0.5,
    "step_on": 0.5,
}
AGAINST_PLAYERS: Final = ("resist", "return_spell", "enemy_discards", "silence")  # guards have no hand
CAST_AT_FOES: Final = ("damage", "chain", "fireball", "paralyse", "curse", "weaken", "slow", "power")


def is_on_map(g: Heroes) -> bool:
    return g.printed.plan.scenario is not None


def map_worth(g: Heroes, card: int) -> float:
    """What the best use of a card is worth on the map."""
    best = 0.0
    if card != NONE and is_on_map(g):
        for use in g.cards[card].uses:
            total = sum([MAP_WORTH.get(e.word, 0.0) * min(4, max(1, e.amounts[0])) for e in use.does])
            best = max(best, total)
    return best


def hand_worth(g: Heroes, seat: Seat, card: int) -> float:
    """How glad one is to have a card, for a fight or for the map."""
    return max(card_worth(g, seat, card), map_worth(g, card))


# -- for the fight that decides the game --------------------------------------------------------------------


def gathers_for(g: Heroes, seat: Seat) -> Target | None:
    """The guards for whom good cards are held back from now on; none while they are far away."""
    target = target_of(g, seat) if is_on_map(g) else None
    return target if target is not None and g.round >= target.until - GATHERED else None


def worth_against(g: Heroes, seat: Seat, card: int, target: Target) -> float:
    """How much of what a card is worth in a fight counts against guards, and against azure ones."""
    printed = g.cards[card]
    whole = best = 0.0
    for use in printed.uses:
        all_of_it = part = 0.0
        for effect in use.does:
            weight = WEIGHTS.get(effect.word, 0.0) * min(4, max(1, effect.amounts[0]))
            all_of_it += weight
            if effect.word in CAST_AT_FOES and has_azure(target.guards):
                part += SPELLPROOF * weight
            elif effect.word not in AGAINST_PLAYERS:
                part += weight
        whole, best = max(whole, all_of_it), max(best, part)
    return 0.0 if whole <= 0.0 else card_worth(g, seat, card) * best / whole


def held_worth(g: Heroes, seat: Seat, card: int, target: Target | None) -> float:
    """What a card is worth in the hand of somebody who may be gathering."""
    if target is None:
        return hand_worth(g, seat, card)
    against = worth_against(g, seat, card, target)
    return max(against, map_worth(g, card)) if g.round < target.until else against


def would_lose_hand(g: Heroes, seat: Seat) -> bool:
    """Whether two losses of heart cost a hand that is gathered. [heroes.morale.110]"""
    heartless = g.ignores_morale(seat) or not g.rules.morale_tokens
    return not heartless and g.players[seat].morale <= 0 and gathers_for(g, seat) is not None


def search_scores(g: Heroes, seat: Seat, decision: Decision) -> list[float]:
    """Which card to take from a deck: where strong guards hold the goal, the one that helps against them."""
    target = target_of(g, seat) if is_on_map(g) else None
    return [search_score(g, seat, decision, option, target) for option in decision.options]


def search_score(g: Heroes, seat: Seat, decision: Decision, option: Pick, target: Target | None) -> float:
    if not isinstance(option, Act):
        return 0.0
    if option.verb == "look":
        return HOPE
    card = found(g, decision, option)
    if target is None or card == NONE:
        return card_worth(g, seat, card)
    return worth_against(g, seat, card, target)


# -- drawing ------------------------------------------------------------------------------------------------


def least_worth(g: Heroes, seat: Seat, target: Target | None) -> float:
    """What a card must be worth to be kept: something, or where cards are gathered, no less than the next."""
    if target is None:
        return USELESS
    player = g.players[seat]
    next_cards = player.deck or player.discard
    return sum([held_worth(g, seat, card, target) for card in next_cards]) / max(1, len(next_cards))


def refresh_score(g: Heroes, seat: Seat, option: Act) -> float:
    """Cards that are no use give way; then draw."""
    if option is DRAW_UP:
        return DRAW
    if option.verb == "card":
        player, target = g.players[seat], gathers_for(g, seat)
        worth = held_worth(g, seat, option.id, target)
        if len(player.hand) > g.hand_limit(seat):
            return DRAW + 10.0 - worth
        poor = worth < least_worth(g, seat, target) and (player.deck or player.discard)
        return DRAW + 1.0 if poor else -1.0
    return 0.0


def new_hand_score(g: Heroes, seat: Seat) -> float:
    """A new hand is drawn for one that is clearly worse than the own cards are on average."""
    player = g.players[seat]
    hand = [hand_worth(g, seat, card) for card in player.hand]
    cards = hand + [hand_worth(g, seat, card) for card in (*player.deck, *player.discard)]
    return POOR_HAND * len(hand) * sum(cards) / len(cards) - sum(hand)
