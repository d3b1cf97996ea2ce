"""What each seat may know, and the games it may imagine.

A view is built up from nothing: what is not copied here is not shown.  Hidden are the hands of others, the
order of every deck, and the top cards that somebody is looking at.
"""

from fabletop.games.heroes.view.combat import scene
from fabletop.games.heroes.view.forecast import view_of_forecast
from fabletop.games.heroes.view.imagine import imagine
from fabletop.games.heroes.view.records import HeroesView
from fabletop.games.heroes.view.show import laid_open, view_for

__all__ = ["HeroesView", "imagine", "laid_open", "scene", "view_for", "view_of_forecast"]
