"""The planner for Andor: the party's tasks, who takes which, and the pick that serves them."""

from __future__ import annotations

from fabletop.games.andor.bots.act import advise
from fabletop.games.andor.bots.advice import Advice
from fabletop.games.andor.state.game import Andor
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick, Seat

__all__ = ["Advice", "advise", "instinct"]


def instinct(g: Andor, seat: Seat, decision: Decision, luck: int) -> Pick:
    """What the plan asks for; it leaves nothing to luck."""
    return advise(g, seat, decision).pick
