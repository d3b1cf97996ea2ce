"""The hand at the start of a turn. [heroes.turn]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import PASS, Act, Frame, Pick, Seat, act
from fabletop.kernel.step import chooser, step

DRAW_UP: Final = act("draw_up")
KEEP: Final = act("keep")


@chooser("refresh", ask=True)
def cards_to_discard(g: Heroes, f: Frame) -> list[Act]:
    """Any cards; over the limit one must.  Then draw up to the limit, or draw nothing.
    [heroes.turn.010, heroes.turn.020, heroes.turn.030]"""
    player = g.players[f.seat]
    options = [act("card", card) for card in dict.fromkeys(player.hand)]
    room = g.hand_limit(f.seat) - len(player.hand)
    if room > 0 and (player.deck or player.discard):
        options.append(DRAW_UP)
    if room >= 0:
        options.append(KEEP)
    return options


@step(
    "heroes.refresh",
    cards_to_discard,
    rules=("heroes.turn.010", "heroes.turn.020", "heroes.turn.030", "heroes.turn.040"),
)
def refresh(g: Heroes, f: Frame, choice: Act) -> None:
    """One card at a time; this is the only time that the limit is looked at."""
    if choice is DRAW_UP:
        g.allow_new_decks()
        g.draw(f.seat, g.hand_limit(f.seat) - len(g.players[f.seat].hand))
    elif choice is not KEEP:
        g.discard_from_hand(f.seat, choice.id)
        g.then(refresh, f)


# -- a new hand in the first turn of a tournament -----------------------------------------------------------


def may_draw_anew(g: Heroes, seat: Seat) -> bool:
    """With a hand that was drawn up to the limit. [heroes.tournament.120]"""
    return len(g.players[seat].hand) >= g.hand_limit(seat)


@chooser("mulligan", ask=True)
def keep_or_draw_anew(g: Heroes, f: Frame) -> list[Pick]:
    return [act("draw_anew"), PASS] if may_draw_anew(g, f.seat) else []


@step("heroes.mulligan", keep_or_draw_anew, rules=("heroes.tournament.120",))
def mulligan(g: Heroes, f: Frame, choice: Pick) -> None:
    """Hand and discard pile go back into the deck, for a new hand, once. [heroes.tournament.120]"""
    if choice != PASS:
        g.shuffle_all_in(f.seat)
        g.draw(f.seat, g.hand_limit(f.seat))


# -- the earlier edition ------------------------------------------------------------------------------------


@chooser("adjust_hand", ask=True)
def cards_too_many(g: Heroes, f: Frame) -> list[Act]:
    """Nobody is asked who is not over the limit. [heroes.turn.020]"""
    hand = g.players[f.seat].hand
    return [act("card", card) for card in dict.fromkeys(hand)] if len(hand) > g.hand_limit(f.seat) else []


@step("heroes.adjust_hand", cards_too_many, rules=("heroes.turn.010", "heroes.turn.020"))
def adjust_hand(g: Heroes, f: Frame, card: Act) -> None:
    """Down to the limit, one card at a time. [heroes.turn.010, heroes.turn.020]"""
    g.discard_from_hand(f.seat, card.id)
    g.then(adjust_hand, f)


@step("heroes.fill_hand")
def fill_hand(g: Heroes, f: Frame) -> None:
    """Up to the limit, without a choice. [heroes.turn.010]"""
    g.allow_new_decks()
    g.draw(f.seat, g.hand_limit(f.seat) - len(g.players[f.seat].hand))


@chooser("swap_cards", ask=True)
def cards_to_swap(g: Heroes, f: Frame) -> list[Pick]:
    """[heroes.turn.050]"""
    hand = dict.fromkeys(g.players[f.seat].hand)
    return [*(act("card", card) for card in hand), PASS] if hand else []


@step("heroes.swap_cards", cards_to_swap, rules=("heroes.turn.050",))
def swap_cards(g: Heroes, f: Frame, card: Pick) -> None:
    """Discard up to two cards, then draw as many. [heroes.turn.050]"""
    (swapped,) = f.args
    if isinstance(card, Act):
        g.discard_from_hand(f.seat, card.id)
        swapped += 1
        if swapped < g.rules.hand_swaps and g.players[f.seat].hand:
            g.then(swap_cards, f.carry(swapped))
            return
    g.draw(f.seat, swapped)
