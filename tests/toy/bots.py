"""Who walks slowly gets there."""

from __future__ import annotations

from tests.toy.game import WALK, ToTheWell

from fabletop.kernel import Decision, Pick, Seat


def instinct(g: ToTheWell, seat: Seat, decision: Decision, luck: int) -> Pick:
    return WALK
