"""Lessons over the wire."""
