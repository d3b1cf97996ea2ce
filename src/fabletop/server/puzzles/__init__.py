"""Puzzles: the list, those of the day, and solving them."""
