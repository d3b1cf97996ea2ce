"""Who tells of each game.

Village tells in messages.  Heroes and Andor still speak, each speaker in one language: all that has to do
with a language on the way to a seat is in this package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from fabletop.games.telling import Teller
from fabletop.games.village.telling import VillageTeller
from fabletop.ledger import Language
from fabletop.server.speakers.andor import AndorSpeaker
from fabletop.server.speakers.heroes import HeroesSpeaker
from fabletop.server.speakers.speaker import LINES_KEPT, Speaker
from fabletop.server.speakers.spoken import SpokenTeller

TELLERS: Final[dict[str, Callable[[Mapping[int, str]], Teller]]] = {"village": VillageTeller}
SPEAKERS: Final[dict[str, Callable[[Language, Mapping[int, str]], Speaker]]] = {
    "heroes": HeroesSpeaker,
    "andor": AndorSpeaker,
}
TELLERS_KEPT: Final = 128


def heard_in(game: str, language: Language) -> Language:
    """The language that matters to what is sent: none but English where messages are."""
    return language if game in SPEAKERS else "en"


def teller(game: str, names: Mapping[int, str] | None = None, language: Language = "en") -> Teller:
    """Who tells of a game at a table where people have these names; made once for all who hear the same."""
    return known_teller(game, heard_in(game, language), tuple(sorted((names or {}).items())))


@lru_cache(TELLERS_KEPT)
def known_teller(game: str, language: Language, names: tuple[tuple[int, str], ...]) -> Teller:
    if game in SPEAKERS:
        return SpokenTeller(SPEAKERS[game](language, dict(names)))
    return TELLERS[game](dict(names))


__all__ = ["LINES_KEPT", "SPEAKERS", "TELLERS", "TELLERS_KEPT", "heard_in", "known_teller", "teller"]
