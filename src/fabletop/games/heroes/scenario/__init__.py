"""Scenarios: the map that is laid, what players begin with, what happens when, and what they play for."""
