"""Advice for whoever asks for it, at the server's tables and in the terminal."""

from fabletop.counsel.advice import TEXT, Counsel, advise, luck_of

__all__ = ["TEXT", "Counsel", "advise", "luck_of"]
