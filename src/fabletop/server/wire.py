"""What is printed on a game's things, as it goes over the wire."""

from __future__ import annotations

from typing import Any

from fabletop.server.tellers import teller


def catalogue(game: str, content: str = "") -> Any:
    """What is printed: every card and hero of a game, today or in the content of this hash."""
    return teller(game, content=content).catalogue()
