"""What one game and all its clones share."""

from __future__ import annotations

from typing import Final

from fabletop.games.heroes.defs import (
    ABILITY,
    ARTIFACT,
    NONE,
    SPELL,
    AiCardDef,
    CardDef,
    HeroDef,
    UnitDef,
)
from fabletop.games.heroes.rules import Rules


class Plan:
    """What a game is about, as agreed before it begins."""

    def __init__(self) -> None:
        self.mode = "duel"  # duel, guards or ai
        self.siege = False
        self.field = 1  # the difficulty of the guarded field
        self.difficulty = 1
        self.skill = NONE  # the card that an AI hero knows
        self.ai_deck = (4, 3, 1)  # might, magic and skill cards of an AI hero


class Printed:
    """What one game and all its clones share: the rules in force and everything printed."""

    def __init__(
        self,
        rules: Rules,
        units: tuple[UnitDef, ...],
        cards: tuple[CardDef, ...],
        heroes: tuple[HeroDef, ...],
        ai_cards: tuple[AiCardDef, ...],
        guards: tuple[tuple[tuple[int, ...], ...], ...],
        tower: int,
        seats: int,
        plan: Plan,
    ) -> None:
        self.rules: Final = rules
        self.units: Final = units
        self.cards: Final = cards
        self.heroes: Final = heroes
        self.ai_cards: Final = ai_cards
        self.guards: Final = guards  # by field level (nobody at 0) and difficulty
        self.tower: Final = tower  # the unit that is the arrow tower
        self.seats: Final = seats
        self.plan: Final = plan
        self.card_by_id: Final = {card.id: card.index for card in cards}
        self.common: Final = {
            kind: frozenset(card.index for card in cards if card.kind == kind)
            for kind in (ABILITY, SPELL, ARTIFACT)
        }

    def alike(self, gained: int) -> frozenset[int]:
        """What somebody may have gained, for those who did not see which: from a common deck any card."""
        return self.common.get(self.cards[gained].kind) or frozenset((gained,))
