"""How each game speaks over the wire."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fabletop.ledger import Language
from fabletop.server.speakers.andor import AndorSpeaker
from fabletop.server.speakers.heroes import HeroesSpeaker
from fabletop.server.speakers.speaker import LINES_KEPT, Seen, Speaker
from fabletop.server.speakers.village import VillageSpeaker

SPEAKERS: Final[dict[str, Callable[[Language, Mapping[int, str]], Speaker]]] = {
    "village": VillageSpeaker,
    "heroes": HeroesSpeaker,
    "andor": AndorSpeaker,
}

__all__ = ["LINES_KEPT", "SPEAKERS", "AndorSpeaker", "HeroesSpeaker", "Seen", "Speaker", "VillageSpeaker"]
