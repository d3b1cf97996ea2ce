"""Play a match in the terminal, by numbers, with every rule a question mark away."""

from fabletop.terminal.session import play_in_terminal

__all__ = ["play_in_terminal"]
