"""Rogues look at the top card of a deck. [heroes.unit]

Once in the own turn, at a common deck, neutral units of a tier, the astrologers' cards or the own deck: the
card stays on top or goes under the deck, and nobody else sees it.
"""

from __future__ import annotations

from fabletop.games.heroes.defs import AZURE, BRONZE, NONE
from fabletop.games.heroes.map.once import COMMON, NEUTRAL_UNITS, OWN, PEEK, STARS
from fabletop.games.heroes.state.game import Heroes
from fabletop.games.heroes.turn.deeds import deed
from fabletop.kernel.frame import Act, Frame, Seat, act
from fabletop.kernel.step import chooser, step


def top_of(g: Heroes, seat: Seat, kind: int, n: int) -> int:
    cards = g.deck_to_peek(seat, kind, n)
    return cards[-1] if cards else NONE


def all_decks(g: Heroes) -> list[tuple[int, int]]:
    common = [(COMMON, deck) for deck in range(len(g.decks))]
    return [*common, *((NEUTRAL_UNITS, tier) for tier in range(BRONZE, AZURE + 1)), (STARS, 0), (OWN, 0)]


def peeks_on_offer(g: Heroes, seat: Seat) -> list[Act]:
    """Once in the own turn, with a unit that can."""
    if PEEK in g.realm(seat).once:
        return []
    if not any(g.units[kind].faces[face].powers.peeks for kind, face in g.players[seat].army):
        return []
    return [act("peek", kind, n) for kind, n in all_decks(g) if g.deck_to_peek(seat, kind, n)]


@deed("peek", peeks_on_offer)
def peek(g: Heroes, seat: Seat, what: Act) -> None:
    kind, n = what.ids
    g.use_once(seat, PEEK)
    g.peek(seat, kind, n)
    g.owe("heroes.peek", seat, kind, n)


@chooser("peek", ask=True)
def ways_with_the_card(g: Heroes, f: Frame) -> list[Act]:
    """The card is named to who looks at it, and to nobody else."""
    kind, n = f.args
    card = top_of(g, f.seat, kind, n)
    return [] if card == NONE else [act("leave_on_top", card), act("put_under", card)]


@step("heroes.peek", ways_with_the_card, rules=("heroes.unit.270",))
def look_at_top(g: Heroes, f: Frame, choice: Act) -> None:
    kind, n = f.args
    if choice.verb == "put_under":
        g.put_under(f.seat, kind, n)
