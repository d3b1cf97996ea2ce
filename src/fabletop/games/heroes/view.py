"""What each seat may know, and a game that it cannot tell from the true one.

Hidden are the hands of others, the order of every deck, and the top cards that somebody is looking at.
"""

from __future__ import annotations

from typing import Any, Final

from fabletop.games.heroes.levels import FOUND
from fabletop.games.heroes.pieces import Player
from fabletop.games.heroes.state import Heroes
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Seat, pick_to_data
from fabletop.kernel.step import STEPS

TRIES: Final = 12


def view_for(g: Heroes, seat: Seat) -> dict[str, Any]:
    """Built up from nothing."""
    return {
        "seat": seat,
        "seats": g.n,
        "mode": g.printed.plan.mode,
        "over": g.finished,
        "winners": list(g.victors),
        "players": [view_of_player(g, at, seat) for at in range(len(g.players))],
        "decks": [len(deck) for deck in g.decks],
        "piles": [list(pile) for pile in g.piles],
        "removed": sorted(g.removed),
        "neutral": [len(deck) for deck in g.neutral],
        "neutral_piles": [sorted(pile) for pile in g.neutral_piles],
        "ai_deck": len(g.ai_deck),
        "ai_spells_cast": list(g.ai_spells_cast),
        "combat": g.combat.to_data(),
        "decision": view_of_decision(g.decision, seat),
    }


def view_of_player(g: Heroes, at: int, seat: Seat) -> dict[str, Any]:
    player = g.players[at]
    return {
        "hero": player.hero,
        "faction": player.faction,
        "experience": player.experience,
        "level": player.level,
        "hand": len(player.hand),
        "cards": list(player.hand) if at == seat else None,
        "deck": len(player.deck),
        "discard": list(player.discard),
        "army": sorted(player.army),
        "crowns": player.crowns,
        "morale": player.morale,
        "hand_is_lost": player.hand_is_lost,
        "gold": player.gold,
        "materials": player.materials,
        "valuables": player.valuables,
        "movement": player.movement,
    }


def view_of_decision(decision: Decision | None, seat: Seat) -> dict[str, Any] | None:
    """Who must do what is public; the options are for those who pick."""
    if decision is None:
        return None
    mine = seat in decision.seats
    return {
        "seats": list(decision.seats),
        "kind": decision.kind,
        "step": decision.frame.key,
        "source": decision.frame.source,
        "n": decision.frame.n,
        "options": [pick_to_data(option) for option in decision.options] if mine else None,
    }


# -- imagining -------------------------------------------------------------------------------------------


def imagine(g: Heroes, seat: Seat, luck: int) -> Heroes:
    """A game that `seat` cannot tell from this one: the unseen dealt again, the dice unrolled."""
    other = g.clone()
    other.reseed(luck)
    for number, deck in enumerate(other.decks):
        known = seen_on_top(g, seat, number)
        unseen = deck[: len(deck) - known]
        other.shuffle(unseen)
        other.decks[number] = unseen + deck[len(deck) - known :]
    for tier_deck in other.neutral:
        other.shuffle(tier_deck)
    other.shuffle(other.ai_deck)
    other.shuffle(other.ai_spells)
    for at, player in enumerate(other.players):
        if at == seat:
            other.shuffle(player.deck)
        elif g.decision is not None and at in g.decision.seats and seat not in g.decision.seats:
            redeal_asked(g, other, at)
        else:
            redeal(other, player)
    other.unveiled = g.unveiled
    return other


def seen_on_top(g: Heroes, seat: Seat, deck: int) -> int:
    """How many cards on top of a common deck this seat is just looking at."""
    decision = g.decision
    if decision is None or decision.kind != "search" or seat not in decision.seats:
        return 0
    frame = decision.frame
    return min(frame.n % FOUND, len(g.decks[deck])) if frame.source == deck else 0


def redeal(g: Heroes, player: Player) -> None:
    unseen = player.deck + player.hand
    g.shuffle(unseen)
    cut = len(player.deck)
    player.deck = unseen[:cut]
    player.hand = unseen[cut:]


def redeal_asked(g: Heroes, other: Heroes, at: int) -> None:
    """Deal again to a player who is being asked something, so that there is still something to ask."""
    decision = g.decision
    if decision is None:
        return
    frame = decision.frame
    asked = STEPS[frame.key].choosers[len(frame.picks)]
    player = other.players[at]
    for _ in range(TRIES):
        redeal(other, player)
        options = asked.options(other, frame)
        if len(options) > 1 or (len(options) == 1 and asked.ask):
            other.decision = Decision(decision.seats, decision.kind, options, frame)
            return
    player.deck = g.players[at].deck.copy()
    player.hand = g.players[at].hand.copy()
