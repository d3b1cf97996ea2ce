"""Who tells of a game at a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fabletop.games import BOXES, GAMES
from fabletop.games.telling import Teller

TELLERS_KEPT: Final = 128


def teller(game: str, names: Mapping[int, str] | None = None, content: str = "") -> Teller:
    """Who tells of a game at a table where people have these names and play with this content; made once for
    all who hear the same."""
    today = content in ("", BOXES[game].content_hash())
    return known_teller(game, tuple(sorted((names or {}).items())), "" if today else content)


@lru_cache(TELLERS_KEPT)
def known_teller(game: str, names: tuple[tuple[int, str], ...], content: str) -> Teller:
    return GAMES[game].teller(dict(names), content)
