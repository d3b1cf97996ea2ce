"""A bot that picks any option, each as likely as the next."""

from __future__ import annotations

from fabletop.bots.look import Look
from fabletop.kernel.decision import Decision
from fabletop.kernel.frame import Pick


class RandomBot:
    name = "random"

    def choose(self, look: Look, decision: Decision, luck: int) -> Pick:
        return decision.options[luck % len(decision.options)]
