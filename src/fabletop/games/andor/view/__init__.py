"""What the party may know, and a game that it cannot tell from the true one.

Everybody at the table knows the same.  Hidden from all are the faces of closed tokens, the order of the event
cards and movement tokens, the crests, the cave tokens in the supply, and the gems in their pile; so is all of
the legend that was not read yet.
"""

from fabletop.games.andor.view.heroes import figure_of, heroes_of_seats
from fabletop.games.andor.view.imagine import imagine
from fabletop.games.andor.view.records import AndorView
from fabletop.games.andor.view.show import view_for
from fabletop.games.andor.view.story import stars_ahead

__all__ = ["AndorView", "figure_of", "heroes_of_seats", "imagine", "stars_ahead", "view_for"]
