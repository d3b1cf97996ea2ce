"""A game of two to six: who stands on whose side, and how it is set up."""

from fabletop.games.village.modes.sides import SORCERERS, opponents, place_of, team_of

__all__ = ["SORCERERS", "opponents", "place_of", "team_of"]
