"""What each seat may know, and the games it may imagine.

A view is built up from nothing: what is not copied here is not shown.  Hidden are the order of every deck,
what lies in the face-down market decks, and which of a player's unseen cards are in hand.
"""

from fabletop.games.village.view.imagine import imagine
from fabletop.games.village.view.records import VillageView
from fabletop.games.village.view.show import laid_open, view_for

__all__ = ["VillageView", "imagine", "laid_open", "view_for"]
