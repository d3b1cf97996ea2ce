"""What a player may do on the map, each kind of deed in the module of its rules.

A deed says what of it is on offer to a seat just now, and carries one out.  Some are open to a player in the
turns of others as well, and before a fight: those of the town.
[heroes.town_action.020, heroes.town_action.030]
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat, known_act

Offers = Callable[[Heroes, Seat], list[Act]]
CarriesOut = Callable[[Heroes, Seat, Act], None]


class Deed:
    def __init__(self, verb: str, offers: Offers, carry_out: CarriesOut) -> None:
        self.verb: Final = verb
        self.offers: Final = offers
        self.carry_out: Final = carry_out


DEEDS: Final[dict[str, Deed]] = {}
ON_TURN: Final[list[Deed]] = []  # all of them, in the order of VERBS
IN_TOWN: Final[list[Deed]] = []  # those that are open in the turns of others

# The order in which they are offered.
VERBS: Final = (
    "step",
    "land",
    "revisit",
    "reveal",
    "add",
    "build",
    "recruit",
    "reinforce",
    "hire",
    "discount",
    "book",
    "wise_book",
    "trade",
    "arrange",
    "smelt",
    "forge",
    "cover",
    "peek",
    "play",
    "cast",
    "morale",
    "stage",
    "hand_over",
    "give",
    "offer_swap",
)


def offered_along(g: Heroes, seat: Seat) -> list[Act]:
    """For a kind of deed that one before it in VERBS offers along with its own."""
    return []


def deed(verb: str, offers: Offers, *, any_turn: bool = False) -> Callable[[CarriesOut], CarriesOut]:
    """Register what carries out a kind of deed, and what of it is on offer to a seat."""

    def register(carry_out: CarriesOut) -> CarriesOut:
        if verb in DEEDS or verb not in VERBS:
            raise ValueError(f"two deeds claim the verb {verb}, or it has no place in VERBS")
        made = Deed(verb, offers, carry_out)
        DEEDS[verb] = made
        if offers is not offered_along:
            for known in (ON_TURN, IN_TOWN) if any_turn else (ON_TURN,):
                known.append(made)
                known.sort(key=place_of)
        return carry_out

    return register


def place_of(deed: Deed) -> int:
    return VERBS.index(deed.verb)


def own_deeds(g: Heroes, seat: Seat) -> list[Act]:
    """All that a player may do on the own turn."""
    found: list[Act] = []
    for known in ON_TURN:
        found.extend(known.offers(g, seat))
    return found


def deeds_of_town(g: Heroes, seat: Seat) -> list[Act]:
    """What a player may do at any time outside of a fight."""
    found: list[Act] = []
    for known in IN_TOWN:
        found.extend(known.offers(g, seat))
    return found


def belonging_to(seat: Seat, deeds: list[Act]) -> list[Act]:
    """The same, for that seat alone to pick in a decision that another holds."""
    return [known_act(one.verb, one.ids, seat) for one in deeds]


def carry_out(g: Heroes, seat: Seat, what: Act) -> None:
    DEEDS[what.verb].carry_out(g, seat, what)
