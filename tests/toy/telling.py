"""What a walker is told."""

from __future__ import annotations

from collections.abc import Mapping

from tests.toy import words
from tests.toy.game import NAME, ToTheWell

from fabletop.games.telling import GameTeller
from fabletop.kernel import Decision, Pick


class ToyTeller(GameTeller[ToTheWell, words.ToyWords]):
    def __init__(self, names: Mapping[int, str] | None = None) -> None:
        super().__init__(ToTheWell, words, words.ToyWords(names))

    def about(self, g: ToTheWell, decision: Decision, pick: Pick) -> dict[str, int]:
        return {"steps": 1}

    def catalogue(self) -> dict[str, str]:
        return {"game": NAME}
