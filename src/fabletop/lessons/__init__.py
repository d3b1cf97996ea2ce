"""Lessons: a first game with somebody who points."""
