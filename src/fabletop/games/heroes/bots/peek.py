"""At which deck rogues look, and what becomes of the card: strong guards and poor cards go under."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.bots.hand import hand_worth
from fabletop.games.heroes.defs import BRONZE, FEW
from fabletop.games.heroes.map.once import NEUTRAL_UNITS, OWN
from fabletop.games.heroes.scenario.course import guards_of, is_unguarded
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.strength import face_strength, tier_strength
from fabletop.kernel.frame import Act, Frame, Seat

PEEK: Final = 60.0  # before anybody walks
GUARD: Final = 2.0  # more for a deck of which a guard may come next
OWN_CARD: Final = 1.0  # and for the own deck
POOR: Final = 0.8  # a card of one's own worth less goes under


def peek_score(g: Heroes, seat: Seat, option: Act) -> float:
    """Those who may be fought next: the higher their tier, the more; else the own deck."""
    kind, n = option.ids
    if kind == NEUTRAL_UNITS:
        return PEEK + GUARD + n if n in tiers_beside(g, seat) else -1.0
    return PEEK + OWN_CARD if kind == OWN else -1.0


def tiers_beside(g: Heroes, seat: Seat) -> list[int]:
    """The tiers of the guards beside heroes who can still act."""
    found: list[int] = []
    for number in g.heroes_of(seat):
        if not g.heroes[number].can_act:
            continue
        for field in g.land.ways(g.heroes[number].field):
            if g.is_guarded(field) and not is_unguarded(g, field):
                found += [tier for tier, n in enumerate(guards_of(g, field), start=BRONZE) if n]
    return found


def peeked(g: Heroes, seat: Seat, f: Frame, option: Act) -> float:
    """What is better under its deck than on it: a guard above the average, or a poor card."""
    kind, n = f.args
    if kind == NEUTRAL_UNITS:
        unwelcome = face_strength(g.units[option.id], FEW) - tier_strength(g)[n]
    else:
        unwelcome = POOR - hand_worth(g, seat, option.id) if kind == OWN else 0.0
    return unwelcome if option.verb == "put_under" else -unwelcome
