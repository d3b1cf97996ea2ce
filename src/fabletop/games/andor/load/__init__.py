"""Reading and checking what comes with the game, and legends that somebody wrote."""

from fabletop.games.andor.load.content import (
    FOLDER,
    NUMBERS,
    OWN,
    Content,
    content,
    fingerprint_of,
    legend_for,
    legend_in,
    mistakes_for,
    read_content,
    read_legend,
)

__all__ = [
    "FOLDER",
    "NUMBERS",
    "OWN",
    "Content",
    "content",
    "fingerprint_of",
    "legend_for",
    "legend_in",
    "mistakes_for",
    "read_content",
    "read_legend",
]
