"""A game that the party cannot tell from the true one."""

from __future__ import annotations

from fabletop.games.andor.defs import CAVE, CROSS, FOG
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Token
from fabletop.kernel.view import shuffle_unseen


def imagine(g: Andor, luck: int) -> Andor:
    """The unseen dealt again. [andor.component.180]"""
    other = g.clone()
    other.reseed(luck)
    deck = [event for event in other.event_deck if event not in g.peeked]
    shuffle_unseen(other, deck)
    other.event_deck = (*deck, *g.peeked[::-1])
    for name in ("movement_deck", "crests", "gems"):
        pile = list(getattr(other, name))
        shuffle_unseen(other, pile)
        setattr(other, name, tuple(pile))
    for kind in (FOG, CAVE, CROSS):
        deal_faces(other, kind)
    other.unveiled = g.unveiled
    return other


def deal_faces(g: Andor, kind: int) -> None:
    """The closed tokens of a kind, with those in the supply, change faces among themselves."""
    closed = [token for token in g.tokens if token.kind == kind and not token.open]
    unseen = [token.face for token in closed]
    if kind == CAVE:
        unseen += g.cave_supply
    shuffle_unseen(g, unseen)
    if kind == CAVE:
        g.cave_supply = tuple(unseen[len(closed) :])
    face = iter(unseen)
    g.tokens = tuple(
        Token(kind, token.field, next(face), False) if token.kind == kind and not token.open else token
        for token in g.tokens
    )
