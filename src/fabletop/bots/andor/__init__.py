"""The planner for Andor: the party's tasks, who takes which, and the pick that serves them."""

from fabletop.bots.andor.act import Advice, advise

__all__ = ["Advice", "advise"]
