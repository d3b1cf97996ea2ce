"""What the scenario editor asks of the game: its words, scenarios to begin with, other editors' maps."""

from fabletop.games.heroes.editor.copies import copy
from fabletop.games.heroes.editor.layouts import bring, take
from fabletop.games.heroes.editor.trials import setup_of, try_out
from fabletop.games.heroes.editor.vocabulary import words

__all__ = ["bring", "copy", "setup_of", "take", "try_out", "words"]
