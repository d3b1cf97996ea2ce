"""The words that cards use for what they do.

Each word stands in a module beside this one, over the function that does it, with the moments at which it may
be played, what it is aimed at and when it is of use.

An instant may be played at almost any time [heroes.combat_card.030]; asking both players at every step
whether they would like to would make combat unbearable.  So each word has two sets of moments: those at which
a card with it may be played, and those at which a player who holds one is asked for its sake.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.combat.pieces import Blow, Play
from fabletop.games.heroes.combat.state import Combat
from fabletop.games.heroes.defs import NONE, Use
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Act, Seat

# Moments, as bits
START: Final = 1  # combat begins, no unit has been activated yet
TURN: Final = 2  # one's own unit is active
BETWEEN: Final = 4  # a unit is about to be activated
BLOW: Final = 8  # an attack was declared, no die is rolled yet [heroes.combat_round.190]
ROLLED: Final = 16  # the attack die lies on the table
FATAL: Final = 32  # an attack would defeat a unit
CASTING: Final = 64  # power is being added to a spell [heroes.spell.060]
AFTER_CAST: Final = 128  # one's own spell was cast
ENEMY_CAST: Final = 256  # the enemy cast a spell
ON_MAP: Final = 512  # outside combat, on one's own turn
BEFORE_GUARDS: Final = 1024  # a fight with guards is about to be announced
AFTER_VICTORY: Final = 2048  # the main hero has just won a fight
END_OF_TURN: Final = 4096
PURCHASE: Final = 8192  # units or spells are being bought
MAP_MOMENTS: Final = ON_MAP | BEFORE_GUARDS | AFTER_VICTORY | END_OF_TURN | PURCHASE
NEVER: Final = 0  # what comes along with other words

ANY_TIME: Final = START | TURN | BETWEEN | BLOW


def is_for_the_map(use: Use) -> bool:
    """Whether a use of a card does nothing in combat."""
    return use.windows & ~MAP_MOMENTS == 0


Deed = Callable[[Heroes, Play, int], None]
Targets = Callable[[Heroes, Play, int], list[Act]]
Useful = Callable[[Heroes, Seat, int, int], bool]  # for whom, on which side, how much
Helps = Callable[[Heroes, int, Blow], bool]
Touches = Callable[[Combat, int, Blow], int]


def defender_of(c: Combat, side: int, blow: Blow) -> int:
    return blow.defender


def attacker_of(c: Combat, side: int, blow: Blow) -> int:
    return blow.attacker


class Word:
    """A word: when it may be played, at what it is aimed, when it is of use, and what it does."""

    def __init__(self, name: str, moments: int, asks: int, deed: Deed) -> None:
        self.name: Final = name
        self.moments: Final = moments
        self.asks: Final = asks
        self.deed: Final = deed
        self.at: Targets | None = None
        self.aims = 0  # how many targets it needs
        self.useful: Useful | None = None  # where it is aimed at nothing
        self.helps: Helps | None = None  # whether it changes a blow on its way in favour of a side
        self.touches: Touches = defender_of  # the unit of the blow that a spell with it must reach
        self.lends = False  # without a blow on its way, a spell with it waits for one on its target
        self.tiers = False  # its number is the highest tier that it reaches

    def works(self, side: int) -> bool:
        """Whether it does anything where it is played: outside a combat, on no side, few words do."""
        return side != NONE or self.moments == NEVER or self.moments & MAP_MOMENTS != 0

    def needs(self, g: Heroes) -> int:
        """How many targets it asks for just now: what helps a blow asks for none while one is on its way."""
        if self.lends:
            return 1 if g.fight.blow is None else 0
        return self.aims


WORDS: Final[dict[str, Word]] = {}


def word(
    name: str,
    moments: int,
    asks: int | None = None,
    *,
    at: Targets | None = None,
    aims: int = 1,
    useful: Useful | None = None,
    helps: Helps | None = None,
    touches: Touches = defender_of,
    tiers: bool = False,
) -> Callable[[Deed], Deed]:
    """Register what carries a word out; it asks at the moments at which it may be played, unless told."""

    def register(deed: Deed) -> Deed:
        if name in WORDS:
            raise ValueError(f"two deeds claim the word {name}")
        made = Word(name, moments, moments if asks is None else asks, deed)
        made.at = at
        made.aims = 0 if at is None else aims
        made.useful = useful
        made.helps = helps
        made.touches = touches
        made.lends = helps is not None and at is not None
        made.tiers = tiers
        WORDS[name] = made
        return deed

    return register
