"""Who tells of each game.

Village and Heroes tell in messages.  Andor still speaks, each speaker in one language: all that has to do
with a language on the way to a seat is in this package.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from fabletop.games import GAMES
from fabletop.games.telling import Teller
from fabletop.ledger import Language
from fabletop.server.speakers.andor import AndorSpeaker
from fabletop.server.speakers.speaker import LINES_KEPT
from fabletop.server.speakers.spoken import SpokenTeller

TELLERS_KEPT: Final = 128


def teller(game: str, names: Mapping[int, str] | None = None, language: Language = "en") -> Teller:
    """Who tells of a game at a table where people have these names; made once for all who hear the same."""
    return known_teller(game, language, tuple(sorted((names or {}).items())))


@lru_cache(TELLERS_KEPT)
def known_teller(game: str, language: Language, names: tuple[tuple[int, str], ...]) -> Teller:
    return GAMES[game].teller(dict(names), language)


__all__ = [
    "LINES_KEPT",
    "TELLERS_KEPT",
    "AndorSpeaker",
    "SpokenTeller",
    "known_teller",
    "teller",
]
