"""Rounds and turns: what they begin and end with, and what a player may do in between."""
