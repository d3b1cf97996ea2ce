"""Event cards: drawn, stopped by the Shield of Storms, or looked at beforehand."""

from __future__ import annotations

from fabletop.games.andor import events as ev
from fabletop.games.andor.defs import (
    NONE,
    STORM_SHIELD,
    Effect,
)
from fabletop.games.andor.state.acts import NOTHING, seat_of
from fabletop.games.andor.state.game import Andor
from fabletop.games.andor.state.pieces import Hero
from fabletop.games.andor.story.legend import owe_script
from fabletop.games.andor.story.whom import finder_of, heroes_meant
from fabletop.games.andor.story.word import word
from fabletop.kernel.frame import NOBODY, Act, Frame, act
from fabletop.kernel.step import chooser, step


@word("event_deck", takes="shuffle", may="top without")
def event_deck(g: Andor, f: Frame, effect: Effect) -> None:
    deck = [event.index for event in g.legend.events if event.index not in (effect.n, effect.what)]
    g.shuffle(deck)
    g.stack_events(tuple(deck), () if effect.what == NONE else (effect.what,))


@word("draw_event", takes="count")
def draw_events(g: Andor, f: Frame, effect: Effect) -> None:
    for _ in range(effect.n):
        g.owe("andor.event", NOBODY, finder_of(f))


@step("andor.event")
def draw_event(g: Andor, f: Frame) -> None:
    """Reveal the top event card; the Shield of Storms may stop it. [andor.sunrise.020, andor.shield.020]"""
    (finder,) = f.args
    event = g.draw_event()
    if event == NONE:
        return
    bearer = shield_bearer(g, STORM_SHIELD)
    if g.legend.events[event].storm and bearer != NONE:
        g.owe("andor.stop_event", seat_of(g, bearer), event, bearer)
    else:
        owe_script(g, g.legend.events[event].script, finder)


def shield_bearer(g: Andor, shield: int) -> int:
    """The hero who has a shield with a side left."""
    for h, hero in enumerate(g.heroes):
        if shield in hero.bag or shield + 1 in hero.bag:
            return h
    return NONE


def shield_side(hero: Hero, shield: int) -> int:
    return shield if shield in hero.bag else shield + 1


@chooser("stop_event")
def stop_or_let(g: Andor, f: Frame) -> list[Act]:
    return [act("stop"), NOTHING]


@step("andor.stop_event", stop_or_let, rules=("andor.shield.010", "andor.shield.020", "andor.sunrise.020"))
def stop_event(g: Andor, f: Frame, answer: Act) -> None:
    """One side of the Shield of Storms stops the card for all."""
    event, bearer = f.args
    if answer is NOTHING:
        owe_script(g, g.legend.events[event].script, NONE)
    else:
        g.use_up(bearer, shield_side(g.heroes[bearer], STORM_SHIELD))
        g.emit(ev.EventStopped(bearer, event))


@word("peek_event", takes="who count", may="may_discard", at=heroes_meant)
def look_ahead(g: Andor, f: Frame, effect: Effect, h: int) -> None:
    g.owe("andor.peek", seat_of(g, h), h, effect.n, int(effect.flag))


@step("andor.peek")
def peek_event(g: Andor, f: Frame) -> None:
    """A hero looks at the next event cards, as many as there are; the party hears what they are.  Of some
    effects, each of them may be put away."""
    h, count, may_discard = f.args
    for event in g.peek_events(count):
        if may_discard:
            g.then(keep_event, f.carry(h, event))


@chooser("keep_event")
def keep_or_discard(g: Andor, f: Frame) -> list[Act]:
    return [act("discard"), NOTHING]


@step("andor.keep_event", keep_or_discard, rules=("andor.sunrise.020",))
def keep_event(g: Andor, f: Frame, answer: Act) -> None:
    """A card that was looked at is put away, or stays where it is."""
    _, event = f.args
    if answer is not NOTHING:
        g.discard_event(event)
