"""The way to the well, told over the wire."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.toy import words
from tests.toy.game import ToTheWell

from fabletop.kernel import Decision, Game, Pick
from fabletop.ledger import Language
from fabletop.server.speakers.speaker import GameSpeaker


class ToySpeaker(GameSpeaker[ToTheWell, words.ToyWords]):
    def __init__(self, language: Language, names: Mapping[int, str]) -> None:
        super().__init__(ToTheWell, words, words.ToyWords(language, names))

    def option(self, game: Game, decision: Decision, pick: Pick) -> dict[str, Any]:
        return self.plain_option(self.own(game), decision, pick, "", None)

    def bearings(self, g: ToTheWell) -> tuple[Any, ...]:
        return ()

    def catalogue(self) -> dict[str, Any]:
        return {}
