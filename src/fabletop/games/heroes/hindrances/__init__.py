"""Why something cannot be done now that one might expect to do: what choosers leave out, part by part.

Nothing here is asked for while a game is played; `tests/laws/test_why_not.py` holds it to the choosers:
whatever is left out has one reason, and where that is taken away, the thing is on offer or has another.
"""

from fabletop.games.heroes.hindrances.hindered import hindered
from fabletop.games.heroes.hindrances.record import Hindrance, Left

__all__ = ["Hindrance", "Left", "hindered"]
