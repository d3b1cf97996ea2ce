"""Who tells of a game at a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fabletop.games import GAMES
from fabletop.games.telling import Teller

TELLERS_KEPT: Final = 128


def teller(game: str, names: Mapping[int, str] | None = None) -> Teller:
    """Who tells of a game at a table where people have these names; made once for all who hear the same."""
    return known_teller(game, tuple(sorted((names or {}).items())))


@lru_cache(TELLERS_KEPT)
def known_teller(game: str, names: tuple[tuple[int, str], ...]) -> Teller:
    return GAMES[game].teller(dict(names))
