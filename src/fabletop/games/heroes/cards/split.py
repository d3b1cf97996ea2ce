"""Artifacts by rarity and spells by level in decks of their own: which of them may be searched where.
[heroes.tournament.160, heroes.tournament.170]"""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.cards.hearts import visitor
from fabletop.games.heroes.defs import NONE
from fabletop.games.heroes.map.land import spot_of
from fabletop.games.heroes.map.printed import CENTRAL, FAR, NEAR, STARTING
from fabletop.games.heroes.state.decks import ARTIFACTS, BY_LEVEL, BY_RARITY, SPELLS
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step

# How many of the decks a tile lets one search, the plainest first
WITHIN_REACH: Final = {STARTING: 1, FAR: 1, NEAR: 2, CENTRAL: 3}

# What is done with the deck that was chosen
LOOK: Final = 0  # or the top of its pile
LOOK_AT_DECK: Final = 1
DRAW: Final = 2  # its top card unseen
WAYS: Final = ("heroes.look", "heroes.look_at_deck", "heroes.draw_unseen")


def decks_like(g: Heroes, deck: int) -> tuple[int, ...]:
    """All decks of artifacts, or of spells; where they are not split there is one."""
    if g.printed.split_decks and deck == SPELLS:
        return BY_LEVEL
    if g.printed.split_decks and deck == ARTIFACTS:
        return BY_RARITY
    return (deck,)


def decks_within_reach(g: Heroes, seat: Seat, deck: int) -> list[int]:
    """Those with cards that the tile of the hero allows: who visits a field, or else the main hero; before
    the game all stand at home. [heroes.tournament.160, heroes.tournament.170]"""
    hero = visitor(g)
    if hero == NONE or g.heroes[hero].seat != seat:
        hero = g.players[seat].main
    field = g.heroes[hero].field
    kind = STARTING if field == NONE else g.land.tiles[spot_of(field)].kind
    return [one for one in decks_like(g, deck)[: WITHIN_REACH[kind]] if g.decks[one] or g.piles[one]]


def can_search(g: Heroes, seat: Seat, deck: int) -> bool:
    """Whether there is any card to find."""
    return bool(decks_within_reach(g, seat, deck)) if g.printed.split_decks else has_cards(g, deck)


def has_cards(g: Heroes, deck: int) -> bool:
    return bool(g.decks[deck] or g.piles[deck])


def search_for(g: Heroes, seat: Seat, deck: int, n: int, where: int, way: int = LOOK) -> None:
    """Owe a Search (n) of the spells or artifacts; where they are split the player says first of which."""
    if len(decks_like(g, deck)) > 1:
        g.owe("heroes.which_deck", seat, deck, n, where, way)
    else:
        g.owe(WAYS[way], seat, deck, n, where)


def draw_from(g: Heroes, seat: Seat, deck: int) -> None:
    """The top card of the spells or artifacts; where they are split the player says first of which."""
    if len(decks_like(g, deck)) > 1:
        g.owe("heroes.which_deck", seat, deck, 1, 0, DRAW)
    else:
        g.take_unseen(seat, deck)


@chooser("which_deck")
def decks_on_offer(g: Heroes, f: Frame) -> list[Act]:
    return [act("deck", one) for one in decks_within_reach(g, f.seat, f.args[0])]


@step("heroes.which_deck", decks_on_offer, rules=("heroes.tournament.160", "heroes.tournament.170"))
def which_deck(g: Heroes, f: Frame, deck: Act) -> None:
    _, n, where, way = f.args
    g.owe(WAYS[way], f.seat, deck.id, n, where)


@step("heroes.draw_unseen")
def draw_unseen(g: Heroes, f: Frame) -> None:
    """[heroes.option.130]"""
    deck, _, _ = f.args
    g.take_unseen(f.seat, deck)
