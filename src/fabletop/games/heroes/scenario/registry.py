"""What the words of scenarios mean: each stands over the function that looks or does.

A condition is asked for a seat: what it says of `player` means that one.  An effect is carried out once for
whoever its frame is for; who that is, the script works out from `effect.who` before.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fabletop.games.heroes.scenario.clauses import Condition, Effect
from fabletop.games.heroes.scenario.named import CONDITIONS, EFFECTS
from fabletop.games.heroes.state.game import Heroes
from fabletop.kernel.frame import Frame, Seat

Look = Callable[[Heroes, Condition, Seat], bool]
Deed = Callable[[Heroes, Frame, Effect], None]

LOOKS: Final[dict[str, Look]] = {}
DEEDS: Final[dict[str, Deed]] = {}


def condition(word: str) -> Callable[[Look], Look]:
    """Register when a condition is true."""

    def register(look: Look) -> Look:
        if word not in CONDITIONS:
            raise ValueError(f"no scenario can say {word}")
        if word in LOOKS:
            raise ValueError(f"two functions claim the condition {word}")
        LOOKS[word] = look
        return look

    return register


def effect(word: str) -> Callable[[Deed], Deed]:
    """Register what an effect does."""

    def register(deed: Deed) -> Deed:
        if word not in EFFECTS:
            raise ValueError(f"no scenario can say {word}")
        if word in DEEDS:
            raise ValueError(f"two functions claim the effect {word}")
        DEEDS[word] = deed
        return deed

    return register
