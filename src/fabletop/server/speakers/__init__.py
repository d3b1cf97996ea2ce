"""How each game speaks over the wire."""

from __future__ import annotations

from fabletop.server.speakers.andor import AndorSpeaker
from fabletop.server.speakers.heroes import HeroesSpeaker
from fabletop.server.speakers.speaker import LINES_KEPT, Seen, Speaker
from fabletop.server.speakers.village import VillageSpeaker

__all__ = ["LINES_KEPT", "AndorSpeaker", "HeroesSpeaker", "Seen", "Speaker", "VillageSpeaker"]
