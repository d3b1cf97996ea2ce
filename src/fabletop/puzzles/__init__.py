"""Positions in which exactly one line reaches the goal: how they are found, checked, kept and played."""
