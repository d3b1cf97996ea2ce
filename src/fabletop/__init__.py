"""Fabletop: fantasy board games with every rule enforced, in the browser and in Python."""

__version__ = "0.9.0"
