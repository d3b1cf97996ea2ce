"""For tests and bug reports: cite the rules that a test proves."""

from fabletop.testing.rules import rule

__all__ = ["rule"]
