"""Heroes as text: the map, the towns, and the combat board."""

from fabletop.games.heroes.terminal.screen import HeroesScreen, screen

__all__ = ["HeroesScreen", "screen"]
