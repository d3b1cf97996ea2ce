"""What the party may know, and a game that it cannot tell from the true one.

Everybody at the table knows the same.  Hidden from all are the faces of closed tokens, the order of the event
cards and movement tokens, the crests, the cave tokens in the supply, and the gems in their pile.
"""

from __future__ import annotations

from typing import Any

from fabletop.games.andor.defs import CAVE, CROSS, FOG, NONE
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Token
from fabletop.kernel.frame import Seat
from fabletop.kernel.view import shuffle_unseen, view_of_decision


def view_for(g: Andor, seat: Seat) -> dict[str, Any]:
    """Built up from nothing."""
    return {
        "seat": seat,
        "seats": g.n,
        "round": g.day,
        "players": [{"hero": figure_of(g, own[0]), "heroes": own} for own in heroes_of_seats(g)],
        "legend": g.legend.number,
        "title": g.legend.title,
        "grades": [n for n in (1, 2) if g.grade(n)],
        "day": g.day,
        "turn": g.turn,
        "first": g.first,
        "rooster": g.rooster,
        "over": g.finished,
        "won": g.won,
        "winners": list(g.winners),
        "heroes": [hero.to_data() for hero in g.heroes],
        "foes": [foe.to_data() for foe in g.foes],
        "tokens": [[t.kind, t.field, t.face if t.open else NONE, int(t.open)] for t in g.tokens],
        "lying": [list(pair) for pair in g.lying],
        "supply": list(g.supply),
        "event_deck": len(g.event_deck),
        "event_pile": list(g.event_pile),
        "peeked": list(g.peeked),
        "cave_supply": len(g.cave_supply),
        "movement_deck": len(g.movement_deck),
        "movement_left": sorted(g.movement_deck),
        "crests": len(g.crests),
        "gems": len(g.gems),
        "fallen": list(g.fallen),
        "shielded": list(g.shielded),
        "shields": g.shield_count,
        "boxed_skeletons": g.boxed_skeletons,
        "stronger_foes": list(g.stronger_foes),
        "base": g.base,
        "base_kind": g.base_kind,
        "wagon_today": g.wagon_today,
        "bridges": g.bridges,
        "collapsed": g.collapsed,
        "jump_values": list(g.jump_values),
        "narrator": g.narrator,
        "stars": stars_ahead(g),
        "rules": g.rules_on,
        "piece": g.piece,
        "enabled": g.enabled,
        "skipped": g.skipped,
        "cards_read": [card.index for card in g.legend.cards if g.cards_read >> card.index & 1],
        "goals": [
            {"goal": goal.index, "done": bool(g.done_goals >> goal.index & 1)}
            for goal in g.legend.goals
            if g.open_goals >> goal.index & 1
        ],
        "delivered": list(g.delivered),
        "walker": g.walker,
        "walk_with": g.walk_with,
        "fight": None if g.fight is None else g.fight.to_data(),
        "decision": view_of_decision(g.decision, seat),
    }


def heroes_of_seats(g: Andor) -> list[list[int]]:
    """For each seat the heroes that it plays. [andor.setup.020]"""
    return [[h for h, hero in enumerate(g.heroes) if hero.seat == seat] for seat in range(g.n)]


def figure_of(g: Andor, h: int) -> str:
    """The name of a hero's figure, as it is chosen before the game. [andor.component.140]"""
    hero = g.heroes[h]
    return g.legend.hero_defs[hero.kind].figures[hero.figure].lower()


def stars_ahead(g: Andor) -> list[int]:
    """The letters with a star that the narrator has not reached. [andor.component.320]"""
    stars = {*g.legend.stars, *(letter for letter, _ in g.later)}
    return sorted(letter for letter in stars if letter > g.narrator)


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
