"""A legend of Andor as text: the map, the party, and everybody whom it meets."""

from fabletop.games.andor.terminal.screen import AndorScreen, screen

__all__ = ["AndorScreen", "screen"]
