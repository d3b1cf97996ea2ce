"""Options that are on offer again and again, made once."""

from __future__ import annotations

from typing import Final

from fabletop.kernel.frame import Act, act

MADE: Final = 256  # of each verb: there are fewer cards, units and spaces


class Acts:
    """The acts of one verb on one thing, by its number."""

    def __init__(self, verb: str) -> None:
        self.verb: Final = verb
        self.made: Final = tuple([act(verb, id) for id in range(MADE)])

    def of(self, id: int) -> Act:
        return self.made[id] if id < MADE else act(self.verb, id)


ATTACK: Final = Acts("attack")
CARD: Final = Acts("card")
MOVE: Final = Acts("move")
RECRUIT: Final = Acts("recruit")
REINFORCE: Final = Acts("reinforce")
SPACE: Final = Acts("space")
UNIT: Final = Acts("unit")


def cards_among(cards: list[int]) -> list[Act]:
    """The cards of a hand or pile, equal ones as one option."""
    found: list[Act] = []
    seen: list[int] = []
    for card in cards:
        if card not in seen:
            seen.append(card)
            found.append(CARD.of(card))
    return found
