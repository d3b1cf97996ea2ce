"""What is said of those who look at the top card of a deck, and of those who fly."""

from __future__ import annotations

from fabletop.games.heroes.map import events as ev
from fabletop.games.heroes.map.fly import flights
from fabletop.games.heroes.map.once import COMMON, NEUTRAL_UNITS, STARS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.words.adventure.decks import deck_word
from fabletop.games.heroes.words.adventure.land import what_waits
from fabletop.games.heroes.words.places import proclamation_name
from fabletop.games.heroes.words.table import HeroesWords
from fabletop.games.words import DOT, Given
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Act
from fabletop.said import Said, Say, join, say


def deck_said(w: HeroesWords, g: Heroes, kind: int, n: int) -> Say:
    """A deck by what lies in it."""
    if kind == COMMON:
        return say(f"peek-{deck_word(g, n)}")
    if kind == NEUTRAL_UNITS:
        return say("peek-neutral", tier=w.cards.tier(n))
    return say("peek-astrologers" if kind == STARS else "peek-own")


def peek(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    kind, n = pick.ids
    return say("option-peek", deck=deck_said(w, g, kind, n))


def peek_label(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    kind, n = pick.ids
    return deck_said(w, g, kind, n)


def seen(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """The card that is looked at, named to who looks at it."""
    kind, _ = d.frame.args
    if kind == NEUTRAL_UNITS:
        name: Said = w.cards.unit(pick.id)
    elif kind == STARS:
        name = proclamation_name(g.printed.proclamations[pick.id])
    else:
        name = w.cards.name(pick.id)
    return say(f"option-{pick.verb}".replace("_", "-"), card=name)


def asked(w: HeroesWords, g: Heroes, d: Decision) -> tuple[str, Given]:
    kind, n = d.frame.args
    return "peek", {"deck": deck_said(w, g, kind, n)}


def peeked(w: HeroesWords, g: Heroes, e: ev.PeekEvent) -> tuple[str, Given]:
    return "", {"deck": deck_said(w, g, e.deck, e.n)}


def flight_hint(w: HeroesWords, g: Heroes, d: Decision, pick: Act) -> Said:
    """What waits where a hero lands, and how far it is."""
    number, field = pick.ids
    n = flights(g, number).get(field, 1)
    far = say("hint-flight", n=n, most=g.heroes[number].movement)
    return join(DOT, [*what_waits(w, g, g.heroes[number].seat, field), far])
